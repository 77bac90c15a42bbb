"""The tables that ship are sound, and a bad one gets one clear error."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from random import Random

import pytest
from shapely.geometry import Polygon as Shape

from kitchentable.kernel.problem import Problem
from kitchentable.locale import LANGUAGES, Words
from kitchentable.raiders.geometry import shapes, svg
from kitchentable.raiders.geometry.portal_room import has_room
from kitchentable.raiders.geometry.portals import stand_portal
from kitchentable.raiders.geometry.random_tables import random_table
from kitchentable.raiders.geometry.shapes import Polygon, box, disc, moved, overlap, turned, within
from kitchentable.raiders.geometry.svg import PACKS
from kitchentable.raiders.geometry.tables import catalogue, footprint, read, shipped, tables
from tests.raiders.geometry.scenes import ELL

HEAD = (
    '[pack]\ngame = "raiders"\nname = "Mine"\nsource = "house"\n[table]\nnames = { en = "Mine" }\n'
)
NAMES = sorted(path.stem for path in (PACKS / "tables").glob("*.toml"))
PLAIN = "outline = [[0, 0], [24, 0], [24, 24], [0, 24]]\n"


def thing(kind: str, x: object, y: object, more: str = "") -> str:
    return f'[[table.thing]]\nobject = "{kind}"\nat = [{x}, {y}]\n{more}\n'


def complaint(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(HEAD + text)
    with pytest.raises(Problem) as caught:
        read(path)
    return Words("en").say(caught.value.message).replace(str(path), "mine.toml")


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_a_table_that_ships_stands_up_to_every_check(path: Path) -> None:
    """They are judged here because they are not judged when a game begins."""
    assert read(path) == tables()[path.stem]


class TestBadTables:
    @pytest.mark.parametrize(
        ("text", "said"),
        [
            (
                "outline = [[0, 0], [24, 24], [24, 0], [0, 24]]\n",
                "mine.toml, outline: the outline crosses itself.",
            ),
            (
                "outline = [[0, 0], [24, 0]]\n",
                "mine.toml, outline: an outline needs at least three corners that enclose "
                "something.",
            ),
            (
                "outline = [[0, 0], [101, 0], [101, 24], [0, 24]]\n",
                "mine.toml: a table is at most 100 inches wide and deep.",
            ),
            (
                "outline = [[0, 0], [24.125, 0], [24, 24], [0, 24]]\n",
                "mine.toml, outline: 24.125 has more than two decimals; lengths are whole "
                "hundredths of an inch.",
            ),
            (
                PLAIN + thing("anvil", 12, 12),
                "mine.toml, anvil-1: there is no object “anvil” in the catalogue.",
            ),
            (
                PLAIN + thing("mug", 1.59, 12),
                "mine.toml: “mug-1” sticks out over the edge of the table.",
            ),
            (
                PLAIN + thing("mug", 12, 12) + thing("mug", 15.1, 12),
                "mine.toml: “mug-2” and “mug-1” are in the same place.",
            ),
            (
                PLAIN + thing("shoebox", 12, 12) + thing("matchbox", 12, 12),
                "mine.toml: “matchbox-2” and “shoebox-1” are in the same place.",
            ),
            (
                PLAIN + thing("matchbox", 12, 12, 'on = "shelf"'),
                "mine.toml, matchbox-1: it stands on “shelf”, which is not on the table before it.",
            ),
            (
                PLAIN + thing("mug", 12, 12, 'id = "m"') + thing("matchbox", 12, 12, 'on = "m"'),
                "mine.toml: nothing can stand on “m”, so “matchbox-2” cannot either.",
            ),
            (
                PLAIN + thing("shoebox", 12, 12, 'id = "b"') + thing("atlas", 12, 12, 'on = "b"'),
                "mine.toml: “atlas-2” sticks out over the edge of “b”.",
            ),
            (
                PLAIN + thing("mug", 5, 5, 'id = "m"') + thing("mug", 15, 15, 'id = "m"'),
                "mine.toml: two things are called “m”.",
            ),
            (
                PLAIN + '[[table.thing]]\nobject = "mug"\nat = [12]\n',
                "mine.toml, line 10, table.thing[0].at: expected this many values: 2, found: 1.",
            ),
            (
                PLAIN + thing("mug", 12, 12, "tilt = 3"),
                "mine.toml, line 8, table.thing[0]: there is no “tilt” here.",
            ),
            (
                PLAIN + "portals = { sides = [[0, 12], [23, 12]] }\n",
                "mine.toml, portals.sides: portals stand at points of the border.",
            ),
            (
                PLAIN + "portals = { sides = [[0, 12], [24, 12]] }\n" + thing("mug", 2, 12),
                "mine.toml: a portal at 0, 12 has no room, or a team has none to deploy around it.",
            ),
            (
                "outline = [[0, 0], [8, 0], [8, 3], [0, 3]]\n",
                "mine.toml: a portal at 4, 0 has no room, or a team has none to deploy around it.",
            ),
        ],
    )
    def test_one_clear_error(self, tmp_path: Path, text: str, said: str) -> None:
        assert complaint(tmp_path, text) == said

    def test_no_table(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        path.write_text('[pack]\ngame = "raiders"\nname = "x"\nsource = "house"\n')
        with pytest.raises(Problem) as caught:
            read(path)
        assert caught.value.message.id == "table-none"

    def test_touching_is_not_overlapping(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        path.write_text(HEAD + PLAIN + thing("mug", 5, 12) + thing("mug", 8.2, 12))
        assert len(read(path).things) == 2

    def test_a_table_may_say_where_its_portals_go(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        named = "portals = { sides = [[0, 12], [24, 12]] }\n"
        path.write_text(HEAD + PLAIN + named + thing("mug", 12, 2))
        assert read(path).portals.sides == ((0, 1200), (2400, 1200))
        assert read(path).portals.corners == ((0, 0), (2400, 2400))


class TestCatalogue:
    def test_forty_objects_and_more_in_four_languages(self) -> None:
        kinds = catalogue()
        assert len(kinds) >= 40
        for name, kind in kinds.items():
            assert set(kind.names) == set(LANGUAGES), name
            assert kind.height > 0
            polygon = footprint(kind, name, "objects.toml")
            assert shapes.doubled_area(polygon) > 0
            assert Shape(polygon).is_valid

    def test_every_object_has_a_drawing(self) -> None:
        assert all(svg.drawing(name) for name in catalogue())

    def test_every_drawing_has_the_size_of_its_object(self) -> None:
        for path in sorted((PACKS / "drawings").glob("*.svg")):
            name = path.stem.split(".")[0]
            kind = catalogue()[name]
            text = path.read_text("utf-8")
            polygon = footprint(kind, name, "objects.toml")
            xs, ys = [x for x, _ in polygon], [-y for _, y in polygon]
            found = re.search(r'viewBox="([-.0-9 ]+)"', text)
            assert found is not None
            box_ = [float(part) for part in found[1].split()]
            wanted = [min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)]
            assert all(abs(a - b) <= 1 for a, b in zip(box_, wanted, strict=True)), name
            assert "http" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")


class TestTables:
    @pytest.mark.parametrize("kind", ["paperback", "hardback", "mug"])
    def test_no_two_books_or_mugs_of_a_table_look_equal(self, kind: str) -> None:
        """Portals included: a table of mugs has two more of them when both are mugs."""
        portals = 2 if kind == "mug" else 0
        looks = {svg.drawing(kind), *svg.other_drawings(kind)}
        most = max(sum(each.kind == kind for each in table.things) for table in tables().values())
        assert len(looks) == 1 + len(svg.other_drawings(kind)) >= most + portals

    def test_eight_rooms_of_a_home(self) -> None:
        found = tables()
        wanted = "desk kitchen_table coffee_table bookshelf bathroom_shelf bedside_table"
        assert {*wanted.split(), "workbench", "childrens_floor"} <= set(found)

    @pytest.mark.parametrize("name", NAMES)
    def test_a_table_is_sound(self, name: str) -> None:
        table = tables()[name]
        assert set(table.names) == set(table.about) == set(LANGUAGES)
        assert 2400 <= table.width <= 4800
        outline = Shape(table.outline)
        assert outline.is_valid
        for thing in table.things:
            assert outline.covers(Shape(thing.footprint)), thing.id
        for i, one in enumerate(table.things):
            for other in table.things[:i]:
                if one.low < other.high and other.low < one.high:
                    shared = Shape(one.footprint).intersection(Shape(other.footprint)).area
                    assert shared == 0, (one.id, other.id)

    @pytest.mark.parametrize("name", NAMES)
    def test_it_has_the_density_the_book_advises(self, name: str) -> None:
        """At least two objects for each square foot (HR-143)."""
        table = tables()[name]
        feet = shapes.doubled_area(table.outline) / 2 / 1200**2
        assert len(table.things) >= 2 * feet

    def test_three_and_more_have_stacks_to_fight_on(self) -> None:
        def stacked(name: str) -> bool:
            return any(thing.on and thing.stand for thing in tables()[name].things)

        assert sum(stacked(name) for name in tables()) >= 3


def random_polygon(rng: Random) -> Polygon:
    shape = rng.choice((box(rng.randint(20, 90), rng.randint(20, 90)), disc(60), ELL))
    if shape is ELL:
        shape = tuple((x // 8, y // 8) for x, y in ELL)
    return moved(turned(shape, rng.choice((0, 45, 90, rng.randrange(360)))),
                 rng.randrange(-60, 60), rng.randrange(-60, 60))  # fmt: skip


class TestRandomTables:
    def test_they_follow_the_books_advice_and_repeat(self) -> None:
        """Two things and more for each square foot; 30 by 30 inches have 13 to 18 (HR-143)."""
        for seed in range(6):
            table = random_table(seed)
            assert 13 <= len(table.things) <= 18
            assert table == random_table(seed)
            for thing in table.things:
                assert Shape(table.outline).covers(Shape(thing.footprint))
        assert any(thing.on for seed in range(6) for thing in random_table(seed).things)

    def test_portals_find_their_places_and_teams_room(self) -> None:
        shape = box(300, 200)
        for seed in range(8):
            table = random_table(seed, 3000, 2400 + 300 * (seed % 3))
            for at in (*table.portals.sides, *table.portals.corners):
                place = stand_portal(table.outline, table.things, shape, at)
                assert place is not None
                assert has_room(table.outline, table.things, shape, place)

    def test_things_leave_room_to_pass(self) -> None:
        for seed in range(4):
            grounded = [each for each in random_table(seed, 2400, 3600).things if not each.on]
            for i, one in enumerate(grounded):
                for other in grounded[:i]:
                    gap = Shape(one.footprint).distance(Shape(other.footprint))
                    assert gap >= 89, (one.id, other.id)

    @pytest.mark.parametrize("size", [(100, 3000), (3000, 20_000)])
    def test_impossible_sizes_are_refused(self, size: tuple[int, int]) -> None:
        with pytest.raises(Problem) as caught:
            random_table(1, *size)
        assert caught.value.message.id == "table-random-size"


class TestPictures:
    @pytest.mark.parametrize("name", NAMES)
    def test_a_picture_shows_every_thing(self, name: str) -> None:
        table = tables()[name]
        root = ElementTree.fromstring(table.svg())
        titles = {each.text for each in root.iter("{http://www.w3.org/2000/svg}title")}
        assert titles == {thing.id for thing in table.things}
        assert table._repr_svg_() == table.svg()


class TestAgainstShapely:
    def test_overlap_and_within(self) -> None:
        rng = Random(1)
        overlaps = withins = 0
        for _ in range(4000):
            a, b = random_polygon(rng), random_polygon(rng)
            shared = Shape(a).intersection(Shape(b)).area
            assert overlap(a, b) == (shared > 0), (a, b)
            assert within(a, b) == Shape(b).covers(Shape(a)), (a, b)
            overlaps += shared > 0
            withins += within(a, b)
        assert 500 < overlaps < 3500
        assert withins > 2

    @pytest.mark.parametrize(
        ("a", "b", "overlaps"),
        [
            (box(100, 100), box(100, 100), True),
            (box(100, 100), moved(box(100, 100), 100, 0), False),
            (box(100, 100), moved(box(100, 100), 100, 100), False),
            (box(100, 100), turned(box(70, 70), 45), True),
            (box(100, 100), ((0, -50), (50, 0), (0, 50), (-50, 0)), True),
            (box(100, 20), box(20, 100), True),
            (box(100, 100), moved(box(50, 50), 25, 25), True),
        ],
    )
    def test_exact_boundaries(self, a: Polygon, b: Polygon, overlaps: bool) -> None:
        assert overlap(a, b) is overlap(b, a) is overlaps
