"""Faerie Fire, Marksmanship, Moon Glaive, Renew (WC-474 to WC-495)."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.battlefield import battle_of
from kitchentable.warcraft.cards.card import (
    AFTER_ROLL,
    BEFORE_REMOVAL,
    BEFORE_ROLL,
    HARVEST_START,
    HERE,
    NOWHERE,
    Card,
    Target,
    card,
)
from kitchentable.warcraft.cards.targets import opponents
from kitchentable.warcraft.events import ExtraAttacks, Renewed
from kitchentable.warcraft.kinds import KIND_OF, NAMES
from kitchentable.warcraft.options import stocks
from kitchentable.warcraft.rules.casualties import choosable, lose
from kitchentable.warcraft.rules.dice import raise_dead, roll_battle_dice
from kitchentable.warcraft.state import Player, Warcraft


@card
class FaerieFire(Card):
    """One is taken off each of your dice in this phase."""

    name = "faerie-fire"
    moment = BEFORE_ROLL

    @rule("WC-474")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return HERE if player.seat in battle_of(game).rolling else NOWHERE

    @rule("WC-475", "WC-477")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Two copies take off two."""
        battle_of(game).fire.append(player.seat)
        yield from ()


@card
class Marksmanship(Card):
    """You choose the unit for one casualty that you caused."""

    name = "marksmanship"
    moment = BEFORE_REMOVAL

    @rule("WC-478", "WC-480", "WC-482", "WC-483")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Any unit the other side could remove, while a casualty of your own dice is left."""
        battle = battle_of(game)
        side = battle.side_of(player.seat)
        if battle.turn == side or battle.caused[player.seat] <= 0 or battle.aimed:
            return NOWHERE
        return [
            (seat, NAMES[kind], game.name(space))
            for seat in opponents(game, player)
            for space, kind in choosable(game, seat)
        ]

    @rule("WC-479", "WC-481")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """It takes the place of one removal; order and number stay as they are."""
        battle = battle_of(game)
        seat, kind, name = target
        battle.caused[player.seat] -= 1
        battle.aimed = True
        space = game.board.index[name]
        yield from lose(game, seat, space, KIND_OF[kind], AIMED)


AIMED = ("WC-478", "WC-479", "WC-480", "WC-481", "WC-482", "WC-483")


@card
class MoonGlaive(Card):
    """An extra attack for each hit you scored."""

    name = "moon-glaive"
    moment = AFTER_ROLL

    @rule("WC-485")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        rolls = battle_of(game).rolls
        hit = any(each.seat == player.seat and each.hits(each.faces) for each in rolls)
        return HERE if hit else NOWHERE

    @rule("WC-486", "WC-487", "WC-488")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Hits of the ordinary roll count, those of extra attacks do not."""
        roll = next(each for each in battle_of(game).rolls if each.seat == player.seat)
        rules = ("WC-485", "WC-486", "WC-487", "WC-488")
        faces = yield from roll_battle_dice(player.seat, roll.hits(roll.faces), rules)
        roll.extra += faces
        hits = roll.hits(faces)
        game.tell(ExtraAttacks(seat=player.seat, faces=tuple(faces), hits=hits, rules=rules))
        yield from raise_dead(game, player, faces)


@card
class Renew(Card):
    """A depleted forest grows again."""

    name = "renew"
    moment = HARVEST_START

    @rule("WC-490", "WC-492")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Any forest on the board with a depletion token; never a mine or a Town."""
        if player.seat != game.seat:
            return NOWHERE
        stocked = game.played.stocked
        forests = game.board.forests
        return [(game.name(space),) for space in forests if stocked or game.depleted[space]]

    @rule("WC-491")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        space = game.board.index[target[0]]
        if game.played.stocked:
            stocks.renew(game, space)
        else:
            game.depleted[space] = 0
            game.tell(Renewed(space=target[0], rules=("WC-490", "WC-491", "WC-492")))
        yield from ()
