"""What is said at a table: chat, and notes that a bot failed or that a player resigned."""

from __future__ import annotations

from collections.abc import Callable

from kitchentable.kernel.words import say
from kitchentable.server.protocol.messages import Refused, Said, write
from kitchentable.server.store.store import Note, Repeated, Store
from kitchentable.server.tables.audience import Audience, Guest

CHAT_SHOWN = 50
"""How many of the last notes a client gets when it joins."""

Hears = Callable[[int | None, Note], bool]
"""Whether a seat wants to hear a note."""


class Notes:
    """The notes of one table: written to the store first, then told to the guests."""

    def __init__(
        self, table: str, store: Store, audience: Audience, hears: Hears, most: int
    ) -> None:
        self._most = most
        self._letters: int | None = None
        """How many letters the notes have; `None`: the store was not asked yet."""
        self._table = table
        self._store = store
        self._audience = audience
        self._hears = hears
        self._told = -1
        """The number of the last note that was told here."""

    async def check_room(self, text: str) -> None:
        """Refuse a text if the table keeps too many letters already."""
        if self._letters is None:
            self._letters = await self._store.letters(self._table)
        if self._letters + len(text) > self._most:
            raise Refused("too-large", say("server-talk-full"))

    async def write(self, note: Note, name: str) -> None:
        """Write a note down under the name of its command, and tell it."""
        try:
            written = await self._store.note(self._table, note, name)
        except Repeated:  # the store may have failed after it had written the note
            await self.tell_new()
            return
        if self._letters is not None:
            self._letters += len(note.text)
        if written.number == self._told + 1:
            self._told = written.number
            self._tell(written)
        else:  # another node wrote a note before this one
            await self.tell_new()

    async def tell_new(self) -> None:
        """Tell the guests the notes they have not heard yet."""
        for note in await self._store.notes(self._table, CHAT_SHOWN):
            if note.number > self._told:
                self._told = note.number
                self._tell(note)

    async def greet(self, guest: Guest) -> None:
        """Tell a new guest the last notes."""
        for note in await self._store.notes(self._table, CHAT_SHOWN):
            self._told = max(self._told, note.number)
            if self._hears(guest.seat, note):
                guest.put(write(_said(note)))

    def _tell(self, note: Note) -> None:
        data = write(_said(note))
        for guest in self._audience.guests:
            if self._hears(guest.seat, note):
                guest.put(data)


def _said(note: Note) -> Said:
    return Said(note.number, note.seat, note.kind, note.text)
