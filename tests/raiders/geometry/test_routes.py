"""Routes judged on their boundaries and against shapely."""

from __future__ import annotations

from random import Random

import pytest
from shapely.geometry import LineString, Point, Polygon

from kitchentable.raiders.geometry.figures import Figure, Thing
from kitchentable.raiders.geometry.obstacles import Blocked, What
from kitchentable.raiders.geometry.routes import Gait, Ground, Place, Way
from kitchentable.raiders.geometry.shapes import box, disc, moved, turned

TABLE = ((0, 0), (3000, 0), (3000, 3000), (0, 3000))
ME = Figure(500, 500, 0, 30, 100)
BOX = Thing("box", "box", moved(box(400, 400), 1000, 500), 0, 200, stand=True)
"""From x = 800 to 1200, y = 300 to 700, two inches high."""
UP: list[Place] = [(770, 500, 0), (770, 500, 200), (900, 500, 200)]


def ground(*things: Thing, figures: tuple[Figure, ...] = ()) -> Ground:
    return Ground(TABLE, things, (ME, *figures))


def cost(place: Ground, route: list[Place], gait: Gait | None = None) -> int:
    return sum(leg.cost for leg in place.walk(0, route, gait or Gait()))


def refused(place: Ground, route: list[Place], gait: Gait | None = None) -> What:
    with pytest.raises(Blocked) as caught:
        place.walk(0, route, gait or Gait())
    return caught.value.obstacle.what


class TestOnTheLevel:
    def test_each_leg_is_rounded_up(self) -> None:
        """A-040: (3, 4) is 5; (1, 1) is 1.41.., so 2."""
        assert cost(ground(), [(800, 900, 0)]) == 500
        assert cost(ground(), [(501, 501, 0), (502, 502, 0)]) == 4

    def test_standing_still_is_a_route(self) -> None:
        assert ground().walk(0, []) == []

    @pytest.mark.parametrize(("x", "legal"), [(770, True), (771, False)])
    def test_touching_a_thing_is_not_overlapping_it(self, x: int, legal: bool) -> None:
        place = ground(BOX)
        if legal:
            assert cost(place, [(x, 500, 0)]) == x - 500
        else:
            assert refused(place, [(x, 500, 0)]) is What.THING

    def test_nothing_goes_through_a_thing(self) -> None:
        assert refused(ground(BOX), [(1500, 500, 0)]) is What.THING
        assert cost(ground(BOX), [(500, 730, 0), (1500, 730, 0), (1500, 500, 0)]) == 1460

    @pytest.mark.parametrize(("y", "legal"), [(560, True), (559, False)])
    def test_nothing_goes_through_a_figure(self, y: int, legal: bool) -> None:
        place = ground(figures=(Figure(1000, y, 0, 30, 100),))
        if legal:
            assert cost(place, [(1500, 500, 0)]) == 1000
        else:
            assert refused(place, [(1500, 500, 0)]) is What.FIGURE

    def test_a_ghost_goes_through_figures_but_ends_on_none(self) -> None:
        place = ground(figures=(Figure(1000, 500, 0, 30, 100),))
        assert cost(place, [(1500, 500, 0)], Gait(ghost=True)) == 1000
        assert refused(place, [(1000, 520, 0)], Gait(ghost=True)) is What.FIGURE
        assert refused(ground(BOX), [(1500, 500, 0)], Gait(ghost=True)) is What.THING

    @pytest.mark.parametrize(("x", "legal"), [(30, True), (29, False), (-500, False)])
    def test_the_base_stays_on_the_table(self, x: int, legal: bool) -> None:
        if legal:
            ground().walk(0, [(x, 500, 0)])
        else:
            assert refused(ground(), [(x, 500, 0)]) is What.BORDER

    @pytest.mark.parametrize(
        ("place", "what"),
        [
            ((10**30, 5, 0), What.BORDER),
            ((500, -(2**63), 0), What.BORDER),
            ((500, 500, 10**12), What.NO_GROUND),
        ],
    )
    def test_a_place_far_off_the_table(self, place: Place, what: What) -> None:
        """Numbers that are too large for the kernels are refused before they run."""
        assert refused(ground(), [place]) is what
        assert refused(ground(), [place], Gait(flies=True)) is what
        assert ground().cost(0, [place]) is None
        with pytest.raises(Blocked):
            ground().check_place(0, place)
        assert ground().forced(0, (1, 0), 10**30).place == (2970, 500, 0)

    def test_a_notch_in_the_border_is_not_crossed(self) -> None:
        notched = ((0, 0), (900, 0), (900, 600), (1100, 600), (1100, 0), (3000, 0), (3000, 3000),
                   (0, 3000))  # fmt: skip
        place = Ground(notched, (), (ME,))
        assert refused(place, [(1500, 500, 0)]) is What.BORDER
        assert cost(place, [(500, 630, 0), (1500, 630, 0)]) == 1130


class TestHeights:
    def test_climbing_costs_double(self) -> None:
        """270 to the face, 200 up at 2 each, 130 onto the top."""
        legs = ground(BOX).walk(0, UP)
        assert [leg.way for leg in legs] == [Way.LEVEL, Way.CLIMB, Way.LEVEL]
        assert [leg.cost for leg in legs] == [270, 400, 130]

    def test_climbers_pay_single(self) -> None:
        assert cost(ground(BOX), UP, Gait(climbs=True)) == 270 + 200 + 130

    @pytest.mark.parametrize(("height", "price"), [(100, 100), (101, 202)])
    def test_hikers_pay_single_up_to_an_inch(self, height: int, price: int) -> None:
        """A-055: higher than an inch, the whole climb costs double."""
        low = Thing("low", "low", BOX.footprint, 0, height, stand=True)
        route: list[Place] = [(770, 500, 0), (770, 500, height), (900, 500, height)]
        assert cost(ground(low), route, Gait(hikes=True)) == 270 + price + 130

    def test_a_climb_needs_a_face_and_a_top_to_stand_on(self) -> None:
        away: list[Place] = [(700, 500, 0), (700, 500, 200), (900, 500, 200)]
        assert refused(ground(BOX), away) is What.NO_FACE
        mug = Thing("mug", "mug", BOX.footprint, 0, 200)
        assert refused(ground(mug), UP) is What.NO_FACE
        assert refused(ground(BOX), [(900, 500, 200)]) is What.SLOPE

    @pytest.mark.parametrize(("x", "legal"), [(815, True), (814, False)])
    def test_a_route_ends_well_on_the_top(self, x: int, legal: bool) -> None:
        """A-123: half the radius of 30 inside the edge at 800."""
        route: list[Place] = [*UP[:2], (x, 500, 200)]
        if legal:
            ground(BOX).walk(0, route)
        else:
            assert refused(ground(BOX), route) is What.UNSAFE

    def test_a_level_leg_needs_ground(self) -> None:
        route: list[Place] = [*UP, (1100, 500, 200), (1300, 500, 200)]
        assert refused(ground(BOX), route) is What.NO_GROUND

    def test_over_the_edge_the_way_costs_and_the_fall_does_not(self) -> None:
        """A-043: from 900 to 1231 in plan, then 200 down."""
        legs = ground(BOX).walk(0, [*UP, (1231, 500, 0)])
        assert (legs[-1].way, legs[-1].cost, legs[-1].fall) == (Way.DROP, 331, 200)

    def test_a_drop_does_not_end_on_a_figure(self) -> None:
        place = ground(BOX, figures=(Figure(1260, 500, 0, 30, 100),))
        assert refused(place, [*UP, (1231, 500, 0)]) is What.FIGURE

    def test_climbing_down_costs_double_too(self) -> None:
        legs = ground(BOX).walk(0, [*UP, (1230, 500, 200), (1230, 500, 0)])
        assert [leg.cost for leg in legs[-2:]] == [330, 400]

    def test_a_stack_is_climbed_in_stages(self) -> None:
        upper = Thing(
            "upper", "box", moved(box(200, 200), 1050, 500), 200, 350, stand=True, on="box"
        )
        place = ground(BOX, upper)
        assert refused(place, [*UP, (1000, 500, 200)]) is What.THING
        route: list[Place] = [*UP, (920, 500, 200), (920, 500, 350), (1000, 500, 350)]
        assert cost(place, route) == 270 + 400 + 130 + 20 + 300 + 80

    def test_a_stack_without_steps_is_one_face(self) -> None:
        """Two of the same size: 350 up in one go or in two, 700 either way; in reach too."""
        upper = Thing("upper", "box", BOX.footprint, 200, 350, stand=True, on="box")
        place = ground(BOX, upper)
        at_once: list[Place] = [(770, 500, 0), (770, 500, 350), (900, 500, 350)]
        in_two: list[Place] = [(770, 500, 0), (770, 500, 200), (770, 500, 350), (900, 500, 350)]
        assert cost(place, at_once) == cost(place, in_two) == 270 + 700 + 130
        assert place.reach(0, 1200).places()[(900, 500, 350)] == 1100

    def test_a_narrow_rim_is_passed_from_face_to_face(self) -> None:
        """A step of 0.2" on which no figure can stand: up, 20 in, up, onto the top."""
        upper = Thing(
            "upper", "box", moved(box(360, 360), 1000, 500), 200, 350, stand=True, on="box"
        )
        place = ground(BOX, upper)
        route: list[Place] = [
            (770, 500, 0), (770, 500, 200), (790, 500, 200), (790, 500, 350), (900, 500, 350)
        ]  # fmt: skip
        assert cost(place, route) == 270 + 400 + 20 + 300 + 110
        assert refused(place, [(770, 500, 0), (770, 500, 350)]) is What.NO_FACE

    def test_uneven_ground_costs_double(self) -> None:
        """HR-073, A-122: from where the centre crosses the outline, at 800: 30 and 100 twice.

        Hikers and forced moves do not pay (A-051).
        """
        towel = Thing("towel", "towel", BOX.footprint, 0, 200, stand=True, uneven=True)
        route: list[Place] = [*UP, (1100, 500, 200)]
        assert cost(ground(towel), route) == 270 + 400 + 30 + 2 * 100 + 2 * 200
        assert cost(ground(towel), route, Gait(hikes=True)) == 270 + 400 + 130 + 200
        assert cost(ground(towel), route, Gait(forced=True)) == 270 + 200 + 130 + 200


class TestAgainstShapely:
    @pytest.mark.parametrize("seed", range(4))
    def test_a_leg_is_free_when_the_swept_base_meets_nothing(self, seed: int) -> None:
        """Near misses of less than a hundredth are left out, because shapely rounds."""
        rng = Random(seed)
        free = judged = 0
        for _ in range(400):
            things = [
                Thing(str(n), "t", moved(turned(rng.choice((box(300, 120), disc(200))),
                      rng.randrange(360)), rng.randrange(400, 1600), rng.randrange(400, 1600)),
                      0, 100)
                for n in range(4)
            ]  # fmt: skip
            other = Figure(rng.randrange(400, 1600), rng.randrange(400, 1600), 0, 40, 100)
            place = Ground(TABLE, things, (Figure(200, 200, 0, 30, 100), other))
            end = (rng.randrange(200, 1900), rng.randrange(200, 1900))
            line = LineString([(200, 200), end])
            gaps = [line.distance(Polygon(thing.footprint)) - 30 for thing in things]
            gaps.append(line.distance(Point(other.x, other.y)) - 70)
            if min(abs(gap) for gap in gaps) < 0.01:
                continue
            judged += 1
            try:
                place.walk(0, [(*end, 0)])
            except Blocked:
                assert min(gaps) < 0
            else:
                assert min(gaps) > 0
                free += 1
        assert judged > 350
        assert 20 < free < judged - 20

    @pytest.mark.parametrize("width", [2000, 10_000])
    def test_compiled_and_plain_agree(self, width: int) -> None:
        rng = Random(9)
        table = ((0, 0), (width, 0), (width, width), (0, width))
        for _ in range(60):
            things = [
                Thing(str(n), "t", moved(turned(box(500, 200), rng.randrange(360)),
                      rng.randrange(400, width - 400), rng.randrange(400, width - 400)), 0, 100)
                for n in range(8)
            ]  # fmt: skip
            me = Figure(rng.randrange(30, width - 30), rng.randrange(30, width - 30), 0, 30, 90)
            end = (rng.randrange(width), rng.randrange(width), 0)
            said = []
            for plain in (False, True):
                place = Ground(table, things, (me,), plain=plain)
                try:
                    said.append(str(place.walk(0, [end])))
                except Blocked as no:
                    said.append(str(no))
            assert said[0] == said[1]
