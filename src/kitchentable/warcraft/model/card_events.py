"""The events of cards: drawn and played cards, and their effects."""

from __future__ import annotations

from kitchentable.kernel.state.marks import Private, Public
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model.words import Told, card_word


class CardDrawn(Told):
    seat: Public[int]
    card: Private[str]

    def say(self) -> Message:
        if not self.card:
            return say("wc-card-drawn", seat=Who(self.seat))
        return say("wc-card-drawn-open", seat=Who(self.seat), card=card_word(self.card))


class DeckRenewed(Told):
    seat: Public[int]


class NoCardLeft(Told):
    seat: Public[int]


class CardPlayed(Told):
    seat: Public[int]
    card: Public[str]


class CardCancelled(Told):
    seat: Public[int]
    card: Public[str]
    by: Public[int]


class Hastened(Told):
    seat: Public[int]
    space: Public[str]


class Slowed(Told):
    seat: Public[int]
    space: Public[str]


class CalledToArms(Told):
    seat: Public[int]
    space: Public[str]
    workers: Public[int]


class Ported(Told):
    seat: Public[int]
    kind: Public[str]
    number: Public[int]
    start: Public[str]
    to: Public[str]


class Polymorphed(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class Devoured(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class Netted(Told):
    seats: Public[tuple[int, ...]]


class Prevented(Told):
    seats: Public[tuple[int, ...]]
    number: Public[int]


class Pillaged(Told):
    seat: Public[int]
    by: Public[int]
    gold: Public[int]
    wood: Public[int]


class MoreAttacks(Told):
    seat: Public[int]
    number: Public[int]


class OutpostWithstood(Told):
    seat: Public[int]
    space: Public[str]


class Rescued(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class Renewed(Told):
    space: Public[str]


class TookResources(Told):
    seat: Public[int]
    gold: Public[int]
    wood: Public[int]
