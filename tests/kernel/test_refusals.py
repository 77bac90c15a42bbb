"""Why an answer is refused: by the question's list, by its reason, or by nothing that is known."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from kitchentable.kernel.illegal import Illegal, Unexplained, names_nothing
from kitchentable.kernel.questions import Choose, or_pass
from kitchentable.kernel.words import say
from tests.refusals import flaws, refused, silent


class PickFish(Choose[str], kw_only=True):
    """Which fish is bought, where only cod is fresh."""

    def reason(self, answer: str) -> Illegal | None:
        return Illegal("TG-2", "why-full") if answer == "eel" else None


def question(
    refused: Mapping[int, Illegal] | None = None, why: Callable[[int], Illegal] | None = None
) -> Choose[int]:
    return Choose(say("pass"), seat=0, among=(1, 2), rules=("TG-9",), refused=refused, why=why)


def test_a_refusal_without_a_reason_cites_no_rule_and_shows_no_value() -> None:
    no = refused(question(), ("r", "relocate", "E"))
    assert isinstance(no, Unexplained)
    assert (no.rule, no.message.args) == ("", {})
    assert flaws(no) == ["no reason is given"]


def test_the_reason_of_a_question_comes_after_its_list() -> None:
    asked = question(
        refused={3: Illegal("TG-3", "why-full")}, why=lambda answer: Illegal("TG-4", "why-folder")
    )
    assert [str(refused(asked, answer)) for answer in (3, 4)] == [
        "why-full() [TG-3]",
        "why-folder() [TG-4]",
    ]


def test_a_topic_gives_reasons_of_its_own() -> None:
    fish = PickFish(say("pass"), seat=0, among=("cod",))
    assert str(refused(fish, "eel")) == "why-full() [TG-2]"
    assert isinstance(refused(fish, "boot"), Unexplained)


def test_topics_without_a_way_to_give_reasons_are_found() -> None:
    fish = PickFish(say("pass"), seat=0, among=("cod",))
    explained = question(why=lambda answer: Illegal("TG-4", "why-folder"))
    assert silent([fish, explained, or_pass(explained, {})]) == set()
    assert silent([question()]) == {"choose"}
    assert silent([or_pass(question(), {})]) == {"choose"}


@pytest.mark.parametrize(
    ("refusal", "flaw"),
    [
        (Illegal("", "why-full"), "no rule is cited"),
        (Illegal("TG-1", "no-such-message"), "no-such-message has no words in en"),
        (Illegal("TG-1", "option", value="('r', 'E')"), "not in words: ('r', 'E')"),
        (Illegal("TG-1", "option", value="wc-creep-screecher"), "not in words: wc-creep-screecher"),
    ],
)
def test_what_is_wrong_with_a_refusal_is_found(refusal: Illegal, flaw: str) -> None:
    assert flaw in flaws(refusal, ("en",))


def test_a_refusal_in_words_with_its_rule_has_no_flaw() -> None:
    assert flaws(Illegal("TG-1", "why-full")) == []
    assert flaws(names_nothing()) == []
