"""Ranged attack actions (groups 15, 16, 19): targets, and which member of a unit defends."""

from __future__ import annotations

from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Pick, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.attack import RANGED, Attack
from kitchentable.raiders.model.cards import Trait
from kitchentable.raiders.model.dice import NONE
from kitchentable.raiders.model.events import ShotLost
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import ChooseDefender, ShootPast
from kitchentable.raiders.moments import SEES, SHOOTS_ENGAGED, forbidden
from kitchentable.raiders.rules import attack_order, contact, reasons, shared_questions
from kitchentable.raiders.tabletop import interface


@rule("HR-080", "HR-100")
def cannot_shoot(game: Raid, who: Character) -> Illegal | None:
    """Why a character cannot make Ranged attacks at all; `None` if it can."""
    if game.card_of(who).pool(Trait.SHOOTING).printed.dice == NONE:
        return Illegal("HR-100", "hr-shoot-no-dice", who=who.id)
    engaged = contact.hindering_shots(game, who)
    if engaged and not SHOOTS_ENGAGED.ask(game, who, None).value:
        return Illegal("HR-080", "hr-shoot-engaged", who=who.id, enemy=engaged[0].id)
    return None


@rule("HR-093")
def not_a_target(
    game: Raid, who: Character, target: Character, free: bool = False, named: bool = False
) -> Illegal | None:
    """Why a character cannot be shot at even where it is seen; `None` if it can.

    `free`: it is known that no contact keeps the shooter from shooting. `named`: this very
    character is picked, not the closest of its unit.
    """
    if (
        not free
        and contact.hindering_shots(game, who)
        and not SHOOTS_ENGAGED.ask(game, who, target).value
    ):
        return Illegal("HR-093", "hr-shoot-in-contact", target=target.id)
    engaged = protected_by_contact(game, target)
    if engaged is not None and not interface.of(game).touching(who, target):
        return engaged
    leader = protected_leader(game, target) if named or skips_leaders(game) else None
    return leader or forbidden(game, who, target)


def skips_leaders(game: Raid) -> bool:
    """Whether a Leader in a unit never defends against shots, not even if it is the closest."""
    return game.setup.closest_leader == "skipped"


@rule("HR-099")
def protected_by_contact(game: Raid, target: Character) -> Illegal | None:
    """Why a character in contact with an enemy of its own is no target (A-059)."""
    if not game.setup.advanced or game.setup.engaged_targets:
        return None
    engaged = contact.enemies_in_contact(game, target)
    if engaged:
        return Illegal("HR-099", "hr-shoot-at-engaged", target=target.id, enemy=engaged[0].id)
    return None


@rule("HR-049", "HR-050")
def protected_leader(game: Raid, target: Character) -> Illegal | None:
    """A Leader is no target while another character of its unit is on the table (A-034)."""
    if game.is_leader(target) and len(game.members(target.troop)) > 1:
        return Illegal("HR-049", "hr-shoot-leader", target=target.id)
    return None


@rule("HR-095", "HR-105", "HR-106", "HR-111", "HR-130")
def seen(
    game: Raid, who: Character, others: list[Character], plainly: bool = False
) -> list[Character]:
    """The characters that a shooter sees well enough to shoot at; `plainly`: without abilities."""
    sights = interface.of(game).sights(who, others)
    return [
        other
        for other, sight in zip(others, sights, strict=True)
        if sight is not Sight.BLOCKED
        or (not plainly and SEES.ask(game, who, other).value is not Sight.BLOCKED)
    ]


def eligible(
    game: Raid,
    who: Character,
    others: list[Character],
    plainly: bool = False,
    named: bool = False,
) -> list[Character]:
    """The characters that a shooter may shoot at; `plainly`: without abilities to see them.

    `named`: each is picked itself, not as the closest of its unit.
    """
    free = not contact.hindering_shots(game, who)
    able = [other for other in others if not_a_target(game, who, other, free, named) is None]
    return seen(game, who, able, plainly) if able else []


def why_not(
    game: Raid, who: Character, others: list[Character], each: bool = False, named: bool = False
) -> Illegal:
    """Why a character can shoot at none of several others; `each` of a unit has to see (HR-095)."""
    for other in others:
        why = not_a_target(game, who, other, named=named)
        if why is not None:
            return why
    level = interface.of(game).on_one_level(who, others[0])
    number = "HR-095" if each else "HR-105" if level else "HR-111"
    return Illegal(number, "hr-shoot-unseen", who=who.id, target=others[0].id)


def target_troops(game: Raid, shooters: list[Character]) -> list[str]:
    """The troops that at least one of several shooters could shoot at."""
    enemies = game.here(1 - shooters[0].seat) if shooters else []
    found: dict[str, None] = {}
    for who in shooters:
        others = [each for each in enemies if each.troop not in found]
        if others and cannot_shoot(game, who) is None:
            found |= dict.fromkeys(other.troop for other in eligible(game, who, others))
    return list(found)


def any_target_troop(game: Raid, shooters: list[Character], pick: Pick) -> str:
    """A random troop that one of the shooters could shoot at; "" if there is none."""
    able = [who for who in shooters if cannot_shoot(game, who) is None]
    left = list(dict.fromkeys(each.troop for each in game.here(1 - shooters[0].seat)))
    while able and left:
        troop = left.pop(pick(len(left)))
        if any(eligible(game, who, game.members(troop)) for who in able):
            return troop
    return ""


@rule("HR-125", "HR-129")
def closest(game: Raid, who: Character, troop: str) -> list[Character]:
    """The closest members of a troop that the shooter may shoot at: one of them defends (A-060).

    Hidden ones, which only an ability sees, count where there are no others: it need not be used.
    """
    members = game.members(troop)
    plain = nearest(game, who, eligible(game, who, members, plainly=True))
    return plain or nearest(game, who, eligible(game, who, members))


def nearest(game: Raid, who: Character, able: list[Character]) -> list[Character]:
    """Those of several characters that are closest to a shooter."""
    if not able:
        return []
    top = interface.of(game)
    distances = [top.distance(who, each) for each in able]
    least = min(distances)
    return [each for each, far in zip(able, distances, strict=True) if far == least]


@rule("HR-238")
def past_cover(game: Raid, who: Character, troop: str, plain: list[Character]) -> Asks[bool]:
    """Whether a shooter makes a nearer member that is hidden its target, by an ability."""
    if not SEES.is_heard(game):
        return False
    hidden = [
        each
        for each in nearest(game, who, eligible(game, who, game.members(troop)))
        if each not in plain and not seen(game, who, [each], plainly=True)
    ]
    if not hidden or not plain:
        return False
    why = say("hr-shoot-past", who=who.id, target=hidden[0].id)
    offer = ShootPast(why, who.seat, ("HR-238",), who=who.id, target=hidden[0].id)
    return (yield from shared_questions.agrees(game, offer))


@rule("HR-041", "HR-043")
def bind_unit(game: Raid, who: Character, target: str = "") -> None:
    """Bind the rest of a unit to shoot: one member has spent its second action on a shot (A-069).

    `target` is the troop that was shot at, if the others are to shoot at it too.
    """
    if game.turn is not None and len(game.members(who.troop)) > 1:
        game.turn.only = RANGED
        game.turn.target = game.turn.target or target


def shoot(game: Raid, who: Character, troop: str) -> Asks[None]:
    """Shoot once at a troop: the closest member defends, its player picks among equals (HR-126)."""
    target = yield from who_defends(game, who, troop)
    if target is None:
        game.tell(ShotLost(who=who.id, rules=("HR-131",)))
        return
    attack = Attack(RANGED, who, target)
    attack.two_actions = (
        who.actions >= 2
        and game.action is not None
        and (
            game.action.kind == RANGED  # the unit shoots too
        )
    )
    yield from attack_order.strike(game, attack)


@rule("HR-126", "HR-128", "HR-131")
def who_defends(game: Raid, who: Character, troop: str) -> Asks[Character | None]:
    """The member of a troop that defends against a shot; none if none can be seen any more."""
    able = closest(game, who, troop)
    if not able:
        return None
    if (yield from past_cover(game, who, troop, able)):
        able = nearest(game, who, eligible(game, who, game.members(troop)))
    if len(able) == 1:
        return able[0]
    answer = yield from ask(
        ChooseDefender(
            say("hr-who-defends", who=who.id),
            seat=able[0].seat,
            rules=("HR-126",),
            among=tuple(each.id for each in able),
            who=who.id,
            why=reasons.why(partial(check_defender, game, who, troop)),
        )
    )
    return game.characters[answer]


def check_defender(game: Raid, who: Character, troop: str, id: str) -> None:
    """Raise `Illegal` where a character is not the one that defends against a shot."""
    if reasons.on_table(game, id, "HR-125").troop != troop:
        raise Illegal("HR-125", "hr-not-the-target", who=id)
    target = game.characters[id]
    why = not_a_target(game, who, target)
    if why is not None:
        raise why
    if not seen(game, who, [target], plainly=True):
        raise Illegal("HR-130", "hr-shoot-unseen", who=who.id, target=id)
    raise Illegal("HR-125", "hr-not-closest", who=id)
