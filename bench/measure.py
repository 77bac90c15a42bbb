"""Measuring one thing: several runs, their median and their best."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Measure:
    """Something to measure: `prepare` gives a function and how often to call it in a run."""

    name: str
    prepare: Callable[[], tuple[Callable[[], object], int]]
    per: Callable[[], int] = lambda: 1
    """How many things happen in one call."""
    bar: float = 0
    """What we want to stay below, in microseconds for each."""
    unit: str = "µs"


@dataclass(frozen=True)
class Measured:
    """The result: microseconds for each thing, one figure for every run."""

    what: Measure
    runs: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.runs)

    @property
    def best(self) -> float:
        return min(self.runs)

    def ratio(self, yardstick: float) -> float:
        """How long it takes beside one decision of a random python-chess game."""
        return self.median / (1e6 / yardstick)

    def as_data(self, yardstick: float) -> dict[str, object]:
        return {
            "name": self.what.name,
            "median_us": round(self.median, 3),
            "best_us": round(self.best, 3),
            "runs_us": [round(run, 3) for run in self.runs],
            "bar_us": self.what.bar or None,
            "beside_chess": round(self.ratio(yardstick), 4),
        }


def measure(what: Measure, repeat: int) -> Measured:
    """Run it several times."""
    function, times = what.prepare()
    per = what.per()
    function()  # once for the caches
    runs = []
    for _ in range(repeat):
        started = time.process_time()  # our own: others use the machine too
        for _ in range(times):
            function()
        runs.append((time.process_time() - started) * 1e6 / times / per)
    return Measured(what, tuple(runs))
