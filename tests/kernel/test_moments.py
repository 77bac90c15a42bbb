"""Moments: voices are folded into one value, and asking changes nothing."""

from __future__ import annotations

import operator
from types import ModuleType
from typing import Any

import pytest

from kitchentable.kernel.moments import Happening, Hook, Moment, hooks_of, moments_in
from kitchentable.kernel.questions import Asks, Choose, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say

PRICE = Moment[dict[str, int], [str, int], int]("what is added to a price", 0, operator.add)
MOST = Moment[dict[str, int], [str], int]("the most a guest may pay", 0, max)
SERVED = Happening[dict[str, int], [str], str]("a guest is served")


class Waiter:
    @PRICE
    @rule("XX-950")
    def tip(self, game: dict[str, int], who: str, price: int) -> int:
        return price // 10

    @SERVED
    def serve(self, game: dict[str, int], who: str) -> Asks[str]:
        game["served"] = game.get("served", 0) + 1
        yield from ()
        return ""


class Cook:
    @PRICE
    @rule("XX-951", "XX-952")
    def spice(self, game: dict[str, int], who: str, price: int) -> int:
        return 2 if who == "gourmet" else 0

    @SERVED
    def cook(self, game: dict[str, int], who: str) -> Asks[str]:
        answer = yield from ask(Choose(say("what"), seat=0, among=("soup", "bread")))
        return answer


class Owner(Cook):
    """A subclass speaks as its base does."""

    @MOST
    def limit(self, game: dict[str, int], who: str) -> int:
        return 50


def hooks(moment: Any, *speakers: object) -> list[Hook]:
    return [hook for each in speakers for hook in hooks_of(each).get(moment, ())]


def test_voices_are_folded_into_one_value_with_their_rules() -> None:
    heard = PRICE.heard(hooks(PRICE, Waiter(), Cook()), {}, "gourmet", 30)
    assert heard.value == 5
    assert [voice.value for voice in heard.voices] == [3, 2]
    assert heard.rules == ("XX-950", "XX-951", "XX-952")


def test_one_who_says_nothing_is_no_voice() -> None:
    heard = PRICE.heard(hooks(PRICE, Waiter(), Cook()), {}, "child", 30)
    assert (heard.value, heard.rules) == (3, ("XX-950",))


def test_where_nobody_speaks_the_value_is_neutral() -> None:
    assert PRICE.heard([], {}, "gourmet", 30) == PRICE.silence
    assert MOST.heard(hooks(MOST, Owner()), {}, "child").value == 50


def test_a_subclass_speaks_where_its_base_does() -> None:
    assert set(hooks_of(Owner())) == {PRICE, SERVED, MOST}


def test_what_happens_goes_on_until_something_is_given() -> None:
    game: dict[str, int] = {}
    procedure = SERVED.happens(hooks(SERVED, Waiter(), Cook(), Waiter()), game, "child")
    assert next(procedure).among == ("soup", "bread")  # type: ignore[union-attr]
    with pytest.raises(StopIteration) as done:
        procedure.send("soup")
    assert done.value.value == "soup"
    assert game == {"served": 1}, "the second waiter had nothing left to do"


def test_a_hook_knows_its_speaker() -> None:
    waiter = Waiter()
    assert [hook.speaker for hook in hooks(PRICE, waiter)] == [waiter]


def test_moments_are_found_by_their_names() -> None:
    module = ModuleType("menu")
    vars(module).update(PRICE=PRICE, other=3)
    assert moments_in(module) == {"PRICE": PRICE}
