"""Magpies, the game of the documentation, keeps the laws."""

from __future__ import annotations

from examples.magpies import GAME
from kitchentable.kernel.game import Setup
from tests.laws import Laws


class TestMagpies(Laws):
    game = GAME
    setups = (Setup(seats=2), Setup(seats=3))
    games = 10
