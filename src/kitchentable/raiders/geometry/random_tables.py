"""Random tables that follow the book's advice on density."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from kitchentable.kernel.problem import Problem
from kitchentable.raiders.geometry import shapes
from kitchentable.raiders.geometry.figures import Thing
from kitchentable.raiders.geometry.shapes import Polygon
from kitchentable.raiders.geometry.tables import Kind, Table, catalogue, thing_of

FOOT2 = 1200 * 1200
PASSAGE = 90
"""The room between things, for a figure to pass."""
FREE = 650
"""The free room at the middle of each side and in every corner, for portals and deployment."""
TRIES = 200


def random_table(seed: int, width: int = 3000, depth: int = 3000) -> Table:
    """A random table of a given size; a seed always gives the same table.

    Two to nearly three things for each square foot, one in four on top of another.

    >>> 13 <= len(random_table(7).things) <= 18
    True
    """
    if not 1200 <= width <= 10_000 or not 1200 <= depth <= 10_000:
        raise Problem("table-random-size", width=width, depth=depth)
    rng = Random(seed)
    outline: Polygon = ((0, 0), (width, 0), (width, depth), (0, depth))
    area = width * depth
    wanted = rng.randint(-(-2 * area // FOOT2), 285 * area // (100 * FOOT2))
    things: list[Thing] = []
    kinds = catalogue()
    for _ in range(TRIES * wanted):
        if len(things) == wanted:
            break
        on = _support(rng, things) if rng.randrange(4) == 0 else None
        thing = _thing(rng, kinds, len(things) + 1, outline, on)
        if _fits(thing, on, outline, things):
            things.append(thing)
    return Table(f"random-{seed}", {}, {}, outline, tuple(things))


def _support(rng: Random, things: list[Thing]) -> Thing | None:
    carrying = {thing.on for thing in things}
    able = [each for each in things if each.stand and not each.uneven and each.id not in carrying]
    return rng.choice(able) if able else None


def _thing(
    rng: Random, kinds: Mapping[str, Kind], number: int, outline: Polygon, on: Thing | None
) -> Thing:
    """A random object at a random place, which may be impossible."""
    name = rng.choice(sorted(kinds))
    turn = rng.choice((0, 90, rng.randrange(360)))
    if on is None:
        x, y = rng.randrange(outline[1][0]), rng.randrange(outline[2][1])
    else:
        x, y, turn = on.x + rng.randint(-100, 100), on.y + rng.randint(-100, 100), on.turn
    return thing_of(kinds[name], name, f"{name}-{number}", (x, y, turn), on, name)


def _fits(thing: Thing, on: Thing | None, outline: Polygon, things: list[Thing]) -> bool:
    if on is not None:
        return shapes.within(thing.footprint, on.footprint) and not any(
            each.on == on.id and shapes.overlap(each.footprint, thing.footprint) for each in things
        )
    if not shapes.within(thing.footprint, outline):
        return False
    if any(shapes.overlap(thing.footprint, corner) for corner in _kept_free(outline)):
        return False
    wider = _widened(thing)
    return not any(shapes.overlap(wider, each.footprint) for each in things if not each.on)


def _widened(thing: Thing) -> Polygon:
    """The box of a footprint, widened for a figure to pass on all sides."""
    xs, ys = [x for x, _ in thing.footprint], [y for _, y in thing.footprint]
    width, depth = max(xs) - min(xs) + 2 * PASSAGE, max(ys) - min(ys) + 2 * PASSAGE
    middle = (max(xs) + min(xs)) // 2, (max(ys) + min(ys)) // 2
    return shapes.moved(shapes.box(width, depth), *middle)


def _kept_free(outline: Polygon) -> list[Polygon]:
    width, depth = outline[2]
    places = [
        (x, y)
        for x in (0, width // 2, width)
        for y in (0, depth // 2, depth)
        if (x, y) != (width // 2, depth // 2)
    ]
    return [shapes.moved(shapes.box(FREE, FREE), x, y) for x, y in places]
