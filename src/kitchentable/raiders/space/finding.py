"""Finding a route: given only where to go, a legal route that is close to the shortest.

The lattice of `reach` gives a first route; then it is pulled tight: corners are left out where
the straight way is free, and the rest are moved as long as that saves something. Every leg of
what comes out was judged exactly.
"""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.space.routes import ON_FOOT, Gait, Ground, Place

STEPS = (50, 25)
"""Lattices that are tried, coarse first: a finer one finds ways through narrow gaps."""

NUDGES = (32, 16, 8, 4, 2, 1)
"""How far a corner is moved at a time while a route is pulled tight."""


def find_route(
    ground: Ground, number: int, place: Place, budget: int, gait: Gait = ON_FOOT
) -> list[Place]:
    """A legal route to a place within the budget; `Illegal` if none is found."""
    ground.check_place(number, place)
    tight = _Tightening(ground, number, gait)
    figure = ground.figures[number]
    start = (figure.x, figure.y, figure.z)
    direct = tight.cost([start, place])
    if direct is not None and direct <= budget:
        return [place]
    best: tuple[int, list[Place]] | None = None
    for step in STEPS:
        for rough in _first_routes(ground, number, place, budget, gait, step):
            route = tight.pull([start, *rough])
            cost = tight.cost(route)
            if cost is not None and cost <= budget and (best is None or cost < best[0]):
                best = cost, route
    if best is None:
        raise Illegal("HR-067", "place-out-of-reach")
    return best[1][1:]


def _first_routes(
    ground: Ground, number: int, place: Place, budget: int, gait: Gait, step: int
) -> list[list[Place]]:
    """Routes over the lattice to the nodes from which the place is one free leg away."""
    slack = budget + budget // 8 + 2 * step  # lattice ways are longer than tight ones
    reach = ground.reach(number, slack, gait, step)
    found: list[tuple[int, list[Place]]] = []
    for node, cost in reach.places().items():
        near = abs(node[0] - place[0]) <= 2 * step and abs(node[1] - place[1]) <= 2 * step
        if near and node[2] == place[2]:
            rough = [*ground.route(number, reach, node), place]
            found.append((cost + _length(node, place), rough))
    found.sort(key=lambda each: each[0])
    return [rough for _, rough in found[:3] if _legal(ground, number, rough, gait)]


def _legal(ground: Ground, number: int, route: Sequence[Place], gait: Gait) -> bool:
    try:
        ground.walk(number, route, gait)
    except Illegal:
        return False
    return True


def _length(a: Place, b: Place) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


class _Tightening:
    """Pulls routes tight. Routes here begin with where the figure stands."""

    def __init__(self, ground: Ground, number: int, gait: Gait) -> None:
        self._ground = ground
        self._number = number
        self._gait = gait

    def cost(self, route: Sequence[Place]) -> int | None:
        """What a route costs; `None` if it is not legal."""
        try:
            legs = self._ground.walk(self._number, route[1:], self._gait)
        except Illegal:
            return None
        return sum(leg.cost for leg in legs)

    def pull(self, route: list[Place]) -> list[Place]:
        """Leave corners out, move the others, until nothing is saved any more."""
        route = self._leave_out(route)
        cost = self.cost(route)
        for nudge in NUDGES:
            while cost is not None:
                better = self._nudge(route, nudge, cost)
                if better is None:
                    break
                cost, route = better
        return self._leave_out(route)

    def _leave_out(self, route: list[Place]) -> list[Place]:
        """Go straight wherever that is legal and saves something, longest ways first."""
        at = 0
        while at < len(route) - 2:
            for to in range(len(route) - 1, at + 1, -1):
                if self._one_level(route[at : to + 1]):
                    shorter = route[: at + 1] + route[to:]
                    before, after = self.cost(route), self.cost(shorter)
                    if before is not None and after is not None and after <= before:
                        route = shorter
                        break
            at += 1
        return route

    @staticmethod
    def _one_level(places: Sequence[Place]) -> bool:
        return len({z for _, _, z in places}) == 1

    def _nudge(self, route: list[Place], nudge: int, cost: int) -> tuple[int, list[Place]] | None:
        """Move one corner so that the route costs less, if that is possible."""
        for at in range(1, len(route) - 1):
            if not self._one_level(route[at - 1 : at + 2]):
                continue  # a place at a face stays where it is
            x, y, z = route[at]
            for dx in (-nudge, 0, nudge):
                for dy in (-nudge, 0, nudge):
                    moved = [*route[:at], (x + dx, y + dy, z), *route[at + 1 :]]
                    found = self.cost(moved)
                    if found is not None and found < cost:
                        return found, moved
        return None
