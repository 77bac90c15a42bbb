"""The space of Home Raiders: tables, distances, contact, sight, routes. Whole numbers only.

Lengths are hundredths of an inch. A table has an outline, and things on it: prisms with a
polygon for a footprint. Figures are cylinders. Nothing overlaps; things touch when the gap
between them is at most `TOUCH`.
"""

import enum

TOUCH = 2
"""The largest gap at which things touch (A-039)."""

INCH = 100

Place = tuple[int, int, int]
"""The place of a base: x, y, and the height it stands at. The rules never look into it."""


class Sight(enum.IntEnum):
    """How one character sees another: the more, the better."""

    BLOCKED = 0
    PARTIAL = 1
    OPEN = 2
