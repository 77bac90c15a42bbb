"""Warcraft keeps the laws, with two players and with two teams.

The games are short and the Towns close together, so that they have battles and captured Towns;
the rules are unchanged.
"""

from __future__ import annotations

from typing import ClassVar

import pytest

from kitchentable.warcraft.game import WarcraftSetup
from tests.laws import Laws
from tests.warcraft.boxes import game_with, narrow


class TestWarcraft(Laws):
    """Games of two players that end after a few turns."""

    game = game_with(narrow)
    setups: ClassVar[tuple[WarcraftSetup, ...]] = (WarcraftSetup(seats=2, turns=4),)
    games = 2
    most_answers = 20_000

    def test_there_are_battles_in_these_games(self) -> None:
        """Battles have the most questions and hidden cards, so the laws must see them."""
        for setup in self.setups:
            tables = [list(self.wild(self.table(setup), seed))[-1] for seed in range(5)]
            assert any(table.state.battles for table in tables)


@pytest.mark.slow
class TestWithOptions(TestWarcraft):
    """Games with the Expansion Set's options."""

    setups = (
        WarcraftSetup(seats=2, turns=3, options=("racial", "research", "draining")),
        WarcraftSetup(seats=2, turns=3, options=("creeps", "heroes")),
    )


@pytest.mark.slow
class TestWithMoreSeats(TestWarcraft):
    """Games of three and four players."""

    setups = (
        WarcraftSetup(seats=4, turns=2),
        WarcraftSetup(seats=4, turns=2, options=("racial", "hidden", "strategic")),
        WarcraftSetup(seats=3, turns=3, options=("creeps", "hidden", "research")),
    )
