"""Load: many games at once on one server, with answers recorded beforehand.

    python -m tests.server.load --games 100 --seconds 20 [--flat-out] [--game warcraft]

The server runs in a process of its own, durable as always. A command is timed from sending it
to the moment both seats have seen what came of it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, structs
from websockets.asyncio.client import ClientConnection, connect

from kitchentable import games
from kitchentable.client import Links, set_up
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.journal import Answer as Entry
from kitchentable.kernel.table import Table
from kitchentable.server.app import Server
from kitchentable.server.protocol import Answer, Join, write
from kitchentable.server.running import running
from tests.server.house import FAST
from tests.server.test_faults import free_port

OPEN = structs.replace(FAST, connections_each=4_000)


class Position(Struct, frozen=True):
    """As much of a state as the clock needs."""

    position: int = -1


class Brief(Struct, frozen=True):
    """As much of an event as the clock needs."""

    kind: str
    position: int = -1
    state: Position = Position()


BRIEF = msgspec.json.Decoder(Brief)


def record(game: str, setup: dict[str, Any], seed: int) -> list[tuple[int, Any, int, int]]:
    """A random game: for each answer its seat, value, and the positions before and after."""
    rules, rng = games.game(game), Random(seed)
    table: Table[Any] = Table(rules, rules.setup(**setup), chance=Seeded(seed))
    answers = []
    while not table.over:
        seat = table.waiting()[0]
        before = table.position
        table.answer(seat, rng.choice(table.run.part(seat).suggestions()))
        entry = table.journal[before]
        assert isinstance(entry, Entry)
        answers.append((seat, entry.value, before, table.position))
    return answers


class Watched:
    """A connection, and the last position it has seen."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen = -1
        self.moved = asyncio.Event()

    async def listen(self) -> None:
        async for frame in self.socket:
            brief = BRIEF.decode(frame)
            at = brief.state.position if brief.kind == "moved" else brief.position
            if brief.kind in ("moved", "state") and at > self.seen:
                self.seen = at
                self.moved.set()
            elif brief.kind == "error":
                raise SystemExit(str(frame))

    async def until(self, position: int) -> None:
        while self.seen < position:
            self.moved.clear()
            await self.moved.wait()


async def play(
    url: str, links: Links, answers: list[tuple[int, Any, int, int]], pause: float, end: float
) -> list[float]:
    """One game until it or the time is over; how long each answer took."""
    times: list[float] = []
    path = f"{url}/tables/{links.table}"
    async with connect(path, compression=None) as a, connect(path, compression=None) as b:
        seats = [Watched(a), Watched(b)]
        tasks = [asyncio.create_task(each.listen()) for each in seats]
        for seat, each in enumerate(seats):
            await each.socket.send(write(Join("j", links.seats[seat])), text=True)
        await asyncio.gather(*(each.until(answers[0][2]) for each in seats))
        await asyncio.sleep(Random(links.table).random() * pause)
        for number, (seat, value, before, after) in enumerate(answers):
            started = time.perf_counter()
            if started > end:
                break
            command = write(Answer(f"{number}", before, value))
            await seats[seat].socket.send(command, text=True)
            await asyncio.gather(*(each.until(after) for each in seats))
            times.append(time.perf_counter() - started)
            await asyncio.sleep(max(0.0, pause - times[-1]))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return times


def memory(pid: int) -> int:
    """Resident memory of a process, in kB."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1])


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def measure(options: argparse.Namespace, port: int, pid: int) -> None:
    http, ws = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"
    setup = {"turns": 12} if options.game == "warcraft" else {}
    recorded = {seed: record(options.game, setup, seed) for seed in range(8)}
    wanted = [{"game": options.game, "setup": setup, "seed": at % 8} for at in range(options.games)]
    tables = [await set_up(http, each) for each in wanted]
    before = memory(pid)
    started, used = time.perf_counter(), cpu(pid)
    end = started + options.seconds
    pause = 0.0 if options.flat_out else 1.0
    played = await asyncio.gather(
        *(play(ws, t, recorded[at % 8], pause, end) for at, t in enumerate(tables))
    )
    seconds = time.perf_counter() - started
    times = sorted(each for game in played for each in game)
    per_table = (memory(pid) - before) / len(tables)
    print(
        f"{options.game}: {len(tables)} games, {len(times)} answers in {seconds:.1f} s "
        f"({len(times) / seconds:.0f} a second); seen by both after "
        f"p50 {times[len(times) // 2] * 1000:.1f} ms, "
        f"p99 {times[len(times) * 99 // 100] * 1000:.1f} ms; "
        f"{per_table:.0f} kB a table with two connections; "
        f"{(cpu(pid) - used) / len(times) * 1000:.2f} ms of the server's processor an answer"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FILE"))
    parser.add_argument("--game", default="warcraft")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--flat-out", action="store_true")
    options = parser.parse_args()
    if options.serve:
        port, file = options.serve
        running(Server(Path(file), OPEN), "127.0.0.1", int(port)).run()
        return
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "tests.server.load", "--serve", str(port)]
        child = subprocess.Popen([*command, f"{folder}/tables.sqlite"])
        try:
            while True:
                try:
                    asyncio.run(asyncio.wait_for(_reach(port), 1))
                    break
                except OSError:
                    time.sleep(0.1)
            asyncio.run(measure(options, port, child.pid))
        finally:
            child.terminate()
            child.wait()


async def _reach(port: int) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()


if __name__ == "__main__":
    main()
