"""Campaigns: games that belong together. The server keeps the record and notes how games end.

A person who knows a campaign's id may see it and set up its next game; the seats of that game
belong to the people who get their links, as everywhere.
"""

from __future__ import annotations

import secrets

import msgspec
from msgspec import Struct, structs

from kitchentable import games
from kitchentable.kernel.campaigns import Campaigns
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.server.protocol.bodies import Campaign, CampaignGame, Campaigning, Create
from kitchentable.server.protocol.messages import Refused
from kitchentable.server.tables import new_tables
from kitchentable.server.tables.registry import Registry

TRIES = 20


class Kept(Struct, frozen=True):
    """A campaign as the store keeps it."""

    game: str
    record: Plain
    files: dict[str, str] = {}


async def begin(registry: Registry, wanted: Campaign) -> Campaigning:
    """A campaign that nothing has been played in."""
    ours = _of(wanted.game)
    kept = Kept(wanted.game, ours.new(wanted.given), dict(wanted.files))
    for place in ours.places(kept.record):
        new_tables.agreed(_create(ours, kept, place))
    id = secrets.token_urlsafe(12)
    await registry.store.record(id, None, msgspec.msgpack.encode(kept))
    return _shown(id, kept)


async def look(registry: Registry, id: str) -> Campaigning:
    """A campaign as it stands; the end of games that are over is written down first."""
    return _shown(id, await _noted(registry, id))


async def send(registry: Registry, id: str, place: str) -> CampaignGame:
    """The table of the game for a place; it is set up if there is none."""
    for _ in range(TRIES):
        kept = await _noted(registry, id)
        ours = _of(kept.game)
        for where, table in ours.under_way(kept.record):
            if where == place:
                return CampaignGame(table)
        created = await registry.create(_create(ours, kept, place))
        record = ours.begun(kept.record, place, created.table)
        if await _put(registry, id, kept, record):
            return CampaignGame(created.table, created)
    raise Refused("busy")


async def _noted(registry: Registry, id: str) -> Kept:
    """The record, with the end of every game that is over."""
    for _ in range(TRIES):
        kept = await _read(registry, id)
        ours = _of(kept.game)
        record = kept.record
        for place, table in ours.under_way(record):
            over, winners = await _end(registry, table)
            if over:
                record = ours.ended(record, place, winners)
        if record == kept.record or await _put(registry, id, kept, record):
            return structs.replace(kept, record=record)
    raise Refused("busy")


async def _end(registry: Registry, table: str) -> tuple[bool, tuple[int, ...] | None]:
    """Whether a game is over, and its winners; `None` if the table does not open any more."""
    try:
        session = await registry.session(table)
        async with session.lock:
            result = (await session.current()).result
    except Refused as no:
        return no.code in ("no-table", "rules"), None
    return result is not None, result.winners if result else None


async def _read(registry: Registry, id: str) -> Kept:
    data = await registry.store.campaign(id)
    if data is None:
        raise Refused("no-table")
    return msgspec.msgpack.decode(data, type=Kept)


async def _put(registry: Registry, id: str, old: Kept, record: Plain) -> bool:
    new = structs.replace(old, record=record)
    return await registry.store.record(id, msgspec.msgpack.encode(old), msgspec.msgpack.encode(new))


def _of(game: str) -> Campaigns:
    found = games.game(game).lobby.campaigns()
    if found is None:
        raise Problem("no-preview", name=game)
    return found


def _create(ours: Campaigns, kept: Kept, place: str) -> Create:
    planned = ours.game(kept.record, place)
    return Create(kept.game, planned.setup, planned.players, planned.names, files=kept.files)


def _shown(id: str, kept: Kept) -> Campaigning:
    return Campaigning(id, kept.game, _of(kept.game).shown(kept.record))
