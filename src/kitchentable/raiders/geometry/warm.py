"""Compile the kernels: call each of them once, so that the result stays on disk."""

from __future__ import annotations

from kitchentable.raiders.geometry.figures import Figure, Thing
from kitchentable.raiders.geometry.portal_room import room_to_deploy
from kitchentable.raiders.geometry.route_search import find_route
from kitchentable.raiders.geometry.routes import Gait, Ground
from kitchentable.raiders.geometry.shapes import box, moved
from kitchentable.raiders.geometry.sight import Scene
from kitchentable.raiders.geometry.solids import Solid

TABLE = ((-100, -600), (1100, -600), (1100, 600), (-100, 600))


def warm() -> None:
    """Ask every question about a small scene."""
    wall = Solid(moved(box(20, 400), 500, 0), 0, 300)
    places = ((0, 0, 0), (1000, 0, 0), (500, 500, 300))
    scene = Scene([wall], [Figure(x, y, z, 30, 100) for x, y, z in places])
    scene.sights(0, [1, 2])
    scene.sight(0, 1)
    scene.lines(0, 1)
    scene.lines(0, 2)
    _move_about()


def _move_about() -> None:
    step = Thing(
        "step", "step", moved(box(200, 200), 300, 0), 0, 50, movable=True, stand=True, x=300
    )
    ground = Ground(TABLE, (step,), (Figure(170, 0, 0, 30, 100), Figure(250, 0, 50, 30, 100)))
    reach = ground.reach(0, 500)
    ground.walk(0, ground.route(0, reach, (320, 0, 50)))
    find_route(ground, 0, (600, 0, 0), 900)
    find_route(ground, 0, (600, 0, 0), 900, Gait(flies=True))
    ground.contacts(0, [(100, 0, 0)])
    list(ground.straight(0, [(100, 0, 0)], Gait(), 500))
    ground.forced(1, (1, 0), 300)
    ground.push(0, "step", (1, 0), 100)
    room_to_deploy(ground, step, 30, 100, 600)


if __name__ == "__main__":
    warm()
