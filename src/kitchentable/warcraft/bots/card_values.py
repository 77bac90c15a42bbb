"""The worth of the Expansion Set's further cards, in the worth of units."""

from __future__ import annotations

from collections.abc import Callable

from kitchentable.warcraft.bots.fight import Fight
from kitchentable.warcraft.bots.sight import Sight
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.kinds import MELEE, RANGED

RESOURCE = 10
"""The worth of a gold or a wood."""
UNIT = 28
"""The worth of a free melee unit."""
OUTPOST = 45
WOUND = 25
DEAD_WORKER = 13
"""The worth of an enemy worker that dies on a roll of 1 to 3."""
TWO_CARDS = 28


def prayed(fight: Fight, play: Play) -> int:
    """The worth of Prayer: the natural 1s and 2s of the other side that it prevents."""
    rolls = [each for each in fight.battle.rolls if fight.battle.side_of(each.seat) != fight.side]
    low = sum(each.hits([face for face in each.dice() if face <= 2]) for each in rolls)
    return min(2, low) * fight.mean(fight.mine)


def stung(fight: Fight, play: Play) -> int:
    """The worth of Thorns: half of the other side's hits come back to it."""
    rolls = [each for each in fight.battle.rolls if fight.battle.side_of(each.seat) != fight.side]
    return sum(each.hits() for each in rolls) * fight.mean(fight.other) // 2


def more_dice(fight: Fight, play: Play) -> int:
    """The worth of two more dice of the bot's melee units."""
    strength = fight.sight.view.tile(fight.sight.me, MELEE).strength
    return 2 * strength * fight.mean(fight.other) // 6


def first(kind: int) -> Callable[[Fight, Play], int]:
    """The worth of striking first: about half of the hits are on units that then do not hit."""

    def value(fight: Fight, play: Play) -> int:
        mine, other = fight.mine, fight.other
        dice = max(1, other.counts[kind])
        return mine.power[kind] * other.power[kind] * fight.mean(mine) // (72 * dice)

    return value


INSIDE: dict[str, Callable[[Fight, Play], int]] = {
    "prayer": prayed,
    "sanctuary": lambda fight, play: UNIT,
    "blood-fury": more_dice,
    "charge": first(MELEE),
    "spoils": lambda fight, play: 4 * RESOURCE,
    "exhume": lambda fight, play: UNIT + 5,
    "ambush": first(RANGED),
    "thorns": stung,
}


def workers(sight: Sight, play: Play) -> int:
    """The number of idle workers in the space that a card is played on."""
    space = sight.view.board.index[play.names[-1]]
    owner = sight.view.players[play.seat] if play.seat >= 0 else sight.me
    return owner.idle(space)


def well(sight: Sight, play: Play) -> int:
    """The worth of Moon Well: two cards, or the hero's wounds."""
    hero = sight.me.hero
    return WOUND * hero.wounds if play.names[-1] == "hero" and hero is not None else TWO_CARDS


OUTSIDE: dict[str, Callable[[Sight, Play], int]] = {
    "many-hands": lambda sight, play: 2 * RESOURCE,
    "demolish": lambda sight, play: OUTPOST * 4 // 6,
    "plague-cloud": lambda sight, play: DEAD_WORKER * workers(sight, play),
    "graveyard": lambda sight, play: UNIT,
    "moon-well": well,
}
