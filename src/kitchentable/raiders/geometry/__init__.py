"""The space of Home Raiders: tables, distances, contact, sight, routes. Whole numbers only.

Lengths are hundredths of an inch. A table has an outline, and things on it: prisms with a
polygon for a footprint. Figures are cylinders. Nothing overlaps; things touch when the gap
between them is at most `TOUCH`.
"""

TOUCH = 2
"""The largest gap at which things touch (A-039)."""

INCH = 100
