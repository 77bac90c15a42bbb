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

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from kitchentable import games, players
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.server import readiness
from kitchentable.server.garbage_collector import GarbageCollector
from kitchentable.server.housekeeping import Housekeeping
from kitchentable.server.pages import built_pages
from kitchentable.server.pages.game_texts import GameTextRoutes
from kitchentable.server.pages.library import Shelf
from kitchentable.server.pages.preparation import PreparationRoutes
from kitchentable.server.pages.puzzles import PuzzleRoutes
from kitchentable.server.people import guard, seat_cookies
from kitchentable.server.people.connection import Connection, commitment
from kitchentable.server.people.door import Door
from kitchentable.server.people.limits import Buckets, Limits
from kitchentable.server.people.proxies import Proxies
from kitchentable.server.people.seat_cookies import bearer
from kitchentable.server.process_limits import most_connections
from kitchentable.server.protocol.bodies import (
    Branch,
    Create,
    Created,
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
from kitchentable.server.tables.registry import Registry
from kitchentable.server.tables.steady_time import STEADY

_CREATE = msgspec.json.Decoder(Create)
_BRANCH = msgspec.json.Decoder(Branch)
_SEATS = msgspec.json.Decoder(Seats)


class Server:
    """The application with all it keeps."""

    def __init__(
        self,
        database: str | Path,
        limits: Limits,
        hosts: tuple[str, ...] = (),
        bus: str = "",
        proxies: tuple[str, ...] = (),
    ) -> None:
        self.database = f"{SQLITE}{database}" if isinstance(database, Path) else database
        self.bus = bus or (self.database if is_shared(self.database) else "")
        self.limits = limits
        self.garbage_collector: GarbageCollector | None = None
        """Set if this process does nothing but serve."""
        self.hosts = hosts
        self.proxies = Proxies(proxies)
        self.door = Door(limits, most_connections(), self.proxies)
        self.registry: Registry
        self.shelf = Shelf()
        self.housekeeping = Housekeeping()
        self._connected: Counter[str] = Counter()
        self._working: Counter[str] = Counter()
        """How many files and pictures the workers make for each address."""
        self._ended = 0
        self._creating = Buckets(limits.tables_each / 3600, limits.tables_each)
        self._asking = Buckets(limits.requests, 3 * limits.requests)
        inside = Starlette(routes=self._routes(), lifespan=self._lifespan)
        self.app = guard.Guard(inside, hosts, self._asking, self.housekeeping.banned)

    def _routes(self) -> list[BaseRoute]:
        """What can be asked over HTTP, and the socket of a table."""
        return [
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/games", self.games),
            Route("/games/{name}/library", self.library),
            Route("/protocol", self.protocol),
            Route("/tables", self.create, methods=["POST"]),
            Route("/tables/import", self.take_in, methods=["POST"]),
            Route("/tables/{id}", self.info),
            Route("/tables/{id}/game.kt", self.export),
            Route("/tables/{id}/situation.toml", self.situation),
            Route("/tables/{id}/session", self.sit, methods=["POST"]),
            Route("/tables/{id}/session", self.session, methods=["GET"]),
            Route("/tables/{id}/session", self.forget, methods=["DELETE"]),
            Route("/tables/{id}/branch", self.branch, methods=["POST"]),
            Route("/tables/{id}/next", self.follow, methods=["POST"]),
            Route("/tables/{id}/seat", self.hand_back, methods=["DELETE"]),
            Route("/tables/{id}/seats/{seat}", self.renew, methods=["POST"]),
            WebSocketRoute("/tables/{id}", self.connect),
            *GameTextRoutes(self).routes(),
            *PreparationRoutes(self).routes(),
            *PuzzleRoutes(self).routes(),
            *built_pages.routes(),
        ]

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.registry = Registry(await opened(self.database), self.limits, bus=self.bus)
        work = (
            *(self._sweep(), self.door.watch(), self._watch_time()),
            self.housekeeping.run(self.registry),
        )
        tasks = [asyncio.create_task(each) for each in work]
        if self.garbage_collector is not None:
            tasks.append(asyncio.create_task(self._collect(self.garbage_collector)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.registry.close()

    async def _watch_time(self) -> None:
        """Look at the time often, so that a pause of this process is known as one."""
        while True:
            STEADY.now()
            await asyncio.sleep(1)

    async def _collect(self, collector: GarbageCollector) -> None:
        while True:
            await asyncio.sleep(1)
            collector.look(self.registry.used, self._ended)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.limits.idle))
            self.registry.sweep()
            self._creating.sweep(time.monotonic())
            self._asking.sweep(time.monotonic())

    # --- HTTP ----------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        return reply({"tables": len(self.registry), "connections": self._connected.total()})

    async def ready(self, request: Request) -> Response:
        """Whether the server can do its work: 503 if something fails."""
        found = await readiness.look(self.registry)
        return reply(found, 200 if found.all else 503)

    async def games(self, request: Request) -> Response:
        """All games: what can be agreed, and their bots."""
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
        async def work() -> Created:
            self.may_create(request)
            return await self.registry.create(decoded(_CREATE, await body(request)))

        return await answered(work, 201)

    async def branch(self, request: Request) -> Response:
        """Set up a table that plays on from a position of another."""

        async def work() -> Created:
            self.may_create(request)
            wanted = decoded(_BRANCH, await body(request))
            return await self.registry.branch(request.path_params["id"], bearer(request), wanted)

        return await answered(work, 201)

    async def take_in(self, request: Request) -> Response:
        """Set up a table out of a file (`.kt`)."""

        async def work() -> Created:
            self.may_create(request)
            lists = {
                name: tuple(value.split(","))
                for name in ("players", "names")
                if (value := request.query_params.get(name))
            }
            seats = decoded(_SEATS, msgspec.json.encode(lists))
            data = await body(request, self.limits.file)
            go_on = "go_on" in request.query_params
            with self.at_work(request):
                situation = "situation" in request.query_params
                return await self.registry.take_in(data, seats, go_on, situation)

        return await answered(work, 201)

    def may_create(self, request: Request) -> None:
        """Refuse an address that has set up too many tables."""
        address = request.client.host if request.client else ""
        if not self._creating.take(address, time.monotonic()):
            raise Refused("too-fast")

    @contextlib.contextmanager
    def at_work(self, request: Request) -> Iterator[None]:
        """Count the work of a worker for an address; an address may want only so much at once."""
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
        """What all people with the table's address may know."""

        async def work() -> Info:
            session = await self.registry.session(request.path_params["id"])
            return Info(
                *(session.id, session.agreed.game, session.agreed.rules, session.agreed.setup),
                *(session.people(), session.roster.missing(), commitment(session)),
                session.social.record.terms.clock,
                session.begins(),
            )

        return await answered(work)

    async def export(self, request: Request) -> Response:
        """The game as a file: what the seat may know of it, and all when it is over."""
        try:
            session, seat = await self.registry.admit(request.path_params["id"], bearer(request))
            with self.at_work(request):
                data = await session.file(None if seat < 0 else seat)
        except (Refused, Problem) as no:
            return refusal(no)
        headers = {"content-disposition": 'attachment; filename="game.kt"'}
        return Response(data, media_type="application/octet-stream", headers=headers)

    async def situation(self, request: Request) -> Response:
        """A moment of the game as a situation file, with what the seat may know."""
        try:
            session, seat = await self.registry.admit(request.path_params["id"], bearer(request))
            with self.at_work(request):
                wanted = request.query_params.get("position", "")
                position = int(wanted[:9]) if wanted.isdecimal() else None
                data = await session.situation(None if seat < 0 else seat, position)
        except (Refused, Problem) as no:
            return refusal(no)
        headers = {"content-disposition": f'attachment; filename="{session.agreed.game}.toml"'}
        return Response(data, media_type="application/toml", headers=headers)

    async def renew(self, request: Request) -> Response:
        async def work() -> Renewed:
            id, seat = request.path_params["id"], request.path_params["seat"]
            if not re.fullmatch("-?[0-9]{1,2}", seat):  # Starlette's numbers have no sign
                raise Refused("not-a-seat")
            return Renewed(await self.registry.renew(id, bearer(request), int(seat)))

        return await answered(work)

    async def hand_back(self, request: Request) -> Response:
        async def work() -> dict[str, Plain]:
            await self.registry.hand_back(request.path_params["id"], bearer(request))
            return {}

        return await answered(work)

    # --- the seats of a browser ----------------------------------------------------------

    async def sit(self, request: Request) -> Response:
        """Keep the seat of a token as a cookie."""
        try:
            token = bearer(request)
            session, seat = await self.registry.admit(request.path_params["id"], token)
        except (Refused, Problem) as no:
            return refusal(no)
        response = reply(Sat(seat))
        seat_cookies.remember(response, request, session.id, seat, token)
        return response

    async def session(self, request: Request) -> Response:
        """The seats this browser has."""

        async def work() -> Session:
            session = await self.registry.session(request.path_params["id"])
            found = seat_cookies.seats_of(request).items()
            return Session(
                tuple(sorted(seat for seat, token in found if session.roster.opens(seat, token)))
            )

        return await answered(work)

    async def forget(self, request: Request) -> Response:
        """Delete the cookies of seats; the links stay good."""
        seats = seat_cookies.seats_of(request)
        wanted = request.query_params.get("seat")
        response = reply({})
        for seat in seats:
            if wanted is None or str(seat) == wanted:
                seat_cookies.forget(response, request.path_params["id"], seat)
        return response

    async def follow(self, request: Request) -> Response:
        """Go on to the rematch: this browser gets the cookies of its seats there."""
        try:
            old = await self.registry.session(request.path_params["id"])
            if not old.social.record.next:
                raise Refused("not-over")
            session = await self.registry.session(old.social.record.next)
        except (Refused, Problem) as no:
            return refusal(no)
        mine = {
            n: token
            for n, token in seat_cookies.seats_of(request).items()
            if session.roster.opens(n, token)
        }
        response = reply(Followed(session.id, tuple(sorted(mine))))
        for seat, token in mine.items():
            seat_cookies.remember(response, request, session.id, seat, token)
        return response

    # --- WebSocket -----------------------------------------------------------------------

    async def connect(self, socket: WebSocket) -> None:
        """Serve one client, from its first frame to its last."""
        address = socket.client.host if socket.client else ""
        limits = self.limits
        full = self._connected.total() >= limits.connections
        if full or self._connected[address] >= limits.connections_each:
            await socket.close(1013)
            return
        self._connected[address] += 1
        try:
            await socket.accept()
            await Connection(socket, self.registry).run()
        finally:
            self._ended += 1
            self._connected[address] -= 1
            if not self._connected[address]:
                del self._connected[address]
