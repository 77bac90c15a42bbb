"""Purchases and deployments against a second, plain version of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kitchentable.warcraft import GAME
from kitchentable.warcraft.model.answers import Act, Deployment
from kitchentable.warcraft.model.content import Race
from kitchentable.warcraft.model.topics import Deploy
from tests.warcraft.positions import KINDS, position, stand

POSITIONS = 60
MARKERS = {"melee": 10, "ranged": 7, "flying": 4, "worker": 8}
TILES = {"melee": 2, "ranged": 3, "flying": 3}
TYPES = KINDS[:3]


def rich(rng: Random, point: str) -> dict[str, Any]:
    """A position in which seat 0 has gold, wood, buildings, sites, training and upgrades."""
    given = position(rng, point)
    me = given["player"][0]
    race = GAME.box.shipped().races[me["race"]]
    me["gold"], me["wood"] = rng.randrange(7), rng.randrange(7)
    me["buildings"] = {kind: rng.randrange(TILES[kind]) for kind in TYPES}
    me["sites"] = {kind: rng.randrange(2) for kind in TYPES}
    finished = {kind: me["buildings"][kind] + (kind == "melee") for kind in TYPES}
    me["training"] = {kind: rng.randrange(finished[kind] + 1) for kind in TYPES}
    me["training"]["worker"] = rng.randrange(2)
    me["levels"] = {
        kind: rng.randrange(1, len(stack) + 1)
        for kind, stack in zip(TYPES, race.tiles, strict=True)
    }
    for space in rng.sample(list(me["units"]), 1):
        me["units"][space]["worker"] = rng.randrange(1, 4)
    settled = [space for space, units in me["units"].items() if units.get("worker")]
    if rng.random() < 0.5:
        me["outposts"] = [*me["outposts"], {"space": settled[0], "finished": False}]
    return given


class Buyer:
    """A plain version of the rules for the Spend Step of seat 0."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.me = given["player"][0]
        self.race: Race = GAME.box.shipped().races[self.me["race"]]
        self.finished = {k: self.me["buildings"][k] + (k == "melee") for k in TYPES}

    def can_pay(self, cost: tuple[int, int]) -> bool:
        return bool(self.me["gold"] >= cost[0] and self.me["wood"] >= cost[1])

    def in_play(self, kind: str) -> int:
        board = sum(units.get(kind, 0) for units in self.me["units"].values())
        sites = sum(self.me["sites"].values()) if kind == "worker" else 0
        return int(board + self.me["training"][kind] + sites)

    def free_workers(self, space: str) -> int:
        workers = self.me["units"].get(space, {}).get("worker", 0)
        building = sum(
            post["space"] == space and not post.get("finished", True)
            for post in self.me["outposts"]
        )
        return int(workers - building)

    def trains(self, kind: str) -> bool:
        buildings = 1 if kind == "worker" else self.finished[kind]
        free = self.me["training"][kind] < buildings
        cost = self.race.costs[kind]
        return free and self.in_play(kind) < MARKERS[kind] and self.can_pay(cost)

    def builds(self, kind: str) -> bool:
        tiles = self.me["buildings"][kind] + self.me["sites"][kind]
        worker = self.free_workers(self.me["town"]) > 0
        return tiles < TILES[kind] and worker and self.can_pay((2, 2))

    def settles(self, space: str) -> bool:
        marker = len(self.me["outposts"]) < 2
        return marker and self.free_workers(space) > 0 and self.can_pay((2, 2))

    def upgrades(self, kind: str) -> bool:
        stack = self.race.tiles[TYPES.index(kind)]
        level = self.me["levels"][kind]
        if level == len(stack):
            return False
        needs = stack[level - 1].needs.items()
        return self.can_pay((2, 2)) and all(self.finished[each] >= n for each, n in needs)

    def acts(self) -> set[Act]:
        return {
            Act("done"),
            *(Act("train", kind) for kind in KINDS if self.trains(kind)),
            *(Act("build", kind) for kind in TYPES if self.builds(kind)),
            *(Act("outpost", space) for space in self.me["units"] if self.settles(space)),
            *(Act("upgrade", kind) for kind in TYPES if self.upgrades(kind)),
        }


@pytest.mark.parametrize("seed", range(3))
def test_what_can_be_bought(seed: int) -> None:
    rng = Random(500 + seed)
    for _ in range(POSITIONS):
        given = rich(rng, "spend")
        table = stand(given)
        assert table.question is not None
        assert set(table.question.suggestions()) == Buyer(given).acts(), given


# --- deploying ----------------------------------------------------------------------------


def crowd(given: dict[str, Any], space: str, kinds: tuple[str, ...]) -> int:
    """Units, or workers, of the side of seat 0 in a space."""
    team = given["player"][0]["team"]
    side = [each for each in given["player"] if each["team"] == team]
    return sum(each["units"].get(space, {}).get(kind, 0) for each in side for kind in kinds)


def items(given: dict[str, Any]) -> set[Deployment]:
    """What seat 0 can deploy and finish."""
    me = given["player"][0]
    posts = me["outposts"]
    places = {me["town"], *(post["space"] for post in posts if post.get("finished", True))}
    found = {Deployment("done")}
    for kind in KINDS:
        alike = ("worker",) if kind == "worker" else TYPES
        if me["training"][kind]:
            found |= {
                Deployment("place", kind, space)
                for space in places
                if crowd(given, space, alike) < 3
                and (kind == "flying" or given["board"][space]["kind"] != "mountain")
            }
    if crowd(given, me["town"], ("worker",)) < 3:
        found |= {Deployment("finish", kind) for kind in TYPES if me["sites"][kind]}
    found |= {
        Deployment("outpost", post["space"]) for post in posts if not post.get("finished", True)
    }
    return found


@pytest.mark.parametrize("seed", range(3))
def test_what_can_be_deployed(seed: int) -> None:
    rng = Random(600 + seed)
    asked = 0
    for _ in range(POSITIONS):
        given = rich(rng, "deploy")
        table = stand(given)
        assert table.question is not None
        if isinstance(table.question, Deploy):
            asked += 1
            assert set(table.question.suggestions()) == items(given), given
    assert asked > POSITIONS // 2
