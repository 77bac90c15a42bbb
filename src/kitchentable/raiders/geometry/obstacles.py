"""What is in the way, as values: the geometry knows no rule, the tabletop names it."""

from __future__ import annotations

import enum

from msgspec import Struct


class What(enum.StrEnum):
    """The kinds of obstacles."""

    BORDER = "border"
    """It leads off the table."""
    FIGURE = "figure"
    """A base would overlap a figure."""
    THING = "thing"
    """A base would overlap a thing."""
    EDGE = "edge"
    """A forced move would end over an edge, with nowhere to land."""
    NO_GROUND = "no ground"
    """The level part of a route leaves the tops it is on."""
    OFF_EDGE = "off the edge"
    """A route over an edge would come down further out than a base is wide (A-043)."""
    NO_FACE = "no face"
    """There is no face here that reaches up to a top at this height."""
    SLOPE = "slope"
    """A route goes up and sideways at once."""
    UNSAFE = "unsafe"
    """A base would not stand safely at its end (A-123)."""
    OUT_OF_REACH = "out of reach"
    """No route within the budget was found."""
    FIXED = "fixed"
    """The thing cannot be moved."""
    NOT_BESIDE = "not beside"
    """The pusher does not stand beside the thing and touch it."""
    UNEVEN = "uneven"
    """The thing stands on uneven ground."""
    NOT_AWAY = "not away"
    """The thing would be pulled."""


class Obstacle(Struct, frozen=True):
    """What is in the way of a figure or of a thing that is pushed."""

    what: What
    figure: int = -1
    """The number of the figure that is in the way."""
    thing: str = ""
    """The id of the thing that is in the way, or that cannot be pushed."""
    height: int = 0
    """The height up to which there is no face to climb."""


class Blocked(Exception):
    """A place, a route or a push is not possible.

    >>> str(Blocked(Obstacle(What.THING, thing="crate")))
    'thing (crate)'
    """

    def __init__(self, obstacle: Obstacle) -> None:
        super().__init__(obstacle)
        self.obstacle = obstacle

    def __str__(self) -> str:
        about = {What.FIGURE: self.obstacle.figure, What.NO_FACE: self.obstacle.height}
        detail = about.get(self.obstacle.what, self.obstacle.thing)
        return f"{self.obstacle.what} ({detail})" if detail != "" else self.obstacle.what
