"""The odds of a battle as people see them: at the command line and before a move."""

from __future__ import annotations

import pytest

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table import Table
from kitchentable.locale import Words
from kitchentable.warcraft.chances import army, of_battle
from kitchentable.warcraft.game import GAME, WarcraftSetup

EVEN = "1 ranged 3"
"""A coin each round: one hits, the other does, both do, or nobody and it goes on. Thirds."""


def test_an_even_duel_is_a_third_each() -> None:
    chances = of_battle([EVEN, EVEN])
    assert chances.data["attacker"] == chances.data["defender"] == 333_333
    assert chances.data["nobody"] == 333_333
    (line,) = chances.lines
    assert "you 33 %, they 33 %" in Words("en").say(line)
    assert "je 0,7 eenheden" in Words("nl").say(line)


def test_a_chance_that_is_played_states_its_error() -> None:
    line = of_battle(["2 melee 3, 1 ranged 2 raise-dead", "3 melee 3"]).lines[0]
    assert "±" in Words("en").say(line)


@pytest.mark.parametrize("text", ["", "2", "2 melee", "2 melee 7", "2 melee 3 fast", "x melee 3"])
def test_what_is_no_army_is_refused_with_how_to_write_one(text: str) -> None:
    with pytest.raises(Problem) as caught:
        army(text, 0)
    assert caught.value.message.id == "wc-odds-form"


def test_before_a_move_into_enemies_their_odds_are_told() -> None:
    state = GAME.situate(
        WarcraftSetup(),
        GAME.packs(),
        {
            "point": "moving",
            "board": {"a": {"at": [0, 0]}, "b": {"at": [1, 0]}, "c": {"at": [0, 1]}},
            "player": [
                {
                    "race": "orc",
                    "units": {"a": {"ranged": 1}},
                    "stats": {"ranged": {"strength": 3}},
                },
                {
                    "race": "human",
                    "units": {"b": {"ranged": 1}},
                    "stats": {"ranged": {"strength": 3}},
                },
            ],
        },
    )
    table = Table(GAME, WarcraftSetup(), chance=Scripted(), start=state)
    assert table.question is not None
    (hint,) = GAME.hints(table.view(0), table.question)
    said = Words("en").say(hint)
    assert "into b" in said
    assert "you 33 %, they 33 %" in said
