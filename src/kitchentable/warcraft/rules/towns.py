"""Captured Towns and elimination (WC-181 to WC-199)."""

from __future__ import annotations

from kitchentable.kernel.rules import SkipTo, rule
from kitchentable.warcraft.model.events import Eliminated, TownMarked
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import ELIMINATED, ELIMINATED_CITES, FALLS_ALONE, TOWN_CITES
from kitchentable.warcraft.rules.points import side_points
from kitchentable.warcraft.scenarios import scenes


@rule("WC-116", "WC-195", off=SkipTo("harvest"))
def captured(game: Warcraft) -> None:
    """Judge all Towns at the same moment, once a turn, after the last Move Step."""
    taken, lost = [], []
    for player in game.inside():
        if occupied(game, player):
            taken.append(player)
            if player.marked:
                lost.append(player)
    totals = {player.team: side_points(game, player) for player in game.inside()} if lost else {}
    for player in taken:
        mark(game, player)
    out = fallen(game, lost) if lost else []
    for player in out:
        eliminate(game, player, player in lost)
    if out:
        ELIMINATED.tell(game, out)
    last_standing(game, totals)
    if game.stage != "over":
        game.seat = game.order(game.first)[0]
        game.stage = "harvest"


@rule("WC-185")
def fallen(game: Warcraft, lost: list[Player]) -> list[Player]:
    """The eliminated players: those who lost their Town, and their teammates."""
    teams = [player.team for player in lost]
    return [
        player
        for player in game.inside()
        if player.team in teams and (player in lost or not alone(game, player))
    ]


def alone(game: Warcraft, player: Player) -> bool:
    """Whether a scenario eliminates the players of a team one by one."""
    return FALLS_ALONE.value(game, player)


@rule("WC-186", "WC-190", "WC-198")
def occupied(game: Warcraft, player: Player) -> bool:
    """Whether enemy units stand in a player's Town; workers and creeps do not capture it."""
    town, team = player.town, player.team
    for each in game.players:
        if each.team != team and not each.neutral and each.has_unit(town):
            return True
    return False


@rule("WC-182", "WC-183", "WC-197", "WC-199", "WC-889")
def mark(game: Warcraft, player: Player) -> None:
    """Mark a Town when it is captured for the first time. The marker stays for the whole game."""
    if not player.marked:
        player.marked = True
        shared = ("WC-190",) if player.units(player.town) else ()
        rules = (*MARKED, *shared, *TOWN_CITES.value(game, player))
        game.tell(TownMarked(seat=player.seat, rules=rules))


MARKED = ("WC-182", "WC-181", "WC-116", "WC-183", "WC-197", "WC-199")


@rule("WC-184", "WC-187", "WC-188", "WC-192", "WC-579")
def eliminate(game: Warcraft, player: Player, own: bool) -> None:
    """Eliminate a player and remove all pieces; `own`: the player's own Town was lost."""
    player.out = True
    player.pieces = {}
    player.hero = None
    player.outposts = []
    player.training = [0, 0, 0, 0]
    player.sites, player.summoned = [0, 0, 0], [0, 0, 0]
    player.locked = False
    rules: tuple[str, ...] = ("WC-184", "WC-187", "WC-188") if own else ("WC-185", "WC-579")
    rules += ELIMINATED_CITES.value(game)
    game.tell(Eliminated(seat=player.seat, rules=("WC-192", "WC-195", *rules)))


@rule("WC-193", "WC-559", "WC-560")
def last_standing(game: Warcraft, totals: dict[int, int]) -> None:
    """End the game if one side is left; if none is, the side that had the most points wins."""
    inside = game.inside()
    left = {player.team for player in inside}
    if len(left) > 1 or game.ended:
        return
    if left:
        if scenes.settled(game, inside[0]):
            return
        game.ended = "WC-193"
        winners = left
    else:
        game.ended = "WC-196"
        winners = most_points(totals)
    game.winners = [player.seat for player in game.players if player.team in winners]
    game.stage = "over"


@rule("WC-196", off=lambda totals: set(totals))
def most_points(totals: dict[int, int]) -> set[int]:
    """The teams with the most points among those eliminated at the same moment."""
    most = max(totals.values())
    return {team for team, points in totals.items() if points == most}
