"""Pictures of positions: drawn, and in lines of words."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kitchentable.kernel.game import Game
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.replay import frames
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message
from kitchentable.locale import Words


class Picture(Struct, frozen=True):
    """A position drawn (SVG, empty if the game does not draw), and in lines of words."""

    svg: str
    lines: tuple[Message, ...]


def drawn(game: Game[State], view: State, lang: str, names: Sequence[str]) -> Picture:
    """The picture of a view, for people with these names."""
    speak = Words(lang, (game.home,), list(names))
    return Picture(game.browser.drawing(view, speak.say), tuple(game.text.picture(view)))


def past(table: Table[State], seat: int | None, position: int) -> State:
    """What a seat may know now of an earlier position; the game is played again up to there."""
    frame = next(frames(table, seat, position, asking=False), None)
    return table.view(seat) if frame is None else frame.view  # the position was taken back
