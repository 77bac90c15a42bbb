"""How the regular of Home Raiders uses Push, Relocate, Parabolic and Saturation fire."""

from __future__ import annotations

from typing import Any

from kitchentable.kernel.table.table import Table
from kitchentable.raiders.bots.regular import Regular
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import Deed
from tests.raiders.boards import board, fig


def turn(table: Table[Raid], most: int = 99) -> list[tuple[Any, str]]:
    """Let the bot answer for seat 0 while it is asked; return its answers with their reasons."""
    bot = Regular(0)
    found: list[tuple[Any, str]] = []
    while 0 in table.waiting() and len(found) < most:
        answer = bot.answer(table.look(0))
        found.append((answer, bot.why.id if bot.why else ""))
        table.answer(0, answer)
    return found


def portals(own: tuple[int, int], other: tuple[int, int]) -> list[dict[str, Any]]:
    return [{"seat": seat, "at": at, "object": "mug"} for seat, at in enumerate((own, other))]


def test_it_pushes_its_portal_away_from_an_enemy_at_it() -> None:
    """At the end of the game the pusher touches it from the east; pushing works from the south."""
    table = board(
        fig("A", 0, 10, 13, abilities=["push"], movement=8),
        fig("B", 1, 12.1, 15),
        portal=portals((10, 15), (28, 15)),
        objective="portal",
        round=6,
        turn="A",
        troop=[{"id": "B", "activated": True}],
    )
    found = turn(table)
    assert found[0] == (Deed("A", "move"), "hr-why-push")
    assert found[1][0] == Deed("A", "push", "portal-1")
    assert found[2][1] == "hr-why-push"
    assert table.result is not None
    assert table.result.winners == ()


def test_it_goes_round_its_enemy_to_the_portal_without_leaving_contact() -> None:
    """North of the enemy it would touch the Portal; walking there means breaking away first."""
    table = board(
        fig("A", 0, 24.92, 14.02, abilities=["relocate"], actions=1),
        fig("B", 1, 25.9, 14.02, close_combat={"black": 4}),
        portal=portals((2, 15), (28, 15)),
        objective="portal",
        round=6,
        turn="A",
        troop=[{"id": "B", "activated": True}],
    )
    found = turn(table)
    assert found[0] == (Deed("A", "move"), "hr-why-relocate")
    assert found[1][0] == Deed("A", "relocate", "B")
    assert found[2][1] == "hr-why-relocate"
    assert table.result is not None
    assert table.result.winners == (0,)


def hidden(*enemies: dict[str, Any], things: list[dict[str, Any]], **said: Any) -> Table[Raid]:
    """Things hide enemies in the north-east from a shooter whose way to them goes north."""
    return board(
        fig("A", 0, 10, 10, range=16, movement=4, **said),
        *enemies,
        thing=[{"object": "bottle", "at": [12.5, 10]}, *things],
        objective="vanish",
        round=6,
        turn="A",
    )


def behind_box(**said: Any) -> Table[Raid]:
    """A target behind a long box, and seen from the north behind a bottle too."""
    box = {"object": "cereal_box", "at": [21, 11.5], "turn": 180}
    bottle = {"object": "bottle", "at": [15.8, 12.2]}
    gun = {"red": 3, "black": 1}
    return hidden(fig("B", 1, 24, 11.5), things=[box, bottle], shooting=gun, **said)


def test_it_steps_to_where_a_parabolic_shot_clears_the_only_thing_between() -> None:
    """In the south only the box is between; without the ability there is no sight from there."""
    found = turn(behind_box(abilities=["parabolic"]))
    assert found[0] == (Deed("A", "move"), "hr-why-sight")
    assert found[3] == (Deed("A", "ranged", "B"), "hr-why-ranged")
    assert found[5][0] == "parabolic"
    without = [answer for answer, _ in turn(behind_box())]
    assert Deed("A", "ranged", "B") not in without


def iron(**said: Any) -> Table[Raid]:
    """A unit that a weak shooter can hardly hurt, from the north behind a bottle."""
    bottle = {"object": "bottle", "at": [16.2, 12.5]}
    hard = {"defence": {"black": 6}, "cost": 4}
    unit = [fig(f"B{n}", 1, 24 + n, 11.5, "B", **hard) for n in range(3)]
    return hidden(*unit, things=[bottle], shooting={"white": 1}, **said)


def test_it_steps_to_where_saturation_fire_sends_a_unit_to_ground() -> None:
    """The shot would hurt no enemy, but a whole unit would have to stand up first."""
    found = turn(iron(abilities=["saturation-fire"]))
    assert found[0] == (Deed("A", "move"), "hr-why-sight")
    assert found[3] == (Deed("A", "ranged", "B"), "hr-why-ranged")
    assert found[5] == ("saturation-fire", "hr-why-mode")
    without = [answer for answer, _ in turn(iron())]
    assert Deed("A", "ranged", "B") not in without
