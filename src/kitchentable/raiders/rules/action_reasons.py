"""Why an action cannot be declared, and why a member cannot do something in it.

The answers that are possible are worked out in `activation.py` and `action.py`. These checks look
at one answer that is not among them, from the most general mistake to the most special one.
"""

from __future__ import annotations

from functools import partial

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.words import Message
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.attack import CLOSE, RANGED
from kitchentable.raiders.model.events import ability_name
from kitchentable.raiders.model.state import Action, Character, Raid, Troop
from kitchentable.raiders.model.topics import DONE, END, UNIT_MOVES, Deed
from kitchentable.raiders.moments import ABILITIES, OWN_TARGET, forbidden, number_of
from kitchentable.raiders.rules import (
    close_combat_action,
    contact,
    generic_action,
    ranged_action,
    reasons,
    spirit_action,
)
from kitchentable.raiders.tabletop import interface

KINDS = ("move", "close", "ranged", "spirit", "generic")
"""The five types of action; there are no others (HR-060)."""

UNTARGETED = {"move": "HR-066", "close": "HR-086", "spirit": "HR-136", "generic": "HR-139"}
"""By the type of an action that names no target when it is declared: the rule on its target."""

MEMBERS = {"move": "HR-041", "close": "HR-044", "ranged": "HR-123", "spirit": "HR-138"}
"""By what is done: the rule by which each member does it for itself."""


def kinds(game: Raid, group: list[Character]) -> tuple[str, ...]:
    """The types of action that are open to a group in this turn; a Leader's are (HR-051)."""
    bound = game.turn.only if game.turn is not None else ""
    free = not bound or all(game.is_leader(who) for who in group)
    return KINDS if free else (bound,)


def kind_name(what: str) -> Message:
    """A type of action, a deed or an ability by its name."""
    known = what in ABILITIES
    return ability_name(what) if known else Message(f"kind-of-hr-{what}")


# --- declaring an action ------------------------------------------------------------------------


def check_choice(game: Raid, deed: Deed) -> None:
    """Raise `Illegal` with the reason why an action cannot be declared."""
    if deed in (DONE, UNIT_MOVES):
        raise Illegal("HR-060", "hr-action-first")
    troop = acting_troop(game, deed.who)
    check_type(game, troop, deed)
    check_duty(game, troop, deed)
    group = [each for each in game.members(troop.id) if each.actions > 0]
    if deed.what not in kinds(game, group):
        raise Illegal("HR-041", "hr-only-shots", troop=troop.id)
    if deed.second and deed.what == RANGED:
        raise Illegal("HR-122", "hr-ranged-names")
    if (deed.target or deed.second) and deed.what in UNTARGETED:
        number = UNTARGETED[deed.what]
        raise Illegal(number, "hr-names-no-target", kind=kind_name(deed.what))
    if deed.what == CLOSE:
        check_any_close(game, troop, group)
    elif deed.what == RANGED:
        check_volley(game, troop, group, deed.target)
    elif deed.what == "spirit":
        check_spirit(game, troop, group)
    elif deed.what == "generic":
        raise Illegal("HR-139", "hr-generic-nothing", who=troop.id)


def acting_troop(game: Raid, id: str) -> Troop:
    """The troop of a name, if it is activated and has actions left."""
    assert game.turn is not None, "a troop was activated"
    if id in game.characters and id not in game.troops:
        raise Illegal("HR-041", "hr-not-a-troop", what=id)
    troop = reasons.troop_there(game, id, "HR-041")
    if troop.seat != game.turn.seat:
        raise Illegal("HR-021", "hr-not-yours", what=id)
    if id not in game.turn.acting:
        raise Illegal("HR-021", "hr-not-acting", troop=id)
    if not any(each.actions > 0 for each in game.members(id)):
        raise Illegal("HR-059", "hr-no-actions", troop=id)
    return troop


def check_type(game: Raid, troop: Troop, deed: Deed) -> None:
    """Raise `Illegal` for what is no type of action, and for standing up while standing."""
    if deed.what not in KINDS:
        if deed.what not in ABILITIES and deed.what not in ("control", "end", "done"):
            kinds = tuple(kind_name(each) for each in KINDS)
            raise Illegal("HR-060", "hr-five-types", kinds=kinds)
        if deed.what in ("end", "done"):
            raise Illegal("HR-060", "hr-action-first")
        raise Illegal("HR-060", "hr-not-a-type", what=kind_name(deed.what))
    if deed.target == "stand" and deed.what == "generic" and not troop.down:
        raise Illegal("HR-140", "hr-stands-already", troop=troop.id)


def check_duty(game: Raid, troop: Troop, deed: Deed) -> None:
    """Raise `Illegal` while a troop has to stand up, or to close up, before anything else."""
    if troop.down:
        raise Illegal("HR-121", "hr-stand-up-first", troop=troop.id)
    if not contact.in_formation(game, troop):
        number = "HR-056" if deed.what == "move" else "HR-042"
        raise Illegal(number, "hr-regroup-first", troop=troop.id)


def check_any_close(game: Raid, troop: Troop, group: list[Character]) -> None:
    """Raise `Illegal` where no member has an enemy to attack in close combat."""
    for who in group:
        for why in close_combat_action.refused_targets(game, who).values():
            raise why
    if not any(close_combat_action.targets(game, who) for who in group):
        raise Illegal("HR-083", "hr-close-nobody", troop=troop.id)


def check_volley(game: Raid, troop: Troop, group: list[Character], target: str) -> None:
    """Raise `Illegal` where a troop cannot name a target for its shots."""
    if not target:
        raise Illegal("HR-122", "hr-ranged-names")
    check_target_troop(game, troop.seat, target)
    check_bound_target(game, group, target)
    why = why_no_volley(game, troop, group, target)
    if why is not None:
        raise why


def check_target_troop(game: Raid, seat: int, target: str) -> None:
    """Raise `Illegal` unless a name is that of an opposing troop on the table."""
    if reasons.troop_there(game, target, "HR-122").seat == seat:
        raise Illegal("HR-093", "hr-not-an-enemy", who=target)


def check_bound_target(game: Raid, group: list[Character], target: str) -> None:
    """Raise `Illegal` for another target than an earlier shot of the unit had in this turn."""
    bound = game.turn.target if game.turn is not None else ""
    if bound and target != bound and not any(OWN_TARGET.ask(game, who).value for who in group):
        raise Illegal("HR-043", "hr-same-target", troop=group[0].troop, target=bound)


def why_no_volley(game: Raid, troop: Troop, group: list[Character], target: str) -> Illegal | None:
    """Why none of several shooters can shoot at a troop; `None` if one can."""
    if target in ranged_action.target_troops(game, group):
        return None
    whys = [ranged_action.cannot_shoot(game, who) for who in group]
    able = [who for who, why in zip(group, whys, strict=True) if why is None]
    if able:
        return ranged_action.why_not(game, able[0], game.members(target))
    first = next((why for why in whys if why is not None), None)
    return first or Illegal("HR-100", "hr-shoot-no-dice", who=troop.id)


def check_spirit(game: Raid, troop: Troop, group: list[Character]) -> None:
    """Raise `Illegal` where a troop cannot declare a Spirit action."""
    members = game.members(troop.id)
    if len(members) > 1 and not all(spirit_action.is_able(game, who) for who in members):
        raise Illegal("HR-138", "hr-spirit-in-unit", troop=troop.id)
    for who in group:
        check_challenger(game, who)


def check_challenger(game: Raid, who: Character) -> None:
    """Raise `Illegal` where a character has no Spirit action to perform."""
    able = [id for id in ABILITIES if ABILITIES[id].kind == "spirit" and has(game, who, id)]
    if not able:
        raise Illegal("HR-132", "hr-spirit-none", who=who.id)
    seen = spirit_action.seen(game, who)
    if not seen:
        raise Illegal("HR-135", "hr-spirit-nobody", who=who.id)
    for id in able:
        ABILITIES[id].check_deed(game, who, Deed(who.id, id, seen[0].id))


def has(game: Raid, who: Character, ability: str) -> bool:
    """Whether a character has the use of an ability now."""
    return reasons.why(partial(reasons.check_borne, game, who))(ability) is None


# --- acting -------------------------------------------------------------------------------------


def check_deed(game: Raid, action: Action, bound: tuple[str, ...], deed: Deed) -> None:
    """Raise `Illegal` with the reason why a member cannot do something in an action.

    `bound`: the rules by which the unit has to close up, or to attack, before anything else.
    """
    troop = game.troops[action.troop]
    if deed == END:
        raise Illegal("HR-041", "hr-action-not-done", troop=troop.id)
    if "HR-056" in bound and deed != UNIT_MOVES:
        raise Illegal("HR-056", "hr-regroup-first", troop=troop.id)
    if "HR-138" in bound and deed.what != action.kind:
        raise Illegal("HR-138", "hr-attack-owed", troop=troop.id)
    if not deed.who:
        check_unit_deed(game, action, deed)
        return
    who = acting_member(game, action, deed.who)
    if deed.what == "move":
        check_own_move(game, action, who, deed)
    elif deed.what == CLOSE:
        check_beside(game, action, who, CLOSE)
        check_close(game, who, reasons.enemy(game, who.seat, target_of(deed), "HR-083"))
    elif deed.what == RANGED:
        check_beside(game, action, who, RANGED)
        check_shot(game, action, who, target_of(deed))
    elif deed.what == "control":
        check_generic_beside(game, action, who, "control")
        check_control(game, who, deed)
    elif deed.what in KINDS:
        number = "HR-132" if deed.what == "spirit" else "HR-139"
        raise Illegal(number, "hr-name-the-deed", what=kind_name(deed.what))
    else:
        check_ability(game, action, who, deed)


def check_unit_deed(game: Raid, action: Action, deed: Deed) -> None:
    """Raise `Illegal` for what the whole unit cannot do at once."""
    if deed.what != "move":
        number = MEMBERS.get(deed.what, "HR-041")
        raise Illegal(number, "hr-member-acts", troop=action.troop)
    if deed != UNIT_MOVES:
        raise Illegal("HR-066", "hr-names-no-target", kind=kind_name("move"))
    if action.kind != "move":
        kind = kind_name(action.kind)
        raise Illegal("HR-041", "hr-other-type", troop=action.troop, kind=kind)
    raise Illegal("HR-041", "hr-moved-already", troop=action.troop)


def acting_member(game: Raid, action: Action, id: str) -> Character:
    """The member of the acting troop of a name, if it has not acted yet in this action."""
    if id in game.troops and id not in game.characters:
        raise Illegal("HR-041", "hr-member-acts", troop=action.troop)
    who = reasons.on_table(game, id, "HR-041")
    if who.troop != action.troop:
        raise Illegal("HR-041", "hr-act-not-theirs", who=id, troop=action.troop)
    if id not in action.waiting:
        number = "HR-041" if who.actions else "HR-059"
        raise Illegal(number, "hr-acted-already", who=id)
    return who


def target_of(deed: Deed) -> str:
    """The target of an attack; `Illegal` where none is named, or two are."""
    number, name = "HR-086" if deed.what == CLOSE else "HR-122", kind_name(deed.what)
    if not deed.target:
        raise Illegal(number, "hr-ability-whom", ability=name)
    if deed.second:
        raise Illegal(number, "hr-ability-second", ability=name)
    return deed.target


def check_beside(game: Raid, action: Action, who: Character, kind: str) -> None:
    """Raise `Illegal` where a character does another type of action than its unit (HR-051)."""
    if kind != action.kind and not game.is_leader(who):
        declared = kind_name(action.kind)
        raise Illegal("HR-041", "hr-other-type", troop=action.troop, kind=declared)


def check_generic_beside(game: Raid, action: Action, who: Character, what: str) -> None:
    """Raise `Illegal` where a Generic action does not go together with the unit's (HR-142)."""
    if action.kind not in (CLOSE, RANGED, "generic"):
        number = (
            ("HR-194" if what == "control" else "HR-142") if action.kind == "move" else "HR-041"
        )
        kind = kind_name(action.kind)
        raise Illegal(number, "hr-not-beside", troop=action.troop, kind=kind, what=kind_name(what))


def check_own_move(game: Raid, action: Action, who: Character, deed: Deed) -> None:
    """Raise `Illegal` where a member does not move alone."""
    if action.kind == "move":
        raise Illegal("HR-041", "hr-unit-moves-as-one", troop=action.troop)
    check_beside(game, action, who, "move")
    if deed.target or deed.second:
        raise Illegal("HR-066", "hr-names-no-target", kind=kind_name("move"))


def check_close(game: Raid, who: Character, target: Character) -> None:
    """Raise `Illegal` where a character cannot attack an enemy in close combat."""
    why = close_combat_action.refused_targets(game, who).get(target.id)
    why = why or forbidden(game, who, target)
    if why is not None:
        raise why
    if target in contact.enemies_in_contact(game, who):
        return
    far = close_combat_action.reach_of(game, who)
    if not far:
        raise Illegal("HR-044", "hr-not-in-contact", who=who.id, other=target.id)
    reasons.check_within(game, who, target, far, "HR-229")
    if interface.of(game).sights(who, [target])[0] is Sight.BLOCKED:
        raise Illegal("HR-229", "hr-shoot-unseen", who=who.id, target=target.id)


def check_shot(game: Raid, action: Action | None, who: Character, target: str) -> None:
    """Raise `Illegal` where a character cannot shoot at a troop."""
    check_target_troop(game, who.seat, target)
    why = ranged_action.cannot_shoot(game, who)
    if why is not None:
        raise why
    with_unit = action is not None and action.kind == RANGED
    if with_unit and action and target != action.target and not OWN_TARGET.ask(game, who).value:
        raise Illegal("HR-043", "hr-same-target", troop=action.troop, target=action.target)
    members = game.members(target)
    if not ranged_action.eligible(game, who, members):
        raise ranged_action.why_not(game, who, members, each=with_unit)


def check_control(game: Raid, who: Character, deed: Deed) -> None:
    """Raise `Illegal` where a character cannot take control of a marker."""
    target = deed.target
    if deed.second:
        raise Illegal("HR-193", "hr-ability-second", ability=kind_name("control"))
    if target not in [str(number) for number in range(len(game.markers))]:
        raise names_nothing()
    marker = int(target)
    if who.controls == marker:
        raise Illegal("HR-193", "hr-marker-own", who=who.id, marker=marker + 1)
    if marker not in generic_action.markers(game, who):
        raise Illegal("HR-193", "hr-marker-untouched", who=who.id, marker=marker + 1)


def check_ability(game: Raid, action: Action, who: Character, deed: Deed) -> None:
    """Raise `Illegal` where a character cannot use an ability in an action."""
    reasons.check_borne(game, who, deed.what)
    ability = ABILITIES[deed.what]
    if not ability.kind:
        raise reasons.not_to_choose(deed.what)
    if ability.kind == "generic":
        check_generic_beside(game, action, who, deed.what)
    elif ability.kind == "spirit":
        check_spirit_beside(action, deed)
    elif ability.kind != action.kind and not game.is_leader(who):
        name, kind = ability_name(deed.what), kind_name(ability.kind)
        raise Illegal("HR-041", "hr-ability-kind", ability=name, kind=kind)
    check_number(deed)
    ability.check_deed(game, who, deed)
    if ability.kind == "spirit":  # the rest of the unit neither attacked nor can it
        raise Illegal("HR-138", "hr-spirit-in-unit", troop=action.troop)


def check_number(deed: Deed) -> None:
    """Raise `Illegal` where an ability is used with more or fewer targets than it has."""
    number, name = number_of(deed.what), ability_name(deed.what)
    given, wanted = bool(deed.target) + bool(deed.second), ABILITIES[deed.what].targets
    if given > wanted:
        message = "hr-ability-second" if wanted else "hr-ability-one"
        raise Illegal(number, message, ability=name)
    if wanted and not deed.target:
        raise Illegal(number, "hr-ability-whom", ability=name)


def check_spirit_beside(action: Action, deed: Deed) -> None:
    """Raise `Illegal` where a Spirit action does not go together with the unit's (HR-138)."""
    if action.kind not in (CLOSE, RANGED, "spirit"):
        kind, what = kind_name(action.kind), kind_name(deed.what)
        raise Illegal("HR-138", "hr-not-beside", troop=action.troop, kind=kind, what=what)
