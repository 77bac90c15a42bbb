"""What the further cards of the Expansion Set's decks are worth, in the worth of units."""

from __future__ import annotations

from collections.abc import Callable

from kitchentable.warcraft.bots.fight import Fight
from kitchentable.warcraft.bots.sight import Sight
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.kinds import MELEE, RANGED

RESOURCE = 10
"""What a gold or a wood is worth."""
UNIT = 28
"""What a melee unit that costs nothing is worth."""
OUTPOST = 45
WOUND = 25
DEAD_WORKER = 13
"""What it is worth that a worker dies on a roll of 1 to 3."""
TWO_CARDS = 28


def prayed(fight: Fight, play: Play) -> int:
    """The hits that a prayer undoes: natural 1s and 2s of the other side."""
    rolls = [each for each in fight.battle.rolls if fight.battle.side_of(each.seat) != fight.side]
    low = sum(each.hits([face for face in each.dice() if face <= 2]) for each in rolls)
    return min(2, low) * fight.mean(fight.mine)


def stung(fight: Fight, play: Play) -> int:
    """Every other hit of the other side comes back to it."""
    rolls = [each for each in fight.battle.rolls if fight.battle.side_of(each.seat) != fight.side]
    return sum(each.hits() for each in rolls) * fight.mean(fight.other) // 2


def more_dice(fight: Fight, play: Play) -> int:
    """Two dice of one's melee units."""
    strength = fight.sight.view.tile(fight.sight.me, MELEE).strength
    return 2 * strength * fight.mean(fight.other) // 6


def first(kind: int) -> Callable[[Fight, Play], int]:
    """Who falls before he strikes does not hit: about half of one's hits are on such units."""

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
    """Workers in the space a card is played on, who do not build."""
    space = sight.view.board.index[play.names[-1]]
    owner = sight.view.players[play.seat] if play.seat >= 0 else sight.me
    return owner.idle(space)


def well(sight: Sight, play: Play) -> int:
    """Two cards, or the hero's wounds."""
    hero = sight.me.hero
    return WOUND * hero.wounds if play.names[-1] == "hero" and hero is not None else TWO_CARDS


OUTSIDE: dict[str, Callable[[Sight, Play], int]] = {
    "many-hands": lambda sight, play: 2 * RESOURCE,
    "demolish": lambda sight, play: OUTPOST * 4 // 6,
    "plague-cloud": lambda sight, play: DEAD_WORKER * workers(sight, play),
    "graveyard": lambda sight, play: UNIT,
    "moon-well": well,
}
