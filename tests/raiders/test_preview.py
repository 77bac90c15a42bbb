"""Previews: what a table in a browser is told of a plan is what the rules then do."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Moves, Place
from kitchentable.kernel.table.table import Table
from kitchentable.raiders import GAME
from kitchentable.raiders.browser import reach_outline
from kitchentable.raiders.geometry.legs import ON_FOOT
from kitchentable.raiders.model.events import Moved
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.tabletop import geometric
from tests.raiders.boards import board, fig, heard, play, to

MOVE = (("A", "move"), ("", "move"))
MUG = {"object": "mug", "at": [13, 10]}


def ask(table: Table[Raid], **asked: Any) -> Any:
    """What the seat that is asked gets for a question of its table, as it is sent."""
    look = table.look(table.waiting()[0])
    found = GAME.browser.preview(look.view, look.question, asked)
    return msgspec.json.decode(msgspec.json.encode(found))


def moving(*figures: dict[str, Any], **state: Any) -> Table[Raid]:
    return play(board(*figures, turn="A", **state), *MOVE)


class TestReach:
    def test_in_the_open_it_is_a_circle(self) -> None:
        found = ask(moving(fig("A", 0, 15, 15)), what="reach", who="A")
        [area] = found["areas"]
        [ring] = area["rings"]
        far = [((x - 1500) ** 2 + (y - 1500) ** 2) ** 0.5 for x, y in ring]
        assert area["level"] == 0
        assert found["budget"] == 600
        assert 585 <= min(far) <= max(far) <= 601

    def test_it_goes_round_what_is_in_the_way(self) -> None:
        table = moving(fig("A", 0, 10, 10), thing=[MUG])
        [area] = ask(table, what="reach", who="A")["areas"]
        inside = _inside(area["rings"])
        assert inside(1000, 1300), "beside the mug"
        assert not inside(1300, 1000), "in the mug"
        assert not inside(1590, 1000), "straight behind it, which is further round"

    def test_a_second_action_would_come_twice_as_far(self) -> None:
        found = ask(moving(fig("A", 0, 15, 15)), what="reach", who="A")
        [area] = found["again"]
        far = [((x - 1500) ** 2 + (y - 1500) ** 2) ** 0.5 for x, y in area["rings"][0]]
        assert 1150 <= min(far) <= max(far) <= 1201

    def test_the_last_action_comes_no_further(self) -> None:
        table = moving(fig("A", 0, 15, 15))
        play(table, (("A", ((1500, 1600, 0),)),), ("A", "move"), ("", "move"))
        assert ask(table, what="reach", who="A")["again"] == []

    def test_tops_have_areas_of_their_own(self) -> None:
        block = {"object": "cutting_board", "at": [16, 10]}
        found = ask(moving(fig("A", 0, 6, 10), thing=[block]), what="reach", who="A")
        assert sorted(area["level"] for area in found["areas"]) == [0, 75]

    def test_rings_are_closed_and_join_up(self) -> None:
        table = moving(fig("A", 0, 10, 10), thing=[MUG])
        ground = geometric.tabletop(table.look(0).view).ground
        for area in reach_outline.areas(ground, 0, 600, ON_FOOT):
            for ring in area.rings:
                steps = zip(ring, (*ring[1:], ring[0]), strict=True)
                assert all(abs(a[0] - b[0]) <= 30 and abs(a[1] - b[1]) <= 30 for a, b in steps)

    def test_nobody_else_is_asked_for(self) -> None:
        with pytest.raises(Problem, match="hr-preview-nobody"):
            ask(moving(fig("A", 0, 10, 10), fig("B", 1, 20, 20)), what="reach", who="B")


def _inside(rings: list[list[list[int]]]) -> Any:
    def inside(x: int, y: int) -> bool:
        crossings = 0
        for ring in rings:
            for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
                if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                    crossings += 1
        return crossings % 2 == 1

    return inside


class TestMoves:
    def test_what_is_planned_is_an_answer(self) -> None:
        table = moving(fig("A", 0, 10, 10), thing=[MUG])
        found = ask(table, what="move", who="A", to=[1450, 1200])
        assert found["refused"] is None
        play(table, found["answer"])
        [moved] = heard(table, Moved)
        assert moved.to == to(14.5, 12)
        assert moved.cost == found["routes"][0]["cost"] > 493, "round the mug"

    def test_too_far_stops_on_the_way_and_says_so(self) -> None:
        found = ask(moving(fig("A", 0, 10, 10)), what="move", who="A", to=[1800, 1000])
        [route] = found["routes"]
        assert route["refused"]["id"] == "place-out-of-reach"
        assert route["rule"] == "HR-067"
        assert 1595 <= route["points"][-1][0] <= 1600
        assert found["refused"] is None, "as far as it goes is legal"

    def test_a_unit_keeps_its_formation(self) -> None:
        table = moving(fig("A", 0, 10, 10), fig("A2", 0, 12, 10, "A"), fig("A3", 0, 10, 12, "A"))
        found = ask(table, what="move", who="A", to=[1300, 1100])
        assert found["goals"] == {
            "A": [1300, 1100, 0],
            "A2": [1500, 1100, 0],
            "A3": [1300, 1300, 0],
        }
        assert sorted(found["links"]) == [["A", "A2", 102], ["A", "A3", 102]]
        assert found["within"] == 300

    def test_one_alone_may_break_it(self) -> None:
        table = moving(fig("A", 0, 10, 10), fig("A2", 0, 12, 10, "A"))
        found = ask(table, what="move", who="A", to=[500, 1000], alone=True)
        assert found["refused"]["id"] == "hr-unit-apart"
        assert found["rule"] == "HR-055"
        kept = ask(
            table, what="move", who="A", to=[600, 1000], alone=True, plan={"A2": [800, 1000]}
        )
        assert kept["refused"] is None
        assert kept["goals"]["A2"] == [800, 1000, 0]

    def test_a_torn_unit_closes_up(self) -> None:
        slow = fig("A2", 0, 12, 10, "A", movement=3)
        found = ask(moving(fig("A", 0, 10, 10), slow), what="move", who="A", to=[400, 1000])
        assert found["refused"] is None
        assert all(gap <= 300 for _, _, gap in found["links"])

    def test_free_attacks_are_foretold(self) -> None:
        table = moving(fig("A", 0, 10, 10), fig("B", 1, 10.99, 10), fig("C", 1, 20, 10))
        found = ask(table, what="move", who="A", to=[800, 1000])
        assert [(each["by"], each["at"]) for each in found["strikes"]] == [("B", "A")]
        assert (
            ask(moving(fig("A", 0, 10, 10)), what="move", who="A", to=[800, 1000])["strikes"] == []
        )

    def test_into_an_enemy_means_into_contact(self) -> None:
        table = moving(fig("A", 0, 10, 10), fig("B", 1, 14, 10))
        found = ask(table, what="move", who="A", to=[1390, 1000])
        assert found["touches"] == [{"who": "A", "kind": "enemy", "what": "B"}]
        assert found["refused"] is None

    def test_sight_from_the_planned_place(self) -> None:
        table = moving(fig("A", 0, 10, 10), fig("B", 1, 16, 10), thing=[MUG])
        hidden = ask(table, what="move", who="A", to=[1010, 1000])["sights"]
        assert [(each["who"], each["sight"], each["behind"]) for each in hidden] == [
            ("B", "blocked", ["mug-1"])
        ]
        [seen] = ask(table, what="move", who="A", to=[1300, 1400])["sights"]
        assert (seen["sight"], seen["distance"]) == ("open", 402), "5 inches less two bases"

    def test_up_onto_what_is_there(self) -> None:
        block = {"object": "cutting_board", "at": [16, 10]}
        found = ask(
            moving(fig("A", 0, 6, 10), thing=[block]), what="move", who="A", to=[1000, 1000]
        )
        assert found["goals"]["A"] == [1000, 1000, 75]


class TestPlaces:
    def table(self) -> Table[Raid]:
        table = Table(GAME, RaidersSetup(), GAME.box.shipped(), chance=Seeded(1))
        while not isinstance(table.question, Place):
            seat = table.waiting()[0]
            table.answer(seat, table.run.part(seat).suggestions()[0])
        return table

    def test_near_the_portal_or_not_at_all(self) -> None:
        table = self.table()
        question = table.run.part(table.waiting()[0])
        x, y, _ = question.suggestions()[0]
        good = ask(table, what="place", to=[x, y])
        assert good["refused"] is None
        assert question.accept(tuple(good["answer"]))
        bad = ask(table, what="place", to=[2400, 1200])
        assert (bad["rule"], bad["refused"]["id"]) == ("HR-174", "hr-deploy-near")

    def test_what_decides_it(self) -> None:
        found = ask(self.table(), what="asked")
        portal = {"kind": "within", "of": "object", "id": "portal-1", "distance": 600}
        assert found["zones"][0] == portal or found["zones"][0]["id"] == "portal-2"
        assert found["who"]


class TestAsked:
    def test_who_may_move_and_how_far(self) -> None:
        table = moving(fig("A", 0, 10, 10), fig("A2", 0, 12, 10, "A", movement=4))
        assert isinstance(table.question, Moves)
        assert ask(table, what="asked")["budgets"] == {"A": 600, "A2": 400}

    def test_a_list_is_about_nothing_on_the_table(self) -> None:
        found = ask(board(fig("A", 0, 10, 10), turn="A"), what="asked")
        assert (found["budgets"], found["zones"]) == ({}, [])


class TestRuler:
    def test_between_figures_from_edge_to_edge(self) -> None:
        table = moving(fig("A", 0, 10, 10), fig("B", 1, 16, 10), thing=[MUG])
        found = ask(table, what="sight", start="A", end="B")
        assert (found["distance"], found["sight"], found["behind"]) == (502, "blocked", ["mug-1"])
        assert found["length"] == 600
        [block] = found["blocks"]
        assert (block["id"], block["low"], block["high"]) == ("mug-1", 0, 380)
        assert 135 <= block["left"] <= 145
        assert not any(free for *_, free in found["lines"])

    def test_between_places_from_point_to_point(self) -> None:
        found = ask(moving(fig("A", 0, 2, 2)), what="sight", start=[1000, 1000], end=[1300, 1400])
        assert (found["distance"], found["sight"]) == (500, "open")

    def test_what_is_around_somebody(self) -> None:
        table = moving(fig("A", 0, 10, 10), fig("B", 1, 16, 10), thing=[MUG])
        found = ask(table, what="around", who="A")
        assert found["things"] == [{"id": "mug-1", "distance": 91}]
        assert [each["who"] for each in found["sights"]] == ["B"]


class TestNonsense:
    @pytest.mark.parametrize(
        "asked",
        [
            {}, {"what": "cheat"}, {"what": "move", "who": "A"}, {"what": "reach", "who": 7},
            {"what": "move", "who": "A", "to": [1]}, {"what": "move", "who": "A", "to": [10**9, 0]},
            {"what": "attack", "kind": "loud", "by": "A", "at": "A"},
            {"what": "volley", "kind": "close", "by": "nobody"},
            {"what": "sight", "start": "A", "end": "nobody"}, {"what": "place", "to": [1, 2]},
        ],
    )  # fmt: skip
    def test_is_refused_in_words(self, asked: dict[str, Any]) -> None:
        with pytest.raises(Problem, match="hr-preview"):
            ask(moving(fig("A", 0, 10, 10)), **asked)

    def test_who_is_not_asked_moves_nobody(self) -> None:
        table = moving(fig("A", 0, 10, 10), fig("B", 1, 20, 20))
        with pytest.raises(Problem, match="hr-preview-not-asked"):
            GAME.browser.preview(table.look(1).view, None, {"what": "reach", "who": "A"})
        assert GAME.browser.preview(
            table.look(1).view, None, {"what": "sight", "start": "A", "end": "B"}
        )


def test_the_library_has_a_drawing_and_a_name_for_everything() -> None:
    found = msgspec.json.decode(msgspec.json.encode(GAME.browser.library(GAME.box.shipped())))
    for thing in found["things"].values():
        assert thing["drawing"]
        assert sorted(thing["names"]) == ["en", "es", "nb", "nl"]
    for card in found["cards"].values():
        assert all(id in found["abilities"] for id in card["abilities"])
    assert all(table["field"]["outline"] for table in found["tables"].values())
