"""What the kernels look at: every solid on the table in two flat arrays.

`rows` holds `ROW` numbers for each solid, at the places named below; `corners` the corners of
all footprints, x and y in turn. Two plain arrays are what numba handles fastest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kitchentable.raiders.space.compiled import PLAIN, Ints, ints
from kitchentable.raiders.space.shapes import Polygon

FIRST: Final = 0
"""Its first corner, as a place in `corners`."""
LAST: Final = 1
"""The place behind its last corner."""
LOW: Final = 2
HIGH: Final = 3
"""From where to where it reaches."""
UNIT: Final = 4
"""The unit of a figure; -1 for a thing."""
WEST: Final = 5
SOUTH: Final = 6
EAST: Final = 7
NORTH: Final = 8
"""Its box."""
X: Final = 9
Y: Final = 10
"""Its centre, for a figure."""
RADIUS: Final = 11
"""The radius of a figure's base; 0 for a thing."""
STAND: Final = 12
UNEVEN: Final = 13
"""Whether one can stand on a thing, and whether its top is uneven."""
ROW: Final = 14


class Solid(NamedTuple):
    """A prism: a thing on the table, or a figure's base taken as a polygon."""

    footprint: Polygon
    low: int
    high: int
    unit: int = -1
    x: int = 0
    y: int = 0
    radius: int = 0
    stand: bool = False
    uneven: bool = False


class Solids(NamedTuple):
    """Solids as the kernels want them."""

    rows: Ints
    corners: Ints


def pack(solids: Sequence[Solid], plain: bool = PLAIN) -> Solids:
    """Solids as flat arrays."""
    rows: list[int] = []
    corners: list[int] = []
    for solid in solids:
        xs = [x for x, _ in solid.footprint]
        ys = [y for _, y in solid.footprint]
        first = len(corners)
        for corner in solid.footprint:
            corners += corner
        rows += [first, len(corners), solid.low, solid.high, solid.unit]
        rows += [min(xs), min(ys), max(xs), max(ys), solid.x, solid.y, solid.radius]
        rows += [int(solid.stand), int(solid.uneven)]
    return Solids(ints(rows, plain), ints(corners, plain))
