"""What abilities do to attacks and casualties while a battle is fought.

The battle asks here only where a hero takes part or a spell holds, so that nothing of it costs
anything without them.
"""

from __future__ import annotations

from msgspec import structs

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.battle_state import Battle, Sheep, Spell
from kitchentable.warcraft.model.events import HeroHealed
from kitchentable.warcraft.model.kinds import MELEE
from kitchentable.warcraft.model.state import Player, Profile, Warcraft
from kitchentable.warcraft.powers.power import ATTACKING, POWERS, known, takes_part
from kitchentable.warcraft.rules.participants import battle_of

MORE, SAFE, ASLEEP, CLAPPED, STOMPED, IMPALED, DEMON = (
    "more", "safe", "sleep", "thunder-clap", "war-stomp", "impale", "metamorphosis",
)  # fmt: skip
"""What a spell does."""

Sources = dict[int, tuple[Profile, int]]
"""By kind: how it fights, and with how many dice."""

BEST = 6
"""A Strength that always hits."""
FLAMES_STRENGTH = 2
"""The Strength of Immolation's die."""


@rule("WC-235", "WC-785")
def on_attack(game: Warcraft, player: Player, phase: int, found: Sources) -> None:
    """Dice and Strength that spells add or take, and what always works while the hero is there."""
    if player.hero is not None:
        for name in known(game, player):
            if name in ATTACKING and takes_part(game, player):
                POWERS[name].attacks(game, player, phase, found)
    for spell in game.battle.spells if game.battle is not None else ():
        if spell.seat != player.seat:
            continue
        if spell.what == MORE and spell.kind in found:
            more(found, spell.kind, spell.strength, spell.dice)
        elif spell.what == STOMPED and phase == MELEE:
            for kind, (profile, dice) in found.items():
                found[kind] = profile, (dice + 1) // 2


@rule("WC-785")
def on_hit(game: Warcraft, player: Player) -> None:
    """What always works when a hero's own dice hit."""
    for name in known(game, player):
        POWERS[name].hits(game, player)


def more(found: Sources, kind: int, strength: int, dice: int = 0) -> None:
    """Better attacks of one kind, or worse ones."""
    profile, number = found[kind]
    strength = min(BEST, max(0, profile.strength + strength))
    found[kind] = structs.replace(profile, strength=strength), number + dice
    if number + dice <= 0:
        del found[kind]


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
