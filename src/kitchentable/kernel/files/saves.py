"""Save files (`.kt`): a whole game, or what one seat may know of it.

A file is self-describing: a line that says what it is and which format, a line with the
SHA-256 of the rest, and the rest, MessagePack packed with zlib. `docs/save-format.md` has the
fields. A file is never changed by reading it, and replaced only by a complete new one.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import typing
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

import kitchentable
from kitchentable.kernel.chance import Physical, Sealed, Seeded, Source
from kitchentable.kernel.files.reasons import of_system
from kitchentable.kernel.game import Game
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.state.state import State, decode, digest, encode, statics
from kitchentable.kernel.table import replay as film
from kitchentable.kernel.table.journal import Entry, line
from kitchentable.kernel.table.judgement import Judge
from kitchentable.kernel.table.run import Mismatch, Run, replay
from kitchentable.kernel.table.table import Table

S = TypeVar("S", bound=State)

MAGIC = b"Kitchen Table game file, format "
FORMAT = 2
"""In format 1 a state was hashed together with the names of what does not change in it."""
MOST_BYTES = 64 * 1024 * 1024
"""A file that unpacks to more than this is not one of ours."""


class Played(Struct, frozen=True):
    """The game that a file holds: its name, versions, setup and content.

    >>> from examples import magpies_table
    >>> unpack(dump(magpies_table()), "game.kt").played.game
    'magpies'
    """

    game: str
    rules: int
    """The version of the game's rules."""
    program: str
    """The version of Kitchen Table that wrote it."""
    setup: dict[str, Plain]
    content: dict[str, Any]
    """The content it was played with, so that later changes of ours do not touch it."""
    content_hash: str


class Saved(Struct, frozen=True, tag="game"):
    """A whole game, with everything that is hidden: for the keeper of the table.

    >>> from examples import magpies_table
    >>> saved = unpack(dump(magpies_table(rounds=5)), "game.kt")
    >>> saved.over, len(saved.journal), saved.format == FORMAT
    (True, 25, True)
    """

    played: Played
    chance: Seeded | Physical | Sealed
    journal: list[Entry]
    hashes: list[tuple[int, str]]
    """State hashes at checkpoints, by position: where a replay goes wrong, it says so."""
    over: bool
    start: bytes = b""
    """The state it began with, where that was not the game's own beginning."""
    format: int = FORMAT
    """The format of the file it was read from."""


class Moment(Struct, frozen=True):
    """The view of a seat and the events it was told at one position.

    >>> from examples import magpies_table
    >>> unpack(export(magpies_table(), seat=0), "mine.kt").moments[-1].position
    11
    """

    position: int
    seat: int
    """The seat that answered, -1 for chance, -2 for nobody (the beginning)."""
    view: bytes
    told: list[Any]


class SeatSaved(Struct, frozen=True, tag="seat"):
    """The part of an unfinished game that one seat may know (`seat` -1: a spectator).

    >>> from examples import magpies_table
    >>> mine = unpack(export(magpies_table(rounds=1), seat=0), "mine.kt")
    >>> mine.seat, len(mine.moments)
    (0, 15)
    """

    played: Played
    seat: int
    commitment: str
    moments: list[Moment]


_DECODER = msgspec.msgpack.Decoder(Saved | SeatSaved)


# --- writing ----------------------------------------------------------------------------


def follow(table: Table[S]) -> Following[S]:
    """The help with which `dump` saves a table many times without playing it again each time.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> following = follow(table)
    >>> dump(table, following) == dump(table)
    True
    """
    return Following(table.game, table.beginning())


def dump(table: Table[S], following: Following[S] | None = None) -> bytes:
    """A whole game as the bytes of a file.

    >>> from examples import magpies_table
    >>> dump(magpies_table()).splitlines()[0]
    b'Kitchen Table game file, format 2'
    """
    chance = table.chance
    if not isinstance(chance, Seeded | Sealed | Physical):
        chance = Physical()
    hashes = (following or follow(table)).checkpoints(table.journal)
    start = b"" if table.start is None else encode(table.start)
    return _pack(Saved(_played(table), chance, table.journal, hashes, table.over, start))


def export(table: Table[S], seat: int | None) -> bytes:
    """A file with what a seat (`None`: a spectator) may know; with all when the game is over.

    >>> from examples import magpies_table
    >>> type(unpack(export(magpies_table(), None), "game.kt")).__name__
    'SeatSaved'
    >>> type(unpack(export(magpies_table(rounds=5), None), "game.kt")).__name__
    'Saved'
    """
    if table.over:
        return dump(table)
    commitment = table.chance.commitment if isinstance(table.chance, Sealed) else ""
    saved = SeatSaved(_played(table), -1 if seat is None else seat, commitment, [])
    for frame in film.frames(table, seat):
        saved.moments.append(
            Moment(frame.position, frame.seat, encode(frame.view), list(frame.told))
        )
    return _pack(saved)


def _played(table: Table[S]) -> Played:
    content = msgspec.to_builtins(table.content)
    return Played(
        table.game.name,
        table.game.version,
        kitchentable.__version__,
        msgspec.to_builtins(table.setup),
        content,
        content_hash(content),
    )


def content_hash(content: Mapping[str, Plain]) -> str:
    """A hash of content as plain data.

    >>> content_hash({"each": 5}) == content_hash({"each": 4})
    False
    """
    packed = msgspec.msgpack.encode(content, order="deterministic")
    return hashlib.sha256(packed).hexdigest()[:16]


def _pack(saved: Saved | SeatSaved) -> bytes:
    body = zlib.compress(msgspec.msgpack.encode(saved), 6)
    return MAGIC + b"%d\n%s\n" % (FORMAT, hashlib.sha256(body).hexdigest().encode()) + body


def write(data: bytes, path: Path) -> None:
    """Write a file so that at every moment either the old or the new one is there, whole.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write(b"a game", Path(folder) / "game.kt")
    ...     (Path(folder) / "game.kt").read_bytes()
    b'a game'
    """
    draft = path.parent / f".{path.name}.{os.getpid()}.part"
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        raise Problem("file-not-written", file=str(path), why=of_system(error)) from None


# --- reading ----------------------------------------------------------------------------


def read(path: Path) -> Saved | SeatSaved:
    """The game in a file; a `Problem` says what is wrong with it.

    >>> read(Path("nowhere.kt"))
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: file-not-read(file=nowhere.kt, ...)
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Problem("file-not-read", file=str(path), why=of_system(error)) from None
    return unpack(data, str(path))


def unpack(data: bytes, name: str, most: int = MOST_BYTES) -> Saved | SeatSaved:
    """The game in the bytes of a file; a `Problem` says what is wrong with them.

    `name` is what messages call the file, `most` how many bytes it may unpack to.

    >>> unpack(b"something else", "game.kt")
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: file-not-ours(file=game.kt)
    """
    if not data.startswith(MAGIC):
        raise Problem("file-not-ours", file=name)
    head, _, rest = data.partition(b"\n")
    number = head[len(MAGIC) :]
    if not number.isdigit():
        raise Problem("file-not-ours", file=name)
    format = int(number[:9])
    if not 1 <= format <= FORMAT:
        raise Problem("file-format", file=name, given=str(format), known=FORMAT)
    checksum, _, body = rest.partition(b"\n")
    if hashlib.sha256(body).hexdigest().encode() != checksum:
        raise Problem("file-damaged", file=name)
    try:
        packed = zlib.decompressobj()
        unpacked = packed.decompress(body, most)
        if packed.unconsumed_tail:
            raise Problem("file-too-large", file=name)
        saved: Saved | SeatSaved = _DECODER.decode(unpacked)
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        raise Problem("file-damaged", file=name) from None
    if content_hash(saved.played.content) != saved.played.content_hash:
        raise Problem("file-content", file=name)
    return msgspec.structs.replace(saved, format=format) if isinstance(saved, Saved) else saved


def check_rules(played: Played, game: Game[S], name: str) -> None:
    """Raise a `Problem` unless the game was played by the rules of this version.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> check_rules(unpack(dump(table), "game.kt").played, table.game, "game.kt")
    """
    if played.rules != game.version:
        newer = "file-rules-newer" if played.rules > game.version else "file-rules-older"
        raise Problem(newer, file=name, given=played.rules, known=game.version)


def open_table(saved: Saved, game: Game[S], name: str, chance: Source | None = None) -> Table[S]:
    """The table a file was saved from, at the same question. The replay is checked.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=2)
    >>> again = open_table(unpack(dump(table), "game.kt"), table.game, "game.kt")
    >>> again.waiting() == table.waiting(), again.state.magpies == table.state.magpies
    (True, True)
    """
    setup, content = _setup_and_content(saved.played, game, name)
    with said(name):
        begun = game.rules.begin(setup, content)
        start = decode(game.state, saved.start, **statics(begun)) if saved.start else None
        check_hashes(saved, game, begun if start is None else copy(start))
        source = chance or saved.chance
        return Table(game, setup, content, chance=source, journal=saved.journal, start=start)


def judge(saved: Saved, game: Game[S], name: str) -> Saved:
    """A file that a stranger sent: each entry judged, and as play would have recorded it.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=5)
    >>> judge(unpack(dump(table), "game.kt"), table.game, "game.kt").over
    True
    """
    setup, content = _setup_and_content(saved.played, game, name)
    with said(name):
        begun = game.rules.begin(setup, content)
        if saved.start:
            begun = decode(game.state, saved.start, **statics(begun))
        referee = Judge(game, begun, setup.seats)
        journal = referee.judged(saved.journal)
        check_hashes(saved, game, begun)
    played = msgspec.structs.replace(saved.played, setup=msgspec.to_builtins(setup))
    over = referee.run.question is None
    return msgspec.structs.replace(saved, played=played, journal=journal, over=over)


@contextlib.contextmanager
def said(name: str) -> Iterator[None]:
    """Turn what goes wrong in a replay into a `Problem` of the file.

    >>> with said("game.kt"):
    ...     raise Mismatch(7, "the state at the checkpoint differs")
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: file-replay(file=game.kt, position=7)
    """
    try:
        yield
    except Mismatch as mismatch:
        raise Problem("file-replay", file=name, position=mismatch.position) from None
    except msgspec.MsgspecError:
        raise Problem("file-damaged", file=name) from None


def check_hashes(saved: Saved, game: Game[S], begun: S) -> None:
    """Raise a `Mismatch` unless the states at the checkpoints are those of the file.

    The states of format 1 were hashed in another way: its games are checked by their answers.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> check_hashes(unpack(dump(table), "game.kt"), table.game, table.beginning())
    """
    if saved.format < FORMAT:
        return
    found = checkpoints(game, begun, saved.journal)
    for was, now in zip(saved.hashes, found, strict=False):
        if was != now:
            raise Mismatch(min(was[0], now[0]), "the state at the checkpoint differs")
    if len(saved.hashes) != len(found):
        raise Mismatch(len(saved.journal), "the number of checkpoints differs")


def _setup_and_content(played: Played, game: Game[S], name: str) -> tuple[Any, Any]:
    check_rules(played, game, name)
    try:
        setup = msgspec.convert(played.setup, game.setup)
        content = msgspec.convert(played.content, game.content)
    except msgspec.ValidationError:
        raise Problem("file-damaged", file=name) from None
    for problem in game.box.unfit(content):
        raise Problem("pack-unfit", file=name, why=problem)
    return setup, content


def checkpoints(game: Game[S], begun: S, journal: list[Entry]) -> list[tuple[int, str]]:
    """The hashes of the state at every checkpoint of a game, by position.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=1)
    >>> [position for position, _ in checkpoints(table.game, table.beginning(), table.journal)]
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 13]
    """
    return Following(game, begun).checkpoints(journal)


class Following(Generic[S]):
    """A game followed entry by entry, for a table that is saved again and again.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=1)
    >>> following = Following(table.game, table.beginning())
    >>> len(following.checkpoints(table.journal))
    12
    """

    def __init__(self, game: Game[S], begun: S) -> None:
        self._game, self._begun = game, begun
        self._begin()

    def _begin(self) -> None:
        self._found: list[tuple[int, str]] = []
        self._done: list[int] = []
        self._position = 0
        self._run = Run(self._game, copy(self._begun), notice=self._notice)

    def _notice(self, state: S) -> None:
        self._found.append((self._position, digest(state)))

    def checkpoints(self, journal: list[Entry]) -> list[tuple[int, str]]:
        """The hashes so far; only what is new in the journal is played, unless it went back."""
        try:
            standing = line(journal)
        except ValueError as problem:
            raise Mismatch(len(journal), str(problem)) from None
        if standing[: len(self._done)] != self._done:
            self._begin()
        for number in standing[len(self._done) :]:
            self._position = number + 1
            replay(self._run, number, journal[number])
            self._done.append(number)
        return list(self._found)


def seat_frames(saved: SeatSaved, game: Game[S], name: str) -> Iterator[film.Frame[S]]:
    """The frames of a seat's own file.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=1)
    >>> *_, last = seat_frames(unpack(export(table, 0), "mine.kt"), table.game, "mine.kt")
    >>> [magpie.laid for magpie in last.view.magpies]
    [[9], [4]]
    """
    fixed = statics(game.rules.begin(*_setup_and_content(saved.played, game, name)))
    kinds: Any = typing.Union[game.events]  # noqa: UP007 (made at run time)
    for moment in saved.moments:
        try:
            told = [msgspec.convert(event, kinds) for event in moment.told]
            view = decode(game.state, moment.view, **fixed)
        except (msgspec.MsgspecError, TypeError):
            raise Problem("file-damaged", file=name) from None
        yield film.Frame(moment.position, moment.seat, told, view)
