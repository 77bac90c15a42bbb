"""What would come of something a player plans, for a table in a browser.

A client asks with a plain object; `what` names the kind of question:

    {"what": "reach", "who": "Guardsmen 1"}                     everywhere it can get to
    {"what": "move", "who": "Guardsmen 1", "to": [1200, 800]}   its unit follows; or `alone`
    {"what": "place", "to": [300, 1300]}                        of what is put down
    {"what": "sight", "start": "Guardsmen 1", "end": [100, 90]} a ruler, and a view from the side
    {"what": "attack", "kind": "ranged", "by": "Rifle 1", "at": "Ragmen 2"}
    {"what": "volley", "kind": "ranged", "by": "Rifles", "at": "Ragmen"}
    {"what": "around", "who": "Guardsmen 1"}                    what is near, and how it is seen
    {"what": "reaction"}                                        the attacks that are reacted to
    {"what": "asked"}                                           who may move, how far; where to put

What comes back has the shape of an answer wherever a question is open: a client sends the
`answer` of a planned move as it is. Everything is computed from what the seat sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field, structs

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Place, Question
from kitchentable.kernel.words import Message
from kitchentable.raiders.browser import highlights, lines_of_sight, magnet, plan, reach_outline
from kitchentable.raiders.geometry.figures import gap
from kitchentable.raiders.geometry.routes import HIGHEST
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import DeployAt, OpenMoves, PlaceMarker, PlaceNear
from kitchentable.raiders.odds import forecast
from kitchentable.raiders.rules import close_combat_action, contact
from kitchentable.raiders.tabletop import geometric
from kitchentable.raiders.tabletop.geometric import Computed
from kitchentable.raiders.tabletop.interface import Going
from kitchentable.raiders.tabletop.judged_routes import gait_of

Coordinate = Annotated[int, Meta(ge=-100_000, le=100_000)]
Spot = Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
"""A place as a client names it: x and y, and the height if it matters."""


Answer = tuple[tuple[str, tuple[tuple[int, int, int], ...]], ...]


class Ask(Struct, frozen=True, tag_field="what", forbid_unknown_fields=True):
    """The base of what may be asked."""


class Reach(Ask, frozen=True, tag="reach"):
    """Everywhere somebody of the moving group can get to."""

    who: str
    plan: dict[str, Spot] = {}
    """Where others of the group will have gone by then."""


class Move(Ask, frozen=True, tag="move"):
    """One of the moving group is sent somewhere."""

    who: str
    to: Spot
    alone: bool = False
    """Whether the others stay as `plan` has them; else they come along as they stand."""
    plan: dict[str, Spot] = {}
    exact: bool = False
    """Whether it stands just there: else it is set into contact with what it nearly touches."""


class Put(Ask, frozen=True, tag="place"):
    """Something is put down somewhere, or pushed so far."""

    to: Spot
    exact: bool = False


class SightAsk(Ask, frozen=True, tag="sight"):
    """A ruler between two figures or places."""

    start: str | Spot
    end: str | Spot


class Attack(Ask, frozen=True, tag="attack"):
    """One character attacks another, or a troop: then the server says who would defend."""

    kind: Literal["close", "ranged"]
    by: str
    at: str


class Volley(Ask, frozen=True, tag="volley"):
    """A troop attacks a troop; at "" close: every enemy that it touches."""

    kind: Literal["close", "ranged"]
    by: str
    at: str = ""


class Around(Ask, frozen=True, tag="around"):
    """What somebody has around it."""

    who: str


class Reaction(Ask, frozen=True, tag="reaction"):
    """The attacks that the open question lets a player react to."""


class AskedFor(Ask, frozen=True, tag="asked"):
    """What the open question is about."""


Asked = Reach | Move | Put | SightAsk | Attack | Volley | Around | Reaction | AskedFor


def preview(view: Raid, question: Question[Any] | None, ask: Any) -> object:
    """The answer to what a client asks; a `Problem` says what is wrong with it."""
    try:
        asked: Asked = msgspec.convert(ask, Asked)
    except msgspec.ValidationError as why:
        raise Problem("hr-preview-form", why=str(why)[:120]) from None
    if isinstance(asked, Reach):
        return reach(view, _moves(question), asked)
    if isinstance(asked, Move):
        return move(view, _moves(question), asked)
    if isinstance(asked, Put):
        return put(view, _place(question), asked)
    if isinstance(asked, Reaction):
        return forecast.reacted_to(view, question)
    if isinstance(asked, AskedFor):
        return highlights.about(view, question)
    if isinstance(asked, Around):
        return lines_of_sight.surroundings(view, _character(view, asked.who))
    if isinstance(asked, SightAsk):
        return lines_of_sight.measured(view, _end(view, asked.start), _end(view, asked.end))
    if isinstance(asked, Attack):
        by = _character(view, asked.by)
        return forecast.forecast(view, asked.kind, by, _defender(view, by, asked))
    if asked.by not in view.troops or (asked.at and asked.at not in view.troops):
        raise Problem("hr-preview-nobody", who=f"{asked.by} {asked.at}"[:80])
    return forecast.volley(view, asked.kind, asked.by, asked.at)


def _moves(question: Question[Any] | None) -> OpenMoves:
    if isinstance(question, OpenMoves):
        return question
    raise Problem("hr-preview-not-asked")


def _place(question: Question[Any] | None) -> Place:
    if isinstance(question, Place):
        return question
    raise Problem("hr-preview-not-asked")


def _character(view: Raid, id: str) -> Character:
    who = view.characters.get(id)
    if who is None or who.at is None:
        raise Problem("hr-preview-nobody", who=id[:80])
    return who


def _defender(view: Raid, by: Character, asked: Attack) -> Character:
    """The character that is attacked, or the one of a troop that would have to defend."""
    if asked.at in view.characters:
        return _character(view, asked.at)
    found = forecast.who_would_defend(view, asked.kind, by, asked.at) if asked.at else None
    if found is None:
        raise Problem("hr-preview-nobody", who=asked.at[:80])
    return found


def _end(view: Raid, end: str | Spot) -> Character | Spot:
    return _character(view, end) if isinstance(end, str) else end


def _goings(question: OpenMoves, *ids: str) -> Mapping[str, Going]:
    """How each of the group moves; everybody who is asked for has to be of it."""
    for id in ids:
        if id not in question.goings:
            raise Problem("hr-preview-nobody", who=id[:80])
    return question.goings


# --- reach --------------------------------------------------------------------------------------


class Reached(Struct, frozen=True):
    """Where a base's centre can get to, height by height."""

    who: str
    budget: int
    areas: tuple[reach_outline.Area, ...]


def reach(view: Raid, question: OpenMoves, asked: Reach) -> Reached:
    """Everywhere one of the moving group can get to."""
    going = _goings(question, asked.who, *asked.plan)[asked.who]
    top = geometric.tabletop(view)
    ground = top.ground
    for who, spot in asked.plan.items():
        if who != asked.who:
            ground = ground.with_figure_at(top.number[who], _at(top, who, spot))
    number = top.number[asked.who]
    found = reach_outline.areas(ground, number, going.budget, gait_of(going))
    return Reached(asked.who, going.budget, tuple(found))


def _at(top: Computed, who: str, spot: Spot) -> tuple[int, int, int]:
    x, y = spot[:2]
    z = spot[2] if len(spot) == 3 else top.ground.below(top.number[who], (x, y, HIGHEST))
    return x, y, z


# --- moves --------------------------------------------------------------------------------------


class Strike(Struct, frozen=True):
    """A free attack that a move would allow (HR-081)."""

    by: str
    at: str


class Planned(Struct, frozen=True):
    """A planned move: as an answer, and what would come of it."""

    answer: Answer
    who: str
    """Who was sent; the sights are its own."""
    routes: tuple[plan.Route, ...]
    links: tuple[tuple[str, str, int], ...]
    """Who of the unit keeps together with whom, and the gap between them."""
    within: int
    """How wide a gap may be (HR-055)."""
    strikes: tuple[Strike, ...]
    touches: tuple[magnet.Touch, ...]
    """What the moving figures touch at the end."""
    sights: tuple[lines_of_sight.Seen, ...]
    refused: Message | None = None
    rule: str = ""
    goals: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    """Where everybody of the plan ends, to be sent back with the next change of it."""


def move(view: Raid, question: OpenMoves, asked: Move) -> Planned:
    """Where the moving group would go, and what would come of it."""
    goings = _goings(question, asked.who, *asked.plan)
    top = geometric.tabletop(view)
    routes, why = _planned(view, question, top, asked)
    answer = _answer(routes)
    after = top.after(answer)
    lead = view.characters[asked.who]
    members = view.members(lead.troop)
    return Planned(
        answer=answer,
        who=asked.who,
        routes=tuple(routes),
        links=tuple(_links(after, members)) if len(goings) > 1 or len(members) > 1 else (),
        within=contact.within_of(view, view.troops[lead.troop]),
        strikes=tuple(_strikes(view, top, answer, goings)),
        touches=tuple(
            touch for id in goings for touch in magnet.touches(view, after, view.characters[id])
        ),
        sights=lines_of_sight.around(view, after, lead),
        refused=why.message if why else None,
        rule=why.rule if why else "",
        goals={id: points[-1] for id, points in answer},
    )


def _planned(
    view: Raid, question: OpenMoves, top: Computed, asked: Move
) -> tuple[list[plan.Route], Illegal | None]:
    """Routes for the group, and why the rules would not take them.

    A unit that would be torn apart closes up around the one that is sent, which then may not
    go all the way.
    """
    goings = _goings(question)
    goals = _alone(asked) if asked.alone else _together(view, top, goings, asked)
    pulls = {} if asked.exact else _pulls(view, top, asked, goals)
    routes = plan.plan(top, goings, goals, asked.who, pulls)
    why = _judged(question, _answer(routes))
    if why is not None and pulls:  # contact that is not legal is no reason to refuse the move
        routes = plan.plan(top, goings, goals, asked.who, {})
        why = _judged(question, _answer(routes))
    if why is None or asked.alone or len(goals) == 1:
        return routes, why
    said = next(route for route in routes if route.who == asked.who)
    message, rule = (said.refused, said.rule) if said.refused else (why.message, why.rule)
    for part in (4, 3, 2):
        closer = plan.plan(top, goings, _closed_up(top, goals, said, part), asked.who, {})
        if _judged(question, _answer(closer)) is None:
            return [
                structs.replace(each, refused=message, rule=rule) if each.who == asked.who else each
                for each in closer
            ], None
    return routes, why


def _pulls(view: Raid, top: Computed, asked: Move, goals: Iterable[str]) -> plan.Pulls:
    """What draws which figure: everything the one that is sent, what scores those who follow it.

    Figures that were planned before stay where they were put.
    """
    followers = () if asked.alone else goals
    scoring = magnet.goals(view, top)
    found: dict[str, Sequence[magnet.Target]] = dict.fromkeys(followers, scoring)
    return {**found, asked.who: magnet.everything(view, top, view.characters[asked.who])}


def _answer(routes: Sequence[plan.Route]) -> Answer:
    return tuple((route.who, route.points) for route in routes if route.points)


def _closed_up(
    top: Computed, goals: Mapping[str, Spot], lead: plan.Route, part: int
) -> dict[str, Spot]:
    """The one that is sent goes so many quarters of its way, the others half as far from it."""
    me = top.ground.figures[top.number[lead.who]]
    x, y = lead.points[-1][:2] if lead.points else (me.x, me.y)
    x, y = me.x + (x - me.x) * part // 4, me.y + (y - me.y) * part // 4
    asked = goals[lead.who]
    found: dict[str, Spot] = {lead.who: (x, y)}
    for who, spot in goals.items():
        if who != lead.who:
            found[who] = (x + (spot[0] - asked[0]) // 2, y + (spot[1] - asked[1]) // 2)
    return found


def _alone(asked: Move) -> dict[str, Spot]:
    return {**asked.plan, asked.who: asked.to}


def _together(
    view: Raid, top: Computed, goings: Mapping[str, Going], asked: Move
) -> dict[str, Spot]:
    """Everybody goes the same way; who is engaged stays, unless it is the one that is sent."""
    lead = top.ground.figures[top.number[asked.who]]
    dx, dy = asked.to[0] - lead.x, asked.to[1] - lead.y
    goals: dict[str, Spot] = {}
    for id in goings:
        who = view.characters[id]
        if id != asked.who and not contact.enemies_in_contact(view, who):
            figure = top.ground.figures[top.number[id]]
            goals[id] = (figure.x + dx, figure.y + dy)
    return {**goals, asked.who: asked.to}


def _judged(question: Question[Any], answer: Any) -> Illegal | None:
    """Why the rules would not take an answer; `None` if they would."""
    try:
        question.accept(answer)
    except Illegal as why:
        return why
    return None


def _links(top: Computed, members: Sequence[Character]) -> Iterable[tuple[str, str, int]]:
    """The shortest links that join a unit."""
    joined, rest = list(members[:1]), list(members[1:])
    while rest:
        far, a, b = min(
            ((gap(top.at(a), top.at(b)), a.id, b.id) for a in joined for b in rest),
            key=lambda link: link[0],
        )
        yield a, b, far
        joined += [each for each in rest if each.id == b]
        rest = [each for each in rest if each.id != b]


def _strikes(
    view: Raid, top: Computed, answer: Sequence[tuple[str, Any]], goings: Mapping[str, Going]
) -> list[Strike]:
    """Who will get a free attack."""
    try:
        judged = top.judge(answer, goings)
    except Illegal:
        return []
    found = []
    for id, route in judged.items():
        left = tuple(each for each in route.start if each not in route.kept)
        mover = view.characters[id]
        if not goings[id].forced:
            found += [Strike(by, id) for by in close_combat_action.strikers(view, mover, left)]
    return found


# --- putting something down ---------------------------------------------------------------------


class Standing(Struct, frozen=True):
    """Something that is put down somewhere."""

    answer: tuple[int, ...]
    refused: Message | None = None
    rule: str = ""
    sights: tuple[lines_of_sight.Seen, ...] = ()
    touches: tuple[magnet.Touch, ...] = ()


def put(view: Raid, question: Place, asked: Put) -> Standing:
    """Whether a place would do, and what is seen and touched from there."""
    if not isinstance(question, DeployAt | PlaceNear):
        lies = isinstance(question, PlaceMarker) and len(asked.to) == 2
        answer = (*asked.to, 0) if lies else asked.to  # markers lie flat
        return _refused(answer, _judged(question, answer))
    who = view.characters[question.who]
    for place in _standing_places(view, who, asked):
        why = _judged(question, place)
        if why is None:
            after = geometric.tabletop(view).put(who, place)
            touches = tuple(magnet.touches(view, after, who))
            return Standing(place, sights=lines_of_sight.around(view, after, who), touches=touches)
    return _refused(place, why)


def _refused(answer: tuple[int, ...], why: Illegal | None) -> Standing:
    return Standing(answer, why.message, why.rule) if why else Standing(answer)


def _standing_places(view: Raid, who: Character, asked: Put) -> Iterator[tuple[int, int, int]]:
    """Where a figure may be meant to stand: in contact with what is near, then just there."""
    x, y = asked.to[:2]
    top = geometric.tabletop(view).put(who, (x, y, 0))
    number = top.number[who.id]
    if not asked.exact:
        targets = magnet.everything(view, top, who)
        yield from magnet.drawn(top.ground, number, (x, y), targets)
    level = asked.to[2] if len(asked.to) == 3 else top.ground.below(number, (x, y, HIGHEST))
    yield x, y, level
