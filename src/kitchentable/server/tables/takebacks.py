"""Takebacks: a seat proposes to go back to a position, and the others agree."""

from __future__ import annotations

from collections.abc import Iterable

from kitchentable.server.protocol.messages import Proposed
from kitchentable.server.tables.audience import Audience
from kitchentable.server.tables.cluster import Cluster, Proposal


class Takebacks:
    """The proposal that stands at a table. A new entry in the journal ends it."""

    def __init__(self, table: str, audience: Audience, cluster: Cluster) -> None:
        self._table = table
        self._audience = audience
        self._cluster = cluster
        self._proposed: tuple[int, int] = (-1, -1)
        """The position the proposal was made at, and the position to go back to."""
        self._agreed: set[int] = set()

    def agree(self, position: int, to: int, seat: int, people: set[int]) -> bool:
        """Propose to go back, or agree to it; whether all people have agreed."""
        agreed = self._together(position, to, (seat,))
        if people <= set(agreed):
            return True
        self._audience.tell(Proposed(position, to, agreed))
        self._cluster.say(Proposal(self._table, position, to, agreed))
        return False

    def hear(self, position: int, to: int, seats: Iterable[int]) -> None:
        """Seats at another node agree to go back."""
        self._audience.tell(Proposed(position, to, self._together(position, to, seats)))

    def _together(self, position: int, to: int, seats: Iterable[int]) -> tuple[int, ...]:
        if self._proposed != (position, to):
            self._proposed, self._agreed = (position, to), set()
        self._agreed.update(seats)
        return tuple(sorted(self._agreed))
