"""Forced moves: straight in a direction, up to what is in the way, over edges (A-051)."""

from __future__ import annotations

import math
from random import Random

import pytest

from kitchentable.raiders.geometry.figures import Figure, Thing, gap_to_thing, touch
from kitchentable.raiders.geometry.forced_moves import Forced
from kitchentable.raiders.geometry.obstacles import Obstacle, What
from kitchentable.raiders.geometry.routes import Gait, Ground, Place
from kitchentable.raiders.geometry.shapes import box, disc, moved, turned
from kitchentable.raiders.geometry.tables import tables
from tests.raiders.geometry.test_reach import peopled

TABLE = ((0, 0), (3000, 0), (3000, 3000), (0, 3000))
BOX = Thing("box", "box", moved(box(400, 400), 1000, 500), 0, 400, stand=True)
"""From x = 800 to 1200, y = 300 to 700, four inches high."""
FORCED = Gait(forced=True)


def ground(*at: Place, things: tuple[Thing, ...] = (BOX,)) -> Ground:
    return Ground(TABLE, things, [Figure(*place, 30, 100) for place in at])


class TestOnTheTable:
    def test_as_far_as_wanted(self) -> None:
        assert ground((500, 500, 0)).forced(0, (0, 1), 300) == Forced((500, 800, 0), 300)
        assert ground((500, 500, 0)).forced(0, (3, 4), 100) == Forced((560, 580, 0), 100)
        assert ground((500, 500, 0)).forced(0, (-7, 0), 50) == Forced((450, 500, 0), 50)

    def test_nowhere(self) -> None:
        assert ground((500, 500, 0)).forced(0, (0, 0), 300) == Forced((500, 500, 0), 0)
        assert ground((500, 500, 0)).forced(0, (1, 0), 0) == Forced((500, 500, 0), 0)

    def test_up_to_an_object(self) -> None:
        found = ground((500, 500, 0)).forced(0, (1, 0), 300)
        assert found == Forced((770, 500, 0), 270, 0, Obstacle(What.THING, thing="box"))

    def test_up_to_a_character_of_either_side(self) -> None:
        found = ground((500, 500, 0), (700, 500, 0)).forced(0, (1, 0), 300)
        assert found == Forced((640, 500, 0), 140, 0, Obstacle(What.FIGURE, figure=1))

    def test_up_to_the_border(self) -> None:
        found = ground((100, 500, 0)).forced(0, (-1, 0), 300)
        assert found == Forced((30, 500, 0), 70, 0, Obstacle(What.BORDER))

    def test_uneven_ground_costs_nothing_more(self) -> None:
        towel = Thing("towel", "towel", BOX.footprint, 0, 400, stand=True, uneven=True)
        found = ground((900, 500, 400), things=(towel,)).forced(0, (1, 0), 150)
        assert found == Forced((1050, 500, 400), 150)


class TestOverTheEdge:
    def test_it_falls_as_soon_as_it_is_clear_of_the_edge(self) -> None:
        """From 1100 over the edge at 1200: a base of 30 is clear at 1230."""
        found = ground((1100, 500, 400)).forced(0, (1, 0), 300)
        assert found == Forced((1230, 500, 0), 130, 400)

    def test_not_far_enough_to_fall_it_stops_where_it_stands_safely(self) -> None:
        """A-123: half a radius, 15, inside the edge."""
        for distance in (90, 129):
            found = ground((1100, 500, 400)).forced(0, (1, 0), distance)
            assert found == Forced((1185, 500, 400), 85, 0, Obstacle(What.EDGE))
        assert ground((1100, 500, 400)).forced(0, (1, 0), 85) == Forced((1185, 500, 400), 85)

    def test_it_does_not_fall_onto_a_figure(self) -> None:
        found = ground((1100, 500, 400), (1250, 500, 0)).forced(0, (1, 0), 300)
        assert found == Forced((1185, 500, 400), 85, 0, Obstacle(What.EDGE))

    def test_nor_out_of_the_combat_space(self) -> None:
        at_border = Thing("box", "box", moved(box(400, 400), 2800, 500), 0, 400, stand=True)
        found = ground((2800, 500, 400), things=(at_border,)).forced(0, (1, 0), 300)
        assert found == Forced((2970, 500, 400), 170, 0, Obstacle(What.BORDER))

    def test_onto_a_lower_step(self) -> None:
        step = Thing("step", "box", moved(box(200, 400), 1300, 500), 0, 150, stand=True)
        found = ground((1100, 500, 400), things=(BOX, step)).forced(0, (1, 0), 300)
        assert found == Forced((1230, 500, 150), 130, 250)

    def test_it_does_not_fall_onto_a_thing_that_carries_no_figures(self) -> None:
        mug = Thing("mug", "mug", moved(box(200, 400), 1300, 500), 0, 150)
        found = ground((1100, 500, 400), things=(BOX, mug)).forced(0, (1, 0), 300)
        assert found == Forced((1185, 500, 400), 85, 0, Obstacle(What.EDGE))

    def test_from_one_top_to_the_next_of_equal_height(self) -> None:
        more = Thing("more", "box", moved(box(400, 400), 1400, 500), 0, 400, stand=True)
        found = ground((1100, 500, 400), things=(BOX, more)).forced(0, (1, 0), 300)
        assert found == Forced((1400, 500, 400), 300)


class TestPolylines:
    def test_a_forced_route(self) -> None:
        """Subtle manipulation may take any route; it costs its plain length."""
        place = ground((700, 800, 0))
        legs = place.walk(0, [(770, 600, 0), (770, 600, 400), (900, 600, 400)], FORCED)
        assert [leg.cost for leg in legs] == [math.ceil(math.hypot(70, 200)), 400, 130]


@pytest.mark.parametrize("seed", range(4))
def test_what_comes_out_is_legal_and_goes_as_far_as_it_can(seed: int) -> None:
    """500 scenes: the figure touches what stops it, which is in the way a hundredth farther."""
    rng = Random(seed)
    stopped = 0
    for _ in range(500):
        things = [
            Thing(str(n), "t", moved(turned(rng.choice((box(300, 120), disc(200))),
                  rng.randrange(360)), rng.randrange(400, 1600), rng.randrange(400, 1600)),
                  0, 100)
            for n in range(4)
        ]  # fmt: skip
        start = (rng.randrange(200, 1800), rng.randrange(200, 1800), 0)
        place = Ground(TABLE, things, (Figure(*start, 30, 100), Figure(1000, 1000, 0, 40, 100)))
        if not place.is_free(0, start):
            continue
        way = (rng.randint(-100, 100), rng.randint(-100, 100))
        if way == (0, 0):
            continue
        distance = rng.randrange(1, 400)
        found = place.forced(0, way, distance)
        place.walk(0, [found.place], FORCED)
        gone = math.dist(start[:2], found.place[:2])
        assert gone <= distance
        if found.stopped_by is None:
            assert distance - gone < 2
        else:
            stopped += 1
            here = Figure(*found.place, 30, 100)
            if found.stopped_by.what is What.FIGURE:
                assert touch(here, place.figures[found.stopped_by.figure])
            elif found.stopped_by.what is What.THING:
                assert gap_to_thing(here, place.thing(found.stopped_by.thing)) <= 2
    assert stopped > 35


@pytest.mark.parametrize("name", ["desk", "childrens_floor", "workbench"])
def test_on_real_tables(name: str) -> None:
    place = peopled(tables()[name], seed=21, count=10)
    rng = Random(3)
    falls = 0
    for _ in range(150):
        number = rng.randrange(10)
        way = (rng.randint(-100, 100), rng.randint(-100, 100))
        found = place.forced(number, way, rng.randrange(50, 500))
        place.walk(number, [found.place] if found.length else [], FORCED)
        falls += found.fall > 0
    assert falls or name == "workbench"
