"""The events of cards: drawn and played cards, and their effects."""

from __future__ import annotations

from kitchentable.kernel.events import UNTOLD
from kitchentable.kernel.state.marks import Private, Public
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model.words import Told, card_word


class CardDrawn(Told):
    """A player has drawn an experience card."""

    seat: Public[int]
    card: Private[str]
    """The card, by name; only its owner learns which."""

    def say(self) -> Message:
        if not self.card:
            return say("wc-card-drawn", seat=Who(self.seat))
        return say("wc-card-drawn-open", seat=Who(self.seat), card=card_word(self.card))

    def together(self) -> Message:
        if not self.card:
            return say("wc-cards-drawn", seat=Who(self.seat), number=1)
        return say("wc-cards-drawn-open", seat=Who(self.seat), cards=(card_word(self.card),))


class DeckRenewed(Told):
    """A player's discard pile is the deck again."""

    log_level = "detail"
    seat: Public[int]


class NoCardLeft(Told):
    """A player can draw no card: deck and discard pile are empty."""

    seat: Public[int]


class CardPlayed(Told):
    """A player has played a card."""

    seat: Public[int]
    card: Public[str]


class CardCancelled(Told):
    """A card was cancelled by another."""

    seat: Public[int]
    """The player whose card it was."""
    card: Public[str]
    by: Public[int]
    """The player who cancelled it."""


class Hastened(Told):
    """Fast lies on a space: its pieces move further this turn."""

    seat: Public[int]
    """The player who played it."""
    space: Public[str]


class Slowed(Told):
    """Cripple lies on a space: its pieces move less this turn."""

    seat: Public[int]
    """The player who played it."""
    space: Public[str]


class CalledToArms(Told):
    """Workers fight as melee units in this battle."""

    seat: Public[int]
    space: Public[str]
    workers: Public[int]
    """The number of workers."""


class Ported(Told):
    """Units have gone through a Town Portal."""

    seat: Public[int]
    kind: Public[str]
    number: Public[int]
    start: Public[str]
    to: Public[str]


class Polymorphed(Told):
    """A unit does not attack in this round."""

    seat: Public[int]
    """The owner of the unit."""
    kind: Public[str]
    space: Public[str]


class Devoured(Told):
    """A unit is out of the battle for now."""

    seat: Public[int]
    """The owner of the unit."""
    kind: Public[str]
    space: Public[str]


class Netted(Told):
    """Flying units can be casualties of this melee phase."""

    seats: Public[tuple[int, ...]]
    """The side whose flying units they are."""


class Prevented(Told):
    """Casualties are prevented."""

    seats: Public[tuple[int, ...]]
    """The side that would have suffered them."""
    number: Public[int]

    def say(self) -> Message:
        return super().say() if self.number else UNTOLD


class Pillaged(Told):
    """A player has taken resources from another."""

    seat: Public[int]
    """The player who lost them."""
    by: Public[int]
    """The player who took them."""
    gold: Public[int]
    wood: Public[int]


class MoreAttacks(Told):
    """A player attacks with more dice in this phase."""

    log_level = "detail"
    seat: Public[int]
    number: Public[int]
    """The number of dice that were added."""


class OutpostWithstood(Told):
    """An Outpost was not destroyed by Demolish."""

    seat: Public[int]
    """The owner of the Outpost."""
    space: Public[str]


class Rescued(Told):
    """A casualty was brought home instead of lost."""

    seat: Public[int]
    """The owner of the unit."""
    kind: Public[str]
    space: Public[str]


class Renewed(Told):
    """A mine or forest is less depleted than before."""

    space: Public[str]


class TookResources(Told):
    """A card has brought a player resources."""

    seat: Public[int]
    gold: Public[int]
    wood: Public[int]
