"""Answers to the smaller questions: reactions, who is hit, what follows an attack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from kitchentable.kernel.questions import PASS, Question
from kitchentable.raiders.bots.deeds import Deeds
from kitchentable.raiders.bots.estimates import SURE, aimed, faces_of, price, spread
from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.bots.goals import Goals
from kitchentable.raiders.bots.landing import deploy_where
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model import topics
from kitchentable.raiders.model.attack import CLOSE, RANGED, Attack
from kitchentable.raiders.model.cards import INCH, Trait, Type
from kitchentable.raiders.model.dice import NAMES
from kitchentable.raiders.model.state import Character
from kitchentable.raiders.odds.exact import ONE
from kitchentable.raiders.rules import ranged_action

Options = Sequence[Any]


Q = TypeVar("Q", bound=Question[Any])


class Asked(Generic[Q]):
    """A question as a bot sees it: its eyes, the question by its topic, the options."""

    def __init__(self, eyes: Eyes, question: Q, options: Options) -> None:
        self.eyes = eyes
        self.game = eyes.game
        self.question = question
        self.options = options
        self.deeds = Deeds(eyes)

    def character(self, id: str) -> Character:
        """A character that the question names, as the bot sees it."""
        return self.game.characters[id]

    def best(self, worth: Callable[[Any], int], least: int = 0) -> Any:
        """The option worth most; passing, where that is an option and nothing is worth it."""
        real = [option for option in self.options if option is not PASS]
        found = max(real, key=worth)
        if PASS in self.options and worth(found) <= least:
            return PASS
        return found


# --- attacks ----------------------------------------------------------------------------------


def mode(asked: Asked[topics.ChooseMode]) -> Any:
    """The best way to make an attack."""
    declared = asked.question.attack.seen_in(asked.game.characters)
    attack = aimed(asked.game, declared.kind, declared.attacker, declared.target)
    attack.two_actions = declared.attacker.actions >= 2
    return asked.best(lambda option: asked.deeds.mode(attack, option))


def free_strike(asked: Asked[topics.StrikeAgain]) -> Any:
    """Another attack for nothing: at whom it does most."""
    who = asked.character(asked.question.who)
    return asked.best(lambda id: asked.deeds.strike(who, asked.game.characters[id]))


def leaving(asked: Asked[topics.StrikeLeaving]) -> Any:
    """A character that breaks away is struck, by the best first."""
    mover = asked.character(asked.question.who)
    return asked.best(lambda id: asked.deeds.strike(asked.game.characters[id], mover), least=-1)


def free_shot(asked: Asked[topics.ShootBack | topics.ShootRunning]) -> Any:
    """A shot for nothing, at a troop."""
    who = asked.character(asked.question.who)
    return asked.best(lambda troop: asked.deeds.shot(who, troop))


def lightning(asked: Asked[topics.LeapOn]) -> Any:
    """Where the bolt leaps."""
    who = asked.character(asked.question.who)

    def points(id: str) -> int:
        attack = Attack(RANGED, who, asked.game.characters[id], free=True)
        attack.follow_up = True
        return asked.deeds.hit(attack)

    return asked.best(points)


def swan_song(asked: Asked[topics.AttackLast]) -> Any:
    """The last attack."""
    who = asked.character(asked.question.who)

    def points(option: topics.Deed) -> int:
        if option.what == CLOSE:
            return asked.deeds.strike(who, asked.game.characters[option.target])
        return asked.deeds.shot(who, option.target)

    return asked.best(points, least=-1)


def double_shot(asked: Asked[topics.SplitAces]) -> Any:
    """How to split the Aces of a roll: by the chance that each share is enough."""
    total = asked.question.aces
    who = asked.character(asked.question.who)

    def chance(target: Character, aces: int) -> int:
        dice = asked.eyes.card(target).defence.printed.dice
        fewer = sum(spread(faces_of(asked.game.content), dice)[:aces])
        return fewer * asked.eyes.worth(target) // ONE

    first = _aimed_at(asked, who)

    def points(option: topics.Split) -> int:
        mine = chance(first, total - option.aces) if first else 0
        if option == topics.UNSPLIT:
            return mine
        return mine + chance(asked.game.characters[option.target], option.aces)

    return asked.best(points)


def _aimed_at(asked: Asked[topics.SplitAces], who: Character) -> Character | None:
    action = asked.game.action
    able = ranged_action.closest(asked.game, who, action.target) if action and action.target else []
    return able[0] if able else None


def violent(asked: Asked[topics.RollDefenceAgain]) -> Any:
    """The set that holds most dice is rolled again, if the Defence came out well."""
    target = asked.character(asked.question.target)
    dice = asked.eyes.card(target).defence.printed.dice
    if asked.question.aces * 10 < 6 * sum(dice):
        return PASS
    return asked.best(lambda name: dice[NAMES.index(name)] if name in NAMES else 1)


def victim(asked: Asked[topics.ChooseVictim]) -> Any:
    """Whom an enemy is made to attack."""
    by = asked.character(asked.question.target)

    def points(id: str) -> int:
        attack = Attack(CLOSE, by, asked.game.characters[id], free=True, forced=True)
        return asked.deeds.hit(attack)

    return asked.best(points)


# --- being attacked -----------------------------------------------------------------------------


def ground(asked: Asked[topics.GoToGround]) -> Any:
    """To ground if what it saves is more than the action it costs to stand up."""
    game, eyes = asked.game, asked.eyes
    troop = game.troops[asked.question.troop]
    members = game.members(troop.id)
    if eyes.last and troop.activated:
        return "ground"
    shooters = [foe for foe in eyes.foes if foe.actions > 0]
    saved = sum(_saved(eyes, foe, members) * foe.actions for foe in shooters)
    leaders = [eyes.card(who).abilities for who in members]
    if any("fast-recovery" in abilities for abilities in leaders):
        return "ground"
    cost = sum(price(game, who) for who in members) // 7
    if not asked.eyes.objective.hunts and game.round >= 4:
        cost *= 2
    return "ground" if saved > cost else PASS


def _saved(eyes: Eyes, foe: Character, members: Sequence[Character]) -> int:
    """What lying down saves of one shot."""
    rough, near = eyes.memory.rough, min(members, key=lambda who: eyes.gap(who, foe))
    beyond = eyes.gap(near, foe) > eyes.card(foe).range * INCH
    up = rough.chance(foe, near, (RANGED, False, beyond, False))
    down = rough.chance(foe, near, (RANGED, False, beyond, True))
    return (up - down) * eyes.worth(near) // SURE


def least_loss(asked: Asked[topics.ChooseDefender]) -> Any:
    """Who is missed least."""
    return asked.best(lambda id: -asked.eyes.worth(asked.game.characters[id]))


def pass_wound(asked: Asked[topics.PassWound]) -> Any:
    """Somebody else gets the token, if he is missed less."""
    own = asked.eyes.worth(asked.character(asked.question.who))
    return asked.best(lambda id: own - asked.eyes.worth(asked.game.characters[id]))


def bodyguard(asked: Asked[topics.StepIn]) -> Any:
    """He steps in if it costs less on average."""
    eyes = asked.eyes

    def loss(who: Character) -> int:
        hits = [
            eyes.memory.rough.chance(foe, who, (CLOSE, False, False, False))
            for foe in eyes.foes
            if foe.actions > 0
        ]
        return max(hits, default=500) * eyes.worth(who) // SURE

    guard, target = (asked.character(id) for id in (asked.question.who, asked.question.target))
    return topics.YES if loss(guard) < loss(target) else PASS


def fewest(asked: Asked[topics.ChooseRoll]) -> Any:
    """The roll with the fewest Aces."""
    return min(asked.options)


def agree(asked: Asked[Any]) -> Any:
    """It costs nothing: yes."""
    return next(option for option in asked.options if option is not PASS)


def decline(asked: Asked[Any]) -> Any:
    """Rather not."""
    return PASS if PASS in asked.options else asked.options[0]


def fervour(asked: Asked[topics.TakeThirdAction]) -> Any:
    """A third action is free when its wound comes too late to matter."""
    who = asked.character(asked.question.who)
    return agree(asked) if asked.eyes.last and not who.wounds else PASS


def flicker(asked: Asked[topics.SwapPlaces]) -> Any:
    """Swap places with whom that brings nearest to the goal, or out of the worst danger."""
    who = asked.character(asked.question.who)
    goals = Goals(asked.eyes)

    def points(id: str) -> int:
        other = asked.game.characters[id]
        now = _standing(asked, goals, who)
        with asked.eyes.tried({who.id: other.place, other.id: who.place}):
            return _standing(asked, goals, who) - now

    return asked.best(points, least=5)


def _standing(asked: Asked[topics.SwapPlaces], goals: Goals, who: Character) -> int:
    """What a place is worth to somebody: the goal, less half the danger."""
    danger = sum(asked.eyes.beside([who])[0].values())
    return goals.points([who]) - danger // 2


def shove(asked: Asked[topics.MoveByForce]) -> Any:
    """Where an enemy is moved: where it is worst for him."""
    eyes, game = asked.eyes, asked.game
    foe = asked.character(asked.question.who)
    sign = -1 if foe.seat == eyes.seat else 1

    def points(option: Sequence[Any]) -> int:
        if not option:
            return 0
        end: Place = option[0][1][-1]
        worth = eyes.worth(foe) if foe.place[2] - end[2] > 300 else 0  # it falls
        with eyes.tried({foe.id: end}):
            if foe.controls >= 0 and not eyes.top.touches_marker(foe, foe.controls):
                worth += 100
            for portal in eyes.objective.portals(game, 1 - eyes.seat):
                worth += eyes.top.object_distance(foe, portal) // INCH
            worth += sum(pair.threat for who in eyes.mine for pair in eyes.pairs(who, [foe])) // 20
        return sign * worth

    return asked.best(points)


# --- before the game ----------------------------------------------------------------------------


def join(asked: Asked[topics.JoinUnit]) -> Any:
    """The unit a Leader's own way to fight suits best; a Hero stays on his own."""
    who = asked.character(asked.question.who)
    if who.troop in asked.options:
        return who.troop
    leader = asked.eyes.card(who)
    shoots = leader.shooting.printed.dice > leader.close_combat.printed.dice

    def points(troop: str) -> int:
        card = asked.game.content.cards[asked.game.troops[troop].card]
        pool = card.pool(Trait.SHOOTING if shoots else Trait.CLOSE_COMBAT)
        crowd = sum(each.troop == troop for each in asked.game.characters.values())
        return 10 * sum(pool.printed.dice) * card.force + crowd

    return asked.best(points)


def sworn_enemy(asked: Asked[topics.SwearEnmity]) -> Any:
    """The dearest of the others."""
    return asked.best(lambda id: price(asked.game, asked.game.characters[id]))


def deploy_which(asked: Asked[topics.DeployNext]) -> Any:
    """Units before Heroes; who may come late comes late."""
    if "" in asked.options:
        return ""
    game = asked.game

    def points(troop: str) -> int:
        card = game.content.cards[game.troops[troop].card]
        return (card.type is Type.UNIT) * 10 + card.movement

    return asked.best(points)


def put_down(asked: Asked[topics.DeployAt]) -> Any:
    """Where the way to the other side is shortest."""
    who = asked.character(asked.question.who)
    return deploy_where(asked.eyes, asked.question, who, asked.options)


def marker(asked: Asked[topics.PlaceMarker]) -> Any:
    """As near to oneself and as far from the other side as is allowed."""
    eyes = asked.eyes
    own = [who.at for who in eyes.mine if who.at is not None]
    other = [who.at for who in eyes.foes if who.at is not None]

    def points(at: Place) -> int:
        return _nearest(at, other) - _nearest(at, own)

    return asked.best(points)


def _nearest(at: Place, others: Sequence[Place]) -> int:
    return min((abs(at[0] - x) + abs(at[1] - y) for x, y, _ in others), default=0)


def place_near(asked: Asked[topics.PlaceNear]) -> Any:
    """Where a character is put down: nearest to the goal."""
    who = asked.character(asked.question.who)
    goals = Goals(asked.eyes)

    def points(at: Place) -> int:
        with asked.eyes.tried({who.id: at}):
            return goals.points([who]) if who.id in goals.rates else 0

    return asked.best(points)


def ride_along(asked: Asked[topics.CarryMore]) -> Any:
    """Any other troop that gets on faster."""
    who = asked.character(asked.question.who)
    return asked.best(lambda troop: asked.deeds.feats.ride(who, troop), least=20)


def push(asked: Asked[topics.PushObject]) -> Any:
    """Which way an object is pushed: where that is best for everybody of ours."""
    who, object = asked.character(asked.question.who), asked.question.object
    return asked.best(lambda way: asked.deeds.shifts.pushed(who, object, way))


def relocate(asked: Asked[topics.MoveAround]) -> Any:
    """Where round an enemy: to the best place, or nowhere."""
    who = asked.character(asked.question.who)
    return asked.best(asked.deeds.shifts.relocated(who))


def leave(asked: Asked[topics.SplitUnit]) -> Any:
    """One goes: whoever is nearest to a marker that nobody goes for."""
    if PASS in asked.options:
        return PASS
    feats = asked.deeds.feats

    def points(id: str) -> int:
        who = asked.game.characters[id]
        ways = [feats.goals.marker_distance(who, each) for each in feats.free_markers(who)]
        return -min(ways, default=10**6)

    return asked.best(points)


ANSWERS: dict[type[Question[Any]], tuple[Callable[[Asked[Any]], Any], str]] = {
    topics.ChooseMode: (mode, "mode"),
    topics.StrikeAgain: (free_strike, "free"),
    topics.StrikeLeaving: (leaving, "free"),
    topics.LeapOn: (lightning, "free"),
    topics.ShootBack: (free_shot, "free"),
    topics.ShootRunning: (free_shot, "free"),
    topics.AttackLast: (swan_song, "free"),
    topics.SplitAces: (double_shot, "mode"),
    topics.RollDefenceAgain: (violent, "mode"),
    topics.KnockBackInstead: (decline, ""),
    topics.ChooseVictim: (victim, "free"),
    topics.GoToGround: (ground, "ground"),
    topics.ChooseDefender: (least_loss, "least"),
    topics.PassWound: (pass_wound, "least"),
    topics.StepIn: (bodyguard, "least"),
    topics.AvertWound: (agree, "least"),
    topics.RollAttackAgain: (agree, "nothing-lost"),
    topics.ChooseRoll: (fewest, "least"),
    topics.StandUpFreely: (agree, "nothing-lost"),
    topics.SendMessage: (agree, "nothing-lost"),
    topics.SwapPlaces: (flicker, "place"),
    topics.TakeThirdAction: (fervour, "fervour"),
    topics.ReplaceLeader: (decline, ""),
    topics.JoinAnotherUnit: (decline, ""),
    topics.CarryMore: (ride_along, ""),
    topics.SplitUnit: (leave, ""),
    topics.MoveByForce: (shove, "shove"),
    topics.PushObject: (push, "push"),
    topics.MoveAround: (relocate, "relocate"),
    topics.JoinUnit: (join, "join"),
    topics.SwearEnmity: (sworn_enemy, "dearest"),
    topics.DeployNext: (deploy_which, ""),
    topics.DeployAt: (put_down, "deploy"),
    topics.PlaceMarker: (marker, "marker"),
    topics.PlaceNear: (place_near, "place"),
}
"""How each question is answered, and the reason to give for it; any other by its first option."""
