"""Win the house (group 31): a record of rooms, one game in each.

>>> house = Campaign(("Ana", "Ben"), ("kitchen", "hall"))
>>> house = house.won("kitchen", 0).won("hall", 0)
>>> house.finished, house.owners()
(True, ('Ana',))
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct, structs

from kitchentable.kernel.files import toml
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.rules import rule


class Campaign(Struct, frozen=True):
    """A map of the home: its rooms, and whose symbol is on each."""

    teams: tuple[str, ...]
    rooms: tuple[str, ...]
    marks: dict[str, int] = {}
    """The team whose symbol a room bears, by its number."""

    @rule("HR-196", "HR-197", off=lambda self, room, team: self)
    def won(self, room: str, team: int) -> Campaign:
        """The map with a room marked by the symbol of the winner of its game."""
        self._check(room)
        if not 0 <= team < len(self.teams):
            raise Illegal("HR-197", "hr-campaign-team", team=team)
        return structs.replace(self, marks={**self.marks, room: team})

    def drawn(self, room: str) -> Campaign:
        """The map after a drawn game: the room stays as it is and may be played again (A-116)."""
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
        """The owners of the house: the teams with the most rooms (A-116)."""
        counts = [list(self.marks.values()).count(team) for team in range(len(self.teams))]
        best = max(counts)
        return tuple(name for name, count in zip(self.teams, counts, strict=True) if count == best)


# --- the house as a file --------------------------------------------------------------------------


class RoomGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game in a room: the file it is kept in, and how it stands."""

    room: str
    file: str
    state: Literal["under way", "won", "drawn"] = "under way"
    by: int = -1
    """The side that won it."""


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign as people keep it: who plays with what, in which rooms, and the games so far."""

    game: str
    names: tuple[str, str]
    teams: tuple[str, str]
    """Ready-made teams by name, or team files."""
    rooms: tuple[str, ...]
    """Tables by name, or table files."""
    players: tuple[str, str] = ("person", "person")
    stars: int = 6
    games: tuple[RoomGame, ...] = ()

    @property
    def campaign(self) -> Campaign:
        """The map with its symbols, from the games that are over."""
        found = Campaign(self.names, self.rooms)
        for each in self.games:
            if each.state == "won":
                found = found.won(each.room, each.by)
            elif each.state == "drawn":
                found = found.drawn(each.room)
        return found

    def under_way(self, room: str) -> RoomGame | None:
        """The game that is being played in a room."""
        return next((g for g in self.games if g.room == room and g.state == "under way"), None)

    def next_room(self) -> str:
        """Where to play next: a game under way, a room not played in, one that was drawn."""
        open_ = [room for room in self.rooms if room not in self.campaign.marks]
        going_on = [room for room in open_ if self.under_way(room)]
        played = {each.room for each in self.games}
        fresh = [room for room in open_ if room not in played]
        return (going_on or fresh or open_ or [""])[0]

    def begun(self, room: str, file: str) -> House:
        """The house with a game begun in a room."""
        self.campaign.drawn(room)  # refuses a room that is not on the map, or won already
        return structs.replace(self, games=(*self.games, RoomGame(room, file)))

    def goes_on(self, room: str, file: str) -> House:
        """The house with the game under way in a room in another file."""
        moved = tuple(
            structs.replace(each, file=file) if each == self.under_way(room) else each
            for each in self.games
        )
        return structs.replace(self, games=moved)

    def ended(self, room: str, winners: tuple[int, ...]) -> House:
        """The house with the game under way in a room ended."""
        alone = len(winners) == 1
        done = tuple(
            structs.replace(each, state="won" if alone else "drawn", by=winners[0] if alone else -1)
            if each.room == room and each.state == "under way"
            else each
            for each in self.games
        )
        return structs.replace(self, games=done)


def read_house(path: Path) -> House:
    """A house from its file; a `Problem` says what is wrong with it."""
    data, text = toml.load(path)
    if "house" not in data:
        raise Problem("hr-house-none", file=str(path))
    house = toml.convert(data["house"], House, text, str(path), under="$.house")
    if house.game != "raiders":
        raise Problem("pack-other-game", file=str(path), given=house.game, wanted="raiders")
    check_house(house)
    return house


def check_house(house: House) -> None:
    """Refuse a house without rooms, with a room twice, or with a record that does not add up."""
    if not house.rooms or len(set(house.rooms)) != len(house.rooms):
        raise Problem("hr-house-rooms")
    for each in house.games:
        if each.room not in house.rooms:
            raise Illegal("HR-196", "hr-campaign-room", room=each.room)
    _ = house.campaign  # refuses a room that was won twice


def house_text(house: House) -> str:
    """A house as the text of its file."""
    import tomli_w  # only where a file is written

    return tomli_w.dumps({"house": msgspec.to_builtins(house)})
