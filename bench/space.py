"""The space of Home Raiders: sight and reach on a table with 15 objects and 20 figures."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bench.measure import Measure
from kitchentable.raiders.geometry.figures import Figure, in_formation
from kitchentable.raiders.geometry.random_tables import random_table
from kitchentable.raiders.geometry.route_search import find_route
from kitchentable.raiders.geometry.routes import Ground
from kitchentable.raiders.geometry.tables import Table

Prepared = tuple[Callable[[], object], int]
TARGETS = list(range(10, 20))


def crowd(table: Table) -> list[Figure]:
    """Twenty figures on a table's ground, clear of everything."""
    rng = Random(1)
    figures: list[Figure] = []
    while len(figures) < 20:
        place = (rng.randrange(100, table.width - 100), rng.randrange(100, table.depth - 100), 0)
        figure = Figure(*place, 32, 110, len(figures) // 5)
        ground = Ground(table.outline, table.things, (*figures, figure))
        if ground.is_free(len(figures), place):
            figures.append(figure)
    return figures


def ground(plain: bool) -> Ground:
    table = random_table(5)
    return Ground(table.outline, table.things[:15], crowd(table), plain=plain)


def sights(plain: bool) -> Callable[[], Prepared]:
    def prepare() -> Prepared:
        scene = ground(plain).scene
        return lambda: scene.sights(0, TARGETS), 20 if plain else 2000

    return prepare


def reaching(plain: bool) -> Callable[[], Prepared]:
    """Everything ten figures in turn can reach within 6 inches, and their sight to ten others."""

    def prepare() -> Prepared:
        this = ground(plain)

        def ten() -> None:
            for number in range(10):
                this.reach(number, 600)
                this.scene.sights(number, TARGETS)

        return ten, 1 if plain else 20

    return prepare


def unit_moves() -> Prepared:
    """Five figures in a row go three inches, the front one first."""
    table = random_table(5)
    figures = [Figure(200 + 70 * n, 2900, 0, 30, 110, 0) for n in range(5)]
    others = [figure for figure in crowd(table) if figure.y < 2500]
    place = Ground(table.outline, table.things[:15], [*figures, *others[:15]])
    moves = [(n, [(200 + 70 * n + 150, 2890, 0), (500 + 70 * n, 2900, 0)]) for n in (4, 3, 2, 1, 0)]

    def judged() -> bool:
        after = place.copy()
        for number, route in moves:
            after.walk(number, route)
            after.put(number, route[-1])
        return in_formation(after.figures[:5], 300)

    return judged, 100


def finding() -> Prepared:
    """For ten figures, routes to the three places that are hardest to reach within 7 inches."""
    place = ground(False)
    wanted = []
    for number in range(10):
        reached = place.reach(number, 700).places()
        goals = sorted(reached, key=lambda at: (-reached[at], at))[:3]
        wanted += [(number, goal) for goal in goals]

    def all_of_them() -> None:
        for number, goal in wanted:
            find_route(place, number, goal, 800)

    return all_of_them, 3


def forcing() -> Prepared:
    place = ground(False)
    return lambda: place.forced(0, (3, 2), 300), 200


def packing() -> Prepared:
    table = random_table(5)
    things, figures = table.things[:15], crowd(table)
    return lambda: Ground(table.outline, things, figures), 200


MEASURES = (
    Measure("sight from one figure to ten, compiled", sights(False)),
    Measure("sight from one figure to ten, plain", sights(True)),
    Measure("reach of 6 inches and ten sights, compiled", reaching(False),
            per=lambda: 10, bar=100),
    Measure("reach of 6 inches and ten sights, plain", reaching(True), per=lambda: 10),
    Measure("a unit's move of five judged", unit_moves, bar=150),
    Measure("finding a route of about 7 inches", finding, per=lambda: 30),
    Measure("a forced move of 3 inches", forcing),
    Measure("laying a ground out for the kernels", packing),
)  # fmt: skip
