"""Forced moves: straight in a direction, as far as possible (A-051)."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import TYPE_CHECKING

from msgspec import Struct

from kitchentable.raiders.geometry import TOUCH, Place
from kitchentable.raiders.geometry.contacts import legal
from kitchentable.raiders.geometry.figures import Figure, ceil_sqrt, gap_to_thing, touch
from kitchentable.raiders.geometry.legs import Gait
from kitchentable.raiders.geometry.obstacles import Obstacle, What

if TYPE_CHECKING:
    from kitchentable.raiders.geometry.routes import Ground

FORCED = Gait(forced=True)


class Forced(Struct, frozen=True):
    """The end of a forced move."""

    place: Place
    length: int
    """How far it went, without the fall."""
    fall: int = 0
    """How far it fell at the end."""
    stopped_by: Obstacle | None = None
    """The obstacle that ended the move early."""


def along(start: Place, direction: tuple[int, int], distance: int) -> Place:
    """The whole point at a distance from a place in a direction, or a hair nearer.

    >>> along((100, 100, 0), (1, 0), 50), along((0, 0, 7), (3, -4), 10)
    ((150, 100, 0), (6, -8, 7))
    """
    dx, dy = direction
    square = dx * dx + dy * dy
    x, y = (isqrt(part * part * distance * distance // square) for part in (dx, dy))
    return start[0] + (x if dx > 0 else -x), start[1] + (y if dy > 0 else -y), start[2]


def farthest(free: Callable[[int], bool], distance: int) -> int:
    """The longest distance up to `distance` that is free, found by halving."""
    low, high = 0, distance + 1
    while high - low > 1:
        middle = (low + high) // 2
        if free(middle):
            low = middle
        else:
            high = middle
    return low


def forced(ground: Ground, number: int, direction: tuple[int, int], distance: int) -> Forced:
    """Move a figure straight in a direction; it stops before what is in the way.

    Over an edge it falls straight down, as soon as its base is clear of the edge and lands
    free; if it cannot, it stops on the last safe place before the edge.
    """
    figure = ground.figures[number]
    start = (figure.x, figure.y, figure.z)
    if direction == (0, 0) or distance <= 0:
        return Forced(start, 0)

    def free(far: int) -> bool:
        return ground.obstacle(number, start, along(start, direction, far)) is None

    far = farthest(free, distance)
    if figure.z > 0 and not _stands_at(ground, number, start, direction, far):
        return _at_the_edge(ground, number, start, direction, far)
    if far == distance:
        return _ended(start, along(start, direction, far))
    stopped = ground.obstacle(number, start, along(start, direction, far + 1))
    place = along(start, direction, far)
    if stopped is not None:
        place = _touching(ground, number, start, place, stopped, distance)
    return _ended(start, place, stopped)


def _ended(start: Place, place: Place, stopped: Obstacle | None = None, fall: int = 0) -> Forced:
    length = ceil_sqrt((place[0] - start[0]) ** 2 + (place[1] - start[1]) ** 2)
    return Forced(place, length, fall, stopped)


def _stands_at(
    ground: Ground, number: int, start: Place, direction: tuple[int, int], far: int
) -> bool:
    """Whether the figure at a distance is still on its level and stands safely."""
    return legal(ground, number, [along(start, direction, far)], FORCED)


def _at_the_edge(
    ground: Ground, number: int, start: Place, direction: tuple[int, int], far: int
) -> Forced:
    """The fall over an edge, if there is a place to land; else the last safe place."""

    def above(distance: int) -> bool:
        return ground.over_tops(start, along(start, direction, distance))

    edge = farthest(above, far)
    if edge < far:
        width = 2 * ground.figures[number].radius + TOUCH
        for distance in range(edge + 1, min(far, edge + width) + 1):
            x, y, z = along(start, direction, distance)
            below = ground.below(number, (x, y, z))
            if below < z and legal(ground, number, [(x, y, below)], FORCED):
                return _ended(start, (x, y, below), fall=z - below)
    for distance in range(edge, 0, -1):
        if _stands_at(ground, number, start, direction, distance):
            return _ended(start, along(start, direction, distance), Obstacle(What.EDGE))
    return Forced(start, 0, 0, Obstacle(What.EDGE))


def _touching(
    ground: Ground, number: int, start: Place, place: Place, stopped: Obstacle, distance: int
) -> Place:
    """The whole point nearest to a place at which the base touches what stopped it."""
    me = ground.figures[number]

    def wanted(at: Place) -> bool:
        here = Figure(*at, me.radius, me.height)
        square = (at[0] - start[0]) ** 2 + (at[1] - start[1]) ** 2
        if square > distance * distance or not legal(ground, number, [at], FORCED):
            return False
        if stopped.what is What.FIGURE:
            return touch(here, ground.figures[stopped.figure])
        return gap_to_thing(here, ground.thing(stopped.thing)) <= TOUCH

    if stopped.what not in (What.FIGURE, What.THING) or wanted(place):
        return place
    span = range(-2, 3)
    points = [(place[0] + i, place[1] + j, place[2]) for i in span for j in span]
    points.sort(key=lambda at: (at[0] - place[0]) ** 2 + (at[1] - place[1]) ** 2)
    return next((at for at in points if wanted(at)), place)
