"""Home Raiders: exact chances of attacks, of pools that are known already and of new ones."""

from __future__ import annotations

from collections.abc import Callable

from bench.measure import Measure
from kitchentable.raiders.model.cards import Card
from kitchentable.raiders.model.content import shipped
from kitchentable.raiders.odds import exact

Prepared = tuple[Callable[[], object], int]
CONTENT = shipped()
PAIRS = [(one, other) for one in CONTENT.cards.values() for other in CONTENT.cards.values()][::7]
"""Some attacks of the house set: every kind of pool is among them."""


def attack(one: Card, other: Card) -> exact.Attack:
    """One card strikes another, close."""
    ours = exact.aces(CONTENT.dice, one.close_combat.printed.dice)
    theirs = exact.aces(CONTENT.dice, other.defence.printed.dice)
    return exact.attack(exact.boosted(ours, one.close_combat.boost), theirs)


def known() -> Prepared:
    def all_of_them() -> None:
        for one, other in PAIRS:
            attack(one, other)

    all_of_them()
    return all_of_them, 5


def fresh() -> Prepared:
    """From nothing: what the first attacks of a program cost."""

    def all_of_them() -> None:
        exact.forget()
        for one, other in PAIRS[:20]:
            attack(one, other)

    return all_of_them, 5


MEASURES = (
    Measure("Home Raiders: odds of an attack", known, per=lambda: len(PAIRS), bar=100),
    Measure("Home Raiders: odds of the first 20 attacks", fresh, per=lambda: 20),
)
