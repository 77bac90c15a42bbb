"""What abilities do to attacks and casualties while a battle is fought.

The battle asks here only while a spell holds. What always works hooks into moments.
"""

from __future__ import annotations

from msgspec import structs

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.battle_state import Battle, Sheep, Spell
from kitchentable.warcraft.model.hero_events import HeroHealed
from kitchentable.warcraft.model.kinds import MELEE
from kitchentable.warcraft.model.player import Player, Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import Sources
from kitchentable.warcraft.rules.participants import battle_of

MORE, SAFE, ASLEEP, CLAPPED, STOMPED, IMPALED, DEMON = (
    "more", "safe", "sleep", "thunder-clap", "war-stomp", "impale", "metamorphosis",
)  # fmt: skip
"""What a spell does."""

BEST = 6
"""A Strength that always hits."""
FLAMES_STRENGTH = 2
"""The Strength of Immolation's die."""


@rule("WC-235", "WC-785")
def under_spells(battle: Battle, seat: int, phase: int, found: Sources) -> None:
    """Dice and Strength that spells add to a seat's attacks, or take."""
    for spell in battle.spells:
        if spell.seat != seat:
            continue
        if spell.what == MORE and spell.kind in found:
            found[spell.kind] = better(found[spell.kind], spell.strength, spell.dice)
            if found[spell.kind][1] <= 0:
                del found[spell.kind]
        elif spell.what == STOMPED and phase == MELEE:
            for kind, (profile, dice) in found.items():
                found[kind] = profile, (dice + 1) // 2


def better(attack: tuple[Profile, int], strength: int, dice: int = 0) -> tuple[Profile, int]:
    """Better attacks of one kind, or worse ones."""
    profile, number = attack
    strength = min(BEST, max(0, profile.strength + strength))
    return structs.replace(profile, strength=strength), number + dice


def clapped(battle: Battle, seat: int) -> int:
    """By how much a seat's dice count higher in this phase."""
    return sum(spell.what == CLAPPED and spell.seat == seat for spell in battle.spells)


def safe(battle: Battle, seat: int, kind: int, space: int) -> int:
    """How many of some pieces are no casualties just now."""
    return sum(
        spell.what == SAFE and (spell.seat, spell.kind, spell.space) == (seat, kind, space)
        for spell in battle.spells
    )


def grounded(battle: Battle, seat: int) -> bool:
    """Whether a seat's flyers can be melee casualties in this phase."""
    return any(spell.what == IMPALED and spell.seat == seat for spell in battle.spells)


def stun(game: Warcraft, seat: int, kind: int, space: int) -> None:
    """A unit does not attack in this round."""
    battle_of(game).sheep.append(Sheep(seat, kind, space))


def hold(game: Warcraft, spell: Spell) -> None:
    """A spell holds from now on, as long as it says."""
    battle_of(game).spells.append(spell)


@rule("WC-694")
def heal(game: Warcraft, player: Player, wounds: int, *rules: str) -> None:
    """Wounds are taken off a hero."""
    hero = player.hero
    assert hero is not None, "a hero is healed"
    hero.wounds = max(0, hero.wounds - wounds)
    rules = ("WC-694", *rules)
    game.tell(HeroHealed(seat=player.seat, hero=hero.name, wounds=hero.wounds, rules=rules))
