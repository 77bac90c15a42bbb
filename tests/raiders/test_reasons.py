"""Whatever is not possible is refused in words, by the rule that forbids it.

Answers that are possible elsewhere in the game are tried in random positions. Every refusal has
words in four languages and a rule, and for the most common kinds a second, slow reading of the
rule says whether it is the broken one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Question
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.text import names
from tests.raiders.cards import RandomRaiders
from tests.raiders.readings import READINGS
from tests.raiders.strange_answers import strange
from tests.raiders.test_laws import agreed
from tests.refusals import FORMS, MOST_COMMON, flaws, refused, silent
from tests.wandering import wander

GAME = RandomRaiders()


def called(game: Raid, lang: str) -> Mapping[str, Message | str]:
    """The names of objects; characters and troops of random cards are called by their ids."""
    return names.objects(tuple(game.objects), lang)


def try_game(seed: int, answers: int, tries: int, among: RandomRaiders = GAME) -> Counter[str]:
    """Try answers in a random game; the messages of the refusals, each held to all of this."""
    table: Table[Any] = Table(among, agreed(seed), chance=Seeded(seed))
    rng, found = Random(seed), Counter[str]()
    for question in wander(table, seed, answers):
        assert not silent([question])
        for answer in strange(table.state, question, rng, tries):
            no = refused(question, answer)
            if no is not None:
                check(table.state, question, answer, no)
                found[no.message.id] += 1
    return found


def check(game: Raid, question: Question[Any], answer: object, no: Illegal) -> None:
    """Hold a refusal to its words, and to the second reading of its rule."""
    wrong = flaws(no, called=partial(called, game))
    assert not wrong, (question.topic, answer, wrong)
    reading = READINGS.get(no.message.id)
    if reading is not None:
        rules = list(reading(game, question, answer, no))
        assert no.rule in rules, (question.topic, answer, str(no), rules)


def test_what_is_not_possible_is_refused_for_its_reason() -> None:
    found = try_game(0, 60, 6)
    assert found.total() > 150
    assert len(found) > 15


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games(seed: int) -> None:
    found = try_game(seed, 500, 8)
    assert found.total() > 500
    assert len(set(found) & set(READINGS)) >= 5


@pytest.mark.slow
def test_the_thirty_most_common_refusals_have_a_second_reading() -> None:
    found = Counter[str]()
    for seed in range(6):
        found += try_game(seed, 300, 6)
    common = [kind for kind, _ in found.most_common() if kind not in FORMS]
    assert [kind for kind in common[:MOST_COMMON] if kind not in READINGS] == []
