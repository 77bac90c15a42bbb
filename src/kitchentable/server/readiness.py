"""Whether the server can do its work: what a proxy, or the keeper's alarm, asks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from kitchentable.server.log import LOG

if TYPE_CHECKING:
    from kitchentable.server.tables.registry import Registry

PATIENCE = 3.0
"""Seconds in which a store has to answer."""
ROOM = 64 << 20
"""Bytes that the disk must have free: a busy hour of a few hundred tables."""


class Ready(Struct, frozen=True):
    """What works."""

    store: bool
    """The store answers."""
    disk: bool
    """The store's disk has room; true of a database, which has a disk of its own."""
    workers: bool
    """The worker processes run, or will when they are wanted."""

    @property
    def all(self) -> bool:
        """Whether everything works."""
        return self.store and self.disk and self.workers


async def look(registry: Registry) -> Ready:
    """Try everything the server needs."""
    return Ready(
        await _answers(registry),
        (room := registry.store.room()) is None or room >= ROOM,
        all(pool.starts for pool in registry.workers.pools),
    )


async def _answers(registry: Registry) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await registry.store.lengths(["ready"])
    except Exception as problem:
        LOG.warning("the store does not answer: %s", type(problem).__name__)
        return False
    return True
