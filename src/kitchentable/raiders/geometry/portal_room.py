"""Room to deploy around portals (A-106 to A-109).

The search is the same for all figures (A-107): a lattice of a tenth of an inch, and the positions
in contact with what is near: each figure in 32 directions, each thing and the border at the ends
and the middle of every edge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from kitchentable.raiders.geometry import Place, room_kernel
from kitchentable.raiders.geometry.compiled import ints, plain_module
from kitchentable.raiders.geometry.figures import Figure, Thing
from kitchentable.raiders.geometry.forced_moves import along
from kitchentable.raiders.geometry.routes import Ground
from kitchentable.raiders.geometry.shapes import (
    Point,
    Polygon,
    cosine,
    edges,
    moved,
    rounded,
    sine,
    turned,
)

LATTICE: Final = 10
FAR: Final = 1200
TEAM: Final = 16
TEAM_RADIUS: Final = 40
TEAM_HEIGHT: Final = 120
PORTAL_HEIGHT: Final = 300
"""What a table must have room for."""
DIRECTIONS: Final = 32


class Formation(Struct, frozen=True):
    """How close a unit keeps together (A-027)."""

    within: int = 300
    strict: bool = False


def room_to_deploy(
    ground: Ground,
    portal: Thing,
    radius: int,
    height: int,
    within: int | None,
    mates: Sequence[Figure] = (),
    formation: Formation | None = None,
) -> Place | None:
    """The place nearest to a portal at which a figure could be deployed; `None` if none is found.

    `mates` are the members of its unit that stand already: it must be in formation with them.
    `within=None` searches the whole table.
    """
    search = _Search(ground, portal, radius, height, within, mates, formation or Formation())
    return search.nearest()


def has_room(
    outline: Polygon, things: Sequence[Thing], footprint: Polygon, at: tuple[int, int, int]
) -> bool:
    """Whether a team finds room within 12" of a portal at a place: x, y and its turn."""
    x, y, turn = at
    portal = Thing("", "", moved(turned(footprint, turn), x, y), 0, PORTAL_HEIGHT)
    ground = Ground(outline, [*things, portal], ())
    search = _Search(ground, portal, TEAM_RADIUS, TEAM_HEIGHT, FAR, (), Formation())
    return search.count(2 * TEAM_RADIUS + LATTICE) >= TEAM


class _Search:
    """A search for places around a portal."""

    def __init__(
        self,
        ground: Ground,
        portal: Thing,
        radius: int,
        height: int,
        within: int | None,
        mates: Sequence[Figure],
        formation: Formation,
    ) -> None:
        self._ground = ground
        self._portal = portal
        self._radius = radius
        plain = ground.plain
        self._scanning = plain_module("room_kernel") if plain else room_kernel
        self._box = self._area(within)
        link = [formation.within, int(formation.strict), ground.things.index(portal)]
        limit = 1 << 40 if within is None else within
        self._rest = [radius, height, limit, *link]
        self._mates = ints([p for m in mates for p in (m.x, m.y, m.z, m.radius)], plain)

    def _area(self, within: int | None) -> tuple[int, int, int, int]:
        """The box to search, on whole lattice lines: west, south, east, north."""
        footprint = self._ground.outline if within is None else self._portal.footprint
        more = 0 if within is None else within + self._radius
        xs, ys = [x for x, _ in footprint], [y for _, y in footprint]
        west, south = ((min(each) - more) // LATTICE * LATTICE for each in (xs, ys))
        return west, south, max(xs) + more, max(ys) + more

    def _ask(
        self, step: int, best: Sequence[int], points: Sequence[int] | None = None
    ) -> tuple[int, ...]:
        """Scan the lattice or try some points: the number of places, then the best of them."""
        plain = self._ground.plain
        q = ints([*self._box, step, *self._rest], plain)
        found = ints(best, plain)
        space = (self._mates, *self._ground.scene.solids, self._ground.border, found)
        if points is None:
            count = self._scanning.scan(q, *space)
        else:
            count = self._scanning.try_points(ints(points, plain), q, *space)
        return (int(count), *(int(part) for part in found))

    def count(self, step: int) -> int:
        """The number of places on a lattice."""
        return self._ask(step, [0, 0, 0, -1])[0]

    def nearest(self) -> Place | None:
        """The place nearest to the portal."""
        best: tuple[int, ...] = (0, 0, 0, 1 << 40)
        for points in (None, [part for point in self._contacts() for part in point]):
            best = self._ask(LATTICE, best, points)[1:]
        x, y, z, away = best
        return None if away == 1 << 40 else (x, y, z)

    def _contacts(self) -> Iterator[Point]:
        """Points at which a base touches something."""
        west, south, east, north = self._box
        for figure in self._ground.figures:
            yield from _round((figure.x, figure.y), figure.radius + self._radius)
        for polygon in (*(thing.footprint for thing in self._ground.things), self._ground.outline):
            inward = polygon is self._ground.outline
            for x, y in _beside(polygon, self._radius, inward):
                if west <= x <= east and south <= y <= north:
                    yield x, y


def _round(middle: Point, distance: int) -> Iterator[Point]:
    """Points around a point, a hair farther than a distance."""
    for k in range(DIRECTIONS):
        turn = 720 * k // DIRECTIONS
        dx, dy = (rounded((distance + 1) * part(turn), 10**9) for part in (cosine, sine))
        yield middle[0] + dx, middle[1] + dy


def _beside(polygon: Polygon, distance: int, inward: bool) -> Iterator[Point]:
    """Points beside the ends and the middle of each edge, a hair farther than a distance."""
    for (ax, ay), (bx, by) in edges(polygon):
        out = (ay - by, bx - ax) if inward else (by - ay, ax - bx)
        dx, dy, _ = along((0, 0, 0), out, distance + 1)
        for x, y in ((ax, ay), ((ax + bx) // 2, (ay + by) // 2), (bx, by)):
            yield x + dx, y + dy
