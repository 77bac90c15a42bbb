"""Figures and things, the distances between them, and formation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import isqrt
from typing import Final, Literal

from msgspec import Struct

from kitchentable.raiders.geometry import TOUCH
from kitchentable.raiders.geometry.shapes import (
    Point,
    Polygon,
    contains,
    depth_inside,
    disc,
    moved,
    spans,
)
from kitchentable.raiders.geometry.solids import Solid


class Figure(Struct, frozen=True):
    """A cylinder: a round base at a place, standing `z` above the table."""

    x: int
    y: int
    z: int
    radius: int
    height: int
    unit: int = -1

    @property
    def base(self) -> Polygon:
        """The base as the fixed polygon of sixteen corners (A-056)."""
        return moved(disc(2 * self.radius), self.x, self.y)


class Thing(Struct, frozen=True, dict=True):
    """An object on the table: a prism. Its measures are computed once."""

    id: str
    kind: str
    footprint: Polygon
    low: int
    high: int
    movable: bool = False
    uneven: bool = False
    stand: bool = False
    on: str = ""
    """The thing it stands on; "" for the table itself."""
    x: int = 0
    y: int = 0
    turn: int = 0
    """The centre and the turn, for drawing."""

    @cached_property
    def box(self) -> tuple[int, int, int, int]:
        """Its box: west, south, east, north."""
        (west, south), (east, north) = spans(self.footprint)
        return west, south, east, north

    @cached_property
    def inner(self) -> int:
        """The radius of the largest circle about its middle that it covers."""
        return max(0, depth_inside(self.footprint, (self.x, self.y)))

    @cached_property
    def outer(self) -> int:
        """A radius about its middle within which all of it lies."""
        return max(abs(x - self.x) + abs(y - self.y) for x, y in self.footprint)

    def solid(self) -> Solid:
        """The solid that sight and routes see."""
        return Solid(self.footprint, self.low, self.high, self.stand, self.uneven)


MARKER_RADIUS: Final = 50


class Marker(Struct, frozen=True):
    """A disc of half an inch radius that blocks nothing (A-129)."""

    x: int
    y: int
    z: int = 0
    radius: int = MARKER_RADIUS


# --- distances --------------------------------------------------------------------------


def ceil_sqrt(square: int) -> int:
    """The square root of a whole number, rounded up.

    >>> ceil_sqrt(16), ceil_sqrt(17), ceil_sqrt(0)
    (4, 5, 0)
    """
    root = isqrt(square)
    return root if root * root == square else root + 1


def gap(a: Figure | Marker, b: Figure | Marker) -> int:
    """The distance between two bases, edge to edge, rounded up to a hundredth.

    Across levels it is measured in space between the nearest points of the two bases (A-121).
    """
    square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
    root = isqrt(square)
    flat = (root if root * root == square else root + 1) - a.radius - b.radius
    if flat < 0:
        flat = 0
    return flat if a.z == b.z else ceil_sqrt(flat * flat + (a.z - b.z) ** 2)


def gap_to_thing(a: Figure | Marker, thing: Thing) -> int:
    """The distance from a base to the nearest point of an object's body."""
    flat = 0
    west, south, east, north = thing.box
    inside = west <= a.x <= east and south <= a.y <= north
    if not inside or not contains(thing.footprint, (a.x, a.y)):
        flat = max(0, ceil_sqrt(_nearest2((a.x, a.y), thing.footprint)) - a.radius)
    if thing.low <= a.z <= thing.high:
        return flat
    return _in_space(flat, min(abs(a.z - thing.low), abs(a.z - thing.high)))


def _in_space(flat: int, rise: int) -> int:
    return ceil_sqrt(flat * flat + rise * rise) if rise else flat


def _nearest2(point: Point, polygon: Polygon) -> int:
    """The square of the distance from a point to a polygon's outline, rounded up.

    Written out edge by edge: this is a hot path.
    """
    x, y = point
    px, py = polygon[-1]
    best = 1 << 62
    for qx, qy in polygon:
        dx, dy, ex, ey = qx - px, qy - py, x - px, y - py
        along, length2 = ex * dx + ey * dy, dx * dx + dy * dy
        if along <= 0:
            square = ex * ex + ey * ey
        elif along >= length2:
            square = (x - qx) ** 2 + (y - qy) ** 2
        else:
            square = -(-((ex * dy - ey * dx) ** 2) // length2)
        if square < best:
            best = square
        px, py = qx, qy
    return best


def nearest_point(point: Point, polygon: Polygon) -> Point:
    """The point of a polygon's outline that is nearest to a point, rounded to a hundredth.

    >>> nearest_point((5, -3), ((0, 0), (10, 0), (10, 10), (0, 10)))
    (5, 0)
    """
    x, y = point
    ways = zip((polygon[-1], *polygon), polygon, strict=False)
    found = [_nearest_on(x, y, *start, *end) for start, end in ways]
    return min(found, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)


def _nearest_on(x: int, y: int, px: int, py: int, qx: int, qy: int) -> Point:
    """The point of an edge that is nearest to a point."""
    dx, dy = qx - px, qy - py
    along, length2 = (x - px) * dx + (y - py) * dy, dx * dx + dy * dy
    if along <= 0 or not length2:
        return px, py
    if along >= length2:
        return qx, qy
    half = length2 // 2
    return px + (dx * along + half) // length2, py + (dy * along + half) // length2


def touch(a: Figure | Marker, b: Figure | Marker) -> bool:
    """Whether two bases are in contact: a gap of at most 0.02" (A-039)."""
    return gap(a, b) <= TOUCH


def touches_thing(a: Figure, thing: Thing) -> bool:
    """Whether a base is in contact with an object."""
    return gap_to_thing(a, thing) <= TOUCH


# --- formation --------------------------------------------------------------------------


Formation = Literal["chain", "strict", "neighbour"]
"""Who has to be close to whom: links join all members, every pair is close, or each member has
another one close to it (D-12)."""


def in_formation(members: Sequence[Figure], within: int, formation: Formation = "chain") -> bool:
    """Whether a unit is in formation (A-027): those at most `within` apart are close."""
    if formation == "strict":
        return all(close(a, b, within) for i, a in enumerate(members) for b in members[:i])
    if formation == "neighbour" and len(members) > 1:
        return all(any(close(a, b, within) for b in members if b is not a) for a in members)
    left = list(members[1:])
    joined = list(members[:1])
    for member in joined:  # the list grows during the loop
        apart: list[Figure] = []
        for other in left:
            (joined if close(member, other, within) else apart).append(other)
        left = apart
    return not left


def close(a: Figure, b: Figure, within: int) -> bool:
    """Whether the gap between two bases is at most `within`; on one level without a root."""
    if a.z != b.z:
        return gap(a, b) <= within
    most = a.radius + b.radius + within
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= most * most


def links(members: Sequence[Figure]) -> list[int]:
    """The lengths of the shortest links that join all members (a minimum spanning tree)."""
    if not members:
        return []
    left = list(range(1, len(members)))
    nearest = {i: gap(members[0], members[i]) for i in left}
    found = []
    while left:
        i = min(left, key=lambda each: (nearest[each], each))
        left.remove(i)
        found.append(nearest[i])
        for j in left:
            nearest[j] = min(nearest[j], gap(members[i], members[j]))
    return found


def straggling(members: Sequence[Figure], within: int, formation: Formation = "chain") -> int:
    """By how much a unit is out of formation: the sum of what its links exceed (A-029).

    By the strict reading every pair is a link, by the other each member and its nearest one.
    """
    if formation == "strict":
        gaps = [gap(a, b) for i, a in enumerate(members) for b in members[:i]]
    elif formation == "neighbour" and len(members) > 1:
        gaps = [min(gap(a, b) for b in members if b is not a) for a in members]
    else:
        gaps = links(members)
    return sum(max(0, each - within) for each in gaps)
