"""Simulation: many games between players, and what came of them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct

from kitchentable import games, players
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.game import Game
from kitchentable.kernel.look import Player
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table import Table

MOST_ANSWERS = 100_000
"""A game that asks more often than this does not end."""


class Ended(Struct, frozen=True):
    """One simulated game."""

    seed: int
    winners: tuple[int, ...]
    decisions: int
    """Questions with at least two answers put to a seat; chance and forced answers apart."""
    forced: int
    rolls: int
    summary: dict[str, int]


class Report(Struct, frozen=True):
    """Many simulated games added up."""

    game: str
    players: tuple[str, ...]
    games: int
    seconds: float
    wins: tuple[int, ...]
    """Games won alone, by seat."""
    shared: int
    """Games with more than one winner."""
    undecided: int
    decisions: int
    forced: int
    rolls: int
    summary: dict[str, int]

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, over all processes."""
        return self.decisions / self.seconds if self.seconds else 0.0


def play_one(game: Game[Any], setup: Any, kinds: Sequence[str], seed: int) -> Ended:
    """Play one game; the seed fixes everything."""
    table = Table(game, setup, chance=Seeded(seed), listen=False, keep=False)
    seated = [players.player(kind, seed * 1000 + seat, game) for seat, kind in enumerate(kinds)]
    decisions, forced = play_out(table, seated)
    result = table.result
    winners = result.winners if result else ()
    summary = game.summary(table.state)
    return Ended(seed, winners, decisions, forced, table.rolls, summary)


def play_out(table: Table[Any], seated: Sequence[Player]) -> tuple[int, int]:
    """Play a table to its end; how many decisions and forced answers that took."""
    decisions = forced = 0
    while not table.over:
        for seat in table.waiting():
            look = table.look(seat)
            table.answer(seat, seated[seat].answer(look))
            if look.question is not None and len(look.question.suggestions()) > 1:
                decisions += 1
            else:
                forced += 1
        if decisions + forced > MOST_ANSWERS:
            raise RuntimeError(f"no end after {MOST_ANSWERS} answers")
    return decisions, forced


def _batch(name: str, setup: Any, kinds: tuple[str, ...], seeds: range) -> list[Ended]:
    game = games.game(name)
    return [play_one(game, setup, kinds, seed) for seed in seeds]


def simulate(
    name: str,
    setup: Any,
    kinds: tuple[str, ...],
    count: int,
    seed: int = 0,
    jobs: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play many games on several processes. The result does not depend on how many."""
    if len(kinds) != setup.seats:
        raise Problem("players-for-seats", given=len(kinds), wanted=setup.seats)
    jobs = jobs or os.cpu_count() or 1
    size = max(1, min(100, count // (4 * jobs)))
    batches = [range(at, min(at + size, seed + count)) for at in range(seed, seed + count, size)]
    started = time.perf_counter()
    ended: list[Ended] = []
    for batch in _run(name, setup, kinds, batches, jobs):
        ended += batch
        progress(len(ended))
    return _report(name, kinds, ended, time.perf_counter() - started)


def _run(
    name: str, setup: Any, kinds: tuple[str, ...], batches: list[range], jobs: int
) -> Iterator[list[Ended]]:
    if jobs == 1 or len(batches) == 1:
        yield from (_batch(name, setup, kinds, batch) for batch in batches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(_batch, name, setup, kinds, batch) for batch in batches]
        yield from (future.result() for future in waiting)


def _report(name: str, kinds: tuple[str, ...], ended: list[Ended], seconds: float) -> Report:
    summary: dict[str, int] = {}
    for game in ended:
        for key, value in game.summary.items():
            summary[key] = summary.get(key, 0) + value
    alone = [game.winners[0] for game in ended if len(game.winners) == 1]
    return Report(
        name,
        kinds,
        len(ended),
        seconds,
        tuple(alone.count(seat) for seat in range(len(kinds))),
        sum(len(game.winners) > 1 for game in ended),
        sum(not game.winners for game in ended),
        sum(game.decisions for game in ended),
        sum(game.forced for game in ended),
        sum(game.rolls for game in ended),
        summary,
    )
