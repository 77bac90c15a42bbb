"""The bus: how nodes on one store wake each other.

What it carries may be lost. The truth is in the store, and nodes look there again after a
connection was lost, when a node falls silent, and every few seconds. PostgreSQL itself carries
it (LISTEN/NOTIFY), or Redis where that is configured.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from kitchentable.kernel.problem import Problem
from kitchentable.server.store.store import is_shared

LOG = logging.getLogger("kitchentable.server")
CHANNEL = "kitchentable"
PAUSE = 0.5
"""Seconds before a lost connection is made again."""

Hear = Callable[[str], None]
Publish = Callable[[str], Awaitable[Any]]
Line = Callable[[Hear], contextlib.AbstractAsyncContextManager[tuple[Publish, Awaitable[Any]]]]
"""An open line: how to say something, and what ends when the line is lost."""


class Bus:
    """Says things to all nodes, this one included, and hears what they say.

    `again` is called whenever the line stands anew: something may have been missed.
    """

    def __init__(self, line: Line, hear: Hear, again: Callable[[], None]) -> None:
        self._line = line
        self._hear = hear
        self._again = again
        self._waiting: list[str] = []
        self._more = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def send(self, text: str) -> None:
        """Say something, without waiting; while there is no line, nothing is kept."""
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

    async def _talk(self, publish: Publish, lost: asyncio.Future[Any]) -> None:
        """Say what waits, until the line is lost."""
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
    try:
        import redis  # noqa: F401
    except ImportError:
        raise Problem("store-package", package="redis") from None
    return Bus(lambda each: _redis(url, each), hear, again)


@contextlib.asynccontextmanager
async def _postgresql(url: str, hear: Hear) -> AsyncIterator[tuple[Publish, Awaitable[Any]]]:
    import asyncpg

    lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    connection = await asyncpg.connect(url, timeout=10, command_timeout=10)

    def end(*which: object) -> None:
        if not lost.done():
            lost.set_result(None)

    connection.add_termination_listener(end)
    try:
        await connection.add_listener(CHANNEL, lambda *said: hear(str(said[3])))
        yield lambda text: connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text), lost
    finally:
        connection.terminate()


@contextlib.asynccontextmanager
async def _redis(url: str, hear: Hear) -> AsyncIterator[tuple[Publish, Awaitable[Any]]]:
    from redis.asyncio import Redis

    async def listen() -> None:
        async for said in listening.listen():
            if said["type"] == "message":
                hear(said["data"])

    async with Redis.from_url(url, decode_responses=True) as redis, redis.pubsub() as listening:
        await listening.subscribe(CHANNEL)
        yield lambda text: redis.publish(CHANNEL, text), listen()
