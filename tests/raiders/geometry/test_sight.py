"""Sight compared with slow references in fractions and shapely, and on exact boundaries."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from fractions import Fraction
from random import Random

import pytest
from shapely.geometry import LineString, Polygon

from kitchentable.raiders.geometry import Sight, svg
from kitchentable.raiders.geometry.figures import Figure
from kitchentable.raiders.geometry.shapes import box, moved, turned
from kitchentable.raiders.geometry.sight import LOWEST, Scene
from kitchentable.raiders.geometry.solids import Solid
from kitchentable.raiders.geometry.tables import tables
from tests.raiders.geometry.scenes import ELL, random_figures, random_things

A = Figure(0, 0, 0, 30, 100)
B = Figure(1000, 0, 0, 30, 100)


def look(things: list[Solid], figures: list[Figure], a: int = 0, b: int = 1) -> Sight:
    return Scene(things, figures).sight(a, b).sight


class TestOnOneLevel:
    def test_nothing_between_is_open(self) -> None:
        assert look([], [A, B]) is Sight.OPEN

    def test_a_wall_blocks(self) -> None:
        wall = Solid(moved(box(20, 400), 500, 0), 0, 300)
        seen = Scene([wall], [A, B]).sight(0, 1)
        assert seen.sight is Sight.BLOCKED
        assert seen.blockers == (0,)

    def test_half_a_wall_hides_a_part(self) -> None:
        wall = Solid(moved(box(20, 400), 500, 200), 0, 300)
        assert look([wall], [A, B]) is Sight.PARTIAL

    def test_a_line_that_touches_an_edge_is_free(self) -> None:
        """The wall begins exactly at the upper tangent of both bases."""
        touching = Solid(((400, 30), (600, 30), (600, 90), (400, 90)), 0, 300)
        assert look([touching], [A, B]) is Sight.OPEN
        deeper = Solid(((400, 14), (600, 14), (600, 90), (400, 90)), 0, 300)
        assert look([deeper], [A, B]) is Sight.PARTIAL

    def test_a_line_through_two_opposite_corners_is_stopped(self) -> None:
        """Touching both corners of a diagonal means going through the middle."""
        diamond = Solid(((400, 0), (500, -200), (600, 0), (500, 200)), 0, 300)
        assert look([diamond], [A, B]) is Sight.BLOCKED

    @pytest.mark.parametrize("plain", [False, True])
    @pytest.mark.parametrize(("north", "sight"), [(0, Sight.BLOCKED), (1, Sight.PARTIAL)])
    def test_two_things_that_touch_are_one_obstacle(
        self, north: int, sight: Sight, plain: bool
    ) -> None:
        """Nothing is seen through their seam; a slit between them is seen through."""
        south = Solid(((400, -200), (600, -200), (600, 0), (400, 0)), 0, 300)
        other = Solid(((400, north), (600, north), (600, 200), (400, 200)), 0, 300)
        scene = Scene([south, other], [A, B], plain=plain)
        assert scene.sights(0, [1]) == [sight]
        assert scene.sight(0, 1).blockers == (0, 1)
        assert any(free for *_, free in scene.lines(0, 1)) is (sight is Sight.PARTIAL)
        assert scene.sight_past_one(0, 1) is Sight.PARTIAL

    @pytest.mark.parametrize("plain", [False, True])
    def test_a_seam_hides_only_where_both_things_stand(self, plain: bool) -> None:
        """The things touch in a corner, or lie one after the other: the line between is free."""
        south = Solid(((300, -200), (500, -200), (500, 0), (300, 0)), 0, 300)
        other = Solid(((500, 0), (700, 0), (700, 200), (500, 200)), 0, 300)
        assert Scene([south, other], [A, B], plain=plain).sights(0, [1]) == [Sight.PARTIAL]

    @pytest.mark.parametrize("plain", [False, True])
    @pytest.mark.parametrize(("height", "free"), [(300, 0), (20, 2)])
    def test_a_seam_across_levels(self, height: int, free: int, plain: bool) -> None:
        """Two points of B's body lie on the line of the seam on each side of its foot and head."""
        south = Solid(((400, -200), (600, -200), (600, 0), (400, 0)), 0, 300)
        other = Solid(((400, 0), (600, 0), (600, 200), (400, 200)), 0, height)
        scene = Scene([south, other], [A, Figure(1000, 0, 50, 30, 100)], plain=plain)
        along = [line for line in scene.lines(0, 1) if line[1][1] == 0 and line[0][1] == 0]
        assert len(along) == 4
        assert any(free for *_, free in along) is bool(free)

    @pytest.mark.parametrize(("height", "sight"), [(24, Sight.OPEN), (25, Sight.BLOCKED)])
    def test_low_things_do_not_block(self, height: int, sight: Sight) -> None:
        wall = Solid(moved(box(20, 400), 500, 0), 0, height)
        assert look([wall], [A, B]) is sight
        assert LOWEST == 25

    def test_own_unit_does_not_block_the_targets_does(self) -> None:
        middle = Figure(500, 0, 0, 75, 100)
        mine = [Figure(0, 0, 0, 30, 100, unit=1), B, Figure(500, 0, 0, 75, 100, unit=1)]
        theirs = [A, Figure(1000, 0, 0, 30, 100, unit=2), Figure(500, 0, 0, 75, 100, unit=2)]
        assert look([], [A, B, middle]) is Sight.BLOCKED
        assert look([], mine) is Sight.OPEN
        assert look([], theirs) is Sight.BLOCKED

    def test_levels_far_from_the_table_count_as_well(self) -> None:
        """On top of the same box a wall of the box's own level blocks, one below does not."""
        up = [Figure(0, 0, 400, 30, 100), Figure(1000, 0, 400, 30, 100)]
        below = Solid(moved(box(20, 400), 500, 0), 0, 400)
        on_top = Solid(moved(box(20, 400), 500, 0), 400, 500)
        assert look([below], up) is Sight.OPEN
        assert look([on_top], up) is Sight.BLOCKED


class TestAcrossLevels:
    def test_from_the_edge_of_a_shelf_everything_is_seen(self) -> None:
        up = Figure(0, 0, 500, 30, 100)
        shelf = Solid(moved(box(100, 100), 0, 0), 0, 500)
        assert look([shelf], [up, Figure(1000, 0, 0, 30, 100)]) is Sight.OPEN

    def test_behind_a_high_box_nothing(self) -> None:
        up = Figure(0, 0, 500, 30, 100)
        box_ = Solid(moved(box(100, 300), 800, 0), 0, 580)
        assert look([box_], [up, Figure(900, 0, 0, 30, 100)]) is Sight.BLOCKED

    def test_over_a_low_box_only_the_head(self) -> None:
        """Head at 600 over 1000 to a figure of 100: at 800 to 900 of the way the line to the
        foot is at 60 to 120, the one to the head at 150 to 200; a box of 130 hides the feet."""
        up = Figure(0, 0, 500, 30, 100)
        box_ = Solid(((800, -150), (900, -150), (900, 150), (800, 150)), 0, 130)
        seen = Scene([box_], [up, Figure(1000, 0, 0, 30, 100)]).sight(0, 1)
        assert seen.sight is Sight.PARTIAL
        assert seen.free == 16

    def test_a_line_that_grazes_the_top_is_free(self) -> None:
        """From 200 down to 0 over 1000: at 500 the line is exactly at 100."""
        up = Figure(0, 0, 100, 30, 100)
        target = Figure(1000, 0, 0, 30, 200)
        grazed = Solid(((500, -10), (530, -10), (530, 10), (500, 10)), 0, 90)
        assert look([grazed], [up, target]) is Sight.OPEN


def reference_on_level(things: list[Solid], figures: list[Figure], a: int, b: int) -> Sight:
    """Sight computed with shapely: a line is stopped when it meets the inside."""
    blockers = [Polygon(t.footprint) for t in things if t.high >= LOWEST]
    blockers += [Polygon(f.base) for n, f in enumerate(figures) if n not in (a, b)]
    free = 0
    for looker, target in ((a, b), (b, a)):
        centre = (figures[looker].x, figures[looker].y)
        for corner in figures[target].base:
            line = LineString([centre, corner])
            free += not any(line.relate_pattern(blocker, "T********") for blocker in blockers)
    return Sight.OPEN if free == 32 else Sight.PARTIAL if free else Sight.BLOCKED


def fraction_inside(x: Fraction, y: Fraction, corners: tuple[tuple[int, int], ...]) -> bool:
    found = False
    for (px, py), (qx, qy) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (py > y) != (qy > y) and x < (qx - px) * (y - py) / Fraction(qy - py) + px:
            found = not found
    return found


def sampled_across(thing: Solid, start: tuple[int, ...], end: tuple[int, ...]) -> bool:
    """Whether any of many points of a line in space lies inside a prism."""
    for n in range(1, 200):
        t = Fraction(n, 200)
        x, y, z = (a + (b - a) * t for a, b in zip(start, end, strict=True))
        if thing.low < z < thing.high and fraction_inside(x, y, thing.footprint):
            return True
    return False


class TestAgainstReferences:
    @pytest.mark.parametrize("seed", range(6))
    def test_on_one_level_as_shapely_has_it(self, seed: int) -> None:
        rng = Random(seed)
        seen = set()
        for _ in range(25):
            things = random_things(rng, rng.randint(1, 6), 2400, (20, 25, 100, 400))
            figures = random_figures(rng, 6, 2400, (0,), things)
            scene = Scene(things, figures)
            for a, b in ((0, 1), (2, 3), (4, 5)):
                found = scene.sight(a, b).sight
                assert found is reference_on_level(things, figures, a, b)
                seen.add(found)
        assert seen == set(Sight)

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(4))
    def test_across_levels_as_dense_sampling_has_it(self, seed: int) -> None:
        """Every line that sampling finds stopped is stopped. The others that are stopped are rare
        near misses, and never decide a sight."""
        rng = Random(100 + seed)
        missed = lines = 0
        for _ in range(12):
            things = random_things(rng, 3, 1500, (100, 250, 400))
            low, high = Figure(rng.randrange(1500), rng.randrange(1500), 0, 30, 100), None
            high = Figure(rng.randrange(1500), rng.randrange(1500), 300, 30, 100)
            scene = Scene(things, [high, low])
            free = 0
            for z in (low.z, low.z + low.height):
                for corner in low.base:
                    start, end = (high.x, high.y, high.z + high.height), (*corner, z)
                    stopped = any(sampled_across(each, start, end) for each in things)
                    free += not stopped
                    lines += 1
            found = scene.sight(0, 1).free
            assert found <= free
            missed += free - found
        assert missed <= lines // 20


class TestPictures:
    @pytest.mark.parametrize("seed", range(5))
    def test_the_lines_are_those_that_decided(self, seed: int) -> None:
        rng = Random(400 + seed)
        for _ in range(10):
            things = random_things(rng, 6, 2000, (20, 100, 400))
            figures = random_figures(rng, 4, 2000, (0, 24, 300))
            scene = Scene(things, figures)
            for a in range(4):
                for b in range(4):
                    if a != b:
                        lines = scene.lines(a, b)
                        assert len(lines) == 32
                        assert sum(free for _, _, free in lines) == scene.sight(a, b).free

    def test_a_picture_shows_both_sides_of_it(self) -> None:
        table = tables()["desk"]
        solids = [thing.solid() for thing in table.things]
        figures = [Figure(2000, 600, 0, 30, 100), Figure(1100, 1500, 410, 30, 100)]
        lines = Scene(solids, figures).lines(0, 1)
        picture = svg.sight(table.outline, table.things, figures[0], figures[1], lines)
        root = ElementTree.fromstring(picture)
        paths = [each.get("d", "") for each in root.iter("{http://www.w3.org/2000/svg}path")]
        assert len([d for d in paths if "L" in d]) >= 64, "32 from above, 32 from the side"


@pytest.mark.slow
class TestProperties:
    @pytest.mark.parametrize("seed", range(8))
    def test_on_one_level_sight_is_mutual(self, seed: int) -> None:
        rng = Random(200 + seed)
        for _ in range(30):
            things = random_things(rng, 8, 2400, (10, 100))
            figures = random_figures(rng, 8, 2400, (0, 10, 24))
            scene = Scene(things, figures)
            for a in range(8):
                for b in range(a):
                    assert scene.sight(a, b).sight is scene.sight(b, a).sight

    @pytest.mark.parametrize("seed", range(4))
    def test_compiled_and_plain_agree_also_in_the_corners_of_a_large_table(self, seed: int) -> None:
        rng = Random(300 + seed)
        for width in (1200, 10_000):
            for _ in range(8):
                things = random_things(rng, 10, width, (20, 100, 400, 1500))
                figures = random_figures(rng, 8, width, (0, 20, 100, 400))
                figures += [Figure(x, y, z, 25, 80) for x in (0, width) for y in (0, width)
                            for z in (0, 1500)]  # fmt: skip
                fast = Scene(things, figures, plain=False)
                slow = Scene(things, figures, plain=True)
                for a in range(0, len(figures), 3):
                    targets = [b for b in range(len(figures)) if b != a]
                    assert fast.sights(a, targets) == slow.sights(a, targets)
                    b = rng.choice(targets)
                    assert fast.sight(a, b) == slow.sight(a, b)

    def test_turning_the_whole_scene_by_a_quarter_changes_nothing(self) -> None:
        rng = Random(7)
        for _ in range(20):
            things = random_things(rng, 6, 1800, (100,))
            figures = random_figures(rng, 6, 1800, (0,))
            around = [s._replace(footprint=turned(s.footprint, 90)) for s in things]
            moved_figures = [Figure(-f.y, f.x, f.z, f.radius, f.height) for f in figures]
            one, other = Scene(things, figures), Scene(around, moved_figures)
            for a in range(6):
                for b in range(a):
                    assert one.sight(a, b).free == other.sight(a, b).free

    def test_an_l_shape_is_not_its_hull(self) -> None:
        """A figure can see past the inner corner of an L."""
        ell = Solid(moved(ELL, 500, 0), 0, 300)
        corner = [Figure(600, 150, 0, 30, 100), Figure(900, 150, 0, 30, 100)]
        assert look([ell], corner) is Sight.OPEN
