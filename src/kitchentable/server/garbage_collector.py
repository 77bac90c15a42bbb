"""Memory, tidied up when nobody waits.

Python's collector looks through everything from time to time, for things that hold each other
alive. With hundreds of tables that is a second in which all of them stand still, again and again:
a third of the processor. An answer leaves nothing of that kind behind (what it needed is gone at
once); a connection that ended does, a little. So the collector works when the server is quiet.
"""

from __future__ import annotations

import gc
import time

QUIET = 5.0
"""Seconds without a command after which nobody waits."""
OFTEN = 120.0
"""Seconds between two looks while it is quiet."""
LATEST = 900.0
"""Seconds after which it is time although somebody waits."""
MANY = 1_000
"""Connections that ended, after which it is time as well."""


class Tidy:
    """The collector of this process, under orders."""

    def __init__(self) -> None:
        self._looked = time.monotonic()
        self._ended = 0
        gc.disable()

    def look(self, used: float, ended: int = 0) -> bool:
        """Look through everything if it is time.

        `used`: when somebody last wanted something; `ended`: connections that have, in all.
        """
        now = time.monotonic()
        since = now - self._looked
        many = ended - self._ended >= MANY
        if not many and (since < OFTEN or (now - used < QUIET and since < LATEST)):
            return False
        self._looked, self._ended = now, ended
        gc.collect()
        return True
