"""What HTTP requests and answers hold, as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kitchentable.kernel.chance import LARGEST_SEED
from kitchentable.kernel.plain import Plain
from kitchentable.server.protocol.messages import Person, Position
from kitchentable.server.tables.clocks import Clock

MOST_SEATS = 8
MOST_NAME = 40
Name = Annotated[str, Meta(max_length=MOST_NAME)]
FileText = Annotated[str, Meta(max_length=20_000)]
Files = Annotated[dict[Name, FileText], Meta(max_length=MOST_SEATS)]


class Seats(Struct, frozen=True, forbid_unknown_fields=True):
    """The players of a table."""

    players: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    """Seat by seat: `person` or a kind of bot; seats not named are for people."""
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()


class Branch(Seats, frozen=True, kw_only=True):
    """A table that plays on from a position of another table."""

    position: Position


class Create(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up: the game, what was agreed, and the players."""

    game: Name
    setup: dict[str, Plain] = {}
    players: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    """Seat by seat: `person` or a kind of bot; seats not named are for people."""
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None
    """Dice from this number, for practice. Without it they are sealed."""
    dice: Literal["sealed", "physical"] = "sealed"
    """`physical`: people roll their own dice and tell what they see."""
    clock: Clock | None = None
    files: Files = {}
    """Files that the setup names, by name: teams of the players' own."""
    lesson: Name = ""
    """Play this lesson of the game: it says what is agreed and who plays."""


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to be begun: games that belong together."""

    game: Name
    given: dict[str, Plain]
    """What the game wants to know of it."""
    files: Files = {}


class CampaignPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """The place of a campaign to play for."""

    place: Name


class Created(Struct, frozen=True):
    """A new table. A token opens its seat: give each token to one person."""

    table: str
    seats: dict[int, str]
    spectator: str
    keeper: str
    """The token of the person who set the table up: it renews tokens when links are lost."""


class Campaigning(Struct, frozen=True):
    """A campaign as it stands; the game says what is shown of it."""

    id: str
    game: str
    shown: Any


class CampaignGame(Struct, frozen=True):
    """A game of a campaign: its table, and the links if it was set up just now."""

    table: str
    created: Created | None = None


class Info(Struct, frozen=True):
    """What anyone with the address of a table may know."""

    table: str
    game: str
    rules: int
    setup: dict[str, Plain]
    people: tuple[Person, ...]
    missing: tuple[int, ...]
    """The seats that have to join before the game begins."""
    commitment: str
    clock: Clock | None = None
    begins: str | None = None
    """The title of the situation that the game begins with, in the middle."""


class GameInfo(Struct, frozen=True):
    """A game: what can be agreed (JSON Schema), and which bots there are."""

    name: str
    rules: int
    setup: dict[str, Plain]
    players: tuple[str, ...]


class LessonInfo(Struct, frozen=True):
    """A lesson of a game: what a page has to know before it begins."""

    name: str
    minutes: int
    steps: int
    """How much has to be achieved; nothing in a whole game with hints."""
    arranged: bool
    """Whether its dice show what the lesson needs."""


class Sat(Struct, frozen=True):
    """The seat that a token opened; the browser keeps it as a cookie now."""

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


REQUESTS: tuple[type[Struct], ...] = (Create, Branch, Campaign, CampaignPlace)
ANSWERS: tuple[type[Struct], ...] = (
    Created, Info, GameInfo, LessonInfo, Sat, Session, Followed, Renewed, Campaigning, CampaignGame,
)  # fmt: skip
"""What is sent along with requests, and what comes back."""
