"""Routes: a polyline, judged exactly leg by leg (A-040 to A-044, A-121 to A-123).

A route is the points a base passes, each x, y and the height z it stands at. A leg is one of

- *level*: x and y change, z stays; on top of a thing the centre stays over its top, except
  where the figure has just climbed or is about to;
- *climb*: only z changes, along a face that the base touches; every inch costs two;
- *drop*: z goes down and x or y change too: over the edge on purpose. The way costs, the fall
  does not (A-043).
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

from msgspec import Struct

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.space import INCH, TOUCH
from kitchentable.raiders.space.compiled import PLAIN, ints
from kitchentable.raiders.space.figures import Figure, Thing, ceil_sqrt, gap_to_thing
from kitchentable.raiders.space.shapes import Polygon, contains, depth_inside
from kitchentable.raiders.space.sight import Scene

Place = tuple[int, int, int]
"""A place of a base: x, y, and the height it stands at."""


class Way(enum.Enum):
    """What a leg is."""

    LEVEL = "level"
    CLIMB = "climb"
    DROP = "drop"


class Gait(Struct, frozen=True):
    """What a figure's abilities change about its movement."""

    climbs: bool = False
    """Climb: faces cost no more than level ground (HR-201)."""
    hikes: bool = False
    """Hikers: no penalty on uneven ground, nor for climbs of up to an inch (HR-278)."""
    ghost: bool = False
    """Ghost: passes through characters (HR-203)."""
    forced: bool = False
    """Moved by somebody else: nothing costs double (A-051)."""


ON_FOOT = Gait()


class Leg(Struct, frozen=True):
    """One leg of a route that was judged."""

    way: Way
    length: int
    cost: int
    fall: int = 0
    """How far the figure falls at its end."""


class Ground:
    """A table with everything on it: where one can stand and go."""

    def __init__(
        self,
        outline: Polygon,
        things: Sequence[Thing],
        figures: Sequence[Figure],
        *,
        plain: bool = PLAIN,
    ) -> None:
        self.outline = outline
        self.things = tuple(things)
        self.figures = tuple(figures)
        self.scene = Scene([thing.solid() for thing in things], figures, plain=plain)
        self._border = ints([part for corner in outline for part in corner], plain)

    # --- standing ------------------------------------------------------------------------

    def check_place(self, number: int, place: Place) -> None:
        """Whether a figure may stand at a place: inside, free, and safely supported."""
        self._check_border(number, place, place)
        self._check_free(number, place, place, ON_FOOT)
        if not self.supported(number, place):
            raise Illegal("HR-075", "place-unsafe")

    def supported(self, number: int, place: Place) -> bool:
        """Whether the base stands safely: on the table, or well on a top (A-123)."""
        x, y, z = place
        if z == 0:
            return True
        half = self.figures[number].radius // 2
        return any(
            thing.stand and thing.high == z and depth_inside(thing.footprint, (x, y)) >= half
            for thing in self.things
        )

    # --- going ---------------------------------------------------------------------------

    def walk(self, number: int, route: Sequence[Place], gait: Gait = ON_FOOT) -> list[Leg]:
        """Judge a route from where a figure stands; the legs it is made of, with their costs.

        Raises `Illegal` with the rule and what stood in the way. Whether the figure has enough
        movement left is the rules' affair.
        """
        figure = self.figures[number]
        at = (figure.x, figure.y, figure.z)
        legs: list[Leg] = []
        for step, place in enumerate(route):
            before = legs[-1].way if legs else None
            after = _way(place, route[step + 1]) if step + 1 < len(route) else None
            legs.append(self._leg(number, at, place, gait, before, after))
            at = place
        self.check_place(number, at)
        return legs

    def _leg(
        self,
        number: int,
        a: Place,
        b: Place,
        gait: Gait,
        before: Way | None,
        after: Way | None,
    ) -> Leg:
        way = _way(a, b)
        if way is Way.CLIMB:
            return self._climb(number, a, b, gait)
        level = (b[0], b[1], a[2])
        self._check_border(number, a, level)
        self._check_free(number, a, level, gait)
        mantled = before is Way.CLIMB
        if not self._on_top(number, a, mantled or before is Way.DROP):
            raise Illegal("HR-075", "route-no-ground")
        if way is Way.LEVEL and not self._on_top(number, b, after in (Way.CLIMB, Way.DROP)):
            raise Illegal("HR-075", "route-no-ground")
        length = _flat(a, b)
        double = not (gait.hikes or gait.forced) and self._uneven(a, b)
        if way is Way.LEVEL:
            return Leg(way, length, 2 * length if double else length)
        self._check_landing(number, level, b, gait)
        return Leg(way, length, 2 * length if double else length, a[2] - b[2])

    def _climb(self, number: int, a: Place, b: Place, gait: Gait) -> Leg:
        """Straight up or down along a face that the base touches (HR-072)."""
        low, high = min(a[2], b[2]), max(a[2], b[2])
        figure = self.figures[number]
        here = Figure(a[0], a[1], low, figure.radius, figure.height)
        face = any(
            thing.stand and thing.high == high and gap_to_thing(here, thing) <= TOUCH
            for thing in self.things
        )
        if not face:
            raise Illegal("HR-072", "climb-nothing", height=high)
        self._check_column(number, a, low, high + figure.height, gait)
        rise = high - low
        easy = gait.climbs or gait.forced or (gait.hikes and rise <= INCH)
        return Leg(Way.CLIMB, rise, rise if easy else 2 * rise)

    def _check_landing(self, number: int, a: Place, b: Place, gait: Gait) -> None:
        """Over the edge: nothing between, and ground to land on."""
        self._check_column(number, a, b[2], a[2] + self.figures[number].height, gait)
        if not self.supported(number, b):
            raise Illegal("HR-075", "route-no-ground")

    def _on_top(self, number: int, place: Place, at_the_edge: bool) -> bool:
        """Whether a base that goes on a level has ground under it."""
        x, y, z = place
        if z == 0:
            return True
        figure = self.figures[number]
        here = Figure(x, y, z, figure.radius, figure.height)
        for thing in self.things:
            if not thing.stand or thing.high != z:
                continue
            if contains(thing.footprint, (x, y)):
                return True
            if at_the_edge and gap_to_thing(here, thing) <= TOUCH:
                return True
        return False

    def _uneven(self, a: Place, b: Place) -> bool:
        """Whether the centre begins or ends over uneven ground (A-122)."""
        return any(
            thing.uneven and thing.high == a[2] and contains(thing.footprint, place[:2])
            for thing in self.things
            for place in (a, b)
        )

    # --- what is in the way --------------------------------------------------------------

    def _check_border(self, number: int, a: Place, b: Place) -> None:
        radius = self.figures[number].radius
        k = self.scene.kernels
        count = len(self._border)
        inside = contains(self.outline, a[:2])
        if not inside or not k.sweeps_clear(*a[:2], *b[:2], radius, self._border, 0, count):
            raise Illegal("HR-070", "route-border")

    def _check_free(self, number: int, a: Place, b: Place, gait: Gait) -> None:
        height = self.figures[number].height
        self._check_way(number, a, b, a[2], a[2] + height, gait)

    def _check_column(self, number: int, at: Place, low: int, high: int, gait: Gait) -> None:
        self._check_way(number, at, at, low, high, gait)

    def _check_way(self, number: int, a: Place, b: Place, low: int, high: int, gait: Gait) -> None:
        radius = self.figures[number].radius
        me = self.scene.things + number
        k, (rows, corners) = self.scene.kernels, self.scene.solids
        found = k.in_the_way(*a[:2], *b[:2], radius, low, high, me, int(gait.ghost), rows, corners)
        if found >= self.scene.things:
            raise Illegal("HR-068", "route-figure", figure=int(found) - self.scene.things)
        if found >= 0:
            raise Illegal("HR-069", "route-thing", thing=self.things[found].id)


def _way(a: Place, b: Place) -> Way:
    if a[2] == b[2]:
        return Way.LEVEL
    if a[:2] == b[:2]:
        return Way.CLIMB
    if b[2] > a[2]:
        raise Illegal("HR-072", "route-slope")
    return Way.DROP


def _flat(a: Place, b: Place) -> int:
    """The length of a leg on the flat, rounded up to a hundredth (A-040)."""
    return ceil_sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
