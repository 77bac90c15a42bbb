"""What Warcraft is played with: races, unit tiles, costs, decks, board pieces, layouts.

All of it is data (WC-035): what is printed, what is inferred and what is ours stands in the
packs. An owner of the box lays his own over it.
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
"""More mana than this no card shows (1 and 2 are known to occur)."""


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit tile: what all units of its type can do while it lies on top."""

    strength: int
    ability: str = ""
    needs: dict[str, int] = {}
    """Buildings needed to go on to the next tile; the last tile needs none."""


class Race(Struct, frozen=True, forbid_unknown_fields=True):
    """A race: its tiles, what its pieces cost, its deck, its town piece."""

    letter: str
    colour: str
    power: str
    """The ability the race is known for."""
    town_piece: int
    melee: tuple[Tile, ...]
    ranged: tuple[Tile, ...]
    flying: tuple[Tile, ...]
    costs: dict[str, Cost]
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
        """What a piece costs."""
        return self.costs[NAMES[kind]]

    @rule("WC-022", "WC-410", "WC-411", "WC-412", "WC-413")
    def cards(self) -> list[str]:
        """All cards of the deck."""
        return dealt_out(self.deck)


def dealt_out(deck: dict[str, int]) -> list[str]:
    """All cards of a deck, one by one."""
    return [card for card, copies in deck.items() for _ in range(copies)]


class CreepMarker(Struct, frozen=True, forbid_unknown_fields=True):
    """A creep: how it fights, and what its back is worth (WC-042); beasts of scenarios: nothing."""

    points: int
    strength: int
    dice: int
    type: str
    ability: str = ""


class CreatureMarker(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of summoned creature (WC-048): whose it is, how many there are, how it fights."""

    race: str
    markers: int
    strength: int
    dice: int
    type: str


class HeroLevel(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero card: its Strength and Life, and the ability that comes with this level."""

    strength: int
    life: int
    ability: str = ""
    mana: int = 0
    """What the ability costs (WC-708)."""


class HeroCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero with its three cards (WC-045, WC-046)."""

    race: str
    type: str
    levels: tuple[HeroLevel, HeroLevel, HeroLevel]
    told: bool = False
    """Whether our catalogues tell how it wants to be played."""


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A board piece: its spaces, and what is on them on either side (WC-056)."""

    shape: str
    cells: tuple[tuple[int, int], ...]
    cyan: tuple[str, ...]
    magenta: tuple[str, ...]
    """What is on each space; "objective 2" is one worth two points."""


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A board piece in a layout: where its first space lies, and by how many sixths turned."""

    piece: int
    at: tuple[int, int]
    turn: int = 0
    magenta: bool = False


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """A board: the pieces it is made of."""

    seats: int
    pieces: tuple[Laid, ...]


class Content(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Everything the game is played with."""

    races: dict[str, Race]
    pieces: dict[str, Piece]
    layouts: dict[str, Layout]
    creeps: dict[str, CreepMarker] = {}
    creatures: dict[str, CreatureMarker] = {}
    heroes: dict[str, HeroCard] = {}
    scenarios: dict[str, Scenario] = {}
    decks: dict[str, dict[str, int]] = {}
    """The decks of the Expansion Set by race: cards and their copies (WC-037)."""
    mana: dict[str, int] = {}
    """The mana of experience cards; one that is not named shows 1 (WC-039)."""
    building: Cost = (2, 2)
    outpost: Cost = (2, 2)
    upgrade: Cost = (2, 2)
    resource_die: tuple[int, ...] = (1, 1, 1, 2, 2, 3)
    mine_tokens: tuple[int, ...] = (20,) * 9
    forest_tokens: tuple[int, ...] = (20,) * 9
    """What the hidden resource tokens show (WC-052)."""

    @cached_property
    def notes(self) -> Notes:
        """What follows from this content alone and is asked for again and again."""
        return Notes()

    @rule("WC-039")
    def mana_of(self, card: str) -> int:
        """The mana an experience card shows."""
        return self.mana.get(card, 1)

    def most_mana(self) -> int:
        """The most mana a card can show, as everybody knows."""
        return max(self.mana.values(), default=1)

    @rule("WC-037", "WC-038", "WC-040")
    def deck_of(self, race: str, expansion: bool) -> dict[str, int]:
        """The deck a race plays with: with the Expansion Set the new cards replace the old."""
        return self.decks[race] if expansion and race in self.decks else self.races[race].deck


def unfit(content: Content, cards: Sequence[str], powers: Sequence[str]) -> Iterator[Message]:
    """What is impossible about content that has the right form."""
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
    """A board piece: both sides have all its spaces, and each space is of a known kind."""
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
    """How many Towns a piece brings to a layout."""
    piece = content.pieces.get(str(laid.piece))
    if piece is None:
        return 0
    return (piece.magenta if laid.magenta else piece.cyan).count("town")


def laid_cells(piece: Piece, laid: Laid) -> list[tuple[int, int]]:
    """Where the spaces of a piece come to lie."""
    found = []
    for cell in piece.cells:
        q, r = turned(cell, laid.turn)
        found.append((q + laid.at[0], r + laid.at[1]))
    return found


def turned(cell: tuple[int, int], sixths: int) -> tuple[int, int]:
    """A hex turned about the origin.

    >>> turned((1, 0), 1), turned((1, 0), 3)
    ((0, 1), (-1, 0))
    """
    q, r = cell
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def _unfit_race(name: str, race: Race, cards: Sequence[str]) -> Iterator[Message]:
    """A race: its tiles, its own ability, its prices, its deck."""
    yield from _unfit_tiles(name, race)
    if not has_power(race):
        yield say("warcraft-power", race=name, power=race.power)
    yield from _unfit_costs(name, race)
    yield from _unfit_deck(name, race.deck, cards)


def _unfit_tiles(name: str, race: Race) -> Iterator[Message]:
    """Unit tiles: Strength, ability, and the buildings that the next tile needs."""
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
    """Prices: one for each kind of piece, and none below zero."""
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
    """The decks of the Expansion Set, and the mana on its cards."""
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
