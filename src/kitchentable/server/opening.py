"""Opening a table from its journal, a little at a time: other tables go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

from kitchentable.kernel.journal import Answer, Back, Entry
from kitchentable.kernel.table import Table

AT_ONCE = 25
"""Entries to be played before the others have their turn: a few milliseconds."""


async def opened(begin: Callable[[list[Entry]], Table[Any]], entries: list[Entry]) -> Table[Any]:
    """The table that stands where a journal ends. `begin` makes it from the first entries."""
    parts = slices(entries)
    table = begin(next(parts))
    for part in parts:
        await asyncio.sleep(0)
        table.follow(part)
    return table


def slices(entries: list[Entry]) -> Iterator[list[Entry]]:
    """A journal in parts, each of which ends where a seat is asked.

    A journal in which something was taken back is one part: what was taken back is not played.

    >>> [len(part) for part in slices([Answer(0, 1)] * 60)]
    [25, 25, 10]
    >>> [len(part) for part in slices([Answer(0, 1), *[Answer(-1, (6,))] * 30, Answer(1, 2)])]
    [31, 1]
    """
    first = 0
    if not any(isinstance(entry, Back) for entry in entries):
        for at, entry in enumerate(entries):
            if at - first >= AT_ONCE and _is_given(entry):
                yield entries[first:at]
                first = at
    yield entries[first:]


def _is_given(entry: Entry) -> bool:
    """Whether somebody gave it: chance and standing passes follow from what was there before."""
    return isinstance(entry, Answer) and entry.seat >= 0 and not entry.standing
