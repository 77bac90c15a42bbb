"""The cards of a player in a situation: those that are named, and those that nobody has seen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Protocol

from kitchentable.warcraft.model.content import Content, dealt_out
from kitchentable.warcraft.model.edition import Played

UNSEEN = "?"
"""A card in a hand that the author of a file has not seen: it is dealt by lot."""


class Cards(Protocol):
    """What a file says about the cards of a player."""

    @property
    def race(self) -> str: ...
    @property
    def hand(self) -> tuple[str, ...]: ...
    @property
    def deck(self) -> tuple[str, ...] | None: ...
    @property
    def discard(self) -> tuple[str, ...]: ...
    @property
    def shown(self) -> int: ...


def deck_of(content: Content, played: Played, given: Cards) -> list[str]:
    """The cards left to draw, and those of the hand that are not named."""
    if given.deck is not None:
        return list(given.deck)
    left = Counter(dealt_out(content.deck_of(given.race, played.expansion)))
    left -= Counter([*given.hand, *given.discard, *["victory-point"] * given.shown])
    return list(left.elements())


def dealt(given: Cards, left: list[str]) -> tuple[list[str], list[str]]:
    """The hand and the deck. Unseen cards are dealt by lot, to equal files the same ones.

    A hand that has more of them than there are cards left gets what there is.
    """
    lot, hand = Random("/".join((given.race, *given.hand, *given.discard))), []
    for card in given.hand:
        if card != UNSEEN:
            hand.append(card)
        elif left:
            hand.append(left.pop(lot.randrange(len(left))))
    return hand, left
