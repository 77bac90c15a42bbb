"""How the regular of Home Raiders moves: around others, into sight, by its abilities."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Any

import pytest
from msgspec.structs import replace

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.table import Table
from kitchentable.raiders import GAME
from kitchentable.raiders.bots.distance_fields import Fields
from kitchentable.raiders.bots.eyes import Eyes, Memory
from kitchentable.raiders.bots.goals import Goals
from kitchentable.raiders.bots.regular import Regular
from kitchentable.raiders.geometry.figures import Figure, Thing
from kitchentable.raiders.geometry.shapes import box, moved
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import Deed
from kitchentable.raiders.tabletop import geometric
from kitchentable.raiders.tabletop.interface import Going
from tests.raiders.boards import board, fig, play

PORTALS = [
    {"seat": 0, "at": (2, 15), "object": "mug"},
    {"seat": 1, "at": (28, 15), "object": "mug"},
]


def turn(table: Table[Raid]) -> list[Any]:
    """Let the bot answer for seat 0 while it is asked; return its answers."""
    bot, found = Regular(0), []
    while 0 in table.waiting():
        found.append(bot.answer(table.look(0)))
        table.answer(0, found[-1])
    return found


def first(table: Table[Raid]) -> tuple[Any, str]:
    """Its first answer, and its reason."""
    bot = Regular(0)
    answer = bot.answer(table.look(0))
    return answer, bot.why.id if bot.why else ""


def test_it_goes_round_a_line_of_enemies_that_bars_the_way() -> None:
    """Seven bases side by side leave no gap; the way around their end takes both actions."""
    line = [fig(f"B{n}", 1, 24, 12.5 + n, "B") for n in range(7)]
    table = board(
        fig("A", 0, 22, 15, movement=9),
        *line,
        portal=PORTALS,
        objective="portal",
        round=6,
        turn="A",
    )
    turn(table)
    assert table.result is not None
    assert table.result.winners == (0,)


def test_a_way_round_enemies_is_gone_to_its_end() -> None:
    """Two of them close the passage; after a first move around it, the bot does not turn back."""
    walls = [{"object": "cereal_box", "at": [20, y], "turn": 90} for y in (10.2, 2.6, 19.8)]
    table = board(
        fig("A", 0, 17, 15, movement=6),
        fig("B1", 1, 20, 14.5, "B", defence={"black": 6}),
        fig("B2", 1, 20, 15.5, "B", defence={"black": 6}),
        thing=walls,
        portal=PORTALS,
        objective="portal",
        round=3,
        turn="A",
    )
    turn(table)
    there = table.state.characters["A"].at
    assert there is not None
    assert there[1] > 2400


def test_it_leaves_a_fight_for_the_portal_when_time_is_short() -> None:
    table = board(
        fig("A", 0, 20, 15, actions=1),
        fig("B", 1, 20, 15.99),
        portal=PORTALS,
        objective="portal",
        round=6,
        turn="A",
    )
    assert first(table) == (Deed("A", "move"), "hr-why-goal")


def test_a_shooter_steps_to_where_a_target_comes_into_sight() -> None:
    gun = {"red": 3, "black": 1}
    table = board(
        fig("A", 0, 10, 10, shooting=gun, range=12, movement=4),
        fig("B", 1, 18, 10),
        thing=[{"object": "mug", "at": [12.5, 10]}],
        objective="vanish",
        turn="A",
    )
    found = turn(table)
    assert found[0] == Deed("A", "move")
    assert Deed("A", "ranged", "B") in found


def test_a_flyer_lands_on_a_top_from_which_it_sees_a_target() -> None:
    """A wide book lies between; there is no time to go around it."""
    gun = {"red": 3, "black": 1}
    table = board(
        fig("A", 0, 9, 15, shooting=gun, range=10, movement=8, abilities=["flight"]),
        fig("B", 1, 24, 15),
        thing=[{"object": "atlas", "at": [16, 15]}],
        objective="vanish",
        round=6,
        turn="A",
    )
    assert Deed("A", "ranged", "B") in turn(table)


def test_it_teleports_to_the_objective_it_could_not_walk_to_in_time() -> None:
    table = board(
        fig("A", 0, 3, 10, abilities=["eager-teleport"]),
        fig("B", 1, 25, 15),
        portal=PORTALS,
        objective="portal",
        round=6,
        turn="A",
    )
    assert turn(table)[:2] == [Deed("A", "generic"), Deed("A", "eager-teleport", "B")]


def test_it_carries_slower_friends_towards_the_objective() -> None:
    table = board(
        fig("A", 0, 5, 15, movement=12, abilities=["flight", "transport"]),
        fig("C", 0, 6, 15, movement=5),
        fig("B", 1, 28, 2),
        portal=PORTALS,
        objective="portal",
        turn="A",
    )
    found = turn(table)
    assert Deed("A", "transport", "C") in found
    friend = table.state.characters["C"].at
    assert friend is not None
    assert friend[0] > 1000


def test_a_unit_splits_up_for_a_second_marker() -> None:
    able = {"abilities": ["action-group"], "movement": 8}
    table = board(
        fig("A1", 0, 10, 10, "A", **able),
        fig("A2", 0, 11, 10, "A", **able),
        fig("B", 1, 28, 28),
        portal=PORTALS,
        marker=[{"seat": 1, "at": (14, 4)}, {"seat": 1, "at": (14, 16)}],
        objective="spot",
        turn="A",
    )
    found = turn(table)
    assert Deed("A1", "action-group") in found
    assert len(table.state.alive(0)) == 2


def test_a_leader_leaves_for_a_second_marker() -> None:
    table = board(
        fig("L", 0, 10, 10, "A", type="Leader", abilities=["redeploy"], movement=8),
        fig("A1", 0, 11, 10, "A", movement=8),
        fig("B", 1, 28, 28),
        portal=PORTALS,
        marker=[{"seat": 1, "at": (16, 4)}, {"seat": 1, "at": (16, 18)}],
        objective="spot",
        turn="A",
    )
    assert Deed("L", "redeploy") in turn(table)


# --- troops in each other's way ----------------------------------------------------------


@pytest.mark.parametrize(
    ("teams", "seed"), [("freeloaders,fair-folk", 242), ("lilliput,lords-of-dust", 454)]
)
def test_a_unit_is_put_down_in_a_knot_not_round_a_thing(teams: str, seed: int) -> None:
    """A toy stands before a Portal of this floor; both ways around it are equally long."""
    setup = RaidersSetup(teams=teams, table="childrens_floor")
    table: Table[Raid] = Table(GAME, setup, chance=Seeded(seed), listen=False, keep=False)
    bots = Regular(0), Regular(1)
    while table.state.turn is None:
        for seat in table.waiting():
            table.answer(seat, bots[seat].answer(table.look(seat)))
    for troop in table.state.troops.values():
        places = [who.at for who in table.state.members(troop.id) if who.at is not None]
        assert all(dist(a, b) <= 550 for a, b in combinations(places, 2)), troop.id


def test_it_finds_the_gap_between_two_figures_at_the_portal() -> None:
    """The only room in reach is between the two, hardly more than one base wide."""
    table = board(
        fig("A", 0, 24.1, 14.55, movement=2, actions=1),
        fig("B", 1, 26, 15.62),
        fig("C", 1, 26.39, 13.66),
        portal=PORTALS,
        objective="portal",
        round=6,
        turn="A",
        troop=[{"id": "B", "activated": True}, {"id": "C", "activated": True}],
    )
    turn(table)
    assert table.result is not None
    assert table.result.winners == (0,)


def test_each_finds_a_place_at_the_portal_for_a_base_of_its_own_size() -> None:
    """Where a small base touches the Portal, a big one would overlap it."""
    table = board(
        fig("A", 0, 10, 15),
        fig("C", 0, 12, 20, base=50),
        fig("B", 1, 28, 2),
        portal=PORTALS,
        objective="portal",
        turn="C",
    )
    look = table.look(0)
    goals = Goals(Eyes(look.view, 0, Memory(look.view.content)))
    ways = [goals.distance(table.state.characters[id]) for id in ("A", "C")]
    assert 1400 < ways[1] < ways[0] < 1800


def test_a_unit_stretches_so_that_the_first_of_it_reaches_the_portal() -> None:
    """The last cannot follow farther; the middle one stays within 3" of both."""
    table = board(
        fig("A1", 0, 20.5, 15, "A", movement=7, actions=1),
        fig("A2", 0, 17.5, 16.2, "A", movement=6, actions=1),
        fig("A3", 0, 14.5, 15, "A", movement=4, actions=1),
        fig("B", 1, 28, 2),
        portal=PORTALS,
        objective="portal",
        round=6,
        turn="A",
    )
    turn(table)
    assert table.result is not None
    assert table.result.winners == (0,)


def test_it_shoots_at_enemies_in_the_only_way_not_at_a_dearer_straggler() -> None:
    """Boxes leave a passage of two bases, and two stand in it."""
    gun = {"red": 3, "black": 1}
    table = board(
        fig("A", 0, 18.6, 15, shooting=gun, range=12),
        fig("B1", 1, 20, 14.5, "B"),
        fig("B2", 1, 20, 15.5, "B"),
        fig("C", 1, 10, 15, cost=2),
        thing=[
            {"object": "cereal_box", "at": [20, 10.2], "turn": 90},
            {"object": "cereal_box", "at": [20, 2.6], "turn": 90},
            {"object": "cereal_box", "at": [20, 19.8], "turn": 90},
            {"object": "cereal_box", "at": [20, 27.4], "turn": 90},
        ],
        portal=PORTALS,
        objective="portal",
        round=5,
        turn="A",
    )
    assert first(table) == (Deed("A", "ranged", "B"), "hr-why-ranged")


def test_no_troop_goes_for_a_marker_that_a_friend_holds() -> None:
    table = board(
        fig("A", 0, 7, 15.9),
        fig("C", 0, 6, 15, controls=0),
        fig("B", 1, 28, 28),
        portal=PORTALS,
        marker=[{"seat": 1, "at": (6, 15)}, {"seat": 1, "at": (24, 15)}],
        objective="spot",
        turn="A",
    )
    turn(table)
    there = table.state.characters["A"].at
    assert there is not None
    assert there[0] > 1400


def test_a_troop_that_is_held_up_steps_out_of_a_friends_way() -> None:
    """A friend stands between two of a unit in a narrow passage: neither moves until one yields."""
    walls = [
        {"object": "cereal_box", "at": [20, y], "turn": 90} for y in (3.05, 10.67, 19.33, 26.95)
    ]
    table = board(
        fig("U1", 0, 20.9, 15, "U"),
        fig("C", 0, 19.7, 15),
        fig("U2", 0, 18.5, 15, "U"),
        fig("B", 1, 28, 2),
        thing=walls,
        portal=PORTALS,
        objective="portal",
        turn="U",
    )
    assert first(table) == (Deed("U", "move"), "hr-why-aside")
    turn(table)
    before = table.state.characters["U1"].at
    assert before is not None
    assert abs(before[1] - 1500) >= 98


def test_the_troop_in_front_in_a_passage_acts_first() -> None:
    """The one behind has a shot, but if it acts first it cannot advance."""
    walls = [
        {"object": "cereal_box", "at": [20, y], "turn": 90} for y in (3.05, 10.67, 19.33, 26.95)
    ]
    table = board(
        fig("C", 0, 18.3, 15, shooting={"red": 1}, range=12),
        fig("A", 0, 19.5, 15),
        fig("B", 1, 18, 24, cost=2),
        thing=walls,
        portal=PORTALS,
        objective="portal",
        round=3,
    )
    play(table, 0)  # a pearl of the first seat
    assert first(table)[0] == "A"


def test_a_narrow_way_round_enemies_is_found_on_another_lattice() -> None:
    """The passage has room for a base at only one y, which the finer lattice misses."""
    table = board(fig("A", 0, 10, 10.5), fig("B", 1, 15, 4), objective="vanish", turn="A")
    outline = ((0, 0), (2000, 0), (2000, 2000), (0, 2000))
    walls = [
        Thing("low", "wall", moved(box(100, 995), 1250, 498), 0, 900),
        Thing("high", "wall", moved(box(100, 895), 1250, 1552), 0, 900),
    ]
    top = geometric.Computed(table.state)  # an own instance: the shared fields serve other games
    top.things, top.field = tuple(walls), replace(top.field, outline=outline)
    here, goal = Figure(1000, 1050, 0, 49, 100), (1600, 1000, 0)
    others = (Figure(1500, 400, 0, 49, 100),)
    way = Fields().round(top, goal, here, Going(600), others)
    assert way.distance((1000, 1050, 0)) < 700
