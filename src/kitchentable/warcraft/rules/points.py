"""Victory points and winning (WC-538 to WC-560, WC-577, WC-578)."""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.board import worth
from kitchentable.warcraft.events import Scored
from kitchentable.warcraft.kinds import TOWN_POINTS, UNITS
from kitchentable.warcraft.state import Player, Warcraft


@rule("WC-558", "WC-578")
def side_points(game: Warcraft, player: Player) -> int:
    """The points of a player, or of his team: cards, upgrades, and each held space once."""
    team = game.team(player)
    own = sum(card_points(each) + upgrade_points(game, each) for each in team)
    return own + sum(space_points(game, space) for space in held(game, team))


@rule("WC-535", "WC-538")
def card_points(player: Player) -> int:
    """Victory Point cards played."""
    return player.shown


@rule("WC-404", "WC-539")
def upgrade_points(game: Warcraft, player: Player) -> int:
    """One for each unit type whose last tile is on top."""
    tiles = game.race(player).tiles
    return sum(player.levels[kind] == len(tiles[kind]) - 1 for kind in UNITS)


@rule("WC-540", "WC-541", "WC-542", "WC-194")
def space_points(game: Warcraft, space: int) -> int:
    """Three for a Town, whoever's it is; what an objective shows."""
    value = worth(game.board.spaces[space])
    return value + TOWN_POINTS if game.is_town(space) else value


@rule("WC-543", "WC-544", "WC-545", "WC-549", "WC-577")
def held(game: Warcraft, team: list[Player]) -> list[int]:
    """Spaces with units of the side as things stand, each once; workers hold nothing."""
    units = 0
    for player in team:
        units |= player.unit_spaces()
    return [space for space in game.scoring() if units >> space & 1]


@rule("WC-550", "WC-552", "WC-554", "WC-555", "WC-556")
def check(game: Warcraft) -> None:
    """After a player's Spend Step: only he, or his team, can win now, and then at once."""
    player = game.player()
    points = side_points(game, player)
    if game.heard:
        rules = scored_by(game, game.team(player))
        game.tell(Scored(seat=player.seat, points=points, target=game.target, rules=rules))
    if points >= game.target:
        game.winners = [each.seat for each in game.team(player)]
        game.ended = "WC-552" if len(game.winners) > 1 else "WC-550"
        game.stage = "over"
    else:
        game.stage = "spend-next"


def scored_by(game: Warcraft, team: list[Player]) -> tuple[str, ...]:
    """The rules that went into a score, and those by which something did not."""
    rules = ["WC-555", "WC-535"]
    if any(each.shown for each in team):
        rules.append("WC-538")
    if any(upgrade_points(game, each) for each in team):
        rules.append("WC-539")
    for space in game.scoring():
        units = [each.units(space) for each in team]
        if any(units):
            rules += held_by(game, team, space, units)
        elif any(each.present(space) for each in team):
            rules.append("WC-543")
        else:
            rules.append("WC-545")
    if len(team) > 1:
        rules.append("WC-578")
    return tuple(dict.fromkeys(rules))


def held_by(game: Warcraft, team: list[Player], space: int, units: list[int]) -> list[str]:
    """The rules by which a space counts."""
    if game.is_town(space):
        own = any(each.town == space for each in team)
        gone = any(each.town == space and each.out for each in game.players)
        rules = ["WC-540" if own else "WC-541", *(["WC-194"] if gone else [])]
    else:
        rules = ["WC-542", "WC-064", "WC-065"]
    if sum(units) > 1:
        rules.append("WC-544")
    if sum(number > 0 for number in units) > 1:
        rules.append("WC-577")
    if game.enemy_units(team[0], space):
        rules.append("WC-549")
    return rules
