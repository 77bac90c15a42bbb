"""The regular bot in scenarios: it follows their aims, and does not help other players win."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft.bots.army import CROWDED, Planner
from kitchentable.warcraft.bots.regular import Regular
from kitchentable.warcraft.game import GAME, WarcraftSetup
from kitchentable.warcraft.model.answers import Act, Step
from kitchentable.warcraft.rules.reach import Ground
from tests.warcraft.test_bot import BOARD, PLAIN, answers, table

SHOPS = {"melee-shop": "hill", "ranged-shop": "pass", "flying-shop": "away"}


def spent_with(units: dict[str, Any]) -> tuple[int, list[Any]]:
    """The gold left of three, and the purchases, with units in some space."""
    mine = {"gold": 3, "wood": 3, "units": {"home": {"worker": 1}, **units}}
    game = table(mine, {}, scenario="plague-of-the-scourge", point="spend", quest={"tokens": SHOPS})
    bought = answers(game, "spend")
    return game.state.players[0].gold, bought


def test_it_saves_for_the_shop_in_which_it_stands() -> None:
    """The card costs four gold, so the bot keeps three for the next turn."""
    assert spent_with({"hill": {"melee": 1}}) == (3, [Act("done")])


def test_it_does_not_save_where_no_shop_is() -> None:
    gold, bought = spent_with({"road": {"melee": 1}})
    assert gold < 3
    assert bought[0] != Act("done")


# --- elements -----------------------------------------------------------------------------

LANDS = {**BOARD, "far": {"at": [0, 6], "kind": "town"}, "deep": {"at": [0, 7]}}


def before_a_town(left: bool) -> Table[Any]:
    """A table of three with an empty Town, marked once: the left neighbour's or the other's."""
    beside = {"race": "human", "town": "away", "marked": True, "stats": PLAIN}
    away = {"race": "undead", "town": "far", "units": {"far": {"melee": 3}}, "stats": PLAIN}
    mine = {"race": "orc", "town": "home", "stats": PLAIN}
    mine["units"] = {"home": {"melee": 1}, "pass": {"melee": 2}}
    tokens = dict.fromkeys(("water", "earth", "air", "fire"), "deep")
    others = [beside, away] if left else [away, beside]
    data = {"board": LANDS, "player": [mine, *others], "quest": {"tokens": tokens}}
    setup = WarcraftSetup(seats=3, scenario="battle-of-the-elements")
    state = GAME.rules.situate(setup, GAME.box.shipped(), data)
    return Table(GAME, setup, chance=Seeded(1), start=state)


@pytest.mark.parametrize("left", [True, False])
def test_only_the_fall_of_the_left_is_its_victory(left: bool) -> None:
    """Taking the Town of any other player would make a third one win."""
    moves = answers(before_a_town(left), "move-piece")
    assert (Step("melee", "pass", "away") in moves) == left


# --- mercenaries --------------------------------------------------------------------------


def test_it_makes_room_for_those_it_has_hired() -> None:
    mine = {"race": "undead", "hired": {"melee": 1}, "units": {"home": {"melee": 3}}}
    game = table(mine, {"race": "human"}, scenario="orcs-for-sale")
    sight = Regular(0).sight(game.look(0))
    planner = Planner(sight, Ground(sight.view, sight.me))
    stay = tuple((unit.kind, unit.space, unit.space) for unit in planner.units)
    assert planner._crowding(planner.weigh(stay).pieces) == CROWDED
