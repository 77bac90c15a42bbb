"""What a search player needs from a game: a fast policy, whole plans, the worth of a position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

from kitchentable.kernel.state.state import State
from kitchentable.kernel.words import Message

if TYPE_CHECKING:
    from kitchentable.kernel.table.look import Look, Player

S = TypeVar("S", bound=State)


class Plan(Struct, frozen=True):
    """One way to go on: what makes a player that carries it out, and what it is in words.

    That player answers the question at hand and all later ones; where the plan ends it goes on by
    the policy.

    >>> from kitchentable.players.random import RandomPlayer
    >>> Plan(lambda: RandomPlayer(7)).player().random() < 1
    True
    """

    player: Callable[[], Player]
    words: Message | None = None


class Thought(ABC, Generic[S]):
    """The parts of a game that a search is made of. Everything here sees only looks and states.

    A search tries plans in imagined worlds: it plays each world on by the policy up to a `stop`,
    and asks for the worth of what has become of it. Both must be fast, because a decision takes
    hundreds of them.

    >>> from kitchentable import games
    >>> thought = games.game("warcraft").thought
    >>> type(thought.policy(seed=1)).__name__
    'Regular'
    """

    @abstractmethod
    def policy(self, seed: int) -> Player:
        """A fast player that answers every question sensibly."""

    @abstractmethod
    def plans(self, look: Look[S], most: int) -> Sequence[Plan]:
        """Whole plans for the seat that looks; the first is what the policy would do.

        Fewer than two: this question is not worth a search.
        """

    @abstractmethod
    def clock(self, state: S) -> int:
        """A number that grows in the course of a game, by 1 for each turn or round."""

    @abstractmethod
    def chance(self, state: S, seat: int) -> int:
        """The chance that the side of a seat wins from a state at a checkpoint, in millionths."""
