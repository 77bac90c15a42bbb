"""What battle cards are played on."""

from __future__ import annotations

from collections.abc import Iterator

from kitchentable.warcraft.battlefield import battle_of, taking_part
from kitchentable.warcraft.kinds import NAMES
from kitchentable.warcraft.state import Player, Warcraft


def opponents(game: Warcraft, player: Player) -> list[int]:
    """The seats on the other side of the battle."""
    battle = battle_of(game)
    return battle.sides[1 - battle.side_of(player.seat)]


def enemy_units(game: Warcraft, seat: int) -> Iterator[tuple[int, str, int]]:
    """A seat's units in the battle: space, kind by name, how many."""
    for space, kind, number in taking_part(game, seat):
        yield space, NAMES[kind], number
