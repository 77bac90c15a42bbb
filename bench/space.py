"""The space of Home Raiders: sight on a table with 15 objects and 20 figures."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bench.measure import Measure
from kitchentable.raiders.space.figures import Figure
from kitchentable.raiders.space.generate import random_table
from kitchentable.raiders.space.shapes import contains
from kitchentable.raiders.space.sight import Scene
from kitchentable.raiders.space.tables import Table, tables

Prepared = tuple[Callable[[], object], int]


def scene(table: Table, plain: bool) -> Scene:
    """A table with twenty figures standing on its ground."""
    rng = Random(1)
    figures: list[Figure] = []
    while len(figures) < 20:
        x, y = rng.randrange(100, table.width - 100), rng.randrange(100, table.depth - 100)
        if not any(contains(thing.footprint, (x, y)) for thing in table.things):
            figures.append(Figure(x, y, 0, 32, 110, len(figures) // 5))
    return Scene([thing.solid() for thing in table.things[:15]], figures, plain=plain)


def sights(plain: bool) -> Callable[[], Prepared]:
    def prepare() -> Prepared:
        this = scene(random_table(5), plain)
        targets = list(range(10, 20))
        return lambda: this.sights(0, targets), 20 if plain else 2000

    return prepare


def packing() -> Prepared:
    things = [thing.solid() for thing in tables()["desk"].things[:15]]
    figures = [Figure(100 * n, 100, 0, 32, 110) for n in range(20)]
    return lambda: Scene(things, figures), 500


MEASURES = (
    Measure("sight from one figure to ten, compiled", sights(False)),
    Measure("sight from one figure to ten, plain", sights(True)),
    Measure("laying a scene out for the kernels", packing),
)
