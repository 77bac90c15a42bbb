"""Planned moves: where figures would go if they were sent to places on the table.

A person says where, not by which way. Each figure goes there by a route that is close to the
shortest; where it cannot get to, it goes as near as it can, and the reason is kept. The rules
judge what comes out, as they judge every answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, structs

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.words import Message
from kitchentable.raiders.browser import magnet
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.geometry.figures import Figure, ceil_sqrt
from kitchentable.raiders.geometry.obstacles import Blocked
from kitchentable.raiders.geometry.route_search import find_route
from kitchentable.raiders.geometry.routes import HIGHEST, Ground
from kitchentable.raiders.geometry.shapes import ring
from kitchentable.raiders.tabletop.geometric import Computed
from kitchentable.raiders.tabletop.interface import Going
from kitchentable.raiders.tabletop.judged_routes import gait_of

Goals = Mapping[str, Sequence[int]]
"""Who is to go where: x and y, and the height if it matters."""

Pulls = Mapping[str, Sequence[magnet.Target]]
"""What draws each figure into contact when it is sent close to it."""

COARSE = 50
NEARBY = (20, 40, 60, 80)
"""How far from a place that is taken a free one is looked for."""


class PlannedRoute(Struct, frozen=True):
    """The way of one figure in a plan."""

    who: str
    points: tuple[Place, ...]
    cost: int
    budget: int
    fall: int = 0
    refused: Message | None = None
    """Why it cannot get to where it was sent; it goes as near as it can."""
    rule: str = ""


def plan(
    top: Computed, goings: Mapping[str, Going], goals: Goals, lead: str, pulls: Pulls
) -> list[PlannedRoute]:
    """Routes for all who are sent somewhere: those in front go first and make room."""
    tries = [_attempt(top, goings, order, goals, pulls) for order in _orders(top, goals, lead)]
    return min(tries, key=lambda routes: sum(route.refused is not None for route in routes))


def _orders(top: Computed, goals: Goals, lead: str) -> Iterator[list[str]]:
    me, goal = top.ground.figures[top.number[lead]], goals[lead]
    dx, dy = goal[0] - me.x, goal[1] - me.y

    def ahead(who: str) -> int:
        figure = top.ground.figures[top.number[who]]
        return -(figure.x * dx + figure.y * dy)

    front = sorted(goals, key=ahead)
    yield front
    if len(front) > 1:
        yield [lead, *(who for who in front if who != lead)]


def _attempt(
    top: Computed, goings: Mapping[str, Going], order: Sequence[str], goals: Goals, pulls: Pulls
) -> list[PlannedRoute]:
    ground = top.ground
    found = []
    for who in order:
        number = top.number[who]
        route = send(top, ground, number, goings[who], goals[who], pulls.get(who, ()))
        found.append(structs.replace(route, who=who))
        if route.points:
            ground = ground.with_figure_at(number, route.points[-1])
    return found


def send(
    top: Computed,
    ground: Ground,
    number: int,
    going: Going,
    goal: Sequence[int],
    pull: Sequence[magnet.Target] = (),
) -> PlannedRoute:
    """The way of one figure to a place, or as near to it as it gets."""
    me = ground.figures[number]
    if tuple(goal[:2]) == (me.x, me.y):
        return PlannedRoute("", (), 0, going.budget)
    if going.forced:
        return _shoved(top, ground, number, going, goal)
    for enemy in magnet.under(goal, pull):
        found = _up_to(top, ground, number, going, enemy)
        if isinstance(found, PlannedRoute):
            return found
        near = _as_near_as_it_gets(top, ground, number, going, goal, ())
        return structs.replace(near, refused=found.message, rule=found.rule) if found else near
    into_contact = _first_way(top, ground, number, going, magnet.drawn(ground, number, goal, pull))
    if isinstance(into_contact, PlannedRoute):
        return into_contact
    there = _first_way(top, ground, number, going, _places(ground, number, goal))
    if isinstance(there, PlannedRoute):
        return there
    meant = [each for each in pull if magnet.covers(each, goal)]
    near = _as_near_as_it_gets(top, ground, number, going, goal, meant)
    if there is None or _touches_any(ground, number, near, meant):
        return near
    return structs.replace(near, refused=there.message, rule=there.rule)


def _shoved(
    top: Computed, ground: Ground, number: int, going: Going, goal: Sequence[int]
) -> PlannedRoute:
    """A forced move straight towards a place, to what stops it (A-051)."""
    me = ground.figures[number]
    dx, dy = goal[0] - me.x, goal[1] - me.y
    far = min(going.budget, ceil_sqrt(dx * dx + dy * dy))
    end = ground.forced(number, (dx, dy), far).place
    if end == (me.x, me.y, me.z):
        return PlannedRoute("", (), 0, going.budget)
    return _judged(top, ground, number, [end], going)


def _up_to(
    top: Computed, ground: Ground, number: int, going: Going, enemy: Figure
) -> PlannedRoute | Illegal | None:
    """The shortest way into contact with a figure; else why there is none to its nearest side."""
    me = ground.figures[number]
    places = list(magnet.around(ground, number, enemy))
    places.sort(key=lambda place: _apart2(place, (me.x, me.y)))
    best: PlannedRoute | None = None
    for place in places:
        straight2 = _apart2(place, (me.x, me.y))
        if straight2 > (best.cost if best else going.budget) ** 2:
            break
        found = _first_way(top, ground, number, going, [place])
        if isinstance(found, PlannedRoute) and (best is None or found.cost < best.cost):
            best = found
    return best or _first_way(top, ground, number, going, places[:1])


def _first_way(
    top: Computed, ground: Ground, number: int, going: Going, places: Iterable[Place]
) -> PlannedRoute | Illegal | None:
    """The way to the first of several places that there is one to; else why not to the first."""
    refused: Illegal | None = None
    for place in places:
        try:
            points = find_route(ground, number, place, going.budget, gait_of(going))
            return _judged(top, ground, number, points, going)
        except Blocked as why:
            refused = refused or top.refusal(why)
        except Illegal as why:
            refused = refused or why
    return refused


def _as_near_as_it_gets(
    top: Computed,
    ground: Ground,
    number: int,
    going: Going,
    goal: Sequence[int],
    meant: Sequence[magnet.Target],
) -> PlannedRoute:
    """The way that ends nearest to a goal, in contact with what is meant if that is in reach."""
    for points in _nearest(ground, number, going, goal):
        try:
            route = _judged(top, ground, number, points, going)
        except Illegal:
            continue
        places = magnet.drawn(ground, number, points[-1], meant, COARSE)
        closer = _first_way(top, ground, number, going, places)
        return closer if isinstance(closer, PlannedRoute) else route
    return PlannedRoute("", (), 0, going.budget)


def _touches_any(
    ground: Ground, number: int, route: PlannedRoute, meant: Sequence[magnet.Target]
) -> bool:
    """Whether a figure ends in contact with what it was sent onto."""
    me = ground.figures[number]
    end = route.points[-1] if route.points else (me.x, me.y, me.z)
    return any(magnet.touches_at(end, me.radius, each) for each in meant)


def _judged(
    top: Computed, ground: Ground, number: int, points: Sequence[Place], going: Going
) -> PlannedRoute:
    done = top.judge_one(ground, number, points, going)
    return PlannedRoute("", tuple(points), done.cost, going.budget, done.fall)


def _places(ground: Ground, number: int, goal: Sequence[int]) -> Iterator[Place]:
    """The place that is meant: on top of what is there, or beside what is in the way."""
    x, y = goal[0], goal[1]
    level = goal[2] if len(goal) > 2 else ground.below(number, (x, y, HIGHEST))
    first = (x, y, level)
    yield first
    if ground.is_free(number, first):
        return
    beside = [place for place in _beside(ground, number, x, y) if ground.is_free(number, place)]
    yield from beside[:2]


def _beside(ground: Ground, number: int, x: int, y: int) -> Iterator[Place]:
    """In contact with a figure that stands there; else a little further off, nearest first."""
    me = ground.figures[number]
    for other in ground.figures:
        far = me.radius + other.radius + 1
        dx, dy = x - other.x, y - other.y
        if other is not me and 0 < dx * dx + dy * dy < far * far:
            length = ceil_sqrt(dx * dx + dy * dy)
            grown = far + 1
            yield other.x + dx * grown // length, other.y + dy * grown // length, other.z
    for away in NEARBY:
        for dx, dy in ring(away, 12):
            at = x + dx, y + dy
            yield (*at, ground.below(number, (*at, HIGHEST)))


def _nearest(
    ground: Ground, number: int, going: Going, goal: Sequence[int]
) -> Iterator[list[Place]]:
    """Ways to the places in reach that are nearest to a goal."""
    gait = gait_of(going)
    straight = _straight(ground.figures[number], goal, going.budget)
    if straight is not None and ground.cost(number, [straight], gait) is not None:
        yield [straight]
    reach = ground.reach(number, going.budget, gait, COARSE)
    places = reach.places()
    me = ground.figures[number]
    here = _apart2((me.x, me.y, me.z), goal)
    closer = sorted((_apart2(place, goal), place) for place in places)
    for apart, place in closer[:3]:
        if apart >= here:
            return
        if going.flies:
            yield [place]
        else:
            yield ground.pulled_tight(number, ground.route(number, reach, place), gait)[1]


def _straight(me: Figure, goal: Sequence[int], budget: int) -> Place | None:
    """As far towards a goal as the budget goes; nothing if it goes that far."""
    dx, dy = goal[0] - me.x, goal[1] - me.y
    far = ceil_sqrt(dx * dx + dy * dy)
    if far <= budget:
        return None
    return me.x + dx * (budget - 1) // far, me.y + dy * (budget - 1) // far, me.z


def _apart2(place: Place, goal: Sequence[int]) -> int:
    return (place[0] - goal[0]) ** 2 + (place[1] - goal[1]) ** 2
