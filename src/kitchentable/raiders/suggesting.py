"""Suggested moves of a group: one for each aim, cheap enough for thousands of games.

One member leads: it goes where the aim wants it. The others follow as they stood, or close up
behind it, straight wherever that is free. What comes out is a proposal; the rules judge it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from heapq import nsmallest
from typing import TYPE_CHECKING

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Point
from kitchentable.raiders.space.figures import Figure, ceil_sqrt
from kitchentable.raiders.space.routes import Gait, Ground, Reach
from kitchentable.raiders.space.shapes import cosine, sine
from kitchentable.raiders.state import Character, Place
from kitchentable.raiders.tabletop import Aim, Going, Purpose, Routes

if TYPE_CHECKING:
    from kitchentable.raiders.computed import Computed

STEP = 60
"""The lattice on which ways round things are looked for."""


def suggest(
    top: Computed, members: Sequence[Character], goings: Mapping[str, Going], aims: Sequence[Aim]
) -> list[Routes]:
    """Moves of a group, at most one for each aim."""
    group = _Group(top, members, goings)
    found: list[Routes] = []
    for aim in aims:
        routes = group.towards(aim)
        if routes and routes not in found:
            found.append(routes)
    return found


class _Group:
    """The members of a group that may move, and how."""

    def __init__(
        self, top: Computed, members: Sequence[Character], goings: Mapping[str, Going]
    ) -> None:
        self.top = top
        self.goings = goings
        self.movers = [each.id for each in members if goings[each.id].budget > 0]
        self.engaged = {
            each.id
            for each in members
            if any(top.seats[top.number[other]] != each.seat for other in top.touched(each))
        }
        self.free = [who for who in self.movers if who not in self.engaged] or self.movers
        self._known: dict[int, tuple[Reach, dict[Place, int]]] = {}

    def figure(self, who: str, ground: Ground | None = None) -> Figure:
        return (ground or self.top.ground).figures[self.top.number[who]]

    def towards(self, aim: Aim) -> Routes:
        """A move that serves an aim; nothing if there is none."""
        if not self.movers:
            return []
        goal = self._goal(aim)
        if goal is None:
            return []
        leads = sorted(self.free, key=lambda who: _far2(self.figure(who), goal))
        for lead in leads[:2] if aim.purpose is Purpose.CONTACT else leads[:1]:
            route = self._lead(lead, goal, aim)
            if route:
                closing = aim.purpose is Purpose.REGROUP
                return self._follow(lead, route, closing)
        return []

    def _goal(self, aim: Aim) -> Place | None:
        """Where an aim wants to go."""
        top = self.top
        if aim.marker >= 0:
            return top.markers[aim.marker].at
        if aim.purpose is Purpose.GOAL:
            thing = top.thing(aim.about)
            return thing.x, thing.y, 0
        if aim.purpose is Purpose.REGROUP:
            all_ = [self.figure(who) for who in self.goings]
            count = len(all_)
            return sum(f.x for f in all_) // count, sum(f.y for f in all_) // count, all_[0].z
        enemy = top.ground.figures[top.number[aim.about]]
        if aim.purpose is Purpose.COVER:
            return self._behind(enemy)
        if aim.purpose is Purpose.LEAVE:
            me = self.figure(self.free[0])
            return 2 * me.x - enemy.x, 2 * me.y - enemy.y, me.z
        return enemy.x, enemy.y, enemy.z

    def _behind(self, enemy: Figure) -> Place | None:
        """A place behind the nearest thing that is high enough to hide somebody."""
        me = self.figure(self.free[0])
        budget = self.goings[self.free[0]].budget
        best: tuple[int, Place] | None = None
        for thing in self.top.things:
            if thing.low > 0 or thing.high < 50:
                continue
            dx, dy = thing.x - enemy.x, thing.y - enemy.y
            far = ceil_sqrt(dx * dx + dy * dy) or 1
            wide = max(abs(x - thing.x) + abs(y - thing.y) for x, y in thing.footprint)
            place = thing.x + dx * wide // far, thing.y + dy * wide // far, 0
            away = _far2(me, place)
            if away <= budget * budget and (best is None or away < best[0]):
                best = away, place
        return best[1] if best else None

    # --- the one who leads -------------------------------------------------------------------

    def _lead(self, who: str, goal: Place, aim: Aim) -> list[Place]:
        """A route of the one who leads."""
        going, number = self.goings[who], self.top.number[who]
        ground = self.top.ground
        if aim.purpose is Purpose.CONTACT:
            return self._into_contact(who, aim.about)
        for place in _along(self.figure(who), goal, going.budget):
            if self._legal(ground, number, [place], going):
                return [place]
            break
        if going.flies:
            return []
        return self._round(number, goal, going)

    def _into_contact(self, who: str, enemy: str) -> list[Place]:
        """Straight into contact, or by the lattice and then straight."""
        going, number = self.goings[who], self.top.number[who]
        me, other = self.figure(who), self.figure(enemy)
        far = me.radius + other.radius + 1
        if _far2(me, (other.x, other.y, other.z)) > (going.budget + far) ** 2:
            return []
        ends = sorted(_ring(other, far), key=lambda at: _far2(me, at))
        for end in ends[:5]:
            if self._legal(self.top.ground, number, [end], going):
                return [end]
        if going.flies:
            return []
        nodes = self._nodes(number, going)
        for end in ends[:6]:
            near = [
                (cost, at)
                for at, cost in nodes.items()
                if abs(at[0] - end[0]) + abs(at[1] - end[1]) <= 2 * STEP and at[2] == end[2]
            ]
            for _, at in sorted(near)[:2]:
                route = [*self._way(number, at), end]
                if self._legal(self.top.ground, number, route, going):
                    return route
        return []

    def _round(self, number: int, goal: Place, going: Going) -> list[Place]:
        """To the place in reach that is nearest to a goal."""
        nodes = self._nodes(number, going)
        x, y, _ = goal
        for at in nsmallest(3, nodes, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2):
            route = self._way(number, at)
            if route and self._legal(self.top.ground, number, route, going):
                return route
        return []

    def _nodes(self, number: int, going: Going) -> dict[Place, int]:
        """Every place of the lattice in reach, with its cost; found out once for each figure."""
        if number not in self._known:
            reach = self.top.ground.reach(number, going.budget, _gait(going), STEP)
            costs = reach.cost.tolist() if hasattr(reach.cost, "tolist") else reach.cost
            nodes = {
                reach.at(node): cost for node, cost in enumerate(costs) if cost <= going.budget
            }
            self._known[number] = reach, nodes
        return self._known[number][1]

    def _way(self, number: int, at: Place) -> list[Place]:
        try:
            return _straightened(self.top.ground.route(number, self._known[number][0], at))
        except Illegal:
            return []

    def _legal(self, ground: Ground, number: int, route: Sequence[Place], going: Going) -> bool:
        try:
            judged = self.top.judge_one(ground, number, route, going)
        except Illegal:
            return False
        return going.slips or not judged.passed

    # --- the others --------------------------------------------------------------------------

    def _follow(self, lead: str, route: list[Place], closing: bool) -> Routes:
        """The others after the one who leads, nearest to its end first; or up to it."""
        start, end = self.figure(lead), route[-1]
        shift = end[0] - start.x, end[1] - start.y
        ground = self.top.ground.with_figure_at(self.top.number[lead], end)
        moves: list[tuple[str, Sequence[Place]]] = [(lead, tuple(route))]
        others = sorted(
            (who for who in self.free if who != lead), key=lambda who: _far2(self.figure(who), end)
        )
        for who in others:
            number, going = self.top.number[who], self.goings[who]
            for place in self._wanted(who, (0, 0) if closing else shift, end):
                if self._legal(ground, number, [place], going):
                    moves.append((who, (place,)))
                    ground = ground.with_figure_at(number, place)
                    break
        return moves

    def _wanted(self, who: str, shift: tuple[int, int], end: Place) -> Iterator[Place]:
        """Where one who follows would like to be, best first; only what it can get to."""
        me, budget = self.figure(who), self.goings[who].budget
        for part in (4, 3, 2) if shift != (0, 0) else ():
            dx, dy = shift[0] * part // 4, shift[1] * part // 4
            if dx * dx + dy * dy <= budget * budget:
                yield me.x + dx, me.y + dy, me.z
        yield from list(_along(me, end, budget, short=2 * me.radius + 30))[:1]
        for at in sorted(
            _ring(Figure(*end, me.radius, 1), 2 * me.radius + 20, 8),
            key=lambda at: _far2(me, at),
        )[:4]:
            if _far2(me, at) <= budget * budget:
                yield at


def _straightened(route: Sequence[Place]) -> list[Place]:
    """A route without the points in the middle of straight stretches."""
    kept: list[Place] = []
    for place in route:
        if len(kept) >= 2 and _in_line(kept[-2], kept[-1], place):
            kept[-1] = place
        else:
            kept.append(place)
    return kept


def _in_line(a: Place, b: Place, c: Place) -> bool:
    one = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
    two = (c[0] - b[0], c[1] - b[1], c[2] - b[2])
    if one[2] or two[2]:
        return False
    return one[0] * two[1] == one[1] * two[0] and one[0] * two[0] + one[1] * two[1] > 0


def _gait(going: Going) -> Gait:
    return Gait(going.climbs, going.hikes, going.ghost, going.forced)


def _far2(figure: Figure, place: Place) -> int:
    return (figure.x - place[0]) ** 2 + (figure.y - place[1]) ** 2 + (figure.z - place[2]) ** 2


def _along(figure: Figure, goal: Place, budget: int, short: int = 0) -> Iterator[Place]:
    """As far straight towards a goal as the budget allows, then less far."""
    dx, dy = goal[0] - figure.x, goal[1] - figure.y
    far = ceil_sqrt(dx * dx + dy * dy)
    most = min(budget - 2, far - short)
    for part in (4, 2):
        length = most * part // 4
        if length > 10:
            yield figure.x + dx * length // far, figure.y + dy * length // far, figure.z


def _ring(figure: Figure, far: int, corners: int = 12) -> Iterator[Place]:
    """Places on a circle round somebody."""
    for k in range(corners):
        turn = 720 * k // corners
        dx, dy = far * cosine(turn) // 10**9, far * sine(turn) // 10**9
        yield figure.x + dx, figure.y + dy, figure.z


def directions(top: Computed, who: Character, going: Going) -> list[tuple[Point, ...]]:
    """Straight ways in eight directions, as far as somebody can be forced and half as far."""
    number = top.number[who.id]
    signs = (-1, 0, 1)
    eight = [(x, y) for x in signs for y in signs if x or y]
    ends = [
        top.ground.forced(number, direction, far).place
        for far in dict.fromkeys((going.budget, going.budget // 2))
        for direction in eight
    ]
    return [(end,) for end in dict.fromkeys(ends) if end != who.at]


TURNS = 64
"""Legs of a way all round somebody: short enough to keep the contact and not to overlap."""


def around(top: Computed, who: Character, other: Character) -> list[tuple[Point, ...]]:
    """Ways round somebody, both ways, a quarter and a half of the circle."""
    me, centre = top.at(who), top.at(other)
    ring = list(_ring(Figure(centre.x, centre.y, me.z, 1, 1), me.radius + centre.radius + 1, TURNS))
    start = min(range(TURNS), key=lambda k: _far2(me, ring[k]))
    found: list[tuple[Point, ...]] = []
    for turns in (TURNS // 8, TURNS // 4, TURNS // 2):
        for sign in (1, -1):
            way = [ring[(start + sign * k) % TURNS] for k in range(turns + 1)]
            found.append(tuple(way))
    return found
