"""The input of the kernels: every solid on the table in two flat arrays.

`rows` holds `ROW` numbers for each solid, at the places named below; `corners` the corners of
all footprints, x and y in turn. Two plain arrays are what numba handles fastest.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kitchentable.raiders.geometry.compiled import Ints
from kitchentable.raiders.geometry.shapes import Polygon

FIRST: Final = 0
"""Its first corner, as a place in `corners`."""
LAST: Final = 1
"""The place behind its last corner."""
LOW: Final = 2
HIGH: Final = 3
"""Its bottom and its top."""
UNIT: Final = 4
"""The unit of a figure; -1 for a thing."""
WEST: Final = 5
SOUTH: Final = 6
EAST: Final = 7
NORTH: Final = 8
"""Its box."""
X: Final = 9
Y: Final = 10
"""Its centre; for a thing the centre of its box."""
RADIUS: Final = 11
"""The radius of a figure's base; 0 for a thing."""
STAND: Final = 12
UNEVEN: Final = 13
"""Whether figures can stand on a thing, and whether its top is uneven."""
INNER: Final = 14
OUTER: Final = 15
"""Radii about the centre: of a circle inside the footprint, and of one around it."""
CONVEX: Final = 16
"""Whether no corner of the footprint points inward."""
ROW: Final = 17


class Solid(NamedTuple):
    """A thing as sight and routes see it: a prism."""

    footprint: Polygon
    low: int
    high: int
    stand: bool = False
    uneven: bool = False


class Solids(NamedTuple):
    """The solids in the form the kernels take."""

    rows: Ints
    corners: Ints
