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
"""Seconds between two looks at whether the keyboard has interrupted."""


@contextmanager
def keyboard() -> Iterator[Callable[[], bool]]:
    """Give a function that says whether the keyboard has interrupted.

    It is called where an interrupt does no harm. Raised at any point, an interrupt can get lost in
    a callback, or leave a lock behind.
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
    """The result for each item, in the order of the items. Several are worked on at a time.

    Items are taken as they are needed. Raises `KeyboardInterrupt` after an interrupt.
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
    """Prepare a worker: it ignores the keyboard, and finishes its item.

    The modules it has loaded stay, so its collector need not look at them again and again.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()


def _finished(work: Future[R], interrupted: Callable[[], bool]) -> R:
    """Wait for a result."""
    while not interrupted():
        try:
            return work.result(timeout=GLANCE)
        except TimeoutError:
            continue
    raise KeyboardInterrupt
