"""Close combat attack actions (group 14), and free strikes at characters that break away."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.moments import Voice
from kitchentable.kernel.questions import PASS, Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.attack import CLOSE, Attack
from kitchentable.raiders.model.events import BrokeAway
from kitchentable.raiders.model.pool import Change
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import StrikeLeaving
from kitchentable.raiders.moments import (
    AFTER_ACTION,
    REACH,
    SLIPS_AWAY,
    STRIKES_ANYWAY,
    Slip,
    forbidden,
    tell_used,
)
from kitchentable.raiders.rules import attack_order, contact, reasons
from kitchentable.raiders.rules.shared_questions import reaction
from kitchentable.raiders.tabletop import interface


@rule("HR-044", "HR-083", "HR-086")
def targets(game: Raid, who: Character) -> list[Character]:
    """The enemies that a character may attack in close combat: in contact, or within its Reach."""
    found = opponents(game, who)
    far = reach_of(game, who)
    if not far:
        return found
    further = within_reach(game, who, far, found)
    return found + [each for each in further if forbidden(game, who, each) is None]


@rule("HR-083", "HR-085")
def opponents(game: Raid, who: Character) -> list[Character]:
    """The enemies in contact that a character may attack: one of the two sought the contact."""
    return [
        each
        for each in contact.enemies_in_contact(game, who)
        if not contact.is_unsought(game, who, each) and forbidden(game, who, each) is None
    ]


def refused_targets(game: Raid, who: Character) -> dict[str, Illegal]:
    """The enemies in contact that a character may not attack, and why."""
    found = {}
    for each in contact.enemies_in_contact(game, who):
        why = forbidden(game, who, each)
        if contact.is_unsought(game, who, each) and each not in targets(game, who):
            why = why or Illegal("HR-085", "hr-close-unsought", who=who.id, enemy=each.id)
        if why is not None:
            found[each.id] = why
    return found


def reach_of(game: Raid, who: Character) -> int:
    """How far a character's Close combat attacks go beyond contact."""
    return REACH.ask(game, who).value


def within_reach(game: Raid, who: Character, far: int, known: list[Character]) -> list[Character]:
    """Further enemies within a distance that are at least partly seen (A-071)."""
    top = interface.of(game)
    near = [
        each
        for each in game.here(1 - who.seat)
        if each not in known and top.distance(who, each) <= far
    ]
    seen = top.sights(who, near)
    return [each for each, sight in zip(near, seen, strict=True) if sight is not Sight.BLOCKED]


def attack_close(game: Raid, who: Character, target: Character) -> Asks[None]:
    """Let one character make one Close combat attack."""
    yield from attack_order.strike(game, Attack(CLOSE, who, target))


# --- breaking away ------------------------------------------------------------------------------


@rule("HR-064", "HR-081", "HR-082")
def break_away(game: Raid, mover: Character, left: tuple[str, ...]) -> Asks[None]:
    """Let every enemy left behind strike once, before the move, in any order (A-046)."""
    waiting = strikers(game, mover, left)
    tell_slipped(game, mover, left, waiting)
    struck = yield from strike_in_turn(game, mover, left, waiting)
    troop = game.troop_of(mover)
    if struck and game.members(troop.id):
        yield from AFTER_ACTION.happen(game, game.members(troop.id)[0], troop)


def strike_in_turn(
    game: Raid, mover: Character, left: tuple[str, ...], waiting: dict[str, Change | None]
) -> Asks[list[str]]:
    """Ask which of those left behind strikes next, until none wants to; the ids of who struck."""
    struck: list[str] = []
    while waiting and mover.at is not None:
        choice = StrikeLeaving(
            say("hr-strike-leaving", who=mover.id),
            seat=1 - mover.seat,
            rules=("HR-081", "HR-082"),
            among=tuple(waiting),
            who=mover.id,
            attacks=tuple(free_strike(game, mover, *each) for each in waiting.items()),
            why=reasons.why(partial(check_striker, game, mover, left)),
        )
        answer = yield from ask(reaction(game, choice))
        if answer is PASS:
            break
        change = waiting.pop(answer)
        if game.characters[answer].at is None:
            continue
        game.tell(BrokeAway(who=mover.id, enemy=answer, rules=("HR-064", "HR-081", "HR-082")))
        struck.append(answer)
        yield from attack_order.strike(game, free_strike(game, mover, answer, change))
        waiting = {id: each for id, each in waiting.items() if game.characters[id].at is not None}
    return struck


def check_striker(game: Raid, mover: Character, left: tuple[str, ...], id: str) -> None:
    """Raise `Illegal` where a character may not strike at one that breaks away."""
    striker = reasons.on_table(game, id, "HR-081")
    if striker.seat == mover.seat:
        raise Illegal("HR-081", "hr-not-yours", what=id)
    if id not in left:
        raise Illegal("HR-081", "hr-not-left", mover=mover.id, who=id)
    why = forbidden(game, striker, mover)
    if why is not None:
        raise why
    slips = slips_away(game, mover, striker)
    if slips is not None and id not in strikers(game, mover, left):
        raise Illegal(slips.hook.rules[0], "hr-slips-away", mover=mover.id, who=id)
    raise Illegal("HR-081", "hr-struck-leaving", who=id, mover=mover.id)


def free_strike(game: Raid, mover: Character, striker: str, change: Change | None) -> Attack:
    """The attack on a character that breaks away, with what it is bound to."""
    attack = Attack(CLOSE, game.characters[striker], mover, free=True, leaving=True)
    attack.given = [change] if change else []
    attack.slipped = change is not None
    return attack


def strikers(game: Raid, mover: Character, left: tuple[str, ...]) -> dict[str, Change | None]:
    """The enemies left behind that may strike, each with the change its strike is bound to."""
    found: dict[str, Change | None] = {}
    if not game.setup.free_attacks:
        return found
    for id in left:
        enemy = game.characters[id]
        if enemy.at is None or forbidden(game, enemy, mover) is not None:
            continue
        slips = slips_away(game, mover, enemy)
        if slips is None:
            found[id] = None
            continue
        for change in STRIKES_ANYWAY.changes(game, enemy, slips.value):
            found[id] = change
    return found


def tell_slipped(
    game: Raid, mover: Character, left: tuple[str, ...], strikers: Mapping[str, Change | None]
) -> None:
    """Tell from which enemies a character slips away."""
    for id in left if game.setup.free_attacks else ():
        enemy = game.characters[id]
        slips = slips_away(game, mover, enemy)
        if id in strikers or slips is None or enemy.at is None:
            continue
        if forbidden(game, enemy, mover) is None:
            tell_used(game, mover, slips.hook, id)


def slips_away(game: Raid, mover: Character, enemy: Character) -> Voice[Slip] | None:
    """The ability by which a character leaves contact without a free attack, if any.

    A character with more than one such ability uses the one that nothing answers (A-072).
    """
    voices = SLIPS_AWAY.ask(game, mover, enemy).voices
    return max(voices, key=lambda voice: voice.value, default=None)
