"""No leak: some positions of every game here, as many as wanted with `tests.server.leaks`."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable import games
from kitchentable.kernel.state.views import hidden_fields
from tests.server.leaks import CASES, Result, check, go_on, replayed

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "setup", "share"), CASES)
def test_everything_sent_is_the_same_in_worlds_a_seat_cannot_tell_apart(
    game: str, setup: dict[str, Any], share: int
) -> None:
    untried = set(hidden_fields(games.game(game).state))
    done = seed = 0
    while done < 20 and (seed < 3 or untried):
        seed += 1
        done += check(game, setup, seed, untried, min(0.3, share / 50))
    assert done >= 3
    assert not untried, f"these never differed: {sorted(untried)}"


@pytest.mark.parametrize(("game", "setup", "share"), CASES)
def test_a_replay_shows_what_was_seen(game: str, setup: dict[str, Any], share: int) -> None:
    assert replayed(game, setup, 3, 20) > 40


@pytest.mark.slow
def test_the_same_in_a_thousand_positions() -> None:
    result = Result()
    for _ in go_on(result, 1_000):
        pass
    assert sum(result.positions.values()) >= 1_000
    assert not any(result.untried.values()), result.untried
