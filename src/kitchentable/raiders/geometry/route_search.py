"""The search for a legal route to a place that is close to the shortest.

The lattice of `reach` gives first routes. Then they are pulled tight: corners are left out where
the straight way is free, and the others are moved as long as that saves something. Every leg of
the result was judged exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise
from math import isqrt

from msgspec.structs import replace

from kitchentable.raiders.geometry.contacts import length2
from kitchentable.raiders.geometry.obstacles import Blocked, Obstacle, What
from kitchentable.raiders.geometry.routes import ON_FOOT, Gait, Ground, Place

STEPS = (50, 25)
"""The steps of the lattices, coarse first: a finer one finds ways through narrow gaps."""

NEAREST = 3
"""How many lattice places around the goal are tried."""


def find_route(
    ground: Ground, number: int, place: Place, budget: int, gait: Gait = ON_FOOT
) -> list[Place]:
    """A legal route to a place within the budget; raises `Blocked` if none is found."""
    ground.check_place(number, place)
    if gait.flies:
        return _flight(ground, number, place, budget)
    direct = ground.cost(number, [place], gait)
    if direct is not None and direct <= budget:
        return [place]
    best: tuple[int, list[Place]] | None = None
    for step in STEPS:
        most = budget if best is None else best[0]
        for rough in _first_routes(ground, number, place, most, gait, step):
            cost, route = ground.pulled_tight(number, rough, gait)
            if cost <= budget and (best is None or cost < best[0]):
                best = cost, route
    if best is None:
        raise Blocked(Obstacle(What.OUT_OF_REACH))
    return best[1]


def _flight(ground: Ground, number: int, place: Place, budget: int) -> list[Place]:
    """A flight, straight or around the corners of the border as on an empty table."""
    flying = Gait(flies=True)
    direct = ground.cost(number, [place], flying)
    figure = ground.figures[number]
    route = [place]
    if direct is None:
        empty = ground.with_contents((), [replace(figure, z=0)])
        flat = find_route(empty, 0, (place[0], place[1], 0), budget)
        route = _sloping((figure.x, figure.y, figure.z), flat, place)
        direct = ground.cost(number, route, flying)
    if direct is None or direct > budget:
        raise Blocked(Obstacle(What.OUT_OF_REACH))
    return route


def _sloping(start: Place, flat: Sequence[Place], end: Place) -> list[Place]:
    """A flat route whose height changes evenly from the start to the end."""
    ways = [isqrt(length2(a, b)) for a, b in pairwise([start, *flat])]
    whole = max(1, sum(ways))
    found = []
    gone = 0
    for (x, y, _), way in zip(flat, ways, strict=True):
        gone += way
        found.append((x, y, start[2] + (end[2] - start[2]) * gone // whole))
    return [*found[:-1], end]


def _first_routes(
    ground: Ground, number: int, place: Place, budget: int, gait: Gait, step: int
) -> list[list[Place]]:
    """Routes over the lattice to the nodes from which the place is one free leg away."""
    slack = budget + budget // 16 + 2 * step  # lattice ways are longer than tight ones
    reach = ground.reach(number, slack, gait, step, fine=True)
    found: list[tuple[int, Place]] = []
    for node, cost in reach.near(place, 2 * step):
        found.append((cost + isqrt(length2(node, place)), node))
    found.sort()
    roughs = ([*ground.route(number, reach, node), place] for _, node in found)
    legal = (rough for rough in roughs if ground.cost(number, rough, gait) is not None)
    return list(islice(legal, NEAREST))
