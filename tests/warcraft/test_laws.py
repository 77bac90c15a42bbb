"""Warcraft keeps the laws, with two players and with two teams.

The games are short and the Towns close to each other, so that there are battles and
captured Towns in them; the rules are the same.
"""

from __future__ import annotations

from typing import ClassVar

import pytest

from kitchentable.warcraft.game import WarcraftSetup
from tests.laws import Laws
from tests.warcraft.boxes import game_with, narrow


class TestWarcraft(Laws):
    """After a few turns whoever has most points wins."""

    game = game_with(narrow)
    setups: ClassVar[tuple[WarcraftSetup, ...]] = (WarcraftSetup(seats=2, turns=4),)
    games = 2
    most_answers = 20_000

    def test_there_are_battles_in_these_games(self) -> None:
        """Without them the laws would not be tried where most is asked and hidden."""
        for setup in self.setups:
            tables = [list(self.wild(self.table(setup), seed))[-1] for seed in range(5)]
            assert any(table.state.battles for table in tables)


class TestWithOptions(TestWarcraft):
    """The same with the Expansion Set's options."""

    setups = (
        WarcraftSetup(seats=2, turns=3, options=("racial", "research", "draining")),
        WarcraftSetup(seats=2, turns=3, options=("creeps", "heroes")),
    )


@pytest.mark.slow
class TestWithMoreSeats(TestWarcraft):
    """The same with three and four players."""

    setups = (
        WarcraftSetup(seats=4, turns=2),
        WarcraftSetup(seats=4, turns=2, options=("racial", "hidden", "strategic")),
        WarcraftSetup(seats=3, turns=3, options=("creeps", "hidden", "research")),
    )
