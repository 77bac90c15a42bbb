"""How far it is to a goal on foot, round everything that stands in the way."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from msgspec import structs

from kitchentable.raiders import computed
from kitchentable.raiders.space import TOUCH
from kitchentable.raiders.space.compiled import listed
from kitchentable.raiders.space.figures import Figure, Thing, gap_to_thing
from kitchentable.raiders.space.raster import LAYERS, half_of
from kitchentable.raiders.space.routes import Gait, Ground
from kitchentable.raiders.space.shapes import Polygon, cosine, sine, spans
from kitchentable.raiders.state import Place
from kitchentable.raiders.tabletop import Going

TRIES = ((50, 4), (30, 4), (50, 1))
"""The step of the lattice, and what part of a move a climb may take: first quickly looked through,
then for narrow ways, then over everything that can be climbed at all."""
FAR = 7500
"""Nobody gets further than this in a whole game."""
MOST = 100
"""Fields that are kept."""


Node = tuple[int, int, int]
"""A node of the lattice: its steps east and north from the goal, and its height."""


class Field:
    """The distances of all places from a goal, on a lattice."""

    def __init__(self, ground: Ground, goal: Place, gait: Gait, step: int) -> None:
        self.goal = goal
        self.step = step
        self._costs, self._next = _costs(ground, gait, step)

    def covers(self, place: Place) -> bool:
        """Whether there is a way from a place to the goal."""
        return self._distance(place) < FAR

    def distance(self, place: Place) -> int:
        """From a place to the goal on foot; very far where no way is known."""
        found = self._distance(place)
        return found if found < FAR else FAR + straight(place, self.goal)

    def path(self, place: Place, far: int) -> list[Place]:
        """The places on the way to the goal, for so far, as long as it stays on one level."""
        node = self._nearest(place)[1]
        found: list[Place] = []
        while node is not None and node[2] == place[2]:
            at = self.goal[0] + node[0] * self.step, self.goal[1] + node[1] * self.step, node[2]
            found.append(at)
            if len(found) * self.step > 2 * far:
                break
            node = self._before(self._next[node], place[2])
        return found

    def _before(self, number: int, level: int) -> Node | None:
        """The node with a number, if it is on a level."""
        half = half_of(FAR, self.step)
        across = 2 * half + 1
        j, i = divmod(number % (across * across), across)
        node = i - half, j - half, level
        return node if number >= 0 and node in self._costs else None

    def _distance(self, place: Place) -> int:
        return self._nearest(place)[0]

    def _nearest(self, place: Place) -> tuple[int, Node | None]:
        """The best node beside a place, and how far the goal is through it."""
        x, y, z = place
        step, (gx, gy, _) = self.step, self.goal
        left, low = (x - gx) // step, (y - gy) // step
        best, node = FAR, None
        for more in (0, 1, 3):
            for i in range(left - more, left + 2 + more):
                for j in range(low - more, low + 2 + more):
                    cost = self._costs.get((i, j, z))
                    if cost is not None:
                        dx, dy = gx + i * step - x, gy + j * step - y
                        cost += isqrt(dx * dx + dy * dy)
                        if cost < best:
                            best, node = cost, (i, j, z)
            if best < FAR:
                break
        return best, node


def _costs(ground: Ground, gait: Gait, step: int) -> tuple[dict[Node, int], dict[Node, int]]:
    """What it costs to get to each node from the goal, and the number of the node before it."""
    reach = ground.reach(0, FAR, gait, step)
    half = half_of(FAR, step)
    across = 2 * half + 1
    (west, south), (east, north) = spans(ground.outline)
    x, y = reach.figure.x, reach.figure.y
    first, last = max(-half, (west - x) // step), min(half, (east - x) // step + 1)
    found: dict[Node, int] = {}
    before: dict[Node, int] = {}
    for j in range(max(-half, (south - y) // step), min(half, (north - y) // step + 1) + 1):
        for layer in range(LAYERS):
            start = (layer * across + j + half) * across + half
            costs = listed(reach.cost[start + first : start + last + 1])
            levels = listed(reach.levels[start + first : start + last + 1])
            backs = listed(reach.back[start + first : start + last + 1])
            for i, cost in enumerate(costs, start=first):
                if cost <= FAR:
                    node = i, j, levels[i - first]
                    found[node] = cost
                    before[node] = backs[i - first]
    return found, before


class Air:
    """The same for whoever flies, or where nothing is in the way."""

    def __init__(self, goal: Place) -> None:
        self.goal = goal

    def distance(self, place: Place) -> int:
        """As the crow flies."""
        return straight(place, self.goal)

    def path(self, place: Place, far: int) -> list[Place]:
        """Nothing: there is no way but the straight one."""
        return []


Way = Field | Air


def straight(a: Place, b: Place) -> int:
    """The distance of two places, straight."""
    return isqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2)


class Fields:
    """Fields made so far, by what they depend on."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, Place, int, Going, tuple[int, int]], Field] = {}
        self._things: list[tuple[Thing, ...]] = []

    def to(self, top: computed.Computed, goal: Place, figure: Figure, going: Going) -> Field | Air:
        """How far it is to a goal for a figure that goes like this, from where it stands on."""
        if going.flies:
            return Air(goal)
        here = figure.x, figure.y, figure.z
        found = self._field(top, goal, figure, going, TRIES[0])
        for other in TRIES[1:]:
            if found.covers(here):
                break
            found = self._field(top, goal, figure, going, other)
        return found

    def _field(
        self,
        top: computed.Computed,
        goal: Place,
        figure: Figure,
        going: Going,
        kind: tuple[int, int],
    ) -> Field:
        if top.things not in self._things:
            self._things.append(top.things)
        key = self._things.index(top.things), goal, figure.radius, going, kind
        if key not in self._known:
            if len(self._known) >= MOST:
                self._known.clear()
            most = going.budget // kind[1]
            things = tuple(_climbable(thing, going, most) for thing in top.things)
            at = Figure(*goal, figure.radius, figure.height)
            ground = Ground(top.field.outline, things, [at])
            gait = Gait(going.climbs, going.hikes)
            self._known[key] = Field(ground, goal, gait, kind[0])
        return self._known[key]


def _climbable(thing: Thing, going: Going, most: int) -> Thing:
    """The same thing; one that takes more than so much of a move to climb is gone round."""
    dear = (thing.high - thing.low) * (1 if going.climbs else 2)
    return structs.replace(thing, stand=False) if dear > most else thing


CORNERS = 16


def beside_thing(outline: Polygon, thing: Thing, radius: int) -> list[Place]:
    """Places on the table where a base of a radius touches an object."""
    return list(_beside(outline, thing, radius))


@lru_cache(maxsize=64)
def _beside(outline: Polygon, thing: Thing, radius: int) -> tuple[Place, ...]:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    found = []
    for k in range(CORNERS):
        turn = 720 * k // CORNERS
        place = _touching(thing, radius, cosine(turn), sine(turn))
        x, y = place[0], place[1]
        inside = min(xs) + radius <= x <= max(xs) - radius
        inside = inside and min(ys) + radius <= y <= max(ys) - radius
        if inside and gap_to_thing(Figure(*place, radius, 1), thing) <= TOUCH:
            found.append(place)
    return tuple(found)


def _touching(thing: Thing, radius: int, dx: int, dy: int) -> Place:
    """Where a base comes to touch an object from a direction: found by halving."""
    near, far = 0, 3000
    while far - near > 1:
        middle = (near + far) // 2
        at = _out(thing, middle, dx, dy)
        if gap_to_thing(Figure(*at, radius, 1), thing) >= 1:
            far = middle
        else:
            near = middle
    return _out(thing, far, dx, dy)


def _out(thing: Thing, far: int, dx: int, dy: int) -> Place:
    return thing.x + far * dx // 10**9, thing.y + far * dy // 10**9, thing.low
