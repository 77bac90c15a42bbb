"""Flight: straight through the air, over everything but the border (HR-210, HR-211, A-054)."""

from __future__ import annotations

import math

import pytest

from kitchentable.raiders.geometry.figures import Figure, Thing
from kitchentable.raiders.geometry.obstacles import Blocked, What
from kitchentable.raiders.geometry.route_search import find_route
from kitchentable.raiders.geometry.routes import Gait, Ground, Place, Way
from kitchentable.raiders.geometry.shapes import box, moved

TABLE = ((0, 0), (3000, 0), (3000, 3000), (0, 3000))
NOTCHED = ((0, 0), (900, 0), (900, 1600), (1100, 1600), (1100, 0), (3000, 0), (3000, 3000),
           (0, 3000))  # fmt: skip
FLIES = Gait(flies=True)
ME = Figure(500, 500, 0, 30, 100)
WALL = Thing("wall", "wall", moved(box(20, 3000), 800, 1500), 0, 900)
TOWER = Thing("tower", "box", moved(box(400, 400), 1400, 500), 0, 800, stand=True)


def refused(ground: Ground, route: list[Place]) -> What:
    with pytest.raises(Blocked) as caught:
        ground.walk(0, route, FLIES)
    return caught.value.obstacle.what


class TestJudged:
    def test_over_everything_at_its_length_in_space(self) -> None:
        """From (500, 500, 0) to (1100, 500, 800): 600 and 800 make 1000."""
        perch = Thing("perch", "box", moved(box(200, 200), 1100, 500), 0, 800, stand=True)
        ground = Ground(TABLE, (WALL, perch), (ME, Figure(640, 500, 0, 30, 100)))
        legs = ground.walk(0, [(1100, 500, 800)], FLIES)
        assert [(leg.way, leg.cost, leg.fall) for leg in legs] == [(Way.FLIGHT, 1000, 0)]

    def test_its_length_is_rounded_up(self) -> None:
        ground = Ground(TABLE, (), (ME,))
        assert ground.walk(0, [(501, 501, 0)], FLIES)[0].cost == 2

    def test_it_lands_only_where_a_figure_can_stand(self) -> None:
        """HR-211: not on a figure, and safely on a top."""
        other = Figure(1500, 1500, 0, 30, 100)
        ground = Ground(TABLE, (TOWER,), (ME, other))
        assert refused(ground, [(1500, 1550, 0)]) is What.FIGURE
        assert refused(ground, [(1400, 500, 0)]) is What.THING
        assert refused(ground, [(1210, 500, 800)]) is What.UNSAFE
        assert refused(ground, [(1000, 500, 400)]) is What.UNSAFE

    def test_the_border_holds_in_the_air_too(self) -> None:
        """HR-172: a notch in the table is not flown across, only around."""
        ground = Ground(NOTCHED, (), (ME,))
        assert refused(ground, [(1500, 500, 0)]) is What.BORDER
        ground.walk(0, [(870, 1630, 50), (1130, 1630, 50), (1500, 500, 0)], FLIES)


class TestReached:
    def test_everything_within_a_straight_flight(self) -> None:
        ground = Ground(TABLE, (WALL, TOWER), (ME,))
        places = ground.reach(0, 1200, FLIES).places()
        assert places[(1000, 500, 0)] == 500
        assert places[(1300, 500, 800)] == math.isqrt(800**2 + 800**2) + 1
        assert (1400, 500, 0) not in places
        assert (1450, 500, 800) not in places, "950 and 800 make more than 1200"
        for place, cost in places.items():
            assert cost == math.ceil(math.dist(place, (500, 500, 0)) - 1e-9)
            assert ground.cost(0, ground.route(0, ground.reach(0, 1200, FLIES), place), FLIES) in (
                cost,
                0,
            )

    def test_neither_beyond_the_border_nor_onto_a_figure(self) -> None:
        ground = Ground(NOTCHED, (), (ME, Figure(700, 500, 0, 30, 100)))
        places = ground.reach(0, 1000, FLIES).places()
        assert (700, 500, 0) not in places
        assert (1000, 500, 0) not in places
        assert (1250, 500, 0) not in places

    def test_finding_a_flight(self) -> None:
        ground = Ground(TABLE, (WALL, TOWER), (ME,))
        assert find_route(ground, 0, (1300, 500, 800), 1200, FLIES) == [(1300, 500, 800)]
        with pytest.raises(Blocked):
            find_route(ground, 0, (1300, 500, 800), 1100, FLIES)

    def test_finding_a_flight_round_a_corner_of_the_border(self) -> None:
        ground = Ground(NOTCHED, (), (ME,))
        route = find_route(ground, 0, (1500, 500, 0), 3000, FLIES)
        cost = sum(leg.cost for leg in ground.walk(0, route, FLIES))
        around = math.dist((500, 500), (870, 1630)) + 260 + math.dist((1130, 1630), (1500, 500))
        assert cost <= 1.02 * around
