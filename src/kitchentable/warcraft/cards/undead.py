"""Cripple, Curse, Summon Building, Web (WC-496 to WC-513).

Cards of this project for the Expansion Set: Exhume, Plague Cloud, Graveyard (WC-040).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.cards.card import (
    AFTER_REMOVAL,
    AFTER_ROLL,
    CONSTRUCT,
    HARVEST_START,
    HERE,
    MOVE_END,
    MOVE_START,
    NOWHERE,
    OWN,
    Card,
    Target,
    card,
)
from kitchentable.warcraft.cards.orc import Net
from kitchentable.warcraft.cards.targets import opponents, removed_for, use_up
from kitchentable.warcraft.model.battle_events import Raised
from kitchentable.warcraft.model.card_events import Prevented, Slowed
from kitchentable.warcraft.model.events import Deployed, WorkersDestroyed
from kitchentable.warcraft.model.kinds import FLYING, MELEE, NAMES, STACK, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import card_word
from kitchentable.warcraft.options.heroes import is_creature
from kitchentable.warcraft.rules.dice import note_raised, roll_battle_dice
from kitchentable.warcraft.rules.participants import battle_of


@card
class Cripple(Card):
    """Enemy pieces in one space move one space less this turn."""

    name = "cripple"
    moment = MOVE_START

    @rule("WC-496", "WC-682")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """At the start of an opponent's Move Step: any space with pieces of enemy players."""
        if game.player().team == player.team:
            return NOWHERE
        owned = [each for each in game.enemies(player) if not each.neutral]
        spaces = {space: None for each in owned for space in each.spaces()}
        return [(game.name(space),) for space in sorted(spaces)]

    @rule("WC-496")
    def why_not(self, game: Warcraft, player: Player, target: Target) -> Illegal:
        """Why Cripple is not played: the Move Step is of the own side, or no enemy is there."""
        if game.player().team == player.team:
            step = say("wc-step-move")
            return Illegal("WC-496", "wc-enemy-step", card=card_word(self.name), step=step)
        return Card.why_not(self, game, player, target)

    def playable(self, game: Warcraft, player: Player) -> bool:
        if game.player().team == player.team:
            return False
        return any(each.pieces and not each.neutral for each in game.enemies(player))

    @rule("WC-497", "WC-498", "WC-499")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Slow every enemy in the space who still has to move; copies add up."""
        space = game.board.index[target[0]]
        order = game.order(game.first)
        still = order[order.index(game.seat) :]
        for enemy in game.enemies(player):
            if enemy.seat in still:
                enemy.crippled.append(space)
        game.tell(
            Slowed(
                seat=player.seat, space=target[0], rules=("WC-496", "WC-497", "WC-498", "WC-499")
            )
        )
        yield from ()


@card
class Curse(Card):
    """Hits of the opponents may be prevented, one die for each."""

    name = "curse"
    moment = AFTER_ROLL

    @rule("WC-501")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        seats = opponents(game, player)
        hit = any(each.seat in seats and each.hits() for each in battle_of(game).rolls)
        return HERE if hit else NOWHERE

    @rule("WC-502", "WC-503", "WC-504", "WC-505")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Roll a die for each hit so far (dice, not casualties); 3 or less prevents a hit."""
        battle, seats = battle_of(game), opponents(game, player)
        hits = sum(each.hits() for each in battle.rolls if each.seat in seats)
        rules = ("WC-501", "WC-502", "WC-503", "WC-504", "WC-505")
        faces = yield from roll_battle_dice(player.seat, hits, rules)
        prevented = sum(face <= 3 for face in faces)
        side = battle.side_of(player.seat)
        battle.prevented[side] += prevented
        game.tell(Prevented(seats=tuple(battle.sides[side]), number=prevented, rules=rules))


@card
class SummonBuilding(Card):
    """A building needs no worker; the Spend Step itself offers it (WC-506 to WC-511)."""

    name = "summon-building"
    moment = CONSTRUCT


@card
class Web(Net):
    """The Undead's net: as Ensnare (WC-512, WC-513)."""

    name = "web"
    number = "WC-512"
    as_before = ("WC-513",)

    @rule("WC-512", "WC-513")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """The other side's flyers, at the start of a melee phase."""
        return self.flyers(game, player)


# --- of our own ---------------------------------------------------------------------------


@card
class Exhume(Card):
    """A melee unit of yours rises where a unit has just fallen."""

    name = "exhume"
    moment = AFTER_REMOVAL

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """A fallen unit of either side that leaves a body, if you have a melee unit in reserve."""
        removed = removed_for(game, self.name)
        if removed is None or is_creature(removed.kind) or player.reserve(MELEE) <= 0:
            return NOWHERE
        return HERE

    def put_down(self, game: Warcraft) -> None:
        use_up(game, self.name)

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Put the unit into the battlefield; units beyond stacking go back after the battle."""
        player.put(battle_of(game).space, MELEE)
        note_raised(game, player, 1)
        game.tell(Raised(seat=player.seat, number=1, rules=OWN))
        yield from ()


@card
class PlagueCloud(Card):
    """Workers beside your units die: each on a roll of 1 to 3."""

    name = "plague-cloud"
    moment = MOVE_END
    own_step = ("WC-040", "move")
    deadly: ClassVar[int] = 3

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """In your own Move Step: workers of an enemy who do not build, beside units of yours."""
        if player.seat != game.seat:
            return NOWHERE
        units, beside = player.unit_spaces(), game.board.ways[FLYING]
        return [
            (enemy.seat, game.name(space))
            for enemy in game.enemies(player)
            for space in enemy.spaces()
            if units & beside[space] and enemy.idle(space) > 0
        ]

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        enemy, space = game.players[target[0]], game.board.index[target[1]]
        faces = yield from roll_battle_dice(player.seat, enemy.idle(space), OWN)
        number = sum(face <= self.deadly for face in faces)
        if number:
            enemy.put(space, WORKER, -number)
            told = WorkersDestroyed(seat=enemy.seat, space=target[1], number=number, rules=OWN)
            game.tell(told)


@card
class Graveyard(Card):
    """A melee unit from your reserves stands up in your Town."""

    name = "graveyard"
    moment = HARVEST_START
    own_step = ("WC-040", "harvest")

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Playable in your own Harvest Step, if the Town has room and no enemy unit."""
        if player.seat != game.seat or player.town < 0 or player.reserve(MELEE) <= 0:
            return NOWHERE
        room = game.stacked(player, player.town, MELEE) < STACK
        return HERE if room and not game.enemy_units(player, player.town) else NOWHERE

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        player.put(player.town, MELEE)
        town = game.name(player.town)
        game.tell(Deployed(seat=player.seat, kind=NAMES[MELEE], space=town, rules=OWN))
        yield from ()
