"""What is told in a game of Warcraft. Kinds, races and cards are names; spaces too."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from kitchentable.kernel.events import Event, message_id
from kitchentable.kernel.state.marks import Private, Public
from kitchentable.kernel.words import Arg, Item, Message, Who, say


@cache
def kind_word(kind: str) -> Message:
    """A kind of piece in words."""
    return say(f"wc-kind-{kind}")


@cache
def building_word(kind: str) -> Message:
    """A kind of building in words."""
    return say(f"wc-building-{kind}")


@cache
def phase_word(kind: str) -> Message:
    """A phase of a battle in words."""
    return say(f"wc-phase-{kind}")


@cache
def type_word(kind: str) -> Message:
    """All units of a type in words."""
    return say(f"wc-type-{kind}")


@cache
def card_word(card: str) -> Message:
    """A card in words."""
    return say(f"wc-card-{card}")


def cost_word(cost: tuple[int, int]) -> Message:
    """A price in words."""
    return say("wc-cost", gold=cost[0], wood=cost[1])


def tile_word(strength: int, ability: str, last: bool) -> Message:
    """What a unit tile shows, in words."""
    tile = say("wc-tile", strength=strength)
    if ability:
        tile = say("wc-tile-ability", strength=strength, ability=say(f"wc-ability-{ability}"))
    return say("wc-tile-last", tile=tile) if last else tile


@cache
def race_word(race: str) -> Message:
    """A race in words."""
    return say(f"wc-race-{race}")


GIVEN = "given-"
"""How the names of heroes and creeps begin that a situation makes up; a number follows."""


@cache
def creep_word(creep: str) -> Message:
    """A creep in words."""
    return _made_up("wc-creep-given", creep) or say(f"wc-creep-{creep}")


@cache
def hero_word(hero: str) -> Message:
    """A hero in words."""
    return _made_up("wc-hero-given", hero) or say(f"wc-hero-{hero}")


def _made_up(word: str, name: str) -> Message | None:
    """Somebody a situation made up, in words."""
    if not name.startswith(GIVEN):
        return None
    return say(word, number=int(name.removeprefix(GIVEN)) + 1)


@cache
def power_word(power: str) -> Message:
    """An ability of a hero in words."""
    return say(f"wc-power-{power}")


def who(seat: int) -> Item:
    """A seat in words; the neutral side has a name of its own."""
    return Who(seat) if seat >= 0 else say("wc-neutral")


WORDS = {
    "card": card_word,
    "race": race_word,
    "creep": creep_word,
    "hero": hero_word,
    "power": power_word,
}


class Told(Event):
    """An event whose fields are put into words by their names."""

    kind_is: ClassVar[Callable[[str], Message]] = kind_word
    """What a field `kind` names: a piece, unless the event says otherwise."""

    def say(self) -> Message:
        args: dict[str, Arg] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name in ("seat", "by", "to_seat"):
                args[name] = who(value)
            elif name in ("seats", "others"):
                args[name] = tuple(who(seat) for seat in value)
            elif name == "kind":
                args[name] = type(self).kind_is(value)
            elif name in WORDS:
                args[name] = WORDS[name](value)
            elif name != "rules":
                args[name] = value
        return Message(message_id(type(self)).replace("event", "wc", 1), args)


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
    turn: Public[int]
    seat: Public[int]


class StartingPieces(Told):
    seat: Public[int]
    melee: Public[int]
    workers: Public[int]
    gold: Public[int]
    wood: Public[int]


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


# --- cards --------------------------------------------------------------------------------


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


# --- battle -------------------------------------------------------------------------------


class BattleBegan(Told):
    space: Public[str]
    seats: Public[tuple[int, ...]]
    others: Public[tuple[int, ...]]


class BattleOff(Told):
    space: Public[str]


class StayedOut(Told):
    seat: Public[int]


class RoundBegan(Told):
    round: Public[int]


class PhaseBegan(Told):
    kind_is = phase_word
    kind: Public[str]


class StrikesFirst(Told):
    kind_is = phase_word
    seat: Public[int]
    kind: Public[str]


class Attacked(Told):
    kind_is = phase_word
    seat: Public[int]
    kind: Public[str]
    faces: Public[tuple[int, ...]]
    hits: Public[int]
    strength: Public[int]

    def say(self) -> Message:
        """Units attack by their phase; heroes, creatures and whatever else are named."""
        words = super().say()
        if self.kind in TYPES:
            return words
        return Message("wc-attacked-with", {**words.args, "kind": kind_word(self.kind)})


TYPES = ("melee", "ranged", "flying")


class RolledAgain(Told):
    seat: Public[int]
    faces: Public[tuple[int, ...]]


class ExtraAttacks(Told):
    seat: Public[int]
    faces: Public[tuple[int, ...]]
    hits: Public[int]


class Raised(Told):
    seat: Public[int]
    number: Public[int]


class ReturnedToReserve(Told):
    seat: Public[int]
    number: Public[int]


class CasualtiesCounted(Told):
    seats: Public[tuple[int, ...]]
    number: Public[int]


class Removed(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class CasualtiesIgnored(Told):
    seats: Public[tuple[int, ...]]
    number: Public[int]


class BattleWon(Told):
    space: Public[str]
    seats: Public[tuple[int, ...]]


class NobodyWon(Told):
    space: Public[str]


class UnitReturned(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


# --- harvest, deploy, spend ---------------------------------------------------------------


class GoldHarvested(Told):
    seat: Public[int]
    space: Public[str]
    number: Public[int]


class WoodHarvested(Told):
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


class CreepsPlaced(Told):
    spaces: Public[tuple[str, ...]]


class CreepTurned(Told):
    kind_is = type_word
    space: Public[str]
    creep: Public[str]
    strength: Public[int]
    dice: Public[int]
    kind: Public[str]


class CreepHit(Told):
    creep: Public[str]
    space: Public[str]
    left: Public[int]


class CreepKilled(Told):
    creep: Public[str]
    space: Public[str]


class HeroChosen(Told):
    seat: Public[int]
    hero: Public[str]
    space: Public[str]


class HeroWounded(Told):
    seat: Public[int]
    hero: Public[str]
    wounds: Public[int]


class HeroHealed(Told):
    seat: Public[int]
    hero: Public[str]
    wounds: Public[int] = 0


class HeroKilled(Told):
    seat: Public[int]
    hero: Public[str]
    space: Public[str]


class CreaturesGone(Told):
    seat: Public[int]


class Learned(Told):
    seat: Public[int]
    hero: Public[str]
    points: Public[int]


class NothingLearned(Told):
    seat: Public[int]
    hero: Public[str]


class HeroRose(Told):
    seat: Public[int]
    hero: Public[str]
    level: Public[int]


class PowerUsed(Told):
    seat: Public[int]
    hero: Public[str]
    power: Public[str]


class Banished(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class Restored(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class PowerCountered(Told):
    seat: Public[int]
    power: Public[str]
    by: Public[int]


class Teleported(Told):
    seat: Public[int]
    start: Public[str]
    to: Public[str]


class Strides(Told):
    seat: Public[int]
    space: Public[str]


class Rooted(Told):
    seat: Public[int]
    space: Public[str]


class Summoned(Told):
    seat: Public[int]
    kind: Public[str]
    number: Public[int]
    space: Public[str]


class Stunned(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class MoreCasualties(Told):
    seats: Public[tuple[int, ...]]
    number: Public[int]


class HeroTrained(Told):
    seat: Public[int]
    hero: Public[str]
    level: Public[int]


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
    for each in list(globals().values())
    if isinstance(each, type) and issubclass(each, Told) and each is not Told
)
