"""Base contact, and who is engaged with whom (group 13)."""

from __future__ import annotations

from collections.abc import Iterable

from kitchentable.kernel.rules import rule
from kitchentable.raiders.model.state import Character, Raid, Troop
from kitchentable.raiders.moments import WITHIN
from kitchentable.raiders.tabletop import interface

FORMATION = 300
"""Three inches (HR-055)."""


@rule("HR-078")
def in_contact(game: Raid, who: Character) -> list[Character]:
    """All characters in base contact with a character."""
    if who.at is None:
        return []  # a character off the table touches no other
    touched = interface.of(game).touched(who)
    return [game.characters[id] for id in touched] if touched else []


def enemies_in_contact(game: Raid, who: Character) -> list[Character]:
    """The enemies in base contact with a character: it is engaged with them."""
    touched = in_contact(game, who)
    return [other for other in touched if other.seat != who.seat] if touched else []


def pair_of(who: str, other: str) -> tuple[str, str]:
    """Two characters as a pair, whichever comes first."""
    return (who, other) if who < other else (other, who)


@rule("HR-085")
def is_unsought(game: Raid, who: Character, enemy: Character) -> bool:
    """Whether neither of two enemies in contact spent an action to get there (D-19)."""
    if not game.setup.spent_contact or not game.unsought:
        return False
    return pair_of(who.id, enemy.id) in game.unsought


def come_about(game: Raid, who: Character, enemies: Iterable[str], *, sought: bool) -> None:
    """Note how contacts of a character with enemies came about: by an action, or without one."""
    for each in enemies:
        pair = pair_of(who.id, each)
        if sought and pair in game.unsought:
            game.unsought.remove(pair)
        elif not sought and pair not in game.unsought:
            game.unsought.append(pair)


@rule("HR-080")
def hindering_shots(game: Raid, who: Character) -> list[Character]:
    """The characters whose contact keeps a character from shooting: enemies, or all (D-30)."""
    if game.setup.shooter_contact == "anybody":
        return in_contact(game, who)
    return enemies_in_contact(game, who)


def friends_in_contact(game: Raid, who: Character) -> list[Character]:
    """The friends in base contact with a character."""
    return [other for other in in_contact(game, who) if other.seat == who.seat]


def within_of(game: Raid, troop: Troop) -> int:
    """The distance within which a troop has to keep together."""
    if not WITHIN.is_heard(game):
        return FORMATION
    said = [WITHIN.ask(game, member).value for member in game.members(troop.id)]
    return max([FORMATION, *said])


def formation_rule(game: Raid, troop: Troop) -> str:
    """The rule that sets the distance within which a troop keeps together."""
    for member in game.members(troop.id):
        for number in WITHIN.ask(game, member).rules:
            return number
    return "HR-055"


@rule("HR-042", "HR-055")
def in_formation(game: Raid, troop: Troop) -> bool:
    """Whether a troop keeps together (A-027)."""
    return interface.of(game).keeps_together(troop.id, within_of(game, troop), game.setup.formation)


def straggling(game: Raid, troop: Troop) -> int:
    """How far a troop is out of formation (A-029)."""
    members = game.members(troop.id)
    return interface.of(game).straggling(members, within_of(game, troop), game.setup.formation)
