"""A bot's hero: its choice, its training, its fights against creeps and its abilities.

The worth of an ability is given in the worth of units (`clash.worth`). The bot uses an ability if
it is worth more than the cards that pay for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kitchentable.warcraft.bots import card_values
from kitchentable.warcraft.bots.clash import WOUND, clash
from kitchentable.warcraft.bots.fight import Fight, prey
from kitchentable.warcraft.bots.sight import Sight
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.kinds import FLYING, HERO, KIND_OF, MELEE, SHIFT
from kitchentable.warcraft.options.heroes import LAST_LEVEL, LESSON, where
from kitchentable.warcraft.powers.power import known

MANA = 11
"""The worth of a mana symbol in hand."""
LESSON_WORTH = 50
"""The worth of an experience point for a hero that can still learn."""
CARD = 14
"""The worth of a card that can wait."""
USUAL = 26
"""The worth of an ability in a battle that either side can win."""
DEATH = 110
LOST = 250
"""The chance, in thousandths, below which a hero leaves a battle."""

KEPT = {"victory-point": 200, "town-portal": 22, "dispel-magic": 18}
"""The worth of cards that are better kept than paid with; others are worth 10."""


def pay(options: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The payment of least worth."""
    return min(options, key=lambda cards: sum(KEPT.get(card, 10) for card in cards))


def keep(options: Sequence[str]) -> str:
    """The card of most worth."""
    return max(options, key=lambda card: KEPT.get(card, 10))


def lesson(sight: Sight, space: int, pieces: dict[int, int]) -> int:
    """The worth of the experience from the creeps in a space, if the hero stands there."""
    hero = sight.me.hero
    if hero is None or hero.level >= LAST_LEVEL or not pieces.get(space << SHIFT | HERO):
        return 0
    points = sum(each.points for at, each in sight.view.creeps.items() if at >> SHIFT == space)
    missing = LESSON * (LAST_LEVEL - hero.level) - hero.points
    return LESSON_WORTH * min(points, max(0, missing))


def casualty(sight: Sight) -> int:
    """The worth of sparing the hero a wound; the last wound is its death."""
    hero = sight.me.hero
    left = sight.view.hero_level(sight.me).life - hero.wounds if hero is not None else 9
    return DEATH if left <= 1 else WOUND


def again(sight: Sight) -> int:
    """The level at which to train a dead hero; 0 if none is affordable or the hero lives."""
    me = sight.me
    if me.hero is None or not me.hero.dead or me.hero.training:
        return 0
    return min(me.hero.level, me.gold, me.wood)


# --- abilities ----------------------------------------------------------------------------


def use(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """The ability or the card to use now, if any is worth its price."""
    mana = known(sight.view, sight.me)
    battle = sight.view.battle
    fight = Fight(sight, battle) if battle is not None else None

    def gain(play: Play) -> int:
        value = value_of(sight, fight, play)
        return value - (MANA * mana[play.name] if play.name in mana else CARD)

    best = max(plays, key=gain, default=None)
    return best if best is not None and gain(best) > 0 else None


def value_of(sight: Sight, fight: Fight | None, play: Play) -> int:
    """The worth of a use of an ability."""
    if fight is None:
        outside = OUTSIDE.get(play.name)
        return outside(sight, play) if outside is not None else 0
    inside = INSIDE.get(play.name)
    value = inside(fight, play) if inside is not None else USUAL
    return value * stake(fight) // 100


def stake(fight: Fight) -> int:
    """The importance of a battle in hundredths: less if it is almost won or lost."""
    chance = fight.outlook.chance
    return 100 if 120 < chance < 900 else 60


def struck(fight: Fight, play: Play) -> int:
    """The worth of the unit an ability is used on."""
    return prey(fight.sight, fight, play)[0]


def silenced(fight: Fight, play: Play) -> int:
    """The worth of an attack that an enemy unit does not make."""
    return struck(fight, play) // 3


def hits(fight: Fight, dice: int, strength: int) -> int:
    """The worth of what some dice of a Strength take from the enemy."""
    return dice * strength * fight.mean(fight.other) // 6


def own_dice(dice: int) -> Callable[[Fight, Play], int]:
    """The worth of a number of dice more at the hero's Strength."""

    def value(fight: Fight, play: Play) -> int:
        return hits(fight, dice, fight.sight.view.hero_level(fight.sight.me).strength)

    return value


def spared(fight: Fight, number: int) -> int:
    """The worth of a number of casualties less."""
    owed = min(number, fight.battle.owed[fight.side])
    return owed * fight.mean(fight.mine) * 3 // 4


def weaker(kind: int) -> Callable[[Fight, Play], int]:
    """The worth of enemy dice of a type that hit one time in six less."""

    def value(fight: Fight, play: Play) -> int:
        return fight.other.counts[kind] * fight.mean(fight.mine) // 6

    return value


INSIDE: dict[str, Callable[[Fight, Play], int]] = {
    "storm-bolt": silenced,
    "sleep": silenced,
    "banish": lambda fight, play: silenced(fight, play) * 2 // 3,
    "shadow-strike": struck,
    "death-coil": lambda fight, _: fight.mean(fight.other),
    "chain-lightning": lambda fight, _: hits(fight, 3, 3),
    "starfall": lambda fight, _: hits(fight, 4, 2),
    "locust-swarm": lambda fight, _: hits(fight, sum(fight.other.counts), 2),
    "holy-light": lambda fight, _: spared(fight, 1),
    "big-bad-voodoo": lambda fight, _: spared(fight, 99),
    "searing-arrows": own_dice(2),
    "bladestorm": own_dice(3),
    "avatar": own_dice(3),
    "thunder-clap": weaker(MELEE),
    "war-stomp": weaker(MELEE),
    "impale": lambda fight, _: 12 * min(fight.other.counts[FLYING], fight.mine.counts[MELEE]),
    "healing-wave": lambda fight, _: WOUND * wounds(fight.sight),
    "divine-shield": lambda fight, _: casualty(fight.sight),
    "reincarnation": lambda fight, _: DEATH,
    "resurrection": lambda fight, _: 2 * fight.mean(fight.mine),
    "animate-dead": lambda fight, _: 2 * fight.mean(fight.mine),
    "inferno": lambda fight, _: USUAL + fight.mean(fight.other),
    "metamorphosis": lambda fight, _: 2 * USUAL,
    **card_values.INSIDE,
}
"""The worth of abilities in a battle; others have the usual worth."""


def wounds(sight: Sight) -> int:
    """The number of wounds of the bot's hero."""
    return sight.me.hero.wounds if sight.me.hero is not None else 0


def rain(sight: Sight, play: Play) -> int:
    """The worth of what Death and Decay takes in a space."""
    space = sight.view.board.index[play.names[-1]]
    enemies = sum(enemy.units(space) + enemy.workers(space) for enemy in sight.enemies)
    own = sight.me.units(space) + sight.me.workers(space)
    return 14 * (min(4, enemies) - own)


def bound(sight: Sight, play: Play) -> int:
    """The worth of holding the pieces of a space, which could come to the bot's Town."""
    space = sight.view.board.index[play.names[-1]]
    near = sight.map.air[space][sight.home] <= 2
    return sum(sight.enemy_in(1 << space).power) * 5 if near else 0


def home_again(sight: Sight, play: Play) -> int:
    """The worth of being in the Town at once: much, if it is invaded."""
    there = sight.view.board.index[play.names[-1]]
    return 80 if there == sight.home and sight.hostile >> sight.home & 1 else 0


def given_up(sight: Sight, play: Play) -> int:
    """The worth of two cards without that of the unit that pays for them."""
    return 2 * CARD - sight.worth_of(KIND_OF[play.names[-1]])


def away(sight: Sight, play: Play) -> int:
    """The worth of leaving a battle that is almost lost, towards the bot's own Town."""
    here, there = where(sight.me), sight.view.board.index[play.names[-1]]
    if not sight.hostile >> here & 1 or sight.hostile >> there & 1:
        return 0
    own = sight.own_in(sight.map.zone[here], sight.me.pieces)
    chance = clash(own, sight.defenders(here)).chance
    return DEATH - sight.map.air[there][sight.home] if chance < LOST else 0


OUTSIDE: dict[str, Callable[[Sight, Play], int]] = {
    "dark-ritual": given_up,
    "blink": away,
    "far-sight": lambda sight, play: 5,
    "flame-strike": lambda sight, play: 5,
    "death-and-decay": rain,
    "entangling-roots": bound,
    "mass-teleport": home_again,
    "tranquility": lambda sight, play: WOUND * wounds(sight),
    "healing-wave": lambda sight, play: WOUND * wounds(sight),
    **card_values.OUTSIDE,
}
"""The worth of abilities outside of battles; others are worth nothing."""


def choice(seed: int, seat: int, options: Sequence[str]) -> str:
    """The hero for this game. Over many seeds each hero of a seat meets each of the others."""
    turn: int = seed // (2 * len(options) ** seat)
    return options[turn % len(options)]
