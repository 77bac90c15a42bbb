"""Base contact, and who is engaged with whom (group 13)."""

from __future__ import annotations

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
    return interface.of(game).keeps_together(troop.id, within_of(game, troop), is_strict(game))


def straggling(game: Raid, troop: Troop) -> int:
    """How far a troop is out of formation (A-029)."""
    members = game.members(troop.id)
    return interface.of(game).straggling(members, within_of(game, troop), is_strict(game))


def is_strict(game: Raid) -> bool:
    """Whether every pair of a unit, and not a chain, has to keep together (D-12)."""
    return game.setup.formation == "strict"
