"""Forced moves (A-048 to A-051): no free strikes, no doubled cost, falls at edges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial

from kitchentable.kernel.illegal import Illegal, is_legal
from kitchentable.kernel.questions import Asks, Pick, Route, Routes, ask
from kitchentable.kernel.words import say
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import MoveByForce
from kitchentable.raiders.moments import STANDS_FIRM, tell_used
from kitchentable.raiders.rules import movement_action
from kitchentable.raiders.tabletop import interface
from kitchentable.raiders.tabletop.interface import Going, JudgedRoute

SLACK = 2
"""Hundredths by which a place may differ from where a forced move would end."""


def stands_firm(game: Raid, who: Character) -> bool:
    """Whether a character cannot be moved against its will."""
    return STANDS_FIRM.ask(game, who).value


def move_by_force(
    game: Raid,
    who: Character,
    seat: int,
    budget: int,
    rules: tuple[str, ...],
    judge: Callable[[JudgedRoute], None] = lambda route: None,
    *,
    whole: bool = False,
) -> Asks[bool]:
    """Let a player move a character, or leave it; return whether it moved.

    `whole`: it goes the whole way in the chosen direction, as far as there is room.
    """
    for voice in STANDS_FIRM.ask(game, who).voices:
        tell_used(game, who, voice.hook)
        return False
    going = Going(budget, slips=True, forced=True)

    def check(answer: Routes) -> None:
        for route in judge_straight(game, who, going, answer, rules[-1]):
            judge(route)
        if whole:
            check_whole(game, who, movement_action.moving(answer), budget, rules[-1])

    @cache
    def suggest() -> tuple[Routes, ...]:
        ways = interface.proposals(game).directions(who, going)
        answers = [*((Route(who.id, way),) for way in ways), ()]
        return tuple(each for each in answers if is_legal(check, each))

    def sample(pick: Pick) -> Routes:
        way = interface.proposals(game).some_direction(who, going, pick)
        answer = (Route(who.id, way),) if way else ()
        return answer if is_legal(check, answer) else suggest()[-1]

    answer = yield from ask(
        MoveByForce(
            say("hr-move-by-force", who=who.id),
            seat=seat,
            rules=rules,
            check=check,
            suggest=suggest,
            sample=sample,
            words=partial(movement_action.way_words, game),
            who=who.id,
            goings={who.id: going},
        )
    )
    return (yield from shove(game, who, going, movement_action.moving(answer), rules))


def shove(
    game: Raid, who: Character, going: Going, routes: Routes, rules: tuple[str, ...]
) -> Asks[bool]:
    """Carry a forced move out, with a fall at its end; return whether there was one."""
    for route in interface.of(game).judge(routes, {who.id: going}).values():
        movement_action.put_at(game, who, route.end, route.cost, rules)
        if route.fall:
            yield from movement_action.fall(game, who, route.fall)
    return bool(routes)


def judge_straight(
    game: Raid, who: Character, going: Going, answer: Routes, number: str
) -> Iterable[JudgedRoute]:
    """The routes of a forced move, judged; `Illegal` says why one is not possible."""
    routes = movement_action.moving(answer)
    judged = interface.of(game).judge(routes, {who.id: going})
    for route in routes:
        check_straight(game, who, route, going.budget, number)
    return judged.values()


def check_straight(game: Raid, who: Character, route: Route, budget: int, number: str) -> None:
    """Raise `Illegal` unless a forced move goes straight on its level and ends with a fall (A-051).

    A fall is straight down, as soon as the base is clear of the edge: `SLACK` is left for rounding.
    """
    (x, y, z), end = who.place, route.points[0]
    if len(route.points) != 1 or end[2] > z or end[:2] == (x, y):
        raise Illegal(number, "hr-forced-straight", who=who.id)
    if end[2] == z:
        return
    landing = interface.of(game).shoved(who, (end[0] - x, end[1] - y), budget)
    if any(abs(a - b) > SLACK for a, b in zip(end, landing, strict=True)):
        raise Illegal(number, "hr-forced-falls", who=who.id)


def check_whole(game: Raid, who: Character, routes: Routes, budget: int, number: str) -> None:
    """Raise `Illegal` where a forced move ends before its distance is used up (D-67).

    What is in the way ends it sooner. A character that can be moved in no direction stays.
    """
    (x, y, _), top = who.place, interface.of(game)
    ways = interface.proposals(game).directions(who, Going(budget, slips=True, forced=True))
    if not routes and ways:
        raise Illegal(number, "hr-forced-whole", who=who.id)
    for route in routes:
        end = route.points[0]
        furthest = top.shoved(who, (end[0] - x, end[1] - y), budget)
        if any(abs(a - b) > SLACK for a, b in zip(end, furthest, strict=True)):
            raise Illegal(number, "hr-forced-whole", who=who.id)


def not_beside(game: Raid, other: Character, number: str) -> Callable[[JudgedRoute], None]:
    """A check that refuses routes which end in contact with a character."""

    def judge(route: JudgedRoute) -> None:
        if other.id in route.met:
            raise Illegal(number, "hr-move-not-away", enemy=other.id)

    return judge
