"""How the puzzle stands that a table began with."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.files.puzzles import Verdict


class PuzzleState(Struct, frozen=True):
    """The puzzle that a table began with, and how it stands."""

    name: str
    """Its name; "" for a puzzle from a file of a player."""
    level: int
    verdict: Verdict
    dice: dict[str, list[int | str]]
    """How the dice fall, by who rolls or by the name of the die."""
