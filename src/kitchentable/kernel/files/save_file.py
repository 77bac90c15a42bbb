"""The `.kt` file: its parts as types, how it is packed and unpacked, written and read.

A file is self-describing: a line that says what it is and which format, a line with the
SHA-256 of the rest, and the rest, MessagePack packed with zlib. `docs/save-format.md` has the
fields. A file is never changed by reading it, and replaced only by a complete new one.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from kitchentable.kernel.chance import Kept
from kitchentable.kernel.files.reasons import of_system
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table.journal import Entry, Forerunner

MAGIC = b"Kitchen Table game file, format "
FORMAT = 2
"""In format 1 a state was hashed together with the names of what does not change in it."""
MOST_BYTES = 64 * 1024 * 1024
"""A file that unpacks to more than this is not one of ours."""


class Played(Struct, frozen=True):
    """The game that a file holds: its name, versions, setup and content.

    >>> from examples import magpies_table
    >>> from kitchentable.kernel.files.saves import dump, export
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
    names: tuple[str, ...] = ()
    """What the players are called, by seat; nothing in files of earlier versions."""


class Saved(Struct, frozen=True, tag="game"):
    """A whole game, with everything that is hidden: for the keeper of the table.

    >>> from examples import magpies_table
    >>> from kitchentable.kernel.files.saves import dump, export
    >>> saved = unpack(dump(magpies_table(rounds=5)), "game.kt")
    >>> saved.over, len(saved.journal), saved.format == FORMAT
    (True, 25, True)
    """

    played: Played
    chance: Kept
    journal: list[Entry]
    hashes: list[tuple[int, str]]
    """State hashes at checkpoints, by position: where a replay goes wrong, it says so."""
    over: bool
    start: bytes = b""
    """The state it began with, where that was not the game's own beginning."""
    winners: tuple[int, ...] | None = None
    """The seats that have won, if the game is over; files of the first versions do not say."""
    forerunner: Forerunner | None = None
    """The game that this one goes on from, where the rules have been corrected since."""
    format: int = FORMAT
    """The format of the file it was read from."""
    situation: str = ""
    """The text of the situation file it began with: the state is made from it again."""


class Moment(Struct, frozen=True):
    """The view of a seat and the events it was told at one position.

    >>> from examples import magpies_table
    >>> from kitchentable.kernel.files.saves import dump, export
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
    >>> from kitchentable.kernel.files.saves import dump, export
    >>> mine = unpack(export(magpies_table(rounds=1), seat=0), "mine.kt")
    >>> mine.seat, len(mine.moments)
    (0, 15)
    """

    played: Played
    seat: int
    commitment: str
    moments: list[Moment]


_DECODER = msgspec.msgpack.Decoder(Saved | SeatSaved)


def content_hash(content: Mapping[str, Plain]) -> str:
    """A hash of content as plain data.

    >>> content_hash({"each": 5}) == content_hash({"each": 4})
    False
    """
    packed = msgspec.msgpack.encode(content, order="deterministic")
    return hashlib.sha256(packed).hexdigest()[:16]


def pack(saved: Saved | SeatSaved) -> bytes:
    """A game as the bytes of a file.

    >>> from examples import magpies_table
    >>> from kitchentable.kernel.files.saves import dump
    >>> data = dump(magpies_table())
    >>> pack(unpack(data, "game.kt")) == data
    True
    """
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
    return structs.replace(saved, format=format) if isinstance(saved, Saved) else saved
