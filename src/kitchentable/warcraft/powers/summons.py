"""Abilities that call creatures to the hero's side (WC-715 to WC-726)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import BATTLE_END, HERE, NOWHERE, ROUND_START, Target
from kitchentable.warcraft.model.battle_state import Spell
from kitchentable.warcraft.model.hero_events import Summoned
from kitchentable.warcraft.model.kinds import FOREST, KIND_OF, STACK, UNITS
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.options.heroes import where
from kitchentable.warcraft.powers.effects import MORE, hold
from kitchentable.warcraft.powers.power import Power, power
from kitchentable.warcraft.rules.casualties import at_once
from kitchentable.warcraft.rules.participants import battle_of

SUMMONED = ("WC-715", "WC-716", "WC-717", "WC-724", "WC-726")


@rule("WC-724")
def left(game: Warcraft, player: Player, creature: str) -> int:
    """Markers of a creature in the reserves."""
    return game.content.creatures[creature].markers - player.in_play(KIND_OF[creature])


@rule("WC-715", "WC-716")
def summon(game: Warcraft, player: Player, creature: str, number: int, stays: bool = False) -> None:
    """Put creatures from the reserves into the hero's space, as many as are left."""
    number = min(number, left(game, player, creature))
    space = where(player)
    player.put(space, KIND_OF[creature], number)
    rules: tuple[str, ...] = (*SUMMONED, "WC-720") if stays else SUMMONED
    rules += ("WC-202", "WC-585") if creature == ForceOfNature.creature else ()
    rules += ("WC-165",) if player.stack(space) >= STACK else ()
    if game.stage in ("phase", "attack"):
        come_late(game, player, creature, number)
    told = Summoned(
        seat=player.seat, kind=creature, number=number, space=game.name(space), rules=rules
    )
    game.tell(told)


@rule("WC-725")
def come_late(game: Warcraft, player: Player, creature: str, number: int) -> None:
    """Keep new creatures from attacking in a phase that has begun."""
    dice = -number * game.content.creatures[creature].dice
    hold(game, Spell(MORE, player.seat, KIND_OF[creature], dice=dice))


class Summons(Power):
    """Summons a number of creatures of a kind at the start of a round."""

    moment = ROUND_START
    lacks = "WC-724"
    creature: ClassVar[str]
    number: ClassVar[int] = 1
    stays: ClassVar[bool] = False

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return HERE if left(game, player, self.creature) > 0 else NOWHERE

    @rule("WC-715", "WC-720")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        summon(game, player, self.creature, self.number, self.stays)
        if self.stays and KIND_OF[self.creature] not in player.stay:
            player.stay.append(KIND_OF[self.creature])
        yield from ()


@power
class WaterElemental(Summons):
    name = "water-elemental"
    creature = "water-elemental"


@power
class Phoenix(Summons):
    """It stays after the battle and goes with the hero."""

    name = "phoenix"
    creature = "phoenix"
    stays = True


@power
class MirrorImage(Summons):
    name = "mirror-image"
    creature = "mirror-image"
    number = 2


@power
class FeralSpirit(Summons):
    name = "feral-spirit"
    creature = "feral-spirit"
    number = 2


@power
class SerpentWard(Summons):
    name = "serpent-ward"
    creature = "serpent-ward"
    number = 2


@power
class Infernal(Summons):
    """Summons an infernal, and the enemy takes a casualty at once."""

    name = "inferno"
    creature = "infernal"

    @rule("WC-711", "WC-715")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        yield from Summons.resolve(self, game, player, target)
        yield from at_once(game, 1 - battle_of(game).side_of(player.seat), 1)


@power
class SpiritOfVengeance(Summons):
    """Summons a spirit for each unit that the player has lost in this battle."""

    name = "spirit-of-vengeance"
    creature = "vengeance-spirit"

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return super().targets(game, player) if fallen(game, player) else NOWHERE

    @rule("WC-715", "WC-724")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        summon(game, player, self.creature, fallen(game, player))
        yield from ()


def fallen(game: Warcraft, player: Player) -> int:
    """The number of units a player has lost in this battle."""
    return sum(each.seat == player.seat and each.kind in UNITS for each in battle_of(game).lost)


@power
class CarrionBeetles(Summons):
    """Summons a beetle after a battle in which an enemy unit fell; it stays."""

    name = "carrion-beetles"
    moment = BATTLE_END
    creature = "carrion-beetle"
    stays = True

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        battle = battle_of(game)
        side = battle.side_of(player.seat)
        prey = any(battle.side_of(each.seat) == 1 - side for each in battle.lost)
        return super().targets(game, player) if prey else NOWHERE


@power
class AnimateDead(Summons):
    """Summons two zombies after a won battle; they stay."""

    name = "animate-dead"
    moment = BATTLE_END
    creature = "zombie"
    number = 2
    stays = True

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        won = player.seat in battle_of(game).won
        return super().targets(game, player) if won else NOWHERE


@power
class ForceOfNature(Summons):
    """Summons treants, if a forest (even an empty one) is in the battlefield or a flank."""

    name = "force-of-nature"
    creature = "treant"
    number = 2

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return super().targets(game, player) if trees_near(game) else NOWHERE


@rule("WC-202", "WC-585")
def trees_near(game: Warcraft) -> bool:
    """Whether a forest is in the battlefield or a flank, even without pieces."""
    zone = game.board.zones[battle_of(game).space]
    return any(game.board.spaces[space].kind == FOREST for space in zone)
