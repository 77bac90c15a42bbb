"""Warcraft keeps the laws of every game."""

from __future__ import annotations

from kitchentable.warcraft.game import GAME, WarcraftSetup
from tests.laws import Laws


class TestWarcraft(Laws):
    game = GAME
    setups = (WarcraftSetup(seats=2, turns=4), WarcraftSetup(seats=4, turns=3))
    games = 3
