"""No leak: what a seat is sent does not depend on what it may not know.

    python -m tests.server.leaks --file bench/results/leaks.json [--positions 50000]

Worlds are imagined that agree with everything a seat knows and differ in what it does not.
Every byte the server would send it (state, events, log, previews, errors) must be the same in
all. Replays are compared with what the seat saw at the time. The file is written after every
game, and a later run goes on from what is there.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

os.environ.setdefault("KITCHENTABLE_GAMES", "tests.games.pantry")

from kitchentable import games
from kitchentable.kernel.chance import Scripted, Seeded
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.state.views import hidden_fields
from kitchentable.kernel.table.run import Run
from kitchentable.kernel.table.table import Table
from kitchentable.server.protocol.messages import Query, Refused, write, wrong
from kitchentable.server.tables import queries as answering
from kitchentable.server.tables import seat_news as showing
from tests.laws import NONSENSE, _different

CASES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("pantry", {"seats": 2}, 20),
    ("pantry", {"seats": 3, "shown": True}, 17),
    ("warcraft", {"seats": 2, "turns": 4}, 9),
    ("warcraft", {"seats": 2, "turns": 4, "options": ("creeps", "heroes", "hidden")}, 3),
    ("raiders", {}, 1),
)
"""Game, setup, and how many positions of fifty. Home Raiders hides nothing but its dice."""

PREVIEWS: dict[str, tuple[Any, ...]] = {
    "pantry": ({"seat": 0}, {"seat": 1}, {"seat": 9}, None),
    "raiders": ({"what": "asked"}, {"what": "sight", "start": [100, 100], "end": [900, 700]}, None),
    "warcraft": (None,),
}


def positions(game: str, setup: dict[str, Any], seed: int) -> Iterator[Table[Any]]:
    """A random game, position by position; rolls are positions of their own."""
    rng, chance = Random(seed), Seeded(seed)
    rules = games.game(game)
    table: Table[Any] = Table(rules, rules.setup(**setup), chance=Scripted())
    while not table.over:
        yield table
        seat = rng.choice(table.waiting())
        part = table.run.part(seat)
        if seat == CHANCE:
            table.answer(seat, chance.answer(part, table.rolls))  # type: ignore[arg-type]
        else:
            table.answer(seat, rng.choice(part.suggestions()))


def in_world(table: Table[Any], world: Run[Any]) -> Table[Any]:
    """A copy of a table in another world."""
    twin = table.fork()
    twin.run = world
    return twin


def sent(table: Table[Any], seat: int | None, after: int) -> list[bytes]:
    """Everything the server sends a seat that joins, asks what it may ask and errs."""
    asked = showing.asked_of(table, seat)
    state = showing.state_of(table, seat, asked, table.position)
    frames = [
        write(state),
        write(showing.news(table, seat, after, state)),
        *(write(showing.news(table, seat, at, state)) for at in (0, table.position // 2)),
    ]
    asks = PREVIEWS[table.game.name]
    queries = [Query("q", what) for what in ("interjections", "hints", "suggestions")]
    queries += [Query("q", "log", 0), *(Query("q", "why", value) for value in NONSENSE)]
    queries += [Query("q", "names", "en"), *(Query("q", "preview", ask) for ask in asks)]
    for query in queries:
        answer = answering.studied if query.what in answering.STUDIED else answering.found
        try:
            frames.append(write(answer(table, seat, query)))
        except (Problem, Refused) as no:
            frames.append(write(wrong("q", no)))
    return frames + refusals(table, seat)


def refusals(table: Table[Any], seat: int | None) -> list[bytes]:
    """The errors a seat gets for answers and acts that are not possible."""
    frames = []
    for value in NONSENSE if seat is not None else ():
        assert seat is not None
        for attempt in (_answer, _interject):
            try:
                attempt(table, seat, value)
                frames.append(b"accepted")
            except Problem as no:
                frames.append(write(wrong("c", no)))
    return frames


def _answer(table: Table[Any], seat: int, value: Any) -> None:
    part = table.run.part(seat)
    part.accept(part.read(value))


def _interject(table: Table[Any], seat: int, value: Any) -> None:
    question = table.interjections(seat)
    question.accept(question.read(value))


def compare(table: Table[Any], seat: int | None, rng: Random) -> set[str]:
    """Two imagined worlds and the real one; the hidden fields in which they differed."""
    worlds = [table.look(seat).imagine(rng) for _ in range(2)]
    twins = [in_world(table, world) for world in worlds]
    after = max(0, table.position - 1)
    frames = [sent(each, seat, after) for each in (table, *twins)]
    assert frames[0] == frames[1] == frames[2], f"position {table.position}, seat {seat}"
    differed = _different(worlds[0].state, worlds[1].state)
    differed |= _different(worlds[0].state, table.state)
    step(twins, seat, rng)
    return differed


def step(twins: list[Table[Any]], seat: int | None, rng: Random) -> None:
    """Give equal answers in both worlds: if the views are equal then, so is what was told."""
    who = rng.choice(twins[0].waiting())
    options = [list(twin.run.part(who).suggestions()) for twin in twins]
    common = [value for value in options[0] if value in options[1]]
    if not common:
        return
    before, value = twins[0].position, rng.choice(common)
    for twin in twins:
        twin.answer(who, value)
    if any(twin.over for twin in twins):
        return  # after the end all is open
    views = [showing.plain_view(twin.look(seat).view) for twin in twins]
    if bytes(views[0]) == bytes(views[1]):
        lines = [showing.told(twin, seat, before) for twin in twins]
        assert lines[0] == lines[1]


def check(game: str, setup: dict[str, Any], seed: int, untried: set[str], chosen: float) -> int:
    """One random game, at some of its positions; how many. What differed is tried."""
    rng, done = Random(seed), 0
    for table in positions(game, setup, seed):
        if rng.random() < chosen:
            for seat in (None, *range(table.seats)):
                untried -= compare(table, seat, rng)
            done += 1
    return done


def replayed(game: str, setup: dict[str, Any], seed: int, last: int) -> int:
    """Play a game some way: its replay shows each seat what it saw then. How many moments."""
    seen: dict[tuple[int | None, int], bytes] = {}
    for number, table in enumerate(positions(game, setup, seed)):
        seats = (None, *range(table.seats))
        for seat in seats:
            seen[seat, table.position] = bytes(showing.plain_view(table.look(seat).view))
        if number == last:
            break
    moments = 0
    for seat in seats:
        for start in range(0, table.position + 1, 50):
            ask = {"from": start, "count": 50}
            for moment in answering.studied(table, seat, Query("q", "moments", ask)).moments:
                assert bytes(moment.view) == seen[seat, moment.position]
                moments += 1
    return moments


class Result(Struct):
    """How many positions have been compared, by case; and the hidden fields that never differed."""

    positions: dict[str, int] = {}
    games: dict[str, int] = {}
    untried: dict[str, list[str]] = {}


def go_on(result: Result, wanted: int) -> Iterator[Result]:
    """Compare until there have been so many positions; after every game."""
    for game, setup, share in CASES:
        case = f"{game} {msgspec.json.encode(setup).decode()}"
        untried = set(result.untried.get(case, hidden_fields(games.game(game).state)))
        while result.positions.get(case, 0) < wanted * share // 50:
            seed = result.games.get(case, 0) + 1
            done = check(game, setup, seed, untried, 0.3)
            result.positions[case] = result.positions.get(case, 0) + done
            result.games[case] = seed
            result.untried[case] = sorted(untried)
            yield result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=50_000)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    result = Result()
    if given.file is not None and given.file.exists():
        result = msgspec.json.decode(given.file.read_bytes(), type=Result)
    for so_far in go_on(result, given.positions):
        if given.file is not None:
            given.file.write_bytes(msgspec.json.format(msgspec.json.encode(so_far), indent=1))
    print(msgspec.json.format(msgspec.json.encode(result)).decode())
    return 1 if any(result.untried.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
