"""What a table lets other processes do: bots think there, plans and replays are studied there."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.table import journal
from kitchentable.server.protocol.messages import Query, Refused, write
from kitchentable.server.store.store import Chance, Note
from kitchentable.server.workers.pool import Bots, Draw, Export, Job, Reply, Study, Think

if TYPE_CHECKING:
    from kitchentable.kernel.table.table import Table
    from kitchentable.server.tables.table_session import Live

LOG = logging.getLogger("kitchentable.server")


class Workers(Struct, frozen=True):
    """The processes in which a server lets things be done."""

    bots: Bots
    study: Bots
    """Previews, replays and pictures: a bot that thinks does not keep a player waiting."""
    files: Bots
    """Files that come and go: nobody waits for them but who wants one."""

    async def close(self) -> None:
        """End them all."""
        for each in (self.bots, self.study, self.files):
            await each.close()


class Thinking:
    """The bots of a table, and what its players study."""

    def __init__(self, live: Live, workers: Workers) -> None:
        self._live = live
        self._bots, self._study, self._files = workers.bots, workers.study, workers.files
        self._task: asyncio.Task[None] | None = None

    def job(self, table: Table[Any], seat: int | None, task: Think | Study | Export | Draw) -> Job:
        """Work on this table for another process."""
        agreed = self._live.agreed
        return Job(
            *(agreed.id, agreed.game, agreed.setup, agreed.content),
            *(table.position, journal.encode(table.journal), seat, task),
            self._live.company.beside.terms.start,
        )

    # --- what players study --------------------------------------------------------------

    async def study(self, job: Job) -> bytes:
        """The frame that answers a query, the file or the picture; or the refusal."""
        workers = self._files if isinstance(job.task, Export) else self._study
        reply = await workers.answer(job)
        if reply.problem:
            LOG.error("table %s: a query: %s", job.table, reply.problem)
        found: bytes = answer_of(reply)
        return found

    def warm(self, table: Table[Any], seat: int | None) -> None:
        """Let the process for a game with previews be ready before somebody wants one."""
        if type(self._live.game).preview is not Game.preview:
            query = Query("warm", "moments", {"from": table.position})
            self._study.warm(self.job(table, seat, Study(write(query))))

    # --- bots ----------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots think, if one is asked and somebody watches."""
        if self._bot() and not self.busy:
            self._task = asyncio.create_task(self._think())

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return self._task is not None and not self._task.done()

    async def rest(self) -> None:
        """No more thinking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _think(self) -> None:
        live = self._live
        while (job := self._next()) is not None:
            reply = await self._bots.answer(job)
            async with live.lock:
                table = live.opened
                if table is None or table.position != job.position:
                    continue
                try:
                    assert job.seat is not None, "bots play"
                    await self._answer_for(table, job.seat, reply)
                except Exception:
                    LOG.exception("table %s: the rules failed on a bot's answer", live.id)
                    live.lose()
                    return

    def _bot(self) -> tuple[int, str] | None:
        """The seat and kind of a bot that is asked, if it is for this node to let it think."""
        table = self._live.opened
        if table is None or not self._live.leads():
            return None
        for number in table.waiting():
            kind = self._live.company.plays(number) if number >= 0 else ""
            if kind:
                return number, kind
        return None

    def _next(self) -> Job | None:
        bot, table = self._bot(), self._live.opened
        if bot is None or table is None:
            return None
        number, kind = bot
        return self.job(table, number, Think(kind, bot_seed(self._live.agreed.chance, number)))

    async def _answer_for(self, table: Table[Any], seat: int, reply: Reply) -> None:
        """Give a bot's answer; if it has none that is legal, one that is."""
        live, before, problem = self._live, table.position, reply.problem
        if reply.refused is not None:
            problem = f"crashed: {reply.refused.id}"
        if not problem:
            try:
                table.answer(seat, table.read(seat, reply.value))
            except Illegal as no:
                problem = f"illegal: {no}"
        name = f"bot/{before}/{seat}"
        if problem:
            LOG.warning("table %s: the bot of seat %d: %s", live.id, seat, problem)
            table.answer(seat, table.run.part(seat).suggestions()[0])
        if await live.settle(before, name) and problem:
            note = Note(0, seat, "bot", problem.partition(":")[0])
            await live.note(note, f"{name}/note")


def answer_of(reply: Reply) -> Any:
    """What came of a job, or its refusal."""
    if reply.problem:
        raise Refused("busy" if reply.problem == "overran" else "defect")
    if reply.refused is not None:
        raise Refused(reply.code, reply.refused, reply.rule)
    return reply.value


def bot_seed(chance: Chance, seat: int) -> int:
    """What a bot's chance comes from: nobody can guess it, and it is the same every time."""
    secret = chance.seed if isinstance(chance, Sealed) else str(chance.key).encode()
    return int.from_bytes(hashlib.sha256(secret + b"/bot/%d" % seat).digest()[:7], "big")
