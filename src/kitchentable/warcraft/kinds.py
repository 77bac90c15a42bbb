"""The kinds of pieces and spaces, and the phases, by number in the state and by name outside."""

from __future__ import annotations

from typing import Final

MELEE, RANGED, FLYING, WORKER = range(4)

KINDS: Final = ("melee", "ranged", "flying", "worker")
"""Three types of units (WC-014), and workers, who are none (WC-015)."""

UNITS: Final = (MELEE, RANGED, FLYING)
KIND_OF: Final = {name: kind for kind, name in enumerate(KINDS)}

SPEED: Final = (1, 1, 2, 2)
"""Spaces a piece may move, by kind (WC-124 to WC-127)."""

MARKERS: Final = (10, 7, 4, 8)
"""Markers of each kind that a race has (WC-003 to WC-006)."""

OUTPOSTS: Final = 2
TILES: Final = (2, 3, 3)
"""Building tiles of each type that a race has (WC-010 to WC-012)."""

STACK: Final = 3
"""Units, and workers, that may end in one space (WC-158, WC-159)."""

TOWN, FOREST, GOLDMINE, MOUNTAIN, OBJECTIVE, CLEAR = (
    "town", "forest", "goldmine", "mountain", "objective", "clear",
)  # fmt: skip

PHASES: Final = (RANGED, FLYING, MELEE)
"""The phases of a battle round, in their order (WC-218)."""

TOWN_POINTS: Final = 3
