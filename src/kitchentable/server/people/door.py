"""The door: who has a connection, from the moment it is made.

Opening a connection costs a stranger nothing, and the system gives a process only so many. So
they are counted before anything has been said on them, those of one address have a limit, and
whoever does not finish what it began to say is shown out.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import ipaddress
from collections import Counter
from typing import Any

import h11
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol

from kitchentable.server.people.limits import Limits
from kitchentable.server.protocol.wire import DirectWebSocket

resource: Any = None
with contextlib.suppress(ImportError):  # Windows gives out as many as there is memory for
    resource = importlib.import_module("resource")

SPARE = 150
"""Files that the server itself needs open: the store, its processes, the pages."""
SLOWEST = 4096
"""Bytes a second: whoever sends this much has as long as it takes."""
STALL = 60.0
"""Seconds in which somebody who is sent something must have read a part of it."""
LOOKS = 1.0
"""Seconds between two looks around."""
PROXIES = ("127.0.0.1", "::1", "")
"""Programs on this machine that pass on what others send, and wait for all of it first: they have
no limit of their own. (Nothing: a socket that is a file.)"""


class Door:
    """Everybody who has a connection: visitors, and those for whom it is a WebSocket now."""

    def __init__(self, limits: Limits, room: int | None = None) -> None:
        self._limits = limits
        most = limits.connections + limits.visitors
        self._room = most if room is None else min(most, room)
        self._visitors: set[Visitor] = set()
        self._sockets: set[DirectWebSocket] = set()
        self._visiting: Counter[str] = Counter()
        self._connected: Counter[str] = Counter()
        self._stalled: dict[asyncio.Transport, Stalled] = {}

    def enter(self, visitor: Visitor) -> bool:
        """Whether there is room for somebody; then it is counted."""
        limits, place = self._limits, visitor.place
        if len(self._visitors) + len(self._sockets) >= self._room:
            return False
        if len(self._visitors) >= limits.visitors:
            return False
        if place not in PROXIES:
            both = self._visiting[place] + self._connected[place]
            if self._visiting[place] >= limits.visitors_each:
                return False
            if both >= limits.visitors_each + limits.connections_each:
                return False
        self._visitors.add(visitor)
        self._visiting[place] += 1
        return True

    def leave(self, visitor: Visitor) -> None:
        """Somebody has gone, or is no visitor any more."""
        if visitor in self._visitors:
            self._visitors.remove(visitor)
            _less(self._visiting, visitor.place)

    def upgraded(self, visitor: Visitor, socket: DirectWebSocket) -> None:
        """A visitor's connection is a WebSocket now."""
        self.leave(visitor)
        place = visitor.place
        self._sockets.add(socket)
        self._connected[place] += 1

        def lost() -> None:
            self._sockets.discard(socket)
            _less(self._connected, place)

        socket.lost = lost

    def look(self, now: float) -> None:
        """Show out who did not finish what it began to say, or does not read what it is sent."""
        everybody: list[Visitor | DirectWebSocket] = [*self._visitors, *self._sockets]
        patience = self._limits.patience
        late: list[Visitor | DirectWebSocket] = []
        late += [each for each in self._visitors if each.is_late(now, patience)]
        stalled = {}
        for each in everybody:
            transport = each.transport
            waiting = transport.get_write_buffer_size()
            if waiting:
                before = self._stalled.get(transport)
                same = before is not None and before.waiting == waiting
                stalled[transport] = before if before and same else Stalled(waiting, now)
                if now - stalled[transport].since > STALL:
                    late.append(each)
        self._stalled = stalled
        for each in late:
            each.transport.abort()

    async def watch(self) -> None:
        """Look around from time to time."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(LOOKS, self._limits.patience / 2))
            self.look(loop.time())


class Stalled(Struct, frozen=True):
    """How much has been waiting to be sent to somebody, and since when."""

    waiting: int
    since: float


class Visitor(H11Protocol):
    """uvicorn's HTTP, for somebody who was counted at the door."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self._door = door
        self.place = ""
        self._began = 0.0
        """When it could begin to say what it says now."""
        self._received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = place_of(self.client[0] if self.client else "")
        self._began = self.loop.time()
        if not self._door.enter(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)

    def on_response_complete(self) -> None:
        self._began, self._received = self.loop.time(), 0
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, DirectWebSocket), "nothing else is served"
        self._door.upgraded(self, socket)

    def is_late(self, now: float, patience: float) -> bool:
        """Whether it has had time enough to say what it wants, and has not."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete and not cycle.more_body:
            return False  # it waits for us
        asking = cycle is None or cycle.response_complete
        more = 0.0 if asking else self._received / SLOWEST
        return now - self._began > patience + more


def place_of(address: str) -> str:
    """Where somebody comes from: an address, or the network of an address of which one has many.

    >>> place_of("192.0.2.7"), place_of("2001:db8:1:2:3:4:5:6"), place_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        given = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if given.ipv4_mapped is not None:
        return str(given.ipv4_mapped)
    if given.is_loopback:
        return str(given)
    return str(ipaddress.IPv6Address(given.packed[:8] + bytes(8)))


def room() -> int | None:
    """How many connections this process may have open, as far as the system says."""
    if resource is None:
        return None
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if most == resource.RLIM_INFINITY else max(10, most - SPARE)


def make_room(wanted: int) -> None:
    """Let this process have so many connections open, as far as the system allows it."""
    if resource is None:
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if now != unlimited and now < wanted + SPARE:
        more = wanted + SPARE if most == unlimited else min(most, wanted + SPARE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (more, most))


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
