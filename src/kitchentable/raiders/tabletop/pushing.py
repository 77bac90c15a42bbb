"""Pushes of objects, as the geometry judges them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kitchentable.raiders.geometry import TOUCH
from kitchentable.raiders.geometry.figures import gap_to_thing
from kitchentable.raiders.geometry.obstacles import Blocked
from kitchentable.raiders.model.state import Character
from kitchentable.raiders.tabletop.interface import Pushed

if TYPE_CHECKING:
    from kitchentable.raiders.tabletop.geometric import Computed


def pushable(top: Computed, who: Character) -> list[str]:
    """The movable objects that a character touches."""
    me = top.at(who)
    return [
        thing.id
        for thing in top.things
        if thing.movable and thing.low <= me.z < thing.high and gap_to_thing(me, thing) <= TOUCH
    ]


def push(
    top: Computed,
    who: Character,
    object_id: str,
    direction: tuple[int, int],
    distance: int,
    firm: Sequence[Character],
) -> Pushed:
    """Push an object as far as it goes in a direction (A-052)."""
    unmoved = [top.number[each.id] for each in firm]
    try:
        done = top.ground.push(top.number[who.id], object_id, direction, distance, unmoved)
    except Blocked as why:
        raise top.refusal(why) from None
    moved = {id: done.ground.thing(id) for id in done.things}
    places = {top.names[n]: done.ground.figures[n] for n in done.figures}
    return Pushed(
        done.distance,
        {id: (thing.x, thing.y) for id, thing in moved.items()},
        {id: (f.x, f.y, f.z) for id, f in places.items()},
    )
