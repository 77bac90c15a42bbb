"""The legs of routes, and the gaits of figures.

A route is the list of points a base passes: x, y and the height z it stands at. A leg is one of

- *level*: x and y change, z stays; on top of things the centre stays over their tops, except
  for a base's width where the figure has just climbed or is about to;
- *climb*: only z changes, along a face that the base touches; every inch costs two;
- *drop*: z goes down and x or y change too: over the edge on purpose. The way costs, the fall
  does not (A-043);
- *flight*: straight through the air, for flyers (A-054).
"""

from __future__ import annotations

import enum

from msgspec import Struct

HARMLESS = 300
"""A fall of up to three inches does nothing."""


class Way(enum.Enum):
    """The kinds of legs."""

    LEVEL = "level"
    CLIMB = "climb"
    DROP = "drop"
    FLIGHT = "flight"


WAYS = tuple(Way)
"""The ways in the order of the numbers that the kernels use."""


class Gait(Struct, frozen=True):
    """What a figure's abilities change about its movement."""

    climbs: bool = False
    """Climb: faces cost no more than level ground."""
    hikes: bool = False
    """Hikers: no penalty on uneven ground, nor for climbs of up to an inch."""
    ghost: bool = False
    """Ghost: passes through characters."""
    forced: bool = False
    """Another player moves it: nothing costs double (A-051)."""
    flies: bool = False
    """Flight: every leg is straight through the air, whatever is there; only the border holds."""
    drops: int = HARMLESS
    """The deepest drop that `reach` and `find_route` use; routes that players draw may drop
    deeper."""


ON_FOOT = Gait()


class Leg(Struct, frozen=True):
    """One leg of a route that was judged."""

    way: Way
    length: int
    cost: int
    fall: int = 0
    """The height of the fall at its end."""
