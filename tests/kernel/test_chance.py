"""Sources of chance: fair, repeatable, verifiable."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitchentable.kernel.chance import Physical, Sealed, Seeded, Source, commitment
from kitchentable.kernel.fair_numbers import below
from kitchentable.kernel.questions import CHANCE, Die, Draw, Face, Roll, Shuffle
from kitchentable.kernel.table.journal import Answer
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.table.verification import verify
from kitchentable.kernel.words import say
from tests.games.pantry import PANTRY, PantrySetup

D6 = Die("d6", (1, 2, 3, 4, 5, 6))
SEED = bytes(range(32))
SOURCES: list[Source] = [Seeded(1), Sealed(SEED, ("mine", "yours"))]

T = TypeVar("T")


def chi_square(observed: Counter[T], expected: float, kinds: int) -> float:
    return sum((observed[k] - expected) ** 2 / expected for k in observed) + expected * (
        kinds - len(observed)
    )


@pytest.mark.parametrize("source", SOURCES, ids=["seeded", "sealed"])
class TestFairness:
    """Chi-square at the 99.99 % level: a fair source fails once in 10,000 keys, and the
    keys are fixed."""

    def test_dice(self, source: Source) -> None:
        roll = Roll(say("roll"), dice=(D6,) * 10)
        faces: Counter[Face] = Counter()
        for number in range(2000):
            rolled = source.answer(roll, number)
            faces.update(rolled or ())
        assert chi_square(faces, 20_000 / 6, 6) < 25.7  # 5 degrees of freedom

    def test_pairs_of_dice_are_independent(self, source: Source) -> None:
        roll = Roll(say("roll"), dice=(D6, D6))
        pairs = Counter(source.answer(roll, number) for number in range(18_000))
        assert chi_square(pairs, 500, 36) < 76.0  # 35 degrees of freedom

    def test_draws(self, source: Source) -> None:
        draw = Draw(say("draw"), items=tuple("abcdefg"))
        drawn = Counter(source.answer(draw, number) for number in range(7_000))
        assert chi_square(drawn, 1000, 7) < 27.9  # 6 degrees of freedom

    def test_shuffles(self, source: Source) -> None:
        shuffle = Shuffle(say("shuffle"), items=(1, 2, 3, 4))
        orders = Counter(source.answer(shuffle, number) for number in range(12_000))
        assert set(orders) == set(permutations((1, 2, 3, 4)))
        assert chi_square(orders, 500, 24) < 57.0  # 23 degrees of freedom

    def test_the_same_question_number_gives_the_same_answer(self, source: Source) -> None:
        roll = Roll(say("roll"), dice=(D6,) * 8)
        assert source.answer(roll, 3) == source.answer(roll, 3)
        assert len({source.answer(roll, number) for number in range(50)}) > 40


@given(st.lists(st.integers(1, 5000), max_size=20), st.binary(min_size=64, max_size=64))
def test_below_stays_below(sizes: list[int], start: bytes) -> None:
    def blocks(number: int) -> bytes:
        return bytes([number % 251]) * 64 if number else start

    assert all(0 <= pick < size for pick, size in zip(below(sizes, blocks), sizes, strict=True))


def test_below_throws_away_what_would_favour_small_numbers() -> None:
    """256 is not a multiple of 6: 252 to 255 would favour 0 to 3."""
    assert below([6], lambda number: bytes([252, 253, 254, 255, 251])) == [5]


@pytest.mark.parametrize("size", [0, -1, 2**24 + 1])
def test_below_refuses_impossible_sizes(size: int) -> None:
    with pytest.raises(ValueError, match="cannot choose"):
        below([size], lambda number: b"123")


class TestSealed:
    def play(self, source: Source) -> Table[Any]:
        table: Table[Any] = Table(PANTRY, PantrySetup(), chance=source)
        while not table.over:
            for seat in table.waiting():
                table.answer(seat, table.question.part(seat).suggestions()[0])  # type: ignore[union-attr]
        return table

    def test_a_game_verifies(self) -> None:
        table = self.play(Sealed(SEED, ("a", "b")))
        found = verify(table)
        assert found.wrong is None
        assert found.rolls == table.rolls > 4

    def test_a_changed_roll_is_found(self) -> None:
        table = self.play(Sealed(SEED, ("a", "b")))
        for position, entry in enumerate(table.journal):
            if isinstance(entry, Answer) and entry.seat == CHANCE and isinstance(entry.value, int):
                other = entry.value % 3 + 1 if position == 1 else entry.value % 6 + 1
                table.journal[position] = msgspec.structs.replace(entry, value=other)
                assert verify(table).wrong == position
                return
        pytest.fail("no draw in this game")

    def test_another_seed_or_other_entropy_gives_other_rolls(self) -> None:
        table = self.play(Sealed(SEED, ("a", "b")))
        for other in (
            Sealed(SEED[::-1], ("a", "b")),
            Sealed(SEED, ("a", "c")),
            Sealed(SEED, ("ab", "")),
        ):
            assert verify(table, other).wrong is not None

    def test_the_commitment_binds_the_seed_and_tells_nothing_of_the_entropy(self) -> None:
        assert Sealed(SEED, ("a",)).commitment == Sealed(SEED, ("b",)).commitment
        assert commitment(SEED) != commitment(SEED[::-1])


def test_physical_dice_are_nobodys_answer() -> None:
    assert Physical().answer(Roll(say("roll"), dice=(D6,)), 0) is None
