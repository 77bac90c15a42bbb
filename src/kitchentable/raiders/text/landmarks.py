"""Places in words: the object a character stands on or beside. Players say no coordinates."""

from __future__ import annotations

from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.tabletop import interface

NEAR = 2 * INCH
"""The largest distance at which a character counts as standing beside an object."""


def landmark(game: Raid, at: Place, but: str = "") -> str:
    """The object at a place, or the nearest one there; "" in the open, or without listeners.

    `but`: not this one.
    """
    if game.told is None:
        return ""
    top = interface.of(game)
    found = [
        (top.marker_distance(at, each.id), number, each.id)
        for number, each in enumerate(game.objects)
        if each.id != but
    ]
    far, _, nearest = min(found, default=(NEAR + 1, 0, ""))
    return nearest if far <= NEAR else ""
