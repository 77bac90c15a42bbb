"""Moving round somebody without ever leaving contact (HR-215)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.geometry import TOUCH, Place
from kitchentable.raiders.geometry.figures import touch
from kitchentable.raiders.geometry.shapes import Point, cosine, distance2, rounded, sine

if TYPE_CHECKING:
    from kitchentable.raiders.geometry.routes import Ground

WHOLE: Final = 720
"""A whole turn in half degrees."""
LONGEST: Final = 60
"""No leg turns by more."""


def circling(ground: Ground, number: int, other: int, towards: Point) -> list[Place]:
    """A route round a figure to its side that looks towards a point; contact holds all the way.

    The shorter way round if it is free, or else the other one. In few legs, because each leg's
    length is rounded up.
    """
    me, them = ground.figures[number], ground.figures[other]
    if me.z != them.z or not touch(me, them):
        raise Illegal("HR-215", "circle-no-contact", figure=other)
    circle = _Circle((them.x, them.y), me.radius + them.radius)
    start, end = circle.side((me.x, me.y)), circle.side(towards)
    there = (end - start) % WHOLE
    refused: list[Illegal] = []
    for turn in sorted((there, there - WHOLE), key=abs):
        places = [(x, y, me.z) for x, y in circle.legs((me.x, me.y), start, turn)]
        try:
            ground.walk(number, places)
        except Illegal as no:
            refused.append(no)
        else:
            return places
    raise refused[0]


class _Circle:
    """The places around a figure at which a base touches it."""

    def __init__(self, middle: Point, apart: int) -> None:
        self._middle = middle
        self._apart = apart

    def side(self, towards: Point) -> int:
        """The direction of a point, in half degrees."""
        dx, dy = towards[0] - self._middle[0], towards[1] - self._middle[1]
        return max(range(WHOLE), key=lambda turn: dx * cosine(turn) + dy * sine(turn))

    def at(self, turn: int) -> Point:
        """The whole point in a direction that touches and is farthest off: legs can be longer."""
        x, y = (rounded((self._apart + 1) * part(turn), 10**9) for part in (cosine, sine))
        span = (-1, 0, 1)
        near = [(x + i, y + j) for i in span for j in span]
        most = (self._apart + TOUCH) ** 2
        x, y = max((x * x + y * y, (x, y)) for x, y in near if x * x + y * y <= most)[1]
        return self._middle[0] + x, self._middle[1] + y

    def legs(self, start: Point, first: int, turn: int) -> list[Point]:
        """Points from a place on, round by so many half degrees, as few as there can be."""
        sense = 1 if turn > 0 else -1
        found: list[Point] = []
        gone, at = 0, start
        while gone < abs(turn):
            for step in range(min(LONGEST, abs(turn) - gone), 0, -1):
                to = self.at(first + sense * (gone + step))
                top, bottom = distance2(self._middle, at, to)
                if top >= self._apart**2 * bottom or step == 1:
                    break
            found.append(to)
            gone, at = gone + step, to
        return found
