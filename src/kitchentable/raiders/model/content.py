"""What the game is played with: dice, cards, teams and tables, as data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

from msgspec import Meta, Struct

from kitchentable.kernel.files import packs, toml
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.model import cards
from kitchentable.raiders.model.cards import Card
from kitchentable.raiders.model.dice import FACES, NAMES

if TYPE_CHECKING:
    from kitchentable.raiders.geometry.tables import Table

T = TypeVar("T")

PACKS: Final = Path(__file__).parent.parent / "packs"


MOST_COPIES = 99
"""Copies of one card in a team."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card taken into a team: merged copies make one bigger unit (HR-008)."""

    card: str
    """The card, by its id."""
    copies: Annotated[int, Meta(le=MOST_COPIES)] = 1
    """Copies that are merged into one troop."""
    separate: Annotated[int, Meta(le=MOST_COPIES)] = 1
    """How many such troops the team has (HR-009)."""


class Team(Struct, frozen=True, forbid_unknown_fields=True):
    """A team by its cards."""

    name: str
    """Its name, as it is shown."""
    entries: tuple[Entry, ...]
    """Its cards."""


class PlacedThing(Struct, frozen=True, forbid_unknown_fields=True):
    """An object of a table: which of the catalogue, where in hundredths, how turned, on what."""

    id: str
    """Its id, by which files name it."""
    kind: str
    """Its object of the catalogue."""
    at: tuple[int, int]
    """Its centre, in hundredths of an inch."""
    turn: int = 0
    """How it is turned, in degrees counter-clockwise."""
    on: str = ""
    """The id of the thing it stands on; "" on the table."""


class Field(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to play on, in hundredths of an inch."""

    outline: tuple[tuple[int, int], ...]
    """Its corners, counter-clockwise."""
    things: tuple[PlacedThing, ...] = ()
    """The things on it."""
    sides: tuple[tuple[int, int], ...] = ()
    """The places of Portals at sides: two points of the border."""
    corners: tuple[tuple[int, int], ...] = ()
    """The places of Portals in corners, if the table says so: two points of the border."""


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the game is played with."""

    dice: dict[str, tuple[str, ...]]
    """The six faces of the dice by colour: "blank", "ace" or "critical"."""
    cards: dict[str, Card]
    """Cards, by id."""
    teams: dict[str, Team]
    """Teams, by id."""
    tables: dict[str, Field]
    """Tables, by id."""


@cache
def shipped() -> Content:
    """The content that ships with the game."""
    dice = _read("dice", dict[str, tuple[str, ...]])
    cards, teams = _read("cards", dict[str, Card]), _read("teams", dict[str, Team])
    return Content(dice, cards, teams, _tables())


def _read(part: str, kind: type[dict[str, T]]) -> dict[str, T]:
    """One part of the content out of all packs that have it."""
    found: dict[str, T] = {}
    for path in sorted(PACKS.glob("*.toml")):
        pack = packs.read(path)
        if part in pack.data:
            found |= toml.convert(pack.data[part], kind, pack.text, pack.file, under=f"$.{part}")
    return found


def _tables() -> dict[str, Field]:
    from kitchentable.raiders.geometry import tables  # the space is loaded when a game begins

    return {id: as_field(table) for id, table in tables.tables().items()}


def as_field(table: Table) -> Field:
    """A table of the space as content."""
    things = tuple(
        PlacedThing(thing.id, thing.kind, (thing.x, thing.y), thing.turn, thing.on)
        for thing in table.things
    )
    return Field(table.outline, things, table.portals.sides, table.portals.corners)


def unfit(content: Content) -> Iterator[Message]:
    """What is impossible about content that has the right form."""
    for name in NAMES:
        faces = content.dice.get(name, ())
        if not faces or any(face not in FACES for face in faces):
            yield say("hr-dice-faces", die=name, known=", ".join(FACES))
    for id, card in content.cards.items():
        yield from cards.unfit(id, card)
        yield from _unfit_abilities(id, card)
    for team in content.teams.values():
        for entry in team.entries:
            if entry.card not in content.cards:
                yield say("hr-team-no-such-card", team=team.name, card=entry.card)


def _unfit_abilities(id: str, card: Card) -> Iterator[Message]:
    from kitchentable.raiders.abilities import ABILITIES, may_bear

    for ability in card.abilities:
        if ability not in ABILITIES:
            yield say("hr-card-no-such-ability", card=id, ability=ability)
        elif not may_bear(card.type, ability):
            yield say("hr-card-ability-type", card=id, ability=ability, type=card.type.value)
