"""A question cites the few rules that matter to its answer: never more than six.

An event cites the rules that decided something, each once, and all of them are in the book.
"""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.questions import Chance, Question
from kitchentable.kernel.rulebook import Rulebook
from kitchentable.kernel.table.table import Table
from kitchentable.raiders.game import GAME as RAIDERS
from kitchentable.warcraft.game import GAME, WarcraftSetup
from tests.raiders.cards import RandomRaiders
from tests.raiders.test_laws import agreed
from tests.wandering import wander

MOST = 6

OPTIONS = [
    (),
    ("racial", "draining"),
    ("strategic", "racial", "creeps", "heroes", "research", "hidden"),
]
SCENARIOS = {name: each.seats for name, each in GAME.box.shipped().scenarios.items()}


class Watched(Seeded, frozen=True):
    """Dice and draws; every question for them is looked at."""

    def answer(self, question: Chance[Any], count: int) -> Any:
        look(question)
        return super().answer(question, count)


def look(question: Question[Any]) -> None:
    """A question cites few rules, each once."""
    assert len(question.rules) <= MOST, (question.say.id, question.rules)
    assert len(question.rules) == len({*question.rules}), (question.say.id, question.rules)


def play(table: Table[Any], seed: int, answers: int) -> int:
    """How many questions were looked at."""
    number = 0
    for question in wander(table, seed, answers):
        look(question)
        number += 1
    return number


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "base")
def test_in_games_of_warcraft(options: tuple[str, ...], seats: int) -> None:
    setup = WarcraftSetup(seats=seats, options=options, turns=4)
    table: Table[Any] = Table(GAME, setup, chance=Watched(seats))
    assert play(table, seats, 500) > 50


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_in_scenarios_of_warcraft(scenario: str) -> None:
    setup = WarcraftSetup(seats=SCENARIOS[scenario], scenario=scenario, turns=3)
    table: Table[Any] = Table(GAME, setup, chance=Watched(1))
    assert play(table, 1, 300) > 30


@pytest.mark.parametrize("seed", range(3))
def test_in_games_of_home_raiders(seed: int) -> None:
    """With cards of any mix of abilities."""
    table: Table[Any] = Table(RandomRaiders(3), agreed(seed), chance=Watched(seed))
    assert play(table, seed, 250) > 50
    book = Rulebook(RAIDERS.home, "en").rules
    for told in table.log:
        cited = told.event.rules
        assert len(cited) == len({*cited}), told.event
        assert {*cited} <= {*book}, told.event
