"""Forced moves (A-048 to A-051): no free strikes, no doubled cost, falls at edges."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kitchentable.kernel.illegal import Illegal, is_legal
from kitchentable.kernel.questions import Asks, Pick, Route, Routes, ask
from kitchentable.kernel.words import say
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import MoveByForce
from kitchentable.raiders.moments import STANDS_FIRM, tell_used
from kitchentable.raiders.rules import movement_action
from kitchentable.raiders.tabletop import interface
from kitchentable.raiders.tabletop.interface import Going, JudgedRoute


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
) -> Asks[bool]:
    """Let a player move a character of the opponent, or leave it; return whether it moved."""
    for voice in STANDS_FIRM.ask(game, who).voices:
        tell_used(game, who, voice.hook)
        return False
    going = Going(budget, slips=True, forced=True)

    def check(answer: Routes) -> None:
        routes = movement_action.moving(answer)
        for route in interface.of(game).judge(routes, {who.id: going}).values():
            judge(route)

    @cache
    def suggest() -> tuple[Routes, ...]:
        ways = interface.proposals(game).directions(who, going)
        answers = [(Route(who.id, way),) for way in ways]
        return (*(each for each in answers if is_legal(check, each)), ())

    def sample(pick: Pick) -> Routes:
        way = interface.proposals(game).some_direction(who, going, pick)
        answer = (Route(who.id, way),) if way else ()
        return answer if is_legal(check, answer) else ()

    answer = yield from ask(
        MoveByForce(
            say("hr-move-by-force", who=who.id),
            seat=seat,
            rules=rules,
            check=check,
            suggest=suggest,
            sample=sample,
            words=movement_action.ends_in_words,
            who=who.id,
            goings={who.id: going},
        )
    )
    routes = movement_action.moving(answer)
    for route in interface.of(game).judge(routes, {who.id: going}).values():
        movement_action.place_at(game, who, route.end, route.cost, rules)
        if route.fall:
            yield from movement_action.fall(game, who, route.fall)
    return bool(routes)


def not_beside(game: Raid, other: Character, number: str) -> Callable[[JudgedRoute], None]:
    """A check that refuses routes which end in contact with a character."""

    def judge(route: JudgedRoute) -> None:
        if other.id in route.met:
            raise Illegal(number, "hr-move-not-away", enemy=other.id)

    return judge
