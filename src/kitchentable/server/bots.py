"""Bots: they think in processes of their own, with a deadline.

A process that crashes or overruns is ended and another started; whoever asked gets a reply
that says so and answers for the bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

import msgspec
from msgspec import Struct

READY = b"ready"
MOST_REPLY = 1 << 20
STARTING = 60.0
"""Seconds a process may take to start: a busy machine loads slowly."""


class Job(Struct, frozen=True):
    """A bot's turn: the table it sits at, its seat, and everything that happened."""

    table: str
    game: str
    setup: Any
    content: bytes
    kind: str
    seat: int
    seed: int
    position: int
    journal: bytes


class Reply(Struct, frozen=True):
    """Its answer as plain data; or what went wrong."""

    value: Any = None
    problem: str = ""


class Bots:
    """Some worker processes, started when they are needed."""

    def __init__(self, count: int = 1, deadline: float = 10) -> None:
        self.deadline = deadline
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all = [_Worker() for _ in range(count)]
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def answer(self, job: Job) -> Reply:
        """What a bot answers, or why it does not."""
        worker = await self._idle.get()
        try:
            return await worker.answer(msgspec.msgpack.encode(job), self.deadline)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """End the processes."""
        for worker in self._all:
            await worker.end()


class _Worker:
    """One process, or the place of one."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def answer(self, job: bytes, deadline: float) -> Reply:
        try:
            process = await self._started()
            assert process.stdin is not None, "we have its input"
            process.stdin.write(len(job).to_bytes(4, "big") + job)
            data = await asyncio.wait_for(_receive(process), deadline)
            return msgspec.msgpack.decode(data, type=Reply)
        except TimeoutError:
            await self.end()
            return Reply(None, "overran")
        except (OSError, EOFError, msgspec.MsgspecError):
            await self.end()
            return Reply(None, "crashed: its process ended")
        except BaseException:
            await self.end()
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "kitchentable.server.worker")
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        if await asyncio.wait_for(_receive(self._process), STARTING) != READY:
            raise EOFError
        return self._process

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


async def _receive(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None, "we have its output"
    length = int.from_bytes(await process.stdout.readexactly(4), "big")
    if length > MOST_REPLY:
        raise EOFError
    return await process.stdout.readexactly(length)
