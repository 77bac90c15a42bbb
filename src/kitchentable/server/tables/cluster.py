"""The nodes: several servers on one store. Every node serves every table.

The node that appends at a position first has it; the others are woken and follow the journal.
Which seats are connected, and which takebacks are proposed, is said from node to node and kept
nowhere. A node that falls silent is forgotten, and with it the seats that were connected there.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from kitchentable.server.store import bus
from kitchentable.server.store.store import Store
from kitchentable.server.store.waking import Part

BEAT = 1.0
"""Seconds between two signs of life."""
SILENT = 4.0
"""Seconds after which a node without a sign of life is forgotten."""
CHECK = 3.0
"""Seconds between two looks at the store, in case a wake-up was lost."""


class NodeWord(Struct, frozen=True, array_like=True, tag=True):
    """The base of what nodes say to each other about a table."""

    table: str


class Changed(NodeWord, frozen=True):
    """A part of a table was written to the store."""

    what: Part


class Here(NodeWord, frozen=True):
    """The seats that are connected to the table at the sending node; -1 for spectators."""

    seats: tuple[int, ...]


class WhoIsHere(NodeWord, frozen=True):
    """Tell me which seats are connected to the table at your node."""


class Proposal(NodeWord, frozen=True):
    """These seats agree to go back to a position."""

    position: int
    to: int
    agreed: tuple[int, ...]


Words = Changed | Here | WhoIsHere | Proposal


class Saying(Struct, frozen=True, array_like=True):
    """One message on the bus. Without words it is a sign of life."""

    node: str
    words: tuple[Words, ...] = ()


_SAYING = msgspec.json.Decoder(Saying)


class Shared(Protocol):
    """A table in memory, as the cluster sees it."""

    @property
    def position(self) -> int:
        """The length of the journal as it is known here; 0 if the table is not open."""
        ...

    def here(self) -> tuple[int, ...]:
        """The seats connected at this node; -1 for spectators."""
        ...

    def elsewhere(self, node: str, seats: tuple[int, ...]) -> None:
        """Note which seats are connected at another node."""
        ...

    async def reread(self, what: str) -> None:
        """Read again what another node wrote, and show it."""
        ...

    async def proposed(self, position: int, to: int, agreed: tuple[int, ...]) -> None:
        """Seats at another node agree to go back to a position."""
        ...


class Cluster:
    """This node and the others that it hears. Without a bus it is alone."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        self.alone = True
        self._bus: bus.Bus | None = None
        self._tables: Callable[[], Mapping[str, Shared]] = dict
        self._store: Store
        self._heard: dict[str, float] = {}
        self._due: dict[str, set[str]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def meet(self, url: str, store: Store, tables: Callable[[], Mapping[str, Shared]]) -> None:
        """Begin to speak with the other nodes; `tables` gives those in memory, by id."""
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

    def wake(self, table: str, what: Part) -> None:
        """Tell the other nodes that a part of a table was written."""
        self.say(Changed(table, what))

    def say(self, *words: Words) -> None:
        """Send words to all other nodes."""
        if self._bus is not None:
            self._bus.send(msgspec.json.encode(Saying(self.name, words)).decode())

    def leads(self, others: Sequence[str]) -> bool:
        """Whether this node, of all nodes with guests, does what only one of them may do."""
        return all(self.name < each for each in others)

    # --- hearing -------------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        with contextlib.suppress(msgspec.MsgspecError):  # a node of another version speaks
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
        elif isinstance(word, WhoIsHere):
            if table.here():
                self.say(Here(word.table, table.here()))
        else:
            self._start(table.proposed(word.position, word.to, word.agreed))

    def reread(self, id: str, *what: str) -> None:
        """Let a table read again what another node wrote; requests that wait are done together."""
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
        """Compare the tables in memory with the store."""
        open = {id: table.position for id, table in self._tables().items() if table.here()}
        for id, length in (await self._store.lengths(list(open))).items():
            if length > open[id]:
                self.reread(id, "journal")

    def _look_again(self) -> None:
        """Messages may have been lost: read again every table that has guests."""
        for id, table in self._tables().items():
            if table.here():
                self.say(Here(id, table.here()), WhoIsHere(id))
                self.reread(id, "seats", "notes", "journal")

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
