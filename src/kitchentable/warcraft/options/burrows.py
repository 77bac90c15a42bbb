"""Protective Burrows: Orc Towns and Outposts shoot in battles (WC-625 to WC-634)."""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model import kinds
from kitchentable.warcraft.model.kinds import RANGED, WORKER
from kitchentable.warcraft.model.player import Player, Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import ATTACKS, BATTLE_OVER_CITES, CASUALTY_CITES, Rules, Sources
from kitchentable.warcraft.options.option import option
from kitchentable.warcraft.rules.participants import battle_of, taking_part

RACE = "orc"
BURROW = Profile(RANGED, 2)


@option("racial")
class Burrows:
    """The Orcs' racial ability."""

    @ATTACKS
    def attacks(self, game: Warcraft, player: Player, phase: int, found: Sources) -> Sources:
        """The dice of burrows in a ranged phase."""
        if phase != RANGED or not shoot(game, player):
            return {}
        return burrow_attack(dice(game, player))

    @CASUALTY_CITES
    def no_casualty(self, game: Warcraft, player: Player) -> Rules:
        """A burrow is not a unit, so it cannot be a casualty."""
        return ("WC-629",) if player.race == RACE else ()

    @BATTLE_OVER_CITES
    def holds_nothing(self, game: Warcraft) -> Rules:
        """A burrow without units does not hold the battlefield."""
        return ("WC-634",) if silent(game, battle_of(game).space) else ()


@rule("WC-625", "WC-627", "WC-628", "WC-631", "WC-632")
def dice(game: Warcraft, player: Player) -> int:
    """One die for each burrow in the battle, and one for each worker in its space."""
    return sum(1 + player.workers(space) for space in in_reach(game, player))


def in_reach(game: Warcraft, player: Player) -> list[int]:
    """The burrows in the battlefield and its flanks."""
    zone = game.board.zones[battle_of(game).space]
    return [space for space in player.deploys_in() if space in zone]


def fired_by(game: Warcraft, player: Player) -> list[str]:
    """The rules that decided an attack of burrows in special cases only."""
    battle, burrows, rules = battle_of(game), in_reach(game, player), []
    if len(burrows) > 1:
        rules.append("WC-628")
    if player.seat in battle.spears or game.tile(player, RANGED).ability:
        rules.append("WC-631")
    if left_out(game, player, burrows):
        rules.append("WC-632")
    if battle.round > 1:
        rules.append("WC-633")
    return rules


def left_out(game: Warcraft, player: Player, burrows: list[int]) -> bool:
    """Whether an Outpost under construction is in reach, or workers build in a Town that fires."""
    if player.town in burrows and any(player.sites):
        return True
    zone = game.board.zones[battle_of(game).space]
    return any(each.space in zone and not each.finished for each in player.outposts)


def burrow_attack(dice: int) -> Sources:
    """The attack of burrows, with this number of dice."""
    return {kinds.BURROW: (BURROW, dice)} if dice else {}


def silent(game: Warcraft, space: int) -> bool:
    """Whether a burrow is in a battlefield without Orc units, which it cannot hold alone."""
    orcs = [player for player in game.inside() if player.race == "orc"]
    return any(space in orc.deploys_in() and not orc.units(space) for orc in orcs)


@rule("WC-626", "WC-630", "WC-633")
def shoot(game: Warcraft, player: Player) -> bool:
    """Whether burrows shoot: an Orc unit, not only armed workers, takes part in the battle."""
    if player.race != RACE:
        return False
    return any(kind != WORKER for _, kind, _ in taking_part(game, player.seat))
