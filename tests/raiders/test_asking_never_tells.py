"""Asking a moment changes nothing and tells nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kitchentable.kernel import moments
from kitchentable.kernel.moments import Heard, Moment
from kitchentable.kernel.state.state import encode
from tests.raiders.cards import RandomRaiders
from tests.raiders.test_laws import agreed, play_at_random

OFTEN = 30
"""So often a moment is looked at in one game."""


@pytest.mark.parametrize("seed", range(3))
def test_in_random_games_of_random_cards(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    heard, asked = Moment.heard, Counter[str]()

    def watched(self: Any, hooks: Any, game: Any, *about: Any) -> Heard[Any]:
        if asked[self.name] >= OFTEN:
            return heard(self, hooks, game, *about)
        asked[self.name] += 1
        before, told = encode(game), list(game.told or ())
        found = heard(self, hooks, game, *about)
        assert encode(game) == before, f"{self} changes the game"
        assert list(game.told or ()) == told, f"{self} tells something"
        return found

    monkeypatch.setattr(moments.Moment, "heard", watched)
    play_at_random(RandomRaiders(3), agreed(seed), seed)
    assert len(asked) > 5, f"few moments were asked: {asked}"
