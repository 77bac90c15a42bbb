"""Where a bot puts its characters down: where the way to the other side is shortest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nsmallest
from typing import Any

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Point, Question
from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.bots.fields import Air, Field, straight
from kitchentable.raiders.cards import INCH
from kitchentable.raiders.rules import movement
from kitchentable.raiders.space.figures import Figure
from kitchentable.raiders.space.routes import Ground
from kitchentable.raiders.space.shapes import cosine, sine
from kitchentable.raiders.state import Character, Place

TRIES = 40
NEAR = 6 * INCH
STEP = 75
BEYOND = 4 * INCH
"""Whoever would be so much nearer than the rest of the unit has something between."""
MANY = 120
"""How many places around the Portal are looked at for a whole unit."""
CELLS = 2
"""How many of them one character takes up."""
LONELY = 2000
"""What it counts as that there is no room for all."""


def deploy_where(
    eyes: Eyes, question: Question[Any], who: Character, suggested: Sequence[Point]
) -> Point:
    """The legal place with the shortest way to the other side's Portal, near the unit."""
    way = _way(eyes, who)
    if way is None:
        return suggested[0]
    mates = [way.distance(each.at) for each in eyes.mine if each.troop == who.troop and each.at]
    least = min(mates, default=0) - BEYOND

    def far(at: Point) -> int:
        found = way.distance((at[0], at[1], at[2]))
        return found if found >= least else least + 3 * BEYOND

    best = min(suggested, key=far)
    around = [(far(place), place) for place in _around_portal(eyes)]
    first = _size(eyes, who) > 1 and not mates
    if first:
        around = _roomy(eyes, who, around)
    for cost, place in nsmallest(TRIES, around):
        if cost >= far(best) and not first:
            break
        if _legal(question, place):
            return place
    return best


def _size(eyes: Eyes, who: Character) -> int:
    return sum(each.troop == who.troop for each in eyes.game.characters.values())


def _roomy(eyes: Eyes, who: Character, around: list[tuple[int, Place]]) -> list[tuple[int, Place]]:
    """The places for the first of a unit: by his own way, and that of the last who fits beside."""
    card, top = eyes.card(who), eyes.top
    ground = Ground(top.field.outline, top.things, [Figure(0, 0, 0, card.radius, card.tall)])
    taken = [top.at(each) for each in eyes.mine]
    free = [
        (way, place)
        for way, place in nsmallest(MANY, around)
        if ground.is_free(0, place)
        and all(straight(place, (x.x, x.y, x.z)) >= x.radius + card.radius for x in taken)
    ]
    needed = CELLS * _size(eyes, who)
    found = []
    for own, place in free:
        ways = sorted(way for way, other in free if straight(place, other) <= NEAR // 2)
        last = ways[min(needed, len(ways)) - 1]
        found.append((own + last + LONELY * (len(ways) < needed), place))
    return found


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
