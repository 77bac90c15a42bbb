"""On tops: ground under the centre all the way, edges, drops, and uneven ground exactly."""

from __future__ import annotations

from random import Random

import pytest
import shapely

from kitchentable.raiders.geometry import walk_kernel
from kitchentable.raiders.geometry.figures import Figure, Thing, ceil_sqrt
from kitchentable.raiders.geometry.obstacles import Blocked, What
from kitchentable.raiders.geometry.routes import Gait, Ground, Place, Way
from kitchentable.raiders.geometry.shapes import Polygon, box, disc, moved, turned
from tests.raiders.geometry.scenes import ELL

TABLE = ((0, 0), (3000, 0), (3000, 3000), (0, 3000))
HIGH = 200


def top(footprint: Polygon, id: str = "top", uneven: bool = False, high: int = HIGH) -> Thing:
    return Thing(id, "box", footprint, 0, high, stand=True, uneven=uneven)


def ground(*things: Thing, at: Place) -> Ground:
    return Ground(TABLE, things, (Figure(*at, 30, 100),))


def refused(place: Ground, route: list[Place]) -> What:
    with pytest.raises(Blocked) as caught:
        place.walk(0, route)
    return caught.value.obstacle.what


class TestOnAnL:
    """An L with its inner corner at (1500, 1500): arms to the west, and to the north."""

    PLACE = ground(top(moved(ELL, 1500, 1500)), at=(1700, 1450, HIGH))

    def test_across_the_notch_there_is_no_ground(self) -> None:
        """From the eastern arm straight to the northern one the centre leaves the top."""
        assert refused(self.PLACE, [(1450, 1650, HIGH)]) is What.NO_GROUND
        self.PLACE.walk(0, [(1450, 1450, HIGH), (1450, 1650, HIGH)])

    def test_through_the_inner_corner_itself_is_over_the_top(self) -> None:
        """On the line from (1700, 1450) to (1450, 1512.5) the point (1500, 1500) is the corner."""
        self.PLACE.walk(0, [(1500, 1500, HIGH), (1450, 1600, HIGH)])
        assert refused(self.PLACE, [(1501, 1501, HIGH), (1450, 1600, HIGH)]) is What.NO_GROUND

    def test_along_the_edge(self) -> None:
        self.PLACE.walk(0, [(1700, 1500, HIGH), (1500, 1500, HIGH), (1450, 1450, HIGH)])
        assert refused(self.PLACE, [(1700, 1501, HIGH), (1500, 1501, HIGH)]) is What.NO_GROUND


class TestFromTopToTop:
    WEST = top(moved(box(400, 400), 1000, 1000), "west")

    def neighbour(self, gap: int = 0, high: int = HIGH) -> Thing:
        return top(moved(box(400, 400), 1400 + gap, 1000), "east", high=high)

    def test_tops_of_one_height_that_touch_are_one_ground(self) -> None:
        place = ground(self.WEST, self.neighbour(), at=(1000, 1000, HIGH))
        assert place.walk(0, [(1400, 1100, HIGH)])[0].way is Way.LEVEL
        place.walk(0, [(1200, 1000, HIGH), (1200, 1100, HIGH), (1400, 1100, HIGH)])

    def test_a_gap_between_them_is_not_crossed(self) -> None:
        place = ground(self.WEST, self.neighbour(gap=1), at=(1000, 1000, HIGH))
        assert refused(place, [(1400, 1000, HIGH)]) is What.NO_GROUND

    def test_another_height_is_not_the_same_ground(self) -> None:
        place = ground(self.WEST, self.neighbour(high=HIGH - 10), at=(1000, 1000, HIGH))
        assert refused(place, [(1400, 1000, HIGH)]) is What.NO_GROUND

    def test_in_reach_too(self) -> None:
        joined = ground(self.WEST, self.neighbour(), at=(1000, 1000, HIGH)).reach(0, 500).places()
        apart = ground(self.WEST, self.neighbour(gap=1), at=(1000, 1000, HIGH))
        assert joined[(1400, 1000, HIGH)] == 400
        assert (1400, 1000, HIGH) not in apart.reach(0, 500).places()


class TestThroughTheAir:
    BOX = top(moved(box(400, 400), 1000, 500))

    def test_from_a_face_no_farther_than_the_base_is_wide(self) -> None:
        """The edge is at y = 700. 62 at most; at a slant the way to the edge is longer."""
        place = ground(self.BOX, at=(900, 900, 0))
        up: list[Place] = [(900, 730, 0), (900, 730, HIGH)]
        place.walk(0, [*up, (900, 600, HIGH)])
        place.walk(0, [*up, (850, 660, HIGH)])
        assert refused(place, [*up, (1100, 640, HIGH)]) is What.NO_GROUND, "82 to the edge"

    def test_over_an_edge_neither(self) -> None:
        place = ground(self.BOX, at=(1100, 500, HIGH))
        assert place.walk(0, [(1262, 500, 0)])[0].fall == HIGH
        assert refused(place, [(1263, 500, 0)]) is What.OFF_EDGE

    def test_a_route_from_face_to_face_needs_a_top(self) -> None:
        north = top(moved(box(400, 400), 1000, 962), "north")
        place = ground(self.BOX, north, at=(700, 730, 0))
        route: list[Place] = [(770, 690, 0), (770, 690, HIGH), (770, 770, HIGH), (770, 770, 0)]
        assert refused(place, route) is What.NO_GROUND

    def test_a_harmless_drop_is_in_reach_for_its_way_alone(self) -> None:
        """From 1100 to the edge at 1200 and on to 1300: 200, and 200 down for nothing."""
        place = ground(self.BOX, at=(1100, 500, HIGH))
        reach = place.reach(0, 250)
        assert 200 <= reach.places()[(1300, 500, 0)] <= 202
        legs = place.walk(0, place.route(0, reach, (1300, 500, 0)))
        assert [leg.way for leg in legs] == [Way.DROP, Way.LEVEL, Way.LEVEL]
        careful = place.reach(0, 250, Gait(drops=0)).places()
        assert (1300, 500, 0) not in careful

    def test_a_deep_drop_is_not(self) -> None:
        tower = top(self.BOX.footprint, high=301)
        place = ground(tower, at=(1100, 500, 301))
        assert (1300, 500, 0) not in place.reach(0, 400).places()
        assert (1300, 500, 0) in place.reach(0, 400, Gait(drops=1000)).places()


class TestUnevenGround:
    FLAT = top(moved(box(400, 400), 1000, 1000), "flat")
    ROUGH = top(moved(box(400, 400), 1400, 1000), "rough", uneven=True)
    PLACE = ground(FLAT, ROUGH, at=(1000, 1000, HIGH))

    def cost(self, *route: Place, gait: Gait | None = None) -> int:
        return sum(leg.cost for leg in self.PLACE.walk(0, route, gait or Gait()))

    def test_only_the_part_over_it_counts_double(self) -> None:
        """A-122: it begins at 1200, where the centre crosses the outline."""
        assert self.cost((1199, 1000, HIGH), (1000, 1000, HIGH)) == 398
        assert self.cost((1300, 1000, HIGH)) == 200 + 2 * 100
        assert self.cost((1300, 1000, HIGH), gait=Gait(hikes=True)) == 300

    def test_the_crossing_is_rounded_against_the_mover(self) -> None:
        """1 up for 3 along to (1300, 1100): 317 long; 200 of 300 are flat, 211.3 of 317."""
        assert self.cost((1300, 1100, HIGH)) == 317 + (317 - 211)

    def test_there_and_back_costs_the_same(self) -> None:
        back = ground(self.FLAT, self.ROUGH, at=(1300, 1100, HIGH))
        assert back.walk(0, [(1000, 1000, HIGH)])[0].cost == 317 + 106

    def test_along_the_outline_is_not_over_it(self) -> None:
        assert self.cost((1200, 900, HIGH), (1200, 1100, HIGH), (1100, 1000, HIGH)) == (
            224 + 200 + 142
        )

    def test_in_reach_too(self) -> None:
        places = self.PLACE.reach(0, 500).places()
        assert places[(1300, 1000, HIGH)] == 400
        assert places[(1150, 1000, HIGH)] == 150


def scene(rng: Random) -> list[Thing]:
    """Tops of one height that touch, overlap nowhere, and some of which are uneven."""
    size = rng.choice((200, 300))
    found: list[Thing] = []
    for n in range(rng.randint(2, 5)):
        x, y = 1000 + size * rng.randrange(3), 1000 + size * rng.randrange(3)
        shape = rng.choice((box(size, size), disc(size), turned(box(size, size // 2), 90 * n)))
        if all(thing.x != x or thing.y != y for thing in found):
            found.append(
                Thing(str(n), "t", moved(shape, x, y), 0, 100, stand=True, x=x, y=y,
                      uneven=rng.random() < 0.5)
            )  # fmt: skip
    if rng.random() < 0.3:
        found = [Thing("ell", "t", moved(ELL, 1200, 1200), 0, 100, stand=True, uneven=True)]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_ground_and_uneven_ground_as_shapely_has_them(seed: int) -> None:
    """1200 scenes of tops side by side, with lines across them; near misses are left out."""
    rng = Random(seed)
    carried = left = rough = 0
    for _ in range(300):
        things = scene(rng)
        place = Ground(TABLE, things, ())
        union = shapely.union_all([shapely.Polygon(thing.footprint) for thing in things])
        bumps = shapely.union_all(
            [shapely.Polygon(thing.footprint) for thing in things if thing.uneven]
        )
        for _ in range(6):
            a = (rng.randint(850, 1750), rng.randint(850, 1750), 100)
            b = (a[0] + rng.randint(-300, 300), a[1] + rng.randint(-300, 300), 100)
            line = shapely.LineString([a[:2], b[:2]])
            said = place.over_tops(a, b)
            if said:
                assert shapely.covers(union.buffer(0.01), line)
                carried += 1
            else:
                assert not shapely.covers(union.buffer(-0.01, join_style="mitre"), line)
                left += 1
            far = ceil_sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
            extra = walk_kernel.rough(*a[:2], *b[:2], 100, far, *place.scene.solids)
            inside = line.intersection(bumps).length * far / max(line.length, 1)
            assert inside - 0.01 <= extra <= inside + 2 * len(things) + 2.01
            rough += extra > 0
    assert carried > 50
    assert left > 200
    assert rough > 200
