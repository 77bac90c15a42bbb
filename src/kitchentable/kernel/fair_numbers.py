"""Fair whole numbers out of random bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

Blocks = Callable[[int], bytes]
"""Random bytes, block by block: the first is that of number 0."""


def below(sizes: Iterable[int], blocks: Blocks) -> list[int]:
    """Fair whole numbers from 0 up to each size, out of random bytes.

    A size up to 256 takes one byte, a larger one three. Numbers that would favour small
    results are thrown away (rejection sampling).

    >>> below([6, 6, 300], lambda number: bytes([255, 3, 11, 0, 0, 2]))
    [3, 5, 2]
    """
    picks: list[int] = []
    block, at, further = blocks(0), 0, 0
    for size in sizes:
        width, limit = _fair(size)
        while True:
            if at + width > len(block):
                further += 1
                block, at = block[at:] + blocks(further), 0
            number = block[at] if width == 1 else int.from_bytes(block[at : at + 3], "big")
            at += width
            if number < limit:
                break
        picks.append(number % size)
    return picks


@lru_cache(maxsize=1024)
def _fair(size: int) -> tuple[int, int]:
    """The bytes that a number below a size takes, and the limit from which on it is thrown away."""
    if not 0 < size <= 1 << 24:
        raise ValueError(f"cannot choose among {size}")
    width = 1 if size <= 256 else 3
    return width, (1 << 8 * width) // size * size
