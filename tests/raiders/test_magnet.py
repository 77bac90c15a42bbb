"""A figure that is dropped close to something ends in contact with it, where that is legal."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.table import Table
from kitchentable.raiders import GAME
from kitchentable.raiders.browser import magnet
from kitchentable.raiders.geometry import TOUCH
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.rules.objectives import Portal
from kitchentable.raiders.tabletop import geometric, interface
from tests.raiders.boards import board, fig, play
from tests.raiders.test_preview import MUG, ask, moving

PORTAL = {"object": "mug", "at": [13, 10], "seat": 1}
BASE = 49
"""The radius of a base of 25 mm."""


def planned(table: Table[Raid], x: float, y: float, **more: Any) -> Any:
    """What the server makes of a figure that is dropped at a place."""
    return ask(table, what="move", who="A", to=[round(x), round(y)], **more)


def go(table: Table[Raid], found: Any) -> Raid:
    """Confirm a plan; the state after it."""
    play(table, found["answer"])
    return table.state


def touched(found: Any) -> list[tuple[str, str, str]]:
    return [(each["who"], each["kind"], each["what"]) for each in found["touches"]]


def edge(table: Table[Raid]) -> int:
    """How far from the mug's middle a base stands that touches it from the west, at y = 10"."""
    [mug] = [each for each in geometric.tabletop(table.state).things if each.kind == "mug"]
    return 1300 - min(x for x, _ in mug.footprint) + BASE


@pytest.mark.parametrize("short", [8, 1, 3, 25, -8, -25])
def test_a_hair_from_the_portal_is_at_the_portal(short: int) -> None:
    table = moving(fig("A", 0, 9, 10), portal=[PORTAL])
    found = planned(table, 1300 - edge(table) - short, 1000)
    assert touched(found) == [("A", "portal", "portal-2")]
    raid = go(table, found)
    assert interface.of(raid).touches_object(raid.characters["A"], "portal-2")


def test_further_off_it_stays_where_it_was_put() -> None:
    table = moving(fig("A", 0, 9, 10), portal=[PORTAL])
    x = 1300 - edge(table) - 27
    found = planned(table, x, 1000)
    assert touched(found) == []
    assert found["goals"]["A"] == [x, 1000, 0]


def test_exactly_there_when_that_is_meant() -> None:
    table = moving(fig("A", 0, 9, 10), portal=[PORTAL])
    x = 1300 - edge(table) - 8
    found = planned(table, x, 1000, exact=True)
    assert found["goals"]["A"] == [x, 1000, 0]
    assert touched(found) == []


@pytest.mark.parametrize("kind", ["object", "enemy", "marker"])
def test_whatever_one_may_want_to_touch(kind: str) -> None:
    place: dict[str, dict[str, Any]] = {
        "object": {"thing": [MUG]},
        "enemy": {},
        "marker": {"marker": [{"seat": 1, "at": [13, 10]}]},
    }
    others = [fig("B", 1, 13, 10)] if kind == "enemy" else []
    table = moving(fig("A", 0, 10, 10), *others, **place[kind])
    far = {"object": edge(table) if kind == "object" else 0, "enemy": 2 * BASE, "marker": BASE + 50}
    found = planned(table, 1300 - far[kind] - 20, 1000)
    what = {"object": "mug-1", "enemy": "B", "marker": "1"}[kind]
    assert touched(found) == [("A", kind, what)]


def test_into_the_corner_between_the_portal_and_an_enemy() -> None:
    west = 1300 - edge(moving(fig("A", 0, 9, 10), portal=[PORTAL]))
    enemy = fig("B", 1, (west - 10) / 100, (1000 + 2 * BASE + 14) / 100)
    table = moving(fig("A", 0, 9, 10), enemy, portal=[PORTAL])
    found = planned(table, west - 12, 1000)
    assert touched(found) == [("A", "portal", "portal-2"), ("A", "enemy", "B")]


def test_dropped_on_the_portal_it_runs_up_to_it() -> None:
    table = moving(fig("A", 0, 9, 10), portal=[PORTAL])
    found = planned(table, 1300, 1000)
    assert ("A", "portal", "portal-2") in touched(found)
    assert found["routes"][0]["refused"] is None


def test_contact_that_is_out_of_reach_is_not_made() -> None:
    """Six inches end a tenth of an inch before the Portal: the figure stops there."""
    table = moving(fig("A", 0, 9, 10), portal=[PORTAL])
    far = board(fig("A", 0, (1300 - edge(table) - 610) / 100, 10), portal=[PORTAL], turn="A")
    play(far, ("A", "move"), ("", "move"))
    found = planned(far, 1300 - edge(table) - 15, 1000)
    assert found["refused"] is None
    assert touched(found) == []


def test_those_who_follow_are_drawn_to_what_scores_and_to_nothing_else() -> None:
    unit = (fig("A", 0, 9, 10), fig("A2", 0, 9, 12, "A"))
    table = moving(*unit, fig("B", 1, 11, 12), portal=[{**PORTAL, "at": [20, 20]}])
    found = planned(table, 990, 1000)
    assert found["goals"]["A2"] == [990, 1200, 0], "0.12 inches from B, who is not its affair"
    table = moving(*unit, portal=[{**PORTAL, "at": [13, 12]}])
    x = 1300 - edge(moving(fig("A", 0, 9, 10), portal=[PORTAL])) - 10
    assert ("A2", "portal", "portal-2") in touched(planned(table, x, 1000))


def test_a_figure_that_was_put_exactly_stays_there_while_another_is_moved() -> None:
    unit = (fig("A", 0, 9, 10), fig("A2", 0, 9, 12, "A"))
    table = moving(*unit, portal=[{**PORTAL, "at": [13, 12]}])
    x = 1300 - edge(moving(fig("A", 0, 9, 10), portal=[PORTAL])) - 10
    found = planned(table, 1000, 1050, alone=True, plan={"A2": [x, 1200]})
    assert found["goals"]["A2"] == [x, 1200, 0]
    assert touched(found) == []


def test_every_drop_close_to_a_mug_ends_in_contact_or_is_refused() -> None:
    """A property: all round the mug, from a quarter of an inch inside to one outside."""
    rng = Random(7)
    made = 0
    for _ in range(60):
        table = moving(fig("A", 0, 13, 5, movement=20), portal=[PORTAL])
        turn, far = rng.random() * 2 * pi, 200 + rng.randrange(-20, 20)
        x, y = 1300 + far * cos(turn), 1000 + far * sin(turn)
        found = planned(table, x, y)
        before = planned(table, x, y, exact=True)
        raid = go(table, found)
        gap = interface.of(raid).object_distance(raid.characters["A"], "portal-2")
        end = found["goals"]["A"]
        assert gap <= 2 or end == before["goals"]["A"]
        assert bool(touched(found)) == (gap <= 2)
        assert hypot(end[0] - x, end[1] - y) <= 60
        made += gap <= 2 and not touched(before)
    assert made > 10, "nothing was drawn anywhere: the property was not tried"


def test_in_the_guided_game_a_hair_does_not_decide() -> None:
    """Who is dropped 0.08 inches short of the other's Portal stands at it, and is counted."""
    setup, start = GAME.lobby.earlier_start()
    runner = start.characters["Ragmen 1"]
    [portal] = [each for each in start.objects if each.portal == 1]
    x, y = portal.at
    for number, each in enumerate(start.members(runner.troop)):
        start.stand(each, (x + 110 * number, y - 500, 0))
    gap = interface.of(start).object_distance(runner, portal.id)
    table = Table(GAME, setup, chance=Seeded(3), start=start)
    play(table, runner.troop, (runner.troop, "move"), ("", "move"))
    found = ask(table, what="move", who=runner.id, to=[x, y - 500 + gap - 8])
    assert (runner.id, "portal", portal.id) in touched(found)
    assert Portal().count(go(table, found), 0) >= 1


class TestOntoAnEnemy:
    """A figure that is dropped on an enemy comes up to it by the shortest way."""

    def test_it_stops_on_the_near_side(self) -> None:
        table = moving(fig("A", 0, 9, 10), fig("B", 1, 13, 10))
        found = planned(table, 1320, 1010)  # beyond its middle
        [route] = found["routes"]
        assert touched(found) == [("A", "enemy", "B")]
        assert route["refused"] is None
        assert 400 - 2 * BASE - TOUCH <= route["cost"] <= 400 - 2 * BASE + 1

    def test_what_stands_on_the_near_side_is_gone_round(self) -> None:
        wall = {"object": "mug", "at": [13, 10]}
        table = moving(fig("A", 0, 10.5, 10, movement=9), fig("B", 1, 15.3, 10), thing=[wall])
        found = planned(table, 1530, 1000)
        assert ("A", "enemy", "B") in touched(found)
        assert found["refused"] is None
        [route] = found["routes"]
        straight = 480 - 2 * BASE
        assert straight < route["cost"] < 2 * straight, "round the mug, on its shorter side"

    def test_too_far_off_it_says_how_far_it_would_be(self) -> None:
        table = moving(fig("A", 0, 9, 10), fig("B", 1, 19, 10))
        found = planned(table, 1900, 1000)
        [route] = found["routes"]
        assert route["refused"]["id"] == "place-out-of-reach"
        assert route["cost"] > 590, "as near as it gets"
        assert found["refused"] is None

    def test_beside_its_base_it_stands_where_it_is_put(self) -> None:
        table = moving(fig("A", 0, 9, 10), fig("B", 1, 12, 10))
        found = planned(table, 1123, 1077)
        x, y, _ = found["goals"]["A"]
        assert touched(found) == [("A", "enemy", "B")]
        assert hypot(x - 1123, y - 1077) < 12, "to its left and above, where it was put"

    def test_all_around_it_there_are_places(self) -> None:
        table = moving(fig("A", 0, 9, 10), fig("B", 1, 13, 10))
        top = geometric.tabletop(table.state)
        places = list(
            magnet.around(top.ground, top.number["A"], top.at(table.state.characters["B"]))
        )
        assert len(places) > magnet.SIDES - 4, "a place that rounding moves off is left out"


def test_a_move_says_what_it_would_score() -> None:
    """The objective is the other's Portal: who stands at it counts (HR-188)."""
    table = moving(fig("A", 0, 9, 10), portal=[PORTAL], objective="portal")
    assert planned(table, 1300 - edge(table), 1000)["score"] == [1, 0]
    assert planned(table, 1000, 1000)["score"] is None, "nothing changes"


def test_a_move_says_who_would_see_it_back() -> None:
    """A mug hides the place that is planned from one enemy, and not from the other."""
    table = moving(fig("A", 0, 9, 10), fig("B", 1, 16, 10), fig("C", 1, 9, 16), thing=[MUG])
    found = planned(table, 950, 1000)
    assert {each["who"]: each["sees"] for each in found["sights"]} == {"B": "blocked", "C": "open"}


def test_breaking_away_says_how_likely_it_is_to_be_hit() -> None:
    """One white die against no Defence hits as often as it shows an Ace: on three sides of six."""
    striker = fig("B", 1, 9.99, 10, close_combat={"white": 1})
    table = moving(fig("A", 0, 9, 10, defence={}), striker)
    found = planned(table, 700, 1000)
    assert found["strikes"] == [{"by": "B", "at": "A", "hit": 5000}]
