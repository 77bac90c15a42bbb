"""Where somebody or something can be put: searched on lattices, every place judged exactly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.space import shapes, tables
from kitchentable.raiders.space.figures import MARKER_RADIUS, Figure, Thing, gap, gap_to_thing
from kitchentable.raiders.space.figures import Marker as Disc
from kitchentable.raiders.space.portals import stand_portal, stations
from kitchentable.raiders.state import Character, Place

if TYPE_CHECKING:
    from kitchentable.raiders.computed import Computed

ENOUGH = 30
"""Suggestions need no more places than this."""


def _box(outline: shapes.Polygon) -> tuple[int, int, int, int]:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def _stands(top: Computed, number: int, place: Place) -> bool:
    try:
        top.ground.check_place(number, place)
    except Illegal:
        return False
    return True


def _on_table(top: Computed, who: Character) -> tuple[Computed, int]:
    """The tabletop with a character on it, wherever it is, and its number."""
    twin = top if who.id in top.number else top.put(who, (-10_000, -10_000, 0))
    return twin, twin.number[who.id]


def _round_about(x: int, y: int, z: int, far: int, corners: int = 16) -> Iterator[Place]:
    """Places on a circle, first in the four directions of the table."""
    order = [*range(0, corners, 4), *(k for k in range(corners) if k % 4)]
    for k in order:
        turn = 720 * k // corners
        dx, dy = far * shapes.cosine(turn) // 10**9, far * shapes.sine(turn) // 10**9
        yield x + dx, y + dy, z


def near_character(top: Computed, who: Character, centre: Character, within: int) -> list[Place]:
    """Places within a distance of somebody: in contact first, then further off."""
    me = top.content.cards[who.card].radius
    other = top.at(centre)
    twin, number = _on_table(top, who)
    found: list[Place] = []
    touching = me + other.radius + 1
    for far in dict.fromkeys((touching, touching + within // 2, touching + within - 2)):
        for place in _round_about(other.x, other.y, other.z, far):
            figure = Figure(*place, me, 1)
            if gap(figure, other) <= within and _stands(twin, number, place):
                found.append(place)
    return found


def at_object(top: Computed, who: Character, object: str, within: int) -> list[Place]:
    """Some places within a distance of an object, nearest to the middle of the table first."""
    thing = top.thing(object)
    radius = top.content.cards[who.card].radius
    twin, number = _on_table(top, who)
    west, south, east, north = _box(top.field.outline)
    cx, cy = (west + east) // 2, (south + north) // 2
    beside = [
        place
        for other in top.ground.figures
        if _within((other.x, other.y, other.z), other.radius, thing, within + 2 * radius)
        for place in _round_about(other.x, other.y, other.z, radius + other.radius + 1)
    ]
    places = [*_lattice(thing.footprint, within + radius, 2 * radius + 6), *beside]
    found: list[Place] = []
    for place in sorted(places, key=lambda at: (at[0] - cx) ** 2 + (at[1] - cy) ** 2):
        if _within(place, radius, thing, within) and _stands(twin, number, place):
            found.append(place)
            if len(found) == ENOUGH:
                break
    return found


@lru_cache(maxsize=256)
def _inner(thing: Thing) -> int:
    """The radius of the largest circle about its middle that an object covers."""
    return max(0, shapes.depth_inside(thing.footprint, (thing.x, thing.y)))


def _within(place: Place, radius: int, thing: Thing, within: int) -> bool:
    """Whether a base at a place is within a distance of an object; its centre settles most."""
    far = within + radius
    sure = far + _inner(thing)
    away2 = (place[0] - thing.x) ** 2 + (place[1] - thing.y) ** 2
    if away2 <= sure * sure and thing.low <= place[2] <= thing.high:
        return True
    west, south, east, north = _box(thing.footprint)
    if not (west - far <= place[0] <= east + far and south - far <= place[1] <= north + far):
        return False
    return gap_to_thing(Figure(*place, radius, 1), thing) <= within


def _lattice(outline: shapes.Polygon, beyond: int, step: int) -> Iterator[Place]:
    west, south, east, north = _box(outline)
    for x in range(west - beyond, east + beyond + 1, step):
        for y in range(south - beyond, north + beyond + 1, step):
            yield x, y, 0


def anywhere(top: Computed, who: Character) -> list[Place]:
    """Places all over the table where a character could stand."""
    twin, number = _on_table(top, who)
    return [place for place in _lattice(top.field.outline, 0, 150) if _stands(twin, number, place)]


def for_marker(top: Computed, own: str) -> list[Place]:
    """Places for a marker, those far from an object first."""
    portal = top.thing(own)
    found = _marker_places(top.field.outline, top.things)
    return sorted(found, key=lambda place: -gap_to_thing(Disc(*place), portal))


@lru_cache(maxsize=16)
def _marker_places(outline: shapes.Polygon, things: tuple[Thing, ...]) -> tuple[Place, ...]:
    return tuple(
        place
        for place in _lattice(outline, 0, 250)
        if marker_inside(outline, place) and marker_free(things, place)
    )


def marker_inside(outline: shapes.Polygon, place: Place) -> bool:
    """Whether a marker lies on the table."""
    disc = shapes.moved(shapes.disc(2 * MARKER_RADIUS), place[0], place[1])
    return shapes.within(disc, outline)


def marker_free(things: Sequence[Thing], place: Place) -> bool:
    """Whether no object lies where a marker would (A-039)."""
    for thing in things:
        west, south, east, north = _box(thing.footprint)
        beside = not (
            west - MARKER_RADIUS < place[0] < east + MARKER_RADIUS
            and south - MARKER_RADIUS < place[1] < north + MARKER_RADIUS
        )
        if not beside and thing.low == 0 and gap_to_thing(Disc(*place), thing) == 0:
            return False
    return True


def for_portal(top: Computed, kind: str, corners: bool) -> list[tuple[int, int, int]]:
    """The two opposite places of a Portal: x, y and its turn (A-109)."""
    known = top.field.corners if corners else top.field.sides
    if not known:
        both = stations(top.field.outline)
        known = both.corners if corners else both.sides
    return list(_portal_places(top.field.outline, top.things, kind, known))


@lru_cache(maxsize=64)
def _portal_places(
    outline: shapes.Polygon, things: tuple[Thing, ...], kind: str, points: tuple[shapes.Point, ...]
) -> tuple[tuple[int, int, int], ...]:
    """Where a Portal stands at points of the border.

    Where an object is in the way, it is moved towards the middle until it is free.
    """
    print_ = tables.footprint(tables.catalogue()[kind], kind, kind)
    return tuple(
        stand_portal(outline, things, print_, at) or _towards_middle(outline, things, print_, at)
        for at in points
    )


def _towards_middle(
    outline: shapes.Polygon, things: Sequence[Thing], footprint: shapes.Polygon, at: shapes.Point
) -> Place:
    """The first place from a point of the border towards the middle that is free."""
    west, south, east, north = _box(outline)
    mx, my = (west + east) // 2, (south + north) // 2
    for part in range(41):
        x, y = at[0] + (mx - at[0]) * part // 40, at[1] + (my - at[1]) * part // 40
        print_ = shapes.moved(footprint, x, y)
        if shapes.within(print_, outline) and not any(
            shapes.overlap(print_, thing.footprint) for thing in things
        ):
            return x, y, 0
    return mx, my, 0
