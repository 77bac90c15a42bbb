"""Abilities that wound, stun and strengthen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.battlefield import battle_of
from kitchentable.warcraft.cards.card import (
    BEFORE_CASUALTIES,
    BEFORE_ROLL,
    HERE,
    MOVE_END,
    NOWHERE,
    ROUND_START,
    Target,
)
from kitchentable.warcraft.cards.targets import enemy_units, opponents
from kitchentable.warcraft.events import MoreCasualties, Prevented, Removed, Stunned
from kitchentable.warcraft.kinds import HERO, KIND_OF, NAMES, PHASES, RANGED
from kitchentable.warcraft.options import heroes
from kitchentable.warcraft.powers.power import Power, power
from kitchentable.warcraft.rules.casualties import lose
from kitchentable.warcraft.rules.dice import roll_battle_dice
from kitchentable.warcraft.state import Bonus, Player, Sheep, Warcraft


def enemy_side(game: Warcraft, player: Player) -> int:
    """The other side of the battle."""
    return 1 - battle_of(game).side_of(player.seat)


@power
class StormBolt(Power):
    """One enemy unit does not attack in this round."""

    name = "storm-bolt"
    moment = ROUND_START

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return [
            (seat, kind, game.name(space))
            for seat in opponents(game, player)
            for space, kind, _ in enemy_units(game, seat)
        ]

    @rule("WC-711")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind, space = target
        battle_of(game).sheep.append(Sheep(seat, KIND_OF[kind], game.board.index[space]))
        game.tell(Stunned(seat=seat, kind=kind, space=space, rules=("WC-711",)))
        yield from ()


@power
class ShadowStrike(Power):
    """One casualty on an enemy unit of the hero's choice, at once."""

    name = "shadow-strike"
    moment = ROUND_START

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return STORM_BOLT.targets(game, player)

    @rule("WC-711")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind, space = target
        yield from lose(game, seat, game.board.index[space], KIND_OF[kind], ("WC-711",))


STORM_BOLT = StormBolt()


@power
class ChainLightning(Power):
    """Three dice: each 1 to 3 is a casualty more for the enemy."""

    name = "chain-lightning"
    moment = BEFORE_CASUALTIES

    @rule("WC-783")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        faces = yield from roll_battle_dice(player.seat, 3, ("WC-783",))
        inflict(game, player, sum(face <= 3 for face in faces))


@rule("WC-783")
def inflict(game: Warcraft, player: Player, number: int) -> None:
    """Casualties more for the enemy, before any is assigned."""
    battle = battle_of(game)
    side = enemy_side(game, player)
    battle.owed[side] += number
    seats = tuple(battle.sides[side])
    game.tell(MoreCasualties(seats=seats, number=number, rules=("WC-783",)))


@power
class DeathCoil(Power):
    """One casualty more for the enemy."""

    name = "death-coil"
    moment = BEFORE_CASUALTIES

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        inflict(game, player, 1)
        yield from ()


@power
class HolyLight(Power):
    """One casualty less for one's own side."""

    name = "holy-light"
    moment = BEFORE_CASUALTIES
    spared: ClassVar[int] = 1

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        battle = battle_of(game)
        return HERE if battle.owed[battle.side_of(player.seat)] else NOWHERE

    @rule("WC-783")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        battle = battle_of(game)
        side = battle.side_of(player.seat)
        number = min(self.spared, battle.owed[side])
        battle.owed[side] -= number
        seats = tuple(battle.sides[side])
        game.tell(Prevented(seats=seats, number=number, rules=("WC-783",)))
        yield from ()


@power
class BigBadVoodoo(HolyLight):
    """No casualties at all for one's own side."""

    name = "big-bad-voodoo"
    spared = 99


@power
class FlameStrike(Power):
    """A die: on a 1 an enemy unit next to the hero is lost."""

    name = "flame-strike"
    moment = MOVE_END

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Any unit of an enemy player in a space beside the hero's, at one's own Move Step."""
        if player.seat != game.seat:
            return NOWHERE
        beside = game.board.near[heroes.where(player)]
        return [
            (enemy.seat, NAMES[kind], game.name(space))
            for enemy in game.enemies(player)
            if not enemy.neutral
            for space in beside
            for kind in range(3)
            if enemy.count(space, kind)
        ]

    @rule("WC-710")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind, space = target
        faces = yield from roll_battle_dice(player.seat, 1, ("WC-710",))
        if faces == [1]:
            game.players[seat].put(game.board.index[space], KIND_OF[kind], -1)
            game.tell(Removed(seat=seat, kind=kind, space=space, rules=("WC-710",)))


class MoreDice(Power):
    """The hero rolls more dice in this phase."""

    moment = BEFORE_ROLL
    phase: ClassVar[int]
    dice: ClassVar[int]

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        battle = battle_of(game)
        now = PHASES[battle.phase] == self.phase == game.hero_type(player)
        return HERE if now and player.seat in battle.rolling else NOWHERE

    @rule("WC-235")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        battle_of(game).bonus.append(Bonus(player.seat, HERO, dice=self.dice))
        yield from ()


@power
class SearingArrows(MoreDice):
    """Two dice more in a ranged phase."""

    name = "searing-arrows"
    phase = RANGED
    dice = 2
