"""The course of a game, for the graph at its end."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.facets import Loss


class Counted(Struct, frozen=True):
    """The score from a position on, until it changes again."""

    position: int
    score: tuple[int, ...]


class Course(Struct, frozen=True):
    """The course of a game: how the score changed, and what each seat lost."""

    counted: tuple[Counted, ...]
    losses: tuple[Loss, ...]
    hidden: bool = False
    """Whether the seats of this game see different things."""
