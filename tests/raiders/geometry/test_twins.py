"""Compiled and plain kernels give equal answers, also in the corners of a 100" table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeVar

import pytest

from kitchentable.raiders.geometry.figures import Figure, Thing
from kitchentable.raiders.geometry.obstacles import Blocked
from kitchentable.raiders.geometry.route_search import find_route
from kitchentable.raiders.geometry.routes import Gait, Ground, Place
from kitchentable.raiders.geometry.shapes import Polygon, box, disc, moved, overlap, turned
from tests.raiders.geometry.scenes import ELL

GAITS = (Gait(), Gait(climbs=True), Gait(hikes=True), Gait(ghost=True), Gait(flies=True))
LARGEST = 10_000


def corner(rng: Random) -> tuple[Polygon, int, int]:
    """A table of 100", and a region of it: the middle, or one of its corners."""
    table = ((0, 0), (LARGEST, 0), (LARGEST, LARGEST), (0, LARGEST))
    x, y = (rng.choice((0, LARGEST // 2, LARGEST - 1200)) for _ in range(2))
    return table, x, y


def scene(rng: Random) -> tuple[Polygon, list[Thing], list[Figure]]:
    """Things to climb, some uneven, some with a lid, and figures among them."""
    table, x, y = corner(rng)
    things: list[Thing] = []
    for n in range(8):
        shape = rng.choice((box(rng.randint(80, 400), rng.randint(80, 400)), disc(250), ELL))
        print_ = moved(turned(shape, rng.choice((0, 90, rng.randrange(360)))),
                       x + rng.randrange(1200), y + rng.randrange(1200))  # fmt: skip
        if any(overlap(print_, thing.footprint) for thing in things):
            continue
        high = rng.choice((40, 100, 250))
        uneven, stand = rng.random() < 0.3, rng.random() < 0.7
        things.append(Thing(str(n), "t", print_, 0, high, True, uneven, stand))
    figures: list[Figure] = []
    for _ in range(200):
        top = rng.choice((0, *(thing.high for thing in things)))
        at = (x + rng.randrange(1200), y + rng.randrange(1200), top)
        tried = Ground(table, things, (*figures, Figure(*at, rng.choice((25, 40)), 100)))
        if len(figures) < 5 and tried.is_free(len(tried.figures) - 1, at):
            figures.append(tried.figures[-1])
    return table, things, figures


def way(rng: Random, at: Place) -> list[Place]:
    """A random route from a place: mostly level, sometimes up or down."""
    route = []
    x, y, z = at
    for _ in range(rng.randint(1, 3)):
        x, y = x + rng.randint(-250, 250), y + rng.randint(-250, 250)
        z = rng.choice((z, z, z, 0, 100))
        route.append((x, y, z))
    return route


Answer = TypeVar("Answer")


def both(fast: Ground, slow: Ground, ask: Callable[[Ground], Answer]) -> Answer | str:
    """Ask both a question; they must agree."""
    answers: list[Answer | str] = []
    for ground in (fast, slow):
        try:
            answers.append(ask(ground))
        except Blocked as no:
            answers.append(str(no))
    assert answers[0] == answers[1]
    return answers[0]


@pytest.mark.parametrize("seed", range(6))
def test_routes_forced_moves_and_reach(seed: int) -> None:
    rng = Random(seed)
    table, things, figures = scene(rng)
    fast, slow = (Ground(table, things, figures, plain=plain) for plain in (False, True))
    for number, figure in enumerate(figures):
        for _ in range(20):
            route = way(rng, (figure.x, figure.y, figure.z))
            both(fast, slow, partial(Ground.walk, number=number, route=route, gait=gait_of(rng)))
        direction, far = (rng.randint(-9, 9), rng.randint(-9, 9)), rng.randrange(20, 500)
        both(fast, slow, partial(Ground.forced, number=number, direction=direction, distance=far))
        gait = gait_of(rng)
        one, other = (ground.reach(number, 250, gait) for ground in (fast, slow))
        places = one.places()
        assert places == other.places()
        for place in rng.sample(sorted(places), min(3, len(places))):
            both(fast, slow, partial(find_route, number=number, place=place, budget=300))
            route = fast.route(number, one, place)
            assert route == slow.route(number, other, place)
            both(fast, slow, partial(Ground.contacts, number=number, route=route, gait=gait))


def gait_of(rng: Random) -> Gait:
    return rng.choice(GAITS)


@pytest.mark.parametrize("seed", range(3))
def test_sights(seed: int) -> None:
    rng = Random(100 + seed)
    table, things, figures = scene(rng)
    numbers = range(1, len(figures))
    both(
        Ground(table, things, figures),
        Ground(table, things, figures, plain=True),
        lambda g: (g.scene.sights(0, numbers), [g.scene.sight(0, n) for n in numbers]),
    )


@pytest.mark.parametrize("seed", range(6))
def test_straight_to_any_of_several_places(seed: int) -> None:
    """One call gives the result of judging each as a route by itself, in their order."""
    rng = Random(200 + seed)
    table, things, figures = scene(rng)
    fast, slow = (Ground(table, things, figures, plain=plain) for plain in (False, True))
    found = 0
    for number, figure in enumerate(figures):
        gait, most = gait_of(rng), rng.randrange(50, 400)
        places = [way(rng, (figure.x, figure.y, figure.z))[0] for _ in range(12)]
        one_by_one = [(place, fast.legs(number, [place], gait)) for place in places]
        legal = [(place, legs[0]) for place, legs in one_by_one if legs and legs[0].cost <= most]
        assert list(fast.straight(number, places, gait, most)) == legal
        assert list(slow.straight(number, places, gait, most)) == legal
        found += len(legal)
    assert found
