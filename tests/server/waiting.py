"""Waiting in tests: for what has to happen, never for a number of seconds."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import subprocess
import time
from collections.abc import Callable

GIVE_UP = 300
"""Seconds after which a test gives up: only what will never happen takes so long."""
PAUSE = 0.01
"""Seconds between two looks at something that sends no event."""


async def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(GIVE_UP):
        while not holds():
            await asyncio.sleep(PAUSE)


def until_so(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds, outside an event loop."""
    limit = time.monotonic() + GIVE_UP
    while not holds():
        assert time.monotonic() < limit, "it never happened"
        time.sleep(PAUSE)


def until_listening(port: int, child: subprocess.Popen[bytes]) -> None:
    """Wait until a server accepts connections on a port; its process must not end before."""

    def listens() -> bool:
        assert child.poll() is None, "the server has ended"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return True
        return False

    until_so(listens)
