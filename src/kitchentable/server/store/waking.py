"""A store that wakes the other nodes after everything it writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from kitchentable.kernel.table.journal import Entry
from kitchentable.server.store.store import Note, Store

Part = Literal["journal", "notes", "seats"]
"""The part of a table that was written."""


class WakingStore:
    """A store that calls `wake` with the table and the part of it that was written."""

    def __init__(self, store: Store, wake: Callable[[str, Part], None]) -> None:
        self._store = store
        self._wake = wake
        self.table = store.table
        self.create = store.create
        self.journal = store.journal
        self.lengths = store.lengths
        self.commands = store.commands
        self.notes = store.notes
        self.letters = store.letters
        self.kept = store.kept
        self.campaign = store.campaign
        self.record = store.record
        self.touch = store.touch
        self.listed = store.listed
        self.existing = store.existing
        self.remove = store.remove
        self.forget = store.forget
        self.bans = store.bans
        self.ban = store.ban
        self.room = store.room
        self.close = store.close

    async def append(
        self, table: str, position: int, entries: Sequence[Entry], command: str | None = None
    ) -> None:
        await self._store.append(table, position, entries, command)
        self._wake(table, "journal")

    async def note(self, table: str, note: Note, command: str | None = None) -> Note:
        written = await self._store.note(table, note, command)
        self._wake(table, "notes")
        return written

    async def enter(self, table: str, seat: int, entropy: str) -> None:
        await self._store.enter(table, seat, entropy)
        self._wake(table, "seats")

    async def renew(self, table: str, seat: int, token: bytes) -> None:
        await self._store.renew(table, seat, token)
        self._wake(table, "seats")

    async def keep(self, table: str, name: str, data: bytes) -> None:
        await self._store.keep(table, name, data)
        self._wake(table, "seats")
