"""Home Raiders: random games of 6-Star teams on a table of 30" by 30" with 15 objects.

    python -m bench.raiders [TIMES]

plays them in turn with python-chess's random games and says how they stand beside the bars;
`python -m bench` measures the same beside everything else.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import chess
from msgspec import structs

from bench.measure import Measure
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.questions import CHECKPOINT, Asks, Checkpoint, Question
from kitchentable.kernel.table.journal import Answer, Entry, encode
from kitchentable.kernel.table.run import Run
from kitchentable.kernel.table.table import Table
from kitchentable.lab.simulate import play_one, run_out
from kitchentable.players.random import RandomPlayer
from kitchentable.raiders.game import RaidersBox, RaidersGame
from kitchentable.raiders.geometry.random_tables import random_table
from kitchentable.raiders.model.content import Content, as_field, shipped
from kitchentable.raiders.model.settings import RaidersSetup

Prepared = tuple[Callable[[], object], int]

TEAMS = ("lilliput", "gremlins", "fair-folk", "freeloaders", "lords-of-dust")
PAIRS = [(a, b) for at, a in enumerate(TEAMS) for b in TEAMS[at + 1 :]]
"""Every two factions: ten games are one of each pair."""
OBJECTS = 15


@cache
def content() -> Content:
    """The content that ships, with a table of the size that the bars speak of."""
    return structs.replace(shipped(), tables={**shipped().tables, "bench": FIELD})


def _field() -> Any:
    table = random_table(5)
    return as_field(structs.replace(table, things=table.things[:OBJECTS]))


FIELD = _field()
GAME = RaidersGame()
GAME.box = RaidersBox(content)


def setup(number: int) -> RaidersSetup:
    """The agreement of a game: the pairs of factions in turn."""
    a, b = PAIRS[number % len(PAIRS)]
    return RaidersSetup(teams=f"{a},{b}", table="bench")


def play(number: int) -> int:
    """A game between random players; how many decisions it took."""
    return play_one(GAME, setup(number), ("random", "random"), number).decisions


class Recorded(Run[Any]):
    """A run that writes every answer and every roll into a journal."""

    __slots__ = ("journal",)

    def __init__(self, number: int) -> None:
        self.journal: list[Entry] = []
        super().__init__(
            GAME, GAME.rules.begin(setup(number), GAME.box.shipped()), keep=False, listen=False
        )
        self.procedure = self.written(self.procedure)
        next(self.procedure)

    def written(self, procedure: Asks[None]) -> Asks[None]:
        """Rules that write down the answers they get."""
        step: Question[Any] | Checkpoint = self.question or CHECKPOINT
        while True:
            value = yield step
            if isinstance(step, Question):
                self.journal.append(Answer(step.seat, value))
            try:
                step = procedure.send(value)
            except StopIteration:
                return


def played(number: int) -> list[Entry]:
    """The journal of a game between random players."""
    run = Recorded(number)
    run_out(run, [RandomPlayer(number * 1000 + seat) for seat in (0, 1)], Seeded(number))
    return run.journal


def games() -> Prepared:
    def all_pairs() -> None:
        for number in range(len(PAIRS)):
            play(number)

    return all_pairs, 1


def decisions() -> int:
    return sum(play(number) for number in range(len(PAIRS)))


def midgame() -> Table[Any]:
    """A table in the third round, in the midst of an action."""
    table: Table[Any] = Table(GAME, setup(0), chance=Seeded(1))
    player = RandomPlayer(1)
    while table.state.round < 3 or not table.run.since:
        seat = table.waiting()[0]
        question = table.question
        assert question is not None, "three rounds are no whole game"
        table.answer(seat, player.drawn(question))
    return table


def forks() -> Prepared:
    return midgame().fork, 200


def forks_anywhere() -> Prepared:
    """Forks all over a game: a tenth of its positions."""
    table: Table[Any] = Table(GAME, setup(0), chance=Seeded(2), listen=False)
    rng, player = Random(2), RandomPlayer(2)
    found = []
    while (question := table.question) is not None:
        table.answer(table.waiting()[0], player.drawn(question))
        if rng.randrange(10) == 0:
            found.append(table.fork())

    def all_of_them() -> None:
        for each in found:
            each.fork()

    _SIZES["forks"] = len(found)
    return all_of_them, 3


_SIZES: dict[str, int] = {}


def views() -> Prepared:
    table = midgame()
    return lambda: table.view(1), 100


def replays() -> Prepared:
    """Opening the journals of ten finished games."""
    journals = [played(number) for number in range(len(PAIRS))]

    def open_all() -> None:
        for number, journal in enumerate(journals):
            reopen(number, journal)

    return open_all, 1


def reopen(number: int, journal: list[Entry]) -> Table[Any]:
    """A table opened from a journal."""
    chance = Seeded(number)
    return Table(GAME, setup(number), chance=chance, journal=journal, listen=False, keep=False)


MEASURES = (
    Measure("Home Raiders: a whole random game", games, per=lambda: len(PAIRS)),
    Measure("Home Raiders: a decision, random players", games, per=decisions),
    Measure("Home Raiders: opening a game's journal", replays, per=lambda: len(PAIRS)),
    Measure("Home Raiders: fork in the third round", forks, bar=100),
    Measure("Home Raiders: fork anywhere in a game", forks_anywhere,
            per=lambda: _SIZES["forks"], bar=100),
    Measure("Home Raiders: a seat's view", views),
)  # fmt: skip


# --- beside chess ---------------------------------------------------------------------------------


def chess_game(rng: Random) -> None:
    """One random game of python-chess."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))


def seconds(what: Callable[[], object]) -> float:
    """How long something takes, in this process's own time."""
    started = time.process_time()
    what()
    return time.process_time() - started


def main(repeat: int) -> None:
    """One game of each pair in turn with a game of chess, several times, the best of each taken.

    Other work of the machine can only make a measurement slower.
    """
    numbers = range(len(PAIRS))
    journals = [played(number) for number in numbers]
    what: dict[str, Callable[[int], object]] = {
        "chess": lambda number: chess_game(Random(number)),
        "play": played,
        "open": lambda number: reopen(number, journals[number]),
    }
    best = {(name, number): float("inf") for name in what for number in numbers}
    for _ in range(repeat):
        for name, number in best:
            took = seconds(lambda name=name, number=number: what[name](number))  # type: ignore[misc]
            best[name, number] = min(took, best[name, number])
    took_all = {name: sum(best[name, number] for number in numbers) for name in what}
    chess_, ours, again = took_all.values()
    count, size = len(numbers), max(len(encode(journal)) for journal in journals)
    fork, _ = forks_anywhere()
    each = min(seconds(fork) for _ in range(repeat)) / _SIZES["forks"] * 1e6
    print(f"python-chess  {count / chess_:7.1f} games a second")
    print(f"Home Raiders  {count / ours:7.1f} games a second: {chess_ / ours:.2f} times (bar 1.5)")
    print(f"journal       {size / 1000:7.1f} KB at most (bar 60)")
    print(f"replay        {ours / again:7.1f} times as fast as playing (bar 3)")
    print(f"fork          {each:7.1f} µs on average over a game (bar 100)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
