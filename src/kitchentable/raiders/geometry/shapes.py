"""Polygons of whole points: the footprints of things and tables.

A round footprint is a fixed polygon of sixteen corners (A-056), so that all of the geometry uses
the same outline.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, TypeAlias

Point: TypeAlias = tuple[int, int]
Polygon: TypeAlias = tuple[Point, ...]
"""Corners counter-clockwise (x to the right, y up), the first not repeated."""

ROUND: Final = 16

# cos of half degrees in billionths, so that turning is whole-number arithmetic and gives the
# same corners on every machine
_ONE: Final = 10**9
_COS: Final = tuple(round(math.cos(math.pi * half / 360) * _ONE) for half in range(720))


def cosine(half_degrees: int) -> int:
    """The cosine of an angle in half degrees, in billionths."""
    return _COS[half_degrees % 720]


def sine(half_degrees: int) -> int:
    """The sine of an angle in half degrees, in billionths."""
    return _COS[(half_degrees - 180) % 720]


def rounded(value: int, by: int) -> int:
    """value / by to the nearest whole number, halves away from zero."""
    sign = -1 if (value < 0) != (by < 0) else 1
    value, by = abs(value), abs(by)
    return sign * ((2 * value + by) // (2 * by))


def turned(polygon: Polygon, degrees: int) -> Polygon:
    """A polygon turned counter-clockwise about the origin.

    >>> turned(((100, 0), (0, 50)), 90)
    ((0, 100), (-50, 0))
    """
    c, s = cosine(2 * degrees), sine(2 * degrees)
    return tuple((rounded(x * c - y * s, _ONE), rounded(x * s + y * c, _ONE)) for x, y in polygon)


def moved(polygon: Polygon, dx: int, dy: int) -> Polygon:
    """A polygon moved."""
    return tuple((x + dx, y + dy) for x, y in polygon)


def box(width: int, depth: int) -> Polygon:
    """A rectangle about the origin.

    >>> box(300, 200)
    ((-150, -100), (150, -100), (150, 100), (-150, 100))
    """
    x, y = width // 2, depth // 2
    return ((-x, -y), (width - x, -y), (width - x, depth - y), (-x, depth - y))


@cache
def disc(diameter: int) -> Polygon:
    """The fixed polygon that stands for a circle about the origin; its corners lie on it."""
    corners = [(cosine(45 * k), sine(45 * k)) for k in range(ROUND)]
    return tuple(
        (rounded(diameter * c, 2 * _ONE), rounded(diameter * s, 2 * _ONE)) for c, s in corners
    )


@cache
def ring(radius: int, corners: int) -> tuple[Point, ...]:
    """Points on a circle about the origin, the eastern one first.

    >>> ring(10, 4)
    ((10, 0), (0, 10), (-10, 0), (0, -10))
    """
    turns = [720 * k // corners for k in range(corners)]
    return tuple((radius * cosine(turn) // _ONE, radius * sine(turn) // _ONE) for turn in turns)


# --- what a polygon is ------------------------------------------------------------------


def doubled_area(polygon: Polygon) -> int:
    """Twice the area; negative when the corners go clockwise."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in edges(polygon))


def counter_clockwise(polygon: Polygon) -> Polygon:
    """A polygon with its corners counter-clockwise."""
    return polygon if doubled_area(polygon) > 0 else tuple(reversed(polygon))


def side(a: Point, b: Point, c: Point) -> int:
    """On which side of the line from a to b the point c lies: left positive, right negative."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _between(a: Point, b: Point, c: Point) -> bool:
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have a point in common, ends included."""
    d1, d2, d3, d4 = side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)
    if ((d1 > 0) != (d2 > 0)) and ((d3 > 0) != (d4 > 0)) and d1 and d2 and d3 and d4:
        return True
    return (
        (d1 == 0 and _between(a, b, c))
        or (d2 == 0 and _between(a, b, d))
        or (d3 == 0 and _between(c, d, a))
        or (d4 == 0 and _between(c, d, b))
    )


def crosses_itself(polygon: Polygon) -> bool:
    """Whether two edges that are not neighbours meet, or a corner is there twice.

    >>> crosses_itself(((0, 0), (10, 10), (10, 0), (0, 10)))
    True
    """
    count = len(polygon)
    if len(set(polygon)) < count:
        return True
    sides = edges(polygon)
    for i in range(count):
        for j in range(i + 2, count):
            if (j + 1) % count != i and meet(*sides[i], *sides[j]):
                return True
    return False


def contains(polygon: Polygon, point: Point) -> bool:
    """Whether a point lies inside a polygon or on its edge."""
    inside = False
    for (x1, y1), (x2, y2) in edges(polygon):
        turn = (x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1)
        if turn == 0 and _between((x1, y1), (x2, y2), point):
            return True
        if (y1 > point[1]) != (y2 > point[1]) and (turn > 0) == (y2 > y1):
            inside = not inside
    return inside


def spans(polygon: Polygon) -> tuple[Point, Point]:
    """The corners of a polygon's box: south-west and north-east."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return (min(xs), min(ys)), (max(xs), max(ys))


def edges(polygon: Polygon) -> list[tuple[Point, Point]]:
    """The edges of a polygon, each from corner to corner."""
    return list(zip(polygon, (*polygon[1:], polygon[0]), strict=True))


def _cross_properly(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross in a point that is an end of neither."""
    d1, d2, d3, d4 = side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)
    return bool(d1 and d2 and d3 and d4) and (d1 > 0) != (d2 > 0) and (d3 > 0) != (d4 > 0)


def _strictly_inside(polygon: Polygon, point: Point) -> bool:
    on_edge = any(side(a, b, point) == 0 and _between(a, b, point) for a, b in edges(polygon))
    return not on_edge and contains(polygon, point)


def _inner_points(polygon: Polygon) -> list[Point]:
    """Corners, middles of edges and of neighbouring corners' triangles, in sixths."""
    count = len(polygon)
    found = []
    for i in range(count):
        (ax, ay), (bx, by), (cx, cy) = (polygon[(i + k) % count] for k in range(3))
        found += [(6 * ax, 6 * ay), (3 * (ax + bx), 3 * (ay + by))]
        middle = (2 * (ax + bx + cx), 2 * (ay + by + cy))
        if side((ax, ay), (bx, by), (cx, cy)) > 0:
            found.append(middle)
    return found


def overlap(a: Polygon, b: Polygon) -> bool:
    """Whether the insides of two polygons have a point in common; touching is not overlap.

    >>> overlap(box(200, 200), moved(box(200, 200), 200, 0))
    False
    >>> overlap(box(200, 200), box(200, 200))
    True
    """
    if _boxes_apart(a, b):
        return False
    if any(_cross_properly(*one, *other) for one in edges(a) for other in edges(b)):
        return True
    return _reaches_into(a, b) or _reaches_into(b, a)


def _boxes_apart(a: Polygon, b: Polygon) -> bool:
    for axis in (0, 1):
        ours, theirs = [point[axis] for point in a], [point[axis] for point in b]
        if max(ours) <= min(theirs) or max(theirs) <= min(ours):
            return True
    return False


def _reaches_into(a: Polygon, b: Polygon) -> bool:
    """Whether a sample point of a polygon lies inside another one; in sixths, to stay whole."""
    large_a, large_b = (tuple((6 * x, 6 * y) for x, y in polygon) for polygon in (a, b))
    return any(
        contains(large_a, point) and _strictly_inside(large_b, point) for point in _inner_points(a)
    )


def is_convex(polygon: Polygon) -> bool:
    """Whether no corner of a counter-clockwise polygon points inward."""
    ring = (*polygon, *polygon[:2])
    return all(side(*ring[k : k + 3]) >= 0 for k in range(len(polygon)))


def within(inner: Polygon, outer: Polygon) -> bool:
    """Whether a polygon lies wholly inside another; it may touch the edge.

    >>> within(box(200, 200), box(200, 300)), within(box(200, 200), box(199, 300))
    (True, False)
    """
    if not all(contains(outer, corner) for corner in inner):
        return False
    if is_convex(outer):
        return True
    if any(_cross_properly(*one, *other) for one in edges(inner) for other in edges(outer)):
        return False
    # an inward corner of the outer polygon may still cut an edge of the inner one
    return not any(_strictly_inside(inner, corner) for corner in outer)


def depth_inside(polygon: Polygon, point: Point) -> int:
    """How far inside a polygon a point lies, rounded down; -1 outside.

    >>> depth_inside(box(200, 100), (0, 0)), depth_inside(box(200, 100), (101, 0))
    (50, -1)
    """
    if not contains(polygon, point):
        return -1
    squares = (distance2(point, a, b) for a, b in edges(polygon))
    return min(math.isqrt(top // bottom) for top, bottom in squares)


def distance2(p: Point, a: Point, b: Point) -> tuple[int, int]:
    """The square of the distance from a point to a segment, as a fraction of whole numbers.

    >>> distance2((0, 5), (-3, 0), (3, 0)), distance2((7, 3), (-3, 0), (3, 0))
    ((900, 36), (25, 1))
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    ex, ey = p[0] - a[0], p[1] - a[1]
    along, length2 = ex * dx + ey * dy, dx * dx + dy * dy
    if along <= 0:
        return ex * ex + ey * ey, 1
    if along >= length2:
        return (p[0] - b[0]) ** 2 + (p[1] - b[1]) ** 2, 1
    across = ex * dy - ey * dx
    return across * across, length2
