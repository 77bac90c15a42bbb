"""Pictures of positions: drawn, and in lines of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from kitchentable.kernel.game import Game
from kitchentable.kernel.table.replay import frames
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message
from kitchentable.locale import Words


class Picture(Struct, frozen=True):
    """A position drawn (SVG, empty if the game does not draw), and in lines of words."""

    svg: str
    lines: tuple[Message, ...]


def drawn(game: Game[Any], view: Any, lang: str, names: Sequence[str]) -> Picture:
    """The picture of a view, for people with these names."""
    speak = Words(lang, (game.home,), list(names))
    return Picture(game.drawing(view, speak.say), tuple(game.picture(view)))


def past(table: Table[Any], seat: int | None, position: int) -> Any:
    """What a seat sees of an earlier position, as it may know it now; all is played again."""
    frame = next(frames(table, seat, position, asking=False), None)
    return table.view(seat) if frame is None else frame.view  # what came later was taken back
