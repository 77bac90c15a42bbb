"""The door: connections are counted from the moment they are made.

Opening a connection costs a stranger nothing, and the system gives a process only so many. So
connections are counted before they carry a request, those of one address have a limit, and a
connection that does not finish its request is shut.
"""

from __future__ import annotations

import asyncio
from collections import Counter

import h11
from msgspec import Struct
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from kitchentable.kernel.plain import Plain
from kitchentable.server.people.limits import Limits
from kitchentable.server.people.proxies import LOCAL, Proxies, place_of
from kitchentable.server.protocol.wire import DirectWebSocket

SLOWEST = 4096
"""Bytes a second: a body that comes at least this fast may take as long as it needs."""
STALL = 60.0
"""Seconds in which a client must have read a part of what it is sent."""
LOOKS = 1.0
"""Seconds between two looks at all connections."""


class Door:
    """All connections: visitors (HTTP), and those that are a WebSocket now."""

    def __init__(
        self, limits: Limits, room: int | None = None, proxies: Proxies | None = None
    ) -> None:
        self._limits = limits
        self._proxies = proxies or Proxies()
        most = limits.connections + limits.visitors
        self._room = most if room is None else min(most, room)
        self._visitors: set[Visitor] = set()
        self._sockets: set[DirectWebSocket] = set()
        self._visiting: Counter[str] = Counter()
        self._connected: Counter[str] = Counter()
        self._stalled: dict[asyncio.Transport, Stalled] = {}

    def enter(self, visitor: Visitor) -> bool:
        """Count a visitor if there is room for it; whether there was."""
        limits, place = self._limits, visitor.place
        if len(self._visitors) + len(self._sockets) >= self._room:
            return False
        if len(self._visitors) >= limits.visitors:
            return False
        if place not in LOCAL and not self._proxies.trust(visitor.address):
            both = self._visiting[place] + self._connected[place]
            if self._visiting[place] >= limits.visitors_each:
                return False
            if both >= limits.visitors_each + limits.connections_each:
                return False
        self._visitors.add(visitor)
        self._visiting[place] += 1
        return True

    def leave(self, visitor: Visitor) -> None:
        """A visitor has gone, or is no visitor any more."""
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
        """Shut connections that do not finish their request, or do not read what they are sent."""
        connections: list[Visitor | DirectWebSocket] = [*self._visitors, *self._sockets]
        patience = self._limits.patience
        late: list[Visitor | DirectWebSocket] = []
        late += [each for each in self._visitors if each.is_late(now, patience)]
        stalled = {}
        for each in connections:
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
        """Look at all connections from time to time."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(LOOKS, self._limits.patience / 2))
            self.look(loop.time())


class Stalled(Struct, frozen=True):
    """How many bytes have been waiting for a client to read them, and since when."""

    waiting: int
    since: float


class Visitor(H11Protocol):
    """uvicorn's HTTP connection, counted at the door."""

    def __init__(
        self,
        door: Door,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Plain],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = door
        self.address = self.place = ""
        self._began = 0.0
        """When the present request could begin."""
        self._received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.place = place_of(self.address)
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
        """Whether it has had time enough for its request, and has not finished it."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete and not cycle.more_body:
            return False  # the client waits for our answer
        asking = cycle is None or cycle.response_complete
        more = 0.0 if asking else self._received / SLOWEST
        return now - self._began > patience + more


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
