"""The rule and the words for each obstacle."""

from __future__ import annotations

import pytest

from kitchentable.kernel.words import Message
from kitchentable.raiders.geometry.obstacles import Obstacle, What
from kitchentable.raiders.tabletop.refusals import RULES, refusal

NAMES = ("ann", "ben")


def test_every_obstacle_but_the_edge_of_a_forced_move_has_its_rule() -> None:
    """A forced move stops at an edge; that refuses nothing."""
    assert set(RULES) == set(What) - {What.EDGE}


def test_a_figure_has_its_name_and_a_thing_its_id() -> None:
    assert refusal(Obstacle(What.FIGURE, figure=1), NAMES).message == Message(
        "route-figure", {"figure": "ben"}
    )
    assert refusal(Obstacle(What.UNEVEN, thing="crate"), NAMES).message == Message(
        "push-uneven", {"thing": "crate"}
    )
    assert refusal(Obstacle(What.NO_FACE, height=200), NAMES).message == Message(
        "climb-nothing", {"height": "2.00"}
    )


@pytest.mark.parametrize(
    ("what", "on_foot", "in_flight"),
    [
        (What.FIGURE, "HR-068", "HR-211"),
        (What.THING, "HR-069", "HR-211"),
        (What.UNSAFE, "HR-075", "HR-211"),
        (What.BORDER, "HR-070", "HR-070"),
    ],
)
def test_a_flyer_needs_room_to_land(what: What, on_foot: str, in_flight: str) -> None:
    assert refusal(Obstacle(what), NAMES).rule == on_foot
    assert refusal(Obstacle(what), NAMES, flies=True).rule == in_flight
