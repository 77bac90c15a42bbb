"""Random scenes for the tests of the geometry."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import shapely

from kitchentable.raiders.geometry.figures import Figure, gap
from kitchentable.raiders.geometry.shapes import Polygon, box, disc, moved, turned
from kitchentable.raiders.geometry.solids import Solid

ELL: Polygon = ((-300, -200), (300, -200), (300, 0), (0, 0), (0, 200), (-300, 200))


def random_things(rng: Random, count: int, width: int, heights: tuple[int, ...]) -> list[Solid]:
    """Boxes, discs and L-shapes anywhere on a square table; they may overlap."""
    found = []
    for _ in range(count):
        shape = rng.choice((box(rng.randint(60, 900), rng.randint(60, 900)), disc(300), ELL))
        footprint = moved(
            turned(shape, rng.choice((0, 45, 90, rng.randrange(360)))),
            rng.randrange(width),
            rng.randrange(width),
        )
        found.append(Solid(footprint, 0, rng.choice(heights)))
    return found


def random_figures(
    rng: Random,
    count: int,
    width: int,
    levels: tuple[int, ...],
    things: Sequence[Solid] = (),
) -> list[Figure]:
    """Figures that overlap neither each other nor the things."""
    solid = shapely.union_all([shapely.Polygon(thing.footprint) for thing in things])
    found: list[Figure] = []
    while len(found) < count:
        radius = rng.choice((25, 30, 40, 75))
        figure = Figure(
            rng.randrange(width), rng.randrange(width), rng.choice(levels), radius, 2 * radius + 30
        )
        base = shapely.Point(figure.x, figure.y).buffer(radius)
        if solid.intersects(base):
            continue
        if all(gap(figure, other) > 0 or figure.z != other.z for other in found):
            found.append(figure)
    return found
