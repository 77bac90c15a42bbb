"""Victory points and winning (WC-538 to WC-560, WC-577, WC-578)."""

from __future__ import annotations

from kitchentable.kernel.rules import SkipTo, rule
from kitchentable.warcraft.model.board import Spaces, each_of, worth
from kitchentable.warcraft.model.events import Scored
from kitchentable.warcraft.model.kinds import HERO, SHIFT, TOWN_POINTS, UNITS
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import POINTLESS, POINTS_WIN_BY
from kitchentable.warcraft.scenarios.tokens import Worthless


@rule("WC-535", "WC-538", "WC-558", "WC-578")
def side_points(game: Warcraft, player: Player) -> int:
    """The points of a player's side: its cards, its upgrades, and each held space once."""
    if POINTLESS.value(game):
        return 0
    found, team = 0, game.team(player)
    for each in team:
        found += each.shown + (last_tiles(game, each) if any(each.levels) else 0)
    return found + points_of(game, held(team))


def upgrade_points(game: Warcraft, player: Player) -> int:
    """The points of a player's upgrades."""
    return 0 if POINTLESS.value(game) else last_tiles(game, player)


@rule("WC-404", "WC-539")
def last_tiles(game: Warcraft, player: Player) -> int:
    """One point for each unit type whose last tile is on top. Kept with the content."""
    notes, key = game.notes, ("last", player.race, *player.levels)
    found: int | None = notes.get(key)
    if found is None:
        tiles, found = game.race(player).tiles, 0
        for kind in UNITS:
            found += player.levels[kind] == len(tiles[kind]) - 1
        notes[key] = found
    return found


def space_points(game: Warcraft, space: int) -> int:
    """The points of a space for the side that holds it."""
    return 0 if POINTLESS.value(game) else points_of(game, 1 << space)


@rule("WC-540", "WC-541", "WC-542", "WC-194", "WC-548")
def points_of(game: Warcraft, spaces: Spaces) -> int:
    """The points of spaces: 3 for any Town, and the printed points of objectives.

    Neither the owner of the Town nor other pieces in the space matter.
    """
    board = game.board
    found = TOWN_POINTS * (spaces & game.towns()).bit_count()
    for space in each_of(spaces & board.objectives):
        found += worth(board.spaces[space])
    return found


def held_by_anything(team: list[Player]) -> Spaces:
    """Without WC-543: workers and Outposts hold spaces, too."""
    found = 0
    for player in team:
        found |= player.anywhere()
    return found


@rule("WC-543", off=held_by_anything)
@rule("WC-544", "WC-545", "WC-549", "WC-577")
def held(team: list[Player]) -> Spaces:
    """The set of spaces with units of a side now; workers hold nothing."""
    found = 0
    for player in team:
        found |= player.unit_spaces()
    return found


@rule("WC-554", "WC-555", "WC-556", "WC-980", "WC-985", off=SkipTo("spend-next"))
def check(game: Warcraft) -> None:
    """Count the points after a player's Spend Step. Only that player's side can win, at once."""
    player = game.players[game.seat]
    points = side_points(game, player)
    if game.told is not None:
        tell_points(game, player, points)
    if points >= game.target > 0:
        game.winners = [each.seat for each in game.team(player)]
        game.ended = won_by(game)
        game.stage = "over"
    else:
        game.stage = "spend-next"


def tell_points(game: Warcraft, player: Player, points: int) -> None:
    """Tell the points of a player's side, or that a scenario gives none."""
    if POINTLESS.value(game):
        tell_worthless(game, player)
    else:
        rules = scored_by(game, game.team(player))
        game.tell(Scored(seat=player.seat, points=points, target=game.target, rules=rules))


def tell_worthless(game: Warcraft, player: Player) -> None:
    """Tell a player in the first turn that a scenario gives no points for upgrades and spaces."""
    if game.turn > 1:
        return
    if any(last_tiles(game, each) for each in game.team(player)) or held([player]) & game.scoring():
        game.tell(Worthless(seat=player.seat, rules=("WC-795",)))


def won_by(game: Warcraft) -> str:
    """The rule by which points have won: WC-552 for teams, WC-551 for three, WC-550 for two."""
    if own := POINTS_WIN_BY.value(game):
        return own
    if len(game.winners) > 1:
        return "WC-552"
    return "WC-551" if sum(not each.neutral for each in game.players) == 3 else "WC-550"


def scored_by(game: Warcraft, team: list[Player]) -> tuple[str, ...]:
    """The rules that gave points in a score, and those by which a space gave none.

    WC-535 is always among them: to cite it only for a card in the hand would reveal that card.
    """
    rules = ["WC-555", "WC-535"]
    if any(each.shown for each in team):
        rules.append("WC-538")
    if any(upgrade_points(game, each) for each in team):
        rules.append("WC-539")
    for space in each_of(game.scoring()):
        units = [each.units(space) for each in team]
        if any(units):
            rules += held_by(game, team, space, units)
            rules += by_heroes(team, space)
        elif any(each.present(space) for each in team):
            rules.append("WC-543")
        else:
            rules.append("WC-545")
    if len(team) > 1:
        rules.append("WC-578")
    return tuple(dict.fromkeys(rules))


@rule("WC-546", "WC-547")
def by_heroes(team: list[Player], space: int) -> list[str]:
    """The rule by which a hero, or a creature that stays with it, holds a space."""
    if all(each.hero is None for each in team) or any(each.stack(space) for each in team):
        return []
    return ["WC-546" if any(each.count(space, HERO) for each in team) else "WC-547"]


def creeps_here(game: Warcraft, space: int) -> bool:
    """Whether a creep is in a space. It scores for no side and prevents no side from scoring."""
    return any(at >> SHIFT == space for at in game.creeps)


def held_by(game: Warcraft, team: list[Player], space: int, units: list[int]) -> list[str]:
    """The rules by which a held space gives points."""
    if game.is_town(space):
        own = any(each.town == space for each in team)
        gone = any(each.town == space and each.out for each in game.players)
        rules = ["WC-540" if own else "WC-541", *(["WC-194"] if gone else [])]
    else:
        rules = ["WC-542", "WC-064", "WC-065"]
    if game.is_town(space) and worth(game.board.spaces[space]):
        rules.append("WC-623")
    if game.creeps and creeps_here(game, space):
        rules.append("WC-548")
    if sum(units) > 1:
        rules.append("WC-544")
    if sum(number > 0 for number in units) > 1:
        rules.append("WC-577")
    if game.enemy_units(team[0], space):
        rules.append("WC-549")
    return rules
