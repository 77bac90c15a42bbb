"""Distances, contact, formation."""

from __future__ import annotations

from random import Random

import pytest
from shapely.geometry import Point, Polygon

from kitchentable.raiders.geometry.figures import (
    Figure,
    Marker,
    Thing,
    gap,
    gap_to_thing,
    in_formation,
    links,
    straggling,
    touch,
    touches_thing,
)
from kitchentable.raiders.geometry.shapes import box, disc, moved, turned


def figure(x: int, y: int = 0, z: int = 0, radius: int = 30) -> Figure:
    return Figure(x, y, z, radius, 100)


class TestDistances:
    def test_from_edge_to_edge(self) -> None:
        assert gap(figure(0), figure(100)) == 40
        assert gap(figure(0), figure(300, 400, radius=70)) == 400

    def test_rounded_up_to_a_hundredth(self) -> None:
        """1 and 1 make 1.414..: a distance is never rounded down."""
        assert gap(figure(0, radius=0), figure(1, 1, radius=0)) == 2

    def test_across_levels_in_space(self) -> None:
        """A-121: 300 apart in plan and 400 up make 500."""
        assert gap(figure(0), figure(360, z=400)) == 500

    def test_to_a_marker_is_to_its_edge(self) -> None:
        assert gap(figure(0), Marker(180, 0)) == 100

    @pytest.mark.parametrize(("apart", "touching"), [(60, True), (62, True), (63, False)])
    def test_contact_is_a_gap_of_two_hundredths_at_most(self, apart: int, touching: bool) -> None:
        assert touch(figure(0), figure(apart)) is touching

    def test_contact_with_an_object(self) -> None:
        wall = Thing("w", "wall", moved(box(20, 400), 500, 0), 0, 300)
        assert touches_thing(figure(460), wall)
        assert touches_thing(figure(458), wall)
        assert not touches_thing(figure(457), wall)
        assert gap_to_thing(figure(400), wall) == 60
        assert gap_to_thing(figure(460, z=400), wall) == 100

    @pytest.mark.parametrize("seed", range(3))
    def test_to_objects_as_shapely_has_it(self, seed: int) -> None:
        rng = Random(seed)
        for _ in range(300):
            shape = rng.choice((box(rng.randint(20, 900), rng.randint(20, 900)), disc(300)))
            footprint = moved(turned(shape, rng.randrange(360)), 500, 500)
            thing = Thing("t", "t", footprint, 0, 100)
            one = figure(rng.randrange(1000), rng.randrange(1000))
            exact = max(0.0, Polygon(footprint).distance(Point(one.x, one.y)) - 30)
            assert 0 <= gap_to_thing(one, thing) - exact < 1.001


class TestFormation:
    def test_a_chain_is_enough(self) -> None:
        """HR-055, A-027: each within 3" of the next, though the ends are far apart."""
        chain = [figure(360 * n) for n in range(5)]
        assert in_formation(chain, 300)
        assert not in_formation(chain, 299)
        assert not in_formation(chain, 300, formation="strict")

    def test_as_the_links_have_it(self) -> None:
        """In formation when the longest of the shortest links is short enough; levels count."""
        rng = Random(6)
        together = 0
        for _ in range(400):
            members = [
                figure(rng.randrange(900), rng.randrange(900), rng.choice((0, 0, 100)))
                for _ in range(rng.randint(2, 7))
            ]
            within = rng.choice((150, 200, 300))
            assert in_formation(members, within) == (max(links(members)) <= within)
            pairs = [gap(a, b) for i, a in enumerate(members) for b in members[:i]]
            assert in_formation(members, within, formation="strict") == (max(pairs) <= within)
            together += in_formation(members, within)
        assert 50 < together < 350

    def test_two_groups_are_no_formation(self) -> None:
        assert not in_formation([figure(0), figure(100), figure(1000), figure(1100)], 300)

    def test_two_groups_may_be_one_by_the_norwegian_book(self) -> None:
        """D-12: each is close to another one; a single one far off is not."""
        pairs = [figure(0), figure(100), figure(1000), figure(1100)]
        assert in_formation(pairs, 300, formation="neighbour")
        assert not in_formation(pairs[:3], 300, formation="neighbour")
        assert in_formation(pairs[:1], 300, formation="neighbour")
        assert straggling(pairs, 300, formation="neighbour") == 0
        assert straggling(pairs[:3], 300, formation="neighbour") == gap(pairs[1], pairs[2]) - 300

    def test_strict_means_every_pair(self) -> None:
        assert in_formation([figure(0), figure(200), figure(100, 170)], 300, formation="strict")

    @pytest.mark.parametrize("count", [0, 1])
    def test_few_are_always_together(self, count: int) -> None:
        assert in_formation([figure(0)] * count, 300)
        assert in_formation([figure(0)] * count, 300, formation="strict")

    def test_how_much_is_missing_is_added_up_over_the_links(self) -> None:
        """A-029: gaps of 40, 500 and 340 with 300 allowed: 200 and 40 too much."""
        members = [figure(0), figure(100), figure(660), figure(1060)]
        assert sorted(links(members)) == [40, 340, 500]
        assert straggling(members, 300) == 240

    def test_links_do_not_depend_on_the_order(self) -> None:
        rng = Random(5)
        for _ in range(50):
            members = [figure(rng.randrange(3000), rng.randrange(3000)) for _ in range(7)]
            found = sorted(links(members))
            rng.shuffle(members)
            assert sorted(links(members)) == found
