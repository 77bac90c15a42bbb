"""Dice pools, built in steps that explain themselves (A-002 to A-009).

A pool starts as it is printed. Everything that changes it is a `Change` with its kind, what it
comes from and its rule; `build` brings the changes into the order of A-005 and applies them:

    >>> pool = build(Printed((2, 1, 0)), False, [Change(Kind.UPGRADE, "ground", "HR-118")])
    >>> pool.dice
    (0, 3, 0)
    >>> [(step.kind, step.rule, step.before, step.after) for step in pool.steps]
    [(<Kind.UPGRADE: 5>, 'HR-118', (2, 1, 0), (0, 3, 0))]
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from kitchentable.kernel.rules import rule
from kitchentable.raiders.model.dice import COLOURS, NONE, Colour, Dice


class Kind(enum.IntEnum):
    """Ways to change a pool, in the order in which they are applied (A-005)."""

    WOUNDED = 0
    DISCARD_STRONGEST = 1
    ONLY_STRONGEST = 2
    ONLY_WEAKEST = 3
    DOWNGRADE = 4
    UPGRADE = 5


class Printed(Struct, frozen=True):
    """A trait's pool as a card shows it: its dice, and how many of them bear a wound mark."""

    dice: Dice = NONE
    marked: Dice = NONE


class Change(Struct, frozen=True):
    """Something that changes a pool: how, because of what, by which rule."""

    kind: Kind
    source: str
    """An ability's id, or "range", "cover", "ground", "wounds"."""
    rule: str


class Step(Struct, frozen=True):
    """One change as it was applied."""

    kind: Kind
    source: str
    rule: str
    before: Dice
    after: Dice


class Boost(NamedTuple):
    """What abilities add to the Boost of a card, and by which rules."""

    value: int = 0
    rules: tuple[str, ...] = ()


NO_BOOST = Boost()


class Pool(Struct, frozen=True):
    """A pool that was built: the dice to roll, and how it came to that."""

    dice: Dice
    steps: tuple[Step, ...]


@rule("HR-149", "HR-155")
def weakest(dice: Dice) -> Colour | None:
    """The weakest colour in a pool; none if there are no dice."""
    for colour in COLOURS:
        if dice[colour]:
            return colour
    return None


@rule("HR-149", "HR-155")
def strongest(dice: Dice) -> Colour | None:
    """The strongest colour in a pool; none if there are no dice."""
    for colour in reversed(COLOURS):
        if dice[colour]:
            return colour
    return None


def _with(dice: Dice, colour: Colour, count: int) -> Dice:
    changed = list(dice)
    changed[colour] = count
    return (changed[0], changed[1], changed[2])


def _only(dice: Dice, colour: Colour | None) -> Dice:
    return NONE if colour is None else _with(NONE, colour, dice[colour])


@rule("HR-154", "HR-156", off=lambda dice: dice)
def upgrade(dice: Dice) -> Dice:
    """The weakest set becomes the next stronger colour; black stays black (A-002, A-004).

    >>> upgrade((2, 1, 0)), upgrade((0, 3, 0)), upgrade((0, 0, 3))
    ((0, 3, 0), (0, 0, 3), (0, 0, 3))
    """
    colour = weakest(dice)
    if colour is None or colour is Colour.BLACK:
        return dice
    stronger = Colour(colour + 1)
    return _with(_with(dice, colour, 0), stronger, dice[stronger] + dice[colour])


@rule("HR-154", "HR-157", off=lambda dice: dice)
def downgrade(dice: Dice) -> Dice:
    """The strongest set becomes the next weaker colour; white stays white (A-003, A-004).

    >>> downgrade((2, 1, 0)), downgrade((3, 0, 0))
    ((3, 0, 0), (3, 0, 0))
    """
    colour = strongest(dice)
    if colour is None or colour is Colour.WHITE:
        return dice
    weaker = Colour(colour - 1)
    return _with(_with(dice, colour, 0), weaker, dice[weaker] + dice[colour])


@rule("HR-114", off=lambda dice: dice)
def discard_strongest(dice: Dice) -> Dice:
    """Without its strongest set; a single set leaves nothing (A-007)."""
    colour = strongest(dice)
    return dice if colour is None else _with(dice, colour, 0)


@rule("HR-165", "HR-166", off=lambda printed: printed.dice)
def leave_out_marked(printed: Printed) -> Dice:
    """Without the dice that bear a wound mark."""
    white, red, black = (
        all - marked for all, marked in zip(printed.dice, printed.marked, strict=True)
    )
    return (white, red, black)


def build(printed: Printed, wounded: bool, changes: Iterable[Change]) -> Pool:
    """A pool out of what is printed and what changes it, step by step."""
    dice = printed.dice
    steps: list[Step] = []
    if wounded and printed.marked != NONE:
        dice = leave_out_marked(printed)
        steps.append(Step(Kind.WOUNDED, "wounds", "HR-165", printed.dice, dice))
    for change in in_order(changes):
        after = _apply(change.kind, dice)
        steps.append(Step(change.kind, change.source, change.rule, dice, after))
        dice = after
    return Pool(dice, tuple(steps))


def in_order(changes: Iterable[Change]) -> list[Change]:
    """Changes in the order of A-005, each source once (A-006)."""
    once: list[Change] = []
    for change in sorted(changes, key=lambda each: each.kind):
        if not any(change.kind is each.kind and change.source == each.source for each in once):
            once.append(change)
    return once


def _apply(kind: Kind, dice: Dice) -> Dice:
    if kind is Kind.DISCARD_STRONGEST:
        return discard_strongest(dice)
    if kind is Kind.ONLY_STRONGEST:
        return _only(dice, strongest(dice))
    if kind is Kind.ONLY_WEAKEST:
        return _only(dice, weakest(dice))
    return downgrade(dice) if kind is Kind.DOWNGRADE else upgrade(dice)
