"""Compile the kernels: call each of them once, so that the result is kept on disk."""

from __future__ import annotations

from kitchentable.raiders.space.figures import Figure, Thing
from kitchentable.raiders.space.routes import Ground
from kitchentable.raiders.space.shapes import box, moved
from kitchentable.raiders.space.sight import Scene
from kitchentable.raiders.space.solids import Solid


def warm() -> None:
    """Put every question to a small scene."""
    wall = Solid(moved(box(20, 400), 500, 0), 0, 300)
    places = ((0, 0, 0), (1000, 0, 0), (500, 500, 300))
    scene = Scene([wall], [Figure(x, y, z, 30, 100) for x, y, z in places])
    scene.sights(0, [1, 2])
    scene.sight(0, 1)
    table = ((-100, -600), (1100, -600), (1100, 600), (-100, 600))
    step = Thing("step", "step", moved(box(200, 200), 300, 0), 0, 50, stand=True)
    ground = Ground(table, (step,), (Figure(0, 0, 0, 30, 100),))
    reach = ground.reach(0, 500)
    ground.walk(0, ground.route(0, reach, (300, 0, 50)))


if __name__ == "__main__":
    warm()
