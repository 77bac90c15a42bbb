"""The audience of a table: the connections at this node, and the seats connected at others."""

from __future__ import annotations

from typing import Protocol

from kitchentable.server.protocol.messages import Sent, write
from kitchentable.server.store.store import SPECTATOR
from kitchentable.server.tables.cluster import Cluster, Here


class Guest(Protocol):
    """A connection with the eyes of a seat (`None`: a spectator's)."""

    seat: int | None
    token: bytes
    """The hash of the token that opened the connection."""
    place: str
    """Where the connection comes from."""
    lazy: bool
    """Whether the client asks for suggestions itself."""

    def put(self, data: bytes) -> None:
        """Send a frame, without waiting."""
        ...

    def drop(self) -> None:
        """End the connection."""
        ...


class Audience:
    """The guests of one table."""

    def __init__(self, table: str, cluster: Cluster) -> None:
        self._table = table
        self._cluster = cluster
        self.guests: list[Guest] = []
        self.elsewhere: dict[str, tuple[int, ...]] = {}
        """The seats connected at other nodes, by node."""

    def here(self) -> tuple[int, ...]:
        """The seats connected at this node; -1 for spectators."""
        return tuple(sorted({number_of(guest) for guest in self.guests}))

    def connected(self) -> set[int]:
        """The seats connected at any node."""
        return {seat for seats in (self.here(), *self.elsewhere.values()) for seat in seats}

    def watching(self) -> bool:
        """Whether the table has a connection, here or at another node."""
        return bool(self.guests or self.elsewhere)

    def add(self, guest: Guest) -> None:
        """Count a new connection, and say so to the other nodes."""
        self.guests.append(guest)
        self._cluster.say(Here(self._table, self.here()))

    def remove(self, guest: Guest) -> bool:
        """Forget a connection; whether it was counted."""
        if guest not in self.guests:
            return False
        self.guests.remove(guest)
        self._cluster.say(Here(self._table, self.here()))
        return True

    def note_elsewhere(self, node: str, seats: tuple[int, ...]) -> None:
        """Note which seats are connected at another node."""
        self.elsewhere.pop(node, None)
        if seats:
            self.elsewhere[node] = seats

    def leads(self) -> bool:
        """Whether this node lets the table's bots think: guests are here, and its name is first."""
        return bool(self.guests) and self._cluster.leads(list(self.elsewhere))

    def tell(self, event: Sent) -> None:
        """Send all guests an event that all may know."""
        data = write(event)
        for guest in self.guests:
            guest.put(data)


def number_of(guest: Guest) -> int:
    """The number of a guest's seat; -1 for a spectator."""
    return SPECTATOR if guest.seat is None else guest.seat
