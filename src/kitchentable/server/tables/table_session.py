"""A table in memory: people and bots around one game.

A connection decodes and authorises each command. Then, one command at a time for each table, the
kernel **judges** it, the store **commits** it, all guests are **shown** what came of it, and it is
**acknowledged**.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

from msgspec import Struct

from kitchentable.kernel import company
from kitchentable.kernel.agreement import recorded
from kitchentable.kernel.files import situation_tables
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.journal import Back
from kitchentable.kernel.table.table import Table
from kitchentable.server.log import LOG
from kitchentable.server.protocol.messages import (
    Ack,
    AskAgain,
    Chat,
    Gathering,
    GiveAnswer,
    Interject,
    Person,
    Query,
    Refused,
    Seated,
    TakeBack,
    Tell,
    Undo,
    write,
)
from kitchentable.server.store.store import PERSON, Agreed, Note, Seat, Store
from kitchentable.server.tables import queries
from kitchentable.server.tables.audience import Audience, Guest, number_of
from kitchentable.server.tables.cluster import Cluster
from kitchentable.server.tables.notes import Notes
from kitchentable.server.tables.seat_roster import SeatRoster
from kitchentable.server.tables.stored_game import StoredGame
from kitchentable.server.tables.table_social import SocialCommand, TableSocial
from kitchentable.server.tables.table_work import TableWork, Workers
from kitchentable.server.tables.takebacks import Takebacks
from kitchentable.server.tables.time_slices import TimeSlices
from kitchentable.server.workers.jobs import DrawPicture, Export, Study, WriteSituation

AGAIN = 0.5
"""Seconds until a store that failed is read again."""

ForwardCommand = GiveAnswer | Interject | AskAgain | Tell
GameCommand = ForwardCommand | Undo | TakeBack


class TableSession:
    """One table in memory. A task that changes it holds its lock."""

    def __init__(
        self,
        agreed: Agreed,
        game: Game[State],
        content: Struct,
        store: Store,
        workers: Workers,
        slices: TimeSlices,
        cluster: Cluster,
        again: Callable[[TableSession], Awaitable[str]],
        talk_kept: int,
    ) -> None:
        self.agreed = agreed
        self.game = game
        self.content = content
        self.setup: Setup = recorded(game.setup, agreed.setup)
        self.lock = asyncio.Lock()
        self.roster = SeatRoster(agreed, self.setup.seats, store)
        self.audience = Audience(agreed.id, cluster)
        self.social = TableSocial(self, store, again)
        self.stored = StoredGame(
            *(self, self.roster, self.audience, store, slices),
            *(lambda: self.social.record.terms, self.social.settled),
        )
        self._notes = Notes(agreed.id, store, self.audience, self.social.hears, talk_kept)
        self._takebacks = Takebacks(agreed.id, self.audience, cluster)
        self._work = TableWork(self, workers)
        self._cluster = cluster
        self._slices = slices
        self._checking: asyncio.Task[None] | None = None
        """The task that finds out what a failed store has written."""
        self._aside: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        return self.agreed.id

    @property
    def players(self) -> list[Seat]:
        """The seats that play, in order."""
        return self.roster.players

    @property
    def opened(self) -> Table[State] | None:
        """The table, if it is open."""
        return self.stored.opened

    async def table(self) -> Table[State]:
        """The table, opened if need be; only with the lock."""
        return await self.stored.table()

    async def current(self) -> Table[State]:
        """The table as the store has it now; only with the lock."""
        await self._catch_up()
        return await self.table()

    # --- people come and go --------------------------------------------------------------

    def people(self) -> tuple[Person, ...]:
        """The players, as all guests may know them."""
        here = self.audience.connected()
        return tuple(
            Person(
                *(seat.kind, seat.name, seat.kind != PERSON or seat.number in here),
                "" if seat.kind != PERSON else self.social.plays(seat.number),
                company.character(seat.kind, seat.name),
            )
            for seat in self.players
        )

    async def join(self, guest: Guest, since: int | None, entropy: str) -> None:
        """Show a new guest the table, and let it hear of everything from now on."""
        async with self.lock:
            await self._check_token(guest)
            await self._catch_up()
            begun, open = not self.roster.missing(), self.opened is not None
            if guest.seat is not None and self.roster.seats[guest.seat].entropy is None:
                await self.roster.enter(guest.seat, entropy)
            await self.social.came(guest.seat)
            self.audience.add(guest)
            self._tell_people()
            await self._notes.greet(guest)
            if self.roster.missing():
                self.audience.tell(Gathering(self.roster.missing()))
                return
            table = await self.table()
            for each in [guest] if open else self.audience.guests:
                self.stored.greet(table, each, since if begun and each is guest else None)
            self.social.greet(guest)
            self.social.turned()
            self._work.warm(table, guest.seat)
        self.wake()

    async def _check_token(self, guest: Guest) -> None:
        """Refuse a guest whose token was renewed while it waited at the door."""
        if self.roster.seats[number_of(guest)].token != guest.token and not self._cluster.alone:
            await self._reseat()
        if self.roster.seats[number_of(guest)].token != guest.token:
            raise Refused("wrong-token")

    def leave(self, guest: Guest) -> None:
        """A connection ended."""
        if self.audience.remove(guest):
            self._tell_people()
            if not self.audience.watching():
                self.social.stop()

    def _tell_people(self) -> None:
        self.audience.tell(Seated(self.people()))

    def show_out(self, seat: int | None) -> None:
        """End all connections with the eyes of a seat: its token has changed."""
        for guest in list(self.audience.guests):
            if guest.seat == seat:
                self.leave(guest)
                guest.drop()

    async def refresh(self) -> None:
        """Read the seats again, and the record that is kept beside the game."""
        await self.social.read(self.alone)
        await self.roster.refresh()

    # --- commands ------------------------------------------------------------------------

    async def act(self, seat: int, command: GameCommand) -> Ack:
        """Carry out a seat's command. After `Refused` or `Illegal` nothing has changed."""
        name = f"{seat}/{command.id}"
        async with self.lock:
            table = await self.table()
            while name not in self.stored.known:
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
            position = self.stored.position
            if name not in self.stored.known:
                await self._notes.check_room(command.text)
                await self.note(Note(0, seat, "chat", command.text), name)
        return Ack(command.id, position)

    async def arrange(self, seat: int, command: SocialCommand) -> Ack:
        """Carry out a command beside the game: a rematch, a stand-in."""
        async with self.lock:
            table = await self.table()
            if f"{seat}/{command.id}" not in self.stored.known:
                await self.social.carry_out(seat, command)
            ack = Ack(command.id, table.position)
        self.wake()
        return ack

    async def query(self, seat: int | None, query: Query) -> bytes:
        """The frame that answers a query."""
        async with self.lock:
            table = await self.table()
            if query.what not in queries.STUDIED:
                return self._found(table, seat, query)
            job = self._work.job(table, seat, Study(write(query)))
        return await self._work.study(job)

    async def file(self, seat: int | None) -> bytes:
        """The game as a file: what the seat may know of it, and all when it is over."""
        async with self.lock:
            job = self._work.job(await self.current(), seat, Export(self.roster.chance()))
        return await self._work.study(job)

    async def situation(self, seat: int | None, position: int | None) -> bytes:
        """A moment of the game as a situation, the present one by default."""
        async with self.lock:
            table = await self.current()
            wanted = WriteSituation(table.position if position is None else position)
            job = self._work.job(table, seat, wanted)
        return await self._work.study(job)

    def begins(self) -> str | None:
        """The title of the situation that the game begins with, if it begins with one."""
        terms = self.social.record.terms
        said = terms.situation and not terms.lesson  # a lesson says itself where it begins
        return situation_tables.title(terms.situation) if said else None

    async def past(self, seat: int | None, draw: DrawPicture) -> bytes:
        """A picture of an earlier position, as JSON."""
        async with self.lock:
            job = self._work.job(await self.table(), seat, draw)
        return await self._work.study(job)

    async def note(self, note: Note, name: str) -> None:
        """Write a note down beside the game, and tell it."""
        await self._notes.write(note, name)
        self.stored.known.add(name)

    def _found(self, table: Table[State], seat: int | None, query: Query) -> bytes:
        try:
            return write(queries.found(table, seat, query))
        except (Refused, Illegal):
            raise
        except Exception:
            LOG.exception("table %s: a query failed", self.id)
            raise Refused("defect") from None

    # --- judging and committing ----------------------------------------------------------

    def judge_act(self, table: Table[State], seat: int, act: Plain) -> None:
        """Let the kernel judge an interjection."""
        self._judge(table, seat, Interject("act", act))

    def _judge(self, table: Table[State], seat: int, command: ForwardCommand) -> None:
        """Let the kernel judge a command. Afterwards the table in memory is ahead of the store."""
        try:
            if isinstance(command, GiveAnswer):
                if not self.stored.questions.since(seat) <= command.position <= table.position:
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
            self.stored.close()
            raise Refused("defect") from None

    async def _go_back(self, table: Table[State], seat: int, command: Undo | TakeBack) -> None:
        """Take something back, if that is allowed: the game is played anew up to there."""
        if command.position != table.position:
            raise Refused("stale")
        try:
            if isinstance(command, Undo):
                back = await self._slices.through(table.undoing(seat))
            elif self._agreed_back(table, seat, command.to):
                back = Back(command.to)
            else:
                return
            self.stored.replace(await self.stored.replay([*table.journal, back]))
        except (Refused, Illegal):
            raise
        except Exception:
            LOG.exception("table %s: the rules failed on the way back", self.id)
            raise Refused("defect") from None

    def _agreed_back(self, table: Table[State], seat: int, to: int) -> bool:
        """Propose to go back, or agree to it; whether all people have agreed."""
        if table.over:
            raise Refused("takeback-over")
        if to >= table.position:
            raise Refused("no-position")
        people = {each.number for each in self.players if each.kind == PERSON}
        return self._takebacks.agree(table.position, to, seat, people)

    async def settle(self, before: int, name: str) -> bool:
        """Commit a command that was judged; false if it has to be judged again."""
        try:
            return await self.stored.commit(before, name)
        finally:
            if self.stored.unsure:
                self.social.outage()
                if self._checking is None or self._checking.done():
                    self._checking = self.start(self._make_sure())

    async def _make_sure(self) -> None:
        """Read the journal as soon as the store can be read, and show what is new in it."""
        while self.audience.guests:
            try:
                async with self.lock:
                    if self.stored.unsure:
                        await self.table()
                break
            except Refused:
                return
            except Exception:
                await asyncio.sleep(AGAIN)
        self.wake()

    # --- other nodes ---------------------------------------------------------------------

    @property
    def position(self) -> int:
        """The length of the journal as it is known here; 0 if the table is not open."""
        return self.stored.position

    def here(self) -> tuple[int, ...]:
        """The seats connected at this node; -1 for spectators."""
        return self.audience.here()

    def elsewhere(self, node: str, seats: tuple[int, ...]) -> None:
        """Note which seats are connected at another node."""
        before = self.people()
        self.audience.note_elsewhere(node, seats)
        if self.people() != before:
            self._tell_people()
        self.wake()  # perhaps this node has to let the bots think now

    async def reread(self, what: str) -> None:
        """Read again what another node wrote, and show it."""
        async with self.lock:
            if not self.audience.guests:  # the next guest makes us read it
                self.stored.close()
                if what == "seats":
                    await self.refresh()
            elif what == "notes":
                await self._notes.tell_new()
            elif what == "seats":
                await self._reseat()
            else:
                await self.stored.follow()
        self.wake()

    async def proposed(self, position: int, to: int, agreed: tuple[int, ...]) -> None:
        """Seats at another node agree to go back to a position."""
        async with self.lock:
            await self.stored.follow()
            if self.position == position:
                self._takebacks.hear(position, to, agreed)

    async def _catch_up(self) -> None:
        """Read what is new; only with the lock.

        Tables with guests make up for lost wake-ups in time (`cluster.CHECK`). The first guest of
        a table must not wait for that.
        """
        if self._cluster.alone:
            return
        if self.roster.missing():
            await self._reseat()
        await self.stored.follow()

    async def _reseat(self) -> None:
        """Read the seats: show out guests with old links, and begin if all seats are in now."""
        missing = self.roster.missing()
        await self.refresh()
        for guest in list(self.audience.guests):
            if self.roster.seats[number_of(guest)].token != guest.token:
                self.leave(guest)
                guest.drop()
        self._tell_people()
        if not missing:
            return
        if self.roster.missing():
            self.audience.tell(Gathering(self.roster.missing()))
            return
        table = await self.table()
        for guest in self.audience.guests:
            self.stored.greet(table, guest, None)

    @property
    def alone(self) -> bool:
        """Whether no other node serves this table."""
        return self._cluster.alone

    # --- work in the background ----------------------------------------------------------

    def wake(self) -> None:
        """Let the bots think, if one is asked and this node has guests."""
        self._work.wake()

    @property
    def busy(self) -> bool:
        """Whether a bot is at work or a command in progress."""
        return self.lock.locked() or self._work.busy

    async def rest(self) -> None:
        """End all work in the background."""
        self.social.stop()
        await self._work.rest()
        await asyncio.gather(*self._aside, return_exceptions=True)

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Start a task in the background; `rest` waits for it."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)
        return task
