"""The bus: how nodes on one store wake each other.

Messages may be lost. The truth is in the store, and nodes read it again after a lost connection,
when a node falls silent, and every few seconds. PostgreSQL itself carries the messages
(LISTEN/NOTIFY), or Redis where that is configured.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol

from kitchentable.kernel.problem import Problem
from kitchentable.server.log import LOG
from kitchentable.server.store.store import is_shared

CHANNEL = "kitchentable"
PAUSE = 0.5
"""Seconds before a lost connection is made again."""

Hear = Callable[[str], None]
Publish = Callable[[str], Awaitable[None]]
BusLine = Callable[[Hear], contextlib.AbstractAsyncContextManager[tuple[Publish, Awaitable[None]]]]
"""Opens a line: a function that publishes, and an awaitable that ends when the line is lost."""


class Bus:
    """Sends messages to all nodes, this one included, and hears theirs.

    `again` is called whenever the line is open again: messages may have been lost.
    """

    def __init__(self, line: BusLine, hear: Hear, again: Callable[[], None]) -> None:
        self._line = line
        self._hear = hear
        self._again = again
        self._waiting: list[str] = []
        self._more = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def send(self, text: str) -> None:
        """Send a message, without waiting; while there is no line, messages are dropped."""
        self._waiting.append(text)
        self._more.set()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                async with self._line(self._hear) as (publish, lost):
                    self._waiting.clear()
                    self._again()
                    await self._talk(publish, asyncio.ensure_future(lost))
            except Exception as problem:
                LOG.warning("the line to the other nodes is lost: %s", type(problem).__name__)
            await asyncio.sleep(PAUSE)

    async def _talk(self, publish: Publish, lost: asyncio.Future[None]) -> None:
        """Publish what waits, until the line is lost."""
        try:
            while not lost.done():
                more = asyncio.ensure_future(self._more.wait())
                await asyncio.wait((more, lost), return_when=asyncio.FIRST_COMPLETED)
                more.cancel()
                self._more.clear()
                waiting, self._waiting = self._waiting, []
                for text in waiting:
                    await publish(text)
            await lost
        finally:
            lost.cancel()


def opened(url: str, hear: Hear, again: Callable[[], None]) -> Bus:
    """The bus at an address, `postgresql://...` or `redis://...`."""
    if is_shared(url):
        return Bus(lambda each: _postgresql(url, each), hear, again)
    if not url.startswith(("redis://", "rediss://")):
        raise Problem("store-address", known="postgresql://HOST/DATABASE, redis://HOST")
    if importlib.util.find_spec("redis") is None:
        raise Problem("store-package", package="redis")
    return Bus(lambda each: _redis(url, each), hear, again)


class _Connected(Protocol):
    """A connection to PostgreSQL, of a pool or outside of it."""

    def is_closed(self) -> bool: ...


@contextlib.asynccontextmanager
async def _postgresql(url: str, hear: Hear) -> AsyncIterator[tuple[Publish, Awaitable[None]]]:
    import asyncpg

    lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    connection = await asyncpg.connect(url, timeout=10, command_timeout=10)

    def end(connection: _Connected) -> None:
        if not lost.done():
            lost.set_result(None)

    async def publish(text: str) -> None:
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    connection.add_termination_listener(end)
    try:
        await connection.add_listener(CHANNEL, lambda *said: hear(str(said[3])))
        yield publish, lost
    finally:
        connection.terminate()


@contextlib.asynccontextmanager
async def _redis(url: str, hear: Hear) -> AsyncIterator[tuple[Publish, Awaitable[None]]]:
    from redis.asyncio import Redis

    async def listen() -> None:
        async for said in listening.listen():
            if said["type"] == "message":
                hear(said["data"])

    async def publish(text: str) -> None:
        await redis.publish(CHANNEL, text)

    async with Redis.from_url(url, decode_responses=True) as redis, redis.pubsub() as listening:
        await listening.subscribe(CHANNEL)
        yield publish, listen()
