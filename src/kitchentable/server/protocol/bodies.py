"""What HTTP requests and answers hold, as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kitchentable.kernel.chance import LARGEST_SEED
from kitchentable.server.protocol.messages import Person, Position
from kitchentable.server.tables.clocks import Clock

MOST_SEATS = 8
Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=20_000)]
Files = Annotated[dict[Name, Text], Meta(max_length=MOST_SEATS)]


class Seats(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays."""

    players: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    """Seat by seat: `person` or a kind of bot; seats not named are for people."""
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()


class Branch(Seats, frozen=True, kw_only=True):
    """A table that plays on from a position of another."""

    position: Position


class Create(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up: the game, what was agreed, and who plays."""

    game: Name
    setup: dict[str, Any] = {}
    players: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    """Seat by seat: `person` or a kind of bot; seats not named are for people."""
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None
    """Dice from this number, for practice. Without it they are sealed."""
    dice: Literal["sealed", "physical"] = "sealed"
    """`physical`: the people roll their own, and tell what they see."""
    clock: Clock | None = None
    files: Files = {}
    """Files that the setup names, by name: teams that people made themselves."""
    lesson: bool = False
    """The game's short game for newcomers, in place of the setup."""


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to be begun: games that belong together."""

    game: Name
    given: dict[str, Any]
    """What the game wants to know of it."""
    files: Files = {}


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """The place of a campaign to play for."""

    place: Name


class Created(Struct, frozen=True):
    """A new table. Whoever has a token has the seat: give each to one person."""

    table: str
    seats: dict[int, str]
    spectator: str
    keeper: str
    """For whoever set the table up: gives a seat another token when a link was lost."""


class Campaigning(Struct, frozen=True):
    """A campaign as it stands; each game says what is shown of it."""

    id: str
    game: str
    shown: Any


class Sent(Struct, frozen=True):
    """A game of a campaign: its table, and the links if it was set up just now."""

    table: str
    created: Created | None = None


class Info(Struct, frozen=True):
    """What everybody may know who knows a table's address."""

    table: str
    game: str
    rules: int
    setup: Any
    people: tuple[Person, ...]
    missing: tuple[int, ...]
    """The seats without whom the game has not begun."""
    commitment: str
    clock: Clock | None = None


class GameInfo(Struct, frozen=True):
    """A game: what can be agreed (JSON Schema), and which bots there are."""

    name: str
    rules: int
    setup: Any
    players: tuple[str, ...]


class Sat(Struct, frozen=True):
    """Which seat a token opened; the browser has it as a cookie now."""

    seat: int


class Session(Struct, frozen=True):
    """The seats this browser has at a table: -1 watches, -2 is the keeper."""

    seats: tuple[int, ...]


class Followed(Struct, frozen=True):
    """The table of the rematch, and the seats this browser has there now."""

    table: str
    seats: tuple[int, ...]


class Renewed(Struct, frozen=True):
    """The new token of a seat."""

    token: str


REQUESTS: tuple[type[Struct], ...] = (Create, Branch, Campaign, Place)
ANSWERS: tuple[type[Struct], ...] = (
    Created, Info, GameInfo, Sat, Session, Followed, Renewed, Campaigning, Sent,
)  # fmt: skip
"""What is sent along with requests, and what comes back."""
