"""Kinds of pieces and spaces, and phases. The state uses their numbers, answers their names."""

from __future__ import annotations

from typing import Final

MELEE, RANGED, FLYING, WORKER, HERO = range(5)

KINDS: Final = ("melee", "ranged", "flying", "worker")
"""Three types of units (WC-014), and workers, which are no units (WC-015)."""

MERCENARIES: Final = ("orc-melee", "orc-ranged", "orc-flying")
"""Mercenaries, who fight and move like Orc units of their types (WC-972, WC-975)."""

CREATURES: Final = (
    "water-elemental", "phoenix", "feral-spirit", "serpent-ward", "mirror-image", "treant",
    "vengeance-spirit", "carrion-beetle", "zombie", "infernal",
)  # fmt: skip
"""The ten kinds of summoned creatures (WC-047)."""

CREEPS: Final = ("creep", "second-creep", "third-creep", "fourth-creep")
"""The creeps in one space. Each is a kind of its own, because no two are alike."""

NAMES: Final = (
    *KINDS, "hero", *MERCENARIES, "necromancer", *CREATURES, *CREEPS, "burrow", "flames",
)  # fmt: skip
"""Every kind of piece. The number of a kind is its index here."""
FIRST_MERCENARY: Final = HERO + 1
NECROMANCER: Final = FIRST_MERCENARY + len(MERCENARIES)
"""A Necromancer moves and dies like a worker (WC-841)."""
FIRST_CREATURE: Final = NECROMANCER + 1
FIRST_CREEP: Final = FIRST_CREATURE + len(CREATURES)
BURROW: Final = FIRST_CREEP + len(CREEPS)
"""Burrows: Orc Towns and Outposts that roll dice in a battle. They are no pieces."""
FLAMES: Final = BURROW + 1
"""A hero's flames, which roll dice in a battle. They are no piece."""

SHIFT: Final = 5
MASK: Final = (1 << SHIFT) - 1
"""The pieces of a kind in a space have one number, `space << SHIFT | kind`."""

UNITS: Final = (MELEE, RANGED, FLYING)
HIRED: Final = tuple(range(FIRST_MERCENARY, NECROMANCER))
WALKS: Final = (*UNITS, WORKER, MELEE, *UNITS, WORKER, *(MELEE,) * (len(NAMES) - FIRST_CREATURE))
"""By kind of piece: which of the first four kinds it moves like."""
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}
IS_UNIT: Final = tuple(kind not in (WORKER, NECROMANCER) for kind in range(1 << SHIFT))
STACKS: Final = tuple(kind in (*UNITS, *HIRED) for kind in range(1 << SHIFT))
"""By kind: whether it is a unit, and whether it counts against stacking (WC-164, WC-165)."""

SPEED: Final = (1, 1, 2, 2, 2, 1, 1, 2, 2, *(0,) * (len(NAMES) - FIRST_CREATURE))
"""By kind: the spaces a piece may move (WC-124 to WC-128). Creatures move with their hero."""

MARKERS: Final = (10, 7, 4, 8)
"""By kind: the markers that a race has (WC-003 to WC-006)."""

OUTPOSTS: Final = 2
TILES: Final = (2, 3, 3)
"""By type: the building tiles that a race has (WC-010 to WC-012)."""

STACK: Final = 3
"""The most units, and the most workers, in one space (WC-158, WC-159)."""

TOWN, FOREST, GOLDMINE, MOUNTAIN, OBJECTIVE, CLEAR, WATER = (
    "town", "forest", "goldmine", "mountain", "objective", "clear", "water",
)  # fmt: skip

PHASES: Final = (RANGED, FLYING, MELEE)
"""The phases of a battle round, in their order (WC-218)."""

TOWN_POINTS: Final = 3
