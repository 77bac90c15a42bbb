"""The places of portals: at the middle of a side, or in a corner (A-109).

A table file may name these places. Otherwise they are the middles of the two sides that are
farthest apart, and the two corners that are farthest apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isqrt

from msgspec import Struct

from kitchentable.raiders.geometry.figures import Thing
from kitchentable.raiders.geometry.forced_moves import along, farthest
from kitchentable.raiders.geometry.shapes import (
    Point,
    Polygon,
    contains,
    cosine,
    distance2,
    edges,
    moved,
    overlap,
    rounded,
    side,
    sine,
    turned,
    within,
)

LONG_ENOUGH = 600
"""The shortest side for a portal, if there are others."""


class Stations(Struct, frozen=True):
    """Two opposite points of the border for portals, at sides and in corners."""

    sides: tuple[Point, Point]
    corners: tuple[Point, Point]


def stations(outline: Polygon) -> Stations:
    """The places of portals on a table whose file names none.

    >>> stations(((0, 0), (3600, 0), (3600, 2400), (0, 2400)))
    Stations(sides=((0, 1200), (3600, 1200)), corners=((0, 0), (3600, 2400)))
    """
    sides = edges(outline)
    long_ = [(a, b) for a, b in sides if _square(a, b) >= LONG_ENOUGH**2]
    middles = [_middle(a, b) for a, b in (long_ if len(long_) > 1 else sides)]
    ring = (outline[-1], *outline, outline[0])
    outward = [ring[k] for k in range(1, len(ring) - 1) if side(*ring[k - 1 : k + 2]) > 0]
    return Stations(_farthest(middles), _farthest(outward))


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def _square(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _farthest(points: Sequence[Point]) -> tuple[Point, Point]:
    """The two points that are farthest apart, the western one first."""
    pairs = [(a, b) for i, a in enumerate(points) for b in points[:i]]
    a, b = max(pairs, key=lambda pair: _square(*pair))
    return (a, b) if a <= b else (b, a)


def on_border(outline: Polygon, point: Point) -> bool:
    """Whether a point lies on the border, to within a hundredth."""
    return any(top <= bottom for top, bottom in (distance2(point, a, b) for a, b in edges(outline)))


def stand_portal(
    outline: Polygon, things: Iterable[Thing], footprint: Polygon, at: Point
) -> tuple[int, int, int] | None:
    """The place of a portal that touches a point of the border: x, y and its turn.

    `footprint` is about the origin. It is turned along the side, or along one of the two sides
    of the corner, and moved inward until it is on the table; in a corner it touches both sides
    if its shape allows it. `None` if there is no room.
    """
    for a, b in _sides_at(outline, at):
        turn = _angle(a, b)
        shape = turned(footprint, turn)
        place = _inward(outline, shape, at, _inside(outline, at))
        if place is None:
            continue
        for from_ in _neighbours(outline, at):
            place = _slid(outline, shape, place, from_, at)
        taken = moved(shape, *place)
        if not any(overlap(taken, thing.footprint) for thing in things):
            return (*place, turn)
    return None


def _sides_at(outline: Polygon, at: Point) -> list[tuple[Point, Point]]:
    """The sides on which a point of the border lies."""
    near = [(distance2(at, a, b), (a, b)) for a, b in edges(outline)]
    return [edge for (top, bottom), edge in near if top <= bottom]


def _neighbours(outline: Polygon, at: Point) -> list[Point]:
    """The corners beside a corner; none for another point of the border."""
    return [b if a == at else a for a, b in edges(outline) if at in (a, b)]


def _angle(a: Point, b: Point) -> int:
    """The direction from a to b in whole degrees."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return max(range(360), key=lambda turn: dx * cosine(2 * turn) + dy * sine(2 * turn))


def _inside(outline: Polygon, at: Point) -> Point:
    """The direction that leads from a point of the border into the table, 1000 long or so."""
    x = y = 0
    for a, b in _sides_at(outline, at):
        length = max(1, isqrt(_square(a, b)))
        x += rounded(1000 * (a[1] - b[1]), length)
        y += rounded(1000 * (b[0] - a[0]), length)
    return x, y


def _inward(outline: Polygon, shape: Polygon, at: Point, way: Point) -> Point | None:
    """The first place inward from a point at which a shape is on the table."""
    reach = 2 * max(isqrt(x * x + y * y) + 1 for x, y in shape)

    def place(far: int) -> Point:
        return along((*at, 0), way, far)[:2]

    def outside(far: int) -> bool:
        return not (contains(outline, place(far)) and _fits(outline, shape, place(far)))

    first = farthest(outside, reach) + 1
    return None if outside(first) else place(first)


def _fits(outline: Polygon, shape: Polygon, at: Point) -> bool:
    return within(moved(shape, *at), outline)


def _slid(outline: Polygon, shape: Polygon, place: Point, from_: Point, to: Point) -> Point:
    """A shape moved along a side towards its corner, as far as it stays on the table."""
    way = (to[0] - from_[0], to[1] - from_[1])

    def on(far: int) -> Point:
        return along((*place, 0), way, far)[:2]

    return on(farthest(lambda far: _fits(outline, shape, on(far)), isqrt(_square(from_, to))))
