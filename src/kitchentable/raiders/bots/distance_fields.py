"""Distances to a goal on foot, around everything that stands in the way."""

from __future__ import annotations

from array import array
from functools import lru_cache
from math import isqrt

from msgspec import structs

from kitchentable.raiders.geometry import TOUCH, Place
from kitchentable.raiders.geometry.compiled import Ints
from kitchentable.raiders.geometry.figures import Figure, Thing, gap_to_thing
from kitchentable.raiders.geometry.raster_kernel import LAYERS, half_of
from kitchentable.raiders.geometry.routes import Gait, Ground, Reach
from kitchentable.raiders.geometry.shapes import Polygon, cosine, sine, spans
from kitchentable.raiders.tabletop import geometric
from kitchentable.raiders.tabletop.interface import Going

TRIES = ((50, 2), (30, 2), (50, 1))
"""The step of the lattice, and the part of a move that a climb may take: first a quick search, then
one for narrow ways, then one over everything that can be climbed at all."""
FAR = 7500
"""Farther than a character gets in a whole game."""
MOST = 60
FEW = 12
SEEN = 1500
"""How many lasting fields are kept, how many short-lived ones, and how many distances in each."""
STEPS = (30, 50)
"""The steps of the lattices for ways around figures: one may find what the other misses."""


Node = tuple[int, int, int]
"""A node of the lattice: its steps east and north from the corner of the table, and its layer."""


class Field:
    """The distances of all places from a goal, on a lattice over the table."""

    def __init__(self, ground: Ground, goal: Place, gait: Gait, step: int) -> None:
        self.goal = goal
        self.step = step
        self._seen: dict[Place, tuple[int, Node | None]] = {}
        (west, south), (east, north) = spans(ground.outline)
        half = half_of(FAR, step)
        self._left = max(-half, (west - goal[0]) // step)
        self._low = max(-half, (south - goal[1]) // step)
        self._wide = min(half, (east - goal[0]) // step + 1) - self._left + 1
        self._high = min(half, (north - goal[1]) // step + 1) - self._low + 1
        self._fill(ground.reach(0, FAR, gait, step), half)

    def _fill(self, reach: Reach, half: int) -> None:
        """Keep the part on the table: costs, heights, and the number of the node before each."""
        across = 2 * half + 1
        self._costs: list[array[int]] = []
        self._levels: list[array[int]] = []
        self._next: list[array[int]] = []
        left, low = self._left + half, self._low + half
        for layer in range(LAYERS):
            for kept, source in (
                (self._costs, reach.cost),
                (self._levels, reach.levels),
                (self._next, reach.back),
            ):
                whole = source[layer * across * across : (layer + 1) * across * across]
                kept.append(_cut(whole, across, range(low, low + self._high), left, self._wide))

    def covers(self, place: Place) -> bool:
        """Whether there is a way from a place to the goal."""
        return self._distance(place) < FAR

    def distance(self, place: Place) -> int:
        """The distance from a place to the goal on foot; very far where no way is known."""
        found = self._distance(place)
        return found if found < FAR else FAR + straight(place, self.goal)

    def path(self, place: Place, far: int) -> list[Place]:
        """The places on the way to the goal, up to a distance, while it stays on one level."""
        node = self._nearest(place)[1]
        found: list[Place] = []
        gone, before = 0, place
        while node is not None and self._level(node) == place[2]:
            at = self._x(node[0]), self._y(node[1]), place[2]
            gone += straight(before, at)
            if gone > far:
                break
            found.append(at)
            before = at
            node = self._before(self._next[node[2]][node[1] * self._wide + node[0]])
        return found

    def _before(self, number: int) -> Node | None:
        """The node with a number of the whole lattice."""
        half = half_of(FAR, self.step)
        across = 2 * half + 1
        layer, rest = divmod(number, across * across)
        j, i = divmod(rest, across)
        node = i - half - self._left, j - half - self._low, layer
        inside = 0 <= node[0] < self._wide and 0 <= node[1] < self._high
        return node if number >= 0 and inside else None

    def _level(self, node: Node) -> int:
        """The height of a node."""
        return self._levels[node[2]][node[1] * self._wide + node[0]]

    def _x(self, i: int) -> int:
        return self.goal[0] + (i + self._left) * self.step

    def _y(self, j: int) -> int:
        return self.goal[1] + (j + self._low) * self.step

    def _distance(self, place: Place) -> int:
        return self._nearest(place)[0]

    def _nearest(self, place: Place) -> tuple[int, Node | None]:
        """`_beside`, remembered: many ways end at the same place."""
        found = self._seen.get(place)
        if found is None:
            if len(self._seen) >= SEEN:
                self._seen.clear()
            found = self._seen[place] = self._beside(place)
        return found

    def _beside(self, place: Place) -> tuple[int, Node | None]:
        """The distance of the goal from a place, and the best node beside the place."""
        left, low = (place[0] - self._x(0)) // self.step, (place[1] - self._y(0)) // self.step
        for more in (0, 1, 3):
            best, node = FAR, None
            for i in range(max(0, left - more), min(self._wide, left + 2 + more)):
                for j in range(max(0, low - more), min(self._high, low + 2 + more)):
                    found = self._through(place, i, j, best)
                    if found is not None:
                        best, node = found
            if node is not None:
                return best, node
        return FAR, None

    def _through(self, place: Place, i: int, j: int, best: int) -> tuple[int, Node] | None:
        """The distance of the goal through a node on a place's level, if it is less than `best`."""
        number = j * self._wide + i
        for layer in range(LAYERS):
            cost = self._costs[layer][number]
            if cost < best and self._levels[layer][number] == place[2]:
                dx, dy = self._x(i) - place[0], self._y(j) - place[1]
                cost += isqrt(dx * dx + dy * dy)
                return (cost, (i, j, layer)) if cost < best else None
        return None


def _cut(whole: Ints, across: int, rows: range, left: int, wide: int) -> array[int]:
    """A rectangle of a square lattice, row by row, packed because many are kept."""
    if isinstance(whole, list):
        starts = [row * across + left for row in rows]
        return array("q", [each for start in starts for each in whole[start : start + wide]])
    square = whole.reshape(across, across)
    return array("q", square[rows.start : rows.stop, left : left + wide].tobytes())


class Air:
    """Straight distances: for flyers, and where nothing is in the way."""

    def __init__(self, goal: Place) -> None:
        self.goal = goal

    def distance(self, place: Place) -> int:
        """The straight distance from a place to the goal."""
        return straight(place, self.goal)

    def path(self, place: Place, far: int) -> list[Place]:
        """No places: there is only the straight way."""
        return []


Way = Field | Air


def straight(a: Place, b: Place) -> int:
    """The straight distance of two places."""
    return isqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2)


class Fields:
    """The fields made so far, by what they depend on."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, Place, int, Going, tuple[int, int]], Field] = {}
        self._things: list[tuple[Thing, ...]] = []
        self._round: dict[tuple[tuple[Figure, ...], Place, int, Going, int], Field] = {}

    def to(self, top: geometric.Computed, goal: Place, figure: Figure, going: Going) -> Field | Air:
        """The distances to a goal for a figure, on a lattice that covers where it stands."""
        if going.flies:
            return Air(goal)
        here = figure.x, figure.y, figure.z
        found = self._field(top, goal, figure, going, TRIES[0])
        for other in TRIES[1:]:
            if found.covers(here):
                break
            found = self._field(top, goal, figure, going, other)
        return found

    def round(
        self,
        top: geometric.Computed,
        goal: Place,
        figure: Figure,
        going: Going,
        others: tuple[Figure, ...],
    ) -> Field:
        """The distances to a goal around other figures as well."""
        for step in STEPS:
            key = others, goal, figure.radius, going, step
            if key not in self._round:
                if len(self._round) >= FEW:
                    self._round.clear()
                at = Figure(*goal, figure.radius, figure.height)
                ground = Ground(top.field.outline, top.things, [at, *others])
                self._round[key] = Field(ground, goal, Gait(going.climbs, going.hikes), step)
            found = self._round[key]
            if found.covers((figure.x, figure.y, figure.z)):
                break
        return found

    def _field(
        self,
        top: geometric.Computed,
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
    """A thing, not to be stood on if the climb takes more than `most` of a move."""
    dear = (thing.high - thing.low) * (1 if going.climbs else 2)
    return structs.replace(thing, stand=False) if dear > most else thing


CORNERS = 16
CLOSELY = 72
"""How many places around an object are tried: at first, and where figures stand there."""


@lru_cache(maxsize=64)
def beside_thing(outline: Polygon, thing: Thing, radius: int, corners: int) -> tuple[Place, ...]:
    """Places on the table where a base of a radius touches an object."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    found = []
    for k in range(corners):
        turn = 720 * k // corners
        place = _touching(thing, radius, cosine(turn), sine(turn))
        x, y = place[0], place[1]
        inside = min(xs) + radius <= x <= max(xs) - radius
        inside = inside and min(ys) + radius <= y <= max(ys) - radius
        if inside and gap_to_thing(Figure(*place, radius, 1), thing) <= TOUCH:
            found.append(place)
    return tuple(found)


def _touching(thing: Thing, radius: int, dx: int, dy: int) -> Place:
    """The place where a base touches an object from a direction, found by halving."""
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
