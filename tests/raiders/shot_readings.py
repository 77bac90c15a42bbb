"""A second, slow reading of the rules on shooting, on Spirit actions and on some abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Question
from kitchentable.raiders.model.cards import Type
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import Deed
from tests.raiders.slow_table import gap, members, one

Rules = Iterator[str]


def engaged(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-080: no shot out of base contact."""
    if gap(game, one(game, no.message.args["who"]), one(game, no.message.args["enemy"])) <= 2:
        yield "HR-080"


def at_engaged(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-099: no shot at a character in base contact with an opponent of its own."""
    if gap(game, one(game, no.message.args["target"]), one(game, no.message.args["enemy"])) <= 2:
        yield "HR-099"


def no_dice(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-100: only a character with Shooting dice."""
    who = str(no.message.args["who"])
    if who in game.characters:
        pool = game.card_of(one(game, who)).shooting
        shooters = pool.white + pool.red + pool.black
    else:
        shooters = sum(game.card_of(each).range for each in members(game, who))
    if not shooters:
        yield "HR-100"


def leader(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-049: no Leader is shot at while others of its unit are there."""
    target = one(game, no.message.args["target"])
    if game.card_of(target).type is Type.LEADER and len(members(game, target.troop)) > 1:
        yield "HR-049"


def no_spirit(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-132: an ability in the Spirit trait."""
    borne = game.card_of(one(game, no.message.args["who"])).abilities
    if not any(ability in SPIRIT for ability in borne):
        yield "HR-132"


SPIRIT = (
    "subtle-manipulation", "distract", "brainfreeze", "charm", "disrupt", "mind-trick", "confuse",
    "stun", "transfer",
)  # fmt: skip
"""The abilities of the Spirit trait that are challenges or deeds (HR-245 to HR-257)."""


def not_within(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-229, HR-237, HR-266, HR-268, HR-301 and HR-293: so many inches at most."""
    who, other = no.message.args["who"], one(game, no.message.args["other"])
    far = float(str(no.message.args["far"])) * 100
    some = [e for e in game.characters.values() if who in (e.id, e.troop) and e.at and e != other]
    if all(gap(game, other, each) > far - 1 for each in some):
        yield from WITHIN[far]


WITHIN = {
    200.0: ("HR-229",),
    300.0: ("HR-301", "HR-237", "HR-293"),
    500.0: ("HR-266", "HR-268"),
    600.0: ("HR-237", "HR-293"),
}
"""By distance in hundredths of an inch: the rules that name it."""


def relocate_one(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-215: in contact with exactly one enemy."""
    who = one(game, no.message.args["who"])
    foes = [e for e in game.characters.values() if e.seat != who.seat and e.at]
    touching = sum(gap(game, who, foe) <= 2 for foe in foes)
    if touching != 1 and touching == no.message.args["count"]:
        yield "HR-215"


def running_two(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-205: the shot on the run takes both actions."""
    if one(game, no.message.args["who"]).actions < 2:
        yield "HR-205"


def not_wounded(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-286: a wound is taken off."""
    if one(game, no.message.args["who"]).wounds == 0:
        yield "HR-286"


def not_on_card(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-254: one of the target's own abilities is lost; HR-286: the Leader itself heals."""
    used = isinstance(answer, Deed)
    ability = answer.what if used else str(answer)
    if ability not in game.card_of(one(game, no.message.args["who"])).abilities:
        yield "HR-286" if used and ability == "lead-by-example" else "HR-254"


READINGS = {
    "hr-shoot-engaged": engaged,
    "hr-shoot-at-engaged": at_engaged,
    "hr-shoot-no-dice": no_dice,
    "hr-shoot-leader": leader,
    "hr-spirit-none": no_spirit,
    "hr-not-within": not_within,
    "hr-relocate-one": relocate_one,
    "hr-running-two": running_two,
    "hr-not-wounded": not_wounded,
    "hr-ability-not-on-card": not_on_card,
}
"""By the message of a refusal: the second reading of its rules."""
