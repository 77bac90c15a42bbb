"""Portals and the room around them (A-106 to A-109)."""

from __future__ import annotations

import math

import pytest

from kitchentable.raiders.geometry.figures import Figure, Thing, gap, gap_to_thing
from kitchentable.raiders.geometry.portal_room import Formation, room_to_deploy
from kitchentable.raiders.geometry.portals import on_border, stand_portal, stations
from kitchentable.raiders.geometry.routes import Ground
from kitchentable.raiders.geometry.shapes import box, disc, moved, overlap, turned, within
from kitchentable.raiders.geometry.tables import tables

NEAR, FAR = 600, 1200
TABLE = ((0, 0), (3600, 0), (3600, 2400), (0, 2400))
PORTAL = Thing("portal", "mug", moved(box(200, 200), 100, 1200), 0, 300)
"""At the western side, from x = 0 to 200."""


def ground(*figures: Figure, things: tuple[Thing, ...] = (PORTAL,)) -> Ground:
    return Ground(TABLE, things, figures)


@pytest.mark.slow
class TestWherePortalsStand:
    def test_at_the_middle_of_a_side_with_the_long_side_along_it(self) -> None:
        assert stand_portal(TABLE, (), box(300, 200), (0, 1200)) == (100, 1200, 270)
        assert stand_portal(TABLE, (), box(300, 200), (1800, 0)) == (1800, 100, 0)

    def test_in_a_corner_it_touches_both_sides(self) -> None:
        assert stand_portal(TABLE, (), box(300, 200), (0, 0)) == (150, 100, 0)
        assert stand_portal(TABLE, (), disc(300), (3600, 2400)) == (3450, 2250, 90)

    def test_where_something_stands_there_is_no_place(self) -> None:
        mug = Thing("mug", "mug", moved(disc(300), 200, 1200), 0, 300)
        assert stand_portal(TABLE, (mug,), box(300, 200), (0, 1200)) is None

    def test_at_a_slanting_side(self) -> None:
        octagon = ((700, 0), (2900, 0), (3600, 700), (3600, 1700), (2900, 2400), (700, 2400),
                   (0, 1700), (0, 700))  # fmt: skip
        place = stand_portal(octagon, (), box(300, 200), (3250, 350))
        assert place is not None
        x, y, turn = place
        print_ = moved(turned(box(300, 200), turn), x, y)
        assert turn == 45
        assert within(print_, octagon)
        assert math.dist((x, y), (3250, 350)) < 102

    def test_opposite_places_of_an_outline(self) -> None:
        """An L: the western and the eastern side, and the corners farthest apart."""
        ell = ((0, 0), (2200, 0), (2200, 800), (4600, 800), (4600, 3400), (0, 3400))
        found = stations(ell)
        assert found.sides == ((0, 1700), (4600, 2100))
        assert found.corners == ((0, 0), (4600, 3400))

    @pytest.mark.parametrize("name", sorted(tables()))
    def test_on_every_table_there_is_a_place_and_a_team_finds_room(self, name: str) -> None:
        table = tables()[name]
        for at in (*table.portals.sides, *table.portals.corners):
            assert on_border(table.outline, at)
            place = stand_portal(table.outline, table.things, box(300, 200), at)
            assert place is not None
            print_ = moved(turned(box(300, 200), place[2]), *place[:2])
            assert not any(overlap(print_, thing.footprint) for thing in table.things)
            portal = Thing("portal", "box", print_, 0, 300)
            full = Ground(table.outline, (*table.things, portal), ())
            for _ in range(6):
                room = room_to_deploy(full, portal, 30, 100, FAR, full.figures[:1])
                assert room is not None
                full = full.with_contents(full.things, (*full.figures, Figure(*room, 30, 100)))


class TestRoom:
    def test_the_nearest_place_touches_the_portal(self) -> None:
        place = room_to_deploy(ground(), PORTAL, 30, 100, NEAR)
        assert place is not None
        assert gap_to_thing(Figure(*place, 30, 100), PORTAL) <= 1

    def test_every_figure_gets_a_place_of_its_own(self) -> None:
        here = ground()
        for _ in range(30):
            room = room_to_deploy(here, PORTAL, 40, 100, FAR)
            assert room is not None
            here = here.with_contents(here.things, (*here.figures, Figure(*room, 40, 100)))
            here.check_place(len(here.figures) - 1, room)
        assert all(gap(a, b) >= 0 for a in here.figures for b in here.figures)

    def test_only_in_formation_with_the_others(self) -> None:
        mate = Figure(800, 1200, 0, 30, 100)
        place = room_to_deploy(ground(mate), PORTAL, 30, 100, NEAR, [mate])
        assert place is not None
        assert gap(Figure(*place, 30, 100), mate) <= 300
        near = room_to_deploy(ground(mate), PORTAL, 30, 100, NEAR)
        assert near is not None
        assert gap(Figure(*near, 30, 100), mate) > 300

    def test_strict_formation_means_all_mates(self) -> None:
        mates = [Figure(300, 1500, 0, 30, 100), Figure(300, 1850, 0, 30, 100)]
        strict = Formation(strict=True)
        place = room_to_deploy(ground(*mates), PORTAL, 30, 100, NEAR, mates, strict)
        assert place is not None
        assert all(gap(Figure(*place, 30, 100), mate) <= 300 for mate in mates)

    def walled_in(self, free: int) -> Ground:
        """Walls that fill everything around the portal up to a distance."""
        parts = (
            Thing("north", "wall", moved(box(free, 20), free // 2, 1310), 0, 300),
            Thing("south", "wall", moved(box(free, 20), free // 2, 1090), 0, 300),
            Thing("full", "wall", ((210, 1100), (free, 1100), (free, 1300), (210, 1300)), 0, 300),
        )
        more = (
            Thing("high", "wall", ((0, 1320), (free, 1320), (free, 2400), (0, 2400)), 0, 300),
            Thing("low", "wall", ((0, 0), (free, 0), (free, 1080), (0, 1080)), 0, 300),
        )
        return ground(things=(PORTAL, *parts, *more))

    def test_only_within_the_distance_asked_for(self) -> None:
        """Everything up to x = 900 is filled: 700 from the portal."""
        here = self.walled_in(900)
        assert room_to_deploy(here, PORTAL, 40, 100, NEAR) is None
        assert room_to_deploy(here, PORTAL, 40, 100, FAR) == (940, 1100, 0)

    def test_without_a_distance_at_the_nearest_free_place(self) -> None:
        """A-107: everything up to x = 1600 is filled, 1400 from the portal."""
        here = self.walled_in(1600)
        assert room_to_deploy(here, PORTAL, 40, 100, FAR) is None
        assert room_to_deploy(here, PORTAL, 40, 100, None) == (1640, 1100, 0)

    def test_no_room_at_all(self) -> None:
        assert room_to_deploy(self.walled_in(3590), PORTAL, 40, 100, None) is None

    def test_on_objects_too(self) -> None:
        """A-108: the floor around the portal is full, but figures may stand on the box."""
        tall = Thing("box", "box", ((210, 0), (1000, 0), (1000, 2400), (210, 2400)), 0, 100,
                     stand=True)  # fmt: skip
        lids = (
            Thing("n", "wall", ((0, 1310), (205, 1310), (205, 2400), (0, 2400)), 0, 300),
            Thing("s", "wall", ((0, 0), (205, 0), (205, 1090), (0, 1090)), 0, 300),
        )
        place = room_to_deploy(ground(things=(PORTAL, tall, *lids)), PORTAL, 40, 100, NEAR)
        assert place is not None
        assert place[2] == 100

    def test_compiled_and_plain_agree(self) -> None:
        mug = Thing("mug", "mug", moved(disc(300), 500, 1300), 0, 300)
        mate = Figure(300, 1200, 0, 30, 100)
        said = [
            room_to_deploy(
                Ground(TABLE, (PORTAL, mug), (mate,), plain=plain), PORTAL, 75, 100, 200, [mate]
            )
            for plain in (False, True)
        ]
        assert said[0] == said[1]
        assert said[0] is not None
