"""Suggested moves and places in words: their purpose, not their coordinates.

"towards the mug, Portal 2, in cover behind the candle" says more than two numbers. It is told
from the result of the move, not from the aim for which it was proposed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import isqrt

from kitchentable.kernel.questions import Point, Routes
from kitchentable.kernel.words import Item, Message, say
from kitchentable.raiders.geometry import Place, Sight
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.rules import objectives
from kitchentable.raiders.tabletop import interface
from kitchentable.raiders.tabletop.interface import Tabletop
from kitchentable.raiders.text.whereabouts import tenths, way

BESIDE = 3 * INCH // 2
"""The largest distance at which a character stands beside a thing."""
TENTH = INCH // 10
"""Less than this is no distance that people tell."""


def move(game: Raid, routes: Routes) -> Message:
    """The purpose of a group's move, and how well its first member is hidden then."""
    before = interface.of(game)
    after = before.after(routes)
    movers = [game.characters[route.piece] for route in routes]
    met = _enemies(game, after, movers)
    left = [id for id in _enemies(game, before, movers) if id not in met]
    if met and not left:
        return say("hr-purpose-contact", enemy=met[0])
    what = say("hr-purpose-leave", enemy=left[0]) if left else _aim(game, before, after, routes)
    far = max(_length(who, route.points[-1]) for who, route in zip(movers, routes, strict=True))
    cover = _cover(game, after, movers)
    if far < TENTH:
        return say("hr-purpose-here", what=what, cover=cover)
    return say("hr-purpose", what=what, far=tenths(far), cover=cover)


def _length(who: Character, end: Point) -> int:
    """How far a character is from its place in the end."""
    return isqrt((end[0] - who.place[0]) ** 2 + (end[1] - who.place[1]) ** 2)


def place(game: Raid, who: Character, at: Point) -> Message:
    """A place for a character: beside what, how near to its own Portal, how well hidden."""
    spot = at[0], at[1], at[2]
    top = interface.of(game)
    near = sorted(
        (top.object_distance_at(who, spot, each.id), each.id)
        for each in game.objects
        if each.portal < 0
    )
    portal = next((each for each in game.objects if each.portal == who.seat), None)
    parts: list[Message] = []
    if near and near[0][0] <= BESIDE:
        parts.append(say("hr-purpose-beside", object=near[0][1]))
    if portal:
        far = top.object_distance_at(who, spot, portal.id)
        side = way(at[0] - portal.at[0], at[1] - portal.at[1])
        touching = say("hr-purpose-portal", way=side)
        parts.append(
            say("hr-purpose-from", distance=tenths(far), way=side) if far >= TENTH else touching
        )
    if game.here(1 - who.seat):
        parts.append(_cover(game, top.put(who, spot), [who]))
    if not parts:
        return say("hr-purpose-aside")
    if len(parts) == 1:
        return say("hr-purpose-one", what=parts[0])
    return reduce(lambda first, second: say("hr-purpose-both", first=first, second=second), parts)


def _enemies(game: Raid, top: Tabletop, movers: Sequence[Character]) -> list[str]:
    """The enemies that any of the movers touches."""
    touched = [id for who in movers for id in top.touched(who)]
    return [id for id in dict.fromkeys(touched) if game.characters[id].seat != movers[0].seat]


def _aim(game: Raid, before: Tabletop, after: Tabletop, routes: Routes) -> Message:
    """What the movers reach or approach: the objective, or the nearest enemy."""
    movers = [game.characters[route.piece] for route in routes]
    lead = movers[0]
    gains: list[tuple[int, Item]] = []
    objective = objectives.of(game)
    for number, marker in enumerate(game.markers) if objective.markers else ():
        if any(after.touches_marker(who, number) for who in movers):
            return say("hr-purpose-marker", number=number + 1)
        gain = _gain(before, lead, routes[0].points, marker.at)
        gains.append((gain, say("hr-purpose-the-marker", number=number + 1)))
    for portal in objective.portals(game, lead.seat):
        if any(after.touches_object(who, portal) for who in movers):
            return say("hr-purpose-at", object=portal)
        gain = before.object_distance(lead, portal) - after.object_distance(lead, portal)
        gains.append((gain, portal))
    foes = game.here(1 - lead.seat)
    if foes:
        near = min(foes, key=lambda foe: before.distance(lead, foe))
        gains.append((before.distance(lead, near) - after.distance(lead, near), near.id))
    return _nearer(gains)


def _nearer(gains: Sequence[tuple[int, Item]]) -> Message:
    """What the movers approach most, or move away from."""
    ordered = sorted(gains, key=lambda each: each[0])
    if ordered and ordered[-1][0] >= INCH // 2:
        return say("hr-purpose-towards", about=ordered[-1][1])
    if ordered and ordered[0][0] <= -INCH // 2:
        return say("hr-purpose-back", about=ordered[0][1])
    return say("hr-purpose-aside")


def _gain(top: Tabletop, lead: Character, way: Sequence[Point], marker: Place) -> int:
    """By how much a character gets nearer to a marker."""
    assert lead.at is not None, "only who is on the table moves"
    end = way[-1][0], way[-1][1], way[-1][2]
    return top.apart(lead.at, marker) - top.apart(end, marker)


def _cover(game: Raid, top: Tabletop, movers: Sequence[Character]) -> Message:
    """How well the mover that is seen best is hidden from the enemy that sees most of it."""
    foes = game.here(1 - movers[0].seat)
    if not foes:
        return say("hr-purpose-alone")
    sights = [
        (seen, foe, who)
        for foe in foes
        for who, seen in zip(movers, top.sights(foe, movers), strict=True)
    ]
    most, foe, who = max(sights, key=lambda each: each[0])
    if most is Sight.OPEN:
        return say("hr-purpose-open")
    if most is Sight.BLOCKED:
        return say("hr-purpose-hidden")
    behind = top.hidden_by(foe, who)
    return say("hr-purpose-cover", behind=tuple(behind[:2])) if behind else say("hr-purpose-partly")
