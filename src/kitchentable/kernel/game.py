"""A game as the kernel knows it: its name, its types, and a facet for each reader."""

from __future__ import annotations

import inspect
from abc import ABC
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from kitchentable.kernel.events import Event
from kitchentable.kernel.facets import (
    Box,
    BrowserTable,
    Lab,
    Lobby,
    Odds,
    Rules,
    School,
    TextTable,
)
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.state.state import State
from kitchentable.kernel.thought import Thought

S = TypeVar("S", bound=State)


class Setup(Struct, frozen=True):
    """The agreement of the players before they begin. Games add their own fields.

    >>> class FeatherSetup(Setup, frozen=True):
    ...     feathers: int = 5
    >>> FeatherSetup(seats=3)
    FeatherSetup(seats=3, feathers=5)
    """

    earlier: ClassVar[Mapping[str, Plain]] = {}
    """For each field that was added after the first version: what a file that lacks it was played
    with. A default may change later; what stands here never does."""

    seats: int = 2

    @classmethod
    def before(cls, given: Mapping[str, Plain]) -> Mapping[str, Plain]:
        """What a file with these fields was played with where it lacks one."""
        return cls.earlier


class NoContent(Struct, frozen=True):
    """The content of a game that needs none.

    >>> NoContent()
    NoContent()
    """


class Game(ABC, Generic[S]):
    """A game on the kernel: its types and its facets. Tables hold the games being played.

    A small game gives its types and its rules. A larger game replaces other facets as well, each
    in a `cached_property` that loads the facet's room when it is read for the first time.

    >>> from examples.magpies import GAME
    >>> GAME.name, GAME.prefix, GAME.box.shipped().each
    ('magpies', 'MG', 5)
    """

    name: ClassVar[str]
    """The word for the game on the command line."""

    version: ClassVar[int]
    """Counts up when a correction of the rules changes play. Games of earlier versions are judged
    when they are opened, because their journals may lead to other games now."""

    prefix: ClassVar[str]
    """What the numbers of its rules begin with."""

    home: ClassVar[Path]
    """Its folder, with `rulebook/` inside, and `locale/` if it brings its own words. By default it
    is the folder of the module that defines the game."""

    state: ClassVar[type[Any]]
    setup: ClassVar[type[Any]] = Setup
    content: ClassVar[type[Any]] = NoContent
    """The types of its state, of its setup and of the content it is played with."""

    events: ClassVar[tuple[type[Event], ...]] = ()

    sizes: ClassVar[tuple[int, ...]] = (2,)
    """How many can play, the usual number first."""

    previews: ClassVar[bool] = False
    """Whether its table in the browser has previews: a server keeps a process ready for them."""

    rules: Rules[S]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if Game in cls.__bases__ and "home" not in vars(cls):
            cls.home = Path(inspect.getfile(cls)).parent

    @cached_property
    def box(self) -> Box[Any]:
        """The content that ships with the game, and packs that change it."""
        return Box(self.content)

    @cached_property
    def lobby(self) -> Lobby[S]:
        """The choices that people have before a game begins."""
        return Lobby(self)

    @cached_property
    def school(self) -> School[S]:
        """The lessons that teach it."""
        return School(self)

    @cached_property
    def text(self) -> TextTable[S]:
        """A view as people read and type it."""
        return TextTable()

    @cached_property
    def browser(self) -> BrowserTable[S]:
        """The data that a table in the browser shows."""
        return BrowserTable(self)

    @cached_property
    def odds(self) -> Odds[S]:
        """Exact chances of an attack that a person types."""
        return Odds(self)

    @cached_property
    def lab(self) -> Lab[S]:
        """Figures for simulations, and contests between players."""
        return Lab()

    @cached_property
    def thought(self) -> Thought[S] | None:
        """What a search player needs; `None`: there is no search for this game."""
        return None

    def load(self) -> None:
        """Load every facet, so that all code that bears a rule's number is known."""
        _ = (self.box, self.lobby, self.school, self.text, self.browser, self.odds, self.lab)
