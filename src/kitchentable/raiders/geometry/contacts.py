"""The figures that a base touches on its way (A-044).

Two bases touch while the distance of their centres has a limit: a round region. A straight leg
meets it in one stretch, whose ends are kept in whole parts of the leg.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from kitchentable.raiders.geometry import TOUCH, Place
from kitchentable.raiders.geometry.figures import Figure, touch
from kitchentable.raiders.geometry.legs import Gait
from kitchentable.raiders.geometry.shapes import rounded

if TYPE_CHECKING:
    from kitchentable.raiders.geometry.routes import Ground

PARTS: Final = 1 << 20
"""The number of parts of a leg."""
AROUND: Final = 3
"""How far around the first touch whole points are tried."""


class Contact(Struct, frozen=True):
    """A figure that is touched on the way."""

    figure: int
    leg: int
    """The number of the leg; the first is 0."""
    place: Place
    """Where the base first touches it: the nearest legal whole point."""


def contacts(
    ground: Ground, number: int, route: Sequence[Place], gait: Gait, others: Sequence[int]
) -> list[Contact]:
    """The figures among `others` that a base comes to touch along a route, in order."""
    others = _near(ground, number, route, others)
    if gait.flies:
        return _at_the_end(ground, number, route, others)
    touching = {other: touch(ground.figures[number], ground.figures[other]) for other in others}
    found: list[Contact] = []
    at = _here(ground, number)
    for leg, to in enumerate(route):
        new: list[tuple[int, int, Place]] = []
        for other in others:
            touched = None
            if not touching[other]:
                touched = _new_touch(ground, number, other, route[:leg], (at, to), gait)
            if touched is not None:
                new.append((touched[0], other, touched[1]))
            known = touching[other] or at[:2] != to[:2]
            touching[other] = known and _touches(ground, number, other, to)
        found += [Contact(other, leg, place) for _, other, place in sorted(new)]
        at = to
    return found


def _near(ground: Ground, number: int, route: Sequence[Place], others: Sequence[int]) -> list[int]:
    """The figures among others that are near enough to a route to be touched."""
    me, figures = ground.figures[number], ground.figures
    xs, ys = [me.x, *(x for x, _, _ in route)], [me.y, *(y for _, y, _ in route)]
    far = me.radius + TOUCH
    west, south, east, north = min(xs) - far, min(ys) - far, max(xs) + far, max(ys) + far
    return [
        other
        for other in others
        if west <= figures[other].x + figures[other].radius
        and figures[other].x - figures[other].radius <= east
        and south <= figures[other].y + figures[other].radius
        and figures[other].y - figures[other].radius <= north
    ]


def _at_the_end(
    ground: Ground, number: int, route: Sequence[Place], others: Sequence[int]
) -> list[Contact]:
    """The contacts at the end of a flight: a flyer touches no figure before it lands."""
    if not route:
        return []
    return [
        Contact(other, len(route) - 1, route[-1])
        for other in others
        if _touches(ground, number, other, route[-1])
        and not touch(ground.figures[number], ground.figures[other])
    ]


def _here(ground: Ground, number: int) -> Place:
    figure = ground.figures[number]
    return figure.x, figure.y, figure.z


def _touches(ground: Ground, number: int, other: int, place: Place) -> bool:
    me = ground.figures[number]
    return touch(Figure(*place, me.radius, me.height), ground.figures[other])


def _reach(ground: Ground, number: int, other: int, z: int) -> int:
    """The largest distance in plan of two centres whose bases touch; -1 if they cannot.

    A difference in height of a hundredth or two reduces it (A-121).
    """
    me, them = ground.figures[number], ground.figures[other]
    rise = abs(z - them.z)
    if rise > TOUCH:
        return -1
    return me.radius + them.radius + isqrt(TOUCH * TOUCH - rise * rise)


def _stretch(ground: Ground, number: int, other: int, a: Place, b: Place) -> tuple[int, int] | None:
    """The stretch of a leg, in parts, on which a base touches another figure.

    No figure stands along a climb, so a climb touches none; a drop touches on its level part.
    """
    reach = _reach(ground, number, other, a[2])
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    if reach < 0 or length2 == 0:
        return None
    them = ground.figures[other]
    ex, ey = them.x - a[0], them.y - a[1]
    along = dx * ex + dy * ey
    inside = along * along - length2 * (ex * ex + ey * ey - reach * reach)
    if inside < 0:
        return None
    root = isqrt(inside * PARTS * PARTS)
    first = -((root - along * PARTS) // length2)
    last = (root + along * PARTS) // length2
    if last < 0 or first > PARTS:
        return None
    return max(0, first), min(PARTS, last)


def _new_touch(
    ground: Ground,
    number: int,
    other: int,
    before: Sequence[Place],
    leg: tuple[Place, Place],
    gait: Gait,
) -> tuple[int, Place] | None:
    """The first touch on a leg at which a base may stop: in parts, and as a place."""
    a, b = leg
    stretch = _stretch(ground, number, other, a, b)
    if stretch is not None:
        for part in _parts(a, b, *stretch):
            x, y = a[0] * PARTS + (b[0] - a[0]) * part, a[1] * PARTS + (b[1] - a[1]) * part
            for at in whole_points_near(x, y, AROUND if part == stretch[0] else 0):
                place = (*at, a[2])
                if (
                    length2(a, place) <= length2(a, b)
                    and _touches(ground, number, other, place)
                    and legal(ground, number, [*before, place], gait)
                ):
                    return part, place
    lands = a[2] > b[2] and a[:2] != b[:2]
    return (PARTS, b) if lands and _touches(ground, number, other, b) else None


def _parts(a: Place, b: Place, first: int, last: int) -> range:
    """Every hundredth of an inch of a stretch, in parts of the leg."""
    return range(first, last + 1, max(1, PARTS // max(1, isqrt(length2(a, b)))))


def length2(a: Place, b: Place) -> int:
    """The square of a distance in plan."""
    return (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2


def whole_points_near(x: int, y: int, around: int) -> list[tuple[int, int]]:
    """The whole points around a point given in parts, the nearest first."""
    cx, cy = rounded(x, PARTS), rounded(y, PARTS)
    span = range(-around, around + 1)
    points = [(cx + i, cy + j) for i in span for j in span]
    return sorted(points, key=lambda p: (p[0] * PARTS - x) ** 2 + (p[1] * PARTS - y) ** 2)


def legal(ground: Ground, number: int, route: Sequence[Place], gait: Gait) -> bool:
    """Whether a route is legal."""
    return ground.legs(number, route, gait) is not None
