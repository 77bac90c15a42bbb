"""The events of a turn: setup, moves, harvest, deployment, spending; and the list of all events.

Kinds, races, cards and spaces are given by name.
"""

from __future__ import annotations

from kitchentable.kernel.events import UNTOLD, Event
from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model import battle_events, card_events, hero_events
from kitchentable.warcraft.model.words import (
    Told,
    building_word,
    kind_word,
    tile_word,
    type_word,
    who,
)

# --- setting up and the turn --------------------------------------------------------------


class RaceTaken(Told):
    """A player has a race, and a Town if the board has one for it."""

    seat: Public[int]
    race: Public[str]
    town: Public[str]
    """The space of the Town; "" for none."""

    def say(self) -> Message:
        told = super().say()
        return told if self.town else say("wc-race-without-town", **told.args)


class FirstPlayer(Told):
    """The first player of the first turn is known."""

    seat: Public[int]


class TurnBegan(Told):
    """A turn has begun."""

    log_level = "round"
    stands_for = ("WC-093",)
    turn: Public[int]
    """The number of the turn, from 1."""
    seat: Public[int]
    """The first player of this turn."""


class StartingPieces(Told):
    """A player has taken the pieces and resources to begin with."""

    log_level = "detail"
    seat: Public[int]
    melee: Public[int]
    """The number of melee units."""
    workers: Public[int]
    """The number of workers."""
    gold: Public[int]
    wood: Public[int]


# --- moving -------------------------------------------------------------------------------


class Moved(Told):
    """A piece has moved."""

    seat: Public[int]
    kind: Public[str]
    start: Public[str]
    to: Public[str]

    def under(self) -> Message:
        return say("wc-heading-move", seat=who(self.seat))

    def together(self) -> Message:
        kinds = (kind_word(self.kind),)
        return say(
            "wc-moved-together", seat=who(self.seat), kinds=kinds, start=self.start, to=self.to
        )


class MoveStepOver(Told):
    """The Move Step of a player is over, with its battles."""

    seat: Public[int]

    def say(self) -> Message:
        return UNTOLD  # the next heading says it


class WorkersDestroyed(Told):
    """Workers were destroyed."""

    seat: Public[int]
    """The owner of the workers."""
    space: Public[str]
    number: Public[int]


class OutpostDestroyed(Told):
    """An Outpost was destroyed, or given up to be built elsewhere."""

    seat: Public[int]
    """The owner of the Outpost."""
    space: Public[str]


class TownLocked(Told):
    """A Town is locked: until its battle is over no piece leaves it."""

    seat: Public[int]
    """The owner of the Town."""


class TownFree(Told):
    """A Town is no longer locked."""

    seat: Public[int]
    """The owner of the Town."""


class TownMarked(Told):
    """A Town was captured for the first time."""

    seat: Public[int]
    """The owner of the Town."""


class Eliminated(Told):
    """A player is out of the game."""

    seat: Public[int]


# --- harvest, deploy, spend ---------------------------------------------------------------


class GoldHarvested(Told):
    """A player has harvested gold from a mine."""

    stands_for = ("WC-321", "WC-327")
    seat: Public[int]
    space: Public[str]
    number: Public[int]

    def under(self) -> Message:
        return say("wc-heading-harvest")

    def together(self) -> Message:
        return self.say()


class WoodHarvested(Told):
    """A player has harvested wood from a forest."""

    stands_for = ("WC-321", "WC-327")
    seat: Public[int]
    space: Public[str]
    number: Public[int]

    def under(self) -> Message:
        return say("wc-heading-harvest")

    def together(self) -> Message:
        return self.say()


class PartlyDepleted(Told):
    """A mine or forest is partly depleted."""

    log_level = "detail"
    space: Public[str]


class Depleted(Told):
    """A mine or forest is completely depleted."""

    log_level = "detail"
    space: Public[str]


class Researched(Told):
    """A player has paid for research tokens."""

    seat: Public[int]
    number: Public[int]
    """The number of tokens that were added."""

    def under(self) -> Message:
        return say("wc-heading-spend")


class TreePlanted(Told):
    """The Tree of Eternity stands in place of a Town (Night Elves, racial abilities)."""

    seat: Public[int]
    space: Public[str]
    """The space of the Tree."""


class Walked(Told):
    """A Tree of Eternity or an Outpost has walked (Night Elves, racial abilities)."""

    seat: Public[int]
    what: Public[str]
    """ "tree" or "outpost"."""
    start: Public[str]
    to: Public[str]

    def say(self) -> Message:
        return say(f"wc-walked-{self.what}", seat=Who(self.seat), start=self.start, to=self.to)


class StockLaidOut(Told):
    """Mines or forests have got their stock, where the resource die is not rolled."""

    spaces: Public[tuple[str, ...]]
    number: Public[int]
    """The stock of each."""


class Grown(Told):
    """A forest has got more wood."""

    space: Public[str]
    number: Public[int]
    """The wood that was added."""


class TokenTurned(Told):
    """A hidden resource token was turned up."""

    space: Public[str]
    number: Public[int]
    """The gold or wood it shows."""


class Deployed(Told):
    """A piece was placed on the board in a Deploy Step."""

    seat: Public[int]
    kind: Public[str]
    space: Public[str]

    def under(self) -> Message:
        return say("wc-heading-deploy")

    def together(self) -> Message:
        kinds = (kind_word(self.kind),)
        return say("wc-deployed-together", seat=who(self.seat), kinds=kinds, space=self.space)


class BuildingFinished(Told):
    """A building was finished."""

    kind_is = building_word
    seat: Public[int]
    kind: Public[str]

    def under(self) -> Message:
        return say("wc-heading-deploy")

    def together(self) -> Message:
        kinds = (building_word(self.kind),)
        return say("wc-building-finished-together", seat=who(self.seat), kinds=kinds)


class OutpostFinished(Told):
    """An Outpost was finished."""

    seat: Public[int]
    space: Public[str]

    def under(self) -> Message:
        return say("wc-heading-deploy")


class Trained(Told):
    """A piece is in training."""

    seat: Public[int]
    kind: Public[str]
    gold: Public[int]
    """The gold that was paid."""
    wood: Public[int]
    """The wood that was paid."""

    def under(self) -> Message:
        return say("wc-heading-spend")

    def together(self) -> Message:
        return say(
            "wc-trained-together",
            seat=who(self.seat),
            kinds=(kind_word(self.kind),),
            gold=self.gold,
            wood=self.wood,
        )


class BuildingBegun(Told):
    """A building is under construction."""

    kind_is = building_word
    seat: Public[int]
    kind: Public[str]
    gold: Public[int]
    """The gold that was paid."""
    wood: Public[int]
    """The wood that was paid."""

    def under(self) -> Message:
        return say("wc-heading-spend")

    def together(self) -> Message:
        return say(
            "wc-building-begun-together",
            seat=who(self.seat),
            kinds=(building_word(self.kind),),
            gold=self.gold,
            wood=self.wood,
        )


class OutpostBegun(Told):
    """An Outpost is under construction."""

    seat: Public[int]
    space: Public[str]
    gold: Public[int]
    """The gold that was paid."""
    wood: Public[int]
    """The wood that was paid."""

    def under(self) -> Message:
        return say("wc-heading-spend")


class Upgraded(Told):
    """Another unit tile lies on top."""

    kind_is = type_word
    seat: Public[int]
    kind: Public[str]
    level: Public[int]
    """The number of the tile on top, from 1."""
    strength: Public[int]
    """The Strength on that tile."""
    ability: Public[str] = ""
    """The ability on that tile; "" for none."""
    last: Public[bool] = False
    """Whether it is the last tile of its type."""

    def say(self) -> Message:
        return say(
            "wc-upgraded",
            seat=Who(self.seat),
            kind=type_word(self.kind),
            level=self.level,
            tile=tile_word(self.strength, self.ability, self.last),
        )

    def under(self) -> Message:
        return say("wc-heading-spend")


class VictoryPointShown(Told):
    """A player has shown a Victory Point card."""

    seat: Public[int]
    number: Public[int]
    """The cards the player has shown so far."""


class Scored(Told):
    """The victory points of a player were counted."""

    seat: Public[int]
    points: Public[int]
    """The points of the player, or of the player's team."""
    target: Public[int]
    """The points that win the game."""


class GaveUp(Told):
    """A player has given up."""

    seat: Public[int]


class Gave(Told):
    """A player has given resources to a teammate."""

    seat: Public[int]
    to_seat: Public[int]
    """The teammate."""
    gold: Public[int]
    wood: Public[int]


EVENTS: tuple[type[Event], ...] = tuple(
    each
    for names in (globals(), vars(battle_events), vars(card_events), vars(hero_events))
    for each in list(names.values())
    if isinstance(each, type) and issubclass(each, Told) and each is not Told
)
"""All events of a game without a scenario."""
