"""Topics: what is asked is the class of the question; answers are Structs, or lists of fields."""

from __future__ import annotations

import pytest
from msgspec import Struct

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import Choose, or_pass
from kitchentable.kernel.words import say


class Offer(Struct, frozen=True):
    coins: int
    fish: str = "cod"


class BuyFish(Choose[Offer], kw_only=True):
    """An offer: a fish and a number of coins."""

    answers = Offer


OFFERS = (Offer(1), Offer(2, "eel"))
QUESTION = BuyFish(say("buy"), seat=0, among=OFFERS, rules=("XX-001",))


def test_a_page_learns_the_kind_and_the_topic() -> None:
    asked = QUESTION.asked()
    assert (asked.kind, asked.topic) == ("choose", "buy-fish")


def test_a_reaction_has_the_topic_of_its_choice() -> None:
    asked = or_pass(QUESTION, {}).asked()
    assert (asked.kind, asked.topic) == ("react", "buy-fish")


@pytest.mark.parametrize(
    "given", [Offer(2, "eel"), {"coins": 2, "fish": "eel"}, [2, "eel"], (2, "eel")]
)
def test_an_answer_is_read_by_name_and_by_position(given: Plain) -> None:
    assert QUESTION.accept(QUESTION.read(given)) == Offer(2, "eel")


def test_fields_at_the_end_may_be_left_out() -> None:
    assert QUESTION.read([1]) == Offer(1)


@pytest.mark.parametrize("given", [[1, "cod", "more"], ["one"], {"fish": "cod"}, 1, [[1]]])
def test_what_is_no_such_answer_is_not_understood(given: Plain) -> None:
    with pytest.raises(Illegal) as refusal:
        QUESTION.read(given)
    assert refusal.value.message.id == "not-understood"
