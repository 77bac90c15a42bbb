"""Answers to the smaller questions: reactions, targets, and what follows an attack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from kitchentable.kernel.questions import PASS, Point, Question, Routes
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
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.odds.exact import ONE
from kitchentable.raiders.rules import ranged_action
from kitchentable.raiders.tabletop.judged_routes import as_place

Q = TypeVar("Q", bound=Question[Any])
A = TypeVar("A")

Reply: TypeAlias = str | int | topics.Deed | topics.Split | Point | Routes | None
"""Any answer of Home Raiders; None for a pass."""


class SeenQuestion(Generic[Q, A]):
    """A question as a bot sees it: its topic, the options, and the bot's view of the game."""

    def __init__(self, eyes: Eyes, question: Q, options: Sequence[A | None]) -> None:
        self.eyes = eyes
        self.game = eyes.game
        self.question = question
        self.options = options
        self.real = [option for option in options if option is not PASS]
        """The options that are no pass."""
        self.deeds = Deeds(eyes)

    def character(self, id: str) -> Character:
        """A character that the question names, as the bot sees it."""
        return self.game.characters[id]

    def best(self, worth: Callable[[A], int], least: int = 0) -> A | None:
        """The option worth most; a pass if it may pass and no option is worth more than `least`."""
        found = max(self.real, key=worth)
        if PASS in self.options and worth(found) <= least:
            return PASS
        return found


# --- attacks ----------------------------------------------------------------------------------


def mode(asked: SeenQuestion[topics.ChooseMode, str]) -> str | None:
    """The best way to make an attack."""
    declared = asked.question.attack.seen_in(asked.game.characters)
    attack = aimed(asked.game, declared.kind, declared.attacker, declared.target)
    attack.two_actions = declared.attacker.actions >= 2
    return asked.best(lambda option: asked.deeds.mode(attack, option))


def free_strike(asked: SeenQuestion[topics.StrikeAgain, str]) -> str | None:
    """The enemy on whom a free attack does most."""
    who = asked.character(asked.question.who)
    return asked.best(lambda id: asked.deeds.strike(who, asked.game.characters[id]))


def leaving(asked: SeenQuestion[topics.StrikeLeaving, str]) -> str | None:
    """Strike a character that breaks away, with the best attacker first."""
    mover = asked.character(asked.question.who)
    return asked.best(lambda id: asked.deeds.strike(asked.game.characters[id], mover), least=-1)


def free_shot(asked: SeenQuestion[topics.ShootBack | topics.ShootRunning, str]) -> str | None:
    """The troop at which a free shot does most."""
    who = asked.character(asked.question.who)
    return asked.best(lambda troop: asked.deeds.shot(who, troop))


def lightning(asked: SeenQuestion[topics.LeapOn, str]) -> str | None:
    """The target to which a Lightning bolt leaps."""
    who = asked.character(asked.question.who)

    def points(id: str) -> int:
        attack = Attack(RANGED, who, asked.game.characters[id], free=True)
        attack.follow_up = True
        return asked.deeds.hit(attack)

    return asked.best(points)


def swan_song(asked: SeenQuestion[topics.AttackLast, topics.Deed]) -> topics.Deed | None:
    """The best last attack of a character that vanishes."""
    who = asked.character(asked.question.who)

    def points(option: topics.Deed) -> int:
        if option.what == CLOSE:
            return asked.deeds.strike(who, asked.game.characters[option.target])
        return asked.deeds.shot(who, option.target)

    return asked.best(points, least=-1)


def double_shot(asked: SeenQuestion[topics.SplitAces, topics.Split]) -> topics.Split | None:
    """The split of the Aces with the best chances that each share is enough."""
    total = asked.question.aces
    who = asked.character(asked.question.who)

    def chance(target: Character, aces: int) -> int:
        dice = asked.eyes.card(target).defence.printed.dice
        fewer = sum(spread(faces_of(asked.game.content), dice)[:aces])
        return fewer * asked.eyes.worth(target) // ONE

    first = _aimed_at(asked.game, who)

    def points(option: topics.Split) -> int:
        mine = chance(first, total - option.aces) if first else 0
        if option == topics.UNSPLIT:
            return mine
        return mine + chance(asked.game.characters[option.target], option.aces)

    return asked.best(points)


def _aimed_at(game: Raid, who: Character) -> Character | None:
    action = game.action
    able = ranged_action.closest(game, who, action.target) if action and action.target else []
    return able[0] if able else None


def violent(asked: SeenQuestion[topics.RollDefenceAgain, str]) -> str | None:
    """Make the largest set of dice roll again if the Defence rolled well."""
    target = asked.character(asked.question.target)
    dice = asked.eyes.card(target).defence.printed.dice
    if asked.question.aces * 10 < 6 * sum(dice):
        return PASS
    return asked.best(lambda name: dice[NAMES.index(name)] if name in NAMES else 1)


def victim(asked: SeenQuestion[topics.ChooseVictim, str]) -> str | None:
    """The character whom it hurts most that an enemy is made to attack it."""
    by = asked.character(asked.question.target)

    def points(id: str) -> int:
        attack = Attack(CLOSE, by, asked.game.characters[id], free=True, forced=True)
        return asked.deeds.hit(attack)

    return asked.best(points)


# --- being attacked -----------------------------------------------------------------------------


def ground(asked: SeenQuestion[topics.GoToGround, str]) -> str | None:
    """Go to ground if that saves more than the action it costs to stand up."""
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
    """The points that lying down saves against one shooter."""
    rough, near = eyes.memory.rough, min(members, key=lambda who: eyes.gap(who, foe))
    beyond = eyes.gap(near, foe) > eyes.card(foe).range * INCH
    up = rough.chance(foe, near, (RANGED, False, beyond, False))
    down = rough.chance(foe, near, (RANGED, False, beyond, True))
    return (up - down) * eyes.worth(near) // SURE


def least_loss(asked: SeenQuestion[topics.ChooseDefender, str]) -> str | None:
    """The character that is worth least."""
    return asked.best(lambda id: -asked.eyes.worth(asked.game.characters[id]))


def pass_wound(asked: SeenQuestion[topics.PassWound, str]) -> str | None:
    """The friend who gets the Wound token: one that is worth less than the owner."""
    own = asked.eyes.worth(asked.character(asked.question.who))
    return asked.best(lambda id: own - asked.eyes.worth(asked.game.characters[id]))


def bodyguard(asked: SeenQuestion[topics.StepIn, str]) -> str | None:
    """The Bodyguard steps in if that costs less on average."""
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


def fewest(asked: SeenQuestion[topics.ChooseRoll, int]) -> int | None:
    """The roll with the fewest Aces."""
    return min(asked.real)


def agree(asked: SeenQuestion[Q, A]) -> A:
    """Yes: it costs nothing."""
    return asked.real[0]


def decline(asked: SeenQuestion[Q, A]) -> A | None:
    """Pass where that is an option."""
    return PASS if PASS in asked.options else asked.options[0]


def fervour(asked: SeenQuestion[topics.TakeThirdAction, str]) -> str | None:
    """Take the third action in the last round, when its wound comes too late to matter."""
    who = asked.character(asked.question.who)
    return agree(asked) if asked.eyes.last and not who.wounds else PASS


def flicker(asked: SeenQuestion[topics.SwapPlaces, str]) -> str | None:
    """The character to swap places with: to be nearer to the goal, or out of danger."""
    who = asked.character(asked.question.who)
    goals = Goals(asked.eyes)

    def points(id: str) -> int:
        other = asked.game.characters[id]
        now = _standing(asked, goals, who)
        with asked.eyes.tried({who.id: other.place, other.id: who.place}):
            return _standing(asked, goals, who) - now

    return asked.best(points, least=5)


def _standing(asked: SeenQuestion[topics.SwapPlaces, str], goals: Goals, who: Character) -> int:
    """The points of where a character stands: those of the goal, less half the danger."""
    danger = sum(asked.eyes.beside([who])[0].values())
    return goals.points([who]) - danger // 2


def shove(asked: SeenQuestion[topics.MoveByForce, Routes]) -> Routes | None:
    """Where a character is moved by force: what is worst for an enemy, best for a friend."""
    eyes, game = asked.eyes, asked.game
    foe = asked.character(asked.question.who)
    sign = -1 if foe.seat == eyes.seat else 1

    def points(option: Routes) -> int:
        if not option:
            return 0
        end = as_place(option[0].points[-1])
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


def join(asked: SeenQuestion[topics.JoinUnit, str]) -> str | None:
    """The unit that fights as its Leader does; a Hero stays alone."""
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


def sworn_enemy(asked: SeenQuestion[topics.SwearEnmity, str]) -> str | None:
    """The most expensive enemy."""
    return asked.best(lambda id: price(asked.game, asked.game.characters[id]))


def deploy_which(asked: SeenQuestion[topics.DeployNext, str]) -> str | None:
    """Units before Heroes; troops that may come late come late."""
    if "" in asked.options:
        return ""
    game = asked.game

    def points(troop: str) -> int:
        card = game.content.cards[game.troops[troop].card]
        return (card.type is Type.UNIT) * 10 + card.movement

    return asked.best(points)


def put_down(asked: SeenQuestion[topics.DeployAt, Point]) -> Point | None:
    """The place with the shortest way to the other side."""
    who = asked.character(asked.question.who)
    return deploy_where(asked.eyes, asked.question, who, asked.real)


def marker(asked: SeenQuestion[topics.PlaceMarker, Point]) -> Point | None:
    """The place nearest to the bot's side and farthest from the other."""
    eyes = asked.eyes
    own = [who.at for who in eyes.mine if who.at is not None]
    other = [who.at for who in eyes.foes if who.at is not None]

    def points(at: Point) -> int:
        return _nearest(at, other) - _nearest(at, own)

    return asked.best(points)


def _nearest(at: Point, others: Sequence[Place]) -> int:
    return min((abs(at[0] - x) + abs(at[1] - y) for x, y, _ in others), default=0)


def place_near(asked: SeenQuestion[topics.PlaceNear, Point]) -> Point | None:
    """The place that brings a character nearest to the goal."""
    who = asked.character(asked.question.who)
    goals = Goals(asked.eyes)

    def points(at: Point) -> int:
        with asked.eyes.tried({who.id: as_place(at)}):
            return goals.points([who]) if who.id in goals.rates else 0

    return asked.best(points)


def ride_along(asked: SeenQuestion[topics.CarryMore, str]) -> str | None:
    """Another troop that travels faster when it is carried."""
    who = asked.character(asked.question.who)
    return asked.best(lambda troop: asked.deeds.feats.ride(who, troop), least=20)


def push(asked: SeenQuestion[topics.PushObject, Point]) -> Point | None:
    """The push that is best for the whole side."""
    who, pushed = asked.character(asked.question.who), asked.question.object
    return asked.best(lambda way: asked.deeds.shifts.pushed(who, pushed, way))


def relocate(asked: SeenQuestion[topics.MoveAround, Routes]) -> Routes | None:
    """The best place around an enemy; staying is one of them."""
    who = asked.character(asked.question.who)
    return asked.best(asked.deeds.shifts.relocated(who))


def leave(asked: SeenQuestion[topics.SplitUnit, str]) -> str | None:
    """The member that is nearest to a marker that no other troop goes for."""
    if PASS in asked.options:
        return PASS
    feats = asked.deeds.feats

    def points(id: str) -> int:
        who = asked.game.characters[id]
        ways = [feats.goals.marker_distance(who, each) for each in feats.free_markers(who)]
        return -min(ways, default=10**6)

    return asked.best(points)


ANSWERS: dict[type[Question[Any]], tuple[Callable[[SeenQuestion[Any, Any]], Reply], str]] = {
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
    topics.FightAsUnit: (decline, ""),
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
"""The function that answers each topic, and the reason the bot gives for the answer."""
