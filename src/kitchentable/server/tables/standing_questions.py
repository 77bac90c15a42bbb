"""What the people at a table are asked, since when; and the frames that show it to them.

Everything is made once for all who have the same eyes. Suggestions of places and routes cost
more than all the rest: they are left out for whoever joined as `lazy` and made when it asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from kitchentable.kernel.questions import Asked
from kitchentable.kernel.state.views import same_for_all
from kitchentable.kernel.table import journal
from kitchentable.kernel.table.journal import Back, Entry
from kitchentable.kernel.table.table import Table
from kitchentable.server.protocol.messages import State, write
from kitchentable.server.tables import seat_news


class Eyes(Protocol):
    """Somebody who looks at a table."""

    seat: int | None
    lazy: bool
    """Whether it asks for suggestions itself."""


class Asking:
    """What each person is asked, and from which position on the same question has stood."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[Asked | None, int]] = {}
        self._whole: dict[int, Asked | None] = {}

    def forget(self) -> None:
        """Nothing that was asked stands any more."""
        self._asked = {}

    def note(self, table: Table[Any], people: Iterable[int], new: Sequence[Entry]) -> None:
        """Find what people are asked now, after new entries."""
        self._whole = {}
        again = any(isinstance(entry, Back) for entry in new)
        answered = {entry.seat for entry in new if isinstance(entry, journal.Answer)}
        for seat in people:
            asked = seat_news.outline_of(table, seat)
            old = self._asked.get(seat)
            if again or old is None or seat in answered or old[0] != asked:
                self._asked[seat] = (asked, table.position)

    def since(self, seat: int) -> int:
        """From which position on a seat's question has stood."""
        return self._asked[seat][1]

    def state(self, table: Table[Any], who: Eyes, view: Any = None) -> State:
        """All that somebody sees now."""
        if who.seat is None:
            return seat_news.state_of(table, None, None, -1, view)
        asked, since = self._asked[who.seat]
        if asked is not None and not who.lazy:
            if who.seat not in self._whole:
                self._whole[who.seat] = seat_news.asked_of(table, who.seat)
            asked = self._whole[who.seat]
        return seat_news.state_of(table, who.seat, asked, since, view)

    def frames(
        self, table: Table[Any], guests: Iterable[Eyes], after: int
    ) -> dict[tuple[int | None, bool], bytes]:
        """What happened after a position, for all who look; by their eyes."""
        made: dict[tuple[int | None, bool], bytes] = {}
        kind: type[Struct] = table.game.state
        view, alike = None, same_for_all(kind)
        for guest in guests:
            key = (guest.seat, guest.lazy)
            if key in made:
                continue
            if view is None or not alike:
                view = seat_news.plain(table.look(guest.seat).view)
            state = self.state(table, guest, view)
            made[key] = write(seat_news.news(table, guest.seat, after, state))
        return made
