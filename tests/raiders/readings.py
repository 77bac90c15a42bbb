"""A second, slow reading of the rules behind the most common refusals, written from their text.

Each reading looks at the position, the question and the answer with no help of the program's own
reasons, and gives the rules that forbid the answer. The refusal has to cite one of them. Places
and routes are read in `route_readings`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from kitchentable import raiders
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Question
from kitchentable.raiders.model.cards import Type
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import DONE, END, UNIT_MOVES, Deed, Split
from tests.raiders import route_readings, shot_readings
from tests.raiders.slow_table import gap, is_out_of_formation, members, one, touches_an_enemy

Rules = Iterator[str]
Reading = Callable[[Raid, Question[Any], Any, Illegal], Rules]
TYPES = ("move", "close", "ranged", "spirit", "generic")
WHOLE = {
    "activate-troop": "HR-021",
    "deploy-next": "HR-174",
    "join-unit": "HR-046",
    "join-another-unit": "HR-293",
    "carry-more": "HR-212",
    "send-message": "HR-301",
    "shoot-back": "HR-122",
    "shoot-running": "HR-122",
}
"""By topic: the rule by which its answer is a whole Unit or Hero."""
SINGLE = {
    "strike-leaving": "HR-081",
    "choose-defender": "HR-125",
    "split-aces": "HR-233",
    "swap-places": "HR-266",
    "replace": "HR-302",
}
"""By topic: the rule by which its answer is one character."""
BESIDE = {"pass-wound": "HR-299", "choose-victim": "HR-252"}
"""By topic: the rule by which its answer is a character in base contact."""


def whole(game: Raid, question: Question[Any]) -> str:
    """The rule by which an answer is a whole Unit or Hero; "" if it need not be one."""
    who = getattr(question, "who", "")
    if question.topic == "join-unit" and game.card_of(one(game, who)).type is Type.HERO:
        return "HR-307"
    return WHOLE.get(question.topic, "")


def deed_of(answer: Any) -> Deed:
    assert isinstance(answer, Deed)
    return answer


def named(answer: Any) -> str:
    """The name in an answer to a question about one thing."""
    return answer.target if isinstance(answer, Split) else str(answer)


@cache
def abilities() -> dict[str, str]:
    """By rule: the ability that the book gives it under."""
    index = tomllib.loads((Path(raiders.__file__).parent / "rulebook/index.toml").read_text())
    found = {}
    for table in (index, *(each for each in index.values() if isinstance(each, dict))):
        for rule, facts in table.items():
            if isinstance(facts, dict) and "ability" in facts:
                found[rule] = facts["ability"].lower().replace(" ", "-")
    return found


def is_of(rule: str, ability: str) -> bool:
    """Whether a rule is one of an ability."""
    return abilities().get(rule, "") == ability


# --- names ------------------------------------------------------------------------------------


def not_a_troop(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-021, HR-041 and others: what is activated, deployed or shot at is a Unit or a Hero."""
    if not isinstance(answer, Deed):
        if named(answer) not in game.troops:
            yield whole(game, question)
    elif question.topic == "choose-action" and answer.who not in game.troops:
        yield "HR-041"
    elif answer.what == "ranged" and answer.target not in game.troops:
        yield "HR-122"
    elif answer.what not in TYPES and answer.target not in game.troops:
        yield no.rule if is_of(no.rule, answer.what) else ""


def not_a_character(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-041, HR-083 and others: members act, and are attacked, one by one."""
    if not isinstance(answer, Deed):
        if named(answer) not in game.characters:
            yield SINGLE.get(question.topic, no.rule if no.rule in question.rules else "")
    elif answer.who not in game.characters:
        yield "HR-041"
    elif answer.target not in game.characters or answer.second not in game.characters:
        if answer.what == "close":
            yield "HR-083"
        elif answer.what in shot_readings.SPIRIT:
            yield "HR-134"
        elif answer.what not in TYPES and is_of(no.rule, answer.what):
            yield no.rule


def not_yours(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-021 and others: players activate, deploy and join troops of their own."""
    id = answer.who if isinstance(answer, Deed) else named(answer)
    side = game.troops[id].seat if id in game.troops else one(game, id).seat
    if side != question.seat:
        needed = whole(game, question) or SINGLE.get(question.topic, "")
        yield "HR-021" if isinstance(answer, Deed) else needed


def not_an_enemy(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-083, HR-093 and others: attacks go against the opposing side."""
    id = str(no.message.args["who"])
    side = game.troops[id].seat if id in game.troops else game.characters[id].seat
    if side != question.seat:
        return
    if isinstance(answer, Deed) and answer.what in ("close", "ranged"):
        yield "HR-083" if answer.what == "close" else "HR-093"
    elif isinstance(answer, Deed) and answer.what in shot_readings.SPIRIT:
        yield "HR-134"
    elif isinstance(answer, Deed):
        yield no.rule if is_of(no.rule, answer.what) else ""
    elif question.topic.startswith("shoot-"):
        yield "HR-093"
    else:
        yield SINGLE.get(question.topic, no.rule if no.rule in question.rules else "")


def vanished(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-161: a vanished character is out of the game."""
    who = no.message.args["who"]
    of = [each for each in game.characters.values() if who in (each.id, each.troop)]
    if not any(each.at and each.id not in game.vanishing for each in of):
        yield "HR-161"


# --- turns ------------------------------------------------------------------------------------


def activated(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-022: once in a round."""
    if game.troops[str(no.message.args["troop"])].activated:
        yield "HR-022"


def no_pass(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-169, A-019: only with more pearls than troops that wait; the one drawn counts."""
    waiting = {e.troop for e in game.characters.values() if e.at and e.seat == question.seat}
    waiting = {id for id in waiting if not game.troops[id].activated}
    if answer == "" and game.bag[question.seat] + 1 <= len(waiting):
        yield "HR-169"


def not_acting(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-021: the activated troop acts."""
    if game.turn is not None and no.message.args["troop"] not in game.turn.acting:
        yield "HR-021"


def no_actions(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-059: two actions in a turn."""
    if sum(who.actions for who in members(game, no.message.args["troop"])) == 0:
        yield "HR-059"


# --- declaring --------------------------------------------------------------------------------


def not_a_type(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-060: there are five types of action."""
    if deed_of(answer).what not in TYPES:
        yield "HR-060"


def action_first(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-060: what is done is done in an action, and none is declared."""
    if game.action is None and (answer in (DONE, UNIT_MOVES) or answer.what in ("end", "done")):
        yield "HR-060"


def untargeted(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-066, HR-086, HR-136, HR-139: the member that acts names a target, not the unit."""
    rules = {"move": "HR-066", "close": "HR-086", "spirit": "HR-136", "generic": "HR-139"}
    deed = deed_of(answer)
    if deed.what in rules and (deed.target or deed.second):
        yield rules[deed.what]


def ranged_names(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-122: a Ranged attack names one target."""
    deed = deed_of(answer)
    if deed.what == "ranged" and (not deed.target or deed.second):
        yield "HR-122"


def stand_up_first(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-121: the first action is to stand up."""
    if game.troops[str(no.message.args["troop"])].down:
        yield "HR-121"


def stands_already(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-140: standing up is for a troop on the ground."""
    if not game.troops[str(no.message.args["troop"])].down:
        yield "HR-140"


def regroup_first(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-056: Movement actions that bring all together; HR-042: no acting as a unit before."""
    if is_out_of_formation(game, no.message.args["troop"]):
        yield from ("HR-042", "HR-056")


def close_nobody(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-083: an enemy in base contact is attacked."""
    group = [who for who in members(game, no.message.args["troop"]) if who.actions > 0]
    if not any(touches_an_enemy(game, who) for who in group):
        yield "HR-083"


def generic_nothing(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-139: a Generic action does something: nobody is down."""
    deed = deed_of(answer)
    if deed.what == "generic" and not game.troops[deed.who].down:
        yield "HR-139"


# --- acting -----------------------------------------------------------------------------------


def not_theirs(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-041: the members of the unit act; HR-269: they leave it for another group."""
    if one(game, no.message.args["who"]).troop != no.message.args["troop"]:
        yield "HR-269" if question.topic == "split-unit" else "HR-041"


def acted_already(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-041: each member acts once in an action; HR-059: it has two actions."""
    who = one(game, no.message.args["who"])
    if game.action is not None and who.id not in game.action.waiting:
        yield "HR-041" if who.actions else "HR-059"


def member_acts(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-041: each member acts for itself; HR-044, HR-123, HR-138 say so of attacks."""
    deed = deed_of(answer)
    if deed.who not in game.characters or deed.who in game.troops:
        yield "HR-041"
        yield {"close": "HR-044", "ranged": "HR-123", "spirit": "HR-138"}.get(deed.what, "HR-041")


def other_type(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-041: one type of action for all of a unit, a Leader apart (HR-051)."""
    deed = deed_of(answer)
    leads = deed.who in game.characters and game.card_of(one(game, deed.who)).type is Type.LEADER
    if game.action is not None and deed.what != game.action.kind and not leads:
        yield "HR-041"


def name_the_deed(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-132: a Spirit action is an ability; HR-139: a Generic action is something that is done."""
    if deed_of(answer).what in ("spirit", "generic"):
        yield "HR-132" if answer.what == "spirit" else "HR-139"


def not_beside(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-194, HR-142: a Generic action not while others move; HR-138: Spirit with an attack."""
    deed, action = deed_of(answer), game.action
    assert action is not None
    if action.kind == "move":
        yield "HR-194" if deed.what == "control" else "HR-142"
    if action.kind not in ("close", "ranged"):
        yield from ("HR-138", "HR-041")


def not_done(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-041: the action of all members goes on."""
    if answer == END and game.action is not None:
        yield "HR-041"


def moves_as_one(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-041: all members of a unit move in one action."""
    if game.action is not None and (game.action.kind, deed_of(answer).what) == ("move", "move"):
        yield "HR-041"


def attack_owed(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-138: a Spirit action goes with an attack of the rest."""
    action = game.action
    if action is not None and action.kind in ("close", "ranged") and not action.attackers:
        yield "HR-138"


def not_in_contact(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-044, HR-083 and abilities: base contact."""
    who, other = one(game, no.message.args["who"]), one(game, no.message.args["other"])
    if gap(game, who, other) > 1:
        yield from ("HR-044", "HR-083", BESIDE.get(question.topic, ""))
        if isinstance(answer, Deed) and answer.what not in TYPES and is_of(no.rule, answer.what):
            yield no.rule


def ability_none(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-038, HR-052: abilities are those on the card; Unit abilities those of the unit's card."""
    who = one(game, no.message.args["who"])
    ability = deed_of(answer).what if isinstance(answer, Deed) else named(answer)
    unit = game.content.cards[game.troops[who.troop].card].abilities
    if ability not in game.card_of(who).abilities:
        yield "HR-038"
        if ability not in unit:
            yield from ("HR-052", "HR-053")


def ability_itself(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """The rule of the ability, which names another moment than this one."""
    ability = answer.what if isinstance(answer, Deed) else named(answer)
    if is_of(no.rule, ability):
        yield no.rule


def ability_whom(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-086, HR-122, or the rule of an ability: a target is named."""
    deed = deed_of(answer)
    if not deed.target:
        yield {"close": "HR-086", "ranged": "HR-122"}.get(deed.what, "")
        if deed.what not in TYPES and is_of(no.rule, deed.what):
            yield no.rule


def marker_untouched(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-193: a character that touches the marker with its base."""
    who, at = one(game, deed_of(answer).who), game.markers[int(answer.target)].at
    reach = game.card_of(who).radius + 50 + 2
    if (who.place[0] - at[0]) ** 2 + (who.place[1] - at[1]) ** 2 > (reach - 3) ** 2:
        yield "HR-193"


# --- setting up -------------------------------------------------------------------------------


def call_what(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-181: one calls Blank, the other Ace."""
    if answer not in ("blank", "ace"):
        yield "HR-181"


def portal_two(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-179: the middles of opposite sides; HR-180: opposite corners. Both are two places."""
    if answer not in (0, 1):
        yield "HR-180" if game.corners else "HR-179"


def deploy_all(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-174: all troops are deployed before the first round."""
    left = [e for e in game.troops.values() if e.seat == question.seat and not e.deployed]
    if answer == "" and left:
        yield "HR-174"


def deployed_already(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-174: a troop that stands is deployed."""
    if game.troops[named(answer)].deployed:
        yield "HR-174"


READINGS: dict[str, Reading] = {
    **route_readings.READINGS,
    **shot_readings.READINGS,
    "hr-not-a-troop": not_a_troop,
    "hr-not-a-character": not_a_character,
    "hr-not-yours": not_yours,
    "hr-not-an-enemy": not_an_enemy,
    "hr-vanished-already": vanished,
    "hr-activated-already": activated,
    "hr-pass-not-now": no_pass,
    "hr-not-acting": not_acting,
    "hr-no-actions": no_actions,
    "hr-not-a-type": not_a_type,
    "hr-action-first": action_first,
    "hr-names-no-target": untargeted,
    "hr-ranged-names": ranged_names,
    "hr-stand-up-first": stand_up_first,
    "hr-stands-already": stands_already,
    "hr-regroup-first": regroup_first,
    "hr-close-nobody": close_nobody,
    "hr-generic-nothing": generic_nothing,
    "hr-act-not-theirs": not_theirs,
    "hr-acted-already": acted_already,
    "hr-member-acts": member_acts,
    "hr-other-type": other_type,
    "hr-name-the-deed": name_the_deed,
    "hr-not-beside": not_beside,
    "hr-action-not-done": not_done,
    "hr-unit-moves-as-one": moves_as_one,
    "hr-attack-owed": attack_owed,
    "hr-not-in-contact": not_in_contact,
    "hr-ability-none": ability_none,
    "hr-ability-itself": ability_itself,
    "hr-ability-whom": ability_whom,
    "hr-marker-untouched": marker_untouched,
    "hr-call-what": call_what,
    "hr-portal-two": portal_two,
    "hr-deploy-all": deploy_all,
    "hr-deployed-already": deployed_already,
}
"""By the message of a refusal: the second reading of its rules."""
