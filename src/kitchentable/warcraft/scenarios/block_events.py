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
    kind: Public[str]
    space: Public[str]


class NotTakenOver(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class AltarHeld(Told):
    seat: Public[int]
    number: Public[int]
    space: Public[str]


class LightningStruck(Told):
    seat: Public[int]
    space: Public[str]
    faces: Public[tuple[int, ...]]
    number: Public[int]


class BeastsPlaced(Told):
    space: Public[str]
    to: Public[str]


class BeastFollowed(Told):
    seat: Public[int]
    start: Public[str]
    to: Public[str]


class BeastSpared(Told):
    seat: Public[int]
    space: Public[str]


class ElementsGuarded(Told):
    spaces: Public[tuple[str, ...]]


class ElementServes(Told):
    """Units that have stood still beside an element have its ability."""

    seat: Public[int]
    space: Public[str]
    ability: Public[str]

    def say(self) -> Message:
        ability = say(f"wc-ability-{self.ability}")
        return say("wc-element-serves", seat=Who(self.seat), space=self.space, ability=ability)


class ElementsHeld(Told):
    seat: Public[int]
    number: Public[int]


class NeighbourFell(Told):
    """The player at the left of `seat` has lost his Town, so `seat` has won."""

    seat: Public[int]
    to_seat: Public[int]


class MercenariesReady(Told):
    numbers: Public[tuple[int, ...]]
    """Melee, ranged, flying."""

    def say(self) -> Message:
        melee, ranged, flying = self.numbers
        return say("wc-mercenaries-ready", melee=melee, ranged=ranged, flying=flying)


class Hired(Told):
    seat: Public[int]
    kind: Public[str]
    gold: Public[int]


class Bribed(Told):
    """A mercenary has left `to_seat` for a player who pays him."""

    seat: Public[int]
    to_seat: Public[int]
    kind: Public[str]
    space: Public[str]
    gold: Public[int]


class Disbanded(Told):
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
    spaces: Public[tuple[str, ...]]


class CardBought(Told):
    seat: Public[int]
    space: Public[str]
    number: Public[int]
    """The number of cards the player has bought so far."""


class Cured(Told):
    """At the end of a step a player has all his cards and enough points."""

    seat: Public[int]
    points: Public[int]


MORE_EVENTS: tuple[type[Event], ...] = tuple(
    each
    for each in list(globals().values())
    if isinstance(each, type) and issubclass(each, Told) and each is not Told
)
