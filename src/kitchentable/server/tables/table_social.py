"""The company at a table: clocks, stand-ins, who resigns, a rematch, who hears whom.

None of this is in the rules. What a game has to know of it reaches it as an answer or an
interjection like any other; everything else is kept beside the game.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from msgspec import structs

from kitchentable import players
from kitchentable.kernel.game import RESIGN
from kitchentable.kernel.illegal import Illegal
from kitchentable.server.protocol.messages import (
    Clocks,
    Mute,
    Muted,
    Next,
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
from kitchentable.server.tables.table_record import Beside, StandIn

if TYPE_CHECKING:
    from kitchentable.kernel.table.table import Table
    from kitchentable.server.tables.table_session import Guest, Live

REMATCH = "rematch"
SAVED = 5_000
"""Milliseconds after which running clocks are written down again."""
LOST = 15_000
"""Clocks that no node has written down for so long stood still: nobody was there."""

Wishes = Resign | StandInFor | Rematch | Mute


class Company:
    """What goes on at a table beside its game. Whoever calls holds the table's lock."""

    def __init__(self, live: Live, store: Store, again: Callable[[Live], Awaitable[str]]) -> None:
        self.beside = Beside()
        self._live = live
        self._store = store
        self._again = again
        self._read = False
        self._ticking: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[None] | None = None
        """The last writing down of the clocks that was begun."""

    # --- what is kept --------------------------------------------------------------------

    async def read(self, alone: bool) -> None:
        """Read what is kept; once is enough for a server that is alone."""
        if self._read and alone:
            return
        if self._writing is not None:  # or what we ourselves wrote last would be missing
            await asyncio.wait([self._writing])
        before, first = self.beside, not self._read
        self.beside = await table_record.read(self._store, self._live.id)
        self._read = True
        if not first and before != self.beside:
            for event in self._news(None):
                self._live.tell(event)
            self._tick()

    async def _keep(self, **changes: Any) -> None:
        await table_record.keep(self._store, self._live.id, **changes)
        self.beside = structs.replace(self.beside, **changes)

    def greet(self, guest: Guest) -> None:
        """Tell somebody who comes in how things are."""
        for event in self._news(guest.seat):
            guest.put(write(event))

    def _news(self, seat: int | None) -> list[Sent]:
        events: list[Sent] = [
            self._wished(wish, agreed) for wish, agreed in self.beside.wishes.items() if agreed
        ]
        if self.beside.times is not None:
            events.append(self._clocks())
        if self.beside.next:
            events.append(Next(self.beside.next))
        if seat is not None and self.beside.muted.get(seat):
            events.append(Muted(self.beside.muted[seat]))
        return events

    # --- commands ------------------------------------------------------------------------

    async def carry_out(self, seat: int, wish: Wishes) -> None:
        """Do what a seat wants, or remember that it does until the others agree."""
        table = await self._live.table()
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

    async def resign(self, table: Table[Any], seat: int, name: str) -> None:
        """A seat gives up: at once, or when the move in progress is done.

        Until then, and in games that know no resigning to the end, a bot plays for it.
        """
        if await self._resigned(table, seat, name):
            return
        await self._seat_bot(seat, StandIn(self._bot(), back=False, resigns=True))
        await self._live.note(Note(0, seat, "resign", ""), f"resign/{seat}")

    async def _resigned(self, table: Table[Any], seat: int, name: str) -> bool:
        """Let the rules know, if they can do something with it now."""
        before = table.position
        try:
            self._live.judge_act(table, seat, RESIGN)
        except Illegal:
            return False
        return await self._live.settle(before, name)

    async def _stand_in(self, table: Table[Any], seat: int, wish: StandInFor) -> None:
        people = self._live.people()
        person = people[wish.seat] if wish.seat < table.seats else None
        if person is None or person.kind != PERSON or person.here or person.stand_in or table.over:
            raise Refused("not-absent")
        name = f"stand-in/{wish.seat}"
        here = {n for n, each in enumerate(people) if each.kind == PERSON and each.here}
        if here <= await self._agree(name, seat, wish.agree):
            await self._forget(name)
            await self._seat_bot(wish.seat, StandIn(self._bot()))

    async def _rematch(self, table: Table[Any], seat: int, agree: bool) -> None:
        if not table.over:
            raise Refused("not-over")
        if self.beside.next:
            return
        people = {each.number for each in self._live.players if each.kind == PERSON and each.token}
        if people <= await self._agree(REMATCH, seat, agree):
            await self._keep(next=await self._again(self._live))
            await self._forget(REMATCH)
            self._live.tell(Next(self.beside.next))

    async def _mute(self, seat: int, wish: Mute) -> None:
        heard = set(self.beside.muted.get(seat, ())) - {wish.seat}
        quiet = tuple(sorted(heard | {wish.seat} if wish.on else heard))
        await self._keep(muted={**self.beside.muted, seat: quiet})
        for guest in self._live.guests:
            if guest.seat == seat:
                guest.put(write(Muted(quiet)))

    def hears(self, seat: int | None, note: Note) -> bool:
        """Whether a seat wants to hear what somebody said."""
        if seat is None or note.kind != "chat":
            return True
        return note.seat not in self.beside.muted.get(seat, ())

    async def _agree(self, name: str, seat: int, agree: bool) -> set[int]:
        """Write down that a seat would do something, or would not; all who would."""
        await table_record.wish(self._store, self._live.id, name, seat, agree)
        agreed = set(self.beside.wishes.get(name, ())) - {seat}
        self._wishing(name, agreed | ({seat} if agree else set()))
        if not self._live.alone:  # somebody may have agreed at another node meanwhile
            await self.read(alone=False)
        agreed = set(self.beside.wishes.get(name, ()))
        self._live.tell(self._wished(name, tuple(sorted(agreed))))
        return agreed

    async def _forget(self, name: str) -> None:
        agreed = self.beside.wishes.get(name, ())
        for seat in agreed:
            await table_record.wish(self._store, self._live.id, name, seat, agree=False)
        if agreed:
            self._wishing(name, set())
            self._live.tell(self._wished(name, ()))

    def _wishing(self, name: str, agreed: set[int]) -> None:
        wishes = {**self.beside.wishes, name: tuple(sorted(agreed))}
        self.beside = structs.replace(self.beside, wishes=wishes)

    def _wished(self, name: str, agreed: tuple[int, ...]) -> Wished:
        what, _, seat = name.partition("/")
        return Wished("rematch" if what == REMATCH else "stand-in", int(seat or -1), agreed)

    # --- stand-ins -----------------------------------------------------------------------

    def plays(self, seat: int) -> str:
        """The bot that plays a seat now; none if a person does."""
        kind = self._live.seats[seat].kind
        if kind != PERSON:
            return kind
        return self.beside.stand_ins[seat].kind if seat in self.beside.stand_ins else ""

    def _bot(self) -> str:
        return players.kinds(self._live.game)[-1]

    async def _seat_bot(self, seat: int, bot: StandIn) -> None:
        await self._keep(stand_ins={**self.beside.stand_ins, seat: bot})
        self._live.tell(Seated(self._live.people()))
        self.turned()

    async def came(self, seat: int | None) -> None:
        """A person is there: it has its seat again, and its clock goes on."""
        await self.read(self._live.alone)
        times = self.beside.times
        if times is not None and times.running and now() - times.at > LOST:
            await self._keep(times=clocks.resumed(times, now()))
        bot = None if seat is None else self.beside.stand_ins.get(seat)
        if seat is not None and bot is not None and bot.back:
            rest = {who: each for who, each in self.beside.stand_ins.items() if who != seat}
            await self._keep(stand_ins=rest)
        await self._forget(f"stand-in/{seat}")

    # --- clocks --------------------------------------------------------------------------

    def turned(self, back: bool = False, answered: bool = False) -> None:
        """Somebody answered, came or was replaced: other clocks may run now."""
        clock, table = self.beside.terms.clock, self._live.opened
        if clock is None or table is None:
            return
        times = self.beside.times or clocks.start(clock, table.seats)
        turned = clocks.turned(times, clock, self._running(table), now(), back, answered)
        if clocks.standing(times, turned):  # nothing to write over what another node writes
            self.beside = structs.replace(self.beside, times=turned)
        else:
            self._set(turned)
        self._live.tell(self._clocks())
        self._tick()

    def _running(self, table: Table[Any]) -> tuple[int, ...]:
        """Whose clocks run: people who are asked, once all have been there."""
        if any(seat.entropy is None for seat in self._live.players):
            return ()
        return tuple(seat for seat in table.waiting() if seat >= 0 and not self.plays(seat))

    def _clocks(self) -> Clocks:
        times = self.beside.times
        assert times is not None, "there are clocks"
        return Clocks(clocks.left(times, now()), times.running)

    def _tick(self) -> None:
        """Look again when the next clock runs out, or is to be written down."""
        if self._ticking is not None and self._ticking is not asyncio.current_task():
            self._ticking.cancel()
        times = self.beside.times
        left = None if times is None else clocks.due(times, now())
        if left is not None and self._live.watching():
            self._ticking = asyncio.create_task(self._wait(min(left, SAVED) / 1000))

    def stop(self) -> None:
        """Nobody looks: the clocks stand still."""
        if self._ticking is not None:
            self._ticking.cancel()
        if self.beside.times is not None:
            self._set(clocks.paused(self.beside.times, now()))

    def _set(self, times: Times) -> None:
        self.beside = structs.replace(self.beside, times=times)
        self._writing = self._live.start(self._write(times, self._writing))

    async def _write(self, times: Times, before: asyncio.Task[None] | None) -> None:
        """Write clocks down, one after the other: what came last must be what is kept."""
        if before is not None:
            await asyncio.wait([before])
        await table_record.keep(self._store, self._live.id, times=times)

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds + 0.01)
        async with self._live.lock:
            await self._flag(await self._live.table())
        self._live.wake()

    async def _flag(self, table: Table[Any]) -> None:
        """Somebody has no time left."""
        await self.read(self._live.alone)
        clock, times = self.beside.terms.clock, self.beside.times
        if clock is None or times is None or table.over:
            return
        for seat in clocks.fallen(times, now()):
            await self._live.note(Note(0, seat, "flag", ""), f"flag/{seat}")
            if clock.flag == "bot":
                await self._seat_bot(seat, StandIn(self._bot(), back=False))
            else:
                await self.resign(table, seat, f"flag/{seat}/resign")
        if self._live.leads():  # also sets right what two nodes wrote at the same moment
            self.turned()
        else:
            self._tick()

    async def settled(self, table: Table[Any], back: bool) -> None:
        """Something was written down: clocks turn, and who waited to resign may do so now."""
        self.turned(back, answered=True)
        for seat, bot in self.beside.stand_ins.items():
            if bot.resigns and not table.over:
                await self._resigned(table, seat, f"resigns/{table.position}/{seat}")


def now() -> int:
    """The time in milliseconds: the same on every node, as far as their clocks agree."""
    return time.time_ns() // 1_000_000
