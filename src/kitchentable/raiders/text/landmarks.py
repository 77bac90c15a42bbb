"""Places in words: the object somebody stands on or beside. Nobody at a table says coordinates."""

from __future__ import annotations

from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.tabletop import interface

NEAR = 2 * INCH
"""How far somebody may stand from an object and be said to stand beside it."""


def landmark(game: Raid, at: Place, but: str = "") -> str:
    """The object at a place, or the nearest one there; "" in the open, or if nobody listens.

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
