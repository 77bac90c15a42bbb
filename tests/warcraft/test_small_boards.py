"""In random games on small crowded boards each question has a legal answer (WC-163)."""

from __future__ import annotations

from typing import ClassVar

import pytest

from kitchentable.kernel.questions import PASS
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.move import DONE
from tests.laws import AnswerLaw
from tests.warcraft.small_boards import small_game

IDLE = (PASS, DONE)


class TestSmallBoards(AnswerLaw):
    """Games of any options with two, three or four players."""

    idle = IDLE
    games = 60

    def begin(self, seed: int) -> Table[Warcraft]:
        return small_game(seed)


@pytest.mark.slow
class TestMoreSmallBoards(TestSmallBoards):
    """More of them; `python tools/soak.py warcraft-small` plays thousands."""

    first: ClassVar[int] = 60
    games = 440
