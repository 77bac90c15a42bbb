"""Abilities that add dice, Strength or Life to a hero and the units with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import (
    HERE,
    MELEE_START,
    NOWHERE,
    RANGED_START,
    ROUND_START,
    Target,
)
from kitchentable.warcraft.model.battle_state import FOR_BATTLE, FOR_ROUND, Spell
from kitchentable.warcraft.model.kinds import FLAMES, HERO, MELEE, PHASES, RANGED
from kitchentable.warcraft.model.player import Player, Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import ATTACKS, OWN_HITS, Sources
from kitchentable.warcraft.options.heroes import where
from kitchentable.warcraft.powers.effects import (
    BEST,
    DEMON,
    FLAMES_STRENGTH,
    MORE,
    SAFE,
    better,
    heal,
    hold,
)
from kitchentable.warcraft.powers.power import Power, power
from kitchentable.warcraft.rules.participants import battle_of


class MoreDice(Power):
    """The hero rolls more dice in this phase."""

    phase: ClassVar[int]
    dice: ClassVar[int]

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        now = PHASES[battle_of(game).phase] == self.phase == game.hero_type(player)
        return HERE if now else NOWHERE

    @rule("WC-235", "WC-780")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        hold(game, Spell(MORE, player.seat, HERO, dice=self.dice))
        yield from ()


@power
class SearingArrows(MoreDice):
    """Two dice more in a ranged phase."""

    name = "searing-arrows"
    moment = RANGED_START
    phase = RANGED
    dice = 2


@power
class Bladestorm(MoreDice):
    """Three dice more in a melee phase."""

    name = "bladestorm"
    moment = MELEE_START
    phase = MELEE
    dice = 3


@power
class Avatar(Power):
    """In this round the hero rolls two dice more and cannot be wounded."""

    name = "avatar"
    moment = ROUND_START
    dice = 2

    @rule("WC-235", "WC-780")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        hold(game, Spell(MORE, player.seat, HERO, dice=self.dice, lasts=FOR_ROUND))
        hold(game, Spell(SAFE, player.seat, HERO, where(player), lasts=FOR_ROUND))
        yield from ()


@power
class Metamorphosis(Power):
    """For this battle the hero has Strength 6 and two Life more.

    After the battle the two Life go, and with them the wounds they took.
    """

    name = "metamorphosis"
    moment = ROUND_START

    @rule("WC-695", "WC-780")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        missing = BEST - game.hero_level(player).strength
        hold(game, Spell(MORE, player.seat, HERO, strength=missing, lasts=FOR_BATTLE))
        hold(game, Spell(DEMON, player.seat, lasts=FOR_BATTLE))
        yield from ()


@power
class Immolation(Power):
    """Whenever the hero attacks in melee, its flames roll a die of Strength 2 as well."""

    name = "immolation"

    @ATTACKS
    @rule("WC-236", "WC-785")
    def attacks(self, game: Warcraft, player: Player, phase: int, found: Sources) -> Sources:
        return flames(phase, found)


@power
class TrueshotAura(Power):
    """The player's ranged units in a battle with the hero have one Strength more."""

    name = "trueshot-aura"

    @ATTACKS
    @rule("WC-785")
    def attacks(self, game: Warcraft, player: Player, phase: int, found: Sources) -> Sources:
        return better_aim(phase, found)


def flames(phase: int, found: Sources) -> Sources:
    """The die of Immolation, if the hero attacks in a melee phase."""
    burns = phase == MELEE and HERO in found
    return {FLAMES: (Profile(MELEE, FLAMES_STRENGTH), 1)} if burns else {}


def better_aim(phase: int, found: Sources) -> Sources:
    """The attack of ranged units under Trueshot Aura."""
    return {RANGED: better(found[RANGED], 1)} if RANGED in found else {}


@power
class VampiricAura(Power):
    """When the hero's own dice hit, it loses a wound, one in a phase."""

    name = "vampiric-aura"

    @OWN_HITS
    @rule("WC-785")
    def hits(self, game: Warcraft, player: Player) -> None:
        if player.hero is not None and player.hero.wounds:
            heal(game, player, 1, "WC-785")
