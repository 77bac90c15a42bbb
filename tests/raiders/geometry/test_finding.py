"""Routes that are found are legal, and within 2 % of the best that a slow search knows."""

from __future__ import annotations

import heapq
import math
from random import Random

import numpy
import pytest
import shapely

from kitchentable.raiders.geometry.figures import Figure, Thing
from kitchentable.raiders.geometry.obstacles import Blocked, Obstacle, What
from kitchentable.raiders.geometry.route_search import find_route
from kitchentable.raiders.geometry.routes import Ground, Place
from kitchentable.raiders.geometry.shapes import box, moved, turned
from kitchentable.raiders.geometry.tables import tables
from tests.raiders.geometry.test_reach import peopled

OPEN = ((0, 0), (2000, 0), (2000, 2000), (0, 2000))


def best_known(ground: Ground, start: tuple[int, int], end: tuple[int, int]) -> float:
    """The shortest way for a disc on flat ground: a visibility graph over inflated shapes."""
    me = ground.figures[0]
    shapes = [shapely.Polygon(t.footprint).buffer(me.radius, quad_segs=12) for t in ground.things]
    shapes += [
        shapely.Point(f.x, f.y).buffer(f.radius + me.radius, quad_segs=12)
        for f in ground.figures[1:]
    ]
    table = shapely.Polygon(ground.outline).buffer(-me.radius)
    solid = shapely.union_all(shapes).buffer(-0.3)
    shapely.prepare(solid)
    rim = shapely.union_all(shapes).boundary
    lines = rim.geoms if hasattr(rim, "geoms") else [rim]
    corners = [xy for line in lines for xy in line.coords if table.covers(shapely.Point(xy))]
    nodes = numpy.array([start, end, *corners])
    ahead = numpy.hypot(*(nodes - nodes[1]).T)
    costs = numpy.full(len(nodes), math.inf)
    costs[0] = 0
    todo = [(ahead[0], 0)]
    done: set[int] = set()
    while todo:
        at = heapq.heappop(todo)[1]
        if at == 1:
            return float(costs[1])
        if at in done:
            continue
        done.add(at)
        totals = costs[at] + numpy.hypot(*(nodes - nodes[at]).T)
        better = numpy.flatnonzero(totals < costs)
        ways = numpy.stack([numpy.broadcast_to(nodes[at], (len(better), 2)), nodes[better]], axis=1)
        for to in better[~shapely.intersects(shapely.linestrings(ways), solid)]:
            costs[to] = totals[to]
            heapq.heappush(todo, (totals[to] + ahead[to], int(to)))
    return math.inf


def cluttered(seed: int) -> Ground:
    rng = Random(seed)
    things: list[Thing] = []
    while len(things) < 7:
        shape = turned(box(rng.randint(100, 500), rng.randint(60, 200)), rng.randrange(360))
        footprint = moved(shape, rng.randrange(500, 1500), rng.randrange(400, 1600))
        near = shapely.Polygon(footprint)
        if all(near.distance(shapely.Polygon(t.footprint)) > 90 for t in things):
            things.append(Thing(str(len(things)), "t", footprint, 0, 100))
    return Ground(OPEN, things, (Figure(200, 1000, 0, 30, 100),))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_within_two_percent_of_the_best_known(seed: int) -> None:
    ground = cluttered(seed)
    rng = Random(seed)
    judged = 0
    while judged < 3:
        end = (rng.randrange(1000, 1900), rng.randrange(200, 1800), 0)
        if not ground.is_free(0, end):
            continue
        judged += 1
        route = find_route(ground, 0, end, 2600)
        cost = sum(leg.cost for leg in ground.walk(0, route))
        assert cost <= 1.02 * best_known(ground, (200, 1000), end[:2]) + len(route)


class TestEdges:
    def test_the_straight_way_is_taken_when_it_is_free(self) -> None:
        ground = Ground(OPEN, (), (Figure(200, 1000, 0, 30, 100),))
        assert find_route(ground, 0, (777, 1234, 0), 1000) == [(777, 1234, 0)]

    def test_out_of_reach(self) -> None:
        ground = Ground(OPEN, (), (Figure(200, 1000, 0, 30, 100),))
        with pytest.raises(Blocked) as caught:
            find_route(ground, 0, (1200, 1000, 0), 900)
        assert caught.value.obstacle.what is What.OUT_OF_REACH

    def test_a_place_inside_a_thing(self) -> None:
        wall = Thing("wall", "wall", moved(box(200, 200), 1000, 1000), 0, 300)
        ground = Ground(OPEN, (wall,), (Figure(200, 1000, 0, 30, 100),))
        with pytest.raises(Blocked) as caught:
            find_route(ground, 0, (1000, 1000, 0), 900)
        assert caught.value.obstacle == Obstacle(What.THING, thing="wall")

    @pytest.mark.parametrize("name", ["desk", "childrens_floor"])
    def test_on_real_tables_with_climbs(self, name: str) -> None:
        """Routes to the places in reach on other levels than the figure's own."""
        ground = peopled(tables()[name], seed=5, count=8)
        rng = Random(2)
        climbed = 0
        for number, figure in enumerate(ground.figures):
            reach = ground.reach(number, 700).places()
            places: list[Place] = sorted(at for at in reach if at[2] != figure.z)
            for place in rng.sample(places, min(2, len(places))):
                route = find_route(ground, number, place, 800)
                cost = sum(leg.cost for leg in ground.walk(number, route))
                assert cost <= reach[place], "no dearer than over the lattice"
                climbed += 1
        assert climbed >= 2, "the climbs were not tried"
