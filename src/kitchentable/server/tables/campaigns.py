"""Campaigns: games that belong together. The server keeps the record and notes how games end.

Whoever knows a campaign's id may see it and set up its next game; the seats of that game are
for whoever gets their links, as everywhere.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec import Struct, structs

from kitchentable import games
from kitchentable.kernel.campaigns import Campaigns
from kitchentable.kernel.problem import Problem
from kitchentable.server.protocol.bodies import Campaign, Campaigning, Create, Sent
from kitchentable.server.protocol.messages import Refused
from kitchentable.server.tables import new_tables
from kitchentable.server.tables.registry import Hall

TRIES = 20


class Kept(Struct, frozen=True):
    """A campaign as it is kept."""

    game: str
    record: Any
    files: dict[str, str] = {}


async def begin(hall: Hall, wanted: Campaign) -> Campaigning:
    """A campaign that nothing has been played in."""
    ours = _of(wanted.game)
    kept = Kept(wanted.game, ours.new(wanted.given), dict(wanted.files))
    for place in ours.places(kept.record):
        new_tables.agreed(_create(ours, kept, place))
    id = secrets.token_urlsafe(12)
    await hall.store.record(id, None, msgspec.msgpack.encode(kept))
    return _shown(id, kept)


async def look(hall: Hall, id: str) -> Campaigning:
    """A campaign as it stands: games that have ended meanwhile are noted."""
    return _shown(id, await _noted(hall, id))


async def send(hall: Hall, id: str, place: str) -> Sent:
    """The table of the game for a place; set up if there is none."""
    for _ in range(TRIES):
        kept = await _noted(hall, id)
        ours = _of(kept.game)
        for where, table in ours.under_way(kept.record):
            if where == place:
                return Sent(table)
        created = await hall.create(_create(ours, kept, place))
        record = ours.begun(kept.record, place, created.table)
        if await _put(hall, id, kept, record):
            return Sent(created.table, created)
    raise Refused("busy")


async def _noted(hall: Hall, id: str) -> Kept:
    """The record with the games that are over at their end."""
    for _ in range(TRIES):
        kept = await _read(hall, id)
        ours = _of(kept.game)
        record = kept.record
        for place, table in ours.under_way(record):
            over, winners = await _end(hall, table)
            if over:
                record = ours.ended(record, place, winners)
        if record == kept.record or await _put(hall, id, kept, record):
            return structs.replace(kept, record=record)
    raise Refused("busy")


async def _end(hall: Hall, table: str) -> tuple[bool, tuple[int, ...] | None]:
    """Whether a game is over, and who won; nobody knows if the table does not open any more."""
    try:
        live = await hall.live(table)
        async with live.lock:
            result = (await live.current()).result
    except Refused as no:
        return no.code in ("no-table", "rules"), None
    return result is not None, result.winners if result else None


async def _read(hall: Hall, id: str) -> Kept:
    data = await hall.store.campaign(id)
    if data is None:
        raise Refused("no-table")
    return msgspec.msgpack.decode(data, type=Kept)


async def _put(hall: Hall, id: str, old: Kept, record: Any) -> bool:
    new = structs.replace(old, record=record)
    return await hall.store.record(id, msgspec.msgpack.encode(old), msgspec.msgpack.encode(new))


def _of(game: str) -> Campaigns:
    found = games.game(game).campaigns()
    if found is None:
        raise Problem("no-preview", name=game)
    return found


def _create(ours: Campaigns, kept: Kept, place: str) -> Create:
    planned = ours.game(kept.record, place)
    return Create(kept.game, planned.setup, planned.players, planned.names, files=kept.files)


def _shown(id: str, kept: Kept) -> Campaigning:
    return Campaigning(id, kept.game, _of(kept.game).shown(kept.record))
