"""Dice and pools: built in steps, in the order of A-005."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kitchentable.raiders.model.dice import NONE
from kitchentable.raiders.model.pool import (
    Change,
    Kind,
    Printed,
    build,
    discard_strongest,
    downgrade,
    strongest,
    upgrade,
    weakest,
)

UP = Change(Kind.UPGRADE, "ground", "HR-118")
DOWN = Change(Kind.DOWNGRADE, "exploit-weakness", "HR-216")
FAR = Change(Kind.DISCARD_STRONGEST, "range", "HR-114")
ONLY = Change(Kind.ONLY_STRONGEST, "sucker-punch", "HR-222")

dice = st.tuples(*(st.integers(0, 4) for _ in range(3)))
changes = st.lists(st.sampled_from((UP, DOWN, FAR, ONLY)), max_size=4)


def test_upgrading_merges_sets() -> None:
    assert upgrade((2, 1, 0)) == (0, 3, 0)
    assert upgrade((0, 2, 1)) == (0, 0, 3)
    assert upgrade((0, 0, 3)) == (0, 0, 3), "nothing is stronger than black (A-002)"


def test_downgrading_merges_sets() -> None:
    assert downgrade((1, 2, 1)) == (1, 3, 0)
    assert downgrade((3, 0, 0)) == (3, 0, 0), "nothing is weaker than white (A-003)"


def test_the_only_set_is_weakest_and_strongest() -> None:
    assert weakest((0, 2, 0)) == strongest((0, 2, 0)) == 1
    assert discard_strongest((0, 2, 0)) == NONE
    assert weakest(NONE) is None


def test_the_example_of_three_upgrades() -> None:
    """2 white 1 red, then 3 red, then 3 black, then no change (A-006)."""
    steps = build(
        Printed((2, 1, 0)),
        False,
        [UP, Change(Kind.UPGRADE, "cover", "HR-104"), Change(Kind.UPGRADE, "x", "HR-258")],
    ).steps
    assert [step.after for step in steps] == [(0, 3, 0), (0, 0, 3), (0, 0, 3)]


def test_the_same_source_counts_once() -> None:
    assert build(Printed((2, 0, 0)), False, [UP, UP]).dice == (0, 2, 0)


def test_the_order_is_marks_range_only_downgrades_upgrades() -> None:
    printed = Printed((2, 2, 1), (1, 0, 0))
    pool = build(printed, True, [UP, DOWN, ONLY, FAR])
    assert [(step.kind, step.after) for step in pool.steps] == [
        (Kind.WOUNDED, (1, 2, 1)),
        (Kind.DISCARD_STRONGEST, (1, 2, 0)),
        (Kind.ONLY_STRONGEST, (0, 2, 0)),
        (Kind.DOWNGRADE, (2, 0, 0)),
        (Kind.UPGRADE, (0, 2, 0)),
    ]


def test_upgraded_dice_keep_their_marks_out_of_it() -> None:
    """Marks are looked at once, at the beginning (A-009)."""
    assert build(Printed((2, 0, 0), (1, 0, 0)), False, [UP]).dice == (0, 2, 0)


@given(dice, changes)
def test_the_order_given_does_not_matter(start: tuple[int, int, int], given: list[Change]) -> None:
    printed = Printed(start)
    assert build(printed, False, given).dice == build(printed, False, given[::-1]).dice


@given(dice)
def test_changing_colours_keeps_the_number(start: tuple[int, int, int]) -> None:
    assert sum(upgrade(start)) == sum(downgrade(start)) == sum(start)
