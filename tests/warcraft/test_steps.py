"""Rules that forbid something, each beside a position in which it is allowed."""

from __future__ import annotations

from typing import Any

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.events import Event
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft import GAME
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.battle_events import BattleBegan
from kitchentable.warcraft.model.events import (
    GoldHarvested,
    TownMarked,
    WoodHarvested,
    WorkersDestroyed,
)
from kitchentable.warcraft.model.state import Warcraft
from tests.proof import note

BOARD: dict[str, Any] = {
    "t": {"at": [0, 0], "kind": "town"},
    "b": {"at": [1, 0]},
    "u": {"at": [5, 0], "kind": "town"},
    "mine": {"at": [9, 0], "kind": "goldmine"},
    "forest": {"at": [13, 0], "kind": "forest"},
    "peak": {"at": [17, 0], "kind": "mountain"},
    "hill": {"at": [21, 0], "kind": "objective", "points": 1},
    "clear": {"at": [25, 0]},
    "v": {"at": [29, 0], "kind": "town"},
    "w": {"at": [33, 0], "kind": "town"},
}
DONE = ("done",)


def stand(*players: dict[str, Any], **more: Any) -> Table[Warcraft]:
    """A table in this position; the test answers for the dice."""
    setup = WarcraftSetup(seats=len(players))
    data = {"board": BOARD, "player": list(players), **more}
    start = GAME.rules.situate(setup, GAME.box.shipped(), data)
    return Table(GAME, setup, chance=Scripted(), start=start)


def orc(**more: Any) -> dict[str, Any]:
    return {"race": "orc", "town": "t", "deck": [], **more}


def human(**more: Any) -> dict[str, Any]:
    return {"race": "human", "town": "u", "deck": [], **more}


def heard(table: Table[Warcraft], kind: type[Event]) -> list[Event]:
    return [told.event for told in table.log if isinstance(told.event, kind)]


# --- Towns --------------------------------------------------------------------------------


def after_moving(enemies: dict[str, int]) -> Table[Warcraft]:
    """A table after the last move, with these enemies in the Orcs' Town."""
    table = stand(orc(), human(units={"t": enemies}), point="moving", first=1, seat=0)
    table.answer(0, DONE)
    return table


def test_a_unit_occupies_a_town_and_workers_do_not() -> None:
    assert heard(after_moving({"flying": 1}), TownMarked)
    assert not heard(after_moving({"worker": 3}), TownMarked)
    note("WC-186")


def last_to_move(strength: int) -> Table[Warcraft]:
    """A table where the Human, last to move, attacks an Orc unit in the Human Town."""
    table = stand(
        orc(units={"u": {"melee": 1}}, town="b", stats={"melee": {"strength": 1}}),
        human(units={"u": {"ranged": 1}}, stats={"ranged": {"strength": strength}}),
        point="move-next",
        first=0,
        seat=0,
    )
    table.answer(1, DONE)
    table.answer(CHANCE, (3,))
    return table


def test_a_town_that_a_later_mover_clears_is_not_captured() -> None:
    """A 3 hits at Strength 6 and misses at Strength 1."""
    cleared = last_to_move(6)
    assert heard(cleared, BattleBegan)
    assert not heard(cleared, TownMarked)
    assert cleared.state.stage == "spending"
    missed = last_to_move(1)
    missed.answer(CHANCE, (1,))
    assert [event.seat for event in heard(missed, TownMarked)] == [1]  # type: ignore[attr-defined]
    note("WC-189")


# --- harvest ------------------------------------------------------------------------------


def harvested(units: dict[str, dict[str, int]], **more: Any) -> list[Event]:
    """The events of the Orc's Harvest Step, in which each roll is a 2."""
    table = stand(orc(units=units, **more), human(), point="harvest")
    while table.waiting() == (CHANCE,):
        table.answer(CHANCE, (2,))
    return [*heard(table, GoldHarvested), *heard(table, WoodHarvested)]


def test_workers_elsewhere_harvest_nothing() -> None:
    assert len(harvested({"mine": {"worker": 1}, "forest": {"worker": 1}})) == 2
    others = ("t", "b", "hill", "clear")
    assert not harvested({space: {"worker": 1} for space in others})
    note("WC-338")


def test_workers_on_building_sites_harvest_nothing() -> None:
    assert len(harvested({"mine": {"worker": 1}}, sites={"ranged": 2, "flying": 1})) == 1
    assert not harvested({}, sites={"ranged": 2})
    note("WC-337")


# --- teams --------------------------------------------------------------------------------


def beside(team: int) -> Table[Warcraft]:
    """A table with Orc and Undead units in one space after the Orc's movement."""
    table = stand(
        orc(team=1, units={"clear": {"melee": 1}}),
        human(team=0),
        {"race": "undead", "team": team, "town": "v", "deck": [],
         "units": {"clear": {"melee": 1, "worker": 1}}},
        {"race": "night-elf", "team": 0, "town": "w", "deck": []},
        point="moving",
    )  # fmt: skip
    table.answer(0, DONE)
    return table


def test_teammates_share_a_space_and_enemies_do_not() -> None:
    assert not heard(beside(1), BattleBegan)
    assert not heard(beside(1), WorkersDestroyed)
    assert heard(beside(0), BattleBegan)
    note("WC-562")


def test_who_is_not_in_ones_team_is_an_enemy() -> None:
    state = beside(1).state
    seats = [[enemy.seat for enemy in state.enemies(player)] for player in state.players]
    assert seats == [[1, 3], [0, 2], [1, 3], [0, 2]]
    alone = stand(orc(), human(), {"race": "undead", "town": "v"}).state
    seats = [[enemy.seat for enemy in alone.enemies(player)] for player in alone.players]
    assert seats == [[1, 2], [0, 2], [0, 1]]
    note("WC-580")
