"""Hostile input: mutated frames and requests, against a server in a process of its own.

    python -m tests.server.fuzz --frames 1000000 --requests 50000 --file bench/results/fuzz.json

Nothing may crash it: no `defect`, no status 500, nothing in its log, memory flat. The file is
written after every stretch, and a later run goes on from what is there.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, get_args

import msgspec
from msgspec import Struct, structs

from kitchentable.client import Links, set_up
from kitchentable.kernel.plain import Plain
from kitchentable.server.app import Server
from kitchentable.server.http_server import running
from kitchentable.server.protocol.messages import Commands, Join, Query, write
from tests.server.house import FAST
from tests.server.mutations import changed, mutated, odd
from tests.server.ports import free_port
from tests.server.waiting import GIVE_UP, until_listening
from tests.server.wire import BINARY, TEXT, Wire

GAMES: dict[str, dict[str, Any]] = {"pantry": {}, "raiders": {}, "warcraft": {"turns": 3}}
BATCH = 100
"""Frames between two questions whether the server is still there."""
STRETCH = 20_000
"""Frames after which there are new tables, and the result is written down."""
HTTP_STRETCH = 1_000
PATIENCE = 2.0
"""Seconds after which the server shuts a connection whose request does not end."""
AT_ONCE = 16
"""Requests that wait for an answer at a time."""
KINDS = [each.__struct_config__.tag for each in get_args(Commands)]


class Result(Struct):
    """What has been sent so far, and what the server answered."""

    frames: int = 0
    requests: int = 0
    seconds: int = 0
    answers: dict[str, int] = {}
    """Replies by kind, errors by code, requests by status."""
    failed: list[str] = []
    memory: list[int] = []
    """Kilobytes the server had after each stretch; the first of each run is not counted."""

    def growth(self) -> float:
        """By how many percent the last quarter's memory was above the first quarter's."""
        quarter = max(1, len(self.memory) // 4)
        first, last = self.memory[:quarter], self.memory[-quarter:]
        return 100 * (median(last) / median(first) - 1) if first and last else 0.0


# --- frames -----------------------------------------------------------------------------


class Seat:
    """One client that sends what it should not."""

    def __init__(self, port: int, links: Links, token: str, rng: Random, result: Result) -> None:
        self.port, self.links, self.token = port, links, token
        self.rng, self.result = rng, result
        self.state: dict[str, Any] = {}
        self.number = 0

    async def send(self, frames: int) -> None:
        """Send so many frames, over as many connections as it takes."""
        left = frames
        while left > 0:
            async with Wire(self.port, f"/tables/{self.links.table}") as wire:
                if self.rng.random() < 0.9:  # the other connections never join
                    wire.send(write(Join("j", self.token)))
                while left > 0 and not wire.closed:
                    left -= await self._batch(wire, min(BATCH, left))

    async def _batch(self, wire: Wire, count: int) -> int:
        for _ in range(count):
            wire.send(self._frame(), TEXT if self.rng.random() < 0.02 else BINARY)
        if self.rng.random() < 0.01:  # not a frame: the server may wait for the rest of it
            wire.raw(self.rng.randbytes(self.rng.randrange(1, 200)))
            wire.closed = True
            self.result.frames += count
            return count
        self.number += 1
        last = f"last-{self.number}"
        wire.send(write(Query(last, "log", 1 << 40)))
        for data in await wire.until(last.encode()):
            self._heard(data)
        self.result.frames += count
        return count

    def _heard(self, data: bytes) -> None:
        event = msgspec.json.decode(data)
        kind = event["kind"]
        kind = event["code"] if kind == "error" else kind
        self.result.answers[kind] = self.result.answers.get(kind, 0) + 1
        if kind == "defect":
            self.result.failed.append(f"defect at {self.result.frames} of {self.links.table}")
        self.state = event.get("state", event if kind == "state" else self.state)

    def _frame(self) -> bytes:
        rng = self.rng
        command = self._command()
        if rng.random() < 0.03:  # as it should be, so that the game goes on
            return msgspec.json.encode(command)
        if rng.random() < 0.4:
            return msgspec.json.encode(changed(rng, command))
        return mutated(rng, msgspec.json.encode(command))

    def _command(self) -> dict[str, Any]:
        """A command that makes sense, or nearly."""
        rng, position = self.rng, self.state.get("position", 0)
        kinds = [each for each in KINDS if each != "resign" or rng.random() < 0.02]
        kind = rng.choice(kinds)
        fields: dict[str, Any] = {"kind": kind, "id": f"{rng.randrange(1 << 30)}"}
        if kind == "answer":
            options = (self.state.get("asked") or {}).get("options") or [{"value": 1}]
            fields |= {"position": position, "value": rng.choice(options)["value"]}
        elif kind == "query":
            whats = ["why", "hints", "log", "interjections", "names"]
            slow = rng.random() < 0.02
            what = rng.choice(["preview", "moments"] if slow else whats)
            fields |= {"what": what, "value": rng.choice([0, 1, "en", {"from": 0}, odd(rng)])}
        else:
            fields |= {
                "join": {"token": self.token, "seat": 0},
                "interject": {"act": rng.choice([["leave"], ["give", 1, 1], odd(rng)])},
                "undo": {"position": position},
                "takeback": {"position": position, "to": rng.randrange(position + 1)},
                "chat": {"text": "hello"},
                "stand-in": {"seat": 1},
                "mute": {"seat": 1},
            }.get(kind, {})
        return fields


async def frames(port: int, rng: Random, count: int, result: Result, names: Sequence[str]) -> None:
    """Send frames at new tables of these games, from every kind of seat."""
    http = f"http://127.0.0.1:{port}"
    seats: list[Seat] = []
    for game in (*names, *names):
        wanted: dict[str, Plain] = {
            "game": game,
            "setup": GAMES[game],
            "seed": rng.randrange(1 << 20),
        }
        links = await set_up(http, wanted)
        for token in (links.seats[0], links.seats[1], links.spectator):
            seats.append(Seat(port, links, token, Random(rng.random()), result))
    share = -(-count // len(seats))
    await asyncio.gather(*(seat.send(share) for seat in seats))


# --- requests ---------------------------------------------------------------------------

PATHS = (
    "/", "/health", "/games", "/games/raiders/library", "/protocol", "/tables", "/tables/import",
    "/tables/{id}", "/tables/{id}/game.kt", "/tables/{id}/session", "/tables/{id}/branch",
    "/tables/{id}/next", "/tables/{id}/seat", "/tables/{id}/seats/0", "/tables/{id}/seats/-1",
    "/assets/x.js", "/t/{id}", "/rules/raiders?lang=en", "/nowhere",
)  # fmt: skip
METHODS = ("GET", "POST", "DELETE", "HEAD", "PUT", "OPTIONS", "PATCH")
BODIES: tuple[Any, ...] = (
    {"game": "pantry", "setup": {"seats": 2}, "players": ["person", "random"], "seed": 1},
    {"game": "raiders", "setup": {}, "clock": {"total": 60, "increment": 1}},
    {"game": "warcraft", "setup": {"turns": 3}, "names": ["Ana"]},
    {"position": 1, "players": ["person"]},
)


def request(rng: Random, links: Links) -> bytes:
    """A request with something odd in it."""
    path = rng.choice(PATHS).replace("{id}", links.table)
    if rng.random() < 0.3:
        safe = [c if 32 < c < 127 else ord("%") for c in mutated(rng, path.encode())]
        path = "/" + bytes(safe).decode().lstrip("/")
    body = msgspec.json.encode(changed(rng, dict(rng.choice(BODIES))))
    if rng.random() < 0.4:
        body = mutated(rng, body)
    tokens = [links.seats[0], links.spectator, links.keeper, "x", "", odd(rng)]
    token = str(rng.choice(tokens))[:200].encode("ascii", "replace").decode()
    headers = {"Host": "localhost", "Content-Length": str(len(body))}
    headers |= {"Authorization": f"Bearer {token}"} if rng.random() < 0.5 else {}
    headers |= {"Cookie": f"kt0={token}; kt{odd(rng)!s:.9}=1"} if rng.random() < 0.3 else {}
    headers |= {"Origin": "http://localhost"} if rng.random() < 0.2 else {}
    lines = [f"{rng.choice(METHODS)} {path} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
    head = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
    return (mutated(rng, head) if rng.random() < 0.05 else head) + body


async def status_of(port: int, data: bytes) -> int:
    """The status of the answer; 0 if the server hangs up without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(data)
        async with asyncio.timeout(GIVE_UP):
            line = await reader.readline()
        return int(line.split()[1]) if line.startswith(b"HTTP/1.1 ") else 0
    except ConnectionError:
        return 0
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def requests(port: int, rng: Random, count: int, result: Result) -> None:
    """Send requests, a few at a time."""
    http = f"http://127.0.0.1:{port}"
    links = await set_up(http, {"game": "pantry", "seed": 1})
    room = asyncio.Semaphore(AT_ONCE)

    async def one(data: bytes) -> None:
        async with room:
            status = await status_of(port, data)
        name = f"status {status}"
        result.answers[name] = result.answers.get(name, 0) + 1
        if status >= 500 and status != 503:  # 503: the pages have not been built
            result.failed.append(f"{status}: {data[:200]!r}")

    await asyncio.gather(*(one(request(rng, links)) for _ in range(count)))
    result.requests += count


# --- the server -------------------------------------------------------------------------


def serve(port: int, folder: Path) -> None:
    """A server whose limits no client reaches, and whose tables leave memory soon."""
    limits = structs.replace(FAST, idle=0.5, patience=PATIENCE)
    asyncio.run(running(Server(folder / "tables.sqlite", limits), "127.0.0.1", port).serve())


@contextlib.asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[int, int, Path]]:
    """Port and process of a server, and its log."""
    port, log = free_port(), folder / "log.txt"
    command = [sys.executable, "-m", "tests.server.fuzz", "--serve", str(port), str(folder)]
    with log.open("wb") as out:
        child = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        await asyncio.to_thread(until_listening, port, child)
        yield port, child.pid, log
        assert child.poll() is None, log.read_text()[-2000:]
    finally:
        child.terminate()
        child.wait(GIVE_UP)


def kilobytes(process: int) -> int:
    """The resident memory of a process."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


async def fuzz(
    result: Result,
    frames_wanted: int,
    requests_wanted: int,
    file: Path | None = None,
    names: Sequence[str] = tuple(GAMES),
) -> None:
    """Send frames and requests until there have been so many; write the result to a file."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as (port, process, log):
            first = True
            while result.frames < frames_wanted or result.requests < requests_wanted:
                started = time.monotonic()
                rng = Random(result.frames * 7 + result.requests)
                if result.frames < frames_wanted:
                    count = min(STRETCH, frames_wanted - result.frames)
                    await frames(port, rng, count, result, names)
                if result.requests < requests_wanted:
                    count = min(HTTP_STRETCH, requests_wanted - result.requests)
                    await requests(port, rng, count, result)
                result.seconds += round(time.monotonic() - started)
                if not first:
                    result.memory.append(kilobytes(process))
                first = False
                _check_log(log, result)
                if file is not None:
                    file.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=1))
                    print(result.frames, result.requests, f"{result.growth():.1f} %", flush=True)


def _check_log(log: Path, result: Result) -> None:
    text = log.read_text(errors="replace")
    if "Traceback" in text or "ERROR" in text:
        result.failed.append(text[-3000:])
        log.write_text("")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--requests", type=int, default=1_000)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--only", default=",".join(GAMES), help="the games, with commas")
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(int(given.serve[0]), Path(given.serve[1]))
        return 0
    result = Result()
    if given.file is not None and given.file.exists():
        result = msgspec.json.decode(given.file.read_bytes(), type=Result)
    names = given.only.split(",")
    asyncio.run(fuzz(result, given.frames, given.requests, given.file, names))
    print(msgspec.json.format(msgspec.json.encode(result)).decode())
    print(f"growth {result.growth():.1f} %", Counter(result.answers).most_common(5))
    return 1 if result.failed else 0


if __name__ == "__main__":
    sys.exit(main())
