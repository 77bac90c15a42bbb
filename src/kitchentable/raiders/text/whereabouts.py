"""Places and directions in words: left and right, near and far, as a player sees the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from kitchentable.kernel.questions import Point, Routes
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.events import inches
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.tabletop import interface

STEEP = 2
"""A direction counts as straight if it goes this many times further along than across."""


def way(across: int, along: int) -> Message:
    """A direction.

    >>> way(-300, 20).id, way(250, 250).id
    ('kind-way-left', 'kind-way-far-right')
    """
    side = "left" if across < 0 else "right"
    end = "near" if along < 0 else "far"
    if abs(across) > STEEP * abs(along):
        return Message(f"kind-way-{side}")
    if abs(along) > STEEP * abs(across):
        return Message(f"kind-way-{end}")
    return Message(f"kind-way-{end}-{side}")


def spot(outline: Sequence[tuple[int, int]], at: Point) -> Message:
    """The part of the table at which a place is, by thirds of its width and depth.

    >>> square = ((0, 0), (3000, 0), (3000, 3000), (0, 3000))
    >>> spot(square, (100, 1500)).id, spot(square, (2900, 2900)).id
    ('kind-at-left', 'kind-at-far-right')
    """
    row = _third([y for _, y in outline], at[1], ("near", "", "far"))
    column = _third([x for x, _ in outline], at[0], ("left", "", "right"))
    return Message("-".join(["kind-at", *filter(None, (row, column))] if row or column else MIDDLE))


MIDDLE = ("kind-at", "middle")


def _third(edges: Sequence[int], value: int, words: tuple[str, str, str]) -> str:
    low, high = min(edges), max(edges)
    return words[min(2, max(0, 3 * (value - low) // max(1, high - low)))]


def step(start: Point, end: Point) -> Message:
    """How far it is from one place to another, and which way."""
    across, along = end[0] - start[0], end[1] - start[1]
    far = isqrt(across**2 + along**2)
    return say("hr-option-goes", far=tenths(far), way=way(across, along))


def moved(game: Raid, answer: Routes) -> Message:
    """A move of one character: how far it goes, and which way."""
    for route in answer:
        if route.points:
            return step(game.characters[route.piece].place, route.points[-1])
    return say("hr-option-stay")


def pushed(answer: Point) -> Message:
    """A push: how far, and which way."""
    return step((0, 0), answer) if any(answer) else say("hr-option-stay")


def marker(game: Raid, at: Point, portal: str) -> Message:
    """A place for a marker: the part of the table, and how far it is from the own Portal."""
    spot_at: Place = (at[0], at[1], at[2])
    far = interface.of(game).marker_distance(spot_at, portal)
    return say(
        "hr-option-spot",
        where=spot(game.content.tables[game.table].outline, at),
        distance=tenths(far),
    )


def tenths(length: int) -> str:
    """A length in inches, as exactly as people tell places apart."""
    return inches(round(length, -1))
