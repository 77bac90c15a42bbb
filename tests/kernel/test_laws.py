"""The Pantry keeps the laws."""

from __future__ import annotations

from tests.games.pantry import PANTRY, PantrySetup
from tests.laws import Laws


class TestPantry(Laws):
    game = PANTRY
    setups = (PantrySetup(seats=2), PantrySetup(seats=3), PantrySetup(seats=3, shown=True))
