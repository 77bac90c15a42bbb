"""Simulation: many games between computer players, and the sum of their results."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct

from kitchentable import games, players
from kitchentable.kernel.chance import Seeded, Source
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.look import Glance, Player
from kitchentable.kernel.table.run import Run
from kitchentable.kernel.table.table import Table, check_types
from kitchentable.lab.processes import in_order, keyboard
from kitchentable.players.random import Count, RandomPlayer
from kitchentable.players.simulated import by_chance, by_look, by_lot

S = TypeVar("S", bound=State)

MOST_ANSWERS = 100_000
"""The most answers in a game at a table; a game with more does not end."""

MOST_STEPS = 500_000
"""The most steps in a simulated game, rolls and checkpoints included."""

MOST_IN_A_BATCH = 20
"""The most games a process plays before it reports: few, so that the progress bar moves."""


class Ended(Struct, frozen=True):
    """The result of one simulated game."""

    seed: int
    winners: tuple[int, ...]
    decisions: int
    """Questions to a seat with at least two answers; rolls and forced answers are not counted."""
    forced: int
    rolls: int
    summary: dict[str, int]


class Report(Struct, frozen=True):
    """The results of many simulated games, added up."""

    game: str
    players: tuple[str, ...]
    games: int
    seconds: float
    games_per_second: float
    wins: tuple[int, ...]
    """Games won by one player alone, in the order of the players."""
    draws: int
    """Games without a single winner: shared, or undecided."""
    shared: int
    """Games with more than one winner."""
    undecided: int
    decisions: int
    decisions_per_second: float
    forced: int
    rolls: int
    summary: dict[str, int]
    interrupted: bool = False
    """Whether the simulation was stopped before all games were played."""


class Tally:
    """The sum of results so far. Its size does not grow with the number of games."""

    def __init__(self, seats: int) -> None:
        self.games = self.shared = self.undecided = 0
        self.decisions = self.forced = self.rolls = 0
        self.wins = [0] * seats
        self.summary: dict[str, int] = {}

    def add(self, game: Ended) -> None:
        """Add the result of a game."""
        self.games += 1
        self.shared += len(game.winners) > 1
        self.undecided += not game.winners
        if len(game.winners) == 1:
            self.wins[game.winners[0]] += 1
        self.decisions += game.decisions
        self.forced += game.forced
        self.rolls += game.rolls
        for key, value in game.summary.items():
            self.summary[key] = self.summary.get(key, 0) + value

    def report(self, game: str, kinds: tuple[str, ...], seconds: float, stopped: bool) -> Report:
        """The report of all games added so far."""
        return Report(
            game,
            kinds,
            self.games,
            seconds,
            self.games / seconds if seconds else 0.0,
            tuple(self.wins),
            self.shared + self.undecided,
            self.shared,
            self.undecided,
            self.decisions,
            self.decisions / seconds if seconds else 0.0,
            self.forced,
            self.rolls,
            self.summary,
            stopped,
        )


def play_one(
    game: Game[S], setup: Setup, kinds: Sequence[str], seed: int, content: Any = None
) -> Ended:
    """Play one game. The seed determines all of it.

    Only the result counts, so the rules run without a table: no journal, no events, no copies.
    """
    with uncollected():
        check_types(game)
        state = game.rules.begin(setup, game.box.shipped() if content is None else content)
        game.lab.unwatched(state)
        run = Run(game, state, keep=False, listen=False)
        seated = [players.player(kind, seed * 1000 + seat, game) for seat, kind in enumerate(kinds)]
        count = run_out(run, seated, Seeded(seed))
    result = game.rules.result(run.state)
    winners = result.winners if result else ()
    summary = game.lab.summary(run.state)
    return Ended(seed, winners, count.decisions, count.forced, count.rolls, summary)


@contextmanager
def uncollected() -> Iterator[None]:
    """Switch Python's cyclic garbage collector off: games leave almost no cycles behind."""
    working = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if working:
            gc.enable()


def run_out(run: Run[S], seated: Sequence[Player], chance: Source) -> Count:
    """Play a run to its end without a journal, and count its answers."""
    count = Count()
    answers = [
        by_lot(player, count)
        if type(player) is RandomPlayer
        else by_look(Glance(run, seat, len(seated)), player, count)
        for seat, player in enumerate(seated)
    ]
    answers.append(by_chance(chance, answers, count))
    run.play_out(answers, MOST_STEPS)
    return count


def play_out(table: Table[S], seated: Sequence[Player]) -> tuple[int, int]:
    """Play a table to its end; return the numbers of decisions and forced answers."""
    decisions = forced = 0
    while not table.over:
        for seat in table.waiting():
            look = table.look(seat)
            table.answer(seat, seated[seat].answer(look))
            if look.question is not None and look.question.decides():
                decisions += 1
            else:
                forced += 1
        if decisions + forced > MOST_ANSWERS:
            raise RuntimeError(f"no end after {MOST_ANSWERS} answers")
    return decisions, forced


class Series(Struct, frozen=True):
    """The games to simulate: the game, its setup, its players, its content (`None`: shipped)."""

    game: str
    setup: Setup
    kinds: tuple[str, ...]
    content: Any = None


def _batch(series: Series, seeds: range) -> list[Ended]:
    game = games.game(series.game)
    return [play_one(game, series.setup, series.kinds, seed, series.content) for seed in seeds]


def simulate(
    series: Series,
    count: int,
    seed: int = 0,
    jobs: int = 0,
    progress: Callable[[int], None] = lambda done: None,
    each: Callable[[Ended], None] = lambda game: None,
) -> Report:
    """Play many games in several processes. The result does not depend on their number.

    After an interrupt from the keyboard, the report holds the games played so far.
    """
    if len(series.kinds) != series.setup.seats:
        raise Problem("players-for-seats", given=len(series.kinds), wanted=series.setup.seats)
    jobs = jobs or os.cpu_count() or 1
    size = max(1, min(MOST_IN_A_BATCH, count // (4 * jobs)))
    batches = [range(at, min(at + size, seed + count)) for at in range(seed, seed + count, size)]
    started = time.perf_counter()
    tally, stopped = Tally(len(series.kinds)), False
    with keyboard() as interrupted:
        try:
            for batch in _run(series, batches, jobs, interrupted):
                for game in batch:
                    tally.add(game)
                    each(game)
                progress(tally.games)
        except KeyboardInterrupt:
            stopped = True
    return tally.report(series.game, series.kinds, time.perf_counter() - started, stopped)


def _run(
    series: Series, batches: list[range], jobs: int, interrupted: Callable[[], bool]
) -> Iterator[list[Ended]]:
    """The results of the batches in order; game by game if there is only one process."""
    if jobs == 1 or len(batches) <= 1:
        batches, jobs = [range(seed, seed + 1) for batch in batches for seed in batch], 1
    return in_order(partial(_batch, series), batches, jobs, interrupted)
