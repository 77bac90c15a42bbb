"""What the abilities of heroes do to attacks and casualties in a battle.

Battles call these functions only while a spell holds. Abilities that always work are voices
of moments.
"""

from __future__ import annotations

from msgspec import structs

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.battle_state import Battle, Sheep, Spell
from kitchentable.warcraft.model.hero_events import HeroHealed
from kitchentable.warcraft.model.kinds import MELEE, MOUNTAIN
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
    """Change the dice and the Strength of a seat's attacks by the spells that hold."""
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
    """An attack with its Strength and its dice changed; Strength stays between 0 and 6."""
    profile, number = attack
    strength = min(BEST, max(0, profile.strength + strength))
    return structs.replace(profile, strength=strength), number + dice


def clapped(battle: Battle, seat: int) -> int:
    """What Thunder Clap adds to each die of a seat in this phase."""
    return sum(spell.what == CLAPPED and spell.seat == seat for spell in battle.spells)


def safe(battle: Battle, seat: int, kind: int, space: int) -> int:
    """How many pieces of a kind in a space cannot be casualties now."""
    return sum(
        spell.what == SAFE and (spell.seat, spell.kind, spell.space) == (seat, kind, space)
        for spell in battle.spells
    )


def grounded(battle: Battle, seat: int) -> bool:
    """Whether a seat's flyers can be melee casualties in this phase."""
    return any(spell.what == IMPALED and spell.seat == seat for spell in battle.spells)


def stun(game: Warcraft, seat: int, kind: int, space: int) -> None:
    """Keep a unit from attacking in this round."""
    battle_of(game).sheep.append(Sheep(seat, kind, space))


def hold(game: Warcraft, spell: Spell) -> None:
    """Put a spell into effect, for as long as it says."""
    battle_of(game).spells.append(spell)


@rule("WC-694")
def heal(game: Warcraft, player: Player, wounds: int, *rules: str) -> None:
    """Take wounds off a hero."""
    hero = player.hero
    assert hero is not None, "a hero is healed"
    hero.wounds = max(0, hero.wounds - wounds)
    rules = ("WC-694", *rules)
    game.tell(HeroHealed(seat=player.seat, hero=hero.name, wounds=hero.wounds, rules=rules))


@rule("WC-146", off=lambda game, space: not game.board.rocks >> space & 1)
def is_ground(game: Warcraft, space: int) -> bool:
    """Whether an ability may place any unit in a space: on a mountain too, but not on water.

    By the other reading it moves the hero, who may not move onto a mountain (WC-145).
    """
    barred = game.board.water if game.played.mountains else game.board.rocks
    return not barred >> space & 1


def on_mountain(game: Warcraft, space: int) -> tuple[str, ...]:
    """The rule by which an ability has placed units on a mountain."""
    return ("WC-146",) if game.board.spaces[space].kind == MOUNTAIN else ()
