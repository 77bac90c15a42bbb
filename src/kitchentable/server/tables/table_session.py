"""A table in memory: people and bots around one game.

Every command goes the same way: decoded and authorised by whoever calls, then, one at a time
for each table, **judged** by the kernel, **committed** to the store, **shown** to everybody
and **acknowledged**. What is not in the store has been seen by nobody: if it cannot be
written, the table is opened again from the journal.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Protocol

import msgspec

from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.state.state import decode, statics
from kitchentable.kernel.table.journal import Back, Entry
from kitchentable.kernel.table.run import Mismatch
from kitchentable.kernel.table.table import Table
from kitchentable.server.protocol.messages import (
    Ack,
    Answer,
    AskAgain,
    Chat,
    Gathering,
    Interject,
    Person,
    Proposed,
    Query,
    Refused,
    Said,
    Seated,
    Sent,
    TakeBack,
    Tell,
    Undo,
    write,
)
from kitchentable.server.store.store import (
    PERSON,
    SPECTATOR,
    Agreed,
    Chance,
    Note,
    Repeated,
    Seat,
    Store,
    Taken,
)
from kitchentable.server.tables import seat_news
from kitchentable.server.tables.cluster import Here, Nodes, Proposal
from kitchentable.server.tables.standing_questions import Asking
from kitchentable.server.tables.table_social import Company, Wishes
from kitchentable.server.tables.table_work import LOG, Thinking, Workers
from kitchentable.server.tables.time_slices import Turns
from kitchentable.server.workers.pool import Draw, Export, Study

AGAIN = 0.5
"""Seconds until a store that failed is asked again."""

CHAT_SHOWN = 50
"""What was said last is shown to whoever joins."""

Straight = Answer | Interject | AskAgain | Tell
Moves = Straight | Undo | TakeBack


class Guest(Protocol):
    """Somebody connected, with the eyes of a seat (`None`: a spectator)."""

    seat: int | None
    token: bytes
    """The hash of the token it came with."""
    lazy: bool
    """Whether it asks for suggestions itself."""

    def put(self, data: bytes) -> None:
        """Send something, without waiting."""
        ...

    def drop(self) -> None:
        """End the connection."""
        ...


class Live:
    """One table in memory. Everything that changes it holds its lock."""

    def __init__(
        self,
        agreed: Agreed,
        game: Game[Any],
        content: Any,
        store: Store,
        workers: Workers,
        turns: Turns,
        nodes: Nodes,
        again: Callable[[Live], Awaitable[str]],
    ) -> None:
        self.agreed = agreed
        self.game = game
        self.content = content
        self.setup = msgspec.convert(agreed.setup, game.setup)
        self.seats: dict[int, Seat] = {seat.number: seat for seat in agreed.seats}
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self._store = store
        self._nodes = nodes
        self._elsewhere: dict[str, tuple[int, ...]] = {}
        """Who is connected at other nodes."""
        self._table: Table[Any] | None = None
        self._known: set[str] = set()
        """The commands that have been carried out."""
        self._asking = Asking()
        self._unsure: int | None = None
        """What was written behind this position, if anything was, nobody has been shown yet."""
        self._checking: asyncio.Task[None] | None = None
        """The task that finds out what was written."""
        self._proposed: tuple[int, set[int]] = (-1, set())
        self._heard = -1
        """The number of the last note that was told."""
        self._thinking = Thinking(self, workers)
        self._turns = turns
        self._aside: set[asyncio.Task[None]] = set()
        self.company = Company(self, store, again)

    # --- opening -------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.agreed.id

    @property
    def players(self) -> list[Seat]:
        """The seats that play, in order."""
        return [self.seats[number] for number in range(self.setup.seats)]

    def missing(self) -> tuple[int, ...]:
        """The seats without whom the game has not begun: their entropy is not in."""
        if not isinstance(self.agreed.chance, Sealed):
            return ()
        return tuple(seat.number for seat in self.players if seat.entropy is None)

    def chance(self) -> Chance:
        """The dice, with what everybody added."""
        if not isinstance(self.agreed.chance, Sealed):
            return self.agreed.chance
        return Sealed(self.agreed.chance.seed, tuple(seat.entropy or "" for seat in self.players))

    async def open(self) -> None:
        """Read the table from the store; only with the lock, or before anybody else can.

        Where it was not sure what had been written, everybody is shown what was.
        """
        if self.missing():
            return
        while True:
            entries = await self._store.journal(self.id)
            self._known = await self._store.commands(self.id)
            try:
                table = await self._turns.through(self._standing(entries))
            except Mismatch as mismatch:
                LOG.error("table %s does not open: %s", self.id, mismatch)
                raise Refused("rules") from None
            try:
                if table.position > len(entries):  # what chance does before anybody is asked
                    rest = table.journal[len(entries) :]
                    await self._store.append(self.id, len(entries), rest)
            except Taken:
                continue
            break
        self._table = table
        before, self._unsure = self._unsure, None
        if before is None:
            self._asking.forget()
        self._note_asked(before or 0)  # what was asked before then may still stand
        if before is not None and table.position > before:
            self._show(before)

    def _standing(self, entries: list[Entry]) -> Generator[None, None, Table[Any]]:
        """The table that stands where a journal ends; a step for each entry that is played."""
        agreed = (self.game, self.setup, self.content)
        table: Table[Any] = Table(*agreed, chance=self.chance(), start=self._start())
        yield from table.take_up(entries)
        return table

    def _start(self) -> Any:
        """The state the game begins with, where that is not its own beginning."""
        start = self.company.beside.terms.start
        if not start:
            return None
        begun = self.game.begin(self.setup, self.content)
        return decode(self.game.state, start, **statics(begun))

    @property
    def opened(self) -> Table[Any] | None:
        """The table, if it is open."""
        return self._table

    def let_go(self) -> None:
        """Nobody looks any more: the game leaves memory, the journal has it."""
        self._table = None

    async def table(self) -> Table[Any]:
        """The table, opened if need be; only with the lock."""
        if self.missing():
            raise Refused("not-begun")
        if self._table is None:
            before = self._unsure
            await self.open()
            if before is not None and before < self.position:
                await self._settled(before)
        assert self._table is not None, "it was opened"
        return self._table

    async def current(self) -> Table[Any]:
        """The table as the store has it now, for whoever reads it; only with the lock."""
        await self._catch_up()
        return await self.table()

    # --- people come and go --------------------------------------------------------------

    def people(self) -> tuple[Person, ...]:
        here = {seat for seats in (self.here(), *self._elsewhere.values()) for seat in seats}
        return tuple(
            Person(
                *(seat.kind, seat.name, seat.kind != PERSON or seat.number in here),
                "" if seat.kind != PERSON else self.company.plays(seat.number),
            )
            for seat in self.players
        )

    def watching(self) -> bool:
        """Whether anybody is connected, here or at another node."""
        return bool(self.guests or self._elsewhere)

    async def join(self, guest: Guest, since: int | None, entropy: str) -> None:
        """Show a guest what it needs, and let it hear of everything from now on."""
        async with self.lock:
            number = SPECTATOR if guest.seat is None else guest.seat
            if self.seats[number].token != guest.token and not self._nodes.alone:
                await self._reseat()
            if self.seats[number].token != guest.token:
                raise Refused("wrong-token")  # it was renewed while the guest waited at the door
            await self._catch_up()
            begun, shown = not self.missing(), self._table is not None
            if guest.seat is not None and self.seats[guest.seat].entropy is None:
                await self._store.enter(self.id, guest.seat, entropy)
                await self.refresh()
            await self.company.came(guest.seat)
            self.guests.append(guest)
            self._came_or_went()
            for note in await self._store.notes(self.id, CHAT_SHOWN):
                self._heard = max(self._heard, note.number)
                if self.company.hears(guest.seat, note):
                    guest.put(write(_said(note)))
            if self.missing():
                self.tell(Gathering(self.missing()))
                return
            table = await self.table()
            for each in [guest] if shown else self.guests:
                state = self._asking.state(table, each)
                after = since if begun and each is guest else None
                each.put(write(seat_news.news(table, each.seat, after, state)))
            self.company.greet(guest)
            self.company.turned()
            self._thinking.warm(table, guest.seat)
        self.wake()

    def opens(self, seat: int, token: str) -> bool:
        """Whether a token is the one of a seat."""
        held = self.seats.get(seat)
        digest = hashlib.sha256(token.encode()).digest()
        return held is not None and hmac.compare_digest(held.token, digest)

    async def refresh(self) -> None:
        """Read the seats again, and what is kept beside the game."""
        await self.company.read(self._nodes.alone)
        agreed = await self._store.table(self.id)
        assert agreed is not None, "tables do not vanish"
        self.seats = {seat.number: seat for seat in agreed.seats}

    def leave(self, guest: Guest) -> None:
        """A connection ended."""
        if guest in self.guests:
            self.guests.remove(guest)
            self._came_or_went()
            if not self.watching():
                self.company.stop()

    def _came_or_went(self) -> None:
        self.tell(Seated(self.people()))
        self._nodes.say(Here(self.id, self.here()))

    def show_out(self, seat: int | None) -> None:
        """End all connections with the eyes of a seat: its token has changed."""
        for guest in list(self.guests):
            if guest.seat == seat:
                self.leave(guest)
                guest.drop()

    def tell(self, event: Sent) -> None:
        """Say something to everybody that all may know."""
        data = write(event)
        for guest in self.guests:
            guest.put(data)

    # --- commands ------------------------------------------------------------------------

    async def act(self, seat: int, command: Moves) -> Ack:
        """Carry out what a seat wants. Raises `Refused` or `Illegal`: nothing has changed."""
        name = f"{seat}/{command.id}"
        async with self.lock:
            table = await self.table()
            while name not in self._known:
                before = table.position
                if isinstance(command, Undo | TakeBack):
                    await self._go_back(table, seat, command)
                else:
                    self._judge(table, seat, command)
                done = await self.settle(before, name)
                table = await self.table()
                if done:
                    break
            ack = Ack(command.id, table.position)
        self.wake()
        return ack

    async def chat(self, seat: int, command: Chat) -> Ack:
        """Say something to all."""
        name = f"{seat}/{command.id}"
        async with self.lock:
            position = self._table.position if self._table else 0
            if name not in self._known:
                await self.note(Note(0, seat, "chat", command.text), name)
        return Ack(command.id, position)

    async def arrange(self, seat: int, wish: Wishes) -> Ack:
        """What people at a table do beside the game."""
        async with self.lock:
            table = await self.table()
            if f"{seat}/{wish.id}" not in self._known:
                await self.company.carry_out(seat, wish)
            ack = Ack(wish.id, table.position)
        self.wake()
        return ack

    async def query(self, seat: int | None, query: Query) -> bytes:
        """Answer what changes nothing: the frame to be sent."""
        async with self.lock:
            table = await self.table()
            if query.what in seat_news.STUDIED:
                job = self._thinking.job(table, seat, Study(write(query)))
            else:
                return self._found(table, seat, query)
        return await self._thinking.study(job)

    async def file(self, seat: int | None) -> bytes:
        """The game as a file: what the seat may know of it, and all when it is over."""
        async with self.lock:
            table = await self.current()
            job = self._thinking.job(table, seat, Export(self.chance()))
        return await self._thinking.study(job)

    async def past(self, seat: int | None, draw: Draw) -> bytes:
        """A picture of an earlier position, as JSON."""
        async with self.lock:
            job = self._thinking.job(await self.table(), seat, draw)
        return await self._thinking.study(job)

    def _found(self, table: Table[Any], seat: int | None, query: Query) -> bytes:
        try:
            return write(seat_news.found(table, seat, query))
        except (Refused, Illegal):
            raise
        except Exception:
            LOG.exception("table %s: a query failed", self.id)
            raise Refused("defect") from None

    def judge_act(self, table: Table[Any], seat: int, act: Any) -> None:
        """Let the kernel decide about something that is done unasked."""
        self._judge(table, seat, Interject("act", act))

    def _judge(self, table: Table[Any], seat: int, command: Straight) -> None:
        """Let the kernel decide. Afterwards the table in memory is ahead of the store."""
        try:
            if isinstance(command, Answer):
                if not self._asking.since(seat) <= command.position <= table.position:
                    raise Refused("stale")
                table.answer(seat, table.read(seat, command.value), command.until)
            elif isinstance(command, Interject):
                table.interject(seat, table.interjections(seat).read(command.act))
            elif isinstance(command, AskAgain):
                table.ask_again(seat)
            elif command.position != table.position:
                raise Refused("stale")
            else:
                table.answer(CHANCE, table.read(CHANCE, command.value))
        except (Refused, Illegal):
            raise
        except Exception:
            LOG.exception("table %s: the rules failed on a command", self.id)
            self._table = None  # the journal opens it again
            raise Refused("defect") from None

    async def _go_back(self, table: Table[Any], seat: int, command: Undo | TakeBack) -> None:
        """Take something back, if that is allowed: the game is played anew up to there."""
        if command.position != table.position:
            raise Refused("stale")
        try:
            if isinstance(command, Undo):
                back = await self._turns.through(table.undoing(seat))
            elif self._agreed_back(table, seat, command.to):
                back = Back(command.to)
            else:
                return
            entries = [*table.journal, back]
            self._table = await self._turns.through(self._standing(entries))
        except (Refused, Illegal):
            raise
        except Exception:
            LOG.exception("table %s: the rules failed on the way back", self.id)
            raise Refused("defect") from None

    def _agreed_back(self, table: Table[Any], seat: int, to: int) -> bool:
        """Propose to go back, or agree; whether all people have."""
        if table.over:
            raise Refused("takeback-over")
        if to >= table.position:
            raise Refused("no-position")
        agreed = self._proposed[1] if self._proposed[0] == to else set()
        agreed.add(seat)
        self._proposed = (to, agreed)
        if all(each.kind != PERSON or each.number in agreed for each in self.players):
            return True
        news = (table.position, to, tuple(sorted(agreed)))
        self.tell(Proposed(*news))
        self._nodes.say(Proposal(self.id, *news))
        return False

    async def settle(self, before: int, name: str) -> bool:
        """Commit what the table in memory is ahead by, and show it.

        False if another node has written at this position: now the table stands as that node
        left it, and the command has to be judged again. A store that fails may have written all
        the same (a database that was silent for too long): what there is will be shown to all
        when it can be read, and the command sent again is acknowledged if it is there.
        """
        table, self._table = self._table, None  # until it is safe, there is no table
        assert table is not None, "a command was judged"
        entries = table.journal[before:]
        if not entries:  # a proposal is not part of the game
            self._table = table
            return True
        self._unsure = before
        try:
            await self._store.append(self.id, before, entries, name)
        except (Repeated, Taken) as lost:
            await self.open()
            return isinstance(lost, Repeated)
        except Exception:
            LOG.exception("table %s: the store failed", self.id)
            self._check()
            raise Refused("store") from None
        except asyncio.CancelledError:  # who sent it is gone; it may be written all the same
            self._check()
            raise
        self._table, self._unsure = table, None
        self._known.add(name)
        self._note_asked(before)
        self._show(before)
        await self._settled(before)
        return True

    async def _settled(self, before: int) -> None:
        """Something was written down here: the company goes on."""
        table = self._table
        assert table is not None, "it was committed"
        back = any(isinstance(entry, Back) for entry in table.journal[before:])
        await self.company.settled(table, back)

    def _check(self) -> None:
        """Find out what was written, if that is not sure; nobody waits for it."""
        if self._checking is None or self._checking.done():
            self._checking = self.start(self._make_sure())

    async def _make_sure(self) -> None:
        """Read the journal as soon as the store can be read, and show what is new in it."""
        while self.guests:
            try:
                async with self.lock:
                    if self._unsure is not None:
                        await self.table()
                break
            except Refused:
                return
            except Exception:
                await asyncio.sleep(AGAIN)
        self.wake()

    # --- showing -------------------------------------------------------------------------

    def _note_asked(self, before: int) -> None:
        """Find what people are asked now, and from where the same question has stood."""
        table = self._table
        assert table is not None, "there is something to ask"
        self._proposed = (-1, set())
        people = [seat.number for seat in self.players if seat.kind == PERSON]
        self._asking.note(table, people, table.journal[before:])

    def _show(self, before: int) -> None:
        """Send everybody what happened; the same bytes to all with the same eyes."""
        table = self._table
        assert table is not None, "it was committed"
        frames = self._asking.frames(table, self.guests, before)
        for guest in list(self.guests):
            guest.put(frames[guest.seat, guest.lazy])

    async def note(self, note: Note, name: str) -> None:
        """Write something down beside the game, and say it."""
        try:
            written = await self._store.note(self.id, note, name)
        except Repeated:  # it was written before, perhaps by a store that failed afterwards
            await self._tell_notes()
            return
        self._known.add(name)
        if written.number == self._heard + 1:
            self._heard = written.number
            self._say(written)
        else:  # something was said at another node before
            await self._tell_notes()

    async def _tell_notes(self) -> None:
        """Tell what has been said since we last heard."""
        for note in await self._store.notes(self.id, CHAT_SHOWN):
            if note.number > self._heard:
                self._heard = note.number
                self._say(note)

    def _say(self, note: Note) -> None:
        """Tell what was said to all who want to hear it."""
        data = write(_said(note))
        for guest in self.guests:
            if self.company.hears(guest.seat, note):
                guest.put(data)

    # --- other nodes ---------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How much of the journal is known here; 0 if the table is not open."""
        return 0 if self._table is None else self._table.position

    def here(self) -> tuple[int, ...]:
        """The seats connected at this node; -1 for spectators."""
        return tuple(sorted({SPECTATOR if g.seat is None else g.seat for g in self.guests}))

    def elsewhere(self, node: str, seats: tuple[int, ...]) -> None:
        """Who is connected at another node."""
        before = self.people()
        self._elsewhere.pop(node, None)
        if seats:
            self._elsewhere[node] = seats
        if self.people() != before:
            self.tell(Seated(self.people()))
        self.wake()  # perhaps the bots are ours now

    async def reread(self, what: str) -> None:
        """Read again what was written at another node, and show it."""
        async with self.lock:
            if not self.guests:  # nobody looks: it is read when somebody does
                self._table = None
                if what == "seats":
                    await self.refresh()
            elif what == "notes":
                await self._tell_notes()
            elif what == "seats":
                await self._reseat()
            else:
                await self._follow()
        self.wake()

    async def _catch_up(self) -> None:
        """Read what is new; only with the lock.

        Where people are, wake-ups that were lost are made up for in time (`cluster.CHECK`). Who
        comes to a table where nobody was must not wait for that.
        """
        if self._nodes.alone:
            return
        if self.missing():
            await self._reseat()
        await self._follow()

    async def _follow(self) -> None:
        """Go on with what was written at another node; only with the lock."""
        table = self._table
        if table is None:
            if self._unsure is not None:
                await self.open()
            return
        before = table.position
        entries = await self._store.journal(self.id, before)
        if not entries:
            return
        try:
            if any(isinstance(entry, Back) for entry in entries):
                raise Mismatch(before, "the game is played anew")
            table.follow(entries)
            self._note_asked(before)
        except Mismatch:
            self._table, self._unsure = None, before
            await self.open()
            return
        self._show(before)

    async def _reseat(self) -> None:
        """Seats have changed: show out whose link is old, and begin if all are in now."""
        missing = self.missing()
        await self.refresh()
        for guest in list(self.guests):
            number = SPECTATOR if guest.seat is None else guest.seat
            if self.seats[number].token != guest.token:
                self.leave(guest)
                guest.drop()
        self.tell(Seated(self.people()))
        if not missing:
            return
        if self.missing():
            self.tell(Gathering(self.missing()))
            return
        table = await self.table()
        for guest in self.guests:
            guest.put(write(self._asking.state(table, guest)))

    async def proposed(self, position: int, to: int, agreed: tuple[int, ...]) -> None:
        """Somebody at another node would go back to a position."""
        async with self.lock:
            await self._follow()
            if self.position != position:
                return
            together = set(agreed) | (self._proposed[1] if self._proposed[0] == to else set())
            self._proposed = (to, together)
            self.tell(Proposed(position, to, tuple(sorted(together))))

    # --- bots, and what nobody waits for -------------------------------------------------

    def wake(self) -> None:
        """Let the bots think, if one is asked and somebody watches."""
        self._thinking.wake()

    @property
    def alone(self) -> bool:
        """Whether no other node serves this table."""
        return self._nodes.alone

    def leads(self) -> bool:
        """Whether it is for this node to let the bots think: people are here."""
        return bool(self.guests) and self._nodes.leads(list(self._elsewhere))

    def lose(self) -> None:
        """The table in memory cannot be trusted any more: the journal opens it again."""
        self._table = None

    @property
    def busy(self) -> bool:
        """Whether a bot is at work or a command in progress."""
        return self.lock.locked() or self._thinking.busy

    async def rest(self) -> None:
        """No more thinking."""
        self.company.stop()
        await self._thinking.rest()
        await asyncio.gather(*self._aside, return_exceptions=True)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something be done that nobody waits for."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)
        return task


def _said(note: Note) -> Said:
    return Said(note.number, note.seat, note.kind, note.text)
