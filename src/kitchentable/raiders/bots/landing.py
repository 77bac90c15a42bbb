"""Where a bot deploys its characters: at the shortest way to the other side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nsmallest

from kitchentable.kernel.illegal import is_legal
from kitchentable.kernel.questions import Point
from kitchentable.raiders.bots.distance_fields import Air, Field, straight
from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.geometry import TOUCH, Place
from kitchentable.raiders.geometry.figures import Figure
from kitchentable.raiders.geometry.routes import Ground
from kitchentable.raiders.geometry.shapes import ring
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Character
from kitchentable.raiders.model.topics import DeployAt
from kitchentable.raiders.rules import movement_action

TRIES = 100
NEAR = 6 * INCH
STEP = 75
CLOSE = 2
"""The cost of an inch from the first of a unit, in inches of way: a unit that stands close together
sets out as one; one that is strung out around a thing waits for its last member."""
APART = 12 * INCH
"""The cost if something stands between a character and the first of its unit, or if it shuts the
first in."""
EXIT = 3 * INCH
"""How much of the first member's way is kept free."""
MANY = 120
"""How many places around the Portal are compared for a whole unit."""
CELLS = 3
"""How many of these places one character takes up."""
LONELY = 2000
"""The cost if there is no room for the whole unit."""

Stand = tuple[int, Place]
"""The distance of the other side from a place, and the place."""


def deploy_where(
    eyes: Eyes, question: DeployAt, who: Character, suggested: Sequence[Point]
) -> Point:
    """The legal place with the shortest way to the other side's Portal, close to the unit."""
    way = _way(eyes, who, suggested[0])
    if way is None:
        return suggested[0]
    first = next((each for each in eyes.mine if each.troop == who.troop and each.at), None)
    stands = [(way.distance(place), place) for place in _free(eyes, who)]
    if first is not None and first.at is not None:
        start: Stand = way.distance(first.at), first.at
        out = way.path(first.at, EXIT)
        wide = 2 * eyes.card(who).radius + TOUCH
        wanted = [
            (_beside(start, stand) + APART * _shuts_in(start, out, stand, wide), stand[1])
            for stand in stands
        ]
    else:
        near = [stand for stand in nsmallest(MANY, stands) if is_legal(question.accept, stand[1])]
        wanted = _roomy(near, _size(eyes, who))
    for _, place in nsmallest(TRIES, wanted):
        if is_legal(question.accept, place):
            return place
    return min(suggested, key=lambda at: way.distance((at[0], at[1], at[2])))


def _shuts_in(first: Stand, out: Sequence[Place], stand: Stand, wide: int) -> bool:
    """Whether a place blocks the way of the first of a unit without being nearer to the goal."""
    return stand[0] >= first[0] and any(straight(point, stand[1]) < wide for point in out)


def _beside(first: Stand, stand: Stand) -> int:
    """The cost of a place beside the first of a unit: its way, and the distance to the first."""
    far = straight(first[1], stand[1])
    return stand[0] + CLOSE * far + APART * (not _joined(first, stand))


def _joined(one: Stand, other: Stand) -> bool:
    """Whether nothing seems to stand between two places: their ways differ little."""
    return abs(one[0] - other[0]) <= straight(one[1], other[1]) * 3 // 2


def _size(eyes: Eyes, who: Character) -> int:
    return sum(each.troop == who.troop for each in eyes.game.characters.values())


def _free(eyes: Eyes, who: Character) -> Iterator[Place]:
    """The places around the own Portal where a character could stand."""
    card, top = eyes.card(who), eyes.top
    me = Figure(0, 0, 0, card.radius, card.tall)
    taken = [top.at(each) for each in (*eyes.mine, *eyes.foes)]
    ground = Ground(top.field.outline, top.things, [me, *taken])
    return (place for place in _around_portal(eyes) if ground.is_free(0, place))


def _roomy(near: list[Stand], size: int) -> list[Stand]:
    """Places for the first of a unit, by its own way and that of the last who fits beside it."""
    if size < 2:
        return near
    needed = CELLS * size
    found = []
    for one in near:
        ways = sorted(
            other[0]
            for other in near
            if straight(one[1], other[1]) <= NEAR // 2 and _joined(one, other)
        )
        last = ways[min(needed, len(ways)) - 1]
        found.append((one[0] + last + LONELY * (len(ways) < needed), one[1]))
    return found


def _around_portal(eyes: Eyes) -> Iterator[Place]:
    """A lattice around the own Portal."""
    own = next(each for each in eyes.game.objects if each.portal == eyes.seat)
    far = NEAR + INCH
    for dx in range(-far, far + 1, STEP):
        for dy in range(-far, far + 1, STEP):
            if dx * dx + dy * dy <= far * far:
                yield own.at[0] + dx, own.at[1] + dy, 0


def _way(eyes: Eyes, who: Character, near: Point) -> Field | Air | None:
    """The distances from the other side, for a character that will stand near a place."""
    goal = _goal(eyes, who)
    if goal is None:
        return None
    card = eyes.card(who)
    figure = Figure(near[0], near[1], near[2], card.radius, card.tall)
    going = movement_action.going_of(eyes.game, who)
    return eyes.memory.fields.to(eyes.top, goal, figure, going)


def _goal(eyes: Eyes, who: Character) -> Place | None:
    """A free place at the other side's Portal, or at its future place."""
    x, y = _across(eyes)
    card = eyes.card(who)
    for far in (150, 250, 350, 450):
        for dx, dy in ring(far, 12):
            at = x + dx, y + dy, 0
            ground = Ground(
                eyes.top.field.outline, eyes.top.things, [Figure(*at, card.radius, card.tall)]
            )
            if ground.is_free(0, at):
                return at
    return None


def _across(eyes: Eyes) -> tuple[int, int]:
    """The place of the other side's Portal; until it stands, the one opposite to the own."""
    portals = {each.portal: each.at for each in eyes.game.objects if each.portal >= 0}
    if 1 - eyes.seat in portals:
        return portals[1 - eyes.seat]
    outline = eyes.top.field.outline
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    x, y = portals[eyes.seat]
    return min(xs) + max(xs) - x, min(ys) + max(ys) - y
