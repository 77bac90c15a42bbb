"""A turn: choosing actions, and who does what in them (groups 5, 6, 9; A-028 to A-033)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Choose, Pick, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Item, Message, say
from kitchentable.raiders.model.events import Declared, ShotLost
from kitchentable.raiders.model.state import Action, Character, Phase, Raid, Troop
from kitchentable.raiders.moments import (
    ABILITIES,
    AFTER_ACTION,
    DEEDS,
    OWN_TARGET,
    REFUSED_DEEDS,
    TURN_ENDS,
    Deed,
)
from kitchentable.raiders.rules import (
    close_combat_action,
    contact,
    generic_action,
    ground,
    movement_action,
    ranged_action,
    spirit_action,
    wounds,
)

END: Deed = ("", "end")
DONE: Deed = ("", "done")
KINDS = ("move", "close", "ranged", "spirit", "generic")
"""The five types of action; there are no others (HR-060)."""

DECLARED = {
    "move": ("HR-060", "HR-066"),
    "close": ("HR-060", "HR-062", "HR-083", "HR-084"),
    "ranged": ("HR-060", "HR-062", "HR-094", "HR-122"),
    "spirit": ("HR-060", "HR-132"),
    "generic": ("HR-060", "HR-139", "HR-141"),
}


# --- choosing an action -----------------------------------------------------------------------


def no_action(game: Raid) -> Asks[None]:
    """What is left without the rules on actions: the turn is over."""
    yield from ()
    game.phase = Phase.TURN_END


@rule("HR-059", "HR-060", "HR-061", off=no_action)
def choose(game: Raid) -> Asks[None]:
    """The next action of whoever is acting; two may be of the same type, and none is needed."""
    assert game.turn is not None, "a troop was activated"
    able = [game.troops[id] for id in game.turn.acting if party(game, id)]
    if not able:
        game.phase = Phase.TURN_END
        return
    duties = {troop.id: duty(game, troop) for troop in able}
    forced = any(duties.values())

    def among() -> tuple[Deed, ...]:
        found = [each for troop in able for each in choices(game, troop, duties[troop.id])]
        return (*found, *(() if forced else (END,)))

    question = Choose(
        say("hr-choose-action"),
        seat=game.turn.seat,
        among=among,
        sample=any_choice(game, able) if not any(map(is_bound, duties.values())) else None,
        refused=lambda: refused_choices(game, able),
        words=choice_words,
        open=True,
        rules=("HR-059", "HR-060", "HR-061", *(bound_rules(able) if forced else ())),
    )
    answer = yield from ask(question)
    if answer == END:
        for troop in able:
            for member in game.members(troop.id):
                member.actions = 0
    else:
        declare(game, answer)


def bound_rules(able: list[Troop]) -> tuple[str, ...]:
    """Why there is no free choice: somebody has to stand up, or to close up."""
    return ("HR-121",) if any(troop.down for troop in able) else ("HR-056", "HR-057")


def party(game: Raid, troop: str) -> list[Character]:
    """The members of a troop that have an action left."""
    return [each for each in game.members(troop) if each.actions > 0]


def duty(game: Raid, troop: Troop) -> list[Deed] | None:
    """What a troop has to do before anything else, if it can; `None` if it is free."""
    if troop.down:
        return [(troop.id, "generic", "stand")]
    return None if contact.in_formation(game, troop) else regroup_choices(game, troop) or []


def is_bound(duty: list[Deed] | None) -> bool:
    """Whether a troop is not free to choose."""
    return duty is not None


def choices(game: Raid, troop: Troop, duty: list[Deed] | None) -> list[Deed]:
    """What a troop can do next."""
    if duty is not None:
        return duty
    group = party(game, troop.id)
    return [each for kind in kinds(game) for each in CHOICES[kind](game, troop, group)]


def kinds(game: Raid) -> tuple[str, ...]:
    """The types of action that are open to whoever acts."""
    return (game.turn.only,) if game.turn and game.turn.only else KINDS


def any_choice(game: Raid, able: list[Troop]) -> Callable[[Pick], Deed] | None:
    """A type of action at random, or the end of the turn; only what is picked is worked out."""

    def sample(pick: Pick) -> Deed:
        left = [(troop, kind) for troop in able for kind in kinds(game)]
        while (at := pick(len(left) + 1)) < len(left):
            troop, kind = left.pop(at)
            found = any_of_kind(game, troop, kind, pick)
            if found is not None:
                return found
        return END

    return sample if "move" in kinds(game) else None


def any_of_kind(game: Raid, troop: Troop, kind: str, pick: Pick) -> Deed | None:
    """An action of a type at random; none if there is none."""
    group = party(game, troop.id)
    if kind == "ranged":
        target = ranged_action.any_target_troop(game, group, pick)
        return (troop.id, kind, target) if target else None
    found = CHOICES[kind](game, troop, group)
    return found[pick(len(found))] if found else None


@rule("HR-056", "HR-057")
def regroup_choices(game: Raid, troop: Troop) -> list[Deed]:
    """A broken unit only moves, until it is together again (A-029); nobody able, nothing forced."""
    group = party(game, troop.id)
    question = movement_action.question(game, troop, group, ("HR-056",))
    return [] if () in question.suggestions() else [(troop.id, "move")]


def move_choice(game: Raid, troop: Troop, group: list[Character]) -> list[Deed]:
    return [(troop.id, "move")]


@rule("HR-083", "HR-084")
def close_choice(game: Raid, troop: Troop, group: list[Character]) -> list[Deed]:
    """Whoever touches an enemy attacks it, with one action or with both."""
    if any(close_combat_action.targets(game, who) for who in group):
        return [(troop.id, "close")]
    return []


@rule("HR-043", "HR-094", "HR-122")
def ranged_choice(game: Raid, troop: Troop, group: list[Character]) -> list[Deed]:
    """One Hero or Unit is named as the target of all."""
    return [(troop.id, "ranged", target) for target in ranged_action.target_troops(game, group)]


@rule("HR-138")
def spirit_choice(game: Raid, troop: Troop, group: list[Character]) -> list[Deed]:
    """Inside a unit a Spirit action needs the rest to attack; whoever is alone is free."""
    if len(game.members(troop.id)) > 1:
        return []
    return [(troop.id, "spirit")] if any(spirit_action.deeds(game, who) for who in group) else []


def generic_choice(game: Raid, troop: Troop, group: list[Character]) -> list[Deed]:
    return [(troop.id, "generic")] if any(generic_action.deeds(game, who) for who in group) else []


CHOICES = {
    "move": move_choice,
    "close": close_choice,
    "ranged": ranged_choice,
    "spirit": spirit_choice,
    "generic": generic_choice,
}


def refused_choices(game: Raid, able: list[Troop]) -> dict[Deed, Illegal]:
    """What one might want to do and cannot, with the reason."""
    found: dict[Deed, Illegal] = {}
    for troop in able:
        group = party(game, troop.id)
        if troop.down:
            why = Illegal("HR-121", "hr-stand-up-first", troop=troop.id)
            found |= {(troop.id, kind): why for kind in KINDS[:4]}
        elif not contact.in_formation(game, troop):
            why = Illegal("HR-042", "hr-regroup-first", troop=troop.id)
            found |= {(troop.id, kind): why for kind in KINDS[1:]}
            found[END] = Illegal("HR-056", "hr-regroup-first", troop=troop.id)
        else:
            found |= refused_attacks(game, troop, group)
    return found


def refused_attacks(game: Raid, troop: Troop, group: list[Character]) -> dict[Deed, Illegal]:
    """Attacks that a troop cannot declare, with the reason."""
    found: dict[Deed, Illegal] = {}
    if not close_choice(game, troop, group):
        found[(troop.id, "close")] = Illegal("HR-083", "hr-close-nobody", troop=troop.id)
    targets = ranged_action.target_troops(game, group)
    for enemy in game.alive(1 - troop.seat):
        if enemy.id not in targets:
            whys = [ranged_action.cannot_shoot(game, who) for who in group]
            able = [who for who, why in zip(group, whys, strict=True) if why is None]
            first = next((why for why in whys if why is not None), None)
            found[(troop.id, "ranged", enemy.id)] = (
                ranged_action.why_not(game, able[0], game.members(enemy.id))
                if able
                else first or Illegal("HR-100", "hr-shoot-no-dice", who=troop.id)
            )
    if not spirit_choice(game, troop, group):
        number = "HR-138" if len(game.members(troop.id)) > 1 else "HR-132"
        found[(troop.id, "spirit")] = Illegal(number, "hr-spirit-not-now", troop=troop.id)
    return found


def declare(game: Raid, answer: Deed) -> None:
    """An action is declared: of one type for all (HR-041)."""
    troop, kind, target = answer[0], answer[1], answer[2] if len(answer) > 2 else ""
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
    kind = Message(f"kind-of-hr-{deed[2] if deed[2:] == ('stand',) else deed[1]}")
    if len(deed) > 2 and deed[2] != "stand":
        return say("hr-option-action-at", troop=deed[0], kind=kind, target=deed[2])
    return say("hr-option-action", troop=deed[0], kind=kind)


# --- acting -----------------------------------------------------------------------------------


def act(game: Raid) -> Asks[None]:
    """Within an action: who does what next, until nobody can or wants to (A-032)."""
    assert game.action is not None, "an action was declared"
    action = game.action
    waiting = [game.characters[id] for id in action.waiting if game.characters[id].at is not None]
    bound = regrouping(game, action)
    able = action.fresh or next(doable(game, action, waiting, bound), None) is not None
    if not able:
        lose_shots(game, action, waiting)
        yield from finish(game)
        return
    action.fresh = False

    def among() -> tuple[Deed, ...]:
        return (*doable(game, action, waiting, bound), *(() if bound else (DONE,)))

    question = Choose(
        say("hr-act-next", troop=action.troop),
        seat=game.troops[action.troop].seat,
        among=among,
        sample=None if bound else any_deed(game, action, waiting),
        refused=lambda: refused_deeds(game, action, waiting),
        words=deed_words,
        open=True,
        rules=("HR-041", "HR-056") if bound else acting_rules(game, action, waiting),
    )
    answer = yield from ask(question)
    if answer == DONE:
        yield from finish(game)
    else:
        yield from do(game, action, answer)


ACTING = {
    "move": ("HR-041", "HR-066"),
    "close": ("HR-041", "HR-044", "HR-078", "HR-086"),
    "ranged": ("HR-043", "HR-123", "HR-124"),
    "spirit": ("HR-134", "HR-135", "HR-136", "HR-137"),
    "generic": ("HR-139", "HR-142"),
}


def regrouping(game: Raid, action: Action) -> bool:
    """Whether a broken unit moves: then this action is for nothing but closing up (A-029)."""
    return action.kind == "move" and not contact.in_formation(game, game.troops[action.troop])


@rule("HR-056")
def regroup_deeds(action: Action, waiting: list[Character]) -> list[Deed]:
    """The move, once; nobody does anything else, the Leader neither."""
    return [("", "move")] if waiting and not action.moved else []


def acting_rules(game: Raid, action: Action, waiting: list[Character]) -> tuple[str, ...]:
    """What decides who may do what."""
    leader = any(game.is_leader(who) for who in waiting)
    return (*ACTING[action.kind], *(("HR-051",) if leader else ()))


@rule("HR-131")
def lose_shots(game: Raid, action: Action, waiting: list[Character]) -> None:
    """Nobody who still could shoot sees anybody of the target: those shots are lost."""
    for who in waiting:
        if action.kind == "ranged" and ranged_action.cannot_shoot(game, who) is None:
            game.tell(ShotLost(who=who.id, rules=("HR-131",)))


def doable(game: Raid, action: Action, waiting: list[Character], bound: bool) -> Iterator[Deed]:
    """What is possible now, worked out one by one; the unit's move first."""
    yield from (regroup_deeds(action, waiting) or ()) if bound else unit_deeds(action, waiting)
    for who in () if bound else waiting:
        yield from deeds(game, action, who)


def unit_deeds(action: Action, waiting: list[Character]) -> list[Deed]:
    """What the whole unit does at once: its move."""
    return [("", "move")] if action.kind == "move" and waiting and not action.moved else []


@rule("HR-041", "HR-123", "HR-124")
def deeds(game: Raid, action: Action, who: Character) -> Iterator[Deed]:
    """What is possible now for one who has not acted yet."""
    yield from own_deeds(game, action, who)
    if game.is_leader(who):
        yield from leader_deeds(game, action, who) or ()


def any_deed(game: Raid, action: Action, waiting: list[Character]) -> Callable[[Pick], Deed]:
    """A deed of anybody at random, or nothing more; only what is picked is worked out."""

    def sample(pick: Pick) -> Deed:
        left: list[Character | None] = [*waiting, *(None for _ in unit_deeds(action, waiting))]
        while (at := pick(len(left) + 1)) < len(left):
            who = left.pop(at)
            if who is None:
                return ("", "move")
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
        yield from spirit_action.deeds(game, who) or ()
    if is_attack(action.kind) or action.kind == "generic":
        yield from generic_deeds(game, who) or ()


@rule("HR-062")
def is_attack(kind: str) -> bool:
    """Whether a type of action is an Attack action."""
    return kind in ("close", "ranged")


def close_deeds(game: Raid, who: Character) -> list[Deed]:
    return [(who.id, "close", target.id) for target in close_combat_action.targets(game, who)]


def ranged_deeds(game: Raid, action: Action, who: Character) -> list[Deed]:
    """A shot at the troop that was named, or at one of its own (HR-043, HR-275)."""
    if ranged_action.cannot_shoot(game, who) is not None:
        return []
    if OWN_TARGET.ask(game, who).value:
        return [(who.id, "ranged", troop) for troop in ranged_action.target_troops(game, [who])]
    if ranged_action.eligible(game, who, game.members(action.target)):
        return [(who.id, "ranged", action.target)]
    return []


@rule("HR-142", "HR-194")
def generic_deeds(game: Raid, who: Character) -> list[Deed]:
    """One member may do something generic while the rest does not move."""
    return generic_action.deeds(game, who)


def ability_deeds(game: Raid, who: Character, kind: str) -> list[Deed]:
    """What abilities let somebody do in an action of a kind."""
    return [(who.id, *deed) for deed in DEEDS.ask(game, who, kind).value]


@rule("HR-051")
def leader_deeds(game: Raid, action: Action, who: Character) -> list[Deed]:
    """What a Leader may do while its unit does something else (A-033)."""
    found: list[Deed] = []
    if action.kind != "close":
        found += close_deeds(game, who) + ability_deeds(game, who, "close")
    if action.kind != "ranged" and ranged_action.cannot_shoot(game, who) is None:
        found += [(who.id, "ranged", troop) for troop in ranged_action.target_troops(game, [who])]
    if action.kind != "move":
        found += [(who.id, "move"), *ability_deeds(game, who, "move")]
    return found


def refused_deeds(game: Raid, action: Action, waiting: list[Character]) -> dict[Deed, Illegal]:
    """Attacks one might expect in this action, and why they are not possible."""
    found: dict[Deed, Illegal] = {}
    for who in waiting:
        if action.kind == "close":
            for id, why in close_combat_action.refused_targets(game, who).items():
                found[(who.id, "close", id)] = why
        if action.kind == "ranged" and not ranged_deeds(game, action, who):
            members = game.members(action.target)
            why_ = ranged_action.cannot_shoot(game, who)
            if why_ is None and members:
                why_ = ranged_action.why_not(game, who, members, each=True)
            if why_ is not None:
                found[(who.id, "ranged", action.target)] = why_
        found |= refused_by_abilities(game, who, action.kind)
    return found


def refused_by_abilities(game: Raid, who: Character, kind: str) -> dict[Deed, Illegal]:
    """Deeds of abilities that are not possible; Spirit actions go with every attack (HR-138)."""
    kinds = (kind,) if kind in ("move", "generic") else (kind, "spirit")
    return {
        (who.id, *deed): why
        for each in dict.fromkeys(kinds)
        for deed, why in REFUSED_DEEDS.ask(game, who, each).value.items()
    }


def deed_words(deed: Deed) -> Message:
    """A deed in words."""
    if deed == DONE:
        return say("hr-option-done")
    who: Item = deed[0] or say("hr-the-unit")
    known = deed[1] in ABILITIES
    what = Message(f"kind-ability-{deed[1]}") if known else Message(f"kind-of-hr-{deed[1]}")
    if len(deed) > 2:
        about = (str(int(deed[2]) + 1),) if deed[1] == "control" else deed[2:]
        return say("hr-option-deed-at", who=who, what=what, about=about)
    return say("hr-option-deed", who=who, what=what)


def do(game: Raid, action: Action, deed: Deed) -> Asks[None]:
    """Do what was chosen; whoever did it has acted."""
    troop = game.troops[action.troop]
    if deed == ("", "move"):
        group = [each for each in game.members(troop.id) if each.id in action.waiting]
        action.moved = True
        moved = yield from movement_action.move_group(game, troop, group)
        leaders = [id for id in action.waiting if game.is_leader(game.characters[id])]
        action.waiting = [id for id in leaders if id not in moved]
        return
    who, what, about = game.characters[deed[0]], deed[1], deed[2:]
    action.waiting.remove(who.id)
    if what == "close":
        yield from close_combat_action.attack_close(game, who, game.characters[about[0]])
    elif what == "ranged":
        yield from ranged_action.shoot(game, who, about[0])
    elif what == "move":
        yield from movement_action.move_group(game, troop, [who])
    elif what == "control":
        generic_action.control(game, who, int(about[0]))
    else:
        yield from ABILITIES[what].do(game, who, about)


def nothing_spent(game: Raid) -> Asks[None]:
    """What is left of an action's end without its rule: nobody has spent anything."""
    yield from ()
    game.action, game.phase = None, Phase.CHOOSE


@rule("HR-064", off=nothing_spent)
def finish(game: Raid) -> Asks[None]:
    """The action is over: everybody of the troop has spent one, and others may answer it."""
    assert game.action is not None, "an action was declared"
    action = game.action
    for member in game.members(action.troop):
        if member.actions > 0 and member.id not in action.spared:
            member.actions -= 1
    yield from after_action(game, action)
    game.action = None
    game.phase = Phase.CHOOSE


def after_action(game: Raid, action: Action) -> Asks[None]:
    """Units that defended in close combat may have an answer, once an action (A-095)."""
    attacked = [game.characters[id] for id in action.attacked]
    troops = dict.fromkeys(each.troop for each in attacked)
    for id in troops:
        members = game.members(id)
        if members and game.troops[id].seat != game.troops[action.troop].seat:
            yield from AFTER_ACTION.happen(game, members[0], game.troops[id])


# --- the end of a turn ------------------------------------------------------------------------


def turn_end(game: Raid) -> Asks[None]:
    """What is due at the end of a turn: messages delivered, what hurts (step 10 of 3.0)."""
    assert game.turn is not None, "a turn is ending"
    turn = game.turn
    game.action = Action("reaction", turn.acting[0])
    acting = [] if ends_quietly(game) else [each for id in turn.acting for each in game.members(id)]
    for member in acting:
        yield from TURN_ENDS.happen(game, member)
    while turn.hurts:
        who, ability = turn.hurts.pop(0)
        yield from hurt(game, game.characters[who], ability)
    game.end_effects("turn")
    end_own_turn(game)
    game.action = game.turn = None
    game.phase = Phase.DRAW


def ends_quietly(game: Raid) -> bool:
    """Whether nothing hurts, and nobody's card has anything to say, when a turn ends."""
    return not TURN_ENDS.is_heard(game) and not (game.turn is not None and game.turn.hurts)


def end_own_turn(game: Raid) -> None:
    """What lasts for somebody's next turn ends with that turn."""
    assert game.turn is not None, "a turn is ending"
    acting = game.turn.acting
    game.effects = [
        each
        for each in game.effects
        if each.until != "own-turn" or game.characters[each.on].troop not in acting
    ]


@rule("HR-163")
def hurt(game: Raid, who: Character, ability: str) -> Asks[None]:
    """The token of an ability marked Hurts; whoever is gone needs none (A-080)."""
    if who.at is not None:
        yield from wounds.wound(game, who, who.seat, ("HR-163", ABILITIES[ability].hurts))
