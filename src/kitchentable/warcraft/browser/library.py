"""What the page of Warcraft has to know of the content: races, heroes, cards, creeps, drawings."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.words import Message
from kitchentable.warcraft.browser.svg_parts import drawing, drawing_names, figures
from kitchentable.warcraft.model.content import (
    Content,
    Cost,
    CreatureMarker,
    CreepMarker,
    Race,
    Tile,
)
from kitchentable.warcraft.model.kinds import MARKERS, NAMES, OUTPOSTS, TILES
from kitchentable.warcraft.scenarios.tokens import story, title
from kitchentable.warcraft.text import deck_cards, hero_cards


class RacePage(Struct, frozen=True):
    """A race: its colour and letter, its unit tiles by type, the costs of its pieces."""

    letter: str
    colour: str
    power: str
    """The ability the race is known for."""
    tiles: tuple[tuple[Tile, ...], ...]
    """By unit type: the tiles from the first to the last."""
    costs: dict[str, Cost]
    """By kind of piece: gold and wood."""


class ScenarioPage(Struct, frozen=True):
    """A scenario: its title, and its story with its task."""

    title: Message
    story: Message


class Library(Struct, frozen=True):
    """The content, as far as the page shows it."""

    races: dict[str, RacePage]
    heroes: dict[str, hero_cards.HeroPage]
    cards: dict[str, deck_cards.CardPage]
    creeps: dict[str, CreepMarker]
    creatures: dict[str, CreatureMarker]
    scenarios: dict[str, ScenarioPage]
    kinds: tuple[str, ...]
    """The kinds of pieces; views name a kind by its place in this list."""
    markers: tuple[int, ...]
    """By kind: the markers that a race has."""
    tiles: tuple[int, ...]
    """By type: the building tiles that a race has."""
    outposts: int
    """The Outposts that a race has."""
    building: Cost
    outpost: Cost
    upgrade: Cost
    drawings: dict[str, str]
    """By name: the inside of an SVG drawing, its middle at 0, 0."""
    figures: dict[str, str]
    """By race and kind: a piece as a figure, the inside of an SVG picture 100 wide and 120 high,
    its feet at (50, 114). The page colours its shapes by their classes."""


def library(content: Content) -> Library:
    """What a client has to know of this content."""
    return Library(
        races={name: _race(race) for name, race in content.races.items()},
        heroes=hero_cards.library(content),
        cards=deck_cards.library(content),
        creeps=content.creeps,
        creatures=content.creatures,
        scenarios={
            name: ScenarioPage(title(name, each), story(name, each))
            for name, each in content.scenarios.items()
        },
        kinds=NAMES,
        markers=MARKERS,
        tiles=TILES,
        outposts=OUTPOSTS,
        building=content.building,
        outpost=content.outpost,
        upgrade=content.upgrade,
        drawings={name: drawing(name) for name in drawing_names()},
        figures=figures(),
    )


def _race(race: Race) -> RacePage:
    return RacePage(race.letter, race.colour, race.power, race.tiles, race.costs)
