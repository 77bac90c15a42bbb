"""Suggested moves of a group: one for each aim, cheap enough for thousands of games.

One member leads towards the aim. The others follow as they stood, or close up behind it, each
straight where the way is free. The result is a proposal; the rules judge it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from kitchentable.kernel.questions import Pick, Point, Route, Routes
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.geometry.figures import Figure, ceil_sqrt
from kitchentable.raiders.geometry.routes import Ground, Reach
from kitchentable.raiders.geometry.shapes import cosine, ring, sine
from kitchentable.raiders.model.state import Character
from kitchentable.raiders.tabletop.interface import Aim, Going, JudgedRoute, Purpose
from kitchentable.raiders.tabletop.judged_routes import gait_of

if TYPE_CHECKING:
    from kitchentable.raiders.tabletop.geometric import Computed

STEP = 60
ROUGH = 100
"""The step of the lattice for ways around things, and that of a rougher lattice."""


def suggest(
    top: Computed,
    members: Sequence[Character],
    goings: Mapping[str, Going],
    aims: Sequence[Aim],
    rough: bool,
) -> list[Routes]:
    """Moves of a group, at most one for each aim."""
    hopeful = [aim for aim in aims if not _out_of_reach(top, members, goings, aim)]
    if not hopeful:
        return []
    group = _Group(top, members, goings, rough)
    found: list[Routes] = []
    for aim in hopeful:
        routes = group.towards(aim)
        if routes and routes not in found:
            found.append(routes)
    return found


def _out_of_reach(
    top: Computed, members: Sequence[Character], goings: Mapping[str, Going], aim: Aim
) -> bool:
    """Whether an aim is contact with a figure that is too far away for every member."""
    if aim.purpose is not Purpose.CONTACT:
        return False
    figures, number = top.ground.figures, top.number
    other = figures[number[aim.about]]
    return all(_apart(figures[number[who.id]], other, goings[who.id].budget) for who in members)


def _apart(me: Figure, other: Figure, budget: int) -> bool:
    """Whether two figures are too far from each other for one to come into contact."""
    most = budget + me.radius + other.radius + 1
    return _far2(me, (other.x, other.y, other.z)) > most * most


class JudgedWay(NamedTuple):
    """A legal way, and the judged route."""

    way: tuple[Place, ...]
    route: JudgedRoute


class _Group:
    """The members of a group that may move, and how they move."""

    def __init__(
        self,
        top: Computed,
        members: Sequence[Character],
        goings: Mapping[str, Going],
        rough: bool,
    ) -> None:
        self.top = top
        self.rough = rough
        self.step = ROUGH if rough else STEP
        self.goings = goings
        self.movers = [each.id for each in members if goings[each.id].budget > 0]
        self.engaged = {
            each.id
            for each in members
            if any(top.seats[top.number[other]] != each.seat for other in top.touched(each))
        }
        self.free = [who for who in self.movers if who not in self.engaged] or self.movers
        self._known: dict[str, Reach] = {}

    def figure(self, who: str, ground: Ground | None = None) -> Figure:
        return (ground or self.top.ground).figures[self.top.number[who]]

    def towards(self, aim: Aim) -> Routes:
        """A move that serves an aim; empty if none is found."""
        if not self.movers:
            return ()
        goal = self._goal(aim)
        if goal is None:
            return ()
        leads = sorted(self.free, key=lambda who: _far2(self.figure(who), goal))
        for lead in leads[:2] if aim.purpose is Purpose.CONTACT else leads[:1]:
            step = self._lead(lead, goal, aim)
            if step is not None:
                closing = aim.purpose is Purpose.REGROUP
                return self._follow(lead, step, closing)
        return ()

    def _goal(self, aim: Aim) -> Place | None:
        """The place that an aim leads to."""
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
        """A place behind the nearest thing that is high enough to hide a figure."""
        me = self.figure(self.free[0])
        budget = self.goings[self.free[0]].budget
        best: tuple[int, Place] | None = None
        for thing in self.top.things:
            if thing.low > 0 or thing.high < 50:
                continue
            dx, dy = thing.x - enemy.x, thing.y - enemy.y
            far = ceil_sqrt(dx * dx + dy * dy) or 1
            wide = thing.outer
            place = thing.x + dx * wide // far, thing.y + dy * wide // far, 0
            away = _far2(me, place)
            if away <= budget * budget and (best is None or away < best[0]):
                best = away, place
        return best[1] if best else None

    # --- the leading member -------------------------------------------------------------------

    def _lead(self, who: str, goal: Place, aim: Aim) -> JudgedWay | None:
        """A route of the leading member."""
        going = self.goings[who]
        if aim.purpose is Purpose.CONTACT:
            return self._into_contact(who, aim.about)
        me = self.figure(who)
        places = list(_along(me, goal, going.budget))[:1]
        if places and self.rough:
            places += _askew(me, places[0])
        step = self._straight(self.top.ground, who, places)
        return self._round(who, goal) if step is None and not going.flies else step

    def _into_contact(self, who: str, enemy: str) -> JudgedWay | None:
        """A way straight into contact, or over the lattice and then straight."""
        going, ground = self.goings[who], self.top.ground
        me, other = self.figure(who), self.figure(enemy)
        if _apart(me, other, going.budget):
            return None
        far = me.radius + other.radius + 1
        ends = sorted(_ring(other, far), key=lambda at: _far2(me, at))
        found = self._straight(ground, who, ends[:5])
        if found is not None or going.flies:
            return found
        number, reach = self.top.number[who], self._reach(who)
        for end in ends[:6]:
            near = [
                (cost, at)
                for at, cost in reach.near(end, 2 * self.step)
                if abs(at[0] - end[0]) + abs(at[1] - end[1]) <= 2 * self.step
            ]
            for _, at in sorted(near)[:2]:
                step = self._judged(ground, who, (*_way(ground, number, reach, at), end))
                if step is not None:
                    return step
        return None

    def _round(self, who: str, goal: Place) -> JudgedWay | None:
        """A way to the place in reach that is nearest to a goal."""
        number, reach = self.top.number[who], self._reach(who)
        for at in reach.nearest(goal, 3):
            route = _way(self.top.ground, number, reach, at)
            step = self._judged(self.top.ground, who, route) if route else None
            if step is not None:
                return step
        return None

    def _reach(self, who: str) -> Reach:
        """The reach of a figure, computed once."""
        if who not in self._known:
            number, going = self.top.number[who], self.goings[who]
            self._known[who] = self.top.ground.reach(
                number, going.budget, gait_of(going), self.step
            )
        return self._known[who]

    def _judged(self, ground: Ground, who: str, way: tuple[Place, ...]) -> JudgedWay | None:
        """A way with its judged route; None if it is not legal."""
        going = self.goings[who]
        judged = self.top.try_one(ground, self.top.number[who], way, going)
        if judged is None or (judged.passed and not going.slips):
            return None
        return JudgedWay(way, judged)

    def _straight(self, ground: Ground, who: str, places: Sequence[Place]) -> JudgedWay | None:
        """The straight way to the first of several places that a figure may go to."""
        going = self.goings[who]
        for place, route in self.top.straight(ground, self.top.number[who], places, going):
            if going.slips or not route.passed:
                return JudgedWay((place,), route)
        return None

    # --- the others --------------------------------------------------------------------------

    def _follow(self, lead: str, step: JudgedWay, closing: bool) -> Routes:
        """The moves of all members: the others follow the leading one, or close up to it."""
        start, end = self.figure(lead), step.way[-1]
        shift = (0, 0) if closing else (end[0] - start.x, end[1] - start.y)
        moves, judged = [Route(lead, step.way)], {lead: step.route}
        ground = self.top.ground.with_figure_at(self.top.number[lead], end)
        others = [who for who in self.free if who != lead]
        for who in sorted(others, key=lambda who: _far2(self.figure(who), end)):
            found = self._straight(ground, who, list(self._wanted(who, shift, end)))
            if found is None:
                found = self._straight(ground, who, list(self._beside(who, end)))
            if found is not None:
                moves.append(Route(who, found.way))
                judged[who] = found.route
                ground.put(self.top.number[who], found.way[-1])
        routes = tuple(moves)
        self.top.remember(routes, self.goings, judged, ground)
        return routes

    def _wanted(self, who: str, shift: tuple[int, int], end: Place) -> Iterator[Place]:
        """The places that a following member wants and can afford, best first."""
        me, budget = self.figure(who), self.goings[who].budget
        for part in (4, 3, 2) if shift != (0, 0) else ():
            dx, dy = shift[0] * part // 4, shift[1] * part // 4
            if dx * dx + dy * dy <= budget * budget:
                yield me.x + dx, me.y + dy, me.z
        yield from list(_along(me, end, budget, short=2 * me.radius + 30))[:1]

    def _beside(self, who: str, end: Place) -> Iterator[Place]:
        """Places around the end of the leading member, nearest first."""
        me, budget = self.figure(who), self.goings[who].budget
        for at in sorted(
            _ring(Figure(*end, me.radius, 1), 2 * me.radius + 20, 8),
            key=lambda at: _far2(me, at),
        )[:4]:
            if _far2(me, at) <= budget * budget:
                yield at


def _way(ground: Ground, number: int, reach: Reach, at: Place) -> tuple[Place, ...]:
    """The way to a place in reach."""
    return tuple(straightened(ground.route(number, reach, at)))


def straightened(route: Sequence[Place]) -> list[Place]:
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


def _far2(figure: Figure, place: Place) -> int:
    return (figure.x - place[0]) ** 2 + (figure.y - place[1]) ** 2 + (figure.z - place[2]) ** 2


def _along(figure: Figure, goal: Place, budget: int, short: int = 0) -> Iterator[Place]:
    """Places straight towards a goal: as far as the budget allows, then half as far."""
    dx, dy = goal[0] - figure.x, goal[1] - figure.y
    far = ceil_sqrt(dx * dx + dy * dy)
    most = min(budget - 2, far - short)
    for part in (4, 2):
        length = most * part // 4
        if length > 10:
            yield figure.x + dx * length // far, figure.y + dy * length // far, figure.z


def _askew(figure: Figure, place: Place) -> Iterator[Place]:
    """Places as far away as a place, to its sides, farther and farther."""
    dx, dy = place[0] - figure.x, place[1] - figure.y
    for turn in (40, 680, 90, 630):
        c, s = cosine(turn), sine(turn)
        yield (
            figure.x + (dx * c - dy * s) // 10**9,
            figure.y + (dx * s + dy * c) // 10**9,
            figure.z,
        )


def _ring(figure: Figure, far: int, corners: int = 12) -> Iterator[Place]:
    """Places on a circle around a figure."""
    for dx, dy in ring(far, corners):
        yield figure.x + dx, figure.y + dy, figure.z


EIGHT = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
"""The eight directions."""


def some_direction(top: Computed, who: Character, going: Going, pick: Pick) -> tuple[Point, ...]:
    """A random one of the straight ways in eight directions; empty for staying."""
    which = pick(2 * len(EIGHT) + 1)
    if which == 2 * len(EIGHT):
        return ()
    far = going.budget // (1 + which // len(EIGHT))
    end = top.ground.forced(top.number[who.id], EIGHT[which % len(EIGHT)], far).place
    return () if end == who.at else (end,)


def directions(top: Computed, who: Character, going: Going) -> list[tuple[Point, ...]]:
    """Straight ways in eight directions, as far as a character can be forced and half as far."""
    number = top.number[who.id]
    ends = [
        top.ground.forced(number, direction, far).place
        for far in dict.fromkeys((going.budget, going.budget // 2))
        for direction in EIGHT
    ]
    return [(end,) for end in dict.fromkeys(ends) if end != who.at]


TURNS = 64
"""Legs of a way all around a figure: short enough to keep contact without overlapping."""


def around(top: Computed, who: Character, other: Character) -> list[tuple[Point, ...]]:
    """Ways around a character in both directions: an eighth, a quarter and half of the circle."""
    me, centre = top.at(who), top.at(other)
    centre = Figure(centre.x, centre.y, me.z, centre.radius, 1)
    circle = list(_ring(centre, me.radius + centre.radius + 1, TURNS))
    start = min(range(TURNS), key=lambda k: _far2(me, circle[k]))
    found: list[tuple[Point, ...]] = []
    for turns in (TURNS // 8, TURNS // 4, TURNS // 2):
        for sign in (1, -1):
            way = [circle[(start + sign * k) % TURNS] for k in range(turns + 1)]
            found.append(tuple(way))
    return found
