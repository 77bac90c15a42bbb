"""What stands where in Home Raiders, measured slowly with plain numbers, for the readings.

Lengths are hundredths of an inch. A figure is a disc, an object a polygon with a bottom and a top.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import dist, hypot

from shapely import LineString, Point, Polygon

from kitchentable.kernel.words import Arg
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.tabletop.geometric import things_of

Place = Sequence[int]
HAIR = 6
"""Less than this is measured in favour of the program: bases are polygons of sixteen corners."""


def one(game: Raid, id: Arg) -> Character:
    return game.characters[str(id)]


def members(game: Raid, troop: Arg) -> list[Character]:
    """The characters of a troop on the table."""
    return [e for e in game.characters.values() if e.troop == troop and e.at is not None]


def gap_at(game: Raid, a: Character, at: Place, b: Character, there: Place) -> float:
    """The distance of two bases that stand at two places, by Pythagoras."""
    level = dist(at[:2], there[:2]) - game.card_of(a).radius - game.card_of(b).radius
    return hypot(max(0, level), at[2] - there[2])


def gap(game: Raid, a: Character, b: Character) -> float:
    """The distance of two characters on the table."""
    assert a.at is not None
    assert b.at is not None
    return gap_at(game, a, a.at, b, b.at)


def is_chained(game: Raid, places: dict[str, Place], within: float) -> bool:
    """Whether a chain of so many inches joins all of some characters at their places."""
    left = list(places)
    chain = [left.pop()] if left else []
    for each in chain:
        near = [
            other
            for other in left
            if gap_at(game, one(game, each), places[each], one(game, other), places[other])
            <= within
        ]
        chain += near
        left = [other for other in left if other not in near]
    return not left


def is_out_of_formation(game: Raid, troop: Arg) -> bool:
    """Whether no chain of 3 inches joins all members."""
    return not is_chained(game, {e.id: e.place for e in members(game, troop)}, 300)


def touches_an_enemy(game: Raid, who: Character) -> bool:
    foes = [e for e in game.characters.values() if e.seat != who.seat and e.at is not None]
    return any(gap(game, who, foe) <= 2 for foe in foes)


# --- shapes -----------------------------------------------------------------------------------


class Block:
    """An object: its outline, its bottom and its top."""

    def __init__(self, game: Raid, id: Arg) -> None:
        thing = next(each for each in things_of(tuple(game.objects)) if each.id == id)
        self.outline = Polygon(thing.footprint)
        self.low, self.high, self.stand = thing.low, thing.high, thing.stand


def blocks(game: Raid) -> list[Block]:
    return [Block(game, each.id) for each in game.objects]


def table(game: Raid) -> Polygon:
    """The combat space."""
    return Polygon(game.content.tables[game.table or game.setup.table].outline)


def trace(places: Sequence[Place]) -> Point | LineString:
    """The line along which a centre goes, seen from above."""
    flat = [(place[0], place[1]) for place in places]
    return Point(flat[0]) if len(set(flat)) == 1 else LineString(flat)


def to_object(game: Raid, radius: int, at: Place, id: Arg) -> float:
    """The distance from a base at a place to an object."""
    block = Block(game, id)
    level = max(0, Point(at[0], at[1]).distance(block.outline) - radius)
    rise = max(0, block.low - at[2], at[2] - block.high)
    return hypot(level, rise)
