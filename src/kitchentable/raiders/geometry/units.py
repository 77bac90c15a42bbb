"""Moves of a whole unit: declared together, judged together, in the order given (A-032)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.geometry.figures import Figure, gap, in_formation, straggling
from kitchentable.raiders.geometry.route_search import find_route
from kitchentable.raiders.geometry.routes import ON_FOOT, Gait, Ground, Leg, Place

UnitMoves = Sequence[tuple[int, Sequence[Place]]]
"""Figures by their number and their routes, in the order in which they go."""


class Formation(Struct, frozen=True):
    """How close a unit keeps together (HR-055, A-027)."""

    within: int = 300
    strict: bool = False


class UnitMove(Struct, frozen=True):
    """A unit's move that was judged: the ground after it, and each member's legs."""

    ground: Ground
    legs: dict[int, list[Leg]]

    def cost(self, number: int) -> int:
        """What a member's route costs."""
        return sum(leg.cost for leg in self.legs.get(number, ()))


def move_unit(
    ground: Ground,
    members: Sequence[int],
    moves: UnitMoves,
    formation: Formation | None = None,
    gaits: Mapping[int, Gait] | None = None,
) -> UnitMove:
    """Judge the move of a unit. Raises `Illegal` with what stood in the way of whom.

    Members go one after the other: who goes first makes room for who comes next. At the end the
    unit is in formation (A-030), or, if it was not before, closer together than it was (A-029).
    """
    formation = formation or Formation()
    before = [ground.figures[number] for number in members]
    legs: dict[int, list[Leg]] = {}
    for number, route in moves:
        if number not in members or number in legs:
            raise Illegal("HR-041", "unit-not-a-member", figure=number)
        legs[number] = ground.walk(number, route, (gaits or {}).get(number, ON_FOOT))
        if route:
            ground = ground.with_figure_at(number, route[-1])
    after = [ground.figures[number] for number in members]
    if not in_formation(after, formation.within, formation.strict):
        missing = straggling(after, formation.within, formation.strict)
        was = straggling(before, formation.within, formation.strict)
        together = in_formation(before, formation.within, formation.strict)
        if together or missing >= was:
            raise Illegal("HR-055", "unit-out-of-formation", missing=missing)
    return UnitMove(ground, legs)


def arrange(
    ground: Ground,
    members: Sequence[int],
    leader: int,
    place: Place,
    budget: Mapping[int, int],
    formation: Formation | None = None,
) -> list[tuple[int, list[Place]]]:
    """Move a unit as a block to where one member is dragged, and keep it legal.

    The one that is dragged goes to the place itself. The others go by the same way, or as near
    to that as they can get in formation. Whoever is nearest to the goal goes first and makes
    room; if that does not work out, the one that is dragged goes first, or whoever is last.
    """
    formation = formation or Formation()
    figure = ground.figures[leader]
    dx, dy = place[0] - figure.x, place[1] - figure.y
    front = sorted(members, key=lambda n: -(ground.figures[n].x * dx + ground.figures[n].y * dy))
    rest = [number for number in front if number != leader]
    refused: list[Illegal] = []
    for order in (front, [leader, *rest], front[::-1]):
        try:
            return _Arranging(ground, leader, place, budget, formation).moves(order)
        except Illegal as no:
            refused.append(no)
    raise refused[0]


class _Arranging:
    """One try to bring a unit to where one member is dragged."""

    def __init__(
        self,
        ground: Ground,
        leader: int,
        place: Place,
        budget: Mapping[int, int],
        formation: Formation,
    ) -> None:
        self._ground = ground
        self._leader = leader
        self._start = ground.figures[leader]
        self._goal = _at(self._start, place)
        self._budget = budget
        self._formation = formation
        self._placed = [self._goal]

    def moves(self, order: Sequence[int]) -> list[tuple[int, list[Place]]]:
        """The routes of all members, one after the other."""
        found: list[tuple[int, list[Place]]] = []
        for number in order:
            route = self._route(number)
            found.append((number, route))
            if route:
                self._ground = self._ground.with_figure_at(number, route[-1])
            if number != self._leader:
                self._placed.append(self._ground.figures[number])
        after = [self._ground.figures[number] for number in order]
        if not in_formation(after, self._formation.within, self._formation.strict):
            missing = straggling(after, self._formation.within, self._formation.strict)
            raise Illegal("HR-055", "unit-out-of-formation", missing=missing)
        return found

    def _route(self, number: int) -> list[Place]:
        """To where a member belongs, or else to the nearest place in reach that will do."""
        figure = self._ground.figures[number]
        goal, start, budget = self._goal, self._start, self._budget[number]
        if number == self._leader:
            return find_route(self._ground, number, (goal.x, goal.y, goal.z), budget)
        wanted = (figure.x + goal.x - start.x, figure.y + goal.y - start.y, figure.z)
        if self._will_do(_at(figure, wanted)):
            try:
                return find_route(self._ground, number, wanted, budget)
            except Illegal:
                pass  # then somewhere near
        reach = self._ground.reach(number, budget)
        costs = reach.places()

        def distance(at: Place) -> tuple[int, int]:
            flat = (at[0] - wanted[0]) ** 2 + (at[1] - wanted[1]) ** 2
            return flat + (at[2] - wanted[2]) ** 2, costs[at]

        nearest = sorted(costs, key=distance)
        best = next((at for at in nearest if self._will_do(_at(figure, at))), nearest[0])
        return self._ground.route(number, reach, best)

    def _will_do(self, figure: Figure) -> bool:
        """Whether a member keeps formation there and leaves the goal free."""
        goal, within = self._goal, self._formation.within
        apart2 = (figure.x - goal.x) ** 2 + (figure.y - goal.y) ** 2
        if figure.z == goal.z and apart2 < (figure.radius + goal.radius) ** 2:
            return False
        near = (gap(figure, other) <= within for other in self._placed)
        return all(near) if self._formation.strict else any(near)


def _at(figure: Figure, place: Place) -> Figure:
    return Figure(*place, figure.radius, figure.height, figure.unit)
