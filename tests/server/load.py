"""Load: many games at once on one server, with answers recorded beforehand.

    python -m tests.server.load --games 500 --spectators 200 --seconds 20
    python -m tests.server.load --games 100 --flat-out [--postgresql] [--only warcraft]

The server runs in a process of its own, durable as always, on a store in which every game is
already somewhere between its beginning and its middle. A command is timed from sending it to
the moment both seats have seen what came of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import cProfile
import gc
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import structs

from kitchentable import games
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.journal import Answer, Entry
from kitchentable.kernel.table.table import Table
from kitchentable.server.app import Server
from kitchentable.server.garbage_collector import GarbageCollector
from kitchentable.server.http_server import running
from kitchentable.server.protocol.messages import GiveAnswer, Join, write
from kitchentable.server.store.store import SPECTATOR, SQLITE, Agreed, Seat, opened
from kitchentable.server.tables.new_tables import hashed
from tests.server.house import FAST
from tests.server.lean import Lean
from tests.server.ports import free_port
from tests.server.waiting import until_listening

OPEN = structs.replace(FAST, connections_each=8_000, connections=8_000, join=120.0)
SETUPS: dict[str, dict[str, Any]] = {"warcraft": {"turns": 12}, "raiders": {}}
SEEDS = 6


class Recorded:
    """A random game: its journal, and each answer of a person with where it stands there."""

    def __init__(self, game: str, seed: int) -> None:
        rules, rng = games.game(game), Random(seed)
        self.game, self.rules, self.seed = game, rules.version, seed
        setup = msgspec.convert(SETUPS.get(game, {}), rules.setup)
        self.setup = msgspec.to_builtins(setup)
        self.content = msgspec.msgpack.encode(rules.box.shipped())
        table: Table[Any] = Table(rules, setup, chance=Seeded(seed))
        self.answers: list[tuple[int, Any, int, int]] = []
        while not table.over and len(self.answers) < 800:
            seat, before = table.waiting()[0], table.position
            table.answer(seat, rng.choice(table.run.part(seat).suggestions()))
            entry = table.journal[before]
            assert isinstance(entry, Answer)
            self.answers.append((seat, msgspec.to_builtins(entry.value), before, table.position))
        self.journal: list[Entry] = table.journal


class Game:
    """A game that is played by the clock: an answer follows when both seats have seen the last."""

    def __init__(self, id: str, recorded: Recorded, first: int, clock: Clock) -> None:
        self.id = id
        self.clock = clock
        self.answers = recorded.answers
        self.next = first
        self.wanted = self.answers[first][2]
        self.seats = [self._connection(f"{seat}", at) for at, seat in enumerate((0, 1))]
        self.seen = [-1, -1]
        self.sent = 0.0
        self.joined = False

    def _connection(self, token: str, at: int) -> Lean:
        join = write(Join("j", f"{self.id}/{token}", lazy=True))
        return Lean(f"/tables/{self.id}", join, lambda position: self.saw(at, position))

    def watching(self) -> Lean:
        return Lean(f"/tables/{self.id}", write(Join("j", f"{self.id}/s")), lambda position: None)

    def saw(self, at: int, position: int) -> None:
        self.seen[at] = max(self.seen[at], position)
        if min(self.seen) < self.wanted:
            return
        if not self.joined:
            self.joined = True
            self.clock.joined()
        elif self.sent:
            now = time.perf_counter()
            self.clock.times.append(now - self.sent)
            due, self.sent = self.sent + self.clock.pause, 0.0
            if now < self.clock.end and self.next < len(self.answers):
                asyncio.get_running_loop().call_later(max(0.0, due - now), self.send)

    def send(self) -> None:
        seat, value, before, self.wanted = self.answers[self.next]
        self.sent = time.perf_counter()
        if self.sent > self.clock.end:
            return
        self.seats[seat].send(write(GiveAnswer(f"c{self.next}", before, value)))
        self.next += 1


class Clock:
    """The times of all games, and when they end."""

    def __init__(self, count: int, pause: float) -> None:
        self.times: list[float] = []
        self.pause = pause
        self.end = 0.0
        self._left = count
        self.ready = asyncio.Event()

    def joined(self) -> None:
        self._left -= 1
        if not self._left:
            self.ready.set()


async def fill(url: str, recorded: list[Recorded], count: int) -> list[tuple[str, int, int]]:
    """Put games into a store, each played to some point; id, which recording, how many answers."""
    store, rng = await opened(url), Random(1)
    made = []
    for number in range(count):
        id, which = f"load{number}", number % len(recorded)
        each = recorded[which]
        first = rng.randrange(len(each.answers) // 2)
        seats = tuple(
            Seat(at, token=hashed(f"{id}/{'s' if at == SPECTATOR else at}"))
            for at in (0, 1, SPECTATOR)
        )
        agreed = (each.game, each.rules, each.setup, each.content, Seeded(each.seed), seats)
        await store.create(Agreed(id, *agreed))
        await store.append(id, 0, each.journal[: each.answers[first][2]])
        made.append((id, which, first))
    await store.close()
    return made


def memory(pid: int) -> int:
    """Resident memory of a process, in kB."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1])


def cpu(pid: int | str, *fields: int) -> float:
    """Seconds of processor time a process has used: its own (11) and the system's for it (12)."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(parts[each]) for each in fields or (11, 12)) / os.sysconf("SC_CLK_TCK")


async def measure(options: argparse.Namespace, url: str, recorded: list[Recorded]) -> None:
    made = await fill(url, recorded, options.games)
    with serving(url, options) as (port, pid):
        clock = Clock(len(made), 0.0 if options.flat_out else 1.0)
        playing = [Game(id, recorded[which], first, clock) for id, which, first in made]
        watching = [playing[at % len(playing)].watching() for at in range(options.spectators)]
        loop = asyncio.get_running_loop()
        before, started = memory(pid), time.perf_counter()
        for each in (*(seat for game in playing for seat in game.seats), *watching):
            await loop.create_connection(lambda each=each: each, "127.0.0.1", port)  # type: ignore[misc]
        await clock.ready.wait()
        opening = time.perf_counter() - started
        size = (memory(pid) - before) / len(made)
        gc.freeze()
        begun, used, own, queued = time.perf_counter(), cpu(pid), cpu("self"), waited(pid)
        clock.end = begun + options.seconds
        for game in playing:
            loop.call_later(Random(game.id).random() * clock.pause, game.send)
        await asyncio.sleep(options.seconds + 2)
        failed = {each.failed for game in playing for each in game.seats if each.failed}
        assert not failed, failed
        seconds, spent = options.seconds, cpu(pid) - used
        report(options, clock.times, seconds, opening, size, spent, cpu("self") - own)
        print(
            f"{sum(s.bytes for g in playing for s in g.seats) / 1e6:.0f} MB to players; the server "
            f"waited {(waited(pid) - queued) / options.seconds:.0%} of the time for a processor"
        )


def waited(pid: int) -> float:
    """Seconds a process was ready to run while others had the processors."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[1]) for each in tasks) / 1e9


def report(
    options: argparse.Namespace,
    times: list[float],
    seconds: float,
    opening: float,
    size: float,
    spent: float,
    own: float,
) -> None:
    times = sorted(times)
    store = "PostgreSQL" if options.postgresql else "SQLite"
    print(
        f"{store}: {options.games} games, {options.spectators} spectators, opened in "
        f"{opening:.1f} s, {size:.0f} kB a table with its connections\n"
        f"{len(times)} answers in {seconds:.0f} s ({len(times) / seconds:.0f} a second); seen by "
        f"both after p50 {times[len(times) // 2] * 1000:.1f} ms, "
        f"p90 {times[len(times) * 9 // 10] * 1000:.1f} ms, "
        f"p99 {times[len(times) * 99 // 100] * 1000:.1f} ms, most {times[-1] * 1000:.1f} ms\n"
        f"{spent / len(times) * 1000:.2f} ms of the server's processor an answer "
        f"({spent / seconds:.0%} of a core), {own / len(times) * 1000:.2f} ms of the client's"
    )


@contextlib.contextmanager
def serving(url: str, options: argparse.Namespace) -> Iterator[tuple[int, int]]:
    """A server in a process of its own; its port and its process number."""
    port = free_port()
    command = [sys.executable, "-m", "tests.server.load", "--serve", str(port), url]
    command += ["--profile", options.profile] if options.profile else []
    child = subprocess.Popen(command)
    try:
        until_listening(port, child)
        yield port, child.pid
    finally:
        child.terminate()
        child.wait()


def serve(port: int, url: str, profile: str) -> None:
    server = Server(url, OPEN)
    server.garbage_collector = GarbageCollector()
    web = running(server, "127.0.0.1", port)
    if not profile:
        web.run()
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # otherwise no profile would be written
    with cProfile.Profile() as profiler, contextlib.suppress(SystemExit):
        web.run()
    profiler.dump_stats(profile)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "URL"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--flat-out", action="store_true")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--only", choices=tuple(SETUPS), help="one game instead of a mixture")
    parser.add_argument("--profile", default="", help="write the server's profile to this file")
    options = parser.parse_args()
    if options.serve:
        serve(int(options.serve[0]), options.serve[1], options.profile)
        return
    names = [options.only] if options.only else list(SETUPS)
    recorded = [Recorded(name, seed) for seed in range(SEEDS) for name in names]
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = f"{SQLITE}{folder}/tables.sqlite"
        if options.postgresql:
            from tests.server.databases import postgresql

            url = stack.enter_context(postgresql(durable=True))
        asyncio.run(measure(options, url, recorded))


if __name__ == "__main__":
    main()
