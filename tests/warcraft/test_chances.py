"""The odds of a battle as people see them: at the command line and before a move."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table.table import Table
from kitchentable.locale import Words
from kitchentable.warcraft.game import GAME, WarcraftSetup
from kitchentable.warcraft.odds.typed import army, of_battle

EVEN = "1 ranged 3"
"""The odds of two equal units: each round one hits, the other, both or neither. Thirds."""


def test_an_even_duel_is_a_third_each() -> None:
    chances = of_battle([EVEN, EVEN])
    assert chances.data["attacker"] == chances.data["defender"] == 333_333
    assert chances.data["nobody"] == 333_333
    (line,) = chances.lines
    assert "you win 33%, they win 33%" in Words("en").say(line)
    assert "jij 0,7, zij 0,7" in Words("nl").say(line)


def test_a_chance_that_is_played_states_its_error() -> None:
    line = of_battle(["2 melee 3, 1 ranged 2 raise-dead", "3 melee 3"]).lines[0]
    assert "±" in Words("en").say(line)


@pytest.mark.parametrize(
    "text",
    [
        "", "2", "2 melee", "2 melee 7", "2 melee 3 fast", "x melee 3",
        "2 melee 3 hero 2", "1 melee 3 hero", "1 melee 3 hero 2 heal", "1 melee 2 creature 2 heal",
    ],
)  # fmt: skip
def test_what_is_no_army_is_refused_with_how_to_write_one(text: str) -> None:
    with pytest.raises(Problem) as caught:
        army(text, 0)
    assert caught.value.message.id == "wc-odds-form"


def test_a_hero_a_creature_and_a_creep_are_written_with_their_life_and_dice() -> None:
    """A hero with two Life wins seven of nine battles against an equal unit (see test_odds)."""
    (line,) = of_battle(["1 ranged 3 hero 2", EVEN]).lines
    assert "you win 78%, they win 11%" in Words("en").say(line)
    side = army("2 flying 4 creature 2, 2 melee 3 creep 4 heal, 1 melee 4 hero 3 immolation", 0)
    forms = [(group.form, group.dice, group.life, group.powers) for group in side.groups]
    assert forms == [("creature", 2, 1, ()), ("creep", 1, 4, ()), ("hero", 1, 3, ("immolation",))]
    assert side.counts == (2, 8, 3)


def test_the_dead_of_a_typed_army_rise() -> None:
    """Melee units that are not typed are in reserve; without any, their Strength is unknown."""
    assert army("2 melee 3, 1 ranged 2 raise-dead", 0).reserves == ((0, 8),)
    assert army("1 ranged 2 raise-dead", 0).reserves == ()
    plain, raising = (
        of_battle([f"2 melee 3, 2 ranged 3{ability}", "4 melee 3"]).data["attacker"]
        for ability in ("", " raise-dead")
    )
    assert raising > plain


def hints(mine: dict[str, Any], other: dict[str, Any], *options: str) -> list[str]:
    """The hints before a move from `a`, which is next to `b`."""
    plain = {"stats": {"ranged": {"strength": 3}}}
    data = {
        "point": "moving",
        "board": {"a": {"at": [0, 0]}, "b": {"at": [1, 0]}, "c": {"at": [0, 1]}},
        "player": [{"race": "orc", **plain, **mine}, {"race": "human", **plain, **other}],
    }
    setup = WarcraftSetup(options=options)
    state = GAME.rules.situate(setup, GAME.box.shipped(), data)
    table = Table(GAME, setup, chance=Scripted(), start=state)
    assert table.question is not None
    return [Words("en").say(hint) for hint in GAME.text.hints(table.view(0), table.question)]


def test_before_a_move_into_enemies_their_odds_are_told() -> None:
    (said,) = hints({"units": {"a": {"ranged": 1}}}, {"units": {"b": {"ranged": 1}}})
    assert "into b" in said
    assert "you win 33%, they win 33%" in said


def test_before_a_hero_moves_its_odds_are_told() -> None:
    """With one wound of three Life the hero has two left."""
    hero = {"type": "ranged", "strength": 3, "life": 3, "wounds": 1}
    mine = {"units": {"a": {"hero": 1}}, "hero": hero}
    (said,) = hints(mine, {"units": {"b": {"ranged": 1}}}, "heroes", "creeps")
    assert "into b" in said
    assert "you win 78%, they win 11%" in said
