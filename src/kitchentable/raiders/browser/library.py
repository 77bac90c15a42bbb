"""What a client has to know to draw a table: cards, objects with their drawings, tables, dice."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from kitchentable.kernel.words import Message
from kitchentable.raiders.abilities import ABILITIES
from kitchentable.raiders.geometry import svg, tables
from kitchentable.raiders.geometry.figures import MARKER_RADIUS
from kitchentable.raiders.geometry.shapes import Polygon
from kitchentable.raiders.model.cards import NO_POOL, Card
from kitchentable.raiders.model.content import Content, Field, Team
from kitchentable.raiders.moments import number_of
from kitchentable.raiders.text import names

FIGURES = svg.PACKS / "figures"
"""A drawing for each card that ships, named by the card's id."""
STAND_INS = svg.PACKS / "stand_ins"


class Thing(Struct, frozen=True):
    """An object of the catalogue: its footprint round its middle, and how it looks from above."""

    names: dict[str, str]
    footprint: Polygon
    height: int
    movable: bool
    uneven: bool
    stand: bool
    drawing: str
    """The inside of an SVG picture in hundredths of an inch, y downwards; "" if there is none."""
    others: tuple[str, ...] = ()
    """How the second, the third and further ones on a table look, so that no two are equal."""


class Ability(Struct, frozen=True):
    """An ability by its name, what it does in a line, and its rule."""

    name: Message
    text: Message
    group: str
    rule: str


class Named(Struct, frozen=True):
    """A table: its outline and what lies on it, and what it is called."""

    names: dict[str, str]
    about: dict[str, str]
    field: Field


class Library(Struct, frozen=True):
    """All of it."""

    cards: dict[str, Card]
    """By id; measures on a card are inches and millimetres."""
    figures: dict[str, str]
    """The drawings of cards: the inside of an SVG picture 100 wide and 120 high, feet at (50, 114).

    Shapes are coloured by their class. Cards that an owner has made have a plain one.
    """
    radius: dict[str, int]
    """How wide the base of each card's characters is, from its middle."""
    abilities: dict[str, Ability]
    things: dict[str, Thing]
    tables: dict[str, Named]
    teams: dict[str, Team]
    dice: dict[str, tuple[str, ...]]
    marker: int
    """The radius of a marker."""


def library(played: Content) -> Library:
    """What a client has to know of this content."""
    return Library(
        cards=played.cards,
        figures={id: figure_of(id, card) for id, card in played.cards.items()},
        radius={id: card.radius for id, card in played.cards.items()},
        abilities={
            id: Ability(names.ability_name(id), names.ability_text(id), each.group, number_of(id))
            for id, each in ABILITIES.items()
        },
        things={name: _thing(name, kind) for name, kind in tables.catalogue().items()},
        tables={id: _named(id, field) for id, field in played.tables.items()},
        teams=played.teams,
        dice=played.dice,
        marker=MARKER_RADIUS,
    )


@cache
def figures() -> dict[str, str]:
    """The drawings of all cards that ship, by the card's id."""
    return {path.stem: svg.inside(path) for path in sorted(FIGURES.glob("*.svg"))}


@cache
def stand_ins() -> dict[str, str]:
    """Plain drawings for cards that have none of their own: a shooter, a fighter, a caster."""
    return {path.stem: svg.inside(path) for path in sorted(STAND_INS.glob("*.svg"))}


def figure_of(id: str, card: Card) -> str:
    """The drawing of a card; without one of its own, a person with what the card fights with."""
    own = figures().get(id, "")
    if own:
        return own
    able = (
        ("shooter", card.shooting), ("fighter", card.close_combat), ("caster", card.spirit)
    )  # fmt: skip
    return stand_ins()[next((name for name, dice in able if dice != NO_POOL), "plain")]


def _named(id: str, field: Field) -> Named:
    """A table with its names; an owner's own table is called by its file."""
    known = tables.tables().get(id)
    return Named(known.names, known.about, field) if known else Named({"en": id}, {}, field)


def _thing(name: str, kind: tables.Kind) -> Thing:
    thing = tables.thing_of(kind, name, name, (0, 0, 0), None, name)
    return Thing(
        names=kind.names,
        footprint=thing.footprint,
        height=thing.high - thing.low,
        movable=kind.movable,
        uneven=kind.uneven,
        stand=kind.stand,
        drawing=svg.drawing(name),
        others=svg.other_drawings(name),
    )
