"""A bot's cards, and its choices within a battle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kitchentable.warcraft.bots import hero_play
from kitchentable.warcraft.bots.clash import clash, force
from kitchentable.warcraft.bots.fight import Fight, prey
from kitchentable.warcraft.bots.sight import Sight
from kitchentable.warcraft.model.answers import BattleAt, Play, Victim
from kitchentable.warcraft.model.kinds import (
    FIRST_CREEP,
    FLYING,
    HERO,
    HIRED,
    KIND_OF,
    MELEE,
    PHASES,
    WORKER,
)

HOPELESS = 250
"""The chance, in thousandths, below which the bot gives a battle up."""
FAMILIAR = frozenset((
    "call-to-arms", "cripple", "curse", "devour", "dispel-magic", "ensnare", "envenomed-spears",
    "faerie-fire", "invisibility", "marksmanship", "moon-glaive", "pillage", "polymorph", "renew",
    "town-portal",
))  # fmt: skip
"""The cards that this module weighs, each in its window."""
WORTH_DISPELLING = (
    "devour", "envenomed-spears", "faerie-fire", "marksmanship", "moon-glaive", "curse",
    "polymorph", "invisibility",
)  # fmt: skip


# --- windows ------------------------------------------------------------------------------


def react(sight: Sight, moment: str, plays: Sequence[Play]) -> Play | None:
    """The ability to use or the card to play in a window, or none."""
    if sight.view.played.expansion:
        found = hero_play.use(sight, [play for play in plays if play.name not in FAMILIAR])
        if found is not None:
            return found
        plays = [play for play in plays if play.name in FAMILIAR]
    choose = WINDOWS.get(moment)
    return choose(sight, plays) if choose and plays else None


def _fight(sight: Sight) -> Fight:
    assert sight.view.battle is not None, "a card of a battle"
    return Fight(sight, sight.view.battle)


def round_start(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """Polymorph or Devour on the best enemy unit, if the battle is worth it."""
    fight = _fight(sight)
    if sum(fight.other.counts) < 2 or fight.outlook.chance < HOPELESS // 2:
        return None
    if sum(fight.other.counts) < 4 and fight.outlook.chance > 900:
        return None
    return max(plays, key=lambda play: prey(sight, fight, play))


def melee_start(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """A net, if the enemies have flyers and the bot has melee units to hit them."""
    fight = _fight(sight)
    ground = fight.other.counts[0] + fight.other.counts[1]
    enough = fight.mine.counts[MELEE] >= max(2, ground)
    return plays[0] if enough and fight.other.counts[FLYING] else None


def before_roll(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """A card for better dice, if at least two dice are rolled, and only once."""
    fight = _fight(sight)
    me = sight.me.seat
    used = me in fight.battle.spears or me in fight.battle.fire
    enough = fight.dice(fight.mine) >= 2 and sum(fight.other.counts) >= 2
    return plays[0] if enough and not used else None


def after_roll(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """Moon Glaive if the bot has many hits, Curse if the enemies have many."""
    fight = _fight(sight)
    for play in plays:
        mine = play.name == "moon-glaive"
        hits = sum(
            each.hits()
            for each in fight.battle.rolls
            if (fight.battle.side_of(each.seat) == fight.side) == mine
        )
        left = sum(fight.other.counts) if mine else sum(fight.mine.counts)
        if hits >= min(2, left) and not (mine and hits >= left):
            return play
    return None


def before_casualties(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """Invisibility, for the bot's own side."""
    fight = _fight(sight)
    if not fight.battle.owed[fight.side] or fight.outlook.chance < HOPELESS // 2:
        return None
    return next((play for play in plays if play.seat == sight.me.seat), None)


def before_removal(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """Marksmanship on the best unit, if its owner would have removed a worse one."""
    fight = _fight(sight)
    best = max(plays, key=lambda play: prey(sight, fight, play))
    least = min(plays, key=lambda play: prey(sight, fight, play))
    inside = [play for play in plays if play.names[1] == sight.view.name(fight.battle.space)]
    if len(inside) == 1 and sum(fight.other.counts) > 1:
        return inside[0]
    return best if prey(sight, fight, best)[0] > prey(sight, fight, least)[0] + 5 else None


def after_removal(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """Pillage, if there is something to take."""
    battle = _fight(sight).battle
    if battle.removed is None or battle.removed.kind > WORKER:
        return None
    victim = sight.view.players[battle.removed.seat]
    gold, wood = sight.view.race(victim).cost(battle.removed.kind)
    return plays[0] if min(gold, victim.gold) + min(wood, victim.wood) >= 2 else None


def response(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """Dispel Magic against an enemy's card that hurts."""
    for enemy in sight.enemies:
        if enemy.discard and enemy.discard[-1] in WORTH_DISPELLING:
            return plays[0]
    return None


def invaded(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """Call to Arms, if the workers and the units beside them can win."""
    space = sight.view.invaded
    me = sight.me
    zone = sight.map.zone[space]
    own = sight.troops[me.seat]
    units = sight.units_in(zone, me.pieces, me)
    defence = force([*units, (own, MELEE, me.workers(space))])
    return plays[0] if clash(sight.enemy_in(zone), defence).chance < 500 else None


def move_start(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """Cripple on the enemy stack that is the greatest threat."""
    best: Play | None = None
    most = 60
    for play in plays:
        if play.name != "cripple":
            continue
        space = sight.view.board.index[play.names[0]]
        coming = sight.enemy_in(1 << space)
        danger = sum(coming.power) * 10 if _threatens(sight, space) else 0
        if danger > most and not any(space in each.crippled for each in sight.enemies):
            best, most = play, danger
    return best


def _threatens(sight: Sight, space: int) -> bool:
    """Whether enemies in a space could attack the bot's units beside it and win."""
    for near in sight.view.board.near[space]:
        mine = sight.own_in(sight.map.zone[near], sight.me.pieces)
        own = sight.me.units(near) or near == sight.home
        if own and clash(sight.threat(near), mine).chance > 600:
            return True
    return False


def move_end(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """Town Portal out of a battle that is almost lost, but not out of the Town."""
    view = sight.view
    for play in plays:
        space = view.board.index[play.names[0]]
        if not sight.hostile >> space & 1 or space == sight.home:
            continue
        if sight.hostile >> view.board.index[play.names[1]] & 1:
            continue
        zone = sight.map.zone[space]
        mine = sight.own_in(zone, sight.me.pieces)
        if sight.me.units(space) >= 2 and clash(mine, sight.enemy_in(zone)).chance < HOPELESS:
            return play
    return None


def harvest_start(sight: Sight, plays: Sequence[Play]) -> Play | None:
    """Renew, for the depleted forest with most idle workers of the bot."""
    view, me = sight.view, sight.me
    best: Play | None = None
    most = 1
    for play in plays:
        space = view.board.index[play.names[0]]
        value = me.idle(space) * view.depleted[space]
        if value > most:
            best, most = play, value
    return best


WINDOWS: dict[str, Callable[[Sight, Sequence[Play]], Play | None]] = {
    "move-start": move_start,
    "invaded": invaded,
    "move-end": move_end,
    "round-start": round_start,
    "melee-start": melee_start,
    "before-roll": before_roll,
    "after-roll": after_roll,
    "before-casualties": before_casualties,
    "before-removal": before_removal,
    "after-removal": after_removal,
    "response": response,
    "harvest-start": harvest_start,
}


# --- choices ------------------------------------------------------------------------------


def remove(sight: Sight, options: Sequence[Victim]) -> Victim:
    """The casualty of least worth that keeps the battlefield, unless the battle is lost."""
    units = [option for option in options if option.space]
    if not units:
        return options[0]
    if sight.view.battle is None:  # lightning, outside of battles
        return min(units, key=lambda option: sight.worth_of(KIND_OF[option.kind]))
    fight = _fight(sight)
    here = sight.view.name(fight.battle.space)
    lost = fight.outlook.chance < HOPELESS
    worths = sight.troops[sight.me.seat].worths

    def loss(option: Victim) -> int:
        kind = KIND_OF[option.kind]
        if kind > WORKER:
            return _marker(sight, kind)
        value = 20 if kind == WORKER else worths[kind]
        if kind != WORKER and PHASES.index(kind) > fight.battle.phase:
            value += 6  # it still attacks in this round
        inside = option.space == here
        return value - 50 * inside if lost else value + 15 * inside

    return min(units, key=loss)


def _marker(sight: Sight, kind: int) -> int:
    """The cost of a casualty on a hero, a creature or a creep; creatures vanish anyway."""
    if kind == HERO:
        return hero_play.casualty(sight)
    if kind in HIRED:
        return sight.worth_of(kind)
    return 22 if kind < FIRST_CREEP else 30


def poison(sight: Sight, options: Sequence[str]) -> str:
    """The phase to strike first in: the enemies have most dice, and the bot has some."""
    fight = _fight(sight)

    def dice(kind: str) -> tuple[bool, int]:
        number = KIND_OF[kind]
        return bool(fight.mine.counts[number]), fight.other.power[number]

    return max(options, key=dice)


def which_battle(sight: Sight, options: Sequence[BattleAt]) -> BattleAt:
    """The best battle first: its winners can help in the next one."""

    def chance(option: BattleAt) -> int:
        zone = sight.map.zone[sight.view.board.index[option.space]]
        return clash(sight.own_in(zone, sight.me.pieces), sight.enemy_in(zone)).chance

    return max(options, key=chance)


def join(sight: Sight) -> int:
    """Whether to help a teammate: yes if that makes the battle worth fighting."""
    return int(_fight(sight).outlook.chance >= 400)
