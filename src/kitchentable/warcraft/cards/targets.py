"""The units and seats that battle cards are played on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.battle_state import Lost
from kitchentable.warcraft.model.kinds import FIRST_CREATURE, FIRST_CREEP, HERO, KIND_OF, NAMES
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.participants import battle_of, taking_part


def opponents(game: Warcraft, player: Player) -> list[int]:
    """The seats on the other side of the battle."""
    battle = battle_of(game)
    return battle.sides[1 - battle.side_of(player.seat)]


def has_type(game: Warcraft, seat: int, type: int) -> bool:
    """Whether a seat has a unit of a type in the battle."""
    player = game.players[seat]
    return any(
        game.profile(player, kind, space).type == type for space, kind, _ in taking_part(game, seat)
    )


@rule("WC-418", "WC-682")
def enemy_units(game: Warcraft, seat: int) -> Iterator[tuple[int, str, int]]:
    """All units of a seat in the battle: the space, the kind by name, how many."""
    for space, kind, number in taking_part(game, seat):
        yield space, NAMES[kind], number


def enemy_unit(
    game: Warcraft, player: Player, target: Sequence[int | str]
) -> tuple[int, int] | None:
    """The kind and space of an enemy unit in the battle that a target names; `None` if none."""
    for seat in opponents(game, player):
        for space, kind, _ in enemy_units(game, seat):
            if tuple(target) == (seat, kind, game.name(space)):
                return KIND_OF[kind], space
    return None


def any_unit(kind: str, hero: str, creature: str, creep: str) -> tuple[str, ...]:
    """The rules by which a card may be played on units that have no tile."""
    number = KIND_OF[kind]
    if number >= FIRST_CREEP:
        return ("WC-418", "WC-682", creep)
    if number >= FIRST_CREATURE:
        return ("WC-418", creature)
    return ("WC-418", hero) if number == HERO else ()


def removed_for(game: Warcraft, card: str) -> Lost | None:
    """The unit that was just removed, if this card was not played on it yet."""
    removed = battle_of(game).removed
    return removed if removed is not None and card not in removed.used else None


def use_up(game: Warcraft, card: str) -> None:
    """Note that a card was played on the unit that was just removed."""
    removed = battle_of(game).removed
    assert removed is not None, "a unit was removed"
    removed.used.append(card)
