"""Messages for kinds, cards, races and heroes, and for events by the names of their fields."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from kitchentable.kernel.events import Event, message_id
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
"""The prefix of names of heroes and creeps that a situation makes up; a number follows."""


@cache
def creep_word(creep: str) -> Message:
    """A creep in words."""
    return _made_up("wc-creep-given", creep) or say(f"wc-creep-{creep}")


@cache
def hero_word(hero: str) -> Message:
    """A hero in words."""
    return _made_up("wc-hero-given", hero) or say(f"wc-hero-{hero}")


def _made_up(word: str, name: str) -> Message | None:
    """A hero or creep that a situation made up, in words; `None` for others."""
    if not name.startswith(GIVEN):
        return None
    return say(word, number=int(name.removeprefix(GIVEN)) + 1)


@cache
def power_word(power: str) -> Message:
    """An ability of a hero in words."""
    return say(f"wc-power-{power}")


def who(seat: int) -> Item:
    """A seat in words; neutral sides have a name of their own."""
    return Who(seat) if seat >= 0 else say("wc-neutral")


WORDS = {
    "card": card_word,
    "race": race_word,
    "creep": creep_word,
    "hero": hero_word,
    "power": power_word,
}


FIELDS = {
    "card": "The card, by name.",
    "creep": "The creep, by name.",
    "faces": "The faces, in the order in which the dice were rolled.",
    "gold": "The gold.",
    "hero": "The hero, by name.",
    "kind": 'The kind of piece, building or phase: "melee", "ranged", "flying", "worker" ...',
    "level": "Its level now, from 1.",
    "number": "The number of them.",
    "numbers": "The numbers of melee, ranged and flying units.",
    "power": "The ability of the hero, by name.",
    "race": '"human", "orc", "undead" or "night-elf".',
    "seat": "The player, by seat; -1 is a neutral side.",
    "seats": "The players of a side, by seat.",
    "space": "The space, by name.",
    "spaces": "The spaces, by name.",
    "start": "The space it comes from.",
    "to": "The space it goes to.",
    "token": "The token, by name.",
    "wood": "The wood.",
    "wounds": "Its wounds now.",
}
"""What a field of an event says, by its name, unless the event itself says more."""


class Told(Event):
    """An event that puts each field into words by the field's name."""

    kind_is: ClassVar[Callable[[str], Message]] = kind_word
    """The words for a field `kind`: a kind of piece, unless the event says otherwise."""

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
