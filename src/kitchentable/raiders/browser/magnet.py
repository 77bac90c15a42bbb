"""The magnet: a figure that is put down close to something is set into contact with it.

A hand cannot place a base to a hundredth of an inch, and contact decides games (HR-078). What is
within a quarter of an inch of contact is meant to be in contact. The rules know nothing of this:
they judge the place that comes out, and where they refuse it, the figure stays where it was put.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal, TypeAlias

from msgspec import Struct

from kitchentable.raiders.geometry import TOUCH, Place
from kitchentable.raiders.geometry.figures import (
    Figure,
    Marker,
    Thing,
    ceil_sqrt,
    gap,
    gap_to_thing,
    nearest_point,
)
from kitchentable.raiders.geometry.routes import HIGHEST, Ground
from kitchentable.raiders.geometry.shapes import contains, ring
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.tabletop.geometric import Computed

PULL = 25
"""A quarter of an inch: from so far away a figure is drawn into contact."""

ROUNDS = 6
"""So often a place is moved from one target to the other until it touches both."""

SIDES = 24
"""From so many sides a figure may come that is sent onto another."""

Target: TypeAlias = Thing | Figure | Marker


class Touch(Struct, frozen=True):
    """Something a figure touches, or would touch."""

    who: str
    kind: Literal["portal", "marker", "enemy", "object"]
    what: str
    """The id of an object or a character; the number of a marker, from 1."""


# --- what draws --------------------------------------------------------------------------------


def goals(view: Raid, top: Computed) -> list[Target]:
    """What scores: Portals and markers."""
    portals = [top.thing(each.id) for each in view.objects if each.portal >= 0]
    return [*portals, *(Marker(*each.at) for each in view.markers)]


def everything(view: Raid, top: Computed, who: Character) -> list[Target]:
    """All that a figure may want to touch, the most important first."""
    enemies = [top.at(each) for each in view.here(1 - who.seat)]
    portals = {each.id for each in view.objects if each.portal >= 0}
    return [*goals(view, top), *enemies, *(each for each in top.things if each.id not in portals)]


# --- where it draws to -------------------------------------------------------------------------


def drawn(
    ground: Ground, number: int, place: Sequence[int], targets: Sequence[Target], pull: int = PULL
) -> Iterator[Place]:
    """Places in contact with what a figure at a place nearly touches: with all of it, then each."""
    me = ground.figures[number]
    near = [each for each in targets if -pull <= _apart(place, me.radius, each) <= pull]
    if len(near) > 1:
        yield from _settled(ground, number, place, near)
    for each in near:
        yield from _settled(ground, number, place, [each])


def under(place: Sequence[int], targets: Sequence[Target]) -> Iterator[Figure]:
    """The enemies among some targets on whose bases a place lies: what stands there is attacked."""
    for each in targets:
        if isinstance(each, Figure) and _apart(place, 0, each) < 0:
            yield each


def around(ground: Ground, number: int, other: Figure) -> Iterator[Place]:
    """Free places for a figure in contact with another, all around it."""
    radius = ground.figures[number].radius
    for dx, dy in ring(radius + other.radius + 1, SIDES):
        x, y = other.x + dx, other.y + dy
        place = (x, y, ground.below(number, (x, y, HIGHEST)))
        if touches_at(place, radius, other) and ground.is_free(number, place):
            yield place


def _settled(
    ground: Ground, number: int, place: Sequence[int], targets: Sequence[Target]
) -> Iterator[Place]:
    """The place nearest to another that touches all of some targets, if there is one."""
    radius = ground.figures[number].radius
    x, y = place[0], place[1]
    for _ in range(ROUNDS if len(targets) > 1 else 1):
        for each in targets:
            x, y = _beside((x, y), radius, each)
    around = sorted(product((0, -1, 1), repeat=2), key=lambda step: abs(step[0]) + abs(step[1]))
    for dx, dy in around:
        level = ground.below(number, (x + dx, y + dy, HIGHEST))
        found = (x + dx, y + dy, level)
        if all(touches_at(found, radius, each) for each in targets) and ground.is_free(
            number, found
        ):
            yield found
            return


def _apart(place: Sequence[int], radius: int, target: Target) -> int:
    """The gap between a base and a target seen from above; below 0 where they overlap."""
    at = (place[0], place[1])
    if not isinstance(target, Thing):
        return _length(target.x - at[0], target.y - at[1]) - radius - target.radius
    if contains(target.footprint, at):
        return -PULL * 100  # a figure in the middle of a thing is meant to stand on it
    x, y = nearest_point(at, target.footprint)
    return _length(x - at[0], y - at[1]) - radius


def _beside(at: tuple[int, int], radius: int, target: Target) -> tuple[int, int]:
    """The place in contact with a target that is nearest to a place."""
    if isinstance(target, Thing):
        (x, y), far = nearest_point(at, target.footprint), radius + 1
    else:
        (x, y), far = (target.x, target.y), radius + target.radius + 1
    dx, dy = at[0] - x, at[1] - y
    length = _length(dx, dy)
    if not length or (isinstance(target, Marker) and length <= far):
        return at  # a marker is flat: a base on top of it touches it
    return x + _rounded(dx * far, length), y + _rounded(dy * far, length)


def covers(target: Target, place: Sequence[int]) -> bool:
    """Whether a place lies in a target that cannot be stood on: one sent there shall touch it."""
    return (
        isinstance(target, Thing)
        and not target.stand
        and contains(target.footprint, (place[0], place[1]))
    )


def touches_at(place: Place, radius: int, target: Target) -> bool:
    """Whether a base at a place touches a target."""
    base = Figure(*place, radius, 0)
    apart = gap_to_thing(base, target) if isinstance(target, Thing) else gap(base, target)
    return apart <= TOUCH


def _length(dx: int, dy: int) -> int:
    return ceil_sqrt(dx * dx + dy * dy)


def _rounded(number: int, by: int) -> int:
    """A quotient, rounded to the nearest whole number."""
    return (2 * number + by) // (2 * by)


# --- what is touched ---------------------------------------------------------------------------


def touches(view: Raid, after: Computed, who: Character) -> Iterator[Touch]:
    """What a figure touches on a tabletop; the ground it stands on does not count."""
    me = after.at(who)
    portals = {each.id for each in view.objects if each.portal >= 0}
    for thing in after.things:
        if gap_to_thing(me, thing) <= TOUCH:
            if thing.id in portals:
                yield Touch(who.id, "portal", thing.id)
            elif thing.high > me.z:
                yield Touch(who.id, "object", thing.id)
    for number, marker in enumerate(view.markers, 1):
        if gap(me, Marker(*marker.at)) <= TOUCH:
            yield Touch(who.id, "marker", str(number))
    for id in after.touched(who):
        if view.characters[id].seat != who.seat:
            yield Touch(who.id, "enemy", id)
