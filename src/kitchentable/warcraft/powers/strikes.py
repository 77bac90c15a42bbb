"""Abilities that inflict casualties."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import (
    BEFORE_CASUALTIES,
    MOVE_OVER,
    NOWHERE,
    ROUND_START,
    Target,
)
from kitchentable.warcraft.cards.targets import opponents
from kitchentable.warcraft.model.battle_events import MoreCasualties
from kitchentable.warcraft.model.kinds import IS_UNIT, KIND_OF, MASK, NAMES, SHIFT
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.options import heroes
from kitchentable.warcraft.powers.effects import heal
from kitchentable.warcraft.powers.power import Power, power
from kitchentable.warcraft.rules.casualties import at_once, choosable, hurt, lose
from kitchentable.warcraft.rules.dice import roll_battle_dice
from kitchentable.warcraft.rules.participants import battle_of, taking_part


def enemy_side(game: Warcraft, player: Player) -> int:
    """The other side of the battle."""
    return 1 - battle_of(game).side_of(player.seat)


def within_reach(game: Warcraft, player: Player) -> list[Target]:
    """Enemy units of the battle that could be removed now."""
    return [
        (seat, NAMES[kind], game.name(space))
        for seat in opponents(game, player)
        for space, kind in choosable(game, seat)
    ]


@power
class ShadowStrike(Power):
    """One casualty at once, on an enemy unit that the player chooses."""

    name = "shadow-strike"
    moment = ROUND_START

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return within_reach(game, player)

    @rule("WC-711")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind, space = target
        yield from lose(game, seat, game.board.index[space], KIND_OF[kind], ("WC-711",))


@power
class Starfall(Power):
    """Four dice at the start of a round: each 1 or 2 is a casualty for the enemy at once."""

    name = "starfall"
    moment = ROUND_START

    @rule("WC-711", "WC-780")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        faces = yield from roll_battle_dice(player.seat, 4, ("WC-711",))
        fallen = sum(face <= 2 for face in faces)
        yield from at_once(game, enemy_side(game, player), fallen)


@power
class ChainLightning(Power):
    """Three dice: each 1 to 3 is one more casualty for the enemy."""

    name = "chain-lightning"
    moment = BEFORE_CASUALTIES

    @rule("WC-783")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        faces = yield from roll_battle_dice(player.seat, 3, ("WC-783",))
        inflict(game, player, sum(face <= 3 for face in faces))


@rule("WC-783")
def inflict(game: Warcraft, player: Player, number: int) -> None:
    """Add casualties for the enemy, before any is removed."""
    battle = battle_of(game)
    side = enemy_side(game, player)
    battle.owed[side] += number
    seats = tuple(battle.sides[side])
    game.tell(MoreCasualties(seats=seats, number=number, rules=("WC-783",)))


@power
class DeathCoil(Power):
    """One more casualty for the enemy, or one wound less for the hero."""

    name = "death-coil"
    moment = BEFORE_CASUALTIES

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        hero = player.hero
        hurt = hero is not None and hero.wounds > 0
        return (("harm",), ("mend",)) if hurt else (("harm",),)

    @rule("WC-783")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        if target == ("mend",):
            heal(game, player, 1)
        else:
            inflict(game, player, 1)
        yield from ()


@power
class LocustSwarm(Power):
    """A die for each enemy in the battlefield: a 1 or 2 is a casualty and heals a wound."""

    name = "locust-swarm"
    moment = BEFORE_CASUALTIES

    @rule("WC-783")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        here = battle_of(game).space
        enemies = sum(
            number
            for seat in opponents(game, player)
            for space, _, number in taking_part(game, seat)
            if space == here
        )
        faces = yield from roll_battle_dice(player.seat, enemies, ("WC-783",))
        bites = sum(face <= 2 for face in faces)
        inflict(game, player, bites)
        if bites and player.hero is not None and player.hero.wounds:
            heal(game, player, bites)


@power
class FlameStrike(Power):
    """A die: on a 1 an enemy unit next to the hero is a casualty."""

    name = "flame-strike"
    moment = MOVE_OVER

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Enemy units beside the hero's space, creeps too, in the player's own Move Step."""
        if player.seat != game.seat:
            return NOWHERE
        beside = game.board.near[heroes.where(player)]
        return [
            (enemy.seat, NAMES[kind], game.name(space))
            for enemy in game.enemies(player)
            for space in beside
            for kind in units_in(enemy, space)
        ]

    @rule("WC-710", "WC-792")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind, space = target
        faces = yield from roll_battle_dice(player.seat, 1, ("WC-710",))
        if faces == [1]:
            rules = ("WC-710", "WC-781", "WC-792")
            where = game.board.index[space]
            yield from hurt(game, game.players[seat], where, KIND_OF[kind], rules)


@rule("WC-655")
def units_in(enemy: Player, space: int) -> list[int]:
    """The kinds of units that an enemy has in a space: heroes, creatures and creeps are units."""
    kinds = sorted(at & MASK for at in enemy.pieces if at >> SHIFT == space)
    return [kind for kind in kinds if IS_UNIT[kind]]
