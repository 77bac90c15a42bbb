"""A table with everything on it: places to stand, and routes judged exactly.

Routes are judged leg by leg (A-040 to A-044, A-121 to A-123); `legs.py` lists the kinds of legs.
Contacts, forced moves and pushes have files of their own; `Ground` is the one interface to all of
them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import pairwise

from msgspec import structs

from kitchentable.raiders.geometry import (
    Place,
    contacts,
    forced_moves,
    pushes,
    reach_kernel,
    tight_kernel,
    walk_kernel,
)
from kitchentable.raiders.geometry.compiled import (
    PLAIN,
    Ints,
    Workroom,
    ints,
    listed,
    plain_module,
    room,
)
from kitchentable.raiders.geometry.contacts import Contact
from kitchentable.raiders.geometry.figures import Figure, Thing, ceil_sqrt
from kitchentable.raiders.geometry.forced_moves import Forced
from kitchentable.raiders.geometry.lattice import Reach
from kitchentable.raiders.geometry.legs import ON_FOOT, WAYS, Gait, Leg, Way
from kitchentable.raiders.geometry.obstacles import Blocked, Obstacle, What
from kitchentable.raiders.geometry.pushes import Pushed
from kitchentable.raiders.geometry.raster_kernel import LAYERS, half_of
from kitchentable.raiders.geometry.shapes import Polygon, spans
from kitchentable.raiders.geometry.sight import Scene
from kitchentable.raiders.geometry.solids import ROW

__all__ = ["ON_FOOT", "Gait", "Ground", "Leg", "Place", "Reach", "Way"]

HIGHEST = 20_000
"""Higher than anything on a table."""

FAR_NUDGE = 32
"""How far corners are moved at first when a route is pulled tight."""


OBSTACLES = {
    walk_kernel.BORDER: What.BORDER,
    walk_kernel.NO_GROUND: What.NO_GROUND,
    walk_kernel.OFF_EDGE: What.OFF_EDGE,
    walk_kernel.SLOPE: What.SLOPE,
    walk_kernel.UNSAFE: What.UNSAFE,
}
"""The obstacles for the verdicts of the kernel that have no detail."""


@cache
def _packed(gait: Gait, plain: bool) -> Ints:
    """A gait as the kernels read it; a forced move pays for nothing double (A-051)."""
    climbs, hikes = gait.climbs or gait.forced, gait.hikes or gait.forced
    return ints([int(climbs), int(hikes), int(gait.ghost), int(gait.flies), gait.drops], plain)


def _legs(numbers: Ints) -> list[Leg]:
    """The legs that the kernel wrote, four numbers each."""
    found = listed(numbers)
    return [
        Leg(WAYS[found[k]], found[k + 1], found[k + 2], found[k + 3])
        for k in range(0, len(found) - 1, 4)
    ]


class Ground:
    """A table with everything on it, asked by the numbers of figures."""

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
        self._box = spans(outline)
        self.scene = Scene([thing.solid() for thing in things], figures, plain=plain)
        self.border = ints([part for corner in outline for part in corner], plain)
        self.plain = plain
        self._detail = ints([0], plain)
        self._workroom = Workroom(plain)
        self._reaching = plain_module("reach_kernel") if plain else reach_kernel
        self._walking = plain_module("walk_kernel") if plain else walk_kernel
        self._tightening = plain_module("tight_kernel") if plain else tight_kernel

    def with_contents(self, things: Sequence[Thing], figures: Sequence[Figure]) -> Ground:
        """The table with other things and figures on it."""
        return Ground(self.outline, things, figures, plain=self.plain)

    def with_figure_at(self, number: int, place: Place) -> Ground:
        """The ground with one figure at another place."""
        ground = self.copy()
        ground.put(number, place)
        return ground

    def regrouped(self, units: Sequence[int]) -> Ground:
        """The ground with figures in other units."""
        ground = self.copy()
        pairs = zip(self.figures, units, strict=True)
        ground.figures = tuple(structs.replace(each, unit=unit) for each, unit in pairs)
        ground.scene.regroup(units)
        return ground

    def copy(self) -> Ground:
        """A copy on which figures may be moved."""
        ground = Ground.__new__(Ground)
        ground.__dict__.update(self.__dict__)
        ground.scene = self.scene.copy()
        return ground

    def put(self, number: int, place: Place) -> None:
        """Move a figure on this ground itself; only for a copy that is not shared."""
        old = self.figures[number]
        figure = Figure(*place, old.radius, old.height, old.unit)
        self.figures = (*self.figures[:number], figure, *self.figures[number + 1 :])
        self.scene.put(number, place)

    def thing(self, id: str) -> Thing:
        """A thing by its id."""
        for thing in self.things:
            if thing.id == id:
                return thing
        raise KeyError(id)

    # --- standing ------------------------------------------------------------------------

    def check_place(self, number: int, place: Place) -> None:
        """Raise `Blocked` unless a place is on the table, free, and safe to stand on."""
        verdict = self._judge_place(number, place)
        if verdict:
            raise Blocked(self._obstacle(verdict, int(self._detail[0])))

    def is_free(self, number: int, place: Place) -> bool:
        """Whether a figure may stand at a place."""
        return not self._judge_place(number, place)

    def _judge_place(self, number: int, place: Place) -> int:
        """The verdict of the kernel on a place; `_detail` gets the solid in the way."""
        if not self._on_table(place):
            return walk_kernel.BORDER if self._beside_table(place) else walk_kernel.UNSAFE
        me, solids = self.scene.things + number, self.scene.solids
        return int(self._walking.judge_place(*place, me, *solids, self.border, self._detail))

    def supported(self, number: int, place: Place) -> bool:
        """Whether the base stands safely: on the table, or well on a top (A-123)."""
        radius = self.figures[number].radius
        return bool(self._walking.supported(*place, radius, *self.scene.solids))

    def over_tops(self, a: Place, b: Place) -> bool:
        """Whether a centre that moves from a to b on its level stays over tops all the way."""
        ways = (a[0], a[1], b[0], b[1], a[2])
        return bool(self._walking.on_ground(*ways, 0, 0, 0, *self.scene.solids))

    def below(self, number: int, place: Place) -> int:
        """The height of the ground onto which a figure would come down from a place."""
        figure = self.figures[number]
        rows, corners = self.scene.solids
        args = (place[0], place[1], place[2], figure.radius, self.scene.things)
        return int(self._walking.ground_below(*args, rows, corners))

    # --- going ---------------------------------------------------------------------------

    def walk(self, number: int, route: Sequence[Place], gait: Gait = ON_FOOT) -> list[Leg]:
        """The legs of a route from where a figure stands, with their costs.

        Raises `Blocked`. Whether the figure has enough movement left is for the rules to judge.
        """
        if not all(map(self._on_table, route)):
            beside = any(map(self._beside_table, route))
            raise Blocked(Obstacle(What.BORDER if beside else What.NO_GROUND))
        legs = room(4 * len(route) + 1, self.plain)
        verdict = self._judged(number, route, gait, legs)
        if verdict:
            raise Blocked(self._obstacle(verdict, int(legs[-1])))
        return _legs(legs)

    def legs(self, number: int, route: Sequence[Place], gait: Gait = ON_FOOT) -> list[Leg] | None:
        """The legs of a route; None if it is not legal. Faster than `walk` if many routes fail."""
        legs = room(4 * len(route) + 1, self.plain)
        if not all(map(self._on_table, route)) or self._judged(number, route, gait, legs):
            return None
        return _legs(legs)

    def straight(
        self, number: int, places: Sequence[Place], gait: Gait, most: int
    ) -> Iterator[tuple[Place, Leg]]:
        """The places that a figure may go straight to for at most `most`, one by one."""
        near = [place for place in places if self._on_table(place)]
        points = ints([part for place in near for part in place], self.plain)
        legs = room(walk_kernel.LEG + 1, self.plain)
        me, g = self.scene.things + number, _packed(gait, self.plain)
        solid = (*self.scene.solids, self.border)
        at = 0 if near else -1
        while at >= 0:
            at = int(self._walking.first_straight(g, me, most, at, points, *solid, legs))
            if at >= 0:
                yield near[at], _legs(legs)[0]
                at += 1

    def cost(self, number: int, route: Sequence[Place], gait: Gait = ON_FOOT) -> int | None:
        """The cost of a route; None if it is not legal."""
        legs = room(4 * len(route) + 1, self.plain)
        if not all(map(self._on_table, route)) or self._judged(number, route, gait, legs):
            return None
        return sum(listed(legs)[2:-1:4])

    def pulled_tight(
        self, number: int, route: Sequence[Place], gait: Gait = ON_FOOT
    ) -> tuple[int, list[Place]]:
        """A legal route made shorter, to the same end and over the same faces, and its cost."""
        figure = self.figures[number]
        way = [(figure.x, figure.y, figure.z), *route]
        points = ints([part for place in way for part in place], self.plain)
        costs, legs = (room(4 * len(way) + 1, self.plain) for _ in range(2))
        me, g = self.scene.things + number, _packed(gait, self.plain)
        solid = (*self.scene.solids, self.border)
        count = self._tightening.pull(len(way), FAR_NUDGE, g, me, points, costs, *solid, legs)
        x, y, z = points[0::3], points[1::3], points[2::3]
        places = [(int(x[k]), int(y[k]), int(z[k])) for k in range(1, count)]
        return sum(int(costs[k]) for k in range(count - 1)), places

    def _judged(self, number: int, route: Sequence[Place], gait: Gait, legs: Ints) -> int:
        points = ints([part for place in route for part in place], self.plain)
        me, g = self.scene.things + number, _packed(gait, self.plain)
        rows, corners = self.scene.solids
        return int(self._walking.judge(g, me, points, rows, corners, self.border, legs))

    def _on_table(self, place: Place) -> bool:
        """Whether a place is near the table: the kernels cannot count with larger numbers."""
        return 0 <= place[2] <= HIGHEST and not self._beside_table(place)

    def _beside_table(self, place: Place) -> bool:
        """Whether a place is far outside of the border, whatever its height."""
        (west, south), (east, north) = self._box
        return not (west <= place[0] <= east and south <= place[1] <= north)

    def _obstacle(self, verdict: int, about: int) -> Obstacle:
        """The obstacle that a verdict of the kernel stands for."""
        if verdict == walk_kernel.SOLID:
            if about >= self.scene.things:
                return Obstacle(What.FIGURE, figure=about - self.scene.things)
            return Obstacle(What.THING, thing=self.things[about].id)
        if verdict == walk_kernel.NO_FACE:
            return Obstacle(What.NO_FACE, height=about)
        return Obstacle(OBSTACLES[verdict])

    def obstacle(self, number: int, a: Place, b: Place) -> Obstacle | None:
        """The obstacle in the way of a base that moves from a to b on a level."""
        if not self._on_table(b):
            return Obstacle(What.BORDER)
        detail = ints([0], self.plain)
        me, solids = self.scene.things + number, self.scene.solids
        ways = (a[0], a[1], b[0], b[1], a[2])
        verdict = self._walking.judge_way(*ways, me, *solids, self.border, detail)
        if verdict in (walk_kernel.BORDER, walk_kernel.SOLID):
            return self._obstacle(verdict, int(detail[0]))
        return None

    def sweeps_into(self, figure: Figure, footprint: Polygon, dx: int, dy: int) -> bool:
        """Whether a base that moves by so much would overlap a footprint."""
        corners = ints([part for corner in footprint for part in corner], self.plain)
        kernels, ways = self.scene.kernels, (figure.x, figure.y, figure.x + dx, figure.y + dy)
        if kernels.inside(*ways[:2], corners, 0, len(corners)):
            return True
        return not kernels.sweeps_clear(*ways, figure.radius, corners, 0, len(corners))

    # --- contacts, forced moves, pushes -----------------------------------------------------

    def contacts(
        self,
        number: int,
        route: Sequence[Place],
        gait: Gait = ON_FOOT,
        others: Sequence[int] | None = None,
    ) -> list[Contact]:
        """The figures among `others` (default: all) that a base comes to touch on a legal route.

        They are in the order of the way, each with the leg and the place at which the base could
        stop (A-044). Figures that it touches at the start count only after it has left them. A
        flyer touches figures only where it lands. A touch where the base could not stop, such as
        halfway up a face, does not count.
        """
        if others is None:
            others = [other for other in range(len(self.figures)) if other != number]
        return contacts.contacts(self, number, route, gait, others)

    def forced(self, number: int, direction: tuple[int, int], distance: int) -> Forced:
        """Move a figure straight in a direction, against its will (A-051).

        It stops before the border, a thing or a figure, touching them. Over an edge it falls to
        what is beneath; where it could not land free it stops before the edge. Nothing costs
        double. The ground itself is not changed: `with_figure_at` puts it there.
        """
        return forced_moves.forced(self, number, direction, distance)

    def push(
        self,
        number: int,
        thing_id: str,
        direction: tuple[int, int],
        distance: int,
        firm: Collection[int] = (),
    ) -> Pushed:
        """Push a thing that the figure touches, as far as it goes (A-052).

        What stands on it moves along, and so does the pusher. It stops at any figure, thing or
        border, where its floor ends, and where the pusher has no room. Those in `firm` do not
        let themselves be carried (A-050): the thing slides away under them and stops before they
        would lose their support.
        """
        return pushes.push(self, number, thing_id, direction, distance, firm)

    # --- everything in reach -------------------------------------------------------------

    def reach(
        self,
        number: int,
        budget: int,
        gait: Gait = ON_FOOT,
        step: int = 50,
        fine: bool = False,
    ) -> Reach:
        """Everything a figure can reach with the rest of its movement.

        It is judged on a lattice around the figure: each place can be reached by its route. Places
        between, and places that need a finer route, may be missing. `fine` takes steps in sixteen
        directions instead of eight, for routes closer to the best.
        """
        nodes = (2 * half_of(budget, step) + 1) ** 2 * LAYERS
        rows, corners = self.scene.solids
        answer = room(3 * nodes, self.plain)
        levels, cost, back = answer[:nodes], answer[nodes : 2 * nodes], answer[2 * nodes :]
        points, pool = nodes // LAYERS, 8 * nodes
        work = (nodes, points, points, points, budget + 1, pool, 3, len(rows))
        rooms = (levels, cost, back, *self._workroom.of(*work))
        question = self._question(number, budget, step, fine)
        me, g = self.scene.things + number, _packed(gait, self.plain)
        self._reaching.reach(question, g, me, rows, corners, self.border, *rooms)
        return Reach(self.figures[number], gait, budget, step, levels, cost, back)

    def _question(self, number: int, budget: int, step: int, fine: bool = False) -> Ints:
        """A question as the kernel reads it."""
        f = self.figures[number]
        lattice = (budget, step, ceil_sqrt(2 * step * step), 2 * half_of(budget, step) + 1)
        knight = ceil_sqrt(5 * step * step) if fine else 0
        return ints([f.x, f.y, f.z, f.radius, f.height, *lattice, knight], self.plain)

    def route(self, number: int, reach: Reach, place: Place) -> list[Place]:
        """The route to a place in reach, with the climbs and drops on the way."""
        route: list[Place] = []
        for a, b in pairwise(reach.nodes(place)):
            if a[2] != b[2] and not reach.gait.flies:
                route += self._face(number, a, b, reach.gait)
            route.append(b)
        return route

    def _face(self, number: int, a: Place, b: Place, gait: Gait) -> list[Place]:
        """The places at the face between two neighbouring nodes: two for a climb, one to drop."""
        foot = room(3, self.plain)
        rows, corners = self.scene.solids
        me = (self.scene.things + number) * ROW
        others = ints([*rows[:me], *rows[me + ROW :]], self.plain)
        question, g = self._question(number, 0, 50), _packed(gait, self.plain)
        self._reaching.step_cost(*a, *b, question, g, others, corners, self.border, foot)
        x, y, dropped = (int(part) for part in foot)
        return [(x, y, b[2])] if dropped else [(x, y, a[2]), (x, y, b[2])]
