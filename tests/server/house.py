"""A server for tests: in this process, on a port of its own, in a temporary folder."""

from __future__ import annotations

import asyncio
import contextlib
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from kitchentable.client import Client, Links, set_up
from kitchentable.kernel.questions import Asked
from kitchentable.server.app import Server
from kitchentable.server.http_server import running
from kitchentable.server.people.limits import Limits
from kitchentable.server.protocol.messages import SeatState
from tests.server.waiting import GIVE_UP, until

FAST = Limits(
    commands=10_000,
    requests=10_000,
    tables_each=10_000,
    patience=600,
    join=600,
    talk=1e9,
    talk_kept=10**9,
    think=600,
    study=600,
    file_time=600,
    ahead=False,
)
"""Limits that no test reaches, however slow the machine is."""


T = TypeVar("T")


LONGEST = 900
"""Seconds after which a test is stuck: none takes a tenth of that, however slow the machine is."""


def run(play: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, also in a thread whose loop a browser keeps running.

    A coroutine that is stuck fails and shows where, and the other tests go on.
    """
    ending = asyncio.wait_for(play, LONGEST)
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(ending)
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, ending).result()


class Apart:
    """A loop in a thread of its own, for tests that run several coroutines in one loop."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1)
        self._runner = self._pool.submit(asyncio.Runner).result()

    def run(self, play: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine to its end."""
        return self._pool.submit(self._runner.run, play).result()

    def close(self) -> None:
        """End the loop and its thread."""
        self._pool.submit(self._runner.close).result()
        self._pool.shutdown()


class House:
    """A running server and its addresses."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.http = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"

    async def table(self, game: str = "pantry", **wanted: Any) -> Links:
        return await set_up(self.http, {"game": game, **wanted})

    def client(self, links: Links, seat: int | None, entropy: str = "") -> Client:
        token = links.spectator if seat is None else links.seats[seat]
        return Client(self.ws, links.table, token, entropy)

    async def request(
        self, path: str, method: str = "GET", data: bytes | None = None, **headers: str
    ) -> tuple[int, bytes, dict[str, str]]:
        """Send a request; its status, body and headers."""
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.http + path, data, names, method=method)

        def fetch() -> tuple[int, bytes, dict[str, str]]:
            try:
                with urllib.request.urlopen(request, timeout=GIVE_UP) as response:
                    return response.status, response.read(), dict(response.headers.items())
            except urllib.error.HTTPError as error:
                with error:
                    return error.code, error.read(), dict(error.headers.items())

        return await asyncio.to_thread(fetch)

    async def json(self, path: str, **more: Any) -> tuple[int, Any]:
        status, body, _ = await self.request(path, **more)
        return status, msgspec.json.decode(body)


@contextlib.asynccontextmanager
async def house(
    folder: Path | str,
    hosts: tuple[str, ...] = (),
    bus: str = "",
    proxies: tuple[str, ...] = (),
    **limits: float,
) -> AsyncIterator[House]:
    """A server on a file in a folder, or on the store at an address."""
    database = folder if isinstance(folder, str) else folder / "tables.sqlite"
    server = Server(database, structs.replace(FAST, **limits), hosts, bus, proxies)
    web = running(server, "127.0.0.1", 0)
    task = asyncio.create_task(web.serve())
    await until(lambda: web.started or task.done())
    if task.done():
        await task
    port = web.servers[0].sockets[0].getsockname()[1]
    try:
        yield House(server, port)
    finally:
        web.should_exit = True
        await task


def any_of(seed: int) -> Any:
    """A choice of random legal options."""
    rng = Random(seed)

    def choose(asked: Asked, state: SeatState) -> Any:
        return rng.choice([each.value for each in asked.options if each.refused is None])

    return choose
