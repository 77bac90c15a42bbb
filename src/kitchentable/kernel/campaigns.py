"""Campaigns: games that belong together, each for a place. The record says who owns which place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct

from kitchentable.kernel.plain import Plain


class Next(Struct, frozen=True):
    """The game that a campaign goes on with: what is agreed, and who plays.

    >>> Next({"table": "desk"}, players=("person", "regular"), names=("Ana", "Bo")).setup
    {'table': 'desk'}
    """

    setup: dict[str, Plain]
    players: tuple[str, ...]
    names: tuple[str, ...]


class Campaigns(ABC):
    """The campaigns of a game.

    A record is plain data that only the game understands. A server or a file keeps it: it gets the
    record from `new` and stores what each later method gives back. Places and tables are names.

    A campaign of Home Raiders is a house; its places are rooms:

    >>> from kitchentable.raiders.game import GAME
    >>> rooms = GAME.lobby.campaigns()
    >>> house = rooms.new({"rooms": ["desk", "workbench"], "names": ["Ana", "Bo"],
    ...                    "teams": ["lilliput", "gremlins"]})
    >>> rooms.places(house)
    ('desk', 'workbench')
    >>> rooms.game(house, "desk").names
    ('Ana', 'Bo')
    """

    @abstractmethod
    def new(self, given: Plain) -> Plain:
        """The record of a campaign that nothing has been played in; raises a `Problem`."""

    @abstractmethod
    def places(self, record: Plain) -> Sequence[str]:
        """The places that the games are played for."""

    @abstractmethod
    def game(self, record: Plain, place: str) -> Next:
        """The game to be played for a place; raises `Illegal` where none can be."""

    @abstractmethod
    def begun(self, record: Plain, place: str, table: str) -> Plain:
        """The record with a game begun at a table."""

    @abstractmethod
    def under_way(self, record: Plain) -> Sequence[tuple[str, str]]:
        """Places and tables of the games that are not over."""

    @abstractmethod
    def ended(self, record: Plain, place: str, winners: tuple[int, ...] | None) -> Plain:
        """The record with the game for a place at its end; `None`: it cannot be played on."""

    @abstractmethod
    def shown(self, record: Plain) -> object:
        """The record as people see it."""
