"""A planned move: where the moving group would go, and what would come of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, field, structs

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Route, Routes
from kitchentable.kernel.words import Message
from kitchentable.raiders.browser import lines_of_sight, magnet, plan
from kitchentable.raiders.browser.ask import Ask, Goings, OpenQuestion, Spot, moves_asked, refusal
from kitchentable.raiders.geometry.figures import gap
from kitchentable.raiders.model.state import Arrangement, Character, Raid
from kitchentable.raiders.model.topics import OpenMoves
from kitchentable.raiders.odds import forecast
from kitchentable.raiders.rules import close_combat_action, contact, objectives
from kitchentable.raiders.tabletop import geometric
from kitchentable.raiders.tabletop.geometric import Computed
from kitchentable.raiders.tabletop.judged_routes import ends_of


class Strike(Struct, frozen=True):
    """A free attack that a move would allow (HR-081)."""

    by: str
    at: str
    hit: int
    """The chance that it hits, in ten-thousandths."""


class Planned(Struct, frozen=True):
    """A planned move: as an answer, and what would come of it."""

    answer: Routes
    who: str
    """The character that was sent; the sights are its own."""
    routes: tuple[plan.PlannedRoute, ...]
    links: tuple[tuple[str, str, int], ...]
    """Pairs of the unit that keep together, and the gap between them."""
    within: int
    """How wide a gap may be (HR-055)."""
    strikes: tuple[Strike, ...]
    touches: tuple[magnet.Touch, ...]
    """What the moving figures touch at the end."""
    sights: tuple[lines_of_sight.Seen, ...]
    score: tuple[int, int] | None = None
    """What each side would have achieved, where the move changes that."""
    refused: Message | None = None
    rule: str = ""
    goals: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    """Where each character of the plan ends, to be sent back with the next change of it."""


class AskMove(Ask, frozen=True, tag="move"):
    """A character of the moving group is sent somewhere."""

    who: str
    to: Spot
    alone: bool = False
    """Whether the others stay as `plan` has them; else they come along as they stand."""
    plan: dict[str, Spot] = field(default_factory=dict)
    exact: bool = False
    """Whether it stands exactly there: else it is set into contact with what it nearly touches."""

    def preview(self, view: Raid, question: OpenQuestion) -> Planned:
        return _move(view, moves_asked(question, self.who, *self.plan), self)


def _move(view: Raid, question: OpenMoves, asked: AskMove) -> Planned:
    goings = question.goings
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
        score=_score(view, after, answer),
        refused=why.message if why else None,
        rule=why.rule if why else "",
        goals=ends_of(answer),
    )


def _planned(
    view: Raid, question: OpenMoves, top: Computed, asked: AskMove
) -> tuple[list[plan.PlannedRoute], Illegal | None]:
    """Routes for the group, and why the rules would not take them.

    A unit that would be torn apart closes up around the one that is sent, which then may not
    go all the way.
    """
    goings = question.goings
    goals = _alone(asked) if asked.alone else _together(view, top, goings, asked)
    pulls = {} if asked.exact else _pulls(view, top, asked, goals)
    routes = plan.plan(top, goings, goals, asked.who, pulls)
    why = refusal(question, _answer(routes))
    if why is not None and pulls:  # contact that is not legal is no reason to refuse the move
        routes = plan.plan(top, goings, goals, asked.who, {})
        why = refusal(question, _answer(routes))
    if why is None or asked.alone or len(goals) == 1:
        return routes, why
    said = next(route for route in routes if route.who == asked.who)
    message, rule = (said.refused, said.rule) if said.refused else (why.message, why.rule)
    for part in (4, 3, 2):
        closer = plan.plan(top, goings, _closed_up(top, goals, said, part), asked.who, {})
        if refusal(question, _answer(closer)) is None:
            return [
                structs.replace(each, refused=message, rule=rule) if each.who == asked.who else each
                for each in closer
            ], None
    return routes, why


def _pulls(view: Raid, top: Computed, asked: AskMove, goals: Iterable[str]) -> plan.Pulls:
    """What draws each figure: everything draws the one that is sent, goals draw its followers.

    Figures that were planned before stay where they were put.
    """
    followers = () if asked.alone else goals
    scoring = magnet.goals(view, top)
    found: dict[str, Sequence[magnet.Target]] = dict.fromkeys(followers, scoring)
    return {**found, asked.who: magnet.everything(view, top, view.characters[asked.who])}


def _answer(routes: Sequence[plan.PlannedRoute]) -> Routes:
    return tuple(Route(route.who, route.points) for route in routes if route.points)


def _closed_up(
    top: Computed, goals: Mapping[str, Spot], lead: plan.PlannedRoute, part: int
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


def _alone(asked: AskMove) -> dict[str, Spot]:
    return {**asked.plan, asked.who: asked.to}


def _together(view: Raid, top: Computed, goings: Goings, asked: AskMove) -> dict[str, Spot]:
    """All go in one direction; engaged characters stay, but for the one that is sent."""
    lead = top.ground.figures[top.number[asked.who]]
    dx, dy = asked.to[0] - lead.x, asked.to[1] - lead.y
    goals: dict[str, Spot] = {}
    for id in goings:
        who = view.characters[id]
        if id != asked.who and not contact.enemies_in_contact(view, who):
            figure = top.ground.figures[top.number[id]]
            goals[id] = (figure.x + dx, figure.y + dy)
    return {**goals, asked.who: asked.to}


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


def _strikes(view: Raid, top: Computed, answer: Routes, goings: Goings) -> list[Strike]:
    """The free attacks that the move would allow."""
    try:
        judged = top.judge(answer, goings)
    except Illegal:
        return []
    found = []
    for id, route in judged.items():
        left = tuple(each for each in route.start if each not in route.kept)
        mover = view.characters[id]
        if goings[id].forced:
            continue
        for by, change in close_combat_action.strikers(view, mover, left).items():
            attack = close_combat_action.free_strike(view, mover, by, change)
            found.append(Strike(by, id, forecast.chance(view, attack)))
    return found


def _score(view: Raid, after: Computed, answer: Routes) -> tuple[int, int] | None:
    """What each side would have achieved, if where figures stand decides that and it changes."""
    if not objectives.of(view).portals(view, 0):
        return None
    ends = ends_of(answer)
    there = Arrangement()
    there.tabletop = after
    moved = structs.replace(
        view,
        characters={
            id: structs.replace(who, at=ends.get(id, who.at)) for id, who in view.characters.items()
        },
        arrangement=there,
    )
    score = objectives.score(moved)
    return score if score != objectives.score(view) else None
