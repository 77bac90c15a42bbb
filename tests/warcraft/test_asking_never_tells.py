"""Asking a moment changes nothing and tells nothing, whoever asks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.moments import Heard, Moment
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft.game import GAME, WarcraftSetup
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
    heard, folded, asked = Moment.heard, Moment.folded, Counter[str]()

    def watched(ask: Any, moment: Any, hooks: Any, game: Any, *about: Any) -> Any:
        if asked[moment.name] >= OFTEN:
            return ask(moment, hooks, game, *about)
        asked[moment.name] += 1
        before, told = encode(game), list(game.told or ())
        found = ask(moment, hooks, game, *about)
        assert encode(game) == before, f"{moment} changes the game"
        assert list(game.told or ()) == told, f"{moment} tells something"
        return found

    def watched_heard(self: Any, hooks: Any, game: Any, *about: Any) -> Heard[Any]:
        found: Heard[Any] = watched(heard, self, hooks, game, *about)
        return found

    def watched_folded(self: Any, hooks: Any, game: Any, *about: Any) -> Any:
        return watched(folded, self, hooks, game, *about)

    monkeypatch.setattr(Moment, "heard", watched_heard)
    monkeypatch.setattr(Moment, "folded", watched_folded)
    table: Table[Any] = Table(GAME, setup, chance=Seeded(3))
    for _ in wander(table, 3, 600):
        pass
    assert len(asked) >= 4, f"few moments were asked: {asked}"
