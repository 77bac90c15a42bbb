"""Work for processes of their own, with a deadline: bots that think, and what players study.

A process that crashes or overruns is ended and another started; whoever asked gets a reply
that says so, and answers for the bot or tells the player.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from typing import Any

import msgspec
from msgspec import Struct

from kitchentable.kernel.chance import Physical, Sealed, Seeded
from kitchentable.kernel.words import Message
from kitchentable.server.protocol.messages import Code

READY = b"ready"
MOST_REPLY = 1 << 24
STARTING = 60.0
"""Seconds a process may take to start: a busy machine loads slowly."""
PATIENCE = 6
"""How many times its deadline a job may take by the clock. The deadline itself is of the processor
(`worker.py`): on a busy machine a job waits, and cannot help it."""
LEAVING = 2.0
"""Seconds a process that stopped talking has to end by itself. Killing looks first whether it has
ended, and takes note of how: who waits for it then does not learn that any more."""
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}
"""A library of numbers that our packages bring would take memory for every processor there is."""
OVER = -signal.SIGPROF if hasattr(signal, "SIGPROF") else 0
"""How a process ends that has used the processor for longer."""


class Think(Struct, frozen=True, tag="think"):
    """A bot's turn: which kind of bot, and where its chance comes from."""

    kind: str
    seed: int


class Study(Struct, frozen=True, tag="study"):
    """What a player wants to know that takes a while: the frame of the query."""

    query: bytes


class Export(Struct, frozen=True, tag="export"):
    """The game as a file: with its dice, which are in it when the game is over."""

    chance: Seeded | Physical | Sealed


class Draw(Struct, frozen=True, tag="draw"):
    """A picture of an earlier position, for people with these names."""

    position: int
    lang: str
    names: tuple[str, ...]


class Job(Struct, frozen=True, tag="job"):
    """Work on a table: the eyes of a seat (`None`: a spectator), and everything that happened."""

    table: str
    game: str
    setup: Any
    content: bytes
    position: int
    journal: bytes
    seat: int | None
    task: Think | Study | Export | Draw
    start: bytes = b""
    """The state the table began with, where that was not the game's own beginning."""


class Unpack(Struct, frozen=True, tag="unpack"):
    """A file that somebody sent: whether a table can be made of it."""

    data: bytes
    foreign: bool
    """Whether content that is not ours is taken."""


class Unpacked(Struct, frozen=True):
    """A game out of a file."""

    game: str
    rules: int
    setup: Any
    content: bytes
    chance: Seeded | Physical | Sealed
    journal: bytes
    start: bytes
    over: bool


class Reply(Struct, frozen=True):
    """What came of it: a bot's answer as plain data, or the frame for a player; or what failed."""

    value: Any = None
    problem: str = ""
    """The process failed: the program's fault."""
    refused: Message | None = None
    """The game or the server refused: in words."""
    rule: str = ""
    code: Code = "illegal"


class Bots:
    """Some worker processes, started when they are needed.

    `deadline`: seconds of the processor that a job may take. `memory`: bytes that a process may
    have; 0: no limit.
    """

    def __init__(
        self, count: int = 1, deadline: float = 10, ahead: bool = True, memory: int = 0
    ) -> None:
        self._ahead = ahead
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all = [_Worker(deadline, memory) for _ in range(count)]
        self._working: set[asyncio.Task[Reply]] = set()
        self._warm: set[str] = set()
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def answer(self, job: Job | Unpack) -> Reply:
        """What came of a job, or why nothing did.

        Who does not want to know any more may be cancelled: a job that waits is not begun, one
        in progress is finished for nobody, because ending its process would cost more.
        """
        worker = await self._idle.get()
        work = asyncio.create_task(self._work(worker, job))
        self._working.add(work)
        work.add_done_callback(self._working.discard)
        return await asyncio.shield(work)

    def warm(self, job: Job) -> None:
        """Do something for a game nobody has asked about yet, so that its process is ready."""
        if self._ahead and job.game not in self._warm:
            self._warm.add(job.game)
            work = asyncio.create_task(self.answer(job))
            self._working.add(work)
            work.add_done_callback(self._working.discard)

    async def _work(self, worker: _Worker, job: Job | Unpack) -> Reply:
        try:
            return await worker.answer(msgspec.msgpack.encode(job))
        finally:
            self._idle.put_nowait(worker)

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
        self._process: asyncio.subprocess.Process | None = None

    async def answer(self, job: bytes) -> Reply:
        try:
            process = await self._started()
            assert process.stdin is not None, "we have its input"
            process.stdin.write(len(job).to_bytes(4, "big") + job)
            data = await asyncio.wait_for(_receive(process), PATIENCE * self._deadline)
            return msgspec.msgpack.decode(data, type=Reply)
        except TimeoutError:
            await self.end()
            return Reply(None, "overran")
        except (OSError, EOFError, msgspec.MsgspecError):
            over = await self.end(LEAVING) == OVER
            return Reply(None, "overran" if over else "crashed: its process ended")
        except BaseException:
            await self.end()
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        pipe = asyncio.subprocess.PIPE
        limits = (str(self._deadline), str(self._memory))
        command = (sys.executable, "-m", "kitchentable.server.workers.worker", *limits)
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, env={**os.environ, **ONE_THREAD}
        )
        if await asyncio.wait_for(_receive(self._process), STARTING) != READY:
            raise EOFError
        return self._process

    async def end(self, leaving: float = 0) -> int | None:
        """End the process, after some seconds in which it may do so by itself; how it ended."""
        process, self._process = self._process, None
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
