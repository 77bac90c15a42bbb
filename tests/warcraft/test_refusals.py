"""Every refusal of Warcraft names the thing in words and the rule that forbids it.

Random games are stopped at every question, and answers that are possible elsewhere are tried:
other pieces and spaces, cards that are not in hand or of another window, too many, too far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Question
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft import GAME
from kitchentable.warcraft.cards.card import CARDS, MOMENT_OF
from kitchentable.warcraft.model.answers import Act, Deployment, Play, Step
from kitchentable.warcraft.model.kinds import KIND_OF
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import PlayCard
from kitchentable.warcraft.powers.power import POWERS
from kitchentable.warcraft.rules.interjections import offered
from kitchentable.warcraft.rules.purchase import PURCHASES
from kitchentable.warcraft.scenarios.tokens import TOKENS
from tests.refusals import FORMS, MOST_COMMON, flaws, refused, silent
from tests.wandering import wander
from tests.warcraft.attempts import ACTS, WORKS, Attempts
from tests.warcraft.option_sets import option_setups, scenario_setups
from tests.warcraft.positions import position, stand
from tests.warcraft.readings import READINGS, reading

SETUPS = (*option_setups(4), *scenario_setups(4))
Tried = tuple[Table[Warcraft], Question[Any], Any, Illegal]


def games(seed: int, number: int, answers: int) -> Iterator[tuple[Table[Warcraft], Question[Any]]]:
    """The questions to players in random games of all options and scenarios."""
    rng = Random(seed)
    for _ in range(number):
        table = Table(GAME, rng.choice(SETUPS), chance=Seeded(rng.randrange(10**6)))
        for question in wander(table, rng.randrange(10**6), answers):
            if question.seat >= 0:
                yield table, question


def crowded(seed: int, number: int) -> Iterator[tuple[Table[Warcraft], Question[Any]]]:
    """Move Steps in small positions with mountains, enemies, locks, Fast and Cripple."""
    rng = Random(seed)
    for _ in range(number):
        table = stand(position(rng))
        if table.question is not None and not table.over:
            yield table, table.question.part(table.waiting()[0])


def tries(
    places: Iterator[tuple[Table[Warcraft], Question[Any]]], seed: int, each: int
) -> Iterator[Tried]:
    """Answers that are tried and refused, with their refusals."""
    rng = Random(seed)
    for table, question in places:
        for answer in Attempts(table.state, rng).at(question, each):
            no = refused(question, answer)
            if no is not None:
                yield table, question, answer, no


def check(tried: Iterator[Tried]) -> Counter[str]:
    """Hold refusals against what is asked of all, and against the slow readings of the rules."""
    seen = Counter[str]()
    good: set[str] = set()
    for table, question, answer, no in tried:
        words = f"{question.topic}: {answer} was refused by {no}"
        if str(no) not in good:
            assert not flaws(no), words
            good.add(str(no))
        if no.message.id == "names-nothing":
            assert not is_named(table.state, question, answer), words
        if no.message.id in READINGS:
            assert no.rule in reading(table.state, question.seat, answer, no), words
        seen[no.message.id] += 1
    return seen


def is_named(game: Warcraft, question: Question[Any], answer: Any) -> bool:
    """Whether an answer names only things that could be the answer of its topic somewhere."""
    spaces = game.board.index
    if isinstance(answer, Step | Deployment | Act):
        return is_deed(spaces, answer)
    match question.topic:
        case "play-card":
            return answer.name in CARDS
        case "choose-casualty" | "take-over":
            return answer.kind in KIND_OF and answer.space in spaces
        case "choose-battle":
            return answer.space in spaces
        case "carry-tokens":
            return all(token in TOKENS for token in answer) and game.scene is None
        case "pay-mana":
            return all(card in CARDS for card in answer)
        case "choose-hero":
            return answer in game.content.heroes
    return answer in NAMED.get(question.topic, spaces)


NAMED = {
    "keep-card": CARDS,
    "choose-phase": ("melee", "ranged", "flying"),
    "lose-piece": KIND_OF,
    "bring-back": KIND_OF,
}
"""By topic: the names among which its answers are; for others, these are spaces."""


def is_deed(spaces: dict[str, int], answer: Step | Deployment | Act) -> bool:
    """Whether a move, a deployment or a purchase names a piece and spaces that exist."""
    match answer:
        case Step():
            known = answer.what in KIND_OF or answer.what in ("tree", "outpost", "done")
            return known and answer.start in spaces and answer.to in spaces
        case Deployment("place"):
            return answer.what in KIND_OF and answer.space in spaces
        case Deployment():
            named = spaces if answer.name == "outpost" else ("melee", "ranged", "flying")
            return answer.name in WORKS and answer.what in named
    sold = answer.name in PURCHASES or answer.name not in ACTS
    return not sold and answer.what in (spaces if answer.name == "outpost" else KIND_OF)


def test_hundreds_of_answers_are_refused_with_their_reason() -> None:
    seen = check(tries(games(seed=3, number=6, answers=160), seed=4, each=3))
    seen += check(tries(crowded(seed=5, number=60), seed=6, each=12))
    assert {"wc-not-in-hand", "wc-other-window", "wc-too-far", "wc-nobody-there"} <= {*seen}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_many_thousands_of_answers_are_refused_with_their_reason(seed: int) -> None:
    seen = check(tries(games(seed=seed, number=60, answers=300), seed=seed, each=5))
    seen += check(tries(crowded(seed=seed, number=800), seed=seed, each=25))
    assert {"wc-behind-mountain", "wc-stopped", "wc-no-escort", "wc-locked"} <= {*seen}


@pytest.mark.slow
def test_the_thirty_most_common_refusals_have_a_second_reading() -> None:
    seen = check(tries(games(seed=0, number=40, answers=300), seed=2, each=5))
    common = [kind for kind, _ in seen.most_common() if kind not in FORMS]
    assert [kind for kind in common[:MOST_COMMON] if kind not in READINGS] == []


@pytest.mark.slow
def test_no_topic_is_without_a_way_to_say_why() -> None:
    questions = [question for _, question in games(seed=8, number=40, answers=200)]
    assert len({question.topic for question in questions}) > 10
    assert silent(questions) == set()


def test_what_is_done_unasked_is_refused_with_its_reason() -> None:
    rng, seen = Random(2), set()
    for table, _ in games(seed=9, number=4, answers=60):
        for seat in range(len(table.state.players)):
            question = offered(table.state, seat)
            for answer in Attempts(table.state, rng).at(question, 2):
                no = refused(question, answer)
                if no is not None:
                    assert not flaws(no), f"{answer}: {no}"
                    seen.add(no.message.id)
    assert {"wc-no-card-gift", "wc-not-in-hand", "wc-gift-mate"} <= seen


def test_a_window_shows_the_cards_in_hand_that_cannot_be_played_now() -> None:
    shown = 0
    for table, question in games(seed=11, number=6, answers=160):
        if not isinstance(question.matter, PlayCard):
            continue
        hand = table.state.players[question.seat].hand
        listed = {option.value.name: option for option in question.asked().options if option.value}
        assert set(listed) - set(POWERS) == set(hand)
        for name in hand:
            option = listed[name]
            if MOMENT_OF[name].key != question.matter.window:
                assert option.rule == "WC-272", name
                assert option.refused is not None
                assert option.value == Play(name)
                shown += 1
    assert shown > 20
