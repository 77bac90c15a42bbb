"""What the server does by itself from time to time: days of use, expiry, bans, deleted tables."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from kitchentable.server.log import LOG
from kitchentable.server.people.proxies import place_of
from kitchentable.server.store.store import FOREVER, today

if TYPE_CHECKING:
    from kitchentable.server.tables.registry import Registry

OFTEN = 5.0
"""Seconds between two looks at what the keeper has done to the store with `kitchentable admin`."""
SELDOM = 3600.0
"""Seconds between two looks at the days of use."""


class Housekeeping:
    """The bans as they are known here, and the care for tables that nobody uses."""

    def __init__(self) -> None:
        self._bans: dict[str, int] = {}

    def banned(self, place: str) -> bool:
        """Whether clients of a place are turned away."""
        last = self._bans.get(place)
        return last is not None and (last == FOREVER or last >= today())

    async def look(self, registry: Registry) -> None:
        """Learn of bans and of deleted tables; note which tables are used."""
        self._bans = {
            place_of(place): last for place, last in (await registry.store.bans()).items()
        }
        for session in registry.open:
            for guest in list(session.audience.guests):
                if self.banned(guest.place):
                    guest.drop()
        touched = list(registry.touched)
        await registry.store.touch(touched, today())
        registry.touched.difference_update(touched)
        ids = [session.id for session in registry.open]
        for gone in set(ids) - await registry.store.existing(ids):
            registry.let_go(gone)

    async def care(self, registry: Registry) -> None:
        """Note that open tables are used today, and delete those that nobody has used for long."""
        registry.touched.update(session.id for session in registry.open)
        await self.look(registry)
        keep = registry.limits.keep_days
        if keep:
            count = await registry.store.forget(today() - keep)
            if count:
                LOG.warning("%d tables that nobody has used for %d days are deleted", count, keep)

    async def run(self, registry: Registry) -> None:
        """Do all of this for ever."""
        loop = asyncio.get_running_loop()
        cared = loop.time() - SELDOM
        while True:
            try:
                if loop.time() - cared >= SELDOM:
                    await self.care(registry)
                    cared = loop.time()
                else:
                    await self.look(registry)
            except Exception as problem:  # the store is away: next time, then
                LOG.warning("no housekeeping: %s", type(problem).__name__)
            await asyncio.sleep(OFTEN)
