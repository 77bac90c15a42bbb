"""No leak: what is sent to a seat does not depend on what that seat may not know.

Worlds are imagined that agree with everything a seat knows and differ in what it does not.
Every byte the server would send it (state, events, previews, errors) must be the same in all.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kitchentable import games
from kitchentable.kernel.chance import Scripted, Seeded
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.run import Run
from kitchentable.kernel.table import Table
from kitchentable.kernel.views import hidden_fields
from kitchentable.server import showing
from kitchentable.server.protocol import Query, Refused, write, wrong
from tests.laws import NONSENSE, _different


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
    """The same table in another world."""
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
    queries = [Query("q", what) for what in ("interjections", "hints")]
    queries += [Query("q", "log", 0), *(Query("q", "why", value) for value in NONSENSE)]
    for query in queries:
        try:
            frames.append(write(showing.found(table, seat, query)))
        except (Illegal, Refused) as no:
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
            except Illegal as no:
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
    """Let the same happen in both worlds: if both then look the same, both were told the same."""
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
    views = [showing.plain(twin.look(seat).view) for twin in twins]
    if bytes(views[0]) == bytes(views[1]):
        lines = [showing.told(twin, seat, before) for twin in twins]
        assert lines[0] == lines[1]


def check(game: str, setup: dict[str, Any], count: int) -> None:
    rng = Random(7)
    untried = set(hidden_fields(games.game(game).state))
    done = seed = 0
    while done < count:
        seed += 1
        for table in positions(game, setup, seed):
            if rng.random() < 0.3:
                for seat in (None, *range(table.seats)):
                    untried -= compare(table, seat, rng)
                done += 1
    assert not untried, f"these never differed: {sorted(untried)}"


CASES = [
    ("pantry", {"seats": 2}),
    ("pantry", {"seats": 3, "shown": True}),
    ("warcraft", {"seats": 2, "turns": 4}),
]


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_everything_sent_is_the_same_in_worlds_a_seat_cannot_tell_apart(
    game: str, setup: dict[str, Any]
) -> None:
    check(game, setup, 20)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "setup"), CASES)
def test_the_same_in_a_thousand_positions(game: str, setup: dict[str, Any]) -> None:
    check(game, setup, 400)
