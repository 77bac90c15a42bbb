"""The four scenarios of the Expansion Set treat its options alike."""

from __future__ import annotations

import pytest

from kitchentable.kernel.illegal import Illegal
from kitchentable.warcraft import GAME
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.scenarios.loader import board_of

NAMES = ("altar-of-flame", "skull-of-storms", "dragon-rise", "battle-of-the-elements")


@pytest.mark.parametrize("name", NAMES)
def test_heroes_bring_creeps_with_them(name: str) -> None:
    """WC-803: with heroes creeps are placed too, so nobody has to name option 3 (WC-590)."""
    content = GAME.box.shipped()
    seats = content.scenarios[name].seats
    setup = WarcraftSetup(seats=seats, scenario=name, options=("heroes",))
    played = GAME.rules.begin(setup, content).played
    assert played.heroes
    assert played.creeps


def test_elsewhere_heroes_need_the_creeps_to_be_named() -> None:
    setup = WarcraftSetup(seats=2, scenario="captives", options=("heroes",))
    with pytest.raises(Illegal) as refused:
        GAME.rules.begin(setup, GAME.box.shipped())
    assert refused.value.rule == "WC-590"


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_hidden_token_for_each_mine_and_forest(name: str) -> None:
    """WC-770: one token on each resource space, and nine of each kind are printed (WC-771)."""
    content = GAME.box.shipped()
    board = board_of(content, content.scenarios[name])
    assert len(board.mines) <= len(content.mine_tokens)
    assert len(board.forests) <= len(content.forest_tokens)
