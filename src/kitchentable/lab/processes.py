"""Work on several processes: results in order, and an interrupt that does no harm."""

from __future__ import annotations

import gc
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

GLANCE = 0.2
"""Seconds after which it is asked again whether the keyboard has interrupted."""


@contextmanager
def keyboard() -> Iterator[Callable[[], bool]]:
    """Whether the keyboard has interrupted, to be asked where it does no harm.

    Raised just anywhere, an interrupt can get lost in code that nobody called, or leave a lock.
    """
    asked: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))
    except ValueError:  # only the main thread hears of it
        yield lambda: False
        return
    try:
        yield lambda: bool(asked)
    finally:
        signal.signal(signal.SIGINT, before)


def in_order(
    work: Callable[[T], R], items: Iterable[T], jobs: int, interrupted: Callable[[], bool]
) -> Iterator[R]:
    """What comes of each item, in their order, a few under way at a time.

    Items are taken as they are needed. Raises `KeyboardInterrupt` when somebody interrupts.
    """
    if jobs == 1:
        for item in items:
            yield work(item)
            if interrupted():
                raise KeyboardInterrupt
        return
    waiting: deque[Future[R]] = deque()
    pool = ProcessPoolExecutor(jobs, initializer=_begin_work)
    try:
        for item in items:
            waiting.append(pool.submit(work, item))
            if len(waiting) > 2 * jobs:
                yield _finished(waiting.popleft(), interrupted)
        while waiting:
            yield _finished(waiting.popleft(), interrupted)
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_work() -> None:
    """The keyboard is for the one who reports: a worker finishes what it is at.

    What it has loaded it keeps, so its collector need not go through that again and again.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()


def _finished(work: Future[R], interrupted: Callable[[], bool]) -> R:
    """A result when it is there."""
    while not interrupted():
        try:
            return work.result(timeout=GLANCE)
        except TimeoutError:
            continue
    raise KeyboardInterrupt
