"""The choice of an action by the troop that was activated (groups 5 and 6; A-028 to A-031)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Pick, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.model.events import Declared
from kitchentable.raiders.model.state import Action, Character, Phase, Raid, Troop
from kitchentable.raiders.model.topics import END, ChooseAction, Deed
from kitchentable.raiders.moments import OWN_TARGET
from kitchentable.raiders.rules import (
    action_reasons,
    close_combat_action,
    contact,
    generic_action,
    ground,
    movement_action,
    ranged_action,
    reasons,
    spirit_action,
)
from kitchentable.raiders.rules.action_reasons import KINDS, kinds

DECLARED = {
    "move": ("HR-060", "HR-066"),
    "close": ("HR-060", "HR-062", "HR-083", "HR-084"),
    "ranged": ("HR-060", "HR-062", "HR-094", "HR-122"),
    "spirit": ("HR-060", "HR-132"),
    "generic": ("HR-060", "HR-139", "HR-141"),
}


def no_action(game: Raid) -> Asks[None]:
    """What is left without the rules on actions: the turn is over."""
    yield from ()
    game.phase = Phase.TURN_END


@rule("HR-059", "HR-060", "HR-061", off=no_action)
def choose(game: Raid) -> Asks[None]:
    """Ask for the next action of the turn. Two may be of the same type, and none is needed."""
    assert game.turn is not None, "a troop was activated"
    able = [game.troops[id] for id in game.turn.acting if party(game, id)]
    if not able:
        game.phase = Phase.TURN_END
        return
    duties = {troop.id: duty(game, troop) for troop in able}
    forced = [each for each in duties.values() if each is not None and each.deeds]

    def among() -> tuple[Deed, ...]:
        found = [each for troop in able for each in choices(game, troop, duties[troop.id])]
        return (*found, *(() if forced else (END,)))

    question = ChooseAction(
        say("hr-choose-action"),
        seat=game.turn.seat,
        rules=("HR-059", "HR-060", "HR-061", *(forced[0].rules if forced else ())),
        among=among,
        sample=any_choice(game, able) if not any(duties.values()) else None,
        refused=lambda: refused_choices(game, able),
        why=reasons.why(partial(action_reasons.check_choice, game)),
        words=choice_words,
    )
    answer = yield from ask(question)
    if answer == END:
        for troop in able:
            for member in game.members(troop.id):
                member.actions = 0
    else:
        declare(game, answer)


def party(game: Raid, troop: str) -> list[Character]:
    """The members of a troop that have an action left."""
    return [each for each in game.members(troop) if each.actions > 0]


class Duty(NamedTuple):
    """What a troop has to do before anything else, as far as it can, and by which rules."""

    deeds: list[Deed]
    rules: tuple[str, ...]


def duty(game: Raid, troop: Troop) -> Duty | None:
    """What a troop has to do before anything else; `None` if it is free to choose."""
    if troop.down:
        return Duty([Deed(troop.id, "generic", "stand")], ("HR-121",))
    if contact.in_formation(game, troop):
        return None
    return Duty(regroup_choices(game, troop), ("HR-056", "HR-057"))


def choices(game: Raid, troop: Troop, duty: Duty | None) -> list[Deed]:
    """What a troop can do next."""
    if duty is not None:
        return duty.deeds
    group = party(game, troop.id)
    return [
        each
        for kind in kinds(game, party(game, troop.id))
        for each in CHOICES[kind](game, troop, group)
    ]


def any_choice(game: Raid, able: list[Troop]) -> Callable[[Pick], Deed] | None:
    """A way to pick a type of action or the end of the turn, computing only what is picked."""

    def sample(pick: Pick) -> Deed:
        left = [(troop, kind) for troop in able for kind in kinds(game, party(game, troop.id))]
        while (at := pick(len(left) + 1)) < len(left):
            troop, kind = left.pop(at)
            found = any_of_kind(game, troop, kind, pick)
            if found is not None:
                return found
        return END

    return sample if all("move" in kinds(game, party(game, troop.id)) for troop in able) else None


def any_of_kind(game: Raid, troop: Troop, kind: str, pick: Pick) -> Deed | None:
    """A random action of a type; none if no such action is possible."""
    group = party(game, troop.id)
    if kind == "ranged":
        target = ranged_action.any_target_troop(game, group, pick)
        return Deed(troop.id, kind, target) if target else None
    found = CHOICES[kind](game, troop, group)
    return found[pick(len(found))] if found else None


@rule("HR-056", "HR-057")
def regroup_choices(game: Raid, troop: Troop) -> list[Deed]:
    """The move that a broken unit has to make (A-029); none if no member can close up."""
    group = party(game, troop.id)
    question = movement_action.question(game, troop, group, ("HR-056",))
    return [] if () in question.suggestions() else [Deed(troop.id, "move")]


def move_choice(game: Raid, troop: Troop, group: list[Character]) -> list[Deed]:
    return [Deed(troop.id, "move")]


@rule("HR-083", "HR-084")
def close_choice(game: Raid, troop: Troop, group: list[Character]) -> list[Deed]:
    """The Close combat attack of a troop with a member in contact with an enemy."""
    if any(close_combat_action.targets(game, who) for who in group):
        return [Deed(troop.id, "close")]
    return []


@rule("HR-043", "HR-094", "HR-122")
def ranged_choice(game: Raid, troop: Troop, group: list[Character]) -> list[Deed]:
    """The Heroes and Units that can be named as the target of all shots of a troop."""
    targets = ranged_action.target_troops(game, group)
    bound = game.turn.target if game.turn is not None else ""
    if bound and not any(OWN_TARGET.ask(game, who).value for who in group):
        targets = [target for target in targets if target == bound]
    return [Deed(troop.id, "ranged", target) for target in targets]


@rule("HR-041", "HR-138")
def spirit_choice(game: Raid, troop: Troop, group: list[Character]) -> list[Deed]:
    """A Spirit action as a choice of its own: alone, or if all of a unit have a Spirit ability.

    Otherwise it goes with an attack of the unit.
    """
    members = game.members(troop.id)
    if len(members) > 1 and not all(spirit_action.is_able(game, who) for who in members):
        return []
    able = any(spirit_action.deeds(game, who) for who in group)
    return [Deed(troop.id, "spirit")] if able else []


def generic_choice(game: Raid, troop: Troop, group: list[Character]) -> list[Deed]:
    able = any(generic_action.deeds(game, who) for who in group)
    return [Deed(troop.id, "generic")] if able else []


CHOICES = {
    "move": move_choice,
    "close": close_choice,
    "ranged": ranged_choice,
    "spirit": spirit_choice,
    "generic": generic_choice,
}


def refused_choices(game: Raid, able: list[Troop]) -> dict[Deed, Illegal]:
    """Actions that a player might expect and cannot choose, with the reason."""
    found: dict[Deed, Illegal] = {}
    for troop in able:
        group = party(game, troop.id)
        if troop.down:
            why = Illegal("HR-121", "hr-stand-up-first", troop=troop.id)
            found |= {Deed(troop.id, kind): why for kind in KINDS[:4]}
            found[END] = why
        elif not contact.in_formation(game, troop):
            why = Illegal("HR-042", "hr-regroup-first", troop=troop.id)
            found |= {Deed(troop.id, kind): why for kind in KINDS[1:]}
            found[END] = Illegal("HR-056", "hr-regroup-first", troop=troop.id)
        else:
            found |= refused_attacks(game, troop, group)
    return found


def refused_attacks(game: Raid, troop: Troop, group: list[Character]) -> dict[Deed, Illegal]:
    """Attacks and Spirit actions that a troop cannot declare, with the reason."""
    enemies = game.alive(1 - troop.seat)
    expected = [
        *([] if close_choice(game, troop, group) else [Deed(troop.id, "close")]),
        *(Deed(troop.id, "ranged", each.id) for each in enemies),
        *([] if spirit_choice(game, troop, group) else [Deed(troop.id, "spirit")]),
    ]
    check = reasons.why(partial(action_reasons.check_choice, game))
    return {deed: why for deed in expected if (why := check(deed)) is not None}


def declare(game: Raid, answer: Deed) -> None:
    """Declare an action, of one type for the whole troop (HR-041)."""
    troop, kind, target = answer.who, answer.what, answer.target
    if target == "stand":
        ground.stand_up(game, game.troops[troop], ("HR-120", "HR-121", "HR-140"))
        for member in party(game, troop):
            member.actions -= 1
        return
    waiting = [each.id for each in party(game, troop)]
    game.action = Action(kind, troop, target, waiting, fresh=True)
    game.tell(Declared(troop=troop, kind=kind, target=target, rules=DECLARED[kind]))
    game.phase = Phase.ACT


def choice_words(deed: Deed) -> Message:
    """An action in words."""
    if deed == END:
        return say("hr-option-end-turn")
    stands = deed.target == "stand"
    if deed.target and not stands:
        return say("hr-option-action-at", troop=deed.who, target=deed.target)
    what = Message(f"kind-do-hr-{deed.target if stands else deed.what}")
    return say("hr-option-action", troop=deed.who, what=what)
