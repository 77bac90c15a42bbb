"""The questions that stand at a table, since which position, and the frames that show them.

Each frame is made once for all guests with equal eyes. Suggestions of places and routes cost more
than everything else: a client that joined as `lazy` gets none and asks for them itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from kitchentable.kernel.questions import Asked
from kitchentable.kernel.state.state import State
from kitchentable.kernel.state.views import same_for_all
from kitchentable.kernel.table.journal import Answer, Back, Entry
from kitchentable.kernel.table.table import Table
from kitchentable.server.protocol.messages import SeatState, write
from kitchentable.server.tables import seat_news
from kitchentable.server.tables.seat_news import SeenBoard


class Viewer(Protocol):
    """A client that looks at a table with the eyes of a seat."""

    seat: int | None
    lazy: bool
    """Whether the client asks for suggestions itself."""


class StandingQuestions:
    """What each person is asked, and the position since which that question has stood."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[Asked | None, int]] = {}
        self._with_suggestions: dict[int, Asked | None] = {}

    def forget(self) -> None:
        """No question stands any more."""
        self._asked = {}

    def note(self, table: Table[State], people: Iterable[int], new: Sequence[Entry]) -> None:
        """Find what people are asked now, after new entries."""
        self._with_suggestions = {}
        again = any(isinstance(entry, Back) for entry in new)
        answered = {entry.seat for entry in new if isinstance(entry, Answer)}
        for seat in people:
            asked = seat_news.outline_of(table, seat)
            old = self._asked.get(seat)
            if again or old is None or seat in answered or old[0] != asked:
                self._asked[seat] = (asked, table.position)

    def since(self, seat: int) -> int:
        """The position since which a seat's question has stood."""
        return self._asked[seat][1]

    def state(
        self, table: Table[State], viewer: Viewer, board: SeenBoard | None = None
    ) -> SeatState:
        """All that a viewer sees now; `board`: what it sees of the state, if made already."""
        seat = viewer.seat
        if seat is None:
            return seat_news.state_of(table, None, None, -1, board)
        asked, since = self._asked[seat]
        if asked is not None and not viewer.lazy:
            if seat not in self._with_suggestions:
                self._with_suggestions[seat] = seat_news.asked_of(table, seat)
            asked = self._with_suggestions[seat]
        return seat_news.state_of(table, seat, asked, since, board)

    def frames(
        self, table: Table[State], viewers: Iterable[Viewer], after: int
    ) -> dict[tuple[int | None, bool], bytes]:
        """What happened after a position: a frame for each seat that looks, lazy or not."""
        made: dict[tuple[int | None, bool], bytes] = {}
        kind: type[Struct] = table.game.state
        board, alike = None, same_for_all(kind)
        for viewer in viewers:
            key = (viewer.seat, viewer.lazy)
            if key in made:
                continue
            if board is None or not alike:
                board = seat_news.seen_board(table.game, table.look(viewer.seat).view)
            state = self.state(table, viewer, board)
            made[key] = write(seat_news.news(table, viewer.seat, after, state))
        return made
