"""How the regular of Home Raiders gets about: round others, into sight, by its abilities."""

from __future__ import annotations

from typing import Any

from kitchentable.kernel.table import Table
from kitchentable.raiders.bots.regular import Regular
from kitchentable.raiders.state import Raid
from tests.raiders.boards import board, fig

PORTALS = [
    {"seat": 0, "at": (2, 15), "object": "mug"},
    {"seat": 1, "at": (28, 15), "object": "mug"},
]


def turn(table: Table[Raid]) -> list[Any]:
    """The bot plays for seat 0 as long as it is asked; its answers."""
    bot, found = Regular(0), []
    while 0 in table.waiting():
        found.append(bot.answer(table.look(0)))
        table.answer(0, found[-1])
    return found


def first(table: Table[Raid]) -> tuple[Any, str]:
    """Its first answer, and why."""
    bot = Regular(0)
    answer = bot.answer(table.look(0))
    return answer, bot.why.id if bot.why else ""


def test_it_goes_round_a_line_of_enemies_that_bars_the_way() -> None:
    """Seven bases side by side leave no gap; the way round their end takes both actions."""
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


def test_it_leaves_a_fight_for_the_portal_when_time_is_short() -> None:
    table = board(
        fig("A", 0, 20, 15, actions=1),
        fig("B", 1, 20, 15.99),
        portal=PORTALS,
        objective="portal",
        round=6,
        turn="A",
    )
    assert first(table) == (("A", "move"), "hr-why-goal")


def test_a_shooter_steps_to_where_somebody_comes_into_sight() -> None:
    gun = {"red": 3, "black": 1}
    table = board(
        fig("A", 0, 10, 10, shooting=gun, range=12, movement=4),
        fig("B", 1, 18, 10),
        thing=[{"object": "mug", "at": [12.5, 10]}],
        objective="vanish",
        turn="A",
    )
    found = turn(table)
    assert found[0] == ("A", "move")
    assert ("A", "ranged", "B") in found


def test_it_teleports_to_the_objective_it_could_not_walk_to_in_time() -> None:
    table = board(
        fig("A", 0, 3, 10, abilities=["eager-teleport"]),
        fig("B", 1, 25, 15),
        portal=PORTALS,
        objective="portal",
        round=6,
        turn="A",
    )
    assert turn(table)[:2] == [("A", "generic"), ("A", "eager-teleport", "B")]


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
    assert ("A", "transport", "C") in found
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
    assert ("A1", "action-group") in found
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
    assert ("L", "redeploy") in turn(table)
