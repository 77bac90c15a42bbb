"""Protective Burrows: Orc Towns and Outposts shoot along (WC-625 to WC-634)."""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.kinds import RANGED, WORKER
from kitchentable.warcraft.model.state import Player, Profile, Warcraft
from kitchentable.warcraft.rules.participants import battle_of, taking_part

BURROW = Profile(RANGED, 2)


@rule("WC-625", "WC-627", "WC-628", "WC-631", "WC-632")
def dice(game: Warcraft, player: Player) -> int:
    """One die for each burrow in the battle, and one for each worker in its space."""
    zone = game.board.zones[battle_of(game).space]
    spaces = [space for space in player.deploys_in() if space in zone]
    return sum(1 + player.workers(space) for space in spaces)


def silent(game: Warcraft, space: int) -> bool:
    """Whether a burrow stands in a battlefield without units: it does not hold it."""
    orcs = [player for player in game.inside() if player.race == "orc"]
    return any(space in orc.deploys_in() and not orc.units(space) for orc in orcs)


@rule("WC-626", "WC-630", "WC-633")
def shoot(game: Warcraft, seat: int, phase: int) -> bool:
    """In every ranged phase in which a real Orc unit takes part."""
    if phase != RANGED or not game.played.racial or game.players[seat].race != "orc":
        return False
    return any(kind != WORKER for _, kind, _ in taking_part(game, seat))
