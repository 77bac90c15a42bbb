"""What is seen from where: the sights of a figure, and a ruler with a view from the side."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kitchentable.raiders.browser.ask import Ask, OpenQuestion, Spot, character
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.geometry.figures import Figure, Thing, ceil_sqrt, gap, gap_to_thing
from kitchentable.raiders.geometry.routes import HIGHEST
from kitchentable.raiders.geometry.svg import Line, between_them
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.odds import forecast
from kitchentable.raiders.odds.forecast import SIGHT_WORDS, SightWord
from kitchentable.raiders.tabletop import geometric
from kitchentable.raiders.tabletop.geometric import Computed

EYES = 110
"""The height of an eye above a place where no figure stands: that of a figure."""

FEW = 5
"""How many objects around a character are named."""


class Seen(Struct, frozen=True):
    """How an enemy is seen from a place, and how far off it is."""

    who: str
    sight: SightWord
    behind: tuple[str, ...]
    """What hides it, or a part of it."""
    sees: SightWord
    """How it sees back."""
    distance: int
    range: int
    """The base range against it; 0 for a character that does not shoot."""


def around(view: Raid, top: Computed, who: Character) -> tuple[Seen, ...]:
    """How a character sees each enemy on a tabletop, nearest first."""
    enemies = view.here(1 - who.seat)
    sights = top.sights(who, enemies)
    found = [
        Seen(
            who=enemy.id,
            sight=SIGHT_WORDS[sight],
            behind=() if sight is Sight.OPEN else tuple(top.hidden_by(who, enemy)),
            sees=SIGHT_WORDS[top.sights(enemy, [who])[0]],
            distance=top.distance(who, enemy),
            range=forecast.range_of(view, who, enemy),
        )
        for enemy, sight in zip(enemies, sights, strict=True)
    ]
    return tuple(sorted(found, key=lambda seen: seen.distance))


class Near(Struct, frozen=True):
    """An object, and how far off it is."""

    id: str
    distance: int


class Surroundings(Struct, frozen=True):
    """What a character has around it."""

    who: str
    sights: tuple[Seen, ...]
    things: tuple[Near, ...]


class AskAround(Ask, frozen=True, tag="around"):
    """How a character sees each enemy, and the objects nearest to it."""

    who: str

    def preview(self, view: Raid, question: OpenQuestion) -> Surroundings:
        who = character(view, self.who)
        top = geometric.tabletop(view)
        me = top.at(who)
        near = [Near(thing.id, gap_to_thing(me, thing)) for thing in top.things]
        nearest = sorted(near, key=lambda each: each.distance)[:FEW]
        return Surroundings(who.id, around(view, top, who), tuple(nearest))


# --- the ruler ----------------------------------------------------------------------------------


class Block(Struct, frozen=True):
    """Something between two ends, seen from the side: along the line, and how high."""

    id: str
    left: int
    right: int
    low: int
    high: int


class Measured(Struct, frozen=True):
    """What lies between two figures or places."""

    start: tuple[int, int, int]
    end: tuple[int, int, int]
    distance: int
    """From edge to edge for figures, from the point for places."""
    rise: int
    """How much higher the end stands."""
    sight: SightWord
    behind: tuple[str, ...]
    length: int
    """From middle to middle along the table: what the view from the side is as wide as."""
    blocks: tuple[Block, ...]
    lines: tuple[tuple[int, int, int, int, bool], ...]
    """Lines of sight from the side: along and up at both ends, and whether nothing stops them."""
    plan: tuple[tuple[int, int, int, int, bool], ...]
    """Lines of sight from above: x and y at both ends."""


class AskSight(Ask, frozen=True, tag="sight"):
    """A ruler between two figures or places."""

    start: str | Spot
    end: str | Spot

    def preview(self, view: Raid, question: OpenQuestion) -> Measured:
        return _measured(view, _end(view, self.start), _end(view, self.end))


def _end(view: Raid, end: str | Spot) -> Character | Spot:
    return character(view, end) if isinstance(end, str) else end


def _measured(view: Raid, start: Character | Spot, end: Character | Spot) -> Measured:
    """Distance and sight between two figures or places."""
    top = geometric.tabletop(view)
    solid = list(top.ground.figures)
    names = [*(thing.id for thing in top.things), *top.names]
    ends = []
    for each in (start, end):
        if isinstance(each, Character):
            ends.append(top.number[each.id])
        else:
            ends.append(len(solid))
            solid.append(_stand_in(top, each))
            names.append("")
    ground = top.ground.with_contents(top.things, solid)
    a, b = solid[ends[0]], solid[ends[1]]
    scene = ground.scene.joined(ends[0], ends[1]) if top.past_both else ground.scene
    seen = scene.sight(*ends)
    lines = scene.lines(*ends)
    return Measured(
        start=(a.x, a.y, a.z),
        end=(b.x, b.y, b.z),
        distance=_distance(a, b, start, end),
        rise=b.z - a.z,
        sight=SIGHT_WORDS[seen.sight],
        behind=tuple(names[each] for each in seen.blockers if names[each]),
        length=_Along(a, b)(b.x, b.y),
        blocks=tuple(_blocks(top.things, a, b)),
        lines=tuple(_from_the_side(a, b, lines)),
        plan=tuple((s[0], s[1], e[0], e[1], free) for s, e, free in lines),
    )


def _stand_in(top: Computed, spot: Spot) -> Figure:
    """A place as a figure with the smallest base that stands there."""
    x, y = spot[0], spot[1]
    z = spot[2] if len(spot) > 2 else _ground_at(top, x, y)
    return Figure(x, y, z, 1, EYES)


def _ground_at(top: Computed, x: int, y: int) -> int:
    if not top.ground.figures:
        return 0
    return top.ground.below(0, (x, y, HIGHEST))


def _distance(a: Figure, b: Figure, start: Character | Spot, end: Character | Spot) -> int:
    ends = [
        figure if isinstance(each, Character) else Figure(figure.x, figure.y, figure.z, 0, 1)
        for figure, each in ((a, start), (b, end))
    ]
    return max(0, gap(ends[0], ends[1]))


class _Along:
    """How far along the line from one figure to another a point lies."""

    def __init__(self, a: Figure, b: Figure) -> None:
        self.a = a
        self.dx, self.dy = b.x - a.x, b.y - a.y
        self.length = max(1, ceil_sqrt(self.dx**2 + self.dy**2))

    def __call__(self, x: int, y: int) -> int:
        return ((x - self.a.x) * self.dx + (y - self.a.y) * self.dy) // self.length


def _blocks(things: Sequence[Thing], a: Figure, b: Figure) -> list[Block]:
    along = _Along(a, b)
    found = []
    for thing in things:
        if between_them(thing, a, b):
            ends = [along(x, y) for x, y in thing.footprint]
            found.append(Block(thing.id, min(ends), max(ends), thing.low, thing.high))
    return sorted(found, key=lambda block: -block.high)


def _from_the_side(
    a: Figure, b: Figure, lines: Sequence[Line]
) -> list[tuple[int, int, int, int, bool]]:
    along = _Along(a, b)
    return [(along(s[0], s[1]), s[2], along(e[0], e[1]), e[2], free) for s, e, free in lines]
