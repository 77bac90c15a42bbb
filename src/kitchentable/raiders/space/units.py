"""Moves of a whole unit: declared together, judged together, in the order given (A-032)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.space.figures import in_formation, straggling
from kitchentable.raiders.space.finding import find_route
from kitchentable.raiders.space.routes import ON_FOOT, Gait, Ground, Leg, Place

Moves = Sequence[tuple[int, Sequence[Place]]]
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
    moves: Moves,
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
        missing = straggling(after, formation.within)
        was = straggling(before, formation.within)
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
    to that as they can get; whoever is nearest to the goal goes first and makes room.
    """
    formation = formation or Formation()
    figure = ground.figures[leader]
    dx, dy = place[0] - figure.x, place[1] - figure.y
    order = sorted(
        members,
        key=lambda n: -(ground.figures[n].x * dx + ground.figures[n].y * dy),
    )
    moves: list[tuple[int, list[Place]]] = []
    for number in order:
        other = ground.figures[number]
        wanted = place if number == leader else (other.x + dx, other.y + dy, other.z)
        route = _towards(ground, number, wanted, budget[number], exactly=number == leader)
        moves.append((number, route))
        if route:
            ground = ground.with_figure_at(number, route[-1])
    after = [ground.figures[number] for number in members]
    if not in_formation(after, formation.within, formation.strict):
        missing = straggling(after, formation.within)
        raise Illegal("HR-055", "unit-out-of-formation", missing=missing)
    return moves


def _towards(ground: Ground, number: int, wanted: Place, budget: int, exactly: bool) -> list[Place]:
    """A route to a place, or else to the place in reach that is nearest to it."""
    try:
        return find_route(ground, number, wanted, budget)
    except Illegal:
        if exactly:
            raise
    reach = ground.reach(number, budget)

    def distance(at: Place) -> tuple[int, int]:
        flat = (at[0] - wanted[0]) ** 2 + (at[1] - wanted[1]) ** 2
        return flat + (at[2] - wanted[2]) ** 2, reach_cost[at]

    reach_cost = reach.places()
    best = min(reach_cost, key=distance)
    return ground.route(number, reach, best)
