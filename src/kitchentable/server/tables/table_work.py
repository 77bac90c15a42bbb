"""What a table leaves to the workers: bots think there, plans and replays are studied there."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from msgspec import Struct

from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.table import Table
from kitchentable.server.log import LOG
from kitchentable.server.protocol.messages import Query, Refused, write
from kitchentable.server.store.store import DiceSource, Note
from kitchentable.server.workers.jobs import (
    Export,
    Origin,
    Reply,
    Study,
    TableJob,
    Task,
    Think,
    WriteSituation,
)
from kitchentable.server.workers.pool import WorkerPool

if TYPE_CHECKING:
    from kitchentable.server.tables.table_session import TableSession


class Workers(Struct, frozen=True):
    """The worker processes of a server."""

    bots: WorkerPool
    study: WorkerPool
    """Previews, replays and pictures: a bot that thinks does not keep a player waiting."""
    files: WorkerPool
    """Imports and exports: only the people who want a file wait for it."""

    @property
    def pools(self) -> tuple[WorkerPool, ...]:
        """All of them."""
        return self.bots, self.study, self.files

    async def close(self) -> None:
        """End them all."""
        for each in self.pools:
            await each.close()


class TableWork:
    """The bots of a table, and what its players study."""

    def __init__(self, session: TableSession, workers: Workers) -> None:
        self._session = session
        self._bots, self._study, self._files = workers.bots, workers.study, workers.files
        self._task: asyncio.Task[None] | None = None

    def job(self, table: Table[State], seat: int | None, task: Task) -> TableJob:
        """Work on this table for a worker."""
        agreed, terms = self._session.agreed, self._session.social.record.terms
        names = tuple(each.name for each in self._session.players)
        origin = Origin(
            *(agreed.game, agreed.setup, agreed.content, terms.start, terms.situation),
            names if any(names) else (),
        )
        return TableJob(agreed.id, origin, table.journal, table.position, seat, task)

    # --- what players study --------------------------------------------------------------

    async def study(self, job: TableJob) -> bytes:
        """The frame that answers a query, the file or the picture; or the refusal."""
        workers = self._files if isinstance(job.task, Export | WriteSituation) else self._study
        reply = await workers.answer(job)
        if reply.problem:
            LOG.error("table %s: a query: %s", job.table, reply.problem)
        return data_of(reply)

    def warm(self, table: Table[State], seat: int | None) -> None:
        """Let the worker of a game with previews be ready before a player wants one."""
        if self._session.game.previews:
            query = Query("warm", "moments", {"from": table.position})
            self._study.warm(self.job(table, seat, Study(write(query))))

    # --- bots ----------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots think, if one is asked and this node has guests."""
        if self._bot() and not self.busy:
            self._task = asyncio.create_task(self._think())

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return self._task is not None and not self._task.done()

    async def rest(self) -> None:
        """Let the bots think no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _think(self) -> None:
        session = self._session
        while (job := self._next()) is not None:
            reply = await self._bots.answer(job)
            async with session.lock:
                table = session.opened
                if table is None or table.position != job.position:
                    continue
                try:
                    assert job.seat is not None, "bots play"
                    await self._answer_for(table, job.seat, reply)
                except Exception:
                    LOG.exception("table %s: the rules failed on a bot's answer", session.id)
                    session.stored.close()
                    return

    def _bot(self) -> tuple[int, str] | None:
        """The seat and kind of a bot that is asked, if this node lets it think."""
        table = self._session.opened
        if table is None or not self._session.audience.leads():
            return None
        for number in table.waiting():
            kind = self._session.social.plays(number) if number >= 0 else ""
            if kind:
                return number, kind
        return None

    def _next(self) -> TableJob | None:
        bot, table = self._bot(), self._session.opened
        if bot is None or table is None:
            return None
        number, kind = bot
        return self.job(table, number, Think(kind, bot_seed(self._session.agreed.chance, number)))

    async def _answer_for(self, table: Table[State], seat: int, reply: Reply) -> None:
        """Give a bot's answer; if the bot has no legal one, the first suggestion."""
        session, before, problem = self._session, table.position, reply.problem
        if reply.refused is not None:
            problem = f"crashed: {reply.refused.id}"
        if not problem:
            try:
                table.answer(seat, table.read(seat, reply.answer))
            except Illegal as no:
                problem = f"illegal: {no}"
        name = f"bot/{before}/{seat}"
        if problem:
            LOG.warning("table %s: the bot of seat %d: %s", session.id, seat, problem)
            table.answer(seat, table.run.part(seat).suggestions()[0])
        if await session.settle(before, name) and problem:
            note = Note(0, seat, "bot", problem.partition(":")[0])
            await session.note(note, f"{name}/note")


def data_of(reply: Reply) -> bytes:
    """What came of a job as bytes; raises its refusal."""
    if reply.problem:
        raise Refused("busy" if reply.problem == "overran" else "defect")
    if reply.refused is not None:
        raise Refused(reply.code, reply.refused, reply.rule)
    return reply.data


def bot_seed(chance: DiceSource, seat: int) -> int:
    """The seed of a bot's chance: it cannot be guessed, and it never changes."""
    secret = chance.seed if isinstance(chance, Sealed) else str(chance.key).encode()
    return int.from_bytes(hashlib.sha256(secret + b"/bot/%d" % seat).digest()[:7], "big")
