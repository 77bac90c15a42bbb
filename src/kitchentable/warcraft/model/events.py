"""The events of a turn: setup, moves, harvest, deployment, spending; and the list of all events.

Kinds, races, cards and spaces are given by name.
"""

from __future__ import annotations

from kitchentable.kernel.events import Event
from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model import battle_events, card_events, hero_events
from kitchentable.warcraft.model.words import Told, building_word, tile_word, type_word

# --- setting up and the turn --------------------------------------------------------------


class RaceTaken(Told):
    seat: Public[int]
    race: Public[str]
    town: Public[str]

    def say(self) -> Message:
        told = super().say()
        return told if self.town else say("wc-race-without-town", **told.args)


class FirstPlayer(Told):
    seat: Public[int]


class TurnBegan(Told):
    stands_for = ("WC-093",)
    turn: Public[int]
    seat: Public[int]


class StartingPieces(Told):
    seat: Public[int]
    melee: Public[int]
    workers: Public[int]
    gold: Public[int]
    wood: Public[int]


# --- moving -------------------------------------------------------------------------------


class Moved(Told):
    seat: Public[int]
    kind: Public[str]
    start: Public[str]
    to: Public[str]


class MoveStepOver(Told):
    seat: Public[int]


class WorkersDestroyed(Told):
    seat: Public[int]
    space: Public[str]
    number: Public[int]


class OutpostDestroyed(Told):
    seat: Public[int]
    space: Public[str]


class TownLocked(Told):
    seat: Public[int]


class TownFree(Told):
    seat: Public[int]


class TownMarked(Told):
    seat: Public[int]


class Eliminated(Told):
    seat: Public[int]


# --- harvest, deploy, spend ---------------------------------------------------------------


class GoldHarvested(Told):
    stands_for = ("WC-321", "WC-327")
    seat: Public[int]
    space: Public[str]
    number: Public[int]


class WoodHarvested(Told):
    stands_for = ("WC-321", "WC-327")
    seat: Public[int]
    space: Public[str]
    number: Public[int]


class PartlyDepleted(Told):
    space: Public[str]


class Depleted(Told):
    space: Public[str]


class Researched(Told):
    seat: Public[int]
    number: Public[int]


class TreePlanted(Told):
    seat: Public[int]
    space: Public[str]


class Walked(Told):
    seat: Public[int]
    what: Public[str]
    start: Public[str]
    to: Public[str]

    def say(self) -> Message:
        return say(f"wc-walked-{self.what}", seat=Who(self.seat), start=self.start, to=self.to)


class StockLaidOut(Told):
    spaces: Public[tuple[str, ...]]
    number: Public[int]


class Grown(Told):
    space: Public[str]
    number: Public[int]


class TokenTurned(Told):
    space: Public[str]
    number: Public[int]


class Deployed(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class BuildingFinished(Told):
    kind_is = building_word
    seat: Public[int]
    kind: Public[str]


class OutpostFinished(Told):
    seat: Public[int]
    space: Public[str]


class Trained(Told):
    seat: Public[int]
    kind: Public[str]
    gold: Public[int]
    wood: Public[int]


class BuildingBegun(Told):
    kind_is = building_word
    seat: Public[int]
    kind: Public[str]
    gold: Public[int]
    wood: Public[int]


class OutpostBegun(Told):
    seat: Public[int]
    space: Public[str]
    gold: Public[int]
    wood: Public[int]


class Upgraded(Told):
    kind_is = type_word
    seat: Public[int]
    kind: Public[str]
    level: Public[int]
    strength: Public[int]
    ability: Public[str] = ""
    last: Public[bool] = False

    def say(self) -> Message:
        return say(
            "wc-upgraded",
            seat=Who(self.seat),
            kind=type_word(self.kind),
            level=self.level,
            tile=tile_word(self.strength, self.ability, self.last),
        )


class VictoryPointShown(Told):
    seat: Public[int]
    number: Public[int]


class Scored(Told):
    seat: Public[int]
    points: Public[int]
    target: Public[int]


class GaveUp(Told):
    seat: Public[int]


class Gave(Told):
    seat: Public[int]
    to_seat: Public[int]
    gold: Public[int]
    wood: Public[int]


EVENTS: tuple[type[Event], ...] = tuple(
    each
    for names in (globals(), vars(battle_events), vars(card_events), vars(hero_events))
    for each in list(names.values())
    if isinstance(each, type) and issubclass(each, Told) and each is not Told
)
"""All events of a game without a scenario."""
