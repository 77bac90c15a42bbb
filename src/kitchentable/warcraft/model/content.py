"""The content of Warcraft: races, unit tiles, costs, decks, board pieces, layouts.

All of it is data (WC-035). The packs say which values are printed, inferred or our own. Owners of
the box can replace them with a pack of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec import Struct

from kitchentable.kernel.rules import Notes, rule
from kitchentable.kernel.words import Arg, Message, say
from kitchentable.warcraft.model.kinds import CREATURES, KIND_OF, KINDS, NAMES, UNITS
from kitchentable.warcraft.scenarios.format import Scenario

ABILITIES = ("area-attack", "heal", "slow-poison", "bloodlust", "raise-dead")

Cost = tuple[int, int]
"""Gold and wood."""

MOST_MANA = 3
"""The most mana on a card (1 and 2 are known to occur)."""


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit tile: Strength and ability of all units of its type while it lies on top."""

    strength: int
    """The Strength of all units of its type."""
    ability: str = ""
    """Their ability; "" for none."""
    needs: dict[str, int] = {}
    """Buildings required for the next tile; the last tile requires none."""


class Race(Struct, frozen=True, forbid_unknown_fields=True):
    """A race: its tiles, the costs of its pieces, its deck, its town piece."""

    letter: str
    """The letter that marks its pieces."""
    colour: str
    """The colour of its pieces."""
    power: str
    """The ability the race is known for."""
    town_piece: int
    """The number of its board piece with a Town."""
    melee: tuple[Tile, ...]
    """The stack of melee tiles, the first on top."""
    ranged: tuple[Tile, ...]
    """The stack of ranged tiles."""
    flying: tuple[Tile, ...]
    """The stack of flying tiles."""
    costs: dict[str, Cost]
    """Gold and wood by kind of piece."""
    deck: dict[str, int]
    """Experience cards and their copies."""

    @property
    @rule(
        "WC-017",
        "WC-018",
        "WC-019",
        "WC-020",
        "WC-021",
        off=lambda self: (self.melee[:1], self.ranged[:1], self.flying[:1]),
    )
    def tiles(self) -> tuple[tuple[Tile, ...], ...]:
        """The stacks of tiles by unit type."""
        return self.melee, self.ranged, self.flying

    @rule("WC-363", "WC-366", "WC-367", off=lambda self, kind: (0, 0))
    def cost(self, kind: int) -> Cost:
        """The cost of a kind of piece."""
        return self.costs[NAMES[kind]]

    @rule("WC-022", "WC-410", "WC-411", "WC-412", "WC-413")
    def cards(self) -> list[str]:
        """All cards of the deck, one by one."""
        return dealt_out(self.deck)


def dealt_out(deck: dict[str, int]) -> list[str]:
    """All cards of a deck, one by one."""
    return [card for card, copies in deck.items() for _ in range(copies)]


class CreepMarker(Struct, frozen=True, forbid_unknown_fields=True):
    """A creep: how it fights, and the points on its back (WC-042), 0 for beasts of scenarios."""

    points: int
    """The experience points on its back."""
    strength: int
    """Its Strength."""
    dice: int
    """How many dice it rolls, and how many casualties it takes to kill it."""
    type: str
    """ "melee", "ranged" or "flying"."""
    ability: str = ""
    """Its ability; "" for none."""


class CreatureMarker(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of summoned creature (WC-048): its race, its number of markers, how it fights."""

    race: str
    """The race that summons it."""
    markers: int
    """The number of its markers."""
    strength: int
    """Its Strength."""
    dice: int
    """Its dice."""
    type: str
    """ "melee", "ranged" or "flying"."""


class HeroLevel(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero card: its Strength and Life, and the ability that comes with this level."""

    strength: int
    """Its Strength."""
    life: int
    """The wounds that kill it."""
    ability: str = ""
    """The ability that comes with this level; "" for none."""
    mana: int = 0
    """The mana that the ability costs (WC-708)."""


class HeroCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero with its three cards (WC-045, WC-046)."""

    race: str
    """The race it belongs to."""
    type: str
    """ "melee", "ranged" or "flying": the phase in which it attacks."""
    levels: tuple[HeroLevel, HeroLevel, HeroLevel]
    """Its three cards, by level."""
    told: bool = False
    """Whether our catalogues have a text on how to play it."""


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A board piece: its spaces, and their contents on either side (WC-056)."""

    shape: str
    cells: tuple[tuple[int, int], ...]
    cyan: tuple[str, ...]
    magenta: tuple[str, ...]
    """The content of each space; "objective 2" is an objective worth two points."""


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A board piece in a layout: the place of its first space, and its turn in sixths."""

    piece: int
    at: tuple[int, int]
    turn: int = 0
    magenta: bool = False


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """A layout of the board: its pieces, for a number of players."""

    seats: int
    pieces: tuple[Laid, ...]


class Content(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Everything the game is played with."""

    races: dict[str, Race]
    """The races, by name."""
    pieces: dict[str, Piece]
    """Board pieces, by number."""
    layouts: dict[str, Layout]
    """Boards laid from pieces, by name."""
    creeps: dict[str, CreepMarker] = {}
    """Creeps, by name."""
    creatures: dict[str, CreatureMarker] = {}
    """Summoned creatures, by name."""
    heroes: dict[str, HeroCard] = {}
    """Heroes, by name."""
    scenarios: dict[str, Scenario] = {}
    """Scenarios, by name."""
    decks: dict[str, dict[str, int]] = {}
    """The decks of the Expansion Set by race: cards and their copies (WC-037)."""
    mana: dict[str, int] = {}
    """The mana of experience cards; cards that are missing here show 1 (WC-039)."""
    words: dict[str, str | dict[str, str]] = {}
    """Names that a pack brings: "creep-gnoll", "hero-lich" or "card-fast", and how people call it,
    in all languages or by language."""
    building: Cost = (2, 2)
    """Gold and wood of a building."""
    outpost: Cost = (2, 2)
    """Gold and wood of an Outpost."""
    upgrade: Cost = (2, 2)
    """Gold and wood of an upgrade."""
    resource_die: tuple[int, ...] = (1, 1, 1, 2, 2, 3)
    """The faces of the resource die."""
    mine_tokens: tuple[int, ...] = (20,) * 9
    """The numbers on the hidden resource tokens of mines."""
    forest_tokens: tuple[int, ...] = (20,) * 9
    """The numbers on the hidden resource tokens (WC-052)."""

    @cached_property
    def notes(self) -> Notes:
        """A store for values that follow from this content alone and are needed often."""
        return Notes()

    @rule("WC-039")
    def mana_of(self, card: str) -> int:
        """The mana an experience card shows."""
        return self.mana.get(card, 1)

    def most_mana(self) -> int:
        """The most mana that any card shows; every player knows it."""
        return max(self.mana.values(), default=1)

    @rule("WC-037", "WC-038", "WC-040")
    def deck_of(self, race: str, expansion: bool) -> dict[str, int]:
        """The deck of a race. With the Expansion Set its new deck replaces the old one."""
        return self.decks[race] if expansion and race in self.decks else self.races[race].deck


def unfit(content: Content, cards: Sequence[str], powers: Sequence[str]) -> Iterator[Message]:
    """The contradictions in content that has the right form, one message each."""
    yield from _unfit_markers(content)
    for name, hero in content.heroes.items():
        for level in hero.levels:
            if level.ability and level.ability not in powers:
                yield say("warcraft-power-unknown", name=name, ability=level.ability)
    for name, race in content.races.items():
        yield from _unfit_race(name, race, cards)
    yield from _unfit_decks(content, cards)
    if len(content.resource_die) != 6 or not set(content.resource_die) <= {0, 1, 2, 3}:
        yield say("warcraft-die", faces=content.resource_die)
    for tokens in (content.mine_tokens, content.forest_tokens):
        if tokens.count(20) < 4 or min(tokens) < 0:
            yield say("warcraft-tokens", tokens=tokens)
    for number, piece in content.pieces.items():
        yield from _unfit_piece(number, piece)
    for name, layout in content.layouts.items():
        yield from _unfit_layout(name, layout, content)


def _unfit_markers(content: Content) -> Iterator[Message]:
    markers: dict[str, CreepMarker | CreatureMarker] = {**content.creeps, **content.creatures}
    for name, marker in markers.items():
        if not 1 <= marker.strength <= 6 or marker.dice < 1:
            yield say("warcraft-marker", name=name)
        if KIND_OF.get(marker.type) not in UNITS:
            yield say("warcraft-marker-type", name=name, type=marker.type)
    for name, hero in content.heroes.items():
        if KIND_OF.get(hero.type) not in UNITS or hero.race not in content.races:
            yield say("warcraft-hero", name=name)
        for level in hero.levels:
            if not 1 <= level.strength <= 6 or level.life < 1 or level.mana < 0:
                yield say("warcraft-hero-level", name=name)
    for name, creep in content.creeps.items():
        if creep.ability not in ("", *ABILITIES) or creep.points not in (0, 1, 2):
            yield say("warcraft-creep", name=name)
    for name, creature in content.creatures.items():
        if name not in CREATURES or creature.race not in content.races:
            yield say("warcraft-creature", name=name, known=", ".join(CREATURES))


def _unfit_piece(number: str, piece: Piece) -> Iterator[Message]:
    """Check that both sides of a piece have all its spaces, and each space is of a known kind."""
    if not len(piece.cells) == len(piece.cyan) == len(piece.magenta):
        yield say("warcraft-piece-sides", piece=number, spaces=len(piece.cells))
    for what in (*piece.cyan, *piece.magenta):
        if what not in PLAIN and re.fullmatch(r"objective [1-9]", what) is None:
            yield say("warcraft-space", piece=number, what=what)


PLAIN = ("town", "forest", "goldmine", "mountain", "clear", "water")


def _unfit_layout(name: str, layout: Layout, content: Content) -> Iterator[Message]:
    taken: dict[tuple[int, int], int] = {}
    for laid in layout.pieces:
        piece = content.pieces.get(str(laid.piece))
        if piece is None:
            known = ", ".join(content.pieces)
            yield say("warcraft-no-piece", layout=name, piece=laid.piece, known=known)
            continue
        cells = laid_cells(piece, laid)
        if any(cell in taken for cell in cells):
            yield say("warcraft-overlap", layout=name, piece=laid.piece)
        taken.update(dict.fromkeys(cells, laid.piece))
    towns = sum(_towns(content, laid) for laid in layout.pieces)
    if name not in content.scenarios and towns < layout.seats:
        yield say("warcraft-layout-towns", layout=name, seats=layout.seats, towns=towns)


def _towns(content: Content, laid: Laid) -> int:
    """The number of Towns on the visible side of a piece."""
    piece = content.pieces.get(str(laid.piece))
    if piece is None:
        return 0
    return (piece.magenta if laid.magenta else piece.cyan).count("town")


def laid_cells(piece: Piece, laid: Laid) -> list[tuple[int, int]]:
    """The coordinates of the spaces of a piece in a layout."""
    found = []
    for cell in piece.cells:
        q, r = turned(cell, laid.turn)
        found.append((q + laid.at[0], r + laid.at[1]))
    return found


def turned(cell: tuple[int, int], sixths: int) -> tuple[int, int]:
    """A hex, turned about the origin.

    >>> turned((1, 0), 1), turned((1, 0), 3)
    ((0, 1), (-1, 0))
    """
    q, r = cell
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def _unfit_race(name: str, race: Race, cards: Sequence[str]) -> Iterator[Message]:
    """Check a race: its tiles, its own ability, its prices, its deck."""
    yield from _unfit_tiles(name, race)
    if not has_power(race):
        yield say("warcraft-power", race=name, power=race.power)
    yield from _unfit_costs(name, race)
    yield from _unfit_deck(name, race.deck, cards)


def _unfit_tiles(name: str, race: Race) -> Iterator[Message]:
    """Check unit tiles: Strength, ability, and the buildings required for the next tile."""
    for kind in UNITS:
        for level, tile in enumerate(race.tiles[kind], start=1):
            where: dict[str, Arg] = {"race": name, "kind": NAMES[kind], "level": level}
            if not 1 <= tile.strength <= 6:
                yield say("warcraft-strength", strength=tile.strength, **where)
            if tile.ability not in ("", *ABILITIES):
                yield say("warcraft-ability", ability=tile.ability, **where)
            if bool(tile.needs) == (level == len(race.tiles[kind])):
                yield say("warcraft-needs", **where)
            for building in tile.needs:
                if KIND_OF.get(building) not in UNITS:
                    yield say("warcraft-building", building=building, **where)


def _unfit_costs(name: str, race: Race) -> Iterator[Message]:
    """Check prices: one for each kind of piece, and none below zero."""
    for kind_name in KINDS:
        if kind_name not in race.costs:
            yield say("warcraft-cost", race=name, kind=kind_name)
    for kind_name, cost in race.costs.items():
        if kind_name not in KINDS:
            yield say("warcraft-cost-kind", race=name, kind=kind_name)
        if min(cost) < 0:
            yield say("warcraft-negative", race=name, what=kind_name)


def _unfit_deck(race: str, deck: dict[str, int], cards: Sequence[str]) -> Iterator[Message]:
    for card, copies in deck.items():
        if card not in cards:
            yield say("warcraft-card", race=race, card=card)
        if copies < 0:
            yield say("warcraft-negative", race=race, what=card)


def _unfit_decks(content: Content, cards: Sequence[str]) -> Iterator[Message]:
    """Check the decks of the Expansion Set and the mana on its cards."""
    for race, deck in content.decks.items():
        if race not in content.races:
            yield say("warcraft-deck-race", race=race, known=", ".join(content.races))
        yield from _unfit_deck(race, deck, cards)
    for card, mana in content.mana.items():
        if card not in cards:
            yield say("warcraft-mana-card", card=card)
        if not 0 <= mana <= MOST_MANA:
            yield say("warcraft-mana", card=card, most=MOST_MANA)


@rule("WC-283")
def has_power(race: Race) -> bool:
    """Whether the race's own ability is on one of its tiles."""
    return any(tile.ability == race.power for tiles in race.tiles for tile in tiles)
