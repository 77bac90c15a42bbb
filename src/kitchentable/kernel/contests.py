"""Contests: many games between two kinds of players, over the sides that a game has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import Question
from kitchentable.kernel.state.state import State

A = TypeVar("A")
S = TypeVar("S", bound=State)

BySeat: TypeAlias = tuple[str, ...]
"""A name for each seat."""

Line: TypeAlias = Mapping[str, Plain]
"""A game as a line of the file that keeps a contest."""

Share: TypeAlias = Callable[[int, int], str]
"""Games won, of how many: the share and its interval, as the report prints them."""


class Match(NamedTuple):
    """A game to be played.

    >>> Match(("regular", "random"), ("orc", "human"), seed=0).sides
    ('orc', 'human')
    """

    kinds: BySeat
    sides: BySeat
    seed: int


class Played(Struct, frozen=True):
    """A game of a contest, as its line in the file has it.

    >>> Played(("regular", "random"), ("orc", "human"), 0, winners=(1,), ended="limit").facts
    {}
    """

    kinds: BySeat
    sides: BySeat
    seed: int
    winners: tuple[int, ...]
    ended: str
    facts: Line = {}
    """The whole line; only the contest knows what else stands in it."""


class Contest(ABC, Generic[S]):
    """The sides of a game, how they are set up, and what is kept of each game.

    >>> class Birds(Contest[State]):
    ...     key, sides = "birds", ("crow", "jay", "owl")
    ...     def setup(self, sides, seed):
    ...         return {"seats": 2}
    ...     def facts(self, state):
    ...         return {"ended": "night"}
    >>> for match in Birds().matches(("regular", "random"), range(1)):
    ...     print(*match.sides)
    crow jay
    crow owl
    jay owl
    """

    key: ClassVar[str]
    """What the file calls the sides."""

    means: ClassVar[tuple[str, ...]] = ("decisions",)
    """The figures of a line whose averages are reported."""

    in_pairs: ClassVar[bool] = True
    """Whether two sides meet in a game. Otherwise every game has all sides, each in its seat."""

    sides: BySeat

    @abstractmethod
    def setup(self, sides: BySeat, seed: int) -> dict[str, Plain]:
        """The setup of a game between these sides."""

    @abstractmethod
    def facts(self, state: S) -> dict[str, Plain]:
        """The facts of a finished game that its line keeps; `ended` says how it ended."""

    def luck(self, sides: BySeat, seed: int) -> int:
        """The seed of chance."""
        return seed

    def matches(self, kinds: BySeat, seeds: range) -> Iterator[Match]:
        """The games to be played: every two sides, with sides and players changing seats."""
        for seed, (one, two) in product(seeds, tuple(combinations(self.sides, 2))):
            sides = (one, two) if seed % 2 == 0 else (two, one)
            yield Match(kinds if seed % 4 < 2 else kinds[::-1], sides, seed)

    def holds(self, line: Line) -> bool:
        """Whether a line of a file belongs to this contest. Several contests may share a file."""
        return self.key in line

    def habit(self, question: Question[A], answer: A) -> str:
        """The name under which an answer of a player is counted; "" for none."""
        return ""

    def habits(self, counted: Sequence[Counter[str]]) -> dict[str, Plain]:
        """The habits that were counted, by seat, as the line keeps them."""
        return {}

    def remarks(self, games: Sequence[Played], share: Share) -> Iterator[str]:
        """The lines of the report below the figures that every contest has."""
        yield from ()
