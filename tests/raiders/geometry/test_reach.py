"""Every place in reach can be reached, and little that can be reached is missing."""

from __future__ import annotations

import heapq
from random import Random

import pytest

from kitchentable.raiders.geometry.figures import Figure, Thing
from kitchentable.raiders.geometry.routes import Gait, Ground, Place
from kitchentable.raiders.geometry.shapes import (
    Polygon,
    box,
    contains,
    disc,
    moved,
    overlap,
    spans,
    turned,
)
from kitchentable.raiders.geometry.tables import Table, tables
from tests.raiders.geometry.scenes import ELL

GAITS = (
    Gait(),
    Gait(climbs=True),
    Gait(hikes=True, ghost=True),
    Gait(forced=True, drops=2000),
    Gait(flies=True),
)
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
        if ground.is_free(len(figures), place):
            figures.append(Figure(*place, 30, 100))
    return Ground(table.outline, table.things, figures)


class TestOnOpenGround:
    def test_a_straight_line_costs_its_length(self) -> None:
        ground = Ground(OPEN, (), (Figure(1500, 1500, 0, 30, 100),))
        places = ground.reach(0, 600).places()
        assert places[(2100, 1500, 0)] == 600
        assert (2150, 1500, 0) not in places
        assert places[(1500, 1500, 0)] == 0

    def test_no_place_is_off_the_table(self) -> None:
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
            gait = rng.choice(GAITS)
            reach = ground.reach(number, 600, gait)
            places = reach.places()
            for place in rng.sample(sorted(places), min(12, len(places))):
                route = ground.route(number, reach, place)
                legs = ground.walk(number, route, gait)
                assert sum(leg.cost for leg in legs) == places[place]
                climbed += len({z for _, _, z in route}) > 1
        assert climbed or name == "coffee_table"

    def test_compiled_and_plain_agree(self, name: str) -> None:
        fast = peopled(tables()[name], seed=3, count=4)
        slow = Ground(fast.outline, fast.things, fast.figures, plain=True)
        for number in range(2):
            assert fast.reach(number, 400).places() == slow.reach(number, 400).places()


@pytest.mark.parametrize("name", sorted(tables()))
def test_every_top_that_carries_figures_can_be_climbed(name: str) -> None:
    """From the table, with a budget that is always enough."""
    table = tables()[name]
    ground = peopled(table, seed=1, count=1)
    ground = ground.with_contents(table.things, [f for f in ground.figures if f.z == 0])
    if not ground.figures:
        place = next(at for at in squares(table.outline, 0) if stands_at(ground, at))
        ground = ground.with_contents(table.things, [Figure(*place, 30, 100)])
    reached = set(ground.reach(0, 9000, Gait(climbs=True)).places())
    for thing in table.things:
        spots = [at for at in squares(thing.footprint, thing.high) if stands_at(ground, at)]
        if thing.stand and spots:
            tops = [at for at in reached if at[2] == thing.high]
            assert any(contains(thing.footprint, at[:2]) for at in tops), thing.id


def squares(polygon: Polygon, z: int) -> list[Place]:
    """The points of a lattice in the box of a polygon."""
    (west, south), (east, north) = spans(polygon)
    return [(x, y, z) for x in range(west, east, 40) for y in range(south, north, 40)]


def stands_at(ground: Ground, place: Place) -> bool:
    """Whether a figure of the usual size might stand at a place."""
    alone = ground.with_contents(ground.things, [Figure(*place, 30, 100)])
    return alone.is_free(0, place)


def lattice(ground: Ground, budget: int, step: int, gait: Gait) -> dict[Place, int]:
    """Reach on one level by a slow search: every leg judged by itself from where it begins.

    On a top a step may also cross one lattice point where no figure could stand.
    """
    me = ground.figures[0]
    start = (me.x, me.y, me.z)
    costs: dict[Place, int] = {start: 0}
    todo = [(0, start)]
    rays = [(dx, dy) for dx in (-step, 0, step) for dy in (-step, 0, step) if dx or dy]
    while todo:
        now, at = heapq.heappop(todo)
        if now > costs[at]:
            continue
        there = ground.with_figure_at(0, at)
        for dx, dy in rays:
            place = (at[0] + dx, at[1] + dy, at[2])
            if me.z and not ground.is_free(0, place):
                place = (at[0] + 2 * dx, at[1] + 2 * dy, at[2])
            price = there.cost(0, [place], gait)
            if price is None or now + price > budget:
                continue
            if now + price < costs.get(place, budget + 1):
                costs[place] = now + price
                heapq.heappush(todo, (now + price, place))
    return costs


NOTCHED = ((1150, 1150), (1480, 1150), (1500, 1320), (1600, 1150), (1900, 1150), (1900, 1700),
           (1300, 1900))  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_nothing_on_the_lattice_is_missing(seed: int) -> None:
    """On the table reach finds exactly what a slow search over the same lattice finds."""
    rng = Random(seed)
    judged = 0
    while judged < 40:
        things = []
        for n in range(5):
            shape = rng.choice((box(rng.randint(40, 300), rng.randint(40, 300)), disc(150), ELL))
            at = (rng.randrange(1100, 1900), rng.randrange(1100, 1900))
            footprint = moved(turned(shape, rng.choice((0, 90, rng.randrange(360)))), *at)
            things.append(Thing(str(n), "t", footprint, rng.choice((0, 0, 90)), 100))
        radius = rng.choice((25, 30, 40))
        figures = [Figure(1500, 1500, 0, radius, 100)]
        figures += [Figure(1400 + rng.randrange(300), 1560 + 80 * n, 0, 30, 100) for n in range(3)]
        ground = Ground(rng.choice((OPEN, NOTCHED)), things, figures)
        if not ground.is_free(0, (1500, 1500, 0)):
            continue
        judged += 1
        assert ground.reach(0, 300).places() == lattice(ground, 300, 50, Gait())


@pytest.mark.parametrize("seed", range(2))
def test_nothing_on_the_lattice_of_a_top_is_missing(seed: int) -> None:
    """On tops of one height, side by side, some uneven; too high to get down from."""
    rng = Random(50 + seed)
    judged = 0
    while judged < 25:
        things: list[Thing] = []
        for n in range(6):
            shape = rng.choice((box(200, 200), disc(200), ELL))
            print_ = moved(shape, *(1500 + 200 * rng.randint(-1, 1) for _ in range(2)))
            if not any(overlap(print_, thing.footprint) for thing in things):
                uneven = rng.random() < 0.4
                things.append(Thing(str(n), "t", print_, 0, 700, stand=True, uneven=uneven))
        things.append(Thing("lid", "t", moved(box(60, 60), 1600, 1600), 700, 800))
        start = (1500 + rng.randint(-60, 60), 1500 + rng.randint(-60, 60), 700)
        ground = Ground(OPEN, things, (Figure(*start, 30, 100), Figure(1400, 1500, 700, 30, 100)))
        if not ground.is_free(0, start):
            continue
        judged += 1
        gait = Gait(drops=0, hikes=rng.random() < 0.3)
        assert ground.reach(0, 300, gait).places() == lattice(ground, 300, 50, gait)


def test_a_moved_figure_is_where_a_fresh_ground_would_have_it() -> None:
    ground = peopled(tables()["desk"], seed=4, count=5)
    for number, (x, y, z) in ((0, (1234, 777, 0)), (3, (2000, 1500, 410))):
        moved_on = ground.with_figure_at(number, (x, y, z))
        fresh = Ground(ground.outline, ground.things, moved_on.figures)
        for ours, theirs in zip(moved_on.scene.solids, fresh.scene.solids, strict=True):
            assert list(ours) == list(theirs)
