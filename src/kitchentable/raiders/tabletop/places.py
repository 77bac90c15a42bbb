"""Places for characters, markers and Portals: searched on lattices, each judged exactly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Pick
from kitchentable.raiders.geometry import Place, shapes, tables
from kitchentable.raiders.geometry.figures import MARKER_RADIUS, Figure, Thing, gap, gap_to_thing
from kitchentable.raiders.geometry.figures import Marker as Disc
from kitchentable.raiders.geometry.portals import stand_portal, stations
from kitchentable.raiders.model.state import Character

if TYPE_CHECKING:
    from kitchentable.raiders.tabletop.geometric import Computed

ENOUGH = 30
"""The most places that are suggested."""


def _box(outline: shapes.Polygon) -> tuple[int, int, int, int]:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def _round_about(x: int, y: int, z: int, far: int, corners: int = 16) -> Iterator[Place]:
    """Places on a circle, first in the four directions of the table."""
    order = [*range(0, corners, 4), *(k for k in range(corners) if k % 4)]
    points = shapes.ring(far, corners)
    for k in order:
        yield x + points[k][0], y + points[k][1], z


def near_character(
    top: Computed, who: Character, centre: Character, within: int
) -> Iterator[Place]:
    """Places within a distance of a character: those in contact first."""
    me = top.content.cards[who.card].radius
    other = top.at(centre)
    number = top.number[who.id]
    touching = me + other.radius + 1
    for far in dict.fromkeys((touching, touching + within // 2, touching + within - 2)):
        for place in _round_about(other.x, other.y, other.z, far):
            figure = Figure(*place, me, 1)
            if gap(figure, other) <= within and top.ground.is_free(number, place):
                yield place


def at_object(top: Computed, who: Character, object_id: str, within: int) -> list[Place]:
    """Some places within a distance of an object, nearest to the middle of the table first."""
    thing = top.thing(object_id)
    radius = top.content.cards[who.card].radius
    number = top.number[who.id]
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
        if _within(place, radius, thing, within) and top.ground.is_free(number, place):
            found.append(place)
            if len(found) == ENOUGH:
                break
    return found


TRIES = 30
"""How many random places are tried."""


def somewhere(
    top: Computed,
    who: Character,
    object_id: str,
    within: int,
    mates: Sequence[Character],
    link: int,
    pick: Pick,
) -> Place | None:
    """A random place within a distance of an object and near a mate; None after `TRIES` tries."""
    thing = top.thing(object_id) if object_id else None
    me = top.ground.figures[top.number[who.id]]
    box = thing.box if thing else _box(top.field.outline)
    more = within + me.radius if thing else 0
    for _ in range(TRIES):
        if mates:
            mate = top.at(mates[pick(len(mates))])
            far = me.radius + mate.radius + link
            x, y = mate.x - far + pick(2 * far), mate.y - far + pick(2 * far)
            if (x - mate.x) ** 2 + (y - mate.y) ** 2 > far * far:
                continue
        else:
            x = box[0] - more + pick(box[2] - box[0] + 2 * more)
            y = box[1] - more + pick(box[3] - box[1] + 2 * more)
        place = (x, y, 0)
        if thing is not None and not _within(place, me.radius, thing, within):
            continue
        if top.ground.is_free(top.number[who.id], place):
            return place
    return None


def _within(place: Place, radius: int, thing: Thing, within: int) -> bool:
    """Whether a base at a place is within a distance of an object; mostly its centre decides."""
    far = within + radius
    sure = far + thing.inner
    away2 = (place[0] - thing.x) ** 2 + (place[1] - thing.y) ** 2
    if away2 <= sure * sure and thing.low <= place[2] <= thing.high:
        return True
    west, south, east, north = thing.box
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
    number = top.number[who.id]
    return [
        place for place in _lattice(top.field.outline, 0, 150) if top.ground.is_free(number, place)
    ]


def for_marker(top: Computed, own: str) -> list[Place]:
    """Places for a marker, those far from an object first."""
    portal = top.thing(own)
    found = _marker_places(top.field.outline, top.things)
    return sorted(found, key=lambda place: -gap_to_thing(Disc(*place), portal))


def some_marker(top: Computed, own: str, far: int, apart: int, pick: Pick) -> Place | None:
    """A random place for a marker; None after `TRIES` tries."""
    portal = top.thing(own)
    west, south, east, north = _box(top.field.outline)
    for _ in range(TRIES):
        place = (west + pick(east - west), south + pick(north - south), 0)
        if (
            all(gap(Disc(*place), Disc(*marker.at)) >= apart for marker in top.markers)
            and marker_free(top.things, place)
            and gap_to_thing(Disc(*place), portal) >= far
            and marker_inside(top.field.outline, place)
        ):
            return place
    return None


@lru_cache(maxsize=16)
def _marker_places(outline: shapes.Polygon, things: tuple[Thing, ...]) -> tuple[Place, ...]:
    return tuple(
        place
        for place in _lattice(outline, 0, 250)
        if marker_inside(outline, place) and marker_free(things, place)
    )


def check_marker(top: Computed, at: Place) -> Place:
    """The place, if a marker may lie there; raises `Illegal` with the reason otherwise."""
    if at[2] != 0:
        raise Illegal("HR-189", "hr-marker-height")
    if not marker_inside(top.field.outline, at):
        raise Illegal("HR-172", "route-border")
    if not marker_free(top.things, at):
        raise Illegal("HR-189", "hr-marker-covered")
    return at


def marker_inside(outline: shapes.Polygon, place: Place) -> bool:
    """Whether a marker lies on the table."""
    disc = shapes.moved(shapes.disc(2 * MARKER_RADIUS), place[0], place[1])
    return shapes.within(disc, outline)


def marker_free(things: Sequence[Thing], place: Place) -> bool:
    """Whether a marker at a place would overlap no object (A-039)."""
    for thing in things:
        west, south, east, north = thing.box
        beside = not (
            west - MARKER_RADIUS < place[0] < east + MARKER_RADIUS
            and south - MARKER_RADIUS < place[1] < north + MARKER_RADIUS
        )
        if not beside and thing.low == 0 and gap_to_thing(Disc(*place), thing) == 0:
            return False
    return True


def for_portal(top: Computed, kind: str, corners: bool, which: int) -> Place:
    """One of the two opposite places of a Portal: x, y and its turn (A-109)."""
    known = top.field.corners if corners else top.field.sides
    if not known:
        both = stations(top.field.outline)
        known = both.corners if corners else both.sides
    return _portal_place(top.field.outline, top.things, kind, known[which])


@lru_cache(maxsize=64)
def _portal_place(
    outline: shapes.Polygon, things: tuple[Thing, ...], kind: str, at: shapes.Point
) -> Place:
    """The place of a Portal at a point of the border.

    If an object is in the way, the Portal moves towards the middle until it is free.
    """
    print_ = tables.footprint(tables.kind_of(kind), kind, kind)
    return stand_portal(outline, things, print_, at) or _towards_middle(outline, things, print_, at)


def _towards_middle(
    outline: shapes.Polygon, things: Sequence[Thing], footprint: shapes.Polygon, at: shapes.Point
) -> Place:
    """The first free place from a point of the border towards the middle."""
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
