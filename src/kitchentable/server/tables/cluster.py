"""This server among others on one store: any node serves any table.

Whoever appends at a position first has it; the others are woken and follow the journal. Who is
there, and what was proposed, is said from node to node and kept nowhere. A node that falls
silent is forgotten, and with it the people who were connected there.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal, Protocol

import msgspec
from msgspec import Struct

from kitchentable.kernel.table.journal import Entry
from kitchentable.server.store import bus
from kitchentable.server.store.store import Note, Store

BEAT = 1.0
"""Seconds between two signs of life."""
SILENT = 4.0
"""Seconds after which a node that gave none is forgotten."""
CHECK = 3.0
"""Seconds between two looks at the store, in case a wake-up was lost."""


class Word(Struct, frozen=True, array_like=True, tag=True):
    """The base of what nodes say to each other about a table."""

    table: str


class Changed(Word, frozen=True):
    """Something of a table was written to the store."""

    what: Literal["journal", "notes", "seats"]


class Here(Word, frozen=True):
    """Who is connected to the table at the node that says this; -1 for spectators."""

    seats: tuple[int, ...]


class Who(Word, frozen=True):
    """Tell me who is connected to the table at your node."""


class Proposal(Word, frozen=True):
    """Some would go back to a position."""

    position: int
    to: int
    agreed: tuple[int, ...]


Words = Changed | Here | Who | Proposal


class Saying(Struct, frozen=True, array_like=True):
    """What goes over the bus at once. Without words it is a sign of life."""

    node: str
    words: tuple[Words, ...] = ()


_SAYING = msgspec.json.Decoder(Saying)


class Shared(Protocol):
    """A table in memory, as far as other nodes are concerned with it."""

    @property
    def position(self) -> int:
        """How much of the journal it knows; 0 if it is not open."""
        ...

    def here(self) -> tuple[int, ...]:
        """The seats connected at this node; -1 for spectators."""
        ...

    def elsewhere(self, node: str, seats: tuple[int, ...]) -> None:
        """Who is connected at another node."""
        ...

    async def reread(self, what: str) -> None:
        """Read again what was written elsewhere, and show it."""
        ...

    async def proposed(self, position: int, to: int, agreed: tuple[int, ...]) -> None:
        """What was proposed elsewhere."""
        ...


class Nodes:
    """This node, and the others it hears of. Without a bus it is alone."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        self.alone = True
        self._bus: bus.Bus | None = None
        self._tables: Callable[[], dict[str, Any]] = dict
        self._store: Store
        self._heard: dict[str, float] = {}
        self._due: dict[str, set[str]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def meet(self, url: str, store: Store, tables: Callable[[], dict[str, Any]]) -> None:
        """Begin to speak with the others; `tables` are those in memory, by id."""
        self.alone = False
        self._store = store
        self._tables = tables
        self._bus = bus.opened(url, self._hear, self._look_again)
        self._start(self._beat())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._bus is not None:
            await self._bus.close()

    def say(self, *words: Words) -> None:
        """Say something to all other nodes."""
        if self._bus is not None:
            self._bus.send(msgspec.json.encode(Saying(self.name, words)).decode())

    def leads(self, others: Sequence[str]) -> bool:
        """Whether this node does what one node alone should do, of those where people are."""
        return all(self.name < each for each in others)

    # --- hearing -------------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        with contextlib.suppress(msgspec.MsgspecError):  # of another version
            saying = _SAYING.decode(text)
            if saying.node == self.name:
                return
            self._heard[saying.node] = time.monotonic()
            for word in saying.words:
                table = self._tables().get(word.table)
                if table is not None:
                    self._take(saying.node, table, word)

    def _take(self, node: str, table: Shared, word: Words) -> None:
        if isinstance(word, Changed):
            self.reread(word.table, word.what)
        elif isinstance(word, Here):
            table.elsewhere(node, word.seats)
        elif isinstance(word, Who):
            if table.here():
                self.say(Here(word.table, table.here()))
        else:
            self._start(table.proposed(word.position, word.to, word.agreed))

    def reread(self, id: str, *what: str) -> None:
        """Let a table read again what was written elsewhere; once for all that is due."""
        due = self._due.get(id)
        if due is not None:
            due.update(what)
            return
        self._due[id] = set(what)
        self._start(self._reread(id))

    async def _reread(self, id: str) -> None:
        try:
            while due := self._due[id]:
                self._due[id] = set()
                table = self._tables().get(id)
                for what in sorted(due):
                    if table is not None:
                        await table.reread(what)
        finally:
            del self._due[id]

    # --- signs of life -------------------------------------------------------------------

    async def _beat(self) -> None:
        checked = time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            self.say()
            now = time.monotonic()
            for node in [each for each, at in self._heard.items() if at < now - SILENT]:
                self._forget(node)
            if now - checked >= CHECK:
                checked = now
                with contextlib.suppress(Exception):  # the store is away: next time, then
                    await self._check()

    def _forget(self, node: str) -> None:
        del self._heard[node]
        for table in self._tables().values():
            table.elsewhere(node, ())
        self._look_again()

    async def _check(self) -> None:
        """Compare what is in memory with the store."""
        open = {id: table.position for id, table in self._tables().items() if table.here()}
        for id, length in (await self._store.lengths(list(open))).items():
            if length > open[id]:
                self.reread(id, "journal")

    def _look_again(self) -> None:
        """Something may have been missed: read everything that somebody looks at."""
        for id, table in self._tables().items():
            if table.here():
                self.say(Here(id, table.here()), Who(id))
                self.reread(id, "seats", "notes", "journal")

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Waking:
    """A store that wakes the other nodes after everything it writes."""

    def __init__(self, store: Store, nodes: Nodes) -> None:
        self._nodes = nodes
        self._store = store
        self.table = store.table
        self.create = store.create
        self.journal = store.journal
        self.lengths = store.lengths
        self.commands = store.commands
        self.notes = store.notes
        self.kept = store.kept
        self.campaign = store.campaign
        self.record = store.record
        self.close = store.close

    async def append(
        self, table: str, position: int, entries: Sequence[Entry], command: str | None = None
    ) -> None:
        await self._store.append(table, position, entries, command)
        self._nodes.say(Changed(table, "journal"))

    async def note(self, table: str, note: Note, command: str | None = None) -> Note:
        written = await self._store.note(table, note, command)
        self._nodes.say(Changed(table, "notes"))
        return written

    async def enter(self, table: str, seat: int, entropy: str) -> None:
        await self._store.enter(table, seat, entropy)
        self._nodes.say(Changed(table, "seats"))

    async def renew(self, table: str, seat: int, token: bytes) -> None:
        await self._store.renew(table, seat, token)
        self._nodes.say(Changed(table, "seats"))

    async def keep(self, table: str, name: str, data: bytes) -> None:
        await self._store.keep(table, name, data)
        self._nodes.say(Changed(table, "seats"))
