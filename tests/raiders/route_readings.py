"""A second, slow reading of the rules on places and routes: deployment, markers, moves."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from math import dist
from typing import Any

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Place as PlaceQuestion
from kitchentable.kernel.questions import Question, Route
from kitchentable.raiders.model.state import Character, Raid
from tests.raiders.slow_table import (
    HAIR,
    Block,
    Place,
    blocks,
    gap_at,
    is_chained,
    members,
    one,
    table,
    to_object,
    trace,
)

Rules = Iterator[str]
Ways = list[tuple[Character | None, int, list[Place]]]
"""Each that goes somewhere or is put down: the character, its radius, its places in order."""


def ways(game: Raid, question: Question[Any], answer: Any) -> Ways:
    """The ways in an answer; a marker has no character and half an inch radius."""
    if isinstance(answer, tuple) and answer and isinstance(answer[0], Route):
        movers = [(one(game, each.piece), each.points) for each in answer]
        return [
            (e, game.card_of(e).radius, [e.at, *points]) for e, points in movers if e.at is not None
        ]
    if not isinstance(question.matter, PlaceQuestion) or len(answer) != 3:
        return []
    who = getattr(question.matter, "who", "")
    return [(one(game, who) if who else None, radius(game, who), [answer])]


def radius(game: Raid, who: str) -> int:
    return game.card_of(one(game, who)).radius if who else 50


def flies(question: Question[Any], who: Character | None) -> bool:
    goings = getattr(question.matter, "goings", {})
    return who is not None and who.id in goings and bool(getattr(goings[who.id], "flies", False))


def border(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-070, HR-172: no base leaves the combat space."""
    space = table(game)
    for who, wide, places in ways(game, question, answer):
        if not space.contains(trace(places).buffer(wide + HAIR)):
            yield "HR-172" if who is None else "HR-070"


def thing(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-069: no way through objects; HR-211: no landing in one."""
    block = Block(game, no.message.args["thing"])
    for who, wide, places in ways(game, question, answer):
        heights = [place[2] for place in places]
        level = min(heights) < block.high and max(heights) + tall(game, who) > block.low
        if trace(places).distance(block.outline) < wide + HAIR and level:
            yield "HR-211" if flies(question, who) else "HR-069"


def tall(game: Raid, who: Character | None) -> int:
    return 0 if who is None else game.card_of(who).tall


def figure(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-068: no way through characters; HR-211: no landing on one."""
    other = one(game, no.message.args["figure"])
    going = {who.id: places for who, _, places in ways(game, question, answer) if who}
    there: list[Place] = [other.place] if other.at is not None else []
    there += going.get(other.id, [])[-1:]
    for who, wide, places in ways(game, question, answer):
        if who is None or who is other:
            continue
        near = [trace(places).distance(trace([at])) for at in there]
        if min(near) < wide + game.card_of(other).radius + HAIR:
            yield "HR-211" if flies(question, who) else "HR-068"


def slope(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-072, A-040: what is climbed is vertical, so a leg goes level or straight up."""
    for _, _, places in ways(game, question, answer):
        for start, to in itertools.pairwise(places):
            if start[2] != to[2] and dist(start[:2], to[:2]) > 0:
                yield "HR-072"


def unsafe(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-075, A-123: the table, or a top with the centre well on it; HR-211: so a flight ends."""
    for who, wide, places in ways(game, question, answer):
        x, y, z = places[-1]
        bearing = [
            block
            for block in blocks(game)
            if block.stand and block.high == z and block.outline.contains(trace([(x, y, z)]))
        ]
        deep = max(
            (block.outline.exterior.distance(trace([(x, y, z)])) for block in bearing), default=0
        )
        if z != 0 and deep < wide + HAIR:
            yield "HR-211" if flies(question, who) else "HR-075"


# --- deployment and markers -------------------------------------------------------------------


def deploy_near(game: Raid, question: Question[Any], answer: Place, no: Illegal) -> Rules:
    """HR-174: within 6 inches of the own Portal; so much is missing."""
    portal = next(each.id for each in game.objects if each.portal == question.seat)
    over = to_object(game, radius(game, question.matter.who), answer, portal) - 600  # type: ignore[attr-defined]
    if over > -1 and abs(over - 100 * float(str(no.message.args["missing"]))) < HAIR:
        yield "HR-174"


def marker_height(game: Raid, question: Question[Any], answer: Place, no: Illegal) -> Rules:
    """HR-189: a marker lies on the combat space itself."""
    if answer[2] != 0:
        yield "HR-189"


def marker_portal(game: Raid, question: Question[Any], answer: Place, no: Illegal) -> Rules:
    """HR-190: 15 inches from the own Portal."""
    portal = next(each.id for each in game.objects if each.portal == question.seat)
    if to_object(game, 50, answer, portal) < 1500 + 1:
        yield "HR-190"


def marker_near(game: Raid, question: Question[Any], answer: Place, no: Illegal) -> Rules:
    """HR-190: 5 inches from other markers."""
    if any(dist(answer[:2], each.at[:2]) - 100 < 500 + 1 for each in game.markers):
        yield "HR-190"


def marker_covered(game: Raid, question: Question[Any], answer: Place, no: Illegal) -> Rules:
    """HR-189, A-039: not where an object stands."""
    here = trace([answer])
    if any(b.low == 0 and here.distance(b.outline) < 50 + HAIR for b in blocks(game)):
        yield "HR-189"


# --- moves ------------------------------------------------------------------------------------


def not_theirs(game: Raid, question: Question[Any], answer: Sequence[Route], no: Illegal) -> Rules:
    """HR-041: the members of the unit that acts move, and no others."""
    who = str(no.message.args["who"])
    if who in [each.piece for each in answer] and who not in question.matter.goings:  # type: ignore[attr-defined]
        yield "HR-041"


def twice(game: Raid, question: Question[Any], answer: Sequence[Route], no: Illegal) -> Rules:
    """HR-066: an action is one move of a character."""
    if [each.piece for each in answer].count(str(no.message.args["who"])) > 1:
        yield "HR-066"


def too_far(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-067: no further than the Movement value; the air line is the least a way can cost."""
    over = 100 * float(str(no.message.args["over"]))
    for who, _, places in ways(game, question, answer):
        assert who is not None
        if who.id not in question.matter.goings:  # type: ignore[attr-defined]
            continue
        budget = question.matter.goings[who.id].budget  # type: ignore[attr-defined]
        length = sum(dist(a, b) for a, b in itertools.pairwise(places))
        flat = sum(dist(a[:2], b[:2]) for a, b in itertools.pairwise(places))
        if flat - HAIR <= budget + over <= 2 * length + flat + HAIR and over > 0:
            yield "HR-067"


def apart(game: Raid, question: Question[Any], answer: Any, no: Illegal) -> Rules:
    """HR-055, HR-274: members keep within 3 inches, with Open formation 5; HR-058: Leaders too."""
    troop = str(no.message.args["troop"])
    places: dict[str, Place] = {each.id: each.place for each in members(game, troop)}
    moved = {who.id: way[-1] for who, _, way in ways(game, question, answer) if who}
    places |= {id: at for id, at in moved.items() if one(game, id).troop == troop}
    if not is_chained(game, places, 500 - HAIR):
        yield from ("HR-055", "HR-274", "HR-058")
    elif not is_chained(game, places, 300):
        yield from ("HR-055", "HR-058")


def not_near(game: Raid, question: Question[Any], answer: Place, no: Illegal) -> Rules:
    """HR-214, HR-208: within an inch of the other, or in contact with it."""
    who, other = (one(game, getattr(question.matter, name)) for name in ("who", "other"))
    if gap_at(game, who, answer, other, other.place) > 2:
        yield from ("HR-208", "HR-214")


READINGS = {
    "route-border": border,
    "route-thing": thing,
    "route-figure": figure,
    "route-slope": slope,
    "place-unsafe": unsafe,
    "hr-deploy-near": deploy_near,
    "hr-marker-height": marker_height,
    "hr-marker-portal": marker_portal,
    "hr-marker-near": marker_near,
    "hr-marker-covered": marker_covered,
    "hr-move-not-theirs": not_theirs,
    "hr-move-twice": twice,
    "hr-move-too-far": too_far,
    "hr-unit-apart": apart,
    "hr-place-not-near": not_near,
}
"""By the message of a refusal: the second reading of its rules."""
