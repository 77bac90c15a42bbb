"""The hall: all tables of this server, in memory while somebody is there."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Iterable
from typing import Any

import msgspec

from kitchentable import games
from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.table import journal
from kitchentable.server.people.limits import Limits
from kitchentable.server.protocol.bodies import Branch, Create, Created, Seats
from kitchentable.server.protocol.messages import Refused
from kitchentable.server.store.store import KEEPER, PERSON, SPECTATOR, Agreed, Seat, Store
from kitchentable.server.tables import new_tables
from kitchentable.server.tables.cluster import Nodes, Waking, Who
from kitchentable.server.tables.new_tables import hashed
from kitchentable.server.tables.table_record import Terms
from kitchentable.server.tables.table_session import Live
from kitchentable.server.tables.table_work import LOG, Workers, answer_of
from kitchentable.server.tables.time_slices import Turns
from kitchentable.server.workers.pool import Bots, Unpack, Unpacked


class Hall:
    """All tables of this server."""

    def __init__(self, store: Store, limits: Limits, workers: int = 1, bus: str = "") -> None:
        self.nodes = Nodes()
        self.store: Store = Waking(store, self.nodes) if bus else store
        self.limits = limits
        self.workers = Workers(
            Bots(workers, limits.think),
            Bots(1, limits.study, limits.ahead),
            Bots(1, limits.file_time, memory=limits.file_memory),
        )
        self.turns = Turns()
        self.used = time.monotonic()
        """When somebody last wanted something."""
        self._live: dict[str, Live] = {}
        self._used: dict[str, float] = {}
        self._content: dict[bytes, Any] = {}
        self._opening = asyncio.Lock()
        if bus:
            self.nodes.meet(bus, store, lambda: self._live)

    # --- setting up ----------------------------------------------------------------------

    async def create(self, wanted: Create) -> Created:
        """Set a table up. Raises a `Problem` where the game does not allow it."""
        start = b""
        if wanted.lesson:
            game, setup, content, start = new_tables.lesson(wanted)
        else:
            game, setup, content = new_tables.agreed(wanted)
        agreed, created = new_tables.table(
            *(game, setup, msgspec.msgpack.encode(content)),
            *(new_tables.dice(game, wanted), wanted.players, wanted.names),
        )
        await new_tables.found(self.store, agreed, Terms(clock=wanted.clock, start=start))
        return created

    async def again(self, live: Live) -> str:
        """A table for a rematch; its id."""
        agreed = new_tables.rematch(live.agreed, tuple(live.seats.values()))
        if await self.store.table(agreed.id) is None:
            terms = Terms(clock=live.company.beside.terms.clock, source=live.id)
            try:
                await new_tables.found(self.store, agreed, terms)
            except Exception:
                if await self.store.table(agreed.id) is None:  # no other node was faster, either
                    raise
        return agreed.id

    async def branch(self, id: str, token: str, wanted: Branch) -> Created:
        """A table of its own that plays on from a position of another one."""
        live, _ = await self.admit(id, token)
        async with live.lock:
            entries = new_tables.branched(await live.current(), wanted.position)
        new_tables.check_players(live.game, live.setup, wanted.players)
        agreed, created = new_tables.table(
            *(live.game, live.setup, live.agreed.content),
            *(new_tables.new_seed(), wanted.players, wanted.names),
        )
        terms = Terms(start=live.company.beside.terms.start, source=live.id)
        await new_tables.found(self.store, agreed, terms, entries)
        return created

    async def take_in(self, data: bytes, seats: Seats) -> Created:
        """A table out of a game's file."""
        reply = await self.workers.files.answer(Unpack(data, self.limits.foreign))
        if reply.problem:
            LOG.error("a file was not taken in: %s", reply.problem)
        found = msgspec.msgpack.decode(answer_of(reply), type=Unpacked)
        game = games.game(found.game)
        setup = msgspec.convert(found.setup, game.setup)
        new_tables.check_players(game, setup, seats.players)
        agreed, created = new_tables.table(
            *(game, setup, found.content, new_tables.new_seed(), seats.players, seats.names)
        )
        if found.over and isinstance(found.chance, Sealed):
            agreed = new_tables.sealed(agreed, found.chance)
        entries = journal.decode(found.journal)
        await new_tables.found(self.store, agreed, Terms(start=found.start), entries)
        return created

    # --- tables in memory ----------------------------------------------------------------

    async def live(self, id: str) -> Live:
        """A table, read from the store if it is not in memory."""
        self._used[id] = time.monotonic()
        if id in self._live:
            return self._live[id]
        async with self._opening:
            if id not in self._live:
                agreed = await self.store.table(id)
                if agreed is None:
                    self._used.pop(id, None)  # others may have asked for it meanwhile
                    raise Refused("no-table")
                live = self._opened(agreed)
                await live.company.read(self.nodes.alone)
                self._live[id] = live
                self.nodes.say(Who(id))
            return self._live[id]

    def _opened(self, agreed: Agreed) -> Live:
        game = games.game(agreed.game)
        if game.version != agreed.rules:
            raise Refused("rules")
        key = hashlib.sha256(agreed.content).digest()
        if key not in self._content:  # tables with the same content share it
            self._content[key] = msgspec.msgpack.decode(agreed.content, type=game.content)
        return Live(
            *(agreed, game, self._content[key], self.store),
            *(self.workers, self.turns, self.nodes, self.again),
        )

    def sweep(self) -> int:
        """Let tables go that nobody has looked at for a while; how many."""
        limit = time.monotonic() - self.limits.idle
        gone = [
            id
            for id, live in self._live.items()
            if self._used.get(id, 0) < limit and not live.guests and not live.busy
        ]
        for id in gone:
            self._live.pop(id).let_go()
            del self._used[id]
        if gone:
            self._forget_content()
        return len(gone)

    def _forget_content(self) -> None:
        """Content that no table here is played with any more leaves memory."""
        used = {id(live.content) for live in self._live.values()}
        self._content = {key: each for key, each in self._content.items() if id(each) in used}

    def __len__(self) -> int:
        return len(self._live)

    async def close(self) -> None:
        """End the bots, finish writing."""
        await self.nodes.close()
        for live in self._live.values():
            await live.rest()
        await self.workers.close()
        await self.store.close()

    # --- who one is ----------------------------------------------------------------------

    async def admit(self, id: str, token: str) -> tuple[Live, int]:
        """The table and the seat that a token opens."""
        live = await self.live(id)
        seats: Iterable[Seat] = live.seats.values()
        if not self.nodes.alone:  # another node may have renewed a link
            agreed = await self.store.table(id)
            seats = agreed.seats if agreed else ()
        seat = by_hash(seats, token)
        if seat is None:
            raise Refused("wrong-token")
        return live, seat.number

    async def renew(self, id: str, token: str, number: int) -> str:
        """Another token for a seat; the old one opens nothing any more. The keeper's right."""
        live, who = await self.admit(id, token)
        if who != KEEPER:
            raise Refused("keeper")
        if number != SPECTATOR and (
            not 0 <= number < live.setup.seats or live.seats[number].kind != PERSON
        ):
            raise Refused("not-a-seat")
        fresh = secrets.token_urlsafe(16)
        await self._replace(live, number, hashed(fresh))
        return fresh

    async def hand_back(self, id: str, token: str) -> None:
        """A player leaves for good: its token opens nothing any more."""
        live, who = await self.admit(id, token)
        if who < 0:
            raise Refused("not-a-seat")
        await self._replace(live, who, b"")

    async def _replace(self, live: Live, number: int, token: bytes) -> None:
        async with live.lock:
            await self.store.renew(live.id, number, token)
            await live.refresh()
            live.show_out(None if number == SPECTATOR else number)


def by_hash(seats: Iterable[Seat], token: str) -> Seat | None:
    """The seat whose token this is; every seat is compared, each in constant time."""
    digest = hashed(token)
    found = [seat for seat in seats if hmac.compare_digest(seat.token, digest)]
    return found[0] if found else None
