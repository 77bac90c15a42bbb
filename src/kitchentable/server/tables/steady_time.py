"""The time that players are charged for: steady, whatever happens to the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Callable

GAP = 5.0
"""Seconds between two looks after which this process, or its machine, must have stood still: a
server looks every second."""
JUMP = 1.0
"""Seconds by which the machine's clock may differ from a steady one between two looks: it was set
if they differ by more."""


class SteadyTime:
    """Milliseconds that go as the machine's steady clock goes, beside those of other nodes.

    A machine that was asleep, a process that was stopped and a clock that was set are pauses: the
    time begins anew at what the machine's clock says, and `pauses` counts them.

    >>> now = iter([(0.0, 1000.0), (2.0, 1002.0), (3.0, 4603.0), (4.0, 4604.0)])
    >>> steady = SteadyTime(lambda: next(now))
    >>> [(steady.now(), steady.pauses) for _ in range(3)]
    [(1002000, 0), (4603000, 1), (4604000, 1)]
    """

    def __init__(self, read: Callable[[], tuple[float, float]] | None = None) -> None:
        self._read = read or (lambda: (time.monotonic(), time.time()))
        self._began = self._looked = self._read()
        self.pauses = 0

    def now(self) -> int:
        """The time in milliseconds. Nodes agree on it as far as their machines' clocks do."""
        steady, clock = self._read()
        passed = steady - self._looked[0]
        moved = clock - self._looked[1]
        if passed > GAP or abs(moved - passed) > JUMP:
            self._began = (steady, clock)
            self.pauses += 1
        self._looked = (steady, clock)
        return round((self._began[1] + steady - self._began[0]) * 1000)


STEADY = SteadyTime()
"""The time of this process."""
