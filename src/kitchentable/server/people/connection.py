"""One client on a WebSocket: commands come in one after the other, events go out."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.problem import Problem
from kitchentable.server.log import LOG
from kitchentable.server.people import seat_cookies
from kitchentable.server.people.limits import Bucket
from kitchentable.server.protocol.messages import (
    VERSION,
    Chat,
    Commands,
    Join,
    Mute,
    Query,
    Refused,
    Rematch,
    Resign,
    StandInFor,
    TakeBack,
    Undo,
    Welcome,
    id_of,
    read_command,
    write,
    wrong,
)
from kitchentable.server.protocol.wire import wire_of
from kitchentable.server.store.store import KEEPER, SPECTATOR
from kitchentable.server.tables.new_tables import hashed
from kitchentable.server.tables.queries import STUDIED
from kitchentable.server.tables.registry import Registry
from kitchentable.server.tables.table_session import TableSession

COSTLY = 9
"""The extra cost of going back: the whole game is played again for it."""


class Connection:
    """One client: commands come in one after the other, events go straight out."""

    def __init__(self, socket: WebSocket, registry: Registry) -> None:
        self.seat: int | None = None
        self.token = b""
        self.lazy = False
        self.place = socket.client.host if socket.client else ""
        self._socket = socket
        self._registry = registry
        self._session: TableSession | None = None
        self._wire = wire_of(socket)
        rate = registry.limits.commands
        self._bucket = Bucket(rate, 3 * rate, time.monotonic())
        self._studies: dict[str, tuple[str, asyncio.Task[None]]] = {}
        """Queries that a worker answers: the id and the task of each kind."""
        self._dropped = asyncio.Event()

    def put(self, data: bytes) -> None:
        """Send a frame, without waiting; a client that reads too slowly is dropped."""
        if self._wire.put(data) > self._registry.limits.behind:
            self._wire.cut()
            self.drop()

    def drop(self) -> None:
        """End the connection; what waits to be sent is lost."""
        self._dropped.set()

    async def run(self) -> None:
        """Serve the client until it goes or is dropped."""
        tasks = [asyncio.create_task(each) for each in (self._read(), self._dropped.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._dropped.set()
            tasks += [task for _, task in self._studies.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._session is not None:
                self._session.leave(self)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(1):  # a client that reads nothing does not read this
                    await self._socket.close(1008)

    async def _read(self) -> None:
        """Take commands until the client goes or is dropped."""
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(self._registry.limits.join):
                while self._session is None:
                    await self._next()
            while True:
                await self._next()

    async def _next(self) -> None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        self._registry.used = now = time.monotonic()
        paid = self._bucket.take(now)
        data = message.get("text") or message.get("bytes") or b""
        try:
            command = read_command(data)
        except Refused as no:
            self.put(write(wrong(id_of(data), no if paid else Refused("too-fast"))))
        else:
            if isinstance(command, Undo | TakeBack):
                paid = paid and self._bucket.take(time.monotonic(), COSTLY)
            if not paid:
                self.put(write(wrong(command.id, Refused("too-fast"))))
            elif isinstance(command, Query) and command.what in STUDIED:
                self._study(command)
            else:
                await self._attempt(command)
        if not paid:
            await asyncio.sleep(1 / self._bucket.rate)  # meanwhile its frames wait in the socket

    def _study(self, query: Query) -> None:
        """Begin on a query for a worker, in place of an older one of its kind."""
        old, task = self._studies.pop(query.what, ("", None))
        if task is not None and not task.done():
            task.cancel()
            self.put(write(wrong(old, Refused("cancelled"))))
        self._studies[query.what] = (query.id, asyncio.create_task(self._attempt(query)))

    async def _attempt(self, command: Commands) -> None:
        """Carry a command out and answer it, also if it fails."""
        try:
            done = await self._carry_out(command)
            if done is not None:
                self.put(done)
        except (Refused, Problem) as no:
            self.put(write(wrong(command.id, no)))
        except (asyncio.CancelledError, WebSocketDisconnect):
            raise
        except Exception:
            LOG.exception("a command failed")
            self.put(write(wrong(command.id, Refused("defect"))))

    async def _carry_out(self, command: Commands) -> bytes | None:
        if isinstance(command, Join):
            await self._join(command)
            return None
        session = self._session
        if session is None or self._dropped.is_set():
            raise Refused("not-joined")
        if isinstance(command, Query):
            return await session.query(self.seat, command)
        if self.seat is None:
            raise Refused("not-a-seat")
        if isinstance(command, Chat):
            now = time.monotonic()
            if not self._registry.talking.take(self.place, now, len(command.text)):
                raise Refused("too-fast")
            return write(await session.chat(self.seat, command))
        if isinstance(command, Resign | StandInFor | Rematch | Mute):
            return write(await session.arrange(self.seat, command))
        return write(await session.act(self.seat, command))

    async def _join(self, join: Join) -> None:
        if join.version != VERSION:
            raise Refused("version")
        if self._session is not None:
            raise Refused("garbled")
        token = join.token
        if not token and join.seat is not None:
            token = seat_cookies.token_of(self._socket, join.seat)
        session, seat = await self._registry.admit(self._socket.path_params["id"], token)
        if join.seat is not None and seat != join.seat:
            raise Refused("wrong-token")
        if seat == KEEPER:
            raise Refused("not-a-seat")
        self.seat = None if seat == SPECTATOR else seat
        self.token = hashed(token)
        welcome = Welcome(
            *(join.id, VERSION, session.id, seat, session.agreed.game, session.agreed.rules),
            *(session.agreed.setup, session.people(), commitment(session), session.begins()),
            lesson=session.social.record.terms.lesson,
        )
        self.put(write(welcome))
        self._session = session
        self.lazy = join.lazy
        try:
            await session.join(self, join.since, join.entropy or secrets.token_hex(16))
        except Exception:
            session.leave(self)
            self._session = None
            raise


def commitment(session: TableSession) -> str:
    """The commitment to the sealed dice; empty if they are not sealed."""
    chance = session.agreed.chance
    return chance.commitment if isinstance(chance, Sealed) else ""
