"""What people at a table do beside the game: clocks, stand-ins, resigning, a rematch, muting.

None of this is in the rules. What a game has to know of it reaches the game as an answer or an
interjection; everything else is kept in the table's record.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Unpack

from msgspec import structs

from kitchentable import players
from kitchentable.kernel.facets import RESIGN
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.state.state import State
from kitchentable.server.log import LOG
from kitchentable.server.protocol.messages import (
    Clocks,
    Mute,
    Muted,
    NextTable,
    Refused,
    Rematch,
    Resign,
    Seated,
    Sent,
    StandInFor,
    Wished,
    write,
)
from kitchentable.server.store.store import PERSON, Note, Store
from kitchentable.server.tables import clocks, table_record
from kitchentable.server.tables.clocks import Times
from kitchentable.server.tables.steady_time import STEADY
from kitchentable.server.tables.table_record import Changes, StandIn, TableRecord

if TYPE_CHECKING:
    from kitchentable.kernel.table.table import Table
    from kitchentable.server.tables.audience import Guest
    from kitchentable.server.tables.table_session import TableSession

REMATCH = "rematch"
SAVED = 5_000
"""Milliseconds after which running clocks are written down again."""
LOST = 15_000
"""Milliseconds: clocks that no node has written down for so long stood still. (If they were
written down in the future, a machine's clock was set.)"""

SocialCommand = Resign | StandInFor | Rematch | Mute


class TableSocial:
    """What goes on at a table beside its game. Every caller holds the table's lock."""

    def __init__(
        self, session: TableSession, store: Store, again: Callable[[TableSession], Awaitable[str]]
    ) -> None:
        self.record = TableRecord()
        self._session = session
        self._store = store
        self._again = again
        self._read = False
        self._pauses = STEADY.pauses
        self._outage = False
        """Whether the store has failed since the clocks were looked at."""
        self._ticking: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[None] | None = None
        """The task that writes the clocks down, the last one that was started."""

    # --- what is kept --------------------------------------------------------------------

    async def read(self, alone: bool) -> None:
        """Read the record; once is enough for a server that is alone."""
        if self._read and alone:
            return
        if self._writing is not None:  # otherwise our own last writing would be missing
            await asyncio.wait([self._writing])
        before, first = self.record, not self._read
        self.record = await table_record.read(self._store, self._session.id)
        self._read = True
        if not first and before != self.record:
            for event in self._news(None):
                self._session.audience.tell(event)
            self._tick()

    async def keep(self, **changes: Unpack[Changes]) -> None:
        """Write some fields of the record down."""
        await table_record.keep(self._store, self._session.id, **changes)
        self.record = structs.replace(self.record, **changes)

    def greet(self, guest: Guest) -> None:
        """Tell a new guest about wishes, clocks and a rematch."""
        for event in self._news(guest.seat):
            guest.put(write(event))

    def _news(self, seat: int | None) -> list[Sent]:
        events: list[Sent] = [
            self._wished(wish, agreed) for wish, agreed in self.record.wishes.items() if agreed
        ]
        if self.record.times is not None:
            events.append(self._clocks())
        if self.record.next:
            events.append(NextTable(self.record.next))
        if seat is not None and self.record.muted.get(seat):
            events.append(Muted(self.record.muted[seat]))
        return events

    # --- commands ------------------------------------------------------------------------

    async def carry_out(self, seat: int, wish: SocialCommand) -> None:
        """Carry out a seat's command, or remember the seat's wish until the others agree."""
        table = await self._session.table()
        if isinstance(wish, Resign):
            if table.over:
                raise Illegal("", "game-over")
            await self.resign(table, seat, f"{seat}/{wish.id}")
        elif isinstance(wish, StandInFor):
            await self._stand_in(table, seat, wish)
        elif isinstance(wish, Rematch):
            await self._rematch(table, seat, wish.agree)
        else:
            await self._mute(seat, wish)

    async def resign(self, table: Table[State], seat: int, name: str) -> None:
        """A seat gives up: at once, or when the move in progress is done.

        Until then a bot plays for it; to the end, in games that know no resigning.
        """
        if await self._resigned(table, seat, name):
            return
        await self._seat_bot(seat, StandIn(self._bot(), back=False, resigns=True))
        await self._session.note(Note(0, seat, "resign", ""), f"resign/{seat}")

    async def _resigned(self, table: Table[State], seat: int, name: str) -> bool:
        """Tell the rules, if they accept it now; whether they did."""
        before = table.position
        try:
            self._session.judge_act(table, seat, RESIGN)
        except Illegal:
            return False
        return await self._session.settle(before, name)

    async def _stand_in(self, table: Table[State], seat: int, wish: StandInFor) -> None:
        people = self._session.people()
        person = people[wish.seat] if wish.seat < table.seats else None
        if person is None or person.kind != PERSON or person.here or person.stand_in or table.over:
            raise Refused("not-absent")
        name = f"stand-in/{wish.seat}"
        here = {n for n, each in enumerate(people) if each.kind == PERSON and each.here}
        if here <= await self._agree(name, seat, wish.agree):
            await self._forget(name)
            await self._seat_bot(wish.seat, StandIn(self._bot()))

    async def _rematch(self, table: Table[State], seat: int, agree: bool) -> None:
        if not table.over:
            raise Refused("not-over")
        if self.record.next:
            return
        people = {
            each.number for each in self._session.players if each.kind == PERSON and each.token
        }
        if people <= await self._agree(REMATCH, seat, agree):
            await self.keep(next=await self._again(self._session))
            await self._forget(REMATCH)
            self._session.audience.tell(NextTable(self.record.next))

    async def _mute(self, seat: int, wish: Mute) -> None:
        heard = set(self.record.muted.get(seat, ())) - {wish.seat}
        quiet = tuple(sorted(heard | {wish.seat} if wish.on else heard))
        await self.keep(muted={**self.record.muted, seat: quiet})
        for guest in self._session.audience.guests:
            if guest.seat == seat:
                guest.put(write(Muted(quiet)))

    def hears(self, seat: int | None, note: Note) -> bool:
        """Whether a seat wants to hear a note."""
        if seat is None or note.kind != "chat":
            return True
        return note.seat not in self.record.muted.get(seat, ())

    async def _agree(self, name: str, seat: int, agree: bool) -> set[int]:
        """Write down whether a seat agrees to something; all seats that agree."""
        await table_record.wish(self._store, self._session.id, name, seat, agree)
        agreed = set(self.record.wishes.get(name, ())) - {seat}
        self._wishing(name, agreed | ({seat} if agree else set()))
        if not self._session.alone:  # a seat at another node may have agreed meanwhile
            await self.read(alone=False)
        agreed = set(self.record.wishes.get(name, ()))
        self._session.audience.tell(self._wished(name, tuple(sorted(agreed))))
        return agreed

    async def _forget(self, name: str) -> None:
        agreed = self.record.wishes.get(name, ())
        for seat in agreed:
            await table_record.wish(self._store, self._session.id, name, seat, agree=False)
        if agreed:
            self._wishing(name, set())
            self._session.audience.tell(self._wished(name, ()))

    def _wishing(self, name: str, agreed: set[int]) -> None:
        wishes = {**self.record.wishes, name: tuple(sorted(agreed))}
        self.record = structs.replace(self.record, wishes=wishes)

    def _wished(self, name: str, agreed: tuple[int, ...]) -> Wished:
        what, _, seat = name.partition("/")
        return Wished("rematch" if what == REMATCH else "stand-in", int(seat or -1), agreed)

    # --- stand-ins -----------------------------------------------------------------------

    def plays(self, seat: int) -> str:
        """The bot that plays a seat now; none if a person does."""
        kind = self._session.roster.seats[seat].kind
        if kind != PERSON:
            return kind
        return self.record.stand_ins[seat].kind if seat in self.record.stand_ins else ""

    def _bot(self) -> str:
        return players.kinds(self._session.game)[-1]

    async def _seat_bot(self, seat: int, bot: StandIn) -> None:
        await self.keep(stand_ins={**self.record.stand_ins, seat: bot})
        self._session.audience.tell(Seated(self._session.people()))
        self.turned()

    async def came(self, seat: int | None) -> None:
        """A person has joined: it gets its seat back, and its clock goes on."""
        await self.read(self._session.alone)
        before, times = self.record.times, self._times()
        if times is not None and times != before:
            await self.keep(times=times)
        bot = None if seat is None else self.record.stand_ins.get(seat)
        if seat is not None and bot is not None and bot.back:
            rest = {
                number: each for number, each in self.record.stand_ins.items() if number != seat
            }
            await self.keep(stand_ins=rest)
        await self._forget(f"stand-in/{seat}")

    # --- clocks --------------------------------------------------------------------------

    def turned(self, back: bool = False, answered: bool = False) -> None:
        """A seat answered, joined or was replaced: other clocks may run now."""
        clock, table = self.record.terms.clock, self._session.opened
        if clock is None or table is None:
            return
        times = self._times() or clocks.start(clock, table.seats)
        turned = clocks.turned(times, clock, self._running(table), now(), back, answered)
        if clocks.standing(times, turned):  # do not write over what another node writes
            self.record = structs.replace(self.record, times=turned)
        else:
            self._set(turned)
        self._session.audience.tell(self._clocks())
        self._tick()

    def _running(self, table: Table[State]) -> tuple[int, ...]:
        """The seats whose clocks run: people who are asked, once all have joined."""
        if any(seat.entropy is None for seat in self._session.players):
            return ()
        return tuple(seat for seat in table.waiting() if seat >= 0 and not self.plays(seat))

    def _clocks(self) -> Clocks:
        times = self._times()
        assert times is not None, "there are clocks"
        return Clocks(clocks.left(times, now()), times.running)

    def _tick(self) -> None:
        """Look again when the next clock runs out, or has to be written down."""
        if self._ticking is not None and self._ticking is not asyncio.current_task():
            self._ticking.cancel()
        times = self._times()
        left = None if times is None else clocks.due(times, now())
        if left is not None and self._session.audience.watching():
            self._ticking = asyncio.create_task(self._wait(min(left, SAVED) / 1000))

    def stop(self) -> None:
        """The last guest has left: the clocks stand still."""
        if self._ticking is not None:
            self._ticking.cancel()
        times = self._times()
        if times is not None:
            self._set(clocks.paused(times, now()))

    def outage(self) -> None:
        """The store has failed: until it works again no seat is charged."""
        self._outage = True

    def _times(self) -> Times | None:
        """The times as they stand; a pause of ours is charged to no seat."""
        times, moment = self.record.times, now()
        paused = self._outage or self._pauses != STEADY.pauses
        self._outage, self._pauses = False, STEADY.pauses
        if times is None or not times.running:
            return times
        if paused or abs(moment - times.at) > LOST:
            self.record = structs.replace(self.record, times=clocks.resumed(times, moment))
        return self.record.times

    def _set(self, times: Times) -> None:
        self.record = structs.replace(self.record, times=times)
        self._writing = self._session.start(self._write(times, self._writing))

    async def _write(self, times: Times, before: asyncio.Task[None] | None) -> None:
        """Write clocks down, one task after the other: the last times must stay."""
        if before is not None:
            await asyncio.wait([before])
        try:
            await table_record.keep(self._store, self._session.id, times=times)
        except Exception:  # the next tick writes them again
            self.outage()

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds + 0.01)
        async with self._session.lock:
            try:
                await self._flag(await self._session.table())
            except Refused:
                return
            except Exception:
                LOG.exception("table %s: the clocks wait for the store", self._session.id)
                self.outage()
                self._tick()
        self._session.wake()

    async def _flag(self, table: Table[State]) -> None:
        """Deal with the seats that have no time left."""
        await self.read(self._session.alone)
        clock, times = self.record.terms.clock, self._times()
        if clock is None or times is None or table.over:
            return
        for seat in clocks.fallen(times, now()):
            await self._session.note(Note(0, seat, "flag", ""), f"flag/{seat}")
            if clock.flag == "bot":
                await self._seat_bot(seat, StandIn(self._bot(), back=False))
            else:
                await self.resign(table, seat, f"flag/{seat}/resign")
        if self._session.audience.leads():  # this also corrects what two nodes wrote at one moment
            self.turned()
        else:
            self._tick()

    async def settled(self, table: Table[State], back: bool) -> None:
        """An entry was committed: clocks turn, and a seat that waited to resign may do so now."""
        self.turned(back, answered=True)
        for seat, bot in self.record.stand_ins.items():
            if bot.resigns and not table.over:
                await self._resigned(table, seat, f"resigns/{table.position}/{seat}")


def now() -> int:
    """The time in milliseconds that players are charged for."""
    return STEADY.now()
