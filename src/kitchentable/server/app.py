"""The web application: a few HTTP routes, and one WebSocket for each client.

Tokens come in frames, in the `Authorization` header and in cookies, never in an address, so
that no log can hold one.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from kitchentable import games, players
from kitchentable.kernel.problem import Problem
from kitchentable.server.garbage_collector import Tidy
from kitchentable.server.pages import built_pages
from kitchentable.server.pages.game_texts import Reading
from kitchentable.server.pages.library import Shelf
from kitchentable.server.pages.preparation import Preparing
from kitchentable.server.people import guard, seat_cookies
from kitchentable.server.people.connection import Connection, commitment
from kitchentable.server.people.door import Door, room
from kitchentable.server.people.limits import Buckets, Limits
from kitchentable.server.people.seat_cookies import bearer
from kitchentable.server.protocol.bodies import (
    Branch,
    Create,
    Followed,
    GameInfo,
    Info,
    Renewed,
    Sat,
    Seats,
    Session,
)
from kitchentable.server.protocol.messages import Refused, schema
from kitchentable.server.protocol.replies import answered, body, decoded, refusal, reply
from kitchentable.server.store.store import SQLITE, is_shared, opened
from kitchentable.server.tables.registry import Hall

_CREATE = msgspec.json.Decoder(Create)
_BRANCH = msgspec.json.Decoder(Branch)
_SEATS = msgspec.json.Decoder(Seats)


class Server:
    """The application with all it keeps."""

    def __init__(
        self, database: str | Path, limits: Limits, hosts: tuple[str, ...] = (), bus: str = ""
    ) -> None:
        self.database = f"{SQLITE}{database}" if isinstance(database, Path) else database
        self.bus = bus or (self.database if is_shared(self.database) else "")
        self.limits = limits
        self.tidy: Tidy | None = None
        """Set where the process is the server's alone."""
        self.hosts = hosts
        self.door = Door(limits, room())
        self.hall: Hall
        self.shelf = Shelf()
        self._connected: Counter[str] = Counter()
        self._working: Counter[str] = Counter()
        """What other processes do for each address."""
        self._ended = 0
        self._creating = Buckets(limits.tables_each / 3600, limits.tables_each)
        self._asking = Buckets(limits.requests, 3 * limits.requests)
        routes = [
            Route("/health", self.health),
            Route("/games", self.games),
            Route("/games/{name}/library", self.library),
            Route("/protocol", self.protocol),
            Route("/tables", self.create, methods=["POST"]),
            Route("/tables/import", self.take_in, methods=["POST"]),
            Route("/tables/{id}", self.info),
            Route("/tables/{id}/game.kt", self.export),
            Route("/tables/{id}/session", self.sit, methods=["POST"]),
            Route("/tables/{id}/session", self.session, methods=["GET"]),
            Route("/tables/{id}/session", self.forget, methods=["DELETE"]),
            Route("/tables/{id}/branch", self.branch, methods=["POST"]),
            Route("/tables/{id}/next", self.follow, methods=["POST"]),
            Route("/tables/{id}/seat", self.hand_back, methods=["DELETE"]),
            Route("/tables/{id}/seats/{seat}", self.renew, methods=["POST"]),
            WebSocketRoute("/tables/{id}", self.connect),
            *Reading(self).routes(),
            *Preparing(self).routes(),
            *built_pages.routes(),
        ]
        inside = Starlette(routes=routes, lifespan=self._lifespan)
        self.app = guard.Guard(inside, hosts, self._asking)

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.hall = Hall(await opened(self.database), self.limits, bus=self.bus)
        tasks = [asyncio.create_task(each) for each in (self._sweep(), self.door.watch())]
        if self.tidy is not None:
            tasks.append(asyncio.create_task(self._look(self.tidy)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.hall.close()

    async def _look(self, tidy: Tidy) -> None:
        while True:
            await asyncio.sleep(1)
            tidy.look(self.hall.used, self._ended)

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
                GameInfo(
                    game.name, game.version, msgspec.json.schema(game.setup), players.kinds(game)
                )
                for game in found
            ]
        )

    async def library(self, request: Request) -> Response:
        """What a client has to know of a game's content."""
        try:
            return self.shelf.answer(games.game(request.path_params["name"]), request)
        except Problem as no:
            return refusal(no)

    async def protocol(self, request: Request) -> Response:
        return reply(schema())

    async def create(self, request: Request) -> Response:
        async def work() -> Any:
            self.may_create(request)
            return await self.hall.create(decoded(_CREATE, await body(request)))

        return await answered(work, 201)

    async def branch(self, request: Request) -> Response:
        """Play on from a position, at a table of its own."""

        async def work() -> Any:
            self.may_create(request)
            wanted = decoded(_BRANCH, await body(request))
            return await self.hall.branch(request.path_params["id"], bearer(request), wanted)

        return await answered(work, 201)

    async def take_in(self, request: Request) -> Response:
        """A table out of a file (`.kt`)."""

        async def work() -> Any:
            self.may_create(request)
            lists = {
                name: tuple(value.split(","))
                for name in ("players", "names")
                if (value := request.query_params.get(name))
            }
            seats = decoded(_SEATS, msgspec.json.encode(lists))
            data = await body(request, self.limits.file)
            with self.at_work(request):
                return await self.hall.take_in(data, seats)

        return await answered(work, 201)

    def may_create(self, request: Request) -> None:
        """Whether this address has not set up too many tables."""
        address = request.client.host if request.client else ""
        if not self._creating.take(address, time.monotonic()):
            raise Refused("too-fast")

    @contextlib.contextmanager
    def at_work(self, request: Request) -> Iterator[None]:
        """While another process works for an address: it may want only so much at once."""
        address = request.client.host if request.client else ""
        if self._working[address] >= self.limits.works_each:
            raise Refused("too-fast")
        self._working[address] += 1
        try:
            yield
        finally:
            self._working[address] -= 1
            if not self._working[address]:
                del self._working[address]

    async def info(self, request: Request) -> Response:
        """What everybody may know who knows the table's address."""

        async def work() -> Any:
            live = await self.hall.live(request.path_params["id"])
            return Info(
                *(live.id, live.agreed.game, live.agreed.rules, live.agreed.setup),
                *(live.people(), live.missing(), commitment(live)),
                live.company.beside.terms.clock,
            )

        return await answered(work)

    async def export(self, request: Request) -> Response:
        """The game as a file: what the seat may know of it, and all when it is over."""
        try:
            live, seat = await self.hall.admit(request.path_params["id"], bearer(request))
            with self.at_work(request):
                data = await live.file(None if seat < 0 else seat)
        except (Refused, Problem) as no:
            return refusal(no)
        headers = {"content-disposition": 'attachment; filename="game.kt"'}
        return Response(data, media_type="application/octet-stream", headers=headers)

    async def renew(self, request: Request) -> Response:
        async def work() -> Any:
            id, seat = request.path_params["id"], request.path_params["seat"]
            if not re.fullmatch("-?[0-9]{1,2}", seat):  # Starlette's numbers have no sign
                raise Refused("not-a-seat")
            return Renewed(await self.hall.renew(id, bearer(request), int(seat)))

        return await answered(work)

    async def hand_back(self, request: Request) -> Response:
        async def work() -> Any:
            await self.hall.hand_back(request.path_params["id"], bearer(request))
            return {}

        return await answered(work)

    # --- the seats of a browser ----------------------------------------------------------

    async def sit(self, request: Request) -> Response:
        """Keep the seat of a token as a cookie."""
        try:
            token = bearer(request)
            live, seat = await self.hall.admit(request.path_params["id"], token)
        except Refused as no:
            return refusal(no)
        response = reply(Sat(seat))
        seat_cookies.remember(response, request, live.id, seat, token)
        return response

    async def session(self, request: Request) -> Response:
        """The seats this browser has."""

        async def work() -> Any:
            live = await self.hall.live(request.path_params["id"])
            found = seat_cookies.seats_of(request).items()
            return Session(tuple(sorted(seat for seat, token in found if live.opens(seat, token))))

        return await answered(work)

    async def forget(self, request: Request) -> Response:
        """This browser has these seats no more; the links to them stay good."""
        seats = seat_cookies.seats_of(request)
        wanted = request.query_params.get("seat")
        response = reply({})
        for seat in seats:
            if wanted is None or str(seat) == wanted:
                seat_cookies.forget(response, request.path_params["id"], seat)
        return response

    async def follow(self, request: Request) -> Response:
        """Go on to the rematch: this browser has the same seats there."""
        try:
            old = await self.hall.live(request.path_params["id"])
            if not old.company.beside.next:
                raise Refused("not-over")
            live = await self.hall.live(old.company.beside.next)
        except Refused as no:
            return refusal(no)
        mine = {
            n: token for n, token in seat_cookies.seats_of(request).items() if live.opens(n, token)
        }
        response = reply(Followed(live.id, tuple(sorted(mine))))
        for seat, token in mine.items():
            seat_cookies.remember(response, request, live.id, seat, token)
        return response

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
            await Connection(socket, self.hall).run()
        finally:
            self._ended += 1
            self._connected[address] -= 1
            if not self._connected[address]:
                del self._connected[address]
