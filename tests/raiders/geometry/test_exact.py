"""The exact predicates compared with fractions, on small whole numbers.

Coordinates have only a few values, so that lines often run through corners, along edges, and begin
and end on outlines.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from kitchentable.raiders.geometry import kernels, walk_kernel
from kitchentable.raiders.geometry.compiled import KERNELS, ints, plain_module
from kitchentable.raiders.geometry.layout import pack
from kitchentable.raiders.geometry.shapes import (
    Point,
    Polygon,
    counter_clockwise,
    crosses_itself,
    doubled_area,
    edges,
)
from kitchentable.raiders.geometry.solids import Solid

Exact = tuple[Fraction, Fraction]


def random_polygon(rng: Random, size: int = 6) -> Polygon:
    """A simple polygon on a small grid, often with inward corners."""
    while True:
        count = rng.randint(3, 8)
        points = tuple((rng.randint(0, size), rng.randint(0, size)) for _ in range(count))
        simple = len(set(points)) == count and doubled_area(points) and not crosses_itself(points)
        if simple and all(_turns(points, k) for k in range(count)):
            return counter_clockwise(points)


def _turns(points: Polygon, k: int) -> bool:
    (ax, ay), (bx, by), (cx, cy) = (points[k - 2], points[k - 1], points[k])
    return (bx - ax) * (cy - ay) != (by - ay) * (cx - ax)


def where(polygon: Polygon, point: Exact) -> int:
    """1 inside, 0 on the edge, -1 outside, by a ray and fractions."""
    x, y = point
    inside = -1
    for (ax, ay), (bx, by) in edges(polygon):
        turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if turn == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return 0
        if (ay > y) != (by > y) and x < ax + (y - ay) * Fraction(bx - ax, by - ay):
            inside = -inside
    return inside


def pieces(polygon: Polygon, a: Point, b: Point) -> Iterator[tuple[Fraction, Fraction, int]]:
    """A line cut at the outline: the ends of each piece, and the position of its middle."""
    cuts = {Fraction(0), Fraction(1)}
    dx, dy = b[0] - a[0], b[1] - a[1]
    for (px, py), (qx, qy) in edges(polygon):
        ex, ey = qx - px, qy - py
        cross = dx * ey - dy * ex
        if cross:
            cuts.add(Fraction((px - a[0]) * ey - (py - a[1]) * ex, cross))
        elif dx * (py - a[1]) == dy * (px - a[0]):
            for x, y in ((px, py), (qx, qy)):
                cuts.add(Fraction(x - a[0], dx) if dx else Fraction(y - a[1], dy))
    inner = sorted(cut for cut in cuts if 0 <= cut <= 1)
    for start, end in pairwise(inner):
        middle = (start + end) / 2
        yield start, end, where(polygon, (a[0] + middle * dx, a[1] + middle * dy))


def line(rng: Random, beyond: int = 2) -> tuple[Point, Point]:
    span = (-beyond, 6 + beyond)
    while True:
        a, b = ((rng.randint(*span), rng.randint(*span)) for _ in range(2))
        if a != b:
            return a, b


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
class TestAgainstFractions:
    def test_positions(self, seed: int) -> None:
        rng = Random(seed)
        for _ in range(300):
            polygon = random_polygon(rng)
            flat = ints([part for corner in polygon for part in corner])
            for _ in range(10):
                x, y = rng.randint(-1, 7), rng.randint(-1, 7)
                expected = where(polygon, (Fraction(x), Fraction(y)))
                assert kernels.position(x, y, flat, 0, len(flat)) == expected

    def test_lines_through_polygons(self, seed: int) -> None:
        """Only a line that has a piece inside is stopped; touching is free (A-056).

        Lines that begin on the outline, or begin or end inside, are left out: a line begins in
        the middle of a base, and no figure stands inside a thing.
        """
        rng = Random(10 + seed)
        stopped = 0
        for _ in range(600):
            polygon = random_polygon(rng)
            solids = pack([Solid(polygon, 0, 100)])
            for _ in range(5):
                a, b = line(rng)
                begin, end = (where(polygon, (Fraction(x), Fraction(y))) for x, y in (a, b))
                if begin >= 0 or end > 0:
                    continue
                expected = any(side > 0 for _, _, side in pieces(polygon, a, b))
                found = kernels.is_stopped(*a, *b, solids.rows, 0, solids.corners)
                assert bool(found) == expected, (polygon, a, b)
                stopped += expected
        assert stopped > 300

    def test_lines_in_space_through_prisms(self, seed: int) -> None:
        rng = Random(20 + seed)
        stopped = 0
        for _ in range(600):
            polygon = random_polygon(rng)
            low, high = sorted(rng.sample(range(5), 2))
            solids = pack([Solid(polygon, low, high)])
            for _ in range(5):
                a, b = line(rng)
                az, bz = rng.randint(-1, 6), rng.randint(-1, 6)
                expected = any(
                    side > 0
                    and max(az + (bz - az) * start, az + (bz - az) * end) > low
                    and min(az + (bz - az) * start, az + (bz - az) * end) < high
                    for start, end, side in pieces(polygon, a, b)
                )
                found = kernels.passes_through(*a, az, *b, bz, solids.rows, 0, solids.corners)
                assert bool(found) == expected, (polygon, low, high, a, az, b, bz)
                stopped += expected
        assert stopped > 300

    def test_ground_under_a_line(self, seed: int) -> None:
        """Over tops or their edges all the way, across two tops where they meet."""
        rng = Random(30 + seed)
        carried = 0
        for _ in range(600):
            polygons = [random_polygon(rng) for _ in range(2)]
            solids = pack([Solid(polygon, 0, 5, stand=True) for polygon in polygons])
            for _ in range(5):
                a, b = line(rng, 0)
                cuts = sorted(
                    {cut for polygon in polygons for s, e, _ in pieces(polygon, a, b)
                     for cut in (s, e)}
                )  # fmt: skip
                expected = all(
                    any(where(polygon, _on(a, b, (s + e) / 2)) >= 0 for polygon in polygons)
                    for s, e in pairwise(cuts)
                )
                found = walk_kernel.on_ground(*a, *b, 5, 0, 0, 0, *solids)
                assert bool(found) == expected, (polygons, a, b)
                carried += expected
        assert carried > 100

    def test_how_much_of_a_leg_is_rough(self, seed: int) -> None:
        """The length of the pieces inside, each rounded outward; overlapping pieces count once."""
        rng = Random(40 + seed)
        some = 0
        for _ in range(600):
            polygon = tuple((40 * x, 40 * y) for x, y in random_polygon(rng))
            solids = pack([Solid(polygon, 0, 5, stand=True, uneven=True)])
            a, b = ((40 * x + 7, 40 * y) for x, y in line(rng))
            far = walk_kernel.length(b[0] - a[0], b[1] - a[1], 0)
            inside = [(s, e) for s, e, side in pieces(polygon, a, b) if side > 0]
            hundredths = {k for s, e in inside for k in range(int(far * s), -int(-far * e // 1))}
            assert walk_kernel.rough(*a, *b, 5, far, *solids) == len(hundredths), (polygon, a, b)
            some += bool(hundredths)
        assert some > 100


def _on(a: Point, b: Point, part: Fraction) -> Exact:
    return a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])


def test_plain_and_compiled_are_the_same_source() -> None:
    for stem in KERNELS:
        module = plain_module(stem)
        assert not [name for name, value in vars(module).items() if hasattr(value, "py_func")]
