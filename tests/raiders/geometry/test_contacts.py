"""The figures that a base touches on its way (A-044)."""

from __future__ import annotations

import math
from random import Random

import numpy
import pytest

from kitchentable.raiders.geometry.contacts import Contact
from kitchentable.raiders.geometry.figures import Figure, Thing, touch
from kitchentable.raiders.geometry.routes import Gait, Ground, Place
from kitchentable.raiders.geometry.shapes import box, moved

TABLE = ((0, 0), (3000, 0), (3000, 3000), (0, 3000))
ME = Figure(500, 500, 0, 30, 100)


def ground(*others: tuple[int, ...], things: tuple[Thing, ...] = ()) -> Ground:
    """The moving figure and others, each given as x, y and optionally z."""
    figures = [Figure(at[0], at[1], sum(at[2:]), 30, 100) for at in others]
    return Ground(TABLE, things, (ME, *figures))


class TestPassing:
    @pytest.mark.parametrize(("y", "touched"), [(562, True), (563, False)])
    def test_passing_within_two_hundredths_is_contact(self, y: int, touched: bool) -> None:
        """Two bases of 30: centres 62 apart touch, 63 apart do not."""
        found = ground((1000, y)).contacts(0, [(1500, 500, 0)])
        assert found == ([Contact(1, 0, (1000, 500, 0))] if touched else [])

    def test_head_on_the_place_is_the_first_that_touches(self) -> None:
        """Centres 62 apart: at 938."""
        found = ground((1000, 500)).contacts(0, [(940, 500, 0)])
        assert found == [Contact(1, 0, (938, 500, 0))]

    def test_in_the_order_of_the_way(self) -> None:
        place = ground((1500, 560), (900, 440), (1500, 700))
        found = place.contacts(0, [(1600, 500, 0), (1600, 630, 0), (1561, 700, 0)])
        assert [(each.figure, each.leg) for each in found] == [(2, 0), (1, 0), (3, 2)]

    def test_only_those_asked_about(self) -> None:
        place = ground((900, 560), (1200, 560))
        assert [c.figure for c in place.contacts(0, [(1500, 500, 0)], Gait(), [2])] == [2]

    def test_a_figure_touched_at_the_start_counts_when_touched_again(self) -> None:
        place = ground((560, 500))
        assert place.contacts(0, [(300, 500, 0)]) == []
        found = place.contacts(0, [(300, 500, 0), (499, 500, 0)])
        assert found == [Contact(1, 1, (498, 500, 0))]

    def test_sliding_along_a_figure_is_no_new_contact(self) -> None:
        place = ground((560, 500))
        assert place.contacts(0, [(501, 512, 0), (504, 522, 0)]) == []

    def test_another_level_does_not_touch(self) -> None:
        step = Thing("step", "box", moved(box(200, 200), 1000, 650), 0, 100, stand=True)
        place = ground((1000, 570, 100), things=(step,))
        assert place.contacts(0, [(1500, 500, 0)]) == []

    def test_a_flyer_touches_only_where_it_lands(self) -> None:
        place = ground((900, 560), (1560, 500))
        found = place.contacts(0, [(1500, 500, 0)], Gait(flies=True))
        assert found == [Contact(2, 0, (1500, 500, 0))]


class TestHeights:
    BOX = Thing("box", "box", moved(box(400, 400), 1000, 500), 0, 200, stand=True)
    UP: tuple[Place, ...] = ((770, 500, 0), (770, 500, 200), (900, 500, 200))

    def test_a_base_stops_only_where_it_can_stand(self) -> None:
        """It touches from 784.4 on, 60 to the side, but may stand only from 815 on: 61.8 away."""
        place = ground((800, 560, 200), things=(self.BOX,))
        assert place.contacts(0, self.UP) == [Contact(1, 2, (815, 500, 200))]
        place.walk(0, [*self.UP[:2], (815, 500, 200)])

    def test_a_drop_touches_where_it_lands(self) -> None:
        place = Ground(
            TABLE, (self.BOX,), (Figure(1100, 500, 200, 30, 100), Figure(1294, 500, 0, 30, 100))
        )
        assert place.contacts(0, [(1232, 500, 0)]) == [Contact(1, 0, (1232, 500, 0))]


def beside(rng: Random, end: Place) -> Figure:
    """A figure that a base on its way to a place just touches, or just does not."""
    share, off = rng.uniform(0.2, 1), rng.uniform(70.8, 73.5) * rng.choice((-1, 1))
    dx, dy = end[0] - 500, end[1] - 500
    long = math.hypot(dx, dy)
    x, y = 500 + share * dx - off * dy / long, 500 + share * dy + off * dx / long
    return Figure(round(x), round(y), 0, 40, 100)


@pytest.mark.parametrize("seed", range(4))
def test_as_dense_sampling_has_it(seed: int) -> None:
    """Routes past three figures each, sampled every 0.0002 of the leg."""
    rng = Random(seed)
    share = numpy.linspace(0, 1, 5001)
    met = judged = 0
    for _ in range(400):
        end = (rng.randrange(900, 1600), rng.randrange(400, 1600), 0)
        figures = [ME, *(beside(rng, end) for _ in range(3))]
        place = Ground(TABLE, (), figures)
        xs, ys = 500 + (end[0] - 500) * share, 500 + (end[1] - 500) * share
        apart = [numpy.hypot(xs - other.x, ys - other.y) for other in figures[1:]]
        least = [float(each.min()) for each in apart]
        if any(abs(each - 72) < 0.05 or each < 70.2 for each in least):
            continue  # too close for the sampling, or in the way
        expected = sorted(
            (int(numpy.argmax(each <= 72)), number)
            for number, each in enumerate(apart, start=1)
            if each.min() <= 72
        )
        found = place.contacts(0, [end])
        judged += 1
        assert sorted(each.figure for each in found) == sorted(number for _, number in expected)
        for each, (at, _) in zip(found, expected, strict=True):
            assert math.dist(each.place[:2], (xs[at], ys[at])) < 8, "grazing: the next that touches"
            assert touch(Figure(*each.place, 30, 100), figures[each.figure])
            place.walk(0, [each.place])
            met += 1
    assert judged > 200
    assert met > 200
