"""Pushes of things, with everything that stands on them (A-050, A-052)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kitchentable.raiders.geometry import Place
from kitchentable.raiders.geometry.figures import Figure, Thing, ceil_sqrt, touches_thing
from kitchentable.raiders.geometry.forced_moves import along, farthest
from kitchentable.raiders.geometry.legs import ON_FOOT
from kitchentable.raiders.geometry.obstacles import Blocked, Obstacle, What
from kitchentable.raiders.geometry.shapes import (
    Point,
    Polygon,
    distance2,
    doubled_area,
    edges,
    moved,
    overlap,
    within,
)

if TYPE_CHECKING:
    from kitchentable.raiders.geometry.routes import Ground


class Pushed(Struct, frozen=True):
    """A push that was carried out."""

    ground: Ground
    """The ground after it."""
    distance: int
    """The length of the push; 0 if something is in the way at once."""
    things: tuple[str, ...]
    """The things that moved: the pushed one, and those on it."""
    figures: tuple[int, ...]
    """The figures that moved: the pusher first, then those on the thing."""


def push(
    ground: Ground,
    number: int,
    thing_id: str,
    direction: tuple[int, int],
    distance: int,
    firm: Collection[int] = (),
) -> Pushed:
    """Push a thing in a direction, as far as possible up to `distance`."""
    thing = ground.thing(thing_id)
    _check(ground, number, thing, direction)
    load = _load(ground, number, thing, firm)
    start: Place = (0, 0, 0)

    def free(far: int) -> bool:
        x, y, _ = along(start, direction, far)
        return load.may_go(x, y)

    far = farthest(free, distance)
    dx, dy, _ = along(start, direction, far)
    length = ceil_sqrt(dx * dx + dy * dy)
    things = tuple(each.id for each in load.things)
    return Pushed(load.gone(dx, dy), length, things, load.figures)


def _check(ground: Ground, number: int, thing: Thing, direction: tuple[int, int]) -> None:
    """Raise `Blocked` unless the thing is movable, beside the pusher, on even ground and pushed."""
    me = ground.figures[number]
    if not thing.movable:
        raise Blocked(Obstacle(What.FIXED, thing=thing.id))
    beside = thing.low <= me.z < thing.high and touches_thing(me, thing)
    if not beside:
        raise Blocked(Obstacle(What.NOT_BESIDE, thing=thing.id))
    if thing.on and ground.thing(thing.on).uneven:
        raise Blocked(Obstacle(What.UNEVEN, thing=thing.id))
    if not _away(me, thing, direction):
        raise Blocked(Obstacle(What.NOT_AWAY, thing=thing.id))


def _away(me: Figure, thing: Thing, direction: tuple[int, int]) -> bool:
    """Whether a direction leads from the pusher into the thing."""
    x, y, weight = _nearest((me.x, me.y), thing.footprint)
    return direction[0] * (x - me.x * weight) + direction[1] * (y - me.y * weight) > 0


def _nearest(point: Point, polygon: Polygon) -> tuple[int, int, int]:
    """The nearest point of an outline: x and y, both multiplied by the third number."""
    best: tuple[int, int] | None = None
    found = (0, 0, 1)
    for a, b in edges(polygon):
        top, bottom = distance2(point, a, b)
        if best is None or top * best[1] < best[0] * bottom:
            best = top, bottom
            found = _foot(point, a, b)
    return found


def _foot(point: Point, a: Point, b: Point) -> tuple[int, int, int]:
    """The nearest point of a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    along_ = min(max((point[0] - a[0]) * dx + (point[1] - a[1]) * dy, 0), length2)
    return a[0] * length2 + dx * along_, a[1] * length2 + dy * along_, length2


class _Load:
    """The things and figures that move together, and all others, which stay."""

    def __init__(
        self,
        ground: Ground,
        things: Sequence[Thing],
        figures: tuple[int, ...],
        held: Sequence[int],
    ) -> None:
        self._ground = ground
        self.things = things
        self.figures = figures
        ids = [thing.id for thing in things]
        self._rest = [thing for thing in ground.things if thing.id not in ids]
        self._standing = [
            figure for number, figure in enumerate(ground.figures) if number not in figures
        ]
        self._held = [ground.figures[number] for number in held]

    def may_go(self, dx: int, dy: int) -> bool:
        """Whether the whole load may move by so much."""
        return (
            self._floor_carries(dx, dy)
            and all(self._thing_may_go(thing, dx, dy) for thing in self.things)
            and all(self._figure_may_go(number, dx, dy) for number in self.figures)
            and all(self._still_stands(figure, dx, dy) for figure in self._held)
        )

    def _floor_carries(self, dx: int, dy: int) -> bool:
        """Whether the table, or the one top that carries the thing, lies under the whole way."""
        thing = self.things[0]
        floor = self._ground.thing(thing.on).footprint if thing.on else self._ground.outline
        return all(within(part, floor) for part in swept(thing.footprint, dx, dy))

    def _thing_may_go(self, thing: Thing, dx: int, dy: int) -> bool:
        parts = swept(thing.footprint, dx, dy)
        for other in self._rest:
            level = thing.low < other.high and other.low < thing.high
            if level and any(overlap(part, other.footprint) for part in parts):
                return False
        for figure in self._standing:
            level = thing.low < figure.z + figure.height and figure.z < thing.high
            if level and self._ground.sweeps_into(figure, thing.footprint, -dx, -dy):
                return False
        return True

    def _figure_may_go(self, number: int, dx: int, dy: int) -> bool:
        """Whether a figure has room to move along; the pusher needs ground as well."""
        me = self._ground.figures[number]
        to = (me.x + dx, me.y + dy, me.z)
        clear = self._ground.with_contents(self._rest, [*self._standing, me])
        if number != self.figures[0]:
            return clear.obstacle(len(self._standing), (me.x, me.y, me.z), to) is None
        return clear.legs(len(self._standing), [to], ON_FOOT) is not None

    def _still_stands(self, figure: Figure, dx: int, dy: int) -> bool:
        """Whether a figure that stands firm is still supported."""
        tops = [_shifted(thing, dx, dy) for thing in self.things]
        there = self._ground.with_contents([*self._rest, *tops], [figure])
        return there.supported(0, (figure.x, figure.y, figure.z))

    def gone(self, dx: int, dy: int) -> Ground:
        """The ground after the load has moved."""
        ids = [thing.id for thing in self.things]
        things = [_shifted(t, dx, dy) if t.id in ids else t for t in self._ground.things]
        figures = [
            replace(f, x=f.x + dx, y=f.y + dy) if number in self.figures else f
            for number, f in enumerate(self._ground.figures)
        ]
        return self._ground.with_contents(things, figures)


def _shifted(thing: Thing, dx: int, dy: int) -> Thing:
    return replace(thing, footprint=moved(thing.footprint, dx, dy), x=thing.x + dx, y=thing.y + dy)


def _load(ground: Ground, number: int, thing: Thing, firm: Collection[int]) -> _Load:
    """The load of a push: the thing and all that stands on it, without figures that stand firm."""
    things = [thing]
    for each in ground.things:  # a thing comes after what it stands on
        if any(each.on == below.id for below in things):
            things.append(each)
    riders = [
        other
        for other in range(len(ground.figures))
        if other != number and _rides(ground, other, things)
    ]
    carried = tuple(other for other in riders if other not in firm)
    return _Load(ground, things, (number, *carried), [o for o in riders if o in firm])


def _rides(ground: Ground, number: int, things: Sequence[Thing]) -> bool:
    """Whether a figure stands on one of several things."""
    figure = ground.figures[number]
    alone = ground.with_contents(things, [figure])
    return figure.z > 0 and alone.supported(0, (figure.x, figure.y, figure.z))


def swept(polygon: Polygon, dx: int, dy: int) -> list[Polygon]:
    """Polygons that together cover everything a polygon passes over as it moves.

    >>> swept(((0, 0), (10, 0), (0, 10)), 5, 0)[1]
    ((5, 0), (15, 0), (5, 10))
    """
    found = [polygon, moved(polygon, dx, dy)]
    for (ax, ay), (bx, by) in edges(polygon):
        strip: Polygon = ((ax, ay), (bx, by), (bx + dx, by + dy), (ax + dx, ay + dy))
        area = doubled_area(strip)
        if area:
            found.append(strip if area > 0 else tuple(reversed(strip)))
    return found
