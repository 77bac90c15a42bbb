"""Save files (`.kt`): a whole game, or what one seat may know of it; saved and opened again.

A game that was played by earlier rules opens too: where the rules of this version go differently,
`open_game` says at which entry, and gives a new game that stands there.
"""

from __future__ import annotations

import contextlib
import typing
from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import structs

import kitchentable
from kitchentable.kernel.agreement import recorded
from kitchentable.kernel.chance import Arranged, Physical, Sealed, Seeded, Source
from kitchentable.kernel.files import starts
from kitchentable.kernel.files.save_file import (
    FORMAT,
    MAGIC,
    MOST_BYTES,
    Moment,
    Played,
    Saved,
    SeatSaved,
    content_hash,
    pack,
    read,
    unpack,
    write,
)
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.state.state import State, decode, encode, statics
from kitchentable.kernel.state.views import hidden_fields
from kitchentable.kernel.table import differences
from kitchentable.kernel.table import replay as film
from kitchentable.kernel.table.differences import Difference
from kitchentable.kernel.table.following import Following, checkpoints
from kitchentable.kernel.table.journal import forerunner, line
from kitchentable.kernel.table.judgement import Judge
from kitchentable.kernel.table.run import Mismatch
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say

__all__ = [
    "FORMAT",
    "MAGIC",
    "MOST_BYTES",
    "Moment",
    "Opened",
    "Played",
    "Saved",
    "SeatSaved",
    "content_hash",
    "dump",
    "export",
    "follow",
    "judge",
    "open_game",
    "open_table",
    "pack",
    "read",
    "seat_frames",
    "unpack",
    "write",
]

S = TypeVar("S", bound=State)

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
    if not isinstance(chance, Seeded | Sealed | Physical | Arranged):
        chance = Physical()
    hashes = (following or follow(table)).checkpoints(table.journal)
    start = b"" if table.start is None or table.situation else encode(table.start)
    winners = None if table.result is None else table.result.winners
    saved = Saved(
        *(_played(table), chance, table.journal, hashes, table.over, start, winners),
        *(table.forerunner, FORMAT, table.situation),
    )
    return pack(saved)


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
    if table.situation and hidden_fields(table.game.state):
        raise Problem("file-situation-hidden")  # views alone do not say what the table is like
    commitment = table.chance.commitment if isinstance(table.chance, Sealed) else ""
    saved = SeatSaved(_played(table), -1 if seat is None else seat, commitment, [])
    for frame in film.frames(table, seat):
        saved.moments.append(
            Moment(frame.position, frame.seat, encode(frame.view), list(frame.told))
        )
    return pack(saved)


def _played(table: Table[S]) -> Played:
    content = msgspec.to_builtins(table.content)
    return Played(
        table.game.name,
        table.game.version,
        kitchentable.__version__,
        msgspec.to_builtins(table.setup),
        content,
        content_hash(content),
        tuple(table.names),
    )


# --- reading ----------------------------------------------------------------------------


def check_rules(played: Played, game: Game[S], name: str) -> None:
    """Raise a `Problem` if the game was played by newer rules than this version has.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> check_rules(unpack(dump(table), "game.kt").played, table.game, "game.kt")
    """
    if played.rules > game.version:
        raise Problem("file-rules-newer", file=name, given=played.rules, known=game.version)


class Opened(NamedTuple, Generic[S]):
    """A game out of a file, and where it begins to go differently, if it does.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> open_game(unpack(dump(table), "game.kt"), table.game, "game.kt").differs is None
    True
    """

    table: Table[S]
    """The table the file was saved from; or a new game, which stands where the old one differs."""
    differs: Difference | None = None


def open_game(saved: Saved, game: Game[S], name: str, chance: Source | None = None) -> Opened[S]:
    """The game of a file. If the rules go differently now, it stands where they begin to.

    A file of this version's rules is trusted: its states are compared, its answers are not judged
    again. A file of earlier rules is judged entry by entry.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=2)
    >>> saved = unpack(dump(table), "game.kt")
    >>> forged = structs.replace(saved, journal=[*saved.journal[:11], *saved.journal[12:]])
    >>> open_game(forged, table.game, "game.kt").differs.position
    12
    """
    setup, content = _setup_and_content(saved.played, game, name)
    with said(name):
        begun, start = _beginning(saved, game, setup, content)
        differs = _difference(saved, game, begun, setup.seats)
        journal = saved.journal if differs is None else saved.journal[: differs.position]
        source = chance or saved.chance
        table = Table(game, setup, content, chance=source, journal=journal, start=start)
    table.forerunner, table.situation = saved.forerunner, saved.situation
    table.names = saved.played.names
    if differs is not None:
        table.forerunner = forerunner(saved.journal, differs.position, saved.played.rules)
    return Opened(table, differs)


def _beginning(saved: Saved, game: Game[S], setup: Any, content: Any) -> tuple[S, S | None]:
    """The state a game began with; and again, if that was not the game's own beginning."""
    start = starts.start(game, setup, content, saved.start, saved.situation)
    return (game.rules.begin(setup, content), None) if start is None else (copy(start), start)


def _difference(saved: Saved, game: Game[S], begun: S, seats: int) -> Difference | None:
    """Where the game of a file begins to go differently by the rules of this version."""
    other = None
    try:
        if check_hashes(saved, game, copy(begun)) and saved.played.rules == game.version:
            return None
    except Mismatch as mismatch:
        other = Difference(mismatch.position, say("differs-state"))
    referee = Judge(game, begun, seats)
    return differences.found(referee, saved.journal, saved.over, saved.winners) or other


def open_table(saved: Saved, game: Game[S], name: str, chance: Source | None = None) -> Table[S]:
    """The table a file was saved from, at the same question; a `Problem` if it goes differently.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=2)
    >>> again = open_table(unpack(dump(table), "game.kt"), table.game, "game.kt")
    >>> again.waiting() == table.waiting(), again.state.magpies == table.state.magpies
    (True, True)
    """
    table, differs = open_game(saved, game, name, chance)
    if differs is not None:
        raise Problem("file-replay", file=name, position=differs.position, why=differs.why)
    return table


def judge(saved: Saved, game: Game[S], name: str) -> tuple[Saved, Difference | None]:
    """A file that a stranger sent: each entry judged, and as play would have recorded it.

    If the rules go differently now than those it was played by, it ends where they begin to.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=5)
    >>> fair, differs = judge(unpack(dump(table), "game.kt"), table.game, "game.kt")
    >>> fair.over, differs
    (True, None)
    """
    setup, content = _setup_and_content(saved.played, game, name)
    differs = None
    with said(name):
        begun, _ = _beginning(saved, game, setup, content)
        if saved.played.rules < game.version:
            differs = _difference(saved, game, begun, setup.seats)
            saved = _fitting(saved, game, begun, setup.seats, differs)
        referee = Judge(game, begun, setup.seats)
        journal = referee.judged(saved.journal)
        if saved.played.rules == game.version:
            check_hashes(saved, game, begun)
    played = structs.replace(saved.played, setup=msgspec.to_builtins(setup))
    over = referee.run.question is None
    return structs.replace(saved, played=played, journal=journal, over=over), differs


def _fitting(
    saved: Saved, game: Game[S], begun: S, seats: int, differs: Difference | None
) -> Saved:
    """A file of earlier rules with the entries that this version can play.

    What was taken back may not be legal any more. Then only what still stands is kept: without
    those branches the rolls have other numbers, so the dice can no longer be checked.
    """
    upto = len(saved.journal) if differs is None else differs.position
    journal = saved.journal[:upto]
    try:
        Judge(game, begun, seats).judged(journal)
    except Mismatch:
        journal = [journal[number] for number in line(journal)]
        return structs.replace(saved, journal=journal, chance=Physical())
    return structs.replace(saved, journal=journal)


@contextlib.contextmanager
def said(name: str) -> Iterator[None]:
    """Turn what goes wrong in a replay into a `Problem` of the file.

    >>> with said("game.kt"):
    ...     raise Mismatch(7, "the state at the checkpoint differs")
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: file-replay(file=game.kt, position=7, ...)
    """
    try:
        yield
    except Mismatch as mismatch:
        why = differences.reason(mismatch)
        raise Problem("file-replay", file=name, position=mismatch.position, why=why) from None
    except Illegal as refusal:
        raise Problem("file-begin", file=name, why=refusal.message) from None
    except msgspec.MsgspecError:
        raise Problem("file-damaged", file=name) from None


def check_hashes(saved: Saved, game: Game[S], begun: S) -> bool:
    """Whether the states of a file can be compared; a `Mismatch` if they are others now.

    Format 1 hashed states in another way. A first state with another hash has other fields by
    now. Such games are checked by their answers. Checkpoints may have moved since: a game goes
    differently where none of its later states is what it was, not where a single one is not.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> check_hashes(unpack(dump(table), "game.kt"), table.game, table.beginning())
    True
    """
    were, are = _by_position(saved.hashes), _by_position(checkpoints(game, begun, saved.journal))
    common = [position for position in were if position in are]
    equal = [position for position in common if were[position] & are[position]]
    if saved.format < FORMAT or not equal or equal[0] != common[0]:
        return False
    for position in common:
        if position > equal[-1]:
            raise Mismatch(position, "the state at the checkpoint differs")
    return True


def _by_position(hashes: list[tuple[int, str]]) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for position, hashed in hashes:
        found.setdefault(position, set()).add(hashed)
    return found


def _setup_and_content(played: Played, game: Game[S], name: str) -> tuple[Any, Any]:
    check_rules(played, game, name)
    try:
        setup = recorded(game.setup, played.setup)
        content = msgspec.convert(played.content, game.content)
    except msgspec.ValidationError:
        raise Problem("file-damaged", file=name) from None
    for problem in game.box.unfit(content):
        raise Problem("pack-unfit", file=name, why=problem)
    return setup, content


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
