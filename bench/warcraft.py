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
from kitchentable.kernel.table import Table
from kitchentable.lab.simulate import play_one
from kitchentable.warcraft.game import GAME, WarcraftSetup

Prepared = tuple[Callable[[], object], int]
GAMES = 10


def decisions(seats: int) -> Callable[[], int]:
    """Decisions in as many random games as are measured."""

    def count() -> int:
        setup = WarcraftSetup(seats=seats)
        games = [play_one(GAME, setup, ("random",) * seats, seed) for seed in range(GAMES)]
        return sum(game.decisions for game in games)

    return count


def games(seats: int) -> Callable[[], Prepared]:
    def several() -> None:
        for seed in range(GAMES):
            play_one(GAME, WarcraftSetup(seats=seats), ("random",) * seats, seed)

    return lambda: (several, 1)


def midgame(seats: int) -> Table[Any]:
    """A table in the fifth turn, in the midst of moving."""
    table: Table[Any] = Table(GAME, WarcraftSetup(seats=seats), chance=Seeded(1))
    rng = Random(1)
    while table.state.turn < 5 or table.state.stage != "moving" or len(table.run.since) < 1:
        seat = table.waiting()[0]
        table.answer(seat, rng.choice(list(table.question.part(seat).suggestions())))  # type: ignore[union-attr]
        if table.over:
            raise AssertionError("five turns are no whole game")
        if table.state.turn >= 6:
            break
    return table


def forks(seats: int) -> Callable[[], Prepared]:
    return lambda: (midgame(seats).fork, 500)


def views(seats: int) -> Callable[[], Prepared]:
    def prepare() -> Prepared:
        table = midgame(seats)
        return lambda: table.view(1), 300

    return prepare


def imagining() -> Prepared:
    table = midgame(2)
    seat = table.waiting()[0]
    rng = Random(1)
    return lambda: table.look(seat).imagine(rng), 100


MEASURES = (
    Measure("Warcraft, two: a decision, random players", games(2), per=decisions(2), bar=25),
    Measure("Warcraft, two: a whole random game", games(2), per=lambda: GAMES),
    Measure("Warcraft, four: a decision, random players", games(4), per=decisions(4)),
    Measure("Warcraft, two: fork", forks(2), bar=100),
    Measure("Warcraft, four: fork", forks(4), bar=100),
    Measure("Warcraft, two: a seat's view", views(2)),
    Measure("Warcraft, two: imagining a world", imagining),
)


# --- beside chess ---------------------------------------------------------------------------------


def main(count: int) -> None:
    """Games in turn with chess; of each the best of three, because others use the machine too."""
    ours = theirs = decided = 0.0
    for seed in range(count):
        decided += play(seed)
        ours += min(seconds(partial(play, seed)) for _ in range(3))
        theirs += min(seconds(partial(chess_game, Random(seed))) for _ in range(3))
    print(f"python-chess: {count / theirs:.1f} games a second")
    print(f"Warcraft: {count / ours:.1f} games a second, {theirs / ours:.2f} times as many")
    print(f"{decided / ours:,.0f} decisions a second, {decided / count:.0f} a game")


def play(seed: int) -> int:
    """A game of two random players; how many decisions it took."""
    return play_one(GAME, WarcraftSetup(), ("random", "random"), seed).decisions


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
