"""Where a bot puts its characters down: where the way to the other side is shortest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nsmallest
from typing import Any

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Point, Question
from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.bots.fields import Air, Field
from kitchentable.raiders.cards import INCH
from kitchentable.raiders.rules import movement
from kitchentable.raiders.space.figures import Figure
from kitchentable.raiders.space.routes import Ground
from kitchentable.raiders.space.shapes import cosine, sine
from kitchentable.raiders.state import Character, Place

TRIES = 10
NEAR = 6 * INCH
STEP = 75


def deploy_where(
    eyes: Eyes, question: Question[Any], who: Character, suggested: Sequence[Point]
) -> Point:
    """The legal place with the shortest way to the other side's Portal."""
    way = _way(eyes, who)
    if way is None:
        return suggested[0]

    def far(at: Point) -> int:
        return way.distance((at[0], at[1], at[2]))

    best = min(suggested, key=far)
    for place in nsmallest(TRIES, _around_portal(eyes), key=far):
        if far(place) >= far(best):
            break
        if _legal(question, place):
            return place
    return best


def _legal(question: Question[Any], place: Point) -> bool:
    try:
        question.accept(place)
    except Illegal:
        return False
    return True


def _around_portal(eyes: Eyes) -> Iterator[Place]:
    """A lattice around the own Portal."""
    own = next(each for each in eyes.game.objects if each.portal == eyes.seat)
    far = NEAR + INCH
    for dx in range(-far, far + 1, STEP):
        for dy in range(-far, far + 1, STEP):
            if dx * dx + dy * dy <= far * far:
                yield own.at[0] + dx, own.at[1] + dy, 0


def _way(eyes: Eyes, who: Character) -> Field | Air | None:
    """How far everything is from the other side, for somebody who is not on the table yet."""
    goal = _goal(eyes, who)
    if goal is None:
        return None
    card = eyes.card(who)
    figure = Figure(0, 0, 0, card.radius, card.tall)
    going = movement.going_of(eyes.game, who)
    return eyes.memory.fields.to(eyes.top, goal, figure, going)


def _goal(eyes: Eyes, who: Character) -> Place | None:
    """A free place at the other side's Portal, or where it will stand."""
    x, y = _across(eyes)
    card = eyes.card(who)
    for far in (150, 250, 350, 450):
        for k in range(12):
            turn = 60 * k
            at = x + far * cosine(turn) // 10**9, y + far * sine(turn) // 10**9, 0
            ground = Ground(
                eyes.top.field.outline, eyes.top.things, [Figure(*at, card.radius, card.tall)]
            )
            try:
                ground.check_place(0, at)
            except Illegal:
                continue
            return at
    return None


def _across(eyes: Eyes) -> tuple[int, int]:
    """The other side's Portal; before it is there, the place opposite to the own one."""
    portals = {each.portal: each.at for each in eyes.game.objects if each.portal >= 0}
    if 1 - eyes.seat in portals:
        return portals[1 - eyes.seat]
    outline = eyes.top.field.outline
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    x, y = portals[eyes.seat]
    return min(xs) + max(xs) - x, min(ys) + max(ys) - y
