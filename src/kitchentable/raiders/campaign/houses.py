"""Win the house (HR-196 to HR-198) as a server keeps it: one game in each room."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct, structs

from kitchentable.kernel import company
from kitchentable.kernel.campaigns import Campaigns, Next
from kitchentable.kernel.files.reasons import of_decoder
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.raiders.campaign.record import House, check_house

MOST_ROOMS = 12


class Room(Struct, frozen=True):
    """A room of the map."""

    room: str
    owner: int
    """The seat whose symbol it bears; -1 if it is not won yet."""
    table: str
    """The game that is being played there, or the last one."""
    state: str
    """ "open", "under way", "won" or "drawn"."""


class Shown(Struct, frozen=True):
    """A house as people see it."""

    names: tuple[str, str]
    teams: tuple[str, str]
    players: tuple[str, str]
    stars: int
    rooms: tuple[Room, ...]
    next: str
    """The room to play in next; empty when the house is won."""
    owners: tuple[str, ...]
    """The owners of the house when every room bears a symbol."""


class Houses(Campaigns):
    """Records are houses, their games kept at tables in place of files."""

    def new(self, given: Plain) -> Plain:
        try:
            fields = msgspec.convert(given, dict[str, Plain])
            house = msgspec.convert({"game": "raiders", **fields}, House)
        except (msgspec.ValidationError, TypeError) as error:
            raise Problem("set-value", why=of_decoder(str(error))) from None
        names = company.seated(str(given), house.players, house.names)
        house = structs.replace(house, games=(), names=(names[0], names[1]))
        check_house(house)
        if len(house.rooms) > MOST_ROOMS:
            raise Problem("hr-house-rooms")
        return _record(house)

    def places(self, record: Plain) -> Sequence[str]:
        return _house(record).rooms

    def game(self, record: Plain, place: str) -> Next:
        house = _house(record)
        house.begun(place, "")  # refuses a room that is not on the map, or won already
        teams = ",".join(house.teams)
        setup: dict[str, Plain] = {"stars": house.stars, "teams": teams, "table": place}
        return Next(setup, house.players, house.names)

    def begun(self, record: Plain, place: str, table: str) -> Plain:
        return _record(_house(record).begun(place, table))

    def under_way(self, record: Plain) -> Sequence[tuple[str, str]]:
        return [
            (each.room, each.file) for each in _house(record).games if each.state == "under way"
        ]

    def ended(self, record: Plain, place: str, winners: tuple[int, ...] | None) -> Plain:
        house = _house(record)
        if winners is not None:
            return _record(house.ended(place, winners))
        kept = tuple(g for g in house.games if g.room != place or g.state != "under way")
        return _record(structs.replace(house, games=kept))

    def shown(self, record: Plain) -> Shown:
        house = _house(record)
        done = house.campaign.finished
        return Shown(
            *(house.names, house.teams, house.players, house.stars),
            rooms=tuple(_room(house, room) for room in house.rooms),
            next="" if done else house.next_room(),
            owners=house.campaign.owners() if done else (),
        )


def _record(house: House) -> Plain:
    record: Plain = msgspec.to_builtins(house)
    return record


def _house(record: Plain) -> House:
    return msgspec.convert(record, House)


def _room(house: House, room: str) -> Room:
    games = [each for each in house.games if each.room == room]
    last = games[-1] if games else None
    owner = house.campaign.marks.get(room, -1)
    return Room(room, owner, last.file if last else "", last.state if last else "open")
