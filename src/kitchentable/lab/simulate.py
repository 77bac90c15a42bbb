"""Simulation: many games between players, and what came of them."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from msgspec import Struct

from kitchentable import games, players
from kitchentable.kernel.chance import Seeded, Source
from kitchentable.kernel.game import Game
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Chance, Question, Secret
from kitchentable.kernel.table.look import Glance, Player
from kitchentable.kernel.table.run import Run
from kitchentable.kernel.table.table import Table, check_types
from kitchentable.lab.processes import in_order, keyboard
from kitchentable.players.random import RandomPlayer

MOST_ANSWERS = 100_000
"""A game that asks more often than this does not end."""

MOST_STEPS = 500_000
"""A simulation that takes more steps than this, rolls and checkpoints included, does not end."""

MOST_IN_A_BATCH = 20
"""Games a process plays before it reports: few enough that the bar moves."""


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
    games_per_second: float
    wins: tuple[int, ...]
    """Games won alone, by player in the order given."""
    draws: int
    """Games that nobody won alone: shared, or undecided."""
    shared: int
    """Games with more than one winner."""
    undecided: int
    decisions: int
    decisions_per_second: float
    forced: int
    rolls: int
    summary: dict[str, int]
    interrupted: bool = False
    """Whether somebody stopped it before all games were played."""


class Tally:
    """Games added up as they end: it does not grow with their number."""

    def __init__(self, seats: int) -> None:
        self.games = self.shared = self.undecided = 0
        self.decisions = self.forced = self.rolls = 0
        self.wins = [0] * seats
        self.summary: dict[str, int] = {}

    def add(self, game: Ended) -> None:
        """One game more."""
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
        """What it came to."""
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
    game: Game[Any], setup: Any, kinds: Sequence[str], seed: int, content: Any = None
) -> Ended:
    """Play one game; the seed fixes everything.

    Only the result counts, so the rules run without a table: no journal, no events, no copies.
    """
    check_types(game)
    state = game.rules.begin(setup, game.box.shipped() if content is None else content)
    game.rules.unwatched(state)
    run = Run(game, state, keep=False, listen=False)
    seated = [players.player(kind, seed * 1000 + seat, game) for seat, kind in enumerate(kinds)]
    with uncollected():
        decisions, forced, rolls = run_out(run, seated, Seeded(seed))
    result = game.rules.result(run.state)
    winners = result.winners if result else ()
    return Ended(seed, winners, decisions, forced, rolls, game.lab.summary(run.state))


@contextmanager
def uncollected() -> Iterator[None]:
    """Python's collector rests: what a game needed is gone at once, without it."""
    working = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if working:
            gc.enable()


def run_out(run: Run[Any], seated: Sequence[Player], chance: Source) -> tuple[int, int, int]:
    """Play a run to its end; how many decisions, forced answers and rolls that took.

    Chance answers its own questions, the players theirs. No answer is written down.
    """
    decisions = forced = rolls = 0
    looks, chance_answers = glances(run, len(seated)), chance.answer
    picks = [player.pick if type(player) is RandomPlayer else None for player in seated]
    picks.append(None)  # for seat -1: chance, and questions to several seats

    def answer(question: Question[Any]) -> Any:
        nonlocal decisions, forced, rolls
        if (pick := picks[question.seat]) is not None:  # a player who picks blindly needs no look
            given, decides = question.by_lot(pick)
            if decides:
                decisions += 1
            else:
                forced += 1
        elif isinstance(question, Chance):
            given = chance_answers(question, rolls)
            rolls += 1
        else:
            given, deciding, asked = answered(question, seated, looks)
            decisions += deciding
            forced += asked - deciding
        return given

    run.play_out(answer, MOST_STEPS)
    return decisions, forced, rolls


def answered(
    question: Question[Any], seated: Sequence[Player], looks: Sequence[Glance[Any]]
) -> tuple[Any, int, int]:
    """The answer to a question; how many had something to decide, of how many who were asked."""
    if type(question) is Secret:
        parts = [answered(part, seated, looks) for part in question.parts]
        answers = {part.seat: got[0] for part, got in zip(question.parts, parts, strict=True)}
        return answers, sum(decides for _, decides, _ in parts), len(parts)
    player = seated[question.seat]
    if type(player) is RandomPlayer:
        answer, decides = question.by_lot(player.pick)
        return answer, decides, 1
    answer = question.accept(player.answer(looks[question.seat].at(question)))
    return answer, question.decides(), 1


def glances(run: Run[Any], seats: int) -> list[Glance[Any]]:
    """A look for each seat, to be turned to one question after the other."""
    return [Glance(run, seat, seats) for seat in range(seats)]


def play_out(table: Table[Any], seated: Sequence[Player]) -> tuple[int, int]:
    """Play a table to its end; how many decisions and forced answers that took."""
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
    """Games to play: which game, agreed how, by whom, with which content (`None`: ours)."""

    game: str
    setup: Any
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
    """Play many games on several processes. The result does not depend on how many.

    Interrupted by the keyboard, it reports what it has.
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
    """The batches in order; game by game where there is only one process."""
    if jobs == 1 or len(batches) <= 1:
        batches, jobs = [range(seed, seed + 1) for batch in batches for seed in batch], 1
    return in_order(partial(_batch, series), batches, jobs, interrupted)
