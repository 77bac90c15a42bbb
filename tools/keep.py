"""Keep games of this version as files that every later version must open.

    python tools/keep.py tests/saves/1
    python tools/keep.py tests/saves/2 raid-regulars war-2 ...     only these games

Each game is a `.kt` file and, beside it, a `.json` file with what it must give: the result, the
figures of the end, the final view of every seat and who answered what. A set is made once, by the
version that it is named after, and never changed; `tests/test_saves.py` opens it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from kitchentable import players, raiders, warcraft
from kitchentable.kernel.chance import Physical, Sealed, Seeded, Source
from kitchentable.kernel.facets import RESIGN
from kitchentable.kernel.files import saves
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHANCE, PASS, React
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.table.journal import Answer, Back
from kitchentable.kernel.table.table import Table
from kitchentable.raiders.model.settings import SETTINGS, RaidersSetup
from kitchentable.raiders.model.team import cost_of
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.edition import OPTIONS

RAIDERS, WARCRAFT = raiders.GAME, warcraft.GAME


class Kept(NamedTuple):
    """A game to be kept: how it is set up, and how wildly it is played."""

    name: str
    game: Game[Any]
    setup: Any
    chance: Source | None = None
    kinds: tuple[str, ...] = ("random",)
    wild: float = 0.0
    """How often something is taken back, undone or done unasked."""
    until: int = 0
    """Stop after so many entries and leave the game running; 0: play to the end."""
    resigns: bool = False
    start: Any = None


# --- which games ------------------------------------------------------------------------------


def wanted() -> Iterator[Kept]:
    """Both games, every option, setting and scenario, every kind of dice, every kind of entry."""
    yield from _raids()
    yield from _wars()
    yield from _scenarios()
    yield from _running()


def _raids() -> Iterator[Kept]:
    content = RAIDERS.box.shipped()
    sides = list(content.teams)
    for number, table in enumerate(sorted(content.tables)):
        pair = (sides[2 * number % len(sides)], sides[(2 * number + 1) % len(sides)])
        stars = max(cost_of(content.teams[name], content.cards) for name in pair)
        setup = RaidersSetup(teams=",".join(pair), table=table, stars=stars)
        yield Kept(f"raid-{table}", RAIDERS, setup, wild=0.08 * (number % 2))
    for half in (0, 1):
        other = {each.name: each.values[1] for each in SETTINGS[half::2]}
        setup = msgspec.structs.replace(RaidersSetup(), **other)
        yield Kept(f"raid-readings-{half + 1}", RAIDERS, setup, wild=0.08)
    basic = RaidersSetup(level="basic", portals="mug,teapot")
    yield Kept("raid-basic", RAIDERS, basic)
    yield Kept("raid-physical", RAIDERS, RaidersSetup(), Physical(), wild=0.08)
    yield Kept("raid-sealed", RAIDERS, RaidersSetup(), Sealed(b"ab" * 16, ("one", "two")))
    yield Kept("raid-regulars", RAIDERS, RaidersSetup(), kinds=("regular", "regular"))
    yield Kept("raid-resigned", RAIDERS, RaidersSetup(), resigns=True, wild=0.08)
    setup, start = RAIDERS.lobby.earlier_start()
    yield Kept("raid-first-game", RAIDERS, setup, start=start)


def _wars() -> Iterator[Kept]:
    for seats in (2, 3, 4):
        setup = WarcraftSetup(seats=seats, turns=8, expansion=seats == 3)
        yield Kept(f"war-{seats}", WARCRAFT, setup, wild=0.04)
    lakes = {2: "two-lakes", 4: "four-lakes"}
    for number, option in enumerate(OPTIONS):
        seats = (2, 3, 4)[number % 3]
        board = lakes.get(seats, "") if number % 2 else ""
        options = ("creeps", "heroes") if option == "heroes" else (option,)  # WC-590
        setup = WarcraftSetup(seats=seats, turns=6, expansion=True, options=options, board=board)
        yield Kept(f"war-{option}", WARCRAFT, setup, wild=0.04)
    for seats in (2, 4):
        setup = WarcraftSetup(seats=seats, turns=5, expansion=True, options=_most(seats))
        yield Kept(f"war-all-options-{seats}", WARCRAFT, setup, wild=0.04)
    two = WarcraftSetup(seats=2, turns=6)
    yield Kept("war-physical", WARCRAFT, two, Physical(), wild=0.04)
    yield Kept("war-sealed", WARCRAFT, two, Sealed(b"cd" * 16, ("one", "two")))
    for seats in (2, 4):
        setup = WarcraftSetup(seats=seats, turns=10, expansion=True, options=_most(seats))
        yield Kept(f"war-regulars-{seats}", WARCRAFT, setup, kinds=("regular",))
    yield Kept("war-resigned", WARCRAFT, two, resigns=True)


def _most(seats: int) -> tuple[str, ...]:
    """As many options as go together."""
    found: tuple[str, ...] = ()
    for option in OPTIONS:
        more = (*found, option)
        try:
            WARCRAFT.rules.begin(
                WarcraftSetup(seats=seats, expansion=True, options=more), WARCRAFT.box.shipped()
            )
        except Illegal:
            continue
        found = more
    return found


def _scenarios() -> Iterator[Kept]:
    for number, (name, scenario) in enumerate(WARCRAFT.box.shipped().scenarios.items()):
        setup = WarcraftSetup(seats=scenario.seats, turns=6, scenario=name)
        yield Kept(f"war-scenario-{name}", WARCRAFT, setup, wild=0.08 * (number % 2))


def _running() -> Iterator[Kept]:
    yield Kept("running-raid", RAIDERS, RaidersSetup(), until=90, wild=0.05)
    yield Kept(
        "running-raid-sealed", RAIDERS, RaidersSetup(), Sealed(b"ef" * 16, ("a", "b")), until=60
    )
    yield Kept("running-war", WARCRAFT, WarcraftSetup(seats=2), until=240, wild=0.08)
    four = WarcraftSetup(seats=4, expansion=True, options=_most(4))
    yield Kept("running-war-all-options", WARCRAFT, four, until=400, wild=0.04)


# --- playing them -----------------------------------------------------------------------------


def played(kept: Kept, seed: int) -> Table[Any]:
    """The game, played at random."""
    table = Table(kept.game, kept.setup, chance=kept.chance or Seeded(seed), start=kept.start)
    rng, dice = Random(seed), Seeded(seed)
    kinds = kept.kinds * (table.seats if len(kept.kinds) == 1 else 1)
    bots = [players.player(kind, seed + seat, kept.game) for seat, kind in enumerate(kinds)]
    enough = kept.until or (150 if kept.resigns else 0)
    while not table.over and not (enough and table.position >= enough):
        if rng.random() < kept.wild and _unasked(table, rng):
            continue
        seat = rng.choice(table.waiting())
        if seat == CHANCE:
            table.answer(CHANCE, dice.answer(table.question, table.rolls))  # type: ignore[arg-type]
            continue
        answer = bots[seat].answer(table.look(seat))
        table.answer(seat, answer, _standing(table, seat, answer, rng) if kept.wild else "")
    while kept.resigns and not table.over:
        _resign(table, bots, rng)
    return table


def _resign(table: Table[Any], bots: list[Any], rng: Random) -> None:
    """The first seat gives up as soon as it may."""
    try:
        table.interject(0, RESIGN)
    except Illegal:
        seat = rng.choice(table.waiting())
        table.answer(seat, bots[seat].answer(table.look(seat)))


def _standing(table: Table[Any], seat: int, answer: Any, rng: Random) -> str:
    part = table.run.part(seat)
    stands = isinstance(part, React) and answer is PASS and part.until and rng.random() < 0.2
    return rng.choice(list(part.until)) if stands else ""  # type: ignore[attr-defined]


def _unasked(table: Table[Any], rng: Random) -> bool:
    """Undo, take back, give something, or ask to be asked again."""
    seat = rng.randrange(table.seats)
    acts = [act for act in table.interjections(seat).suggestions() if act != RESIGN]
    ways: list[Callable[[], None]] = [
        lambda: table.undo(seat),
        lambda: table.back(max(0, table.position - rng.randrange(1, 6))),
        lambda: table.ask_again(seat),
    ]
    if acts:
        ways.append(lambda: table.interject(seat, rng.choice(acts)))
    try:
        rng.choice(ways)()
    except Illegal:
        return False
    return True


# --- what they must give ----------------------------------------------------------------------


def expected(table: Table[Any]) -> dict[str, Any]:
    """The facts that a file must give in every later version."""
    result = table.result
    return {
        "over": table.over,
        "winners": None if result is None else list(result.winners),
        "result": None if result is None else msgspec.to_builtins(result.say),
        "figures": table.game.lab.summary(table.state),
        "position": table.position,
        "rolls": table.rolls,
        "waiting": list(table.waiting()),
        "journal": [_entry(each) for each in table.journal],
        "views": views(table),
    }


def _entry(entry: Any) -> list[Any]:
    if isinstance(entry, Answer):
        return [entry.seat, msgspec.to_builtins(entry.value), entry.until, entry.standing]
    if isinstance(entry, Back):
        return ["back", entry.to, entry.seat]
    return ["unasked", entry.seat, msgspec.to_builtins(entry.act)]


def views(table: Table[Any]) -> list[Any]:
    """The final views of all seats and of a spectator; "same" for a view equal to the last one."""
    found: list[Any] = []
    last = None
    for viewer in (*range(table.seats), None):
        view = plain(msgspec.msgpack.decode(encode(table.view(viewer))))
        found.append("same" if view == last else view)
        last = view
    return found


def plain(value: Any) -> Any:
    """Decoded data as JSON has it: every key is text."""
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


def main(arguments: list[str]) -> int:
    folder, *names = arguments
    home = Path(folder)
    home.mkdir(parents=True, exist_ok=True)
    for number, kept in enumerate(wanted()):
        if names and kept.name not in names:
            continue
        table = played(kept, 100 + number)
        saves.write(saves.dump(table), home / f"{kept.name}.kt")
        data = msgspec.json.encode(expected(table))
        (home / f"{kept.name}.json").write_bytes(data + b"\n")
        backs = sum(isinstance(each, Back) for each in table.journal)
        print(f"{kept.name}: {table.position} entries, {backs} taken back, over: {table.over}")
        if kept.until:
            for seat in (0, None):
                name = f"{kept.name}-{'spectator' if seat is None else f'seat-{seat}'}.kt"
                saves.write(saves.export(table, seat), home / name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
