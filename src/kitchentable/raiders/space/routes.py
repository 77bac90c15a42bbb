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
from itertools import pairwise

from msgspec import Struct

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.space import INCH, TOUCH, reaching
from kitchentable.raiders.space.compiled import PLAIN, Ints, ints, plain_module, room
from kitchentable.raiders.space.figures import Figure, Thing, ceil_sqrt, gap_to_thing
from kitchentable.raiders.space.reaching import FAR, LAYERS
from kitchentable.raiders.space.shapes import Polygon, contains, depth_inside
from kitchentable.raiders.space.sight import Scene
from kitchentable.raiders.space.solids import ROW

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


class Reach(Struct, frozen=True):
    """Everything a figure can get to, as the lattice around it."""

    figure: Figure
    budget: int
    step: int
    levels: Ints
    cost: Ints
    back: Ints

    def places(self) -> dict[Place, int]:
        """Every place that can be reached, and what it costs to get there."""
        return {
            self.at(node): int(self.cost[node])
            for node in range(len(self.cost))
            if self.cost[node] <= self.budget
        }

    def nodes(self, place: Place) -> list[Place]:
        """The lattice places on the way to one of them, the figure's own first."""
        wanted = next(
            (
                node
                for node in range(len(self.cost))
                if self.cost[node] <= self.budget and self.at(node) == place
            ),
            -1,
        )
        if wanted < 0:
            raise Illegal("HR-067", "place-out-of-reach")
        found = []
        while wanted >= 0:
            found.append(self.at(wanted))
            wanted = int(self.back[wanted])
        return found[::-1]

    def at(self, node: int) -> Place:
        """The place of a node."""
        half = self.budget // self.step
        across = 2 * half + 1
        point = node // LAYERS
        x = self.figure.x + (point % across - half) * self.step
        y = self.figure.y + (point // across - half) * self.step
        return x, y, int(self.levels[node])


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
        self._plain = plain
        self._rooms: dict[tuple[int, int], list[Ints]] = {}
        self._reaching = plain_module("reaching") if plain else reaching

    def with_figure_at(self, number: int, place: Place) -> Ground:
        """The same ground with one figure somewhere else."""
        old = self.figures[number]
        figure = Figure(*place, old.radius, old.height, old.unit)
        ground = Ground.__new__(Ground)
        ground.__dict__.update(self.__dict__)
        ground.figures = (*self.figures[:number], figure, *self.figures[number + 1 :])
        ground.scene = self.scene.with_figure(number, figure)
        return ground

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
        return a[2] > 0 and any(
            thing.uneven and thing.high == a[2] and contains(thing.footprint, place[:2])
            for thing in self.things
            for place in (a, b)
        )

    # --- everything in reach -------------------------------------------------------------

    def reach(self, number: int, budget: int, gait: Gait = ON_FOOT, step: int = 50) -> Reach:
        """Everything a figure can get to with what is left of its movement.

        Judged on a lattice around it: each place that is named can truly be reached, by the
        route that is named. (A place between, or one that needs a finer route, may be missing.)
        """
        figure = self.figures[number]
        across = 2 * (budget // step) + 1
        nodes = across * across * LAYERS
        rows, corners = self.scene.solids
        levels, cost, back = (room(nodes, self._plain) for _ in range(3))
        rooms = (levels, cost, back, *self._workroom(nodes, budget))
        question = self._question(number, budget, step, gait)
        me = self.scene.things + number
        self._reaching.reach(question, me, rows, corners, self._border, *rooms)
        found = Reach(figure, budget, step, levels, cost, back)
        if gait.ghost:
            self._leave_out_the_crowded(number, found)
        return found

    def _workroom(self, nodes: int, budget: int) -> list[Ints]:
        """Room for the kernel to work in, kept from one question to the next."""
        key = (nodes, budget)
        if key not in self._rooms:
            sizes = (budget + 1, 8 * nodes, 2, len(self.scene.solids.rows), nodes)
            self._rooms[key] = [room(size, self._plain) for size in sizes]
        return self._rooms[key]

    def _question(self, number: int, budget: int, step: int, gait: Gait) -> Ints:
        """A question as the kernel reads it."""
        f = self.figures[number]
        diagonal = ceil_sqrt(2 * step * step)
        abilities = [int(gait.climbs), int(gait.hikes), int(gait.ghost)]
        return ints(
            [f.x, f.y, f.z, f.radius, f.height, budget, step, diagonal, *abilities], self._plain
        )

    def _leave_out_the_crowded(self, number: int, reach: Reach) -> None:
        """A ghost passes where somebody stands, but does not end there."""
        for node in range(len(reach.cost)):
            if reach.cost[node] <= reach.budget:
                try:
                    self._check_free(number, reach.at(node), reach.at(node), ON_FOOT)
                except Illegal:
                    reach.cost[node] = FAR

    def route(self, number: int, reach: Reach, place: Place) -> list[Place]:
        """The route to a place in reach, with the climbs on the way."""
        nodes = reach.nodes(place)
        route: list[Place] = []
        for a, b in pairwise(nodes):
            if a[2] != b[2]:
                x, y = self._foot(number, *((a, b) if a[2] < b[2] else (b, a)))
                route += [(x, y, a[2]), (x, y, b[2])]
            route.append(b)
        return route

    def _foot(self, number: int, low: Place, high: Place) -> tuple[int, int]:
        """Where a figure climbs between two neighbouring places."""
        foot = room(2, self._plain)
        rows, corners = self.scene.solids
        me = (self.scene.things + number) * ROW
        others = ints([*rows[:me], *rows[me + ROW :]], self._plain)
        question = self._question(number, 0, 50, ON_FOOT)
        self._reaching.climb_cost(*low, *high, question, others, corners, self._border, foot)
        return int(foot[0]), int(foot[1])

    # --- what is in the way --------------------------------------------------------------

    def _check_border(self, number: int, a: Place, b: Place) -> None:
        radius = self.figures[number].radius
        k = self.scene.kernels
        count = len(self._border)
        inside = k.inside(a[0], a[1], self._border, 0, count)
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
