"""The registry: all tables of this server. A table is in memory while it is used."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from kitchentable import games
from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.files import puzzles
from kitchentable.kernel.table import journal
from kitchentable.kernel.table.journal import Entry
from kitchentable.server.log import LOG
from kitchentable.server.people.limits import Buckets, Limits
from kitchentable.server.protocol.bodies import Branch, Create, Created, Seats
from kitchentable.server.protocol.messages import Refused
from kitchentable.server.store.store import (
    KEEPER,
    PERSON,
    SPECTATOR,
    Agreed,
    Damaged,
    Seat,
    Store,
)
from kitchentable.server.store.waking import WakingStore
from kitchentable.server.tables import new_tables
from kitchentable.server.tables.cluster import Cluster, WhoIsHere
from kitchentable.server.tables.new_tables import hashed
from kitchentable.server.tables.table_record import Terms
from kitchentable.server.tables.table_session import TableSession
from kitchentable.server.tables.table_work import Workers, data_of
from kitchentable.server.tables.time_slices import TimeSlices
from kitchentable.server.workers.jobs import Unpack, Unpacked
from kitchentable.server.workers.pool import WorkerPool

OTHER_SIDE = "first"
"""The kind of player on the other side of a puzzle."""


class Registry:
    """All tables of this server."""

    def __init__(self, store: Store, limits: Limits, workers: int = 1, bus: str = "") -> None:
        self.cluster = Cluster()
        self.store: Store = WakingStore(store, self.cluster.wake) if bus else store
        self.limits = limits
        self.workers = Workers(
            WorkerPool(workers, limits.think),
            WorkerPool(1, limits.study, limits.ahead),
            WorkerPool(1, limits.file_time, memory=limits.file_memory),
        )
        self.slices = TimeSlices()
        self.talking = Buckets(limits.talk, 400 * limits.talk)
        """What each address says."""
        self.used = time.monotonic()
        """When the last command came."""
        self.touched: set[str] = set()
        """Tables that were opened, and of which the store does not know yet that they are used."""
        self._sessions: dict[str, TableSession] = {}
        self._used: dict[str, float] = {}
        self._content: dict[bytes, Struct] = {}
        self._opening = asyncio.Lock()
        if bus:
            self.cluster.meet(bus, store, lambda: self._sessions)

    # --- setting up ----------------------------------------------------------------------

    async def create(self, wanted: Create) -> Created:
        """Set a table up. Raises a `Problem` if the game does not allow it."""
        if wanted.lesson:
            return await self.teach(wanted)
        game, setup, content = new_tables.agreed(wanted)
        agreed, created = new_tables.table(
            *(game, setup, msgspec.msgpack.encode(content)),
            *(new_tables.dice(game, wanted), wanted.players, wanted.names),
        )
        await new_tables.found(self.store, agreed, Terms(clock=wanted.clock))
        return created

    async def teach(self, wanted: Create) -> Created:
        """Set up the table of a lesson."""
        lesson, setup, content = new_tables.lesson(wanted)
        agreed, created = new_tables.table(
            *(games.game(wanted.game), setup, msgspec.msgpack.encode(content)),
            *(new_tables.lesson_dice(lesson), lesson.players, wanted.names),
        )
        terms = Terms(situation=lesson.text, lesson=lesson.name)
        await new_tables.found(self.store, agreed, terms)
        return created

    async def rematch(self, session: TableSession) -> str:
        """Set up the table for a rematch; its id."""
        agreed = new_tables.rematch(session.agreed, tuple(session.roster.seats.values()))
        if await self.store.table(agreed.id) is None:
            terms, entries = await self._again(session)
            try:
                await new_tables.found(self.store, agreed, terms, entries)
            except Exception:
                if await self.store.table(agreed.id) is None:  # no other node was faster
                    raise
        return agreed.id

    async def _again(self, session: TableSession) -> tuple[Terms, list[Entry]]:
        """The terms of a rematch, and the entries it begins with: the steps of a situation."""
        old = session.social.record.terms
        terms = Terms(clock=old.clock, situation=old.situation, steps=old.steps, source=session.id)
        entries = await self.store.journal(session.id) if old.steps else []
        return terms, entries[: old.steps]

    async def branch(self, id: str, token: str, wanted: Branch) -> Created:
        """Set up a table that plays on from a position of another table."""
        session, _ = await self.admit(id, token)
        async with session.lock:
            entries = new_tables.branched(await session.current(), wanted.position)
        new_tables.check_players(session.game, session.setup, wanted.players)
        agreed, created = new_tables.table(
            *(session.game, session.setup, session.agreed.content),
            *(new_tables.new_seed(), wanted.players, wanted.names),
        )
        old = session.social.record.terms
        terms = Terms(start=old.start, situation=old.situation, steps=old.steps, source=session.id)
        await new_tables.found(self.store, agreed, terms, entries)
        return created

    async def take_in(
        self, data: bytes, seats: Seats, go_on: bool = False, situation: bool = False
    ) -> Created:
        """Set up a table out of a game's file, or out of a situation.

        `go_on`: a game that goes differently by the rules of this version goes on from there.
        """
        job = Unpack(data, self.limits.foreign, go_on, situation)
        found = await self._unpacked(job)
        game = games.game(found.game)
        setup = msgspec.convert(found.setup, game.setup)
        new_tables.check_players(game, setup, seats.players)
        agreed, created = new_tables.table(
            *(game, setup, found.content, new_tables.new_seed(), seats.players),
            seats.names or found.names,
        )
        if found.over and isinstance(found.chance, Sealed):
            agreed = new_tables.sealed(agreed, found.chance)
        entries = journal.decode(found.journal)
        steps = len(entries) if situation else 0
        terms = Terms(start=found.start, situation=found.situation, steps=steps)
        await new_tables.found(self.store, agreed, terms, entries)
        return created

    async def _unpacked(self, job: Unpack) -> Unpacked:
        """What a worker makes of a file."""
        reply = await self.workers.files.answer(job)
        if reply.problem:
            LOG.error("a file was not taken in: %s", reply.problem)
        return msgspec.msgpack.decode(data_of(reply), type=Unpacked)

    async def puzzle(self, game: str, name: str, solution: bool) -> Created:
        """Set up the table of a puzzle; with its solution played, if that is wanted."""
        text = puzzles.text_of(games.game(game), name)
        puzzle = puzzles.puzzle_of(text)
        if puzzle is None:
            raise Refused("no-table")
        found = await self._unpacked(Unpack(text.encode(), situation=True, solution=solution))
        row = games.game(found.game)
        setup = msgspec.convert(found.setup, row.setup)
        kinds = [PERSON if seat == puzzle.seat else OTHER_SIDE for seat in range(setup.seats)]
        agreed, created = new_tables.table(
            *(row, setup, found.content, new_tables.new_seed(), kinds, ())
        )
        entries = journal.decode(found.journal)
        await new_tables.found(self.store, agreed, Terms(situation=text), entries)
        return created

    # --- tables in memory ----------------------------------------------------------------

    async def session(self, id: str) -> TableSession:
        """A table, read from the store if it is not in memory."""
        self._used[id] = time.monotonic()
        if id in self._sessions:
            return self._sessions[id]
        async with self._opening:
            if id not in self._sessions:
                agreed = await self.store.table(id)
                if agreed is None:
                    self._used.pop(id, None)  # another request may have asked for it meanwhile
                    raise Refused("no-table")
                try:
                    session = self._opened(agreed)
                    await session.social.read(self.cluster.alone)
                except msgspec.MsgspecError:
                    raise Damaged("server-damaged") from None
                self.touched.add(id)
                self._sessions[id] = session
                self.cluster.say(WhoIsHere(id))
            return self._sessions[id]

    @property
    def open(self) -> list[TableSession]:
        """The tables in memory."""
        return list(self._sessions.values())

    def let_go(self, id: str) -> None:
        """Let a table leave memory that was deleted, and its guests with it."""
        session = self._sessions.pop(id, None)
        self._used.pop(id, None)
        if session is not None:
            session.stored.close()
            for guest in list(session.audience.guests):
                session.leave(guest)
                guest.drop()

    def _opened(self, agreed: Agreed) -> TableSession:
        game = games.game(agreed.game)
        if agreed.rules > game.version:
            raise Refused("rules")
        key = hashlib.sha256(agreed.content).digest()
        if key not in self._content:  # tables with equal content share it
            self._content[key] = msgspec.msgpack.decode(agreed.content, type=game.content)
        return TableSession(
            *(agreed, game, self._content[key], self.store),
            *(self.workers, self.slices, self.cluster, self.rematch),
            self.limits.talk_kept,
        )

    def sweep(self) -> int:
        """Let tables leave memory that had no guest for a while; how many."""
        self.talking.sweep(time.monotonic())
        limit = time.monotonic() - self.limits.idle
        gone = [
            id
            for id, session in self._sessions.items()
            if self._used.get(id, 0) < limit and not session.audience.guests and not session.busy
        ]
        for id in gone:
            self._sessions.pop(id).stored.close()
            del self._used[id]
        if gone:
            self._forget_content()
        return len(gone)

    def _forget_content(self) -> None:
        """Let content leave memory that no table here is played with any more."""
        used = {id(session.content) for session in self._sessions.values()}
        self._content = {key: each for key, each in self._content.items() if id(each) in used}

    def __len__(self) -> int:
        return len(self._sessions)

    async def close(self) -> None:
        """End the bots, finish writing."""
        await self.cluster.close()
        for session in self._sessions.values():
            await session.rest()
        await self.workers.close()
        await self.store.close()

    # --- tokens --------------------------------------------------------------------------

    async def admit(self, id: str, token: str) -> tuple[TableSession, int]:
        """The table and the seat that a token opens."""
        session = await self.session(id)
        seats: Iterable[Seat] = session.roster.seats.values()
        if not self.cluster.alone:  # another node may have renewed a link
            agreed = await self.store.table(id)
            seats = agreed.seats if agreed else ()
        seat = by_hash(seats, token)
        if seat is None:
            raise Refused("wrong-token")
        return session, seat.number

    async def renew(self, id: str, token: str, number: int) -> str:
        """Another token for a seat; the old one opens nothing any more. Only for the keeper."""
        session, seat = await self.admit(id, token)
        if seat != KEEPER:
            raise Refused("keeper")
        if number != SPECTATOR and (
            not 0 <= number < session.setup.seats or session.roster.seats[number].kind != PERSON
        ):
            raise Refused("not-a-seat")
        fresh = secrets.token_urlsafe(16)
        await self._replace(session, number, hashed(fresh))
        return fresh

    async def hand_back(self, id: str, token: str) -> None:
        """A player leaves for good: its token opens nothing any more."""
        session, seat = await self.admit(id, token)
        if seat < 0:
            raise Refused("not-a-seat")
        await self._replace(session, seat, b"")

    async def _replace(self, session: TableSession, number: int, token: bytes) -> None:
        async with session.lock:
            await self.store.renew(session.id, number, token)
            await session.refresh()
            session.show_out(None if number == SPECTATOR else number)


def by_hash(seats: Iterable[Seat], token: str) -> Seat | None:
    """The seat that a token opens; every seat is compared, each in constant time."""
    digest = hashed(token)
    found = [seat for seat in seats if hmac.compare_digest(seat.token, digest)]
    return found[0] if found else None
