"""Long replays on the server's one thread, a little at a time: other tables go on meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

AT_ONCE = 0.003
"""Seconds that are played before the others have their turn."""


class Turns:
    """Lets replays go on one after the other, each for a moment.

    However many tables are opened at once, the rest of the server waits for one moment of one of
    them, and a short replay does not wait until a long one is done.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # whoever waited longest is next

    async def through(self, steps: Generator[None, None, T]) -> T:
        """What comes of a replay that stops after each step."""
        while True:
            async with self._turn:
                limit = time.perf_counter() + AT_ONCE
                try:
                    while time.perf_counter() < limit:
                        next(steps)
                except StopIteration as end:
                    result: T = end.value
                    return result
                await asyncio.sleep(0)
