"""The pieces that take part in a battle, for the page: one that is fought, or that would be."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.warcraft.model.kinds import FIRST_CREEP, HERO, NAMES, SHIFT
from kitchentable.warcraft.model.player import Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.attack import sheepish
from kitchentable.warcraft.rules.participants import battle_of, taking_part


class Fighter(Struct, frozen=True):
    """Pieces of one kind in one space that take part in the battle."""

    seat: int
    space: str
    kind: str
    number: int
    type: str
    """The phase in which they attack."""
    strength: int
    ability: str
    inside: bool
    """Whether they stand in the battlefield and not in a flank."""
    life: int
    """Casualties that each of them can still take."""
    still: int
    """The number of them that does not attack in this round."""


def fighters(view: Warcraft, seat: int) -> list[Fighter]:
    """The pieces of a seat that take part; creeps that lie face down have no values."""
    battle, player = battle_of(view), view.players[seat]
    found = []
    for space, kind, number in taking_part(view, seat):
        creep = view.creeps.get(space << SHIFT | kind)
        shows = Profile(0, 0) if creep and not creep.name else view.profile(player, kind, space)
        life = shows.dice if kind >= FIRST_CREEP else 1
        if kind == HERO and player.hero is not None:
            life = view.hero_level(player).life - player.hero.wounds
        found.append(
            Fighter(
                seat=seat,
                space=view.name(space),
                kind=NAMES[kind],
                number=number,
                type=NAMES[shows.type],
                strength=shows.strength,
                ability=shows.ability,
                inside=space == battle.space,
                life=life,
                still=sheepish(view, seat, kind, space),
            )
        )
    return found
