"""The outline of everything in reach, as polygons: what a table draws around a figure.

The lattice of `Reach` says what each of its points costs. Marching squares find where the cost
passes the budget; between two points that are both known the crossing is interpolated, and where
something is in the way it lies halfway.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import isqrt

from msgspec import Struct, field

from kitchentable.raiders.browser.ask import Ask, OpenQuestion, Spot, moves_asked, standing_at
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.geometry.compiled import listed
from kitchentable.raiders.geometry.legs import Gait
from kitchentable.raiders.geometry.routes import Ground
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import MoveTroop, OpenMoves
from kitchentable.raiders.tabletop import geometric
from kitchentable.raiders.tabletop.judged_routes import gait_of

Point = tuple[int, int]
Costs = Mapping[Place, int]

FINENESS = 20
"""How many points of the lattice a budget is divided into."""

FINEST = 25


class Area(Struct, frozen=True):
    """What can be reached at one height: polygons, holes among them (even-odd)."""

    level: int
    rings: tuple[tuple[Point, ...], ...]


class Reached(Struct, frozen=True):
    """Where the centre of a base can get to, height by height."""

    who: str
    budget: int
    areas: tuple[Area, ...]
    again: tuple[Area, ...] = ()
    """As far as it would come with a second Movement action, if it has one left."""


class AskReach(Ask, frozen=True, tag="reach"):
    """Everywhere a character of the moving group can get to."""

    who: str
    plan: dict[str, Spot] = field(default_factory=dict)
    """Where others of the group will have gone by then."""

    def preview(self, view: Raid, question: OpenQuestion) -> Reached:
        asked = moves_asked(question, self.who, *self.plan)
        going = asked.goings[self.who]
        top = geometric.tabletop(view)
        ground = top.ground
        for who, spot in self.plan.items():
            if who != self.who:
                ground = ground.with_figure_at(top.number[who], standing_at(top, who, spot))
        number, gait = top.number[self.who], gait_of(going)
        found = areas(ground, number, going.budget, gait)
        further = areas(ground, number, 2 * going.budget, gait) if _twice(view, asked) else ()
        return Reached(self.who, going.budget, tuple(found), tuple(further))


def _twice(view: Raid, asked: OpenMoves) -> bool:
    """Whether the troop could move once more after this action (HR-061)."""
    if not isinstance(asked, MoveTroop) or view.turn is None:
        return False
    return view.turn.only == "" and all(each.actions > 1 for each in view.members(asked.troop))


def areas(ground: Ground, number: int, budget: int, gait: Gait) -> list[Area]:
    """Everything a figure can reach with a budget, one area for each height."""
    if budget <= 0:
        return []
    step = max(FINEST, budget // FINENESS)
    costs = _costs(ground, number, budget, gait, step)
    levels = sorted({place[2] for place, cost in costs.items() if cost <= budget})
    return [Area(level, tuple(_rings(costs, level, budget, step))) for level in levels]


def _costs(ground: Ground, number: int, budget: int, gait: Gait, step: int) -> dict[Place, int]:
    """What each point of the lattice costs, a little beyond the budget too."""
    reach = ground.reach(number, budget + 2 * step, gait, step, fine=True)
    costs = {
        reach.at(node): cost
        for node, cost in enumerate(listed(reach.cost))
        if cost <= budget + 2 * step
    }
    me = ground.figures[number]
    for place, cost in costs.items():
        straight = isqrt((place[0] - me.x) ** 2 + (place[1] - me.y) ** 2)
        if cost > budget > straight - 2 * step and place[2] == me.z:
            # ways along the lattice are longer than straight ones
            direct = ground.cost(number, [place], gait)
            if direct is not None and direct < cost:
                costs[place] = direct
    return costs


def _rings(costs: Costs, level: int, budget: int, step: int) -> Iterator[tuple[Point, ...]]:
    """The closed lines around what is in reach on one level."""
    follow: dict[Point, list[Point]] = {}
    for start, end in _edges(costs, level, budget, step):
        follow.setdefault(start, []).append(end)
    while follow:
        first = next(iter(follow))
        ring = [first]
        at = first
        while follow.get(at):
            following = follow[at].pop()
            if not follow[at]:
                del follow[at]
            at = following
            if at == first:
                break
            ring.append(at)
        else:
            follow.pop(at, None)
        if len(ring) > 2:
            yield tuple(ring)


def _edges(costs: Costs, level: int, budget: int, step: int) -> Iterator[tuple[Point, Point]]:
    """Pieces of the outline, cell by cell, with what is in reach to their left."""
    cells = dict.fromkeys(
        (x - dx, y - dy)
        for (x, y, z), cost in costs.items()
        if z == level and cost <= budget
        for dx in (0, step)
        for dy in (0, step)
    )
    for x, y in cells:
        corners = ((x, y), (x + step, y), (x + step, y + step), (x, y + step))
        values = [costs.get((*corner, level)) for corner in corners]
        inside = [value is not None and value <= budget for value in values]
        if all(inside):
            continue
        crossings = [
            _crossing(corners[k], corners[k - 3], values[k], values[k - 3], budget)
            for k in range(4)
        ]
        yield from _in_cell(inside, crossings)


def _in_cell(inside: list[bool], crossings: list[Point]) -> Iterator[tuple[Point, Point]]:
    """The pieces in one cell: from where its border leaves the area to where it comes back."""
    for k in range(4):
        if inside[k] and not inside[k - 3]:
            back = next(j % 4 for j in range(k + 1, k + 5) if inside[(j + 1) % 4])
            yield crossings[k], crossings[back]


def _crossing(a: Point, b: Point, one: int | None, other: int | None, budget: int) -> Point:
    """Where the outline passes between two neighbours."""
    if one is None or other is None or (one <= budget) == (other <= budget):
        return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2
    if b < a:  # both cells beside it find the same point
        a, b, one, other = b, a, other, one
    part, whole = budget - one, other - one
    return a[0] + (b[0] - a[0]) * part // whole, a[1] + (b[1] - a[1]) * part // whole
