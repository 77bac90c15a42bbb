"""The chance to win from a position, learned from games and evaluated in microseconds.

Each side is measured by what it has: units, workers, points, stock, buildings, upgrades, cards.
The measures times their weights add up to the standing of the side; the chance to win is the share
that a side's standing has in that of all (a logistic regression for two sides). The weights stand
in `outlook.json`; `tools/learn.py` finds them. All numbers are whole: measures, weights and
standings in thousandths, chances in millionths.
"""

from __future__ import annotations

import math
from functools import cache
from importlib import resources
from operator import mul

import msgspec

from kitchentable.warcraft.bots.clash import troops
from kitchentable.warcraft.model.kinds import MASK, UNITS, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.points import side_points

MEASURES = (
    "units", "army", "workers", "points", "lead", "gold", "wood", "buildings", "training",
    "levels", "cards", "hero", "outposts", "marked", "guarded", "first", "late-units",
    "late-points",
)  # fmt: skip
"""The names of the measures of a side, in the order in which `measures` gives them."""

Measures = tuple[int, ...]
"""The measures of a side, in thousandths."""

RICH = 12
"""The gold or wood beyond which more is worth no more."""
LATE = 40
"""The turn from which on units and points no longer change their worth."""

MILLION = 1_000_000
STEP = 250
"""The thousandths between two entries of `POWERS`."""
POWERS = (*(round(MILLION * math.exp(-at * STEP / 1000)) for at in range(40)), 0, 0)
"""The share that remains of a side that stands lower than the best, in millionths."""


def chance(game: Warcraft, seat: int) -> int:
    """The chance that the side of a seat wins, in millionths."""
    if game.stage == "over":
        won = seat in game.winners
        winning = {game.players[each].team for each in game.winners}
        return MILLION * won // max(1, len(winning))
    team = game.players[seat].team
    standing = {side: _standing(found) for side, found in sides(game).items()}
    if team not in standing:
        return 0
    top = max(standing.values())
    shares = {side: _power(top - each) for side, each in standing.items()}
    return MILLION * shares[team] // sum(shares.values())


def _power(lower: int) -> int:
    """The share that remains of a side by the thousandths that it stands lower."""
    at, part = divmod(min(lower, STEP * (len(POWERS) - 2)), STEP)
    return POWERS[at] + (POWERS[at + 1] - POWERS[at]) * part // STEP


def sides(game: Warcraft) -> dict[int, Measures]:
    """The measures of every side that is still in the game, by team."""
    found: dict[int, list[Measures]] = {}
    points: dict[int, int] = {}
    for player in game.players:
        if not player.neutral and not player.out:
            points.setdefault(player.team, side_points(game, player))
            found.setdefault(player.team, []).append(measures(game, player))
    added = {}
    late = min(game.turn, LATE)
    for team, each in found.items():
        total = [sum(column) for column in zip(*each, strict=True)]
        most = max((other for side, other in points.items() if side != team), default=0)
        own = 1000 * points[team] // max(1, game.target)
        lead = 1000 * (points[team] - most) // max(1, game.target)
        later = late * total[0] // 20, late * lead // 20
        added[team] = (*total[:3], own, lead, *total[3:], *later)
    return added


def measures(game: Warcraft, player: Player) -> Measures:
    """The measures of one player: all but those of points, which belong to a side."""
    worths = troops(game, player).worths if player.race else (0, 0, 0)
    units = workers = 0
    army = 0
    for at, number in player.pieces.items():
        kind = at & MASK
        if kind == WORKER:
            workers += number
        elif kind in UNITS:
            units += number * worths[kind]
        else:
            army += number
    trained = sum(player.training[kind] * worths[kind] for kind in UNITS)
    town = player.town
    enemies = game.enemies(player)
    marked = player.marked or (town >= 0 and any(each.has_unit(town) for each in enemies))
    hero = 0 if player.hero is None or player.hero.dead else player.hero.level
    return (
        5 * units,
        250 * army,
        math.isqrt(MILLION * workers // 2),
        100 * min(player.gold, RICH),
        100 * min(player.wood, RICH),
        200 * (sum(player.built) + sum(player.sites)),
        5 * (trained + 40 * player.training[WORKER]),
        300 * sum(player.levels),
        200 * len(player.hand),
        300 * hero,
        500 * len(player.outposts),
        1000 * marked,
        1000 * (town >= 0 and player.has_unit(town)),
        1000 * (game.order(game.first)[0] == player.seat),
    )


def _standing(found: Measures) -> int:
    total: int = sum(map(mul, found, weights()))
    return total // 1000


@cache
def weights() -> Measures:
    """The weight of each measure, from the file."""
    data = resources.files(__package__).joinpath("outlook.json").read_bytes()
    given = msgspec.json.decode(data, type=dict[str, int])
    return tuple(given[name] for name in MEASURES)
