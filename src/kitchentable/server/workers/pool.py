"""Worker processes with a deadline: for bots that think, and for what players study.

A process that crashes or overruns is ended and another one started. The reply says so: then the
table answers for the bot, or tells the player.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys

import msgspec

from kitchentable.server.workers.jobs import (
    MOST_TABLES,
    READY,
    DrawPuzzle,
    Export,
    Job,
    Reply,
    TableJob,
    Unpack,
    WriteSituation,
)
from kitchentable.server.workers.turns import ASKER, Turns

MOST_REPLY = 1 << 24
STARTING = 60.0
"""Seconds a process may take to start: a busy machine loads slowly."""
PATIENCE = 6
"""How many times its deadline a job may take by the clock. The deadline itself counts seconds of
the processor (`worker.py`): on a busy machine a job has to wait."""
LEAVING = 2.0
"""Seconds a process has to end by itself when it has closed its output. `kill` collects the exit
code of a process that has ended already, and asyncio would not learn it any more."""
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}
"""A numeric library of our dependencies would otherwise take memory for every processor."""
OVER = -signal.SIGPROF if hasattr(signal, "SIGPROF") else 0
"""The exit code of a process that has used up its deadline."""


class WorkerPool:
    """Some worker processes, started when they are needed.

    `deadline`: seconds of the processor that a job may take. `memory`: bytes that a process may
    have; 0: no limit.
    """

    def __init__(
        self, count: int = 1, deadline: float = 10, ahead: bool = True, memory: int = 0
    ) -> None:
        self._ahead = ahead
        self._all = [_Worker(deadline, memory) for _ in range(count)]
        self._idle = list(self._all)
        self._turns: Turns[asyncio.Future[_Worker]] = Turns()
        self._working: set[asyncio.Task[Reply]] = set()
        self._warm: set[str] = set()

    async def answer(self, job: TableJob | Unpack | DrawPuzzle) -> Reply:
        """What came of a job, or why nothing did.

        The caller may be cancelled: then a job that waits is not begun. A job in progress is
        finished anyway, because ending its process would cost more.
        """
        worker = await self._turn(job.table if isinstance(job, TableJob) else "")
        work = asyncio.create_task(self._work(worker, job))
        self._working.add(work)
        work.add_done_callback(self._working.discard)
        return await asyncio.shield(work)

    async def _turn(self, table: str) -> _Worker:
        """A worker, when it is this client's turn."""
        if self._idle:
            return self._idle.pop(0)
        waiting: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._turns.wait(ASKER.get(), table, waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it had its turn at the same moment
                self._free(waiting.result())
            raise

    def _free(self, worker: _Worker) -> None:
        """Give a worker to the client whose turn it is."""
        while (waiting := self._turns.next()) is not None:
            if not waiting.done():  # otherwise the client has gone
                waiting.set_result(worker)
                return
        self._idle.append(worker)

    def warm(self, job: TableJob) -> None:
        """Do a first job for a game, so that its process is ready before a player waits for it."""
        if self._ahead and job.origin.game not in self._warm:
            self._warm.add(job.origin.game)
            work = asyncio.create_task(self.answer(job))
            self._working.add(work)
            work.add_done_callback(self._working.discard)

    async def _work(self, worker: _Worker, job: TableJob | Unpack | DrawPuzzle) -> Reply:
        try:
            return await worker.answer(job)
        finally:
            self._free(worker)

    @property
    def starts(self) -> bool:
        """Whether every process started when it was wanted last."""
        return all(worker.starts for worker in self._all)

    async def close(self) -> None:
        """End the processes."""
        for work in list(self._working):
            work.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        for worker in self._all:
            await worker.end()


class _Worker:
    """One process, or the place of one."""

    def __init__(self, deadline: float, memory: int) -> None:
        self._deadline, self._memory = deadline, memory
        self.starts = True
        """Whether the process started when it was wanted last."""
        self._process: asyncio.subprocess.Process | None = None
        self._known: dict[str, int] = {}
        """The position up to which the process knows a table; the table used last is last."""

    async def answer(self, job: TableJob | Unpack | DrawPuzzle) -> Reply:
        """Send the process what it does not know yet; all of it if it asks for that."""
        if isinstance(job, Unpack | DrawPuzzle):
            return await self._exchange(job)
        since = self._known.pop(job.table, None)
        if since is None or since > job.position:
            reply = await self._exchange(job.whole())
        else:
            reply = await self._exchange(job.after(since))
            if reply.unknown:
                reply = await self._exchange(job.whole())
        exported = isinstance(job.task, Export | WriteSituation)  # it keeps no such tables
        if self._process is not None and not exported:
            self._known[job.table] = job.position
            if len(self._known) > MOST_TABLES:
                del self._known[next(iter(self._known))]
        return reply

    async def _exchange(self, job: Job | Unpack | DrawPuzzle) -> Reply:
        data = msgspec.msgpack.encode(job)
        try:
            process = await self._started()
            assert process.stdin is not None, "we have its input"
            process.stdin.write(len(data).to_bytes(4, "big") + data)
            reply = await asyncio.wait_for(_receive(process), PATIENCE * self._deadline)
            return msgspec.msgpack.decode(reply, type=Reply)
        except TimeoutError:
            await self.end()
            return Reply(problem="overran")
        except (OSError, EOFError, msgspec.MsgspecError):
            over = await self.end(LEAVING) == OVER
            return Reply(problem="overran" if over else "crashed: its process ended")
        except BaseException:
            await self.end()
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        self._known.clear()
        self.starts = False
        pipe = asyncio.subprocess.PIPE
        limits = (str(self._deadline), str(self._memory))
        command = (sys.executable, "-m", "kitchentable.server.workers.worker", *limits)
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, env={**os.environ, **ONE_THREAD}
        )
        if await asyncio.wait_for(_receive(self._process), STARTING) != READY:
            raise EOFError
        self.starts = True
        return self._process

    async def end(self, leaving: float = 0) -> int | None:
        """End the process, after some seconds in which it may do so by itself; its exit code."""
        process, self._process = self._process, None
        self._known.clear()
        if process is None:
            return None
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), leaving)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        code = await process.wait()
        if process.stdin is not None:
            process.stdin.close()
        return code


async def _receive(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None, "we have its output"
    length = int.from_bytes(await process.stdout.readexactly(4), "big")
    if length > MOST_REPLY:
        raise EOFError
    return await process.stdout.readexactly(length)
