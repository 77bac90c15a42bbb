"""Points, and what follows movement, against a second, plain version of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kitchentable.kernel.events import Event
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft.model.events import OutpostDestroyed, Scored, TownFree, WorkersDestroyed
from kitchentable.warcraft.model.state import Warcraft
from tests.warcraft.positions import KINDS, position, stand

POSITIONS = 80
LEVELS = {"human": (3, 3, 3), "undead": (3, 3, 3), "orc": (4, 3, 2), "night-elf": (2, 4, 3)}


def units_at(player: dict[str, Any], space: str) -> int:
    return sum(player["units"].get(space, {}).get(kind, 0) for kind in KINDS[:3])


def enemies_of(given: dict[str, Any], player: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for each in given["player"] if each["team"] != player["team"]]


def heard(table: Table[Warcraft], kind: type[Event]) -> list[Any]:
    return [told.event for told in table.log if isinstance(told.event, kind)]


# --- after the battles --------------------------------------------------------------------


def destroyed(given: dict[str, Any]) -> tuple[set[Any], list[Any]]:
    """Workers and Outposts in spaces with enemy units."""
    workers, posts = set(), []
    for seat, player in enumerate(given["player"]):
        enemies = enemies_of(given, player)
        for space, units in player["units"].items():
            if units.get("worker") and any(units_at(enemy, space) for enemy in enemies):
                workers.add((seat, space, units["worker"]))
        posts += [
            (seat, post["space"])
            for post in player["outposts"]
            if any(units_at(enemy, post["space"]) for enemy in enemies)
        ]
    return workers, posts


@pytest.mark.parametrize("seed", range(3))
def test_what_is_destroyed_after_the_battles(seed: int) -> None:
    rng = Random(200 + seed)
    seen = 0
    for _ in range(POSITIONS):
        given = position(rng, "aftermath")
        table = stand(given)
        workers, posts = destroyed(given)
        seen += len(workers) + len(posts)
        told = heard(table, WorkersDestroyed)
        assert {(each.seat, each.space, each.number) for each in told} == workers, given
        told = heard(table, OutpostDestroyed)
        assert sorted((each.seat, each.space) for each in told) == sorted(posts), given
    assert seen, "nothing was ever destroyed"


def freed(given: dict[str, Any]) -> list[int]:
    """The locked Towns without pieces of both sides, after workers among enemies are removed."""
    found = []
    for seat, player in enumerate(given["player"]):
        if not player["locked"]:
            continue
        town = player["town"]
        side = [each for each in given["player"] if each["team"] == player["team"]]
        enemy_units = any(units_at(each, town) for each in enemies_of(given, player))
        enemy_workers = any(
            each["units"].get(town, {}).get("worker", 0) for each in enemies_of(given, player)
        )
        own_units = any(units_at(each, town) for each in side)
        own_workers = any(each["units"].get(town, {}).get("worker", 0) for each in side)
        own = own_units or (own_workers and not enemy_units)
        theirs = enemy_units or (enemy_workers and not own_units)
        if not (own and theirs):
            found.append(seat)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_which_locks_end_after_the_battles(seed: int) -> None:
    rng = Random(300 + seed)
    kept = ended = 0
    for _ in range(2 * POSITIONS):
        given = position(rng, "aftermath")
        table = stand(given)
        wanted = freed(given)
        assert sorted(each.seat for each in heard(table, TownFree)) == wanted, given
        ended += len(wanted)
        kept += sum(player.locked for player in table.state.players)
    assert kept, "no lock ever stayed"
    assert ended, "no lock ever ended"


# --- points -------------------------------------------------------------------------------


def points(given: dict[str, Any], seat: int) -> int:
    """The points of cards, of full upgrades, and of Towns and objectives with the side's units."""
    side = [each for each in given["player"] if each["team"] == given["player"][seat]["team"]]
    total = 0
    for player in side:
        total += player["shown"]
        top = LEVELS[player["race"]]
        total += sum(player["levels"][KINDS[kind]] == top[kind] for kind in range(3))
    for name, space in given["board"].items():
        if any(units_at(player, name) for player in side):
            total += 3 if space["kind"] == "town" else space.get("points", 0)
    return total


def worth(rng: Random, given: dict[str, Any]) -> None:
    """Add objectives, played cards and upgrades to a position."""
    for space in given["board"].values():
        if space["kind"] == "clear" and rng.random() < 0.5:
            space["kind"], space["points"] = "objective", rng.randrange(1, 5)
    for player in given["player"]:
        player["shown"] = rng.randrange(4)
        top = LEVELS[player["race"]]
        player["levels"] = {KINDS[kind]: rng.randrange(1, top[kind] + 1) for kind in range(3)}
        player["locked"] = False


@pytest.mark.parametrize("seed", range(3))
def test_points_are_those_of_a_plain_reading(seed: int) -> None:
    rng = Random(400 + seed)
    for _ in range(POSITIONS):
        given = position(rng, "spend")
        worth(rng, given)
        table = stand(given)
        table.answer(0, ("done",))
        (scored,) = heard(table, Scored)[:1]
        assert (scored.seat, scored.points) == (0, points(given, 0)), given
        assert (table.result is not None) == (scored.points >= scored.target)
