"""Warcraft: random games, forks, views, imagined worlds.

    python -m bench.warcraft [GAMES]

plays random games in turn with python-chess's, so that both have the machine in the same mood.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from bench.measure import Measure
from bench.yardstick import chess_game, seconds
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.table import Table
from kitchentable.lab.simulate import play_one
from kitchentable.warcraft.game import GAME, WarcraftSetup

Prepared = tuple[Callable[[], object], int]
GAMES = 10


TWO, FOUR = WarcraftSetup(), WarcraftSetup(seats=4)
FULL = WarcraftSetup(
    seats=4, options=("strategic", "racial", "creeps", "heroes", "research", "hidden")
)
"""Four players with all options that go together: 6 and 7 do not."""


def play(setup: WarcraftSetup, seed: int) -> int:
    """A game of random players; how many decisions it took."""
    return play_one(GAME, setup, ("random",) * setup.seats, seed).decisions


def decisions(setup: WarcraftSetup) -> Callable[[], int]:
    """Decisions in as many random games as are measured."""
    return lambda: sum(play(setup, seed) for seed in range(GAMES))


def games(setup: WarcraftSetup) -> Callable[[], Prepared]:
    def several() -> None:
        for seed in range(GAMES):
            play(setup, seed)

    return lambda: (several, 1)


def midgame(setup: WarcraftSetup) -> Table[Any]:
    """A table in the fifth turn, in the midst of moving."""
    table: Table[Any] = Table(GAME, setup, chance=Seeded(1))
    rng = Random(1)
    while table.state.turn < 5 or table.state.stage != "moving" or len(table.run.since) < 1:
        seat = table.waiting()[0]
        table.answer(seat, rng.choice(list(table.question.part(seat).suggestions())))  # type: ignore[union-attr]
        if table.over:
            raise AssertionError("five turns are no whole game")
        if table.state.turn >= 6:
            break
    return table


def forks(setup: WarcraftSetup) -> Callable[[], Prepared]:
    return lambda: (midgame(setup).fork, 500)


def views(setup: WarcraftSetup) -> Callable[[], Prepared]:
    def prepare() -> Prepared:
        table = midgame(setup)
        return lambda: table.view(1), 300

    return prepare


def imagining() -> Prepared:
    table = midgame(TWO)
    seat = table.waiting()[0]
    rng = Random(1)
    return lambda: table.look(seat).imagine(rng), 100


MEASURES = (
    Measure("Warcraft, two: a decision, random players", games(TWO), per=decisions(TWO), bar=25),
    Measure("Warcraft, two: a whole random game", games(TWO), per=lambda: GAMES),
    Measure("Warcraft, four: a decision, random players", games(FOUR), per=decisions(FOUR)),
    Measure("Warcraft, four, all options: a decision", games(FULL), per=decisions(FULL)),
    Measure("Warcraft, four, all options: a whole random game", games(FULL), per=lambda: GAMES),
    Measure("Warcraft, two: fork", forks(TWO), bar=100),
    Measure("Warcraft, four: fork", forks(FOUR), bar=100),
    Measure("Warcraft, four, all options: fork", forks(FULL), bar=150),
    Measure("Warcraft, two: a seat's view", views(TWO)),
    Measure("Warcraft, two: imagining a world", imagining),
)


# --- beside chess ---------------------------------------------------------------------------------


def main(count: int) -> None:
    """Games in turn with chess; of each the best of three, because others use the machine too."""
    beside_chess("Warcraft, two", TWO, count)
    beside_chess("Warcraft, four, all options", FULL, count)
    for name, setup in (("two", TWO), ("four, all options", FULL)):
        fork = midgame(setup).fork
        took = min(seconds(lambda: [fork() for _ in range(100)]) for _ in range(10))  # noqa: B023
        print(f"fork, {name}: {took * 1e4:.0f} µs")


def beside_chess(name: str, setup: WarcraftSetup, count: int) -> None:
    """Games of one kind, and as many of python-chess; and how it is with each played once."""
    ours = theirs = ours_once = theirs_once = decided = 0.0
    for seed in range(count):
        ours_once += seconds(partial(play, setup, seed))
        theirs_once += seconds(lambda: chess_game(Random(seed)))  # noqa: B023
        ours += min(seconds(partial(play, setup, seed)) for _ in range(3))
        theirs += min(seconds(lambda: chess_game(Random(seed))) for _ in range(3))  # noqa: B023
        decided += play(setup, seed)
    print(f"python-chess: {count / theirs:.1f} games a second")
    print(f"{name}: {count / ours:.1f} games a second, {theirs / ours:.2f} times as many")
    print(f"each for the first time: {theirs_once / ours_once:.2f} times as many")
    print(f"{decided / ours:,.0f} decisions a second, {decided / count:.0f} a game")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
