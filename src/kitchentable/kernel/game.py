"""What a game is to the kernel: a state, the procedure that plays it, and what is seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from kitchentable.kernel.agreement import Offer, Reading
from kitchentable.kernel.events import Event
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Asks, Choose, Point, Question
from kitchentable.kernel.state.state import State
from kitchentable.kernel.state.values import inside
from kitchentable.kernel.words import Message, say

if TYPE_CHECKING:
    from kitchentable.kernel.campaigns import Campaigns
    from kitchentable.kernel.table.look import Player

S = TypeVar("S", bound=State)

UNKNOWN: Final = object()
"""In place of an answer that a seat does not know."""

Since: TypeAlias = Sequence[tuple[int, Any]]
"""Answers since a checkpoint, each with its seat; `UNKNOWN` for those that are not known."""

RESIGN: Final = ("resign",)
"""The interjection by which a seat gives up, in games that know one: clocks use it too."""


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


class Sheet(Struct, frozen=True):
    """What a picture is drawn on: how many characters wide, and in which language."""

    width: int = 80
    lang: str = "en"


SHEET: Final = Sheet()


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

    sizes: ClassVar[tuple[int, ...]] = (2,)
    """How many can play, the usual number first."""

    by_seat: ClassVar[tuple[str, ...]] = ()
    """The fields of the setup that hold a name for each seat; in a tuple, "" is drawn by lot."""

    def offers(self, lang: str) -> Mapping[str, Sequence[Offer]]:
        """For fields of the setup that hold names: the names there are, for forms."""
        return {}

    def readings(self) -> Sequence[Reading]:
        """The fields of the setup by which one plays as another edition has it."""
        return ()

    def packs(self) -> Any:
        """The content that ships with the game."""
        raise NotImplementedError

    def unfit(self, content: Any) -> Sequence[Message]:
        """What is impossible about content that has the right form."""
        return ()

    def template(self) -> Sequence[Message | str]:
        """A pack to fill in: lines of TOML, messages for comments; none if the content will do."""
        return ()

    def gaps(self, data: Mapping[str, Any]) -> Sequence[Message]:
        """What an owner's pack leaves as it ships, where that is worth a word."""
        return ()

    def with_files(
        self, setup: Any, content: Any, texts: Mapping[str, str] | None = None
    ) -> tuple[Any, Any]:
        """A setup that names files (teams, tables), with what they hold in the content.

        `texts`: the files that were sent along, by name; then nothing is read from the disk.
        """
        return setup, content

    def lesson(self) -> tuple[Any, S] | None:
        """A short game for newcomers: what is agreed, and the position it begins with."""
        return None

    def prepare(self, ask: Any) -> object:
        """What people make ready before a game, judged: a team, say.

        `ask` is plain data, each game says what it understands; so is the answer.
        """
        raise Problem("no-preview", name=self.name)

    def campaigns(self) -> Campaigns | None:
        """How games of it belong together in a campaign, if they can."""
        return None

    @abstractmethod
    def begin(self, setup: Any, content: Any) -> S:
        """The state before anything has happened. No chance here: `play` asks for it.

        Raises `Illegal` for a setup the rules do not allow.
        """

    def unwatched(self, state: S) -> None:
        """Nobody will look on from this beginning to the end but who is asked: a simulation.

        Somebody who has nothing to answer need not be asked then, only so that others do not
        learn it. Otherwise the game must go just as it would.
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

    def picture(self, view: S, sheet: Sheet = SHEET) -> Sequence[Message]:
        """The view as lines of text, for the terminal."""
        return ()

    def names(self, view: S, lang: str) -> Mapping[str, Message | str]:
        """What the ids that stand in messages are called, where people should read more."""
        return {}

    def signs(self, view: S) -> Mapping[str, str]:
        """The pieces by the signs the picture shows them with: what a person may type."""
        return {}

    def whole_place(self, view: S, typed: Point) -> Point:
        """A place as a person typed it, with what goes without saying."""
        return typed

    def remark(self, view: S, question: Question[Any], answer: Any) -> Message | None:
        """What is worth knowing about one answer, beside it: its odds, what it leads to."""
        return None

    def about(self, view: S, what: str) -> Sequence[Message]:
        """What there is to read about a piece or a card that a person names."""
        return ()

    def explain(self, view: S, question: Question[Any], answer: Any) -> Sequence[Message]:
        """How the odds of an answer come about, step by step."""
        return ()

    def hints(self, view: S, question: Question[Any]) -> Sequence[Message]:
        """What is worth knowing before a question is answered: the odds of what it leads to."""
        return ()

    def preview(self, view: S, question: Question[Any] | None, ask: Any) -> object:
        """What would come of something a player plans: reach, sight, chances, why not.

        From what the seat sees and is asked (`None`: nothing) alone. `ask` is plain data, each
        game says what it understands; the answer is anything that JSON can hold.
        """
        raise Problem("no-preview", name=self.name)

    def library(self) -> object:
        """What a client has to know of the content that ships with the game: cards, drawings,
        names. The same for every table; anything that JSON can hold."""
        return {}

    def library_of(self, content: Any) -> object:
        """The same of other content: an owner's own cards."""
        return self.library()

    def drawing(self, view: S, say: Callable[[Message], str]) -> str:
        """The view as an SVG picture, for pages without a table of their own for the game."""
        return ""

    def odds(self, given: Sequence[str]) -> Chances:
        """Exact chances of what was typed; each game says what it understands."""
        raise Problem("no-odds", name=self.name)

    def legend(self) -> Sequence[Message]:
        """What the signs of the picture mean."""
        return ()

    def summary(self, state: S) -> dict[str, int]:
        """Figures of a finished game worth adding up over many."""
        return {}
