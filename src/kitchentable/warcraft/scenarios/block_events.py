"""The events of the scenarios' own rules. Tokens and places are given by name."""

from __future__ import annotations

from kitchentable.kernel.events import Event
from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model.words import Told, kind_word, who


class TakenOver(Told):
    """A player has taken over a unit of `to_seat`."""

    seat: Public[int]
    to_seat: Public[int]
    """The player whose unit it was."""
    kind: Public[str]
    space: Public[str]


class NotTakenOver(Told):
    """A player has failed to take over a unit."""

    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class AltarHeld(Told):
    """A player has units on the altar at the end of a turn."""

    seat: Public[int]
    number: Public[int]
    """The number of units there, with the hero."""
    space: Public[str]


class LightningStruck(Told):
    """Lightning has struck a space."""

    seat: Public[int]
    """The player who called it."""
    space: Public[str]
    faces: Public[tuple[int, ...]]
    number: Public[int]
    """The number of casualties."""


class BeastsPlaced(Told):
    """The hatchling and the dragon are on the board."""

    space: Public[str]
    """The space of the hatchling."""
    to: Public[str]
    """The space of the dragon."""


class BeastFollowed(Told):
    """The hatchling went along with a player's units."""

    seat: Public[int]
    start: Public[str]
    to: Public[str]


class BeastSpared(Told):
    """A beast does not fight a player."""

    seat: Public[int]
    space: Public[str]


class ElementsGuarded(Told):
    """Two creeps lie face down with each element."""

    spaces: Public[tuple[str, ...]]


class ElementServes(Told):
    """Units that have stood still beside an element have its ability."""

    seat: Public[int]
    space: Public[str]
    ability: Public[str]
    """The ability, by its name."""

    def say(self) -> Message:
        ability = say(f"wc-ability-{self.ability}")
        return say("wc-element-serves", seat=Who(self.seat), space=self.space, ability=ability)


class ElementsHeld(Told):
    """A player holds elements."""

    seat: Public[int]
    number: Public[int]
    """The number of elements."""


class NeighbourFell(Told):
    """The player at the left of `seat` has lost his Town, so `seat` has won."""

    seat: Public[int]
    to_seat: Public[int]
    """The player who fell."""


class MercenariesReady(Told):
    """Mercenaries can be hired."""

    numbers: Public[tuple[int, ...]]
    """Melee, ranged, flying."""

    def say(self) -> Message:
        melee, ranged, flying = self.numbers
        return say("wc-mercenaries-ready", melee=melee, ranged=ranged, flying=flying)


class Hired(Told):
    """A player has hired a mercenary."""

    seat: Public[int]
    kind: Public[str]
    gold: Public[int]
    """The gold that was paid."""


class Bribed(Told):
    """A mercenary has left `to_seat` for a player who pays him."""

    seat: Public[int]
    to_seat: Public[int]
    """The player he served before."""
    kind: Public[str]
    space: Public[str]
    gold: Public[int]
    """The gold that was paid."""


class Disbanded(Told):
    """Mercenaries have left a player."""

    seat: Public[int]
    kind: Public[str]
    space: Public[str]
    number: Public[int]

    def say(self) -> Message:
        kind = kind_word(self.kind)
        return say(
            "wc-disbanded", seat=who(self.seat), kind=kind, space=self.space, number=self.number
        )


class ShopsStocked(Told):
    """The shops have their cards."""

    spaces: Public[tuple[str, ...]]


class CardBought(Told):
    """A player has bought a card in a shop."""

    seat: Public[int]
    space: Public[str]
    number: Public[int]
    """The number of cards the player has bought so far."""


class Cured(Told):
    """At the end of a step a player has all his cards and enough points."""

    seat: Public[int]
    points: Public[int]
    """The victory points of the player."""


MORE_EVENTS: tuple[type[Event], ...] = tuple(
    each
    for each in list(globals().values())
    if isinstance(each, type) and issubclass(each, Told) and each is not Told
)
