"""Python's garbage collector, run when no client waits.

By itself the collector searches all objects for reference cycles, again and again. With hundreds
of tables each search stops the server for up to a second, and together they take a third of the
processor. An answer leaves no cycles behind; a connection that ended leaves a few. So the collector
runs when the server is quiet.
"""

from __future__ import annotations

import gc
import time

QUIET = 5.0
"""Seconds without a command after which no client waits."""
OFTEN = 120.0
"""Seconds between two collections while the server is quiet."""
LATEST = 900.0
"""Seconds after which garbage is collected although clients wait."""
MANY = 1_000
"""Connections that ended, after which garbage is collected as well."""


class GarbageCollector:
    """Collects garbage when it is time; Python's own schedule is switched off."""

    def __init__(self) -> None:
        self._looked = time.monotonic()
        self._ended = 0
        gc.disable()

    def look(self, used: float, ended: int = 0) -> bool:
        """Collect garbage if it is time; whether it was.

        `used`: when the last command came; `ended`: how many connections have ended in all.
        """
        now = time.monotonic()
        since = now - self._looked
        many = ended - self._ended >= MANY
        if not many and (since < OFTEN or (now - used < QUIET and since < LATEST)):
            return False
        self._looked, self._ended = now, ended
        gc.collect()
        return True
