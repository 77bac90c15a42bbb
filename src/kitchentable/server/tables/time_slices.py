"""Long replays on the server's one thread, in slices: other tables go on between two slices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.003
"""Seconds of replay before other work has its turn."""


class TimeSlices:
    """Lets replays take turns, one slice each.

    However many tables are opened at once, the rest of the server waits for one slice of one
    replay, and a short replay does not wait for the end of a long one.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # asyncio serves the waiting tasks in order

    async def through(self, steps: Generator[None, None, T]) -> T:
        """Run a replay that stops after each step to its end, and give its result."""
        while True:
            async with self._turn:
                limit = time.perf_counter() + SLICE
                try:
                    while time.perf_counter() < limit:
                        next(steps)
                except StopIteration as end:
                    result: T = end.value
                    return result
                await asyncio.sleep(0)
