"""The web application: a few HTTP routes, and one WebSocket for each client.

Tokens come in frames and in the `Authorization` header, never in an address, so that no log
can hold one.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from kitchentable import games, players
from kitchentable.kernel import save
from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.problem import Problem
from kitchentable.server import guard
from kitchentable.server.hall import Create, Hall, hashed
from kitchentable.server.limits import Bucket, Buckets, Limits
from kitchentable.server.live import LOG, Live
from kitchentable.server.protocol import (
    MOST_FRAME,
    VERSION,
    Ack,
    Chat,
    Code,
    Commands,
    Found,
    Join,
    Query,
    Refused,
    TakeBack,
    Undo,
    Welcome,
    read_command,
    schema,
    write,
    wrong,
)
from kitchentable.server.sqlite import SQLiteStore
from kitchentable.server.store import KEEPER, SPECTATOR

STATUS: dict[Code, int] = {
    "no-table": 404, "not-a-seat": 404, "wrong-token": 403, "keeper": 403, "origin": 403,
    "too-large": 413, "too-fast": 429, "store": 503, "defect": 500, "not-begun": 409,
    "rules": 409,
}  # fmt: skip

COSTLY = 9
"""What going back costs more than other commands: the whole game is played again for it."""

_CREATE = msgspec.json.Decoder(Create)


class Server:
    """The application with all it keeps."""

    def __init__(self, file: Path, limits: Limits, hosts: tuple[str, ...] = ()) -> None:
        self.file = file
        self.limits = limits
        self.hosts = hosts
        self.hall: Hall
        self._connected: Counter[str] = Counter()
        self._creating = Buckets(limits.tables_each / 3600, limits.tables_each)
        self._asking = Buckets(limits.requests, 3 * limits.requests)
        routes = [
            Route("/health", self.health),
            Route("/games", self.games),
            Route("/protocol", self.protocol),
            Route("/tables", self.create, methods=["POST"]),
            Route("/tables/{id}", self.info),
            Route("/tables/{id}/game.kt", self.export),
            Route("/tables/{id}/seat", self.hand_back, methods=["DELETE"]),
            Route("/tables/{id}/seats/{seat:int}", self.renew, methods=["POST"]),
            WebSocketRoute("/tables/{id}", self.connect),
        ]
        inside = Starlette(routes=routes, lifespan=self._lifespan)
        self.app = guard.Guard(inside, hosts, self._asking)

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.hall = Hall(SQLiteStore(self.file), self.limits)
        sweeper = asyncio.create_task(self._sweep())
        try:
            yield
        finally:
            sweeper.cancel()
            await self.hall.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.limits.idle))
            self.hall.sweep()
            self._creating.sweep(time.monotonic())
            self._asking.sweep(time.monotonic())

    # --- HTTP ----------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        return reply({"tables": len(self.hall), "connections": self._connected.total()})

    async def games(self, request: Request) -> Response:
        """The games there are: what can be agreed, and which bots there are."""
        found = [games.game(row.name) for row in games.listed()]
        return reply(
            [
                {
                    "name": game.name,
                    "rules": game.version,
                    "setup": msgspec.json.schema(game.setup),
                    "players": players.kinds(game),
                }
                for game in found
            ]
        )

    async def protocol(self, request: Request) -> Response:
        return reply(schema())

    async def create(self, request: Request) -> Response:
        async def work() -> Any:
            address = request.client.host if request.client else ""
            if not self._creating.take(address, time.monotonic()):
                raise Refused("too-fast")
            try:
                wanted = _CREATE.decode(await body(request))
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                raise Refused("garbled") from None
            return await self.hall.create(wanted)

        return await answered(work, 201)

    async def info(self, request: Request) -> Response:
        """What everybody may know who knows the table's address."""

        async def work() -> Any:
            live = await self.hall.live(request.path_params["id"])
            return {
                "table": live.id,
                "game": live.agreed.game,
                "rules": live.agreed.rules,
                "setup": live.agreed.setup,
                "people": live.people(),
                "missing": live.missing(),
                "commitment": commitment(live),
            }

        return await answered(work)

    async def export(self, request: Request) -> Response:
        """The game as a file: what the seat may know of it, and all when it is over."""
        try:
            live, seat = await self.hall.admit(request.path_params["id"], bearer(request))
            async with live.lock:
                data = save.export(await live.table(), None if seat < 0 else seat)
        except (Refused, Problem) as no:
            return refusal(no)
        headers = {"content-disposition": 'attachment; filename="game.kt"'}
        return Response(data, media_type="application/octet-stream", headers=headers)

    async def renew(self, request: Request) -> Response:
        async def work() -> Any:
            id, seat = request.path_params["id"], request.path_params["seat"]
            return {"token": await self.hall.renew(id, bearer(request), seat)}

        return await answered(work)

    async def hand_back(self, request: Request) -> Response:
        async def work() -> Any:
            await self.hall.hand_back(request.path_params["id"], bearer(request))
            return {}

        return await answered(work)

    # --- WebSocket -----------------------------------------------------------------------

    async def connect(self, socket: WebSocket) -> None:
        """One client, from its first frame to its last."""
        address = socket.client.host if socket.client else ""
        limits = self.limits
        full = self._connected.total() >= limits.connections
        if full or self._connected[address] >= limits.connections_each:
            await socket.close(1013)
            return
        self._connected[address] += 1
        try:
            await socket.accept()
            await Client(socket, self.hall).run()
        finally:
            self._connected[address] -= 1
            if not self._connected[address]:
                del self._connected[address]


class Client:
    """A connection: commands come in one after the other, events go out through a queue."""

    def __init__(self, socket: WebSocket, hall: Hall) -> None:
        self.seat: int | None = None
        self.token = b""
        self._socket = socket
        self._hall = hall
        self._live: Live | None = None
        self._out: asyncio.Queue[bytes] = asyncio.Queue(hall.limits.behind)
        rate = hall.limits.commands
        self._bucket = Bucket(rate, 3 * rate, time.monotonic())
        self._dropped = asyncio.Event()

    def put(self, data: bytes) -> None:
        """Send something, without waiting; who reads too slowly is dropped."""
        try:
            self._out.put_nowait(data)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """End the connection, whatever still waits to be sent."""
        self._dropped.set()

    async def run(self) -> None:
        """Until the client goes, or is sent away."""
        tasks = [
            asyncio.create_task(each)
            for each in (self._write(), self._read(), self._dropped.wait())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._dropped.set()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._live is not None:
                self._live.leave(self)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(1):  # who reads nothing does not read this either
                    await self._socket.close(1008)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                data = await self._out.get()
                await self._socket.send_text(data.decode())

    async def _read(self) -> None:
        """Take commands until the client goes, or is sent away."""
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(self._hall.limits.join):
                while self._live is None:
                    await self._next()
            while True:
                await self._next()

    async def _next(self) -> None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        id = ""
        paid = self._bucket.take(time.monotonic())
        try:
            command = read_command(message.get("text") or message.get("bytes") or b"")
            id = command.id
            if isinstance(command, Undo | TakeBack):
                paid = paid and self._bucket.take(time.monotonic(), COSTLY)
            if not paid:
                raise Refused("too-fast")
            done = await self._carry_out(command)
            if done is not None:
                self.put(write(done))
        except (Refused, Problem) as no:
            self.put(write(wrong(id, no)))
        except (asyncio.CancelledError, WebSocketDisconnect):
            raise
        except Exception:
            LOG.exception("a command failed")
            self.put(write(wrong(id, Refused("defect"))))
        if not paid:
            await asyncio.sleep(1 / self._bucket.rate)  # meanwhile its frames wait outside

    async def _carry_out(self, command: Commands) -> Ack | Found | None:
        if isinstance(command, Join):
            await self._join(command)
            return None
        live = self._live
        if live is None or self._dropped.is_set():
            raise Refused("not-joined")
        if isinstance(command, Query):
            return await live.query(self.seat, command)
        if self.seat is None:
            raise Refused("not-a-seat")
        if isinstance(command, Chat):
            return await live.chat(self.seat, command)
        return await live.act(self.seat, command)

    async def _join(self, join: Join) -> None:
        if join.version != VERSION:
            raise Refused("version")
        if self._live is not None:
            raise Refused("garbled")
        live, seat = await self._hall.admit(self._socket.path_params["id"], join.token)
        if seat == KEEPER:
            raise Refused("not-a-seat")
        self.seat = None if seat == SPECTATOR else seat
        self.token = hashed(join.token)
        welcome = Welcome(
            *(join.id, VERSION, live.id, seat, live.agreed.game, live.agreed.rules),
            *(live.agreed.setup, live.people(), commitment(live)),
        )
        self.put(write(welcome))
        self._live = live
        try:
            await live.join(self, join.since, join.entropy or secrets.token_hex(16))
        except Exception:
            live.leave(self)
            self._live = None
            raise


def commitment(live: Live) -> str:
    """What is published of the dice before the game."""
    chance = live.agreed.chance
    return chance.commitment if isinstance(chance, Sealed) else ""


def bearer(request: Request) -> str:
    """The token of a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused("wrong-token")
    return token


async def body(request: Request) -> bytes:
    """What was sent along, if it is not too much."""
    data = b""
    try:
        async for part in request.stream():
            data += part
            if len(data) > MOST_FRAME:
                raise Refused("too-large")
    except ClientDisconnect:
        raise Refused("garbled") from None
    return data


async def answered(work: Callable[[], Awaitable[Any]], status: int = 200) -> Response:
    """What came of it as JSON, or the refusal."""
    try:
        return reply(await work(), status)
    except (Refused, Problem) as no:
        return refusal(no)


def refusal(no: Refused | Problem) -> Response:
    status = STATUS.get(no.code, 400) if isinstance(no, Refused) else 422
    return reply(wrong("", no), status)


def reply(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")
