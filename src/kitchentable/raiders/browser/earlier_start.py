"""The guided game of earlier versions: the last two rounds of a raid on a bedside table.

It is not offered any more: `rulebook/lessons/` are. Files of such games hold this position, and a
file that begins in the middle is taken from strangers only where the game itself once began so.
"""

from __future__ import annotations

from typing import Final

from kitchentable.kernel.game import Game
from kitchentable.raiders.model.settings import ROUNDS, RaidersSetup
from kitchentable.raiders.model.state import Object, Phase, Raid
from kitchentable.raiders.rules.objectives import Portal

SETUP: Final = RaidersSetup(
    stars=3, teams="gremlins-3,lilliput-3", table="bedside_table", level="basic"
)
PORTALS: Final = ((2830, 370), (960, 950))
"""Where the two Portals stand."""
STAND: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "rodbearers": ((2470, 520), (2470, 630), (2580, 580)),
    "ragmen": ((2160, 960), (2270, 980), (2380, 970)),
    "guardsmen": ((1230, 330), (1340, 260), (1240, 200)),
    "shefin": ((1140, 400),),
}
"""Where each character stands, by card."""


def guided_game(game: Game[Raid]) -> tuple[RaidersSetup, Raid]:
    """What is agreed, and the position before the last round but one."""
    raid = game.rules.begin(SETUP, game.box.shipped())
    for seat, (at, kind) in enumerate(zip(PORTALS, SETUP.portal_kinds, strict=True)):
        raid.lay([*raid.objects, Object(f"portal-{seat + 1}", kind, at, portal=seat)])
    for card, places in STAND.items():
        who = [each for each in raid.characters.values() if each.card == card]
        for each, (x, y) in zip(who, places, strict=True):
            raid.stand(each, (x, y, 0))
            raid.join(each, each.troop or _unit(raid, each.seat))
    for troop in raid.troops.values():
        troop.deployed = True
    raid.attached = [0, 1]
    raid.turn_order = [0, 1]
    raid.objective = Portal.id
    raid.round = ROUNDS - 2
    raid.phase = Phase.ROUND
    return SETUP, raid


def _unit(raid: Raid, seat: int) -> str:
    """The unit that a Leader of a seat leads."""
    return next(troop.id for troop in raid.troops.values() if troop.seat == seat)
