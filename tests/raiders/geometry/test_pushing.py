"""Pushing objects with what stands on them (HR-199, HR-200, A-050, A-052)."""

from __future__ import annotations

from random import Random

import pytest

from kitchentable.raiders.geometry.figures import Figure, Thing, touches_thing
from kitchentable.raiders.geometry.obstacles import Blocked, What
from kitchentable.raiders.geometry.pushes import Pushed, swept
from kitchentable.raiders.geometry.routes import Ground, Place
from kitchentable.raiders.geometry.shapes import box, disc, moved, overlap, turned, within

TABLE = ((0, 0), (3000, 0), (3000, 3000), (0, 3000))
EAST = (1, 0)


def crate(x: int = 1000, id: str = "crate", **more: object) -> Thing:
    """Four inches square, two high, at y = 500."""
    settings = {"movable": True, "stand": True} | more
    return Thing(id, "box", moved(box(400, 400), x, 500), 0, 200, x=x, y=500, **settings)  # type: ignore[arg-type]


def ground(*things: Thing, others: tuple[Place, ...] = (), at: Place = (770, 500, 0)) -> Ground:
    """The pusher at the western face of the crate, which is at 800."""
    return Ground(TABLE, things, [Figure(*place, 30, 100) for place in (at, *others)])


def push(place: Ground, distance: int = 300, way: tuple[int, int] = EAST) -> Pushed:
    return place.push(0, "crate", way, distance)


def refused(place: Ground, way: tuple[int, int] = EAST) -> What:
    with pytest.raises(Blocked) as caught:
        push(place, 300, way)
    return caught.value.obstacle.what


class TestPushing:
    def test_the_thing_and_the_pusher_move_together(self) -> None:
        found = push(ground(crate()))
        assert (found.distance, found.things, found.figures) == (300, ("crate",), (0,))
        assert found.ground.thing("crate") == crate(1300)
        assert found.ground.figures[0] == Figure(1070, 500, 0, 30, 100)
        assert touches_thing(found.ground.figures[0], found.ground.thing("crate"))

    def test_the_ground_before_is_not_changed(self) -> None:
        place = ground(crate())
        push(place)
        assert place.thing("crate") == crate()

    @pytest.mark.parametrize(
        ("place", "said"),
        [
            (ground(crate(movable=False)), What.FIXED),
            (ground(crate(), at=(767, 500, 0)), What.NOT_BESIDE),
            (ground(crate(), at=(900, 500, 200)), What.NOT_BESIDE),
        ],
    )
    def test_only_what_is_movable_and_touched(self, place: Ground, said: What) -> None:
        assert refused(place) is said

    def test_a_gap_of_two_hundredths_is_contact(self) -> None:
        assert push(ground(crate(), at=(768, 500, 0))).distance == 300

    @pytest.mark.parametrize("way", [(-1, 0), (0, 1), (-1, 5)])
    def test_a_push_is_no_pull(self, way: tuple[int, int]) -> None:
        assert refused(ground(crate()), way) is What.NOT_AWAY

    def test_at_a_slant(self) -> None:
        found = push(ground(crate()), 500, (3, 4))
        assert found.ground.thing("crate").footprint == moved(crate().footprint, 300, 400)


class TestStopping:
    def test_at_an_object(self) -> None:
        wall = Thing("wall", "wall", moved(box(20, 600), 1310, 500), 0, 300)
        assert push(ground(crate(), wall)).distance == 100

    def test_at_a_character(self) -> None:
        assert push(ground(crate(), others=((1280, 500, 0),))).distance == 50

    def test_at_the_border(self) -> None:
        assert push(ground(crate(2750), at=(2520, 500, 0))).distance == 50

    def test_where_the_pusher_has_no_room(self) -> None:
        """A thing beside the crate's way whose corner is at (799, 600).

        The pusher's centre goes (770 + d, 500 + 2d) and is 30 from that corner at d = 35.3,
        which is 79.0 along.
        """
        beside = Thing("low", "wall", ((750, 600), (799, 600), (799, 640), (750, 640)), 0, 300)
        assert 77 <= push(ground(crate(), beside), 200, (1, 2)).distance <= 79
        assert push(ground(crate()), 200, (1, 2)).distance == 200

    def test_at_once(self) -> None:
        wall = Thing("wall", "wall", moved(box(20, 600), 1210, 500), 0, 300)
        found = push(ground(crate(), wall))
        assert found.distance == 0
        assert found.ground.figures[0].x == 770

    def test_a_thin_thing_is_not_jumped_over(self) -> None:
        rod = Thing("rod", "rod", moved(box(2, 600), 1250, 500), 0, 300)
        assert push(ground(crate(), rod)).distance == 49


class TestTheFloor:
    def board(self, uneven: bool = False) -> Thing:
        """From 500 to 1500, an inch high."""
        return Thing("board", "box", moved(box(1000, 600), 1000, 500), 0, 100, stand=True,
                     uneven=uneven)  # fmt: skip

    def on_board(self) -> Thing:
        return Thing("crate", "box", moved(box(400, 400), 1000, 500), 100, 300, movable=True,
                     on="board", x=1000, y=500)  # fmt: skip

    def test_up_to_the_edge_of_what_carries_it(self) -> None:
        place = ground(self.board(), self.on_board(), at=(770, 500, 100))
        assert push(place, 600).distance == 300

    def test_uneven_ground_cannot_be_pushed_across(self) -> None:
        place = ground(self.board(uneven=True), self.on_board(), at=(770, 500, 100))
        assert refused(place) is What.UNEVEN

    def test_the_pusher_stays_on_his_own_ground(self) -> None:
        """The pusher stands on a book that ends at 850, and must stand safely: 15 inside."""
        book = Thing("book", "box", moved(box(300, 200), 650, 500), 0, 50, stand=True)
        tall = Thing("crate", "box", moved(box(400, 400), 1002, 500), 0, 200, movable=True)
        place = ground(book, tall, at=(770, 500, 50))
        assert place.push(0, "crate", EAST, 300).distance == 15


class TestRiders:
    def lid(self) -> Thing:
        return Thing("lid", "box", moved(box(200, 200), 1000, 500), 200, 250, on="crate",
                     stand=True, x=1000, y=500)  # fmt: skip

    def test_things_and_figures_on_it_move_along(self) -> None:
        place = ground(crate(), self.lid(), others=((850, 500, 200), (1000, 500, 250)))
        found = push(place)
        assert (found.things, found.figures) == (("crate", "lid"), (0, 1, 2))
        assert [(f.x, f.z) for f in found.ground.figures] == [(1070, 0), (1150, 200), (1300, 250)]
        assert found.ground.thing("lid").x == 1300

    def test_what_stands_beside_it_stays(self) -> None:
        place = ground(crate(), others=((1000, 800, 0),))
        assert push(place).ground.figures[1].x == 1000

    def test_a_rider_needs_room_too(self) -> None:
        """A shelf over the way, three inches up, stops the rider's head at 1270."""
        shelf = Thing("shelf", "box", moved(box(200, 600), 1400, 500), 250, 400)
        place = ground(crate(), shelf, others=((1100, 500, 200),))
        assert push(place).distance == 170

    def test_a_figure_that_stands_firm_stays(self) -> None:
        """A-050: with a figure at 850, the crate's western edge may come as near as 835."""
        place = ground(crate(), others=((850, 500, 200),))
        found = place.push(0, "crate", EAST, 300, firm=[1])
        assert (found.distance, found.figures) == (35, (0,))
        assert found.ground.figures[1].x == 850
        found.ground.check_place(1, (850, 500, 200))

    def test_the_load_stops_at_a_figure_that_stands_firm(self) -> None:
        """The lid's eastern edge is at 1100, the figure's base begins at 1120."""
        place = ground(crate(), self.lid(), others=((1150, 500, 200),))
        assert place.push(0, "crate", EAST, 300, firm=[1]).distance == 20


@pytest.mark.parametrize("seed", range(3))
def test_nothing_ever_overlaps_after_a_push(seed: int) -> None:
    rng = Random(seed)
    gone = 0
    for _ in range(60):
        things = [crate()]
        for n in range(5):
            shape = turned(rng.choice((box(300, 120), disc(200))), rng.randrange(360))
            print_ = moved(shape, rng.randrange(900, 1900), rng.randrange(200, 1100))
            if not any(overlap(print_, thing.footprint) for thing in things):
                things.append(Thing(str(n), "t", print_, 0, 100))
        place = ground(*things)
        try:
            place.check_place(0, (770, 500, 0))
            found = push(place, 400, (100, rng.randint(-80, 80)))
        except Blocked:
            continue
        gone += found.distance > 0
        after = found.ground
        after.check_place(0, (after.figures[0].x, after.figures[0].y, 0))
        assert touches_thing(after.figures[0], after.thing("crate"))
        assert within(after.thing("crate").footprint, TABLE)
        for other in after.things[1:]:
            assert not overlap(after.thing("crate").footprint, other.footprint)
    assert gone > 20


def test_what_is_swept_is_covered() -> None:
    """Every place on the way lies in the parts, as the outermost corners show."""
    shape = turned(box(300, 120), 37)
    parts = swept(shape, 250, 80)
    for share in range(11):
        for x, y in moved(shape, 25 * share, 8 * share):
            tiny = moved(box(2, 2), x, y)
            assert any(overlap(tiny, part) for part in parts)
