"""The game of a table: in memory, and in the store before a guest sees anything of it.

Guests see only what is in the store. If the store fails, the game is opened again
from the journal as soon as the journal can be read.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Generator
from typing import Protocol

from msgspec import Struct

from kitchentable.kernel.files import puzzles, starts
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.journal import Back, Entry
from kitchentable.kernel.table.run import Mismatch
from kitchentable.kernel.table.table import Table
from kitchentable.server.log import LOG
from kitchentable.server.protocol.messages import Refused, write
from kitchentable.server.store.store import PERSON, Repeated, Store, Taken
from kitchentable.server.tables import seat_news
from kitchentable.server.tables.audience import Audience, Guest
from kitchentable.server.tables.seat_roster import SeatRoster
from kitchentable.server.tables.standing_questions import StandingQuestions
from kitchentable.server.tables.table_record import Terms
from kitchentable.server.tables.time_slices import TimeSlices


class Agreement(Protocol):
    """What a game is played by."""

    game: Game[State]
    setup: Setup
    content: Struct


class StoredGame:
    """One game. The table's lock is held by every caller."""

    def __init__(
        self,
        agreement: Agreement,
        roster: SeatRoster,
        audience: Audience,
        store: Store,
        slices: TimeSlices,
        terms: Callable[[], Terms],
        settled: Callable[[Table[State], bool], Awaitable[None]],
    ) -> None:
        self._agreement = agreement
        self._roster = roster
        self._audience = audience
        self._store = store
        self._slices = slices
        self._terms = terms
        """Gives what was agreed about the table: also the state that the game begins with."""
        self._settled = settled
        """Called after a commit: with the table, and whether something was taken back."""
        self._table: Table[State] | None = None
        self._unsure: int | None = None
        """The store may have written entries behind this position that no guest has seen."""
        self.known: set[str] = set()
        """The commands that have been carried out."""
        self.questions = StandingQuestions()

    @property
    def opened(self) -> Table[State] | None:
        """The table, if it is open."""
        return self._table

    @property
    def position(self) -> int:
        """The length of the journal as it is known here; 0 if the game is not open."""
        return 0 if self._table is None else self._table.position

    @property
    def unsure(self) -> bool:
        """Whether the store may have written something that no guest has seen."""
        return self._unsure is not None

    def close(self) -> None:
        """Let the game leave memory; the journal opens it again."""
        self._table = None

    # --- opening -------------------------------------------------------------------------

    async def table(self) -> Table[State]:
        """The table, opened if need be."""
        if self._roster.missing():
            raise Refused("not-begun")
        if self._table is None:
            before = self._unsure
            await self.open()
            if before is not None and before < self.position:
                await self._tell_settled(before)
        assert self._table is not None, "it was opened"
        return self._table

    async def open(self) -> None:
        """Read the game from the store. Entries that no guest has seen are shown to all."""
        if self._roster.missing():
            return
        self._table = table = await self._read()
        before, self._unsure = self._unsure, None
        if before is None:
            self.questions.forget()
        self._note_asked(table, before or 0)  # a question from before that position may still stand
        if before is not None and table.position > before:
            self._show(table, before)

    async def _read(self) -> Table[State]:
        """The table as the store has it, with the rolls that come before the first question."""
        id = self._roster.agreed.id
        while True:
            entries = await self._store.journal(id)
            if not entries and await self._store.table(id) is None:
                raise Refused("no-table")  # it was deleted
            self.known = await self._store.commands(id)
            try:
                table = await self.replay(entries)
            except Mismatch as mismatch:
                if not self._has_earlier_rules() or not mismatch.position < len(entries):
                    LOG.error("table %s does not open: %s", id, mismatch)
                    raise Refused("rules") from None
                LOG.warning("table %s goes on by the rules of this version: %s", id, mismatch)
                with contextlib.suppress(Taken):
                    await self._store.append(id, len(entries), [Back(mismatch.position)])
                continue
            try:
                if table.position > len(entries):
                    await self._store.append(id, len(entries), table.journal[len(entries) :])
            except Taken:
                continue
            return table

    def _has_earlier_rules(self) -> bool:
        """Whether the game was begun by earlier rules: it goes on where they do not fit any more.

        That is an entry too. What is taken back stays in the journal.
        """
        return self._roster.agreed.rules < self._agreement.game.version

    async def replay(self, entries: list[Entry]) -> Table[State]:
        """A table that stands where a journal ends, played in time slices."""
        return await self._slices.through(self._standing(entries))

    def _standing(self, entries: list[Entry]) -> Generator[None, None, Table[State]]:
        by = self._agreement
        terms = self._terms()
        chance = puzzles.dice_of(terms.situation) or self._roster.chance()
        start = starts.start(by.game, by.setup, by.content, terms.start, terms.situation)
        table = Table(by.game, by.setup, by.content, chance=chance, start=start)
        table.situation = terms.situation
        yield from table.take_up(entries)
        return table

    async def follow(self) -> None:
        """Go on with what another node wrote."""
        table = self._table
        if table is None:
            if self._unsure is not None:
                await self.open()
            return
        before = table.position
        entries = await self._store.journal(self._roster.agreed.id, before)
        if not entries:
            return
        try:
            if any(isinstance(entry, Back) for entry in entries):
                raise Mismatch(before, "the game is played anew")
            table.follow(entries)
            self._note_asked(table, before)
        except Mismatch:
            self._table, self._unsure = None, before
            await self.open()
            return
        self._show(table, before)

    # --- committing ----------------------------------------------------------------------

    def replace(self, table: Table[State]) -> None:
        """Go on with another table: the game was played anew up to an earlier position."""
        self._table = table

    async def commit(self, before: int, name: str) -> bool:
        """Write down what the table in memory is ahead by, and show it.

        False if another node has written at this position: now the table stands as that node
        left it, and the command has to be judged again. A store that fails may have written
        anyway (a database that was silent for too long): the guests see what it has written
        when it can be read, and a command that is sent again is acknowledged if it is there.
        """
        table, self._table = self._table, None  # until the store has it, there is no table
        assert table is not None, "a command was judged"
        entries = table.journal[before:]
        if not entries:  # a proposal is not part of the game
            self._table = table
            return True
        self._unsure = before
        try:
            await self._store.append(self._roster.agreed.id, before, entries, name)
        except (Repeated, Taken) as lost:
            await self.open()
            return isinstance(lost, Repeated)
        except asyncio.CancelledError:  # the sender is gone; the store may have written anyway
            raise
        except Exception:
            LOG.exception("table %s: the store failed", self._roster.agreed.id)
            raise Refused("store") from None
        self._table, self._unsure = table, None
        self.known.add(name)
        self._note_asked(table, before)
        self._show(table, before)
        await self._tell_settled(before)
        return True

    async def _tell_settled(self, before: int) -> None:
        table = self._table
        assert table is not None, "it was committed"
        back = any(isinstance(entry, Back) for entry in table.journal[before:])
        await self._settled(table, back)

    # --- showing -------------------------------------------------------------------------

    def _note_asked(self, table: Table[State], before: int) -> None:
        """Find what people are asked now, and since which position each question has stood."""
        people = [seat.number for seat in self._roster.players if seat.kind == PERSON]
        self.questions.note(table, people, table.journal[before:])

    def _show(self, table: Table[State], before: int) -> None:
        """Send all guests what happened; guests with equal eyes get equal bytes."""
        frames = self.questions.frames(table, self._audience.guests, before)
        for guest in list(self._audience.guests):
            guest.put(frames[guest.seat, guest.lazy])

    def greet(self, table: Table[State], guest: Guest, since: int | None) -> None:
        """Send a guest what happened since a position it knows, or all it may see (`None`)."""
        state = self.questions.state(table, guest)
        guest.put(write(seat_news.news(table, guest.seat, since, state)))
