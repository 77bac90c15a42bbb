"""An action in progress: which member of the troop does what in it (group 9; A-032, A-033)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Pick, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.model.attack import ATTACK_WORDS
from kitchentable.raiders.model.events import ShotLost
from kitchentable.raiders.model.state import Action, Character, Phase, Raid
from kitchentable.raiders.model.topics import DONE, UNIT_MOVES, ActNext, Deed
from kitchentable.raiders.moments import (
    ABILITIES,
    AFTER_ACTION,
    DEEDS,
    OWN_TARGET,
    REFUSED_DEEDS,
    Group,
)
from kitchentable.raiders.rules import (
    action_reasons,
    close_combat_action,
    contact,
    generic_action,
    movement_action,
    ranged_action,
    reasons,
    spirit_action,
)


def act(game: Raid) -> Asks[None]:
    """Ask which member does what next, until no member can or wants to act (A-032)."""
    assert game.action is not None, "an action was declared"
    action = game.action
    waiting = [game.characters[id] for id in action.waiting if game.characters[id].at is not None]
    bound = regrouping(game, action) or owes_attack(game, action, waiting)
    able = action.fresh or next(doable(game, action, waiting, bound), None) is not None
    if not able:
        lose_shots(game, action, waiting)
        yield from finish(game)
        return
    action.fresh = False

    def among() -> tuple[Deed, ...]:
        return (*doable(game, action, waiting, bound), *(() if bound else (DONE,)))

    leader = ("HR-051",) if any(game.is_leader(who) for who in waiting) else ()
    question = ActNext(
        say("hr-act-next", troop=action.troop),
        seat=game.troops[action.troop].seat,
        rules=(*(bound or ACTING[action.kind]), *(() if bound else leader)),
        among=among,
        sample=None if bound else any_deed(game, action, waiting),
        refused=lambda: refused_deeds(game, action, waiting),
        why=reasons.why(partial(action_reasons.check_deed, game, action, bound)),
        words=partial(deed_words, action.troop),
        troop=action.troop,
    )
    answer = yield from ask(question)
    if answer == DONE:
        yield from finish(game)
    else:
        yield from do(game, action, answer)


ACTING: dict[str, tuple[str, ...]] = {
    "move": ("HR-041", "HR-066"),
    "close": ("HR-041", "HR-044", "HR-078", "HR-086"),
    "ranged": ("HR-043", "HR-123", "HR-124"),
    "spirit": ("HR-134", "HR-135", "HR-136", "HR-137"),
    "generic": ("HR-139", "HR-142"),
}
"""By the kind of an action: the rules that say who may do what in it."""


def regrouping(game: Raid, action: Action) -> tuple[str, ...]:
    """The rules by which a broken unit that moves only closes up (A-029); none if it is free."""
    if action.kind != "move" or contact.in_formation(game, game.troops[action.troop]):
        return ()
    return ("HR-041", "HR-056")


@rule("HR-138")
def owes_attack(game: Raid, action: Action, waiting: list[Character]) -> tuple[str, ...]:
    """The rule by which a unit has to attack: a member has challenged beside it; none if free."""
    if not action.challenged or action.attackers:
        return ()
    able = any(attack_deeds(game, action, who) for who in waiting)
    return ("HR-138",) if able else ()


@rule("HR-056")
def regroup_deeds(action: Action, waiting: list[Character]) -> list[Deed]:
    """The move, once; no member does anything else but leave the formation by an ability."""
    return [UNIT_MOVES] if waiting and not action.moved else []


@rule("HR-291")
def leaving_deeds(game: Raid, waiting: list[Character]) -> Iterator[Deed]:
    """By what abilities members may leave the formation, broken or not."""
    for who in waiting:
        for voice in DEEDS.ask(game, who, "move").voices:
            if voice.hook.speaker.leaves:
                yield from voice.value


@rule("HR-131")
def lose_shots(game: Raid, action: Action, waiting: list[Character]) -> None:
    """Tell which shots are lost because no remaining shooter sees the target any more."""
    for who in waiting:
        if action.kind == "ranged" and ranged_action.cannot_shoot(game, who) is None:
            game.tell(ShotLost(who=who.id, rules=("HR-131",)))


def doable(
    game: Raid, action: Action, waiting: list[Character], bound: tuple[str, ...]
) -> Iterator[Deed]:
    """The deeds that are possible now, one by one; the unit's move first."""
    if bound:
        yield from duties(game, action, waiting)
        return
    yield from unit_deeds(action, waiting)
    for who in waiting:
        yield from deeds(game, action, who)


def duties(game: Raid, action: Action, waiting: list[Character]) -> Iterator[Deed]:
    """What a unit has to do before anything else: close up, or attack as it has declared."""
    if action.kind == "move":
        yield from regroup_deeds(action, waiting)
        yield from leaving_deeds(game, waiting)
    for who in waiting:
        yield from attack_deeds(game, action, who)


def unit_deeds(action: Action, waiting: list[Character]) -> list[Deed]:
    """What the whole unit does at once: its move."""
    return [UNIT_MOVES] if action.kind == "move" and waiting and not action.moved else []


@rule("HR-041", "HR-123", "HR-124")
def deeds(game: Raid, action: Action, who: Character) -> Iterator[Deed]:
    """The deeds that are possible now for a character that has not acted yet."""
    yield from own_deeds(game, action, who)
    if game.is_leader(who):
        yield from leader_deeds(game, action, who)


def any_deed(game: Raid, action: Action, waiting: list[Character]) -> Callable[[Pick], Deed]:
    """A way to pick a deed at random, or the end of the action, computing only what is picked."""

    def sample(pick: Pick) -> Deed:
        left: list[Character | None] = [*waiting, *(None for _ in unit_deeds(action, waiting))]
        while (at := pick(len(left) + 1)) < len(left):
            who = left.pop(at)
            if who is None:
                return UNIT_MOVES
            found = list(deeds(game, action, who))
            if found:
                return found[pick(len(found))]
        return DONE

    return sample


def own_deeds(game: Raid, action: Action, who: Character) -> Iterator[Deed]:
    """What one member may do in an action of this kind."""
    if action.kind == "close":
        yield from close_deeds(game, who)
    if action.kind == "ranged":
        yield from ranged_deeds(game, action, who)
    if action.kind in ("move", "close"):
        yield from ability_deeds(game, who, action.kind)
    if is_attack(action.kind) or action.kind == "spirit":
        yield from spirit_deeds(game, action, who)
    if is_attack(action.kind) or action.kind == "generic":
        yield from generic_deeds(game, who)


@rule("HR-062")
def is_attack(kind: str) -> bool:
    """Whether a type of action is an Attack action."""
    return kind in ("close", "ranged")


def close_deeds(game: Raid, who: Character) -> list[Deed]:
    return [Deed(who.id, "close", target.id) for target in close_combat_action.targets(game, who)]


def ranged_deeds(game: Raid, action: Action, who: Character) -> list[Deed]:
    """Shots at the troop that was named, or at a target of its own (HR-043, HR-275)."""
    if ranged_action.cannot_shoot(game, who) is not None:
        return []
    if OWN_TARGET.ask(game, who).value:
        return [Deed(who.id, "ranged", troop) for troop in ranged_action.target_troops(game, [who])]
    if ranged_action.eligible(game, who, game.members(action.target)):
        return [Deed(who.id, "ranged", action.target)]
    return []


def attack_deeds(game: Raid, action: Action, who: Character) -> list[Deed]:
    """The attacks of one member in an Attack action of its unit."""
    if action.kind == "close":
        return [*close_deeds(game, who), *ability_deeds(game, who, "close")]
    return ranged_deeds(game, action, who) if action.kind == "ranged" else []


def spirit_deeds(game: Raid, action: Action, who: Character) -> list[Deed]:
    """The Spirit actions of one member: as its unit declared, or while the rest attacks."""
    found = spirit_action.deeds(game, who)
    return found if found and (action.kind == "spirit" or rest_attacks(game, action, who)) else []


@rule("HR-138")
def rest_attacks(game: Raid, action: Action, who: Character) -> bool:
    """Whether another member of the unit has attacked in this action, or still can."""
    rest = [game.characters[id] for id in action.waiting if id != who.id]
    able = (each for each in rest if each.at is not None and attack_deeds(game, action, each))
    return any(id != who.id for id in action.attackers) or next(able, None) is not None


@rule("HR-142", "HR-194")
def generic_deeds(game: Raid, who: Character) -> list[Deed]:
    """The Generic actions of one member while the rest does not move."""
    return generic_action.deeds(game, who)


def ability_deeds(game: Raid, who: Character, kind: str) -> list[Deed]:
    """What abilities let a character do in an action of a kind."""
    return list(DEEDS.ask(game, who, kind).value)


@rule("HR-051")
def leader_deeds(game: Raid, action: Action, who: Character) -> list[Deed]:
    """What a Leader may do while its unit does something else (A-033)."""
    found: list[Deed] = []
    if action.kind != "close":
        found += close_deeds(game, who) + ability_deeds(game, who, "close")
    if action.kind != "ranged" and ranged_action.cannot_shoot(game, who) is None:
        troops = ranged_action.target_troops(game, [who])
        found += [Deed(who.id, "ranged", troop) for troop in troops]
    if action.kind != "move":
        found += [Deed(who.id, "move"), *ability_deeds(game, who, "move")]
    return found


def refused_deeds(game: Raid, action: Action, waiting: list[Character]) -> dict[Deed, Illegal]:
    """Attacks that a player might expect in this action, and why they are not possible."""
    found: dict[Deed, Illegal] = {}
    for who in waiting:
        if action.kind == "close":
            for id, why in close_combat_action.refused_targets(game, who).items():
                found[Deed(who.id, "close", id)] = why
        if action.kind == "ranged" and not ranged_deeds(game, action, who):
            members = game.members(action.target)
            why_ = ranged_action.cannot_shoot(game, who)
            if why_ is None and members:
                why_ = ranged_action.why_not(game, who, members, each=True)
            if why_ is not None:
                found[Deed(who.id, "ranged", action.target)] = why_
        if is_attack(action.kind) and not rest_attacks(game, action, who):
            why = Illegal("HR-138", "hr-spirit-in-unit", troop=action.troop)
            found |= dict.fromkeys(spirit_action.deeds(game, who), why)
        found |= refused_by_abilities(game, who, action.kind)
    if owes_attack(game, action, waiting):
        found[DONE] = Illegal("HR-138", "hr-attack-owed", troop=action.troop)
    return found


def refused_by_abilities(game: Raid, who: Character, kind: str) -> dict[Deed, Illegal]:
    """Deeds of abilities that are not possible; Spirit actions go with every attack (HR-138)."""
    kinds = (kind,) if kind in ("move", "generic") else (kind, "spirit")
    return {
        deed: why
        for each in dict.fromkeys(kinds)
        for deed, why in REFUSED_DEEDS.ask(game, who, each).value.items()
    }


def deed_words(troop: str, deed: Deed) -> Message:
    """A deed of a troop in words."""
    if deed == DONE:
        return say("hr-option-done")
    who = deed.who or troop
    known = deed.what in ABILITIES
    what = Message(f"kind-ability-{deed.what}" if known else f"kind-do-hr-{deed.what}")
    if not deed.target:
        return say("hr-option-deed", who=who, what=what)
    if deed.what == "control":
        return say("hr-option-control", who=who, marker=int(deed.target) + 1)
    if deed.what in ATTACK_WORDS:
        return Message(ATTACK_WORDS[deed.what], {"who": who, "target": deed.target})
    about = (deed.target, deed.second) if deed.second else (deed.target,)
    return say("hr-option-deed-at", who=who, what=what, about=about)


def do(game: Raid, action: Action, deed: Deed) -> Asks[None]:
    """Carry out a deed; the character that did it has acted."""
    troop = game.troops[action.troop]
    if deed == UNIT_MOVES:
        group = [each for each in game.members(troop.id) if each.id in action.waiting]
        action.moved = True
        moved = yield from movement_action.move_group(game, troop, group)
        leaders = [id for id in action.waiting if game.is_leader(game.characters[id])]
        action.waiting = [id for id in leaders if id not in moved]
        return
    who, what = game.characters[deed.who], deed.what
    action.waiting.remove(who.id)
    if what == "close":
        yield from close_combat_action.attack_close(game, who, game.characters[deed.target])
    elif what == "ranged":
        yield from ranged_action.shoot(game, who, deed.target)
    elif what == "move":
        yield from movement_action.move_group(game, troop, [who])
    elif what == "control":
        generic_action.control(game, who, int(deed.target))
    else:
        action.challenged = action.challenged or ABILITIES[what].group is Group.SPIRIT
        yield from ABILITIES[what].do(game, who, deed)


def nothing_spent(game: Raid) -> Asks[None]:
    """What is left of an action's end without its rule: no action is spent."""
    yield from ()
    game.action, game.phase = None, Phase.CHOOSE


@rule("HR-064", off=nothing_spent)
def finish(game: Raid) -> Asks[None]:
    """End an action: each member has spent one, and units that were attacked may answer."""
    assert game.action is not None, "an action was declared"
    action = game.action
    for member in game.members(action.troop):
        if member.actions > 0 and member.id not in action.spared:
            member.actions -= 1
    yield from after_action(game, action)
    game.action = None
    game.phase = Phase.CHOOSE


def after_action(game: Raid, action: Action) -> Asks[None]:
    """Let units that defended in close combat answer, once an action (A-095)."""
    attacked = [game.characters[id] for id in action.attacked]
    troops = dict.fromkeys(each.troop for each in attacked)
    for id in troops:
        members = game.members(id)
        if members and game.troops[id].seat != game.troops[action.troop].seat:
            yield from AFTER_ACTION.happen(game, members[0], game.troops[id])
