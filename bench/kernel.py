"""The kernel: what a question costs, a fork, a copy, a view; and the Pantry played at random."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, field

from bench.measure import Measure
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.facets import Result, Rules, Since
from kitchentable.kernel.files.saves import dump
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.questions import Asks, Choose, Die, Roll, ask, checkpoint
from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.state.state import State, digest
from kitchentable.kernel.table.journal import decode, encode
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.lab.simulate import play_one
from tests.games.pantry import PANTRY, PantrySetup

Prepared = tuple[Callable[[], object], int]


class Piece(Struct):
    """A piece of the size of a Home Raiders figure."""

    seat: Public[int] = 0
    x: Public[int] = 0
    y: Public[int] = 0
    height: Public[int] = 0
    wounds: Public[int] = 0
    actions: Public[int] = 2
    ground: Public[bool] = False
    card: Public[str] = "guardsman"
    unit: Public[int] = 0
    tokens: Public[list[int]] = field(default_factory=list)


class Pieces(State):
    pieces: Public[list[Piece]] = field(default_factory=lambda: [Piece() for _ in range(20)])
    bag: Public[list[int]] = field(default_factory=lambda: [0, 1] * 4)
    turn: Public[int] = 0


ASKED = say("nothing")
DIE = Die("d6", (1, 2, 3, 4, 5, 6))


class NoRules(Rules[Pieces]):
    """Rules that do nothing but ask: what is left is the kernel's own cost."""

    def __init__(self, every: int, roll: bool = False) -> None:
        self._every = every
        self._roll = roll

    def begin(self, setup: Any, content: Any) -> Pieces:
        return Pieces()

    def play(self, state: Pieces) -> Asks[None]:
        while True:
            yield from checkpoint()
            for number in range(self._every):
                if self._roll:
                    yield from ask(Roll(ASKED, dice=(DIE,) * 3))
                yield from ask(Choose(ASKED, seat=number % 2, among=(0, 1, 2)))

    def result(self, state: Pieces) -> Result | None:
        return None

    def imagine(self, view: Pieces, seat: int | None, since: Since, rng: Random) -> Pieces:
        return view


class Nothing(Game[Pieces]):
    """A game of such rules."""

    name = "nothing"
    version = 1
    prefix = "NO"
    home = Path(__file__).parent
    state = Pieces

    def __init__(self, every: int, roll: bool = False) -> None:
        self.rules = NoRules(every, roll)


def table(every: int, **options: Any) -> Table[Pieces]:
    return Table(Nothing(every), Setup(), chance=Seeded(1), **options)


def answers(every: int, **options: Any) -> Callable[[], Prepared]:
    """A thousand answers on a fresh table."""

    def thousand() -> None:
        this = table(every, **options)
        for number in range(1000):
            this.answer(number % every % 2, 1)

    return lambda: (thousand, 3)


def rolls() -> Prepared:
    game = Nothing(10, roll=True)

    def thousand() -> None:
        this: Table[Pieces] = Table(game, Setup(), chance=Seeded(1))
        for number in range(1000):
            this.answer(number % 10 % 2, 1)

    return thousand, 3


def forks(since: int) -> Callable[[], Prepared]:
    def prepare() -> Prepared:
        this = table(1000)
        for number in range(since):
            this.answer(number % 2, 1)
        return this.fork, 2000

    return prepare


def copies() -> Prepared:
    state = Pieces()
    return lambda: copy(state), 5000


def digests() -> Prepared:
    state = Pieces()
    return lambda: digest(state), 5000


def pantry_game() -> Table[Any]:
    this: Table[Any] = Table(PANTRY, PantrySetup(seats=3), chance=Seeded(1))
    for _ in range(14):
        seat = this.waiting()[0]
        this.answer(seat, this.question.part(seat).suggestions()[-1])  # type: ignore[union-attr]
    return this


def views() -> Prepared:
    this = pantry_game()
    return lambda: this.view(1), 2000


def imagining() -> Prepared:
    this = pantry_game()
    rng = Random(1)
    return lambda: this.look(1).imagine(rng), 300


def pantry_forks() -> Prepared:
    return pantry_game().fork, 2000


def pantry_decisions() -> int:
    return sum(play_one(PANTRY, PantrySetup(), ("random",) * 2, n).decisions for n in range(50))


def pantry_games() -> Prepared:
    def fifty() -> None:
        for seed in range(50):
            play_one(PANTRY, PantrySetup(), ("random",) * 2, seed)

    return fifty, 1


def journals() -> Prepared:
    this = table(12)
    for number in range(700):
        this.answer(number % 12 % 2, 1)
    data = encode(this.journal)
    game, setup = this.game, this.setup
    return lambda: Table(game, setup, chance=Seeded(1), journal=decode(data)), 10


def saving() -> Prepared:
    this = pantry_game()
    return lambda: dump(this), 50


MEASURES = (
    Measure("answer, rules doing nothing, simulation", answers(10, listen=False, keep=False),
            per=lambda: 1000, bar=8),
    Measure("answer, rules doing nothing, all on", answers(10), per=lambda: 1000, bar=8),
    Measure("answer and a roll of three dice, all on", rolls, per=lambda: 1000),
    Measure("copy of 20 pieces", copies, bar=12),
    Measure("hash of 20 pieces", digests),
    Measure("fork, a dozen answers to replay", forks(12), bar=100),
    Measure("fork, directly behind a checkpoint", forks(0)),
    Measure("opening a journal, for each of 700 answers", journals, per=lambda: 700),
    Measure("the Pantry: fork", pantry_forks, bar=100),
    Measure("the Pantry: a seat's view", views),
    Measure("the Pantry: imagining a world", imagining),
    Measure("the Pantry: saving", saving),
    Measure("the Pantry: a decision, rules and player", pantry_games, per=pantry_decisions),
)  # fmt: skip
