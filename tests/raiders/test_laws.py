"""Home Raiders keeps the laws, with random teams of random cards on random tables."""

from __future__ import annotations

from random import Random

import pytest

from kitchentable.kernel.chance import Scripted, Seeded
from kitchentable.kernel.questions import PASS
from kitchentable.kernel.table.table import Table
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import DONE, END
from tests.laws import AnswerLaw, Laws
from tests.raiders.cards import RandomRaiders

SEEDS = 12
MOST_ANSWERS = 5_000


def agreed(seed: int, **more: str) -> RaidersSetup:
    return RaidersSetup(teams=f"a{seed},b{seed}", table=f"t{seed}", portals="mug,jam_jar", **more)  # type: ignore[arg-type]


class TestRaiders(Laws):
    """Small teams, so that every law can look at every moment of a game."""

    game = RandomRaiders(2, size=1)
    setups = (agreed(0),)
    games = 1


@pytest.mark.slow
class TestBasicRaiders(TestRaiders):
    """Laws hold by the basic rules."""

    setups = (agreed(1, level="basic"),)


@pytest.mark.slow
class TestLargerRaiders(Laws):
    """Laws hold with two troops a side."""

    game = RandomRaiders(1, size=2)
    setups = (agreed(0),)
    games = 1


def play_at_random(game: RandomRaiders, setup: RaidersSetup, seed: int) -> Table:  # type: ignore[type-arg]
    """A game of players who would rather do something than nothing."""
    rng = Random(seed)
    table = Table(game, setup, chance=Seeded(seed), keep=False)
    for _ in range(MOST_ANSWERS):
        if table.over:
            return table
        [seat] = table.waiting()
        question = table.question
        assert question is not None
        options = list(question.suggestions())
        busy = [each for each in options if each not in (None, (), END, DONE)]
        table.answer(seat, rng.choice(busy if busy and rng.random() < 0.8 else options))
    raise AssertionError(f"no end after {MOST_ANSWERS} answers with seed {seed}")


@pytest.mark.parametrize("seed", range(SEEDS))
def test_random_teams_play_to_the_end(seed: int) -> None:
    """Any mix of abilities: no crash, no endless loop, no character where none can stand."""
    game = RandomRaiders(SEEDS)
    table = play_at_random(game, agreed(seed), seed)
    assert table.result is not None
    assert not game.rules.broken(table.state)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS, 200))
def test_many_random_teams_play_to_the_end(seed: int) -> None:
    game = RandomRaiders(1, size=5, first=seed)
    table = play_at_random(game, agreed(seed), seed)
    assert not game.rules.broken(table.state)


class TestAnswers(AnswerLaw):
    """Random teams of random cards on random tables."""

    idle = (PASS, (), END, DONE)
    games = 4
    most_answers = 60

    def begin(self, seed: int) -> Table[Raid]:
        return Table(RandomRaiders(SEEDS, size=2), agreed(seed), chance=Scripted())
