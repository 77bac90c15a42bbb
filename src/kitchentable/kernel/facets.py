"""The facets of a game, one for each of its readers.

A game has eight facets, each for one reader: the table reads its `Rules`, pack files its `Box`,
forms its `Lobby`, newcomers its `School`, the terminal its `TextTable`, the browser its
`BrowserTable`, people who ask for chances its `Odds`, simulations its `Lab`. Only the rules must be
written: every other facet has defaults with which a small game can be played. The larger facets
live in the rooms of their game and are loaded when they are first read.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from kitchentable.kernel.agreement import Offer, Reading
from kitchentable.kernel.events import Event
from kitchentable.kernel.lessons.lesson import Lesson
from kitchentable.kernel.lessons.lesson_files import lessons_in
from kitchentable.kernel.mistakes import Mistake, astray
from kitchentable.kernel.plain import Plain, Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Asks, Choose, Point, Question
from kitchentable.kernel.state.state import State
from kitchentable.kernel.state.values import inside
from kitchentable.kernel.words import Message, say

if TYPE_CHECKING:
    from kitchentable.kernel.campaigns import Campaigns
    from kitchentable.kernel.contests import Contest
    from kitchentable.kernel.game import Game, Setup
    from kitchentable.kernel.table.look import Player

A = TypeVar("A")
S = TypeVar("S", bound=State)
C = TypeVar("C")


class Unknown(Struct, frozen=True):
    """The type of `UNKNOWN`.

    >>> UNKNOWN
    Unknown()
    """


UNKNOWN: Final = Unknown()
"""Stands in place of an answer that a seat does not know."""

Since: TypeAlias = Sequence[tuple[int, Any]]
"""The answers since a checkpoint, each with its seat; `UNKNOWN` for an answer that is not known."""

RESIGN: Final = ("resign",)
"""The interjection by which a seat gives up. Clocks use it too."""


class Result(Struct, frozen=True):
    """How a game ended: the seats that won (all that tied), and why in words.

    >>> from examples import magpies_table
    >>> magpies_table(rounds=5).result.winners
    (0,)
    """

    winners: tuple[int, ...]
    say: Message
    rules: tuple[str, ...] = ()


class Rules(ABC, Generic[S]):
    """The rules: how a game begins, how it is played, what each seat sees, how it ends.

    >>> from examples.magpies import GAME, Content
    >>> from kitchentable.kernel.game import Setup
    >>> nest = GAME.rules.begin(Setup(seats=2), Content())
    >>> next(GAME.rules.play(nest)).say
    Message(id='draw-feather', args={})
    """

    @abstractmethod
    def begin(self, setup: Any, content: Any) -> S:
        """The state before anything has happened. No chance here: `play` asks for it.

        Raises `Illegal` for a setup that the rules do not allow.
        """

    @abstractmethod
    def play(self, state: S) -> Asks[None]:
        """The whole game, from any state that stood at a checkpoint to the end."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended; `None` while it goes on."""

    @abstractmethod
    def imagine(self, view: S, seat: int | None, since: Since, rng: Random) -> S:
        """A whole state that agrees with what a seat sees: the blanks filled in fairly.

        The view is of the last checkpoint and may be changed. `since` are the answers from
        there on, as far as the seat knows them: a card played since was in a hand then. The
        caller throws away a world in which those answers could not have been given, and
        imagines another.
        """

    def shows(self, state: S, owner: int, viewer: int) -> bool:
        """Whether one seat sees what another seat owns. Teammates may show their hands."""
        return owner == viewer

    def interjections(self, state: S, seat: int) -> Choose[Any]:
        """The acts that a seat may do unasked."""
        return Choose(say("interject"), seat=seat, among=())

    def interject(self, state: S, seat: int, act: Any) -> None:
        """Carry out an act that a seat does unasked, in a state that stood at a checkpoint."""
        raise NotImplementedError

    def situate(self, setup: Any, content: Any, data: dict[str, Plain]) -> S:
        """The state that a situation file describes: one at which a checkpoint could stand."""
        raise NotImplementedError

    def described(self, view: S, content: Any, since: Since) -> dict[str, Plain] | None:
        """The `[state]` of a situation that begins where a view stands, at a checkpoint.

        `None` if the format cannot say it. `content` is what ships with the game: the file has to
        bring what is played with besides. `since` are the answers from there on that its reader
        knows: a card played since was in a hand then. Only the view and `since` may go into it.
        """
        return None

    def position(self) -> type[Struct] | None:
        """The type of `[state]` in situations; `None` if it is the state itself."""
        return None

    def seats_in(self, data: dict[str, Plain]) -> int | None:
        """The number of players in the `[state]` of a situation, where it says so."""
        return None

    def misnamed(self, setup: Any, content: Any, data: dict[str, Plain]) -> Iterable[Mistake]:
        """The names in the `[state]` of a situation that are not known."""
        return ()

    def impossible(self, state: S, data: dict[str, Plain]) -> Iterable[Mistake]:
        """What is impossible about the position of a situation; `data` is its `[state]`."""
        return ()

    def vocabulary(self, state: S) -> Mapping[str, Collection[str | int]]:
        """The values that fields of events can have, by the name of the field, if they are names.

        A field that is not in it may have any value of its type.
        """
        return {}

    def names_in_files(self) -> Mapping[str, Iterable[str]]:
        """The names that fields of a situation's `[state]` can have, by type and field."""
        return {}

    def at(self, state: S, path: str) -> Value:
        """A value of a state by its path, as situation files name it."""
        found: Value = inside(state, path)
        return found

    def astray(self, state: S, path: str) -> Message | None:
        """The reason why a path leads nowhere: a part of it is no name that is known."""
        return astray(state, path)

    def broken(self, state: S) -> Sequence[str]:
        """The invariants that do not hold in a state, for tests."""
        return ()


class Box(Generic[C]):
    """The content that ships with the game, and the packs that change it.

    The content of a small game is a Struct with default values:

    >>> class Cards(Struct, frozen=True):
    ...     highest: int = 6
    >>> Box(Cards).shipped()
    Cards(highest=6)
    """

    def __init__(self, content: Callable[[], C]) -> None:
        self.shipped = content
        """The content that ships with the game; the game keeps it, where making it is dear."""

    def unfit(self, content: C) -> Sequence[Message]:
        """The reasons why content of the right form cannot be played with."""
        return ()

    def template(self) -> Sequence[Message | str]:
        """A pack to fill in: lines of TOML, and messages for comments. Empty: no own template."""
        return ()

    def gaps(self, data: Mapping[str, Plain]) -> Sequence[Message]:
        """Remarks on the content that an owner's pack leaves as it ships."""
        return ()

    def with_files(
        self, setup: Any, content: C, texts: Mapping[str, str] | None = None
    ) -> tuple[Any, C]:
        """A setup that names files (teams, tables), and the content with what the files hold.

        `texts` holds files that were sent along, by name; then nothing is read from the disk.
        """
        return setup, content


class Facet(Generic[S]):
    """A facet that may ask the game it belongs to.

    >>> from examples.magpies import GAME
    >>> GAME.lobby.game is GAME
    True
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game


class Lobby(Facet[S]):
    """The choices that people have before a game begins.

    >>> from kitchentable import games
    >>> games.game("warcraft").lobby.opponents
    ('regular',)
    """

    by_seat: ClassVar[tuple[str, ...]] = ()
    """The fields of the setup that hold a name for each seat; in a tuple, "" is drawn by lot."""

    opponents: ClassVar[tuple[str, ...]] = ()
    """The kinds of players that the game brings, the plainest first."""

    def player(self, kind: str, seed: int) -> Player:
        """A player of one of the game's own kinds."""
        raise NotImplementedError

    def offers(self, lang: str) -> Mapping[str, Sequence[Offer]]:
        """For the fields of the setup that hold names: the names to choose from."""
        return {}

    def picture(self, field: str, value: str, say: Callable[[Message], str]) -> str:
        """A picture of a value that a field of the setup may hold, as SVG; "" for none."""
        return ""

    def readings(self) -> Sequence[Reading]:
        """The fields of the setup that choose the reading of another edition."""
        return ()

    def editions(self) -> Mapping[str, Mapping[str, Plain]]:
        """The printed books, by language: the fields of the setup that make a game by each.

        Fields that are not named stay as they are by default.
        """
        return {}

    def earlier_start(self) -> tuple[Setup, S] | None:
        """The setup and the position of a game that earlier versions began in the middle.

        Files of such games still open.
        """
        return None

    def prepare(self, ask: Plain) -> object:
        """Judge what people prepare before a game, such as a team.

        `ask` is plain data, and so is the answer; each game says what it understands.
        """
        raise Problem("no-preview", name=self.game.name)

    def campaigns(self) -> Campaigns | None:
        """The campaigns of the game; `None` if it has none."""
        return None


class School(Facet[S]):
    """The lessons that teach a game, and the first whole game with hints.

    >>> from examples.magpies import GAME
    >>> GAME.school.lessons()
    {}
    """

    def lessons(self) -> Mapping[str, Lesson]:
        """The lessons by name, in the order in which they are taught."""
        return lessons_in(self.game.home / "rulebook" / "lessons", self.game.name)

    def holds(self, view: S, fact: str, of: Sequence[str]) -> bool:
        """Whether something holds that no value of the state says: that figures are covered, say.

        `of` names what it is about.
        """
        raise NotImplementedError


class Sheet(Struct, frozen=True):
    """The sheet for a picture of text: its width in characters, and its language.

    >>> Sheet(width=120, lang="nl")
    Sheet(width=120, lang='nl')
    """

    width: int = 80
    lang: str = "en"


SHEET: Final = Sheet()


class TextTable(Generic[S]):
    """A view as people read and type it: in the terminal, in remarks, in names.

    >>> from examples import magpies_table
    >>> TextTable().picture(magpies_table().view(0))
    ()
    """

    def picture(self, view: S, sheet: Sheet = SHEET) -> Sequence[Message]:
        """The view as lines of text."""
        return ()

    def legend(self) -> Sequence[Message]:
        """The meaning of the signs in the picture."""
        return ()

    def names(self, view: S, lang: str) -> Mapping[str, Message | str]:
        """The names of ids that stand in messages, where people should read more than the id."""
        return {}

    def signs(self, view: S) -> Mapping[str, str]:
        """The pieces by the signs that the picture shows them with: what a person may type."""
        return {}

    def whole_place(self, view: S, typed: Point) -> Point:
        """A place as a person typed it, completed: a height that was left out, say."""
        return typed

    def about(self, view: S, what: str) -> Sequence[Message]:
        """The text on a piece or a card that a person names."""
        return ()

    def remark(self, view: S, question: Question[A], answer: A) -> Message | None:
        """A remark on one answer, shown beside it: its odds, its consequences."""
        return None

    def explain(self, view: S, question: Question[A], answer: A) -> Sequence[Message]:
        """The steps by which the odds of an answer come about."""
        return ()

    def hints(self, view: S, question: Question[A]) -> Sequence[Message]:
        """Advice on a question before it is answered."""
        return ()


class Loss(Struct, frozen=True):
    """What a seat lost in the course of a game: pieces of one kind, and their number.

    >>> from kitchentable.kernel.words import say
    >>> Loss(0, say("magpie")).more(2).number
    3
    """

    seat: int
    what: Message
    number: int = 1

    def more(self, number: int) -> Loss:
        """The loss with more of the same kind."""
        return Loss(self.seat, self.what, self.number + number)


class BrowserTable(Facet[S]):
    """What a table in the browser shows beside questions and views. All of it fits into JSON.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> table.game.browser.preview(table.view(0), table.question, {"what": "sight"})
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: no-preview(name=magpies)
    """

    asks: ClassVar[tuple[type[Struct], ...]] = ()
    """The classes of what a client may ask for a preview; each has a `preview` that answers it."""

    other_pages: ClassVar[tuple[type[Struct], ...]] = ()
    """What the game's pages beside the table send and get: a team that is judged, a campaign."""

    def preview(self, view: S, question: Question[A] | None, ask: Plain) -> object:
        """The consequences of a plan of a player: reach, sight, chances, reasons against it.

        The answer follows from what the seat sees and is asked (`None`: nothing) alone. `ask` is
        plain data; each game says what it understands.
        """
        raise Problem("no-preview", name=self.game.name)

    def library(self, content: Any) -> object:
        """The part of the content that a client needs: cards, drawings, names."""
        return {}

    def score(self, view: S) -> tuple[int, ...]:
        """What each seat has achieved so far; empty if the game does not count it.

        It is sent along with every view, to spectators and in replays too.
        """
        return ()

    def losses(self, view: S, event: Event) -> Sequence[Loss]:
        """What seats lost by an event; `view` is how things stood after it."""
        return ()

    def drawing(self, view: S, say: Callable[[Message], str]) -> str:
        """The view as an SVG picture; "" for none."""
        return ""


class Chances(Struct, frozen=True):
    """Chances that were asked for: in words, and as figures for programs.

    >>> from kitchentable import games
    >>> found = games.game("warcraft").odds.typed(["2 melee 3", "1 melee 3"])
    >>> [line.id for line in found.lines], found.data["attacker"]
    (['wc-odds'], 904762)
    """

    lines: tuple[Message, ...]
    data: dict[str, Any]


class Odds(Facet[S]):
    """Exact chances of what a person types on the command line.

    >>> from examples.magpies import GAME
    >>> GAME.odds.typed(["two feathers"])
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: no-odds(name=magpies)
    """

    def typed(self, given: Sequence[str]) -> Chances:
        """The chances of what was typed; each game says what it understands."""
        raise Problem("no-odds", name=self.game.name)


class Lab(Generic[S]):
    """Changes and figures for simulations, and contests between kinds of players.

    >>> from examples import magpies_table
    >>> Lab().summary(magpies_table(rounds=5).state)
    {}
    """

    def unwatched(self, state: S) -> None:
        """Prepare a beginning that a simulation plays to the end.

        At a table a seat is asked even when it has nothing to answer, so that the pause tells
        the others nothing. In a simulation nobody watches the pauses. Otherwise the game must
        go just as it would at a table.
        """

    def summary(self, state: S) -> dict[str, int]:
        """Figures of a finished game that are worth adding up over many games."""
        return {}

    def contests(self) -> Mapping[str, Contest[S]]:
        """Contests between the sides of the game, by the name that `lab.matches` takes."""
        return {}
