"""Win the house (group 31): a record of rooms, one game in each.

>>> house = Campaign(("Ana", "Ben"), ("kitchen", "hall"))
>>> house = house.won("kitchen", 0).won("hall", 0)
>>> house.finished, house.owners()
(True, ('Ana',))
"""

from __future__ import annotations

from msgspec import Struct, structs

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.rules import rule


class Campaign(Struct, frozen=True):
    """A map of the home: its rooms, and whose symbol is on each."""

    teams: tuple[str, ...]
    rooms: tuple[str, ...]
    marks: dict[str, int] = {}
    """The team whose symbol a room bears, by its number."""

    @rule("HR-196", "HR-197")
    def won(self, room: str, team: int) -> Campaign:
        """A game in a room was won: it is marked with the winner's symbol."""
        self._check(room)
        if not 0 <= team < len(self.teams):
            raise Illegal("HR-197", "hr-campaign-team", team=team)
        return structs.replace(self, marks={**self.marks, room: team})

    def drawn(self, room: str) -> Campaign:
        """A game in a room was drawn: it stays as it is, and may be played again (A-116)."""
        self._check(room)
        return self

    def _check(self, room: str) -> None:
        if room not in self.rooms:
            raise Illegal("HR-196", "hr-campaign-room", room=room)
        if room in self.marks:
            raise Illegal("HR-196", "hr-campaign-played", room=room)

    @property
    def finished(self) -> bool:
        """Whether every room bears a symbol."""
        return all(room in self.marks for room in self.rooms)

    @rule("HR-198")
    def owners(self) -> tuple[str, ...]:
        """Who owns the house: whoever has most rooms; several if they have as many (A-116)."""
        counts = [list(self.marks.values()).count(team) for team in range(len(self.teams))]
        best = max(counts)
        return tuple(name for name, count in zip(self.teams, counts, strict=True) if count == best)
