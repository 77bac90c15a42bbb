"""What a game is to the kernel: a state, the procedure that plays it, and what is seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from kitchentable.kernel.events import Event
from kitchentable.kernel.plain import inside
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Asks, Choose, Question
from kitchentable.kernel.state import State
from kitchentable.kernel.words import Message, say

if TYPE_CHECKING:
    from kitchentable.kernel.look import Player

S = TypeVar("S", bound=State)

UNKNOWN: Final = object()
"""In place of an answer that a seat does not know."""

Since: TypeAlias = Sequence[tuple[int, Any]]
"""Answers since a checkpoint, each with its seat; `UNKNOWN` for those that are not known."""


class Setup(Struct, frozen=True):
    """What the players agree before they begin. Games add their own fields."""

    seats: int = 2


class Result(Struct, frozen=True):
    """How a game ended: the seats that won (all that tied), and why in words."""

    winners: tuple[int, ...]
    say: Message
    rules: tuple[str, ...] = ()


class Chances(Struct, frozen=True):
    """Chances that were asked for: in words, and as figures for programs."""

    lines: tuple[Message, ...]
    data: dict[str, Any]


class Game(ABC, Generic[S]):
    """A game on the kernel. One object describes it; tables hold the games being played."""

    name: ClassVar[str]
    """The word for it on the command line."""

    version: ClassVar[int]
    """Counts up whenever old journals would no longer give the same game."""

    prefix: ClassVar[str]
    """What its rule numbers begin with."""

    home: ClassVar[Path]
    """Its folder, with `rulebook/` and `locale/` inside if it brings its own."""

    state: ClassVar[type[Any]]
    setup: ClassVar[type[Any]] = Setup
    content: ClassVar[type[Any]]
    """The types of its state, of its setup and of the content it is played with."""

    events: ClassVar[tuple[type[Event], ...]]

    opponents: ClassVar[tuple[str, ...]] = ()
    """The kinds of players of its own that it brings, the plainest first."""

    def packs(self) -> Any:
        """The content that ships with the game."""
        raise NotImplementedError

    def unfit(self, content: Any) -> Sequence[Message]:
        """What is impossible about content that has the right form."""
        return ()

    @abstractmethod
    def begin(self, setup: Any, content: Any) -> S:
        """The state before anything has happened. No chance here: `play` asks for it.

        Raises `Illegal` for a setup the rules do not allow.
        """

    @abstractmethod
    def play(self, state: S) -> Asks[None]:
        """The whole game from any state that stood at a checkpoint, to the end."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How it ended; `None` while it goes on."""

    def shows(self, state: S, owner: int, viewer: int) -> bool:
        """Whether one seat sees what another owns. Teams may show their hands."""
        return owner == viewer

    def interjections(self, state: S, seat: int) -> Choose[Any]:
        """What a seat may do unasked."""
        return Choose(say("interject"), seat=seat, among=())

    def interject(self, state: S, seat: int, act: Any) -> None:
        """Do it. The state is one that stood at a checkpoint."""
        raise NotImplementedError

    @abstractmethod
    def imagine(self, view: S, seat: int | None, since: Since, rng: Random) -> S:
        """A whole state that agrees with what a seat sees: the blanks filled in fairly.

        The view is of the last checkpoint and may be changed. `since` are the answers from
        there on, as far as the seat knows them: a card played since was in a hand then. Worlds
        in which they could not have been given are thrown away and imagined again.
        """

    def player(self, kind: str, seed: int) -> Player:
        """A player of one of the game's own kinds."""
        raise NotImplementedError

    def situate(self, setup: Any, content: Any, data: dict[str, Any]) -> S:
        """The state a situation file describes: a point at which a checkpoint could stand."""
        raise NotImplementedError

    def at(self, state: S, path: str) -> Any:
        """A value of a state by its path, as situations name it."""
        return inside(state, path)

    def broken(self, state: S) -> Sequence[str]:
        """What is wrong with a state, for tests: the invariants that do not hold."""
        return ()

    def picture(self, view: S) -> Sequence[Message]:
        """The view as lines of text, for the terminal."""
        return ()

    def hints(self, view: S, question: Question[Any]) -> Sequence[Message]:
        """What is worth knowing before a question is answered: the odds of what it leads to."""
        return ()

    def odds(self, given: Sequence[str]) -> Chances:
        """Exact chances of what was typed; each game says what it understands."""
        raise Problem("no-odds", name=self.name)

    def legend(self) -> Sequence[Message]:
        """What the signs of the picture mean."""
        return ()

    def summary(self, state: S) -> dict[str, int]:
        """Figures of a finished game worth adding up over many."""
        return {}
