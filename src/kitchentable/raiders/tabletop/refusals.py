"""The rule and the words for each obstacle that the geometry names."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.geometry.obstacles import Obstacle, What
from kitchentable.raiders.model.events import inches

RULES = {
    What.BORDER: ("HR-070", "route-border"),
    What.FIGURE: ("HR-068", "route-figure"),
    What.THING: ("HR-069", "route-thing"),
    What.NO_GROUND: ("HR-075", "route-no-ground"),
    What.OFF_EDGE: ("HR-075", "route-off-edge"),
    What.NO_FACE: ("HR-072", "climb-nothing"),
    What.SLOPE: ("HR-072", "route-slope"),
    What.UNSAFE: ("HR-075", "place-unsafe"),
    What.OUT_OF_REACH: ("HR-067", "place-out-of-reach"),
    What.FIXED: ("HR-145", "push-not-movable"),
    What.NOT_BESIDE: ("HR-199", "push-no-contact"),
    What.UNEVEN: ("HR-200", "push-uneven"),
    What.NOT_AWAY: ("HR-199", "push-not-away"),
}
LANDING = (What.FIGURE, What.THING, What.NO_GROUND, What.UNSAFE)
"""What only the end of a flight can meet: the flyer needs room to land (HR-211)."""


def refusal(obstacle: Obstacle, names: Sequence[str], flies: bool = False) -> Illegal:
    """The refusal that an obstacle leads to, with the name of the figure that is in the way."""
    number, message = RULES[obstacle.what]
    if flies and obstacle.what in LANDING:
        number = "HR-211"
    if obstacle.figure >= 0:
        return Illegal(number, message, figure=names[obstacle.figure])
    if obstacle.thing:
        return Illegal(number, message, thing=obstacle.thing)
    if obstacle.what is What.NO_FACE:
        return Illegal(number, message, height=inches(obstacle.height))
    return Illegal(number, message)
