"""Asking a moment changes nothing and tells nothing, whoever asks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.moments import Heard
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft.game import GAME, WarcraftSetup
from kitchentable.warcraft.moments import Moment, is_heard
from tests.wandering import wander

OFTEN = 20
"""So often a moment is looked at in one game."""

SETUPS = [
    WarcraftSetup(seats=4, turns=3, options=("racial", "creeps", "heroes", "research", "hidden")),
    WarcraftSetup(seats=4, turns=3, scenario="nordrassil"),
    WarcraftSetup(seats=3, turns=3, scenario="elf-gate"),
    WarcraftSetup(seats=3, turns=3, scenario="orcs-for-sale"),
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.scenario or "options")
def test_in_random_games(setup: WarcraftSetup, monkeypatch: pytest.MonkeyPatch) -> None:
    ask, value, of, asked = Moment.ask, Moment.value, Moment.of, Counter[str]()

    def watched(asking: Any, moment: Any, game: Any, *about: Any) -> Any:
        if asked[moment.name] >= OFTEN or not is_heard(game, moment):
            return asking(moment, game, *about)
        asked[moment.name] += 1
        before, told = encode(game), list(game.told or ())
        found = asking(moment, game, *about)
        assert encode(game) == before, f"{moment} changes the game"
        assert list(game.told or ()) == told, f"{moment} tells something"
        return found

    def watched_ask(self: Any, game: Any, *about: Any) -> Heard[Any]:
        found: Heard[Any] = watched(ask, self, game, *about)
        return found

    def watched_value(self: Any, game: Any, *about: Any) -> Any:
        return watched(value, self, game, *about)

    def watched_of(self: Any, game: Any) -> Any:
        says: Any = of(self, game)
        return says and (lambda *about: watched(lambda _, *about: says(*about), self, *about))

    monkeypatch.setattr(Moment, "ask", watched_ask)
    monkeypatch.setattr(Moment, "of", watched_of)
    monkeypatch.setattr(Moment, "value", watched_value)
    table: Table[Any] = Table(GAME, setup, chance=Seeded(3))
    for _ in wander(table, 3, 600):
        pass
    assert len(asked) >= 4, f"few moments were asked: {asked}"
