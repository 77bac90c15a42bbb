"""Why a name is no answer: checks that raise `Illegal`, each for one thing a player would look at.

Questions list what is possible. These checks are for an answer that is not listed: a question
puts them into `why`, in the order in which a player at the table would find the mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.raiders.model.cards import Type
from kitchentable.raiders.model.events import ability_name, inches
from kitchentable.raiders.model.state import Character, Raid, Troop
from kitchentable.raiders.model.topics import Deed
from kitchentable.raiders.moments import (
    ABILITIES,
    ALWAYS,
    Ability,
    Group,
    bearing,
    is_off,
    number_of,
)
from kitchentable.raiders.rules import contact
from kitchentable.raiders.tabletop import interface

A = TypeVar("A")


def why(check: Callable[[A], object]) -> Callable[[A], Illegal | None]:
    """The reason that a check raises, as a question wants it; `None` if it raises none."""

    def reason(answer: A) -> Illegal | None:
        try:
            check(answer)
        except Illegal as no:
            return no
        return None

    return reason


# --- names --------------------------------------------------------------------------------------


def check_known(game: Raid, id: str) -> None:
    """Raise `Illegal` for a name that no character, troop or object has."""
    objects = (each.id for each in game.objects)
    if id not in game.characters and id not in game.troops and id not in objects:
        raise names_nothing()


def character(game: Raid, id: str, number: str) -> Character:
    """The character of a name; `Illegal` by a rule that is about single characters otherwise."""
    check_known(game, id)
    if id not in game.characters:
        raise Illegal(number, "hr-not-a-character", what=id)
    return game.characters[id]


def on_table(game: Raid, id: str, number: str) -> Character:
    """The character of a name, if it is on the table."""
    who = character(game, id, number)
    if who.vanished:
        raise Illegal("HR-161", "hr-vanished-already", who=who.id)
    if who.at is None:
        raise Illegal("HR-174", "hr-not-deployed", who=who.id)
    if who.id in game.vanishing:
        raise Illegal("HR-161", "hr-vanished-already", who=who.id)
    return who


def enemy(game: Raid, seat: int, id: str, number: str) -> Character:
    """The enemy of a seat of a name, if it is on the table."""
    who = on_table(game, id, number)
    if who.seat == seat:
        raise Illegal(number, "hr-not-an-enemy", who=who.id)
    return who


def friend(game: Raid, of: Character, id: str, number: str) -> Character:
    """Another character of the same side of a name, if it is on the table."""
    who = another(game, of, id, number)
    if who.seat != of.seat:
        raise Illegal(number, "hr-not-a-friend", who=who.id, other=of.id)
    return who


def another(game: Raid, than: Character, id: str, number: str) -> Character:
    """Another character of a name, if it is on the table."""
    who = on_table(game, id, number)
    if who is than:
        raise Illegal(number, "hr-not-itself", who=who.id)
    return who


def troop(game: Raid, id: str, number: str) -> Troop:
    """The Unit or Hero of a name; `Illegal` by a rule that is about troops otherwise."""
    check_known(game, id)
    if id not in game.troops:
        raise Illegal(number, "hr-not-a-troop", what=id)
    return game.troops[id]


def troop_there(game: Raid, id: str, number: str) -> Troop:
    """The Unit or Hero of a name, if any of it is on the table."""
    found = troop(game, id, number)
    if not game.members(id):
        if not found.deployed:
            raise Illegal("HR-174", "hr-not-deployed", who=id)
        if any(each.vanished for each in game.characters.values() if id in (each.id, each.troop)):
            raise Illegal("HR-161", "hr-vanished-already", who=id)
        raise Illegal("HR-293", "hr-in-other-unit", who=id)
    return found


def own_unit(game: Raid, seat: int, id: str, number: str) -> Troop:
    """The Unit of a seat of a name."""
    found = troop(game, id, number)
    if found.seat != seat:
        raise Illegal(number, "hr-not-yours", what=id)
    if game.content.cards[found.card].type is not Type.UNIT:
        raise Illegal(number, "hr-not-a-unit", what=id)
    return found


# --- where they are -----------------------------------------------------------------------------


def check_contact(game: Raid, who: Character, other: Character, number: str) -> None:
    """Raise `Illegal` unless two characters are in base contact."""
    if other not in contact.in_contact(game, who):
        raise Illegal(number, "hr-not-in-contact", who=who.id, other=other.id)


def check_within(game: Raid, who: Character, other: Character, far: int, number: str) -> None:
    """Raise `Illegal` if a character is further than a distance from another."""
    if interface.of(game).distance(who, other) > far:
        raise Illegal(number, "hr-not-within", who=other.id, other=who.id, far=inches(far))


def check_troop_within(game: Raid, who: Character, near: Troop, far: int, number: str) -> None:
    """Raise `Illegal` if no member of a troop is within a distance of a character."""
    top = interface.of(game)
    if all(top.distance(who, each) > far for each in game.members(near.id) if each is not who):
        raise Illegal(number, "hr-not-within", who=near.id, other=who.id, far=inches(far))


# --- abilities ----------------------------------------------------------------------------------


def check_borne(game: Raid, who: Character, ability: str) -> None:
    """Raise `Illegal` unless a character has the use of an ability now."""
    if ability not in ABILITIES:
        raise names_nothing()
    if not game.setup.advanced:
        raise Illegal("HR-001", "hr-ability-basic")
    if any(hook.speaker.id == ability for hook in bearing(game, who, ALWAYS)):
        return
    name = ability_name(ability)
    if ability in game.card_of(who).abilities and is_off(game, who, ability):
        stunned = any(each.ability == "stun" and each.what == ability and each.on == who.id
                      for each in game.effects)  # fmt: skip
        number = "HR-254" if stunned else "HR-253"
        raise Illegal(number, "hr-ability-lost", who=who.id, ability=name)
    raise Illegal(owner_rule(ability), "hr-ability-none", who=who.id, ability=name)


def owner_rule(ability: str) -> str:
    """The rule that says who has the use of an ability."""
    return "HR-053" if ABILITIES[ability].group is Group.UNIT else "HR-038"


def refusals(
    game: Raid, who: Character, ability: Ability, deeds: Iterable[Deed]
) -> dict[Deed, Illegal]:
    """The deeds among some that an ability cannot do now, each with the reason."""
    found = {}
    for deed in deeds:
        reason = why(partial(ability.check_deed, game, who))(deed)
        if reason is not None:
            found[deed] = reason
    return found


def not_to_choose(ability: str) -> Illegal:
    """The refusal of an ability that is chosen in another way, or that works by itself."""
    return Illegal(number_of(ability), "hr-ability-itself", ability=ability_name(ability))
