"""A table in memory: people and bots around one game.

Every command goes the same way: decoded and authorised by whoever calls, then, one at a time
for each table, **judged** by the kernel, **committed** to the store, **shown** to everybody
and **acknowledged**. What is not in the store has been seen by nobody: if it cannot be
written, the table is opened again from the journal.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any, Protocol

import msgspec

from kitchentable.kernel import journal
from kitchentable.kernel.chance import Sealed, Seeded
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.journal import Back, Entry
from kitchentable.kernel.questions import Asked
from kitchentable.kernel.table import Mismatch, Table
from kitchentable.server import showing
from kitchentable.server.bots import Bots, Job
from kitchentable.server.protocol import (
    Ack,
    Answer,
    AskAgain,
    Chat,
    Found,
    Gathering,
    Interject,
    Moved,
    Person,
    Proposed,
    Query,
    Refused,
    Said,
    Seated,
    Sent,
    State,
    TakeBack,
    Undo,
    write,
)
from kitchentable.server.store import PERSON, SPECTATOR, Agreed, Note, Repeated, Seat, Store, Taken

LOG = logging.getLogger("kitchentable.server")
CHAT_SHOWN = 50
"""What was said last is shown to whoever joins."""

Moves = Answer | Interject | AskAgain | Undo | TakeBack


class Guest(Protocol):
    """Somebody connected, with the eyes of a seat (`None`: a spectator)."""

    seat: int | None
    token: bytes
    """The hash of the token it came with."""

    def put(self, data: bytes) -> None:
        """Send something, without waiting."""
        ...

    def drop(self) -> None:
        """End the connection."""
        ...


class Live:
    """One table in memory. Everything that changes it holds its lock."""

    def __init__(
        self, agreed: Agreed, game: Game[Any], content: Any, store: Store, bots: Bots
    ) -> None:
        self.agreed = agreed
        self.game = game
        self.content = content
        self.setup = msgspec.convert(agreed.setup, game.setup)
        self.seats: dict[int, Seat] = {seat.number: seat for seat in agreed.seats}
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self._store = store
        self._bots = bots
        self._table: Table[Any] | None = None
        self._known: set[str] = set()
        """The commands that have been carried out."""
        self._asked: dict[int, tuple[Asked | None, int]] = {}
        """What each person is asked, and since when."""
        self._proposed: tuple[int, set[int]] = (-1, set())
        self._thinking: asyncio.Task[None] | None = None

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
        if isinstance(self.agreed.chance, Seeded):
            return ()
        return tuple(seat.number for seat in self.players if seat.entropy is None)

    def chance(self) -> Sealed | Seeded:
        """The dice, with what everybody added."""
        if isinstance(self.agreed.chance, Seeded):
            return self.agreed.chance
        return Sealed(self.agreed.chance.seed, tuple(seat.entropy or "" for seat in self.players))

    async def open(self) -> None:
        """Read the table from the store; only with the lock, or before anybody else can."""
        if self.missing():
            return
        while True:
            entries = await self._store.journal(self.id)
            self._known = await self._store.commands(self.id)
            table = self._replayed(entries)  # not in a thread: the kernel knows nothing of threads
            try:
                if table.position > len(entries):  # what chance does before anybody is asked
                    rest = table.journal[len(entries) :]
                    await self._store.append(self.id, len(entries), rest)
            except Taken:
                continue
            break
        self._table = table
        self._asked = {}
        self._note_asked(0)

    def _replayed(self, entries: list[Entry]) -> Table[Any]:
        try:
            chance = self.chance()
            return Table(self.game, self.setup, self.content, chance=chance, journal=entries)
        except Mismatch as mismatch:
            LOG.error("table %s does not open: %s", self.id, mismatch)
            raise Refused("rules") from None

    async def table(self) -> Table[Any]:
        """The table, opened if need be; only with the lock."""
        if self.missing():
            raise Refused("not-begun")
        if self._table is None:
            await self.open()
        assert self._table is not None, "it was opened"
        return self._table

    # --- people come and go --------------------------------------------------------------

    def people(self) -> tuple[Person, ...]:
        here = {guest.seat for guest in self.guests}
        return tuple(
            Person(seat.kind, seat.name, seat.kind != PERSON or seat.number in here)
            for seat in self.players
        )

    async def join(self, guest: Guest, since: int | None, entropy: str) -> None:
        """Show a guest what it needs, and let it hear of everything from now on."""
        async with self.lock:
            if self.seats[SPECTATOR if guest.seat is None else guest.seat].token != guest.token:
                raise Refused("wrong-token")  # it was renewed while the guest waited at the door
            begun = not self.missing()
            if guest.seat is not None and self.seats[guest.seat].entropy is None:
                await self._store.enter(self.id, guest.seat, entropy)
                await self.refresh()
            self.guests.append(guest)
            self.tell(Seated(self.people()))
            for note in await self._store.notes(self.id, CHAT_SHOWN):
                guest.put(write(_said(note)))
            if self.missing():
                self.tell(Gathering(self.missing()))
                return
            table = await self.table()
            newcomers = [guest] if begun else self.guests
            for each in newcomers:
                state = self._state(table, each.seat)
                each.put(write(showing.news(table, each.seat, since if begun else None, state)))
        self.wake()

    async def refresh(self) -> None:
        """Read the seats again."""
        agreed = await self._store.table(self.id)
        assert agreed is not None, "tables do not vanish"
        self.seats = {seat.number: seat for seat in agreed.seats}

    def leave(self, guest: Guest) -> None:
        """A connection ended."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.tell(Seated(self.people()))

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
        async with self.lock:
            table = await self.table()
            name = f"{seat}/{command.id}"
            if name not in self._known:
                before = table.position
                self._judge(table, seat, command)
                await self._settle(before, name)
            ack = Ack(command.id, (await self.table()).position)
        self.wake()
        return ack

    async def chat(self, seat: int, command: Chat) -> Ack:
        """Say something to all."""
        name = f"{seat}/{command.id}"
        async with self.lock:
            position = self._table.position if self._table else 0
            if name not in self._known:
                await self._note(Note(0, seat, "chat", command.text), name)
        return Ack(command.id, position)

    async def query(self, seat: int | None, query: Query) -> Found:
        """Answer what changes nothing."""
        async with self.lock:
            table = await self.table()
            try:
                return showing.found(table, seat, query)
            except (Refused, Illegal):
                raise
            except Exception:
                LOG.exception("table %s: a query failed", self.id)
                raise Refused("defect") from None

    def _judge(self, table: Table[Any], seat: int, command: Moves) -> None:
        """Let the kernel decide. Afterwards the table in memory is ahead of the store."""
        try:
            if isinstance(command, Answer):
                if not self._asked[seat][1] <= command.position <= table.position:
                    raise Refused("stale")
                table.answer(seat, table.read(seat, command.value), command.until)
            elif isinstance(command, Interject):
                table.interject(seat, table.interjections(seat).read(command.act))
            elif isinstance(command, AskAgain):
                table.ask_again(seat)
            elif command.position != table.position:
                raise Refused("stale")
            elif isinstance(command, Undo):
                table.undo(seat)
            else:
                self._take_back(table, seat, command.to)
        except (Refused, Illegal):
            raise
        except Exception:
            LOG.exception("table %s: the rules failed on a command", self.id)
            self._table = None  # the journal opens it again
            raise Refused("defect") from None

    def _take_back(self, table: Table[Any], seat: int, to: int) -> None:
        """Propose to go back, or agree; it happens when all people have."""
        if table.over:
            raise Refused("takeback-over")
        if to >= table.position:
            raise Refused("no-position")
        agreed = self._proposed[1] if self._proposed[0] == to else set()
        agreed.add(seat)
        self._proposed = (to, agreed)
        if all(each.kind != PERSON or each.number in agreed for each in self.players):
            table.back(to)
        else:
            self.tell(Proposed(table.position, to, tuple(sorted(agreed))))

    async def _settle(self, before: int, name: str) -> None:
        """Commit what the table in memory is ahead by, and show it."""
        table, self._table = self._table, None  # until it is safe, there is no table
        assert table is not None, "a command was judged"
        entries = table.journal[before:]
        if not entries:  # a proposal is not part of the game
            self._table = table
            return
        try:
            await self._store.append(self.id, before, entries, name)
        except (Repeated, Taken) as lost:
            await self.open()
            self._show(before)
            if isinstance(lost, Taken):
                raise Refused("stale") from None
            return
        except Exception:
            LOG.exception("table %s: the store failed", self.id)
            raise Refused("store") from None
        self._table = table
        self._known.add(name)
        self._note_asked(before)
        self._show(before)

    # --- showing -------------------------------------------------------------------------

    def _note_asked(self, before: int) -> None:
        """Find what people are asked now, and from where the same question has stood."""
        table = self._table
        assert table is not None, "there is something to ask"
        since = table.journal[before:]
        self._proposed = (-1, set())
        again = any(isinstance(entry, Back) for entry in since)
        answered = {entry.seat for entry in since if isinstance(entry, journal.Answer)}
        for seat in self.players:
            if seat.kind != PERSON:
                continue
            asked = showing.asked_of(table, seat.number)
            old = self._asked.get(seat.number)
            if again or old is None or seat.number in answered or old[0] != asked:
                self._asked[seat.number] = (asked, table.position)

    def _state(self, table: Table[Any], seat: int | None) -> State:
        asked, since = (None, -1) if seat is None else self._asked[seat]
        return showing.state_of(table, seat, asked, since)

    def _show(self, before: int) -> None:
        """Send everybody what happened; the same bytes to all with the same eyes."""
        table = self._table
        assert table is not None, "it was committed"
        frames: dict[int | None, bytes] = {}
        for guest in list(self.guests):
            if guest.seat not in frames:
                state = self._state(table, guest.seat)
                news: State | Moved = showing.news(table, guest.seat, before, state)
                frames[guest.seat] = write(news)
            guest.put(frames[guest.seat])

    async def _note(self, note: Note, name: str) -> None:
        try:
            written = await self._store.note(self.id, note, name)
        except Repeated:
            return
        self._known.add(name)
        self.tell(_said(written))

    # --- bots ----------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots think, if one is asked and somebody watches."""
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._think())

    @property
    def busy(self) -> bool:
        """Whether a bot is at work or a command in progress."""
        return self.lock.locked() or not (self._thinking is None or self._thinking.done())

    async def rest(self) -> None:
        """No more thinking."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    async def _think(self) -> None:
        while (job := self._job()) is not None:
            reply = await self._bots.answer(job)
            async with self.lock:
                table = self._table
                if table is None or table.position != job.position:
                    continue
                try:
                    await self._answer_for(table, job, reply.value, reply.problem)
                except Exception:
                    LOG.exception("table %s: the rules failed on a bot's answer", self.id)
                    self._table = None  # the journal opens it again
                    return

    def _job(self) -> Job | None:
        table = self._table
        if table is None or not self.guests:
            return None
        for number in table.waiting():
            if number >= 0 and self.seats[number].kind != PERSON:
                return Job(
                    *(self.id, self.agreed.game, self.agreed.setup, self.agreed.content),
                    *(self.seats[number].kind, number, bot_seed(self.agreed.chance, number)),
                    *(table.position, journal.encode(table.journal)),
                )
        return None

    async def _answer_for(self, table: Table[Any], job: Job, value: Any, problem: str) -> None:
        """Give a bot's answer; if it has none that is legal, one that is."""
        before = table.position
        if not problem:
            try:
                table.answer(job.seat, table.read(job.seat, value))
            except Illegal as no:
                problem = f"illegal: {no}"
        name = f"bot/{before}/{job.seat}"
        if problem:
            LOG.warning("table %s: the bot of seat %d: %s", self.id, job.seat, problem)
            table.answer(job.seat, table.run.part(job.seat).suggestions()[0])
        await self._settle(before, name)
        if problem:
            await self._note(Note(0, job.seat, "bot", problem.partition(":")[0]), f"{name}/note")


def bot_seed(chance: Sealed | Seeded, seat: int) -> int:
    """What a bot's chance comes from: nobody can guess it, and it is the same every time."""
    secret = chance.seed if isinstance(chance, Sealed) else str(chance.key).encode()
    return int.from_bytes(hashlib.sha256(secret + b"/bot/%d" % seat).digest()[:7], "big")


def _said(note: Note) -> Said:
    return Said(note.number, note.seat, note.kind, note.text)
