"""Routes that were judged: their cost, their falls, and the enemies they touch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Point, Routes
from kitchentable.raiders.geometry import TOUCH, Place
from kitchentable.raiders.geometry.figures import Figure, gap
from kitchentable.raiders.geometry.routes import Gait, Ground, Leg, Way
from kitchentable.raiders.geometry.shapes import distance2
from kitchentable.raiders.tabletop.interface import Going, JudgedRoute

if TYPE_CHECKING:
    from kitchentable.raiders.tabletop.geometric import Computed

FLYING = Gait(flies=True)


def as_place(point: Point) -> Place:
    """The place that a point of an answer stands for."""
    if len(point) != 3:
        raise Illegal("", "hr-move-point", given=len(point))
    return (point[0], point[1], point[2])


def ends_of(routes: Routes) -> dict[str, Place]:
    """The places where the characters that move end."""
    return {route.piece: as_place(route.points[-1]) for route in routes if route.points}


@cache
def gait_of(going: Going) -> Gait:
    """The gait of a character, as the geometry knows it."""
    if going.flies:
        return FLYING
    return Gait(going.climbs, going.hikes, going.ghost, going.forced)


def legs_of(ground: Ground, number: int, places: Sequence[Place], going: Going) -> list[Leg]:
    """The legs of a route; raises `Blocked`, or `Illegal` for a flight that is not straight."""
    if going.flies:
        return _fly(ground, number, places)
    return ground.walk(number, places, gait_of(going))


def _fly(ground: Ground, number: int, places: Sequence[Place]) -> list[Leg]:
    """One straight line through the air to a place to stand (HR-210, A-054)."""
    if len(places) != 1:
        raise Illegal("HR-210", "hr-flight-straight")
    return ground.walk(number, places, FLYING)


def judged(
    top: Computed,
    ground: Ground,
    number: int,
    places: Sequence[Place],
    going: Going,
    legs: Sequence[Leg],
) -> JudgedRoute:
    """A legal route with its cost and the enemies it touches."""
    touched = _contacts(top, ground, number, places, going)
    dear = [leg.way for leg in legs if leg.cost > leg.length]
    return JudgedRoute(
        sum(leg.cost for leg in legs),
        max(leg.fall for leg in legs),
        places[-1],
        *touched,
        climbed=Way.CLIMB in dear,
        uneven=Way.LEVEL in dear,
    )


def _contacts(
    top: Computed, ground: Ground, number: int, places: Sequence[Place], going: Going
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Enemies in contact at the start, all the way, on the way, at the end."""
    me = ground.figures[number]
    way = [(me.x, me.y, me.z), *places]
    west, south, east, north = _reached_by(way, me.radius)
    start, kept, passed, met = [], [], [], []
    for other, enemy in enumerate(ground.figures):
        wide = enemy.radius
        if (
            top.seats[other] == top.seats[number]
            or not west <= enemy.x + wide
            or not enemy.x - wide <= east
            or not south <= enemy.y + wide
            or not enemy.y - wide <= north
        ):
            continue
        name = top.names[other]
        touches = [_touches_at(place, me.radius, enemy) for place in way]
        if touches[0]:
            start.append(name)
            if all(touches):
                kept.append(name)
        if touches[-1]:
            met.append(name)
        passes = not going.flies and _touches_between(way, touches, me.radius, enemy)
        if passes and _stops_on_the_way(ground, number, places, going, other):
            passed.append(name)
    return tuple(start), tuple(kept), tuple(passed), tuple(met)


def _stops_on_the_way(
    ground: Ground, number: int, places: Sequence[Place], going: Going, other: int
) -> bool:
    """Whether a base could stop where it touches a figure before its way ends (A-044)."""
    met = ground.contacts(number, places, gait_of(going), [other])
    ends = _touches_at(places[-1], ground.figures[number].radius, ground.figures[other])
    return any(each.leg < len(places) - 1 or not ends for each in met)


def _reached_by(way: Sequence[Place], radius: int) -> tuple[int, int, int, int]:
    """The box around everything a base could touch on a way: west, south, east, north."""
    xs, ys = [place[0] for place in way], [place[1] for place in way]
    far = radius + TOUCH
    return min(xs) - far, min(ys) - far, max(xs) + far, max(ys) + far


def _touches_at(place: Place, radius: int, other: Figure) -> bool:
    """Whether a base at a place would touch a figure's."""
    return gap(Figure(*place, radius, 1), other) <= TOUCH


def _touches_between(
    way: Sequence[Place], touches: Sequence[bool], radius: int, other: Figure
) -> bool:
    """Whether a way comes to touch a figure before its end.

    Moving straight out of contact, or into it with the last leg, is not passing by.
    """
    far2 = (radius + other.radius + TOUCH) ** 2
    last = len(way) - 2
    for leg, (a, b) in enumerate(pairwise(way)):
        if touches[leg] and leg == 0:
            continue
        if (leg == last and touches[-1]) or not _same_level(a, b, other):
            continue
        if touches[leg] and not touches[leg - 1]:
            return True
        top, bottom = distance2((other.x, other.y), (a[0], a[1]), (b[0], b[1]))
        if top <= far2 * bottom and not (touches[leg] and all(touches[: leg + 1])):
            return True
    return False


def _same_level(a: Place, b: Place, other: Figure) -> bool:
    return min(a[2], b[2]) - TOUCH <= other.z <= max(a[2], b[2]) + TOUCH
