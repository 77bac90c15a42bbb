"""The solids of a table as flat arrays for the kernels.

A thing's part of the arrays depends on the thing alone, a figure's on its size: they are made
once, kept, and joined. Then one kernel numbers the corners and moves the figures to their places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import isqrt
from typing import Final

from kitchentable.raiders.geometry import kernels
from kitchentable.raiders.geometry.compiled import PLAIN, ints, joined, plain_module
from kitchentable.raiders.geometry.shapes import Polygon, depth_inside, disc, is_convex
from kitchentable.raiders.geometry.solids import Solid, Solids

Stand = tuple[int, int, int, int, int, int]
"""A figure: x, y, z, radius, height and unit."""

KEPT: Final = 4096


def pack(things: Sequence[Solid], figures: Sequence[Stand] = (), plain: bool = PLAIN) -> Solids:
    """Things, then figures, as flat arrays."""
    parts = [_thing(thing, plain) for thing in things]
    parts += [_figure(*figure[3:], plain) for figure in figures]
    rows = joined([part.rows for part in parts], plain)
    corners = joined([part.corners for part in parts], plain)
    places = ints([part for figure in figures for part in figure[:3]], plain)
    lay_out = plain_module("kernels").lay_out if plain else kernels.lay_out
    lay_out(len(things), places, rows, corners)
    return Solids(rows, corners)


@lru_cache(maxsize=KEPT)
def _thing(thing: Solid, plain: bool) -> Solids:
    """The arrays of one thing."""
    *box, x, y, inner, outer, convex = _measures(thing.footprint)
    row = [0, 2 * len(thing.footprint), thing.low, thing.high, -1, *box, x, y, 0]
    row += [int(thing.stand), int(thing.uneven), inner, outer, convex]
    return Solids(ints(row, plain), ints(_flat(thing.footprint), plain))


@lru_cache(maxsize=KEPT)
def _figure(radius: int, height: int, unit: int, plain: bool) -> Solids:
    """The arrays of one figure at the origin."""
    base = disc(2 * radius)
    *_, inner, outer, convex = _measures(base)
    row = [0, 2 * len(base), 0, height, unit, -radius, -radius, radius, radius, 0, 0, radius]
    return Solids(ints([*row, 0, 0, inner, outer, convex], plain), ints(_flat(base), plain))


def _flat(polygon: Iterable[tuple[int, int]]) -> list[int]:
    return [part for corner in polygon for part in corner]


def _measures(footprint: Polygon) -> tuple[int, ...]:
    """A footprint's box, centre, inner and outer radius, and whether it is convex."""
    xs, ys = [x for x, _ in footprint], [y for _, y in footprint]
    west, south, east, north = min(xs), min(ys), max(xs), max(ys)
    x, y = (west + east) // 2, (south + north) // 2
    outer2 = max((cx - x) ** 2 + (cy - y) ** 2 for cx, cy in footprint)
    inner = max(0, depth_inside(footprint, (x, y)))
    convex = int(is_convex(footprint))
    return west, south, east, north, x, y, inner, isqrt(outer2) + 1, convex
