"""Exact chances: by hand, against a million rolls, and with the rest of the world as it is."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random

import icepool  # type: ignore[import-untyped]
import pytest

from kitchentable.kernel.problem import Problem
from kitchentable.locale import Words
from kitchentable.raiders.model.content import shipped
from kitchentable.raiders.model.dice import Dice
from kitchentable.raiders.odds import exact
from kitchentable.raiders.odds.exact import ONE
from kitchentable.raiders.odds.typed import of_attack

FACES = {
    "white": ("blank", "blank", "blank", "ace", "ace", "critical"),
    "red": ("blank", "blank", "ace", "ace", "ace", "critical"),
    "black": ("blank", "ace", "ace", "ace", "critical", "critical"),
}


def near(chance: int, wanted: Fraction) -> bool:
    return abs(Fraction(chance, ONE) - wanted) < Fraction(1, 10**12)


@pytest.mark.parametrize(
    ("dice", "aces", "wanted"),
    [
        ((1, 0, 0), 0, Fraction(1, 2)),
        # a plain Ace, or a Critical Ace and then a blank
        ((1, 0, 0), 1, Fraction(2, 6) + Fraction(1, 6) * Fraction(3, 6)),
        ((1, 0, 0), 2, Fraction(1, 6) * Fraction(2, 6) + Fraction(1, 36) * Fraction(3, 6)),
        ((0, 0, 1), 0, Fraction(1, 6)),
        ((0, 1, 1), 0, Fraction(2, 6) * Fraction(1, 6)),
        ((3, 0, 0), 0, Fraction(1, 8)),
        ((0, 0, 0), 0, Fraction(1)),
    ],
)
def test_chances_worked_out_by_hand(dice: Dice, aces: int, wanted: Fraction) -> None:
    assert near(exact.aces(FACES, dice)[aces], wanted)


def test_nothing_to_speak_of_is_lost() -> None:
    for dice in [(1, 0, 0), (3, 2, 1), (0, 0, 9), (6, 6, 6)]:
        chances = exact.aces(FACES, (dice[0], dice[1], dice[2]))
        assert 0 <= exact.lost(chances) < ONE // 10**12


def test_without_chains_a_critical_ace_is_an_ace() -> None:
    assert exact.aces(FACES, (1, 0, 0), chains=False) == (ONE // 2, ONE // 2)


def test_a_boost_needs_an_ace_and_a_least_result_does_not() -> None:
    chances = (ONE // 4, ONE // 4, ONE // 2)
    assert exact.boosted(chances, 1) == (ONE // 4, 0, ONE // 4, ONE // 2)
    assert exact.boosted(chances, 0, least=1) == (0, ONE // 2, ONE // 2)
    assert exact.boosted(chances, 1, least=1) == (0, ONE // 4, ONE // 4, ONE // 2)


def test_an_attack_needs_strictly_more() -> None:
    """One white against one white: the sum over equal numbers is what the defender keeps."""
    white = exact.aces(FACES, (1, 0, 0))
    found = exact.attack(white, white)
    even = sum(chance * chance for chance in white) // ONE
    assert abs(2 * found.hit + even - ONE) < ONE // 10**12
    assert found.vanish == 0
    assert exact.attack(white, white, last=True).vanish == found.hit


def test_a_token_that_may_go_again_makes_a_hit_less_likely() -> None:
    sure = (0, ONE)
    assert exact.attack(sure, (ONE,), saved=ONE // 4).hit == 3 * ONE // 4


def rolled(rng: Random, dice: Dice) -> int:
    """One roll, as people roll it."""
    total = 0
    for faces, number in zip(FACES.values(), dice, strict=True):
        for _ in range(number):
            while True:
                face = faces[int(rng.random() * 6)]
                total += face != "blank"
                if face != "critical":
                    break
    return total


def agrees(games: int, mine: Dice, theirs: Dice, boost: int = 0) -> None:
    """Simulated attacks come out as the chances say, within five standard errors."""
    rng, hits = Random(8), 0
    for _ in range(games):
        aces = rolled(rng, mine)
        hits += aces + (boost if aces else 0) > rolled(rng, theirs)
    ours = exact.boosted(exact.aces(FACES, mine), boost)
    wanted = exact.attack(ours, exact.aces(FACES, theirs)).hit
    error = isqrt(wanted * (ONE - wanted) // games)
    assert abs(hits * ONE // games - wanted) < 5 * error


def test_a_hundred_thousand_attacks_agree() -> None:
    agrees(100_000, (2, 1, 0), (1, 1, 0))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mine", "theirs", "boost"),
    [((2, 1, 0), (1, 1, 0), 0), ((0, 2, 1), (0, 2, 2), 1), ((1, 2, 0), (2, 1, 0), 0)],
)
def test_a_million_attacks_agree(mine: Dice, theirs: Dice, boost: int) -> None:
    agrees(1_000_000, mine, theirs, boost)


class TestIcepool:
    """Another program, made for dice, comes to the same chances."""

    DEEP = 30
    """Rolls again counted by it: what is left is below 10^-14."""

    def pool(self, dice: Dice, chains: bool = True) -> icepool.Die[int]:
        total: icepool.Die[int] = icepool.Die([0])
        for faces, number in zip(FACES.values(), dice, strict=True):
            again = 1 + icepool.Again if chains else 1
            worth = {"blank": 0, "ace": 1, "critical": again}
            one = icepool.Die([worth[face] for face in faces], again_depth=self.DEEP)
            for _ in range(number):
                total = total + one
        return total

    @pytest.mark.parametrize(
        "dice", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 1, 0), (1, 2, 0), (0, 2, 1), (3, 1, 1)]
    )
    def test_aces_of_a_pool(self, dice: Dice) -> None:
        theirs = self.pool(dice)
        for aces, chance in enumerate(exact.aces(FACES, dice)[:15]):
            assert near(chance, Fraction(theirs.probability(aces)))

    def test_aces_without_chains(self) -> None:
        theirs = self.pool((2, 1, 1), chains=False)
        for aces, chance in enumerate(exact.aces(FACES, (2, 1, 1), chains=False)):
            assert near(chance, Fraction(theirs.probability(aces)))

    @pytest.mark.parametrize(
        ("mine", "theirs", "boost"),
        [
            ((1, 2, 0), (2, 1, 0), 0),
            ((0, 2, 1), (2, 0, 0), 1),
            ((3, 0, 0), (0, 2, 2), 0),
            ((0, 0, 2), (1, 3, 0), 1),
        ],
    )
    def test_hits(self, mine: Dice, theirs: Dice, boost: int) -> None:
        ours = self.pool(mine).map(lambda aces: aces + boost if aces else 0)
        wanted = (ours > self.pool(theirs)).probability(True)
        attack = exact.boosted(exact.aces(FACES, mine), boost)
        assert near(exact.attack(attack, exact.aces(FACES, theirs)).hit, Fraction(wanted))


class TestTyped:
    """Pools as people type them at the command line."""

    def test_every_change_is_explained_with_its_rule(self) -> None:
        found = of_attack(FACES, ["2 white 1 red, upgrade, boost 1", "2 white", "wounded"])
        said = [Words("en").say(line) for line in found.lines]
        assert said[1] == "the weakest set is upgraded: 3 red  [HR-156]"
        assert found.data["vanish"] == found.data["hit"]
        # three red with Boost 1 against two white: more than one in two, less than certain
        assert ONE // 2 < found.data["hit"] < ONE

    def test_cards_bring_their_pools(self) -> None:
        """Rod-bearers beyond their range and hurt: 1 white, as the red set is left out."""
        cards = shipped().cards
        found = of_attack(FACES, ["rodbearers shooting, discard, hurt", "ragmen"], cards)
        said = [Words("en").say(line) for line in found.lines]
        assert said[0] == "Attack: 1 white, 2 red"
        assert "[HR-165]" in said[1], "the wound"
        assert "[HR-114]" in said[2]
        assert said[3].startswith("Aces: 0: 50.00%, 1: 41.67%")
        white = exact.aces(FACES, (1, 0, 0))
        assert found.data["hit"] == exact.attack(white, exact.aces(FACES, (2, 0, 0))).hit
        plain = of_attack(FACES, ["shefin", "guardsmen"], cards).data["attack"]
        boosted = cards["cruet"].close_combat.boost
        assert plain == list(exact.aces(FACES, cards["shefin"].close_combat.printed.dice))
        assert boosted, "a card with a Boost brings it"
        with_boost = of_attack(FACES, ["cruet", "ragmen"], cards).data["attack"]
        assert with_boost[1] == 0, "one Ace is two with it"

    def test_a_decimal_point_or_a_comma_as_the_reader_writes_it(self) -> None:
        found = of_attack(FACES, ["1 white", "0 white"])
        assert Words("en").say(found.lines[-2]) == "Wounds: 50.00%"
        assert Words("nl").say(found.lines[-2]) == "Wond: 50,00%"

    @pytest.mark.parametrize(
        "text", ["", "2 purple", "2 white, faster", "two white", "2 white;", "shefin dancing"]
    )
    def test_what_is_no_pool_is_refused(self, text: str) -> None:
        with pytest.raises(Problem) as caught:
            of_attack(FACES, [text, "1 white"])
        assert caught.value.message.id == "hr-odds-form"
