"""The order in which those who wait get a worker: clients in turn, and the tables of each in turn.

A client that wants forty things waits for its forty things; the next client waits for one of them.
"""

from __future__ import annotations

from collections import deque
from contextvars import ContextVar
from typing import Generic, TypeVar

T = TypeVar("T")

ASKER: ContextVar[str] = ContextVar("asker", default="")
"""The place of the client for whom the present task works; set at the door of the application."""


class Turns(Generic[T]):
    """Those who wait, in the order in which they are served.

    >>> turns = Turns[str]()
    >>> for client, table in (("a", "t1"), ("a", "t1"), ("a", "t2"), ("b", "t3")):
    ...     turns.wait(client, table, f"{client} at {table}")
    >>> [turns.next() for _ in range(5)]
    ['a at t1', 'b at t3', 'a at t2', 'a at t1', None]
    """

    def __init__(self) -> None:
        self._clients: dict[str, dict[str, deque[T]]] = {}
        """The client and the table that are served next come first."""

    def wait(self, client: str, table: str, waiting: T) -> None:
        """Let a client wait for work on a table."""
        self._clients.setdefault(client, {}).setdefault(table, deque()).append(waiting)

    def next(self) -> T | None:
        """The one that is served next; `None`: nobody waits."""
        if not self._clients:
            return None
        client = next(iter(self._clients))
        tables = self._clients.pop(client)
        table = next(iter(tables))
        queue = tables.pop(table)
        found = queue.popleft()
        if queue:
            tables[table] = queue
        if tables:
            self._clients[client] = tables
        return found

    def __len__(self) -> int:
        return sum(len(each) for tables in self._clients.values() for each in tables.values())
