"""Reach: everything named can be got to, and little that can is missing."""

from __future__ import annotations

import heapq
from random import Random

import pytest

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.space.figures import Figure, Thing, ceil_sqrt
from kitchentable.raiders.space.routes import Gait, Ground, Place
from kitchentable.raiders.space.shapes import box, contains, moved
from kitchentable.raiders.space.tables import Table, tables

OPEN = ((0, 0), (3000, 0), (3000, 3000), (0, 3000))


def peopled(table: Table, seed: int, count: int = 8) -> Ground:
    """A table with figures standing where they may, on the ground or on tops."""
    rng = Random(seed)
    figures: list[Figure] = []
    levels = [0, *sorted({thing.high for thing in table.things if thing.stand})]
    while len(figures) < count:
        x, y = rng.randrange(table.width), rng.randrange(table.depth)
        place = (x, y, rng.choice(levels))
        ground = Ground(table.outline, table.things, (*figures, Figure(*place, 30, 100)))
        try:
            ground.check_place(len(figures), place)
        except Illegal:
            continue
        figures.append(Figure(*place, 30, 100))
    return Ground(table.outline, table.things, figures)


class TestOnOpenGround:
    def test_a_straight_line_costs_its_length(self) -> None:
        ground = Ground(OPEN, (), (Figure(1500, 1500, 0, 30, 100),))
        places = ground.reach(0, 600).places()
        assert places[(2100, 1500, 0)] == 600
        assert (2150, 1500, 0) not in places
        assert places[(1500, 1500, 0)] == 0

    def test_nobody_leaves_the_table(self) -> None:
        ground = Ground(OPEN, (), (Figure(40, 40, 0, 30, 100),))
        assert all(x >= 30 and y >= 30 for x, y, _ in ground.reach(0, 400).places())

    def test_a_wall_is_gone_round(self) -> None:
        wall = Thing("wall", "wall", moved(box(20, 600), 1700, 1500), 0, 300)
        ground = Ground(OPEN, (wall,), (Figure(1500, 1500, 0, 30, 100),))
        places = ground.reach(0, 1200).places()
        assert places[(1900, 1500, 0)] > 700
        short = ground.reach(0, 600).places()
        assert (1900, 1500, 0) not in short

    def test_a_ghost_passes_through_a_crowd(self) -> None:
        crowd = tuple(Figure(1600, 1200 + 60 * n, 0, 30, 100) for n in range(12))
        ground = Ground(OPEN, (), (Figure(1500, 1500, 0, 30, 100), *crowd))
        assert (1800, 1500, 0) not in ground.reach(0, 400).places()
        assert (1800, 1500, 0) in ground.reach(0, 400, Gait(ghost=True)).places()


class TestHeights:
    STEP = Thing("step", "box", moved(box(400, 400), 1900, 1500), 0, 100, stand=True)

    def ground(self) -> Ground:
        return Ground(OPEN, (self.STEP,), (Figure(1500, 1500, 0, 30, 100),))

    def test_a_top_is_climbed_and_costs_double(self) -> None:
        """170 to the face at 1670, 200 for an inch up, 80 to 1750."""
        places = self.ground().reach(0, 600).places()
        assert 450 <= places[(1750, 1500, 100)] <= 455

    def test_climb_and_hikers_pay_single(self) -> None:
        for gait in (Gait(climbs=True), Gait(hikes=True)):
            places = self.ground().reach(0, 600, gait).places()
            assert 350 <= places[(1750, 1500, 100)] <= 355

    def test_one_can_climb_down_again(self) -> None:
        ground = Ground(OPEN, (self.STEP,), (Figure(1900, 1500, 100, 30, 100),))
        places = ground.reach(0, 700).places()
        assert (1600, 1500, 0) in places


@pytest.mark.parametrize("name", ["desk", "childrens_floor", "workbench", "coffee_table"])
class TestOnRealTables:
    def test_every_place_has_a_route_that_is_legal_and_costs_what_is_said(self, name: str) -> None:
        ground = peopled(tables()[name], seed=len(name))
        rng = Random(1)
        climbed = 0
        for number in range(len(ground.figures)):
            reach = ground.reach(number, 600)
            places = reach.places()
            for place in rng.sample(sorted(places), min(12, len(places))):
                route = ground.route(number, reach, place)
                legs = ground.walk(number, route)
                assert sum(leg.cost for leg in legs) == places[place]
                climbed += len({z for _, _, z in route}) > 1
        assert climbed or name == "coffee_table"

    def test_compiled_and_plain_agree(self, name: str) -> None:
        fast = peopled(tables()[name], seed=3, count=4)
        slow = Ground(fast.outline, fast.things, fast.figures, plain=True)
        for number in range(2):
            assert fast.reach(number, 400).places() == slow.reach(number, 400).places()


def lattice(ground: Ground, budget: int, step: int) -> dict[Place, int]:
    """The same on the ground alone, slowly: every leg judged by `walk` itself."""
    me = ground.figures[0]
    costs: dict[Place, int] = {(me.x, me.y, 0): 0}
    todo = [(0, (me.x, me.y, 0))]
    while todo:
        now, at = heapq.heappop(todo)
        if now > costs[at]:
            continue
        there = Ground(ground.outline, ground.things,
                       (Figure(*at, me.radius, me.height), *ground.figures[1:]))  # fmt: skip
        for dx in (-step, 0, step):
            for dy in (-step, 0, step):
                place = (at[0] + dx, at[1] + dy, 0)
                total = now + ceil_sqrt(dx * dx + dy * dy)
                if total > budget or total >= costs.get(place, budget + 1):
                    continue
                try:
                    there.walk(0, [place])
                except Illegal:
                    continue
                costs[place] = total
                heapq.heappush(todo, (total, place))
    return costs


@pytest.mark.parametrize("seed", [0, 1, 3, 4])
def test_nothing_on_the_lattice_is_missing(seed: int) -> None:
    """On flat ground reach finds exactly what a slow search over the same lattice finds."""
    rng = Random(seed)
    things: list[Thing] = []
    while len(things) < 5:
        footprint = moved(box(rng.randint(80, 300), rng.randint(80, 300)),
                          rng.randrange(1100, 1900), rng.randrange(1100, 1900))  # fmt: skip
        if not contains(moved(box(500, 500), 1500, 1500), footprint[0]):
            things.append(Thing(str(len(things)), "t", footprint, 0, 100))
    figures = (Figure(1500, 1500, 0, 30, 100), Figure(1600, 1600, 0, 30, 100))
    ground = Ground(OPEN, things, figures)
    try:
        ground.check_place(0, (1500, 1500, 0))
    except Illegal:
        pytest.skip("a thing stands on the figure")
    assert ground.reach(0, 350).places() == lattice(ground, 350, 50)
