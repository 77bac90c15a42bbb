"""Nothing is lost: a server killed under load, commands sent again and out of order."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from kitchentable import games
from kitchentable.cli import main
from kitchentable.client import Client, Links, No, fresh, set_up
from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.table import Table
from kitchentable.server.protocol import Answer, Join, State, Wrong, read_event, write
from kitchentable.server.sqlite import SQLiteStore
from tests.server.house import any_of, house, run
from tests.server.test_play import asked


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


class Process:
    """`kitchentable serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.log = (folder / "log.txt").open("ab")

    def start(self) -> None:
        command = [sys.executable, "-m", "kitchentable.cli", "serve", "--lang", "en"]
        command += ["--port", str(self.port), "--data", str(self.folder)]
        self.child = subprocess.Popen(command, stdout=self.log, stderr=self.log)
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        os.kill(self.child.pid, signal.SIGKILL)
        self.child.wait()

    def stop(self) -> int:
        self.child.terminate()
        self.log.close()
        return self.child.wait(30)


async def play_noting(
    url: str, links: Links, seat: int, noted: set[str], seed: int, pause: float
) -> State:
    """Play a seat to the end; every acknowledged command is noted."""
    choose: Any = any_of(seed)
    async with Client(url, links.table, links.seats[seat]) as me:
        while True:
            await me.until(lambda: bool(me.state and (me.state.asked or not me.state.waiting)))
            state = me.state
            assert state is not None
            if state.asked is None:
                return state
            command = Answer(fresh(), state.position, choose(state.asked, state))
            try:
                await me.send(command)
                noted.add(f"{seat}/{command.id}")
            except No:
                await asyncio.sleep(0.01)
            await asyncio.sleep(pause)  # so that games last as long as the killing


@pytest.mark.parametrize(
    ("most", "count", "pause"),
    [(2, 3, 0.15), pytest.param(12, 30, 0.7, marks=pytest.mark.slow)],
)
def test_a_server_killed_under_load_loses_nothing(
    tmp_path: Path, most: int, count: int, pause: float
) -> None:
    """Every acknowledged answer is there afterwards, none twice, and the games go on."""
    server = Process(tmp_path)
    rng = Random(8)
    noted: dict[str, set[str]] = {}

    async def kill_often(playing: asyncio.Future[Any]) -> int:
        kills = 0
        while not playing.done() and kills < most:
            await asyncio.sleep(0.3 + rng.random())
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            kills += 1
        return kills

    async def play() -> tuple[list[State], int]:
        http, ws = f"http://127.0.0.1:{server.port}", f"ws://127.0.0.1:{server.port}"
        tables = [await set_up(http, {"game": "pantry"}) for _ in range(count)]
        seats = []
        for at, links in enumerate(tables):
            noted[links.table] = set()
            for seat in (0, 1):
                mine = noted[links.table]
                seats.append(play_noting(ws, links, seat, mine, 10 * at + seat, pause))
        playing = asyncio.gather(*seats)
        kills = await kill_often(playing)
        return await playing, kills

    async def check(ends: list[State]) -> None:
        store = SQLiteStore(tmp_path / "tables.sqlite")
        for at, (id, acknowledged) in enumerate(noted.items()):
            agreed = await store.table(id)
            assert agreed is not None
            assert acknowledged <= await store.commands(id)
            seats = sorted((s for s in agreed.seats if s.number >= 0), key=lambda s: s.number)
            assert isinstance(agreed.chance, Sealed)
            chance = Sealed(agreed.chance.seed, tuple(s.entropy or "" for s in seats))
            game = games.game("pantry")
            journal = await store.journal(id)
            table: Table[Any] = Table(game, game.setup(), chance=chance, journal=journal)
            assert table.result == ends[2 * at].result == ends[2 * at + 1].result
            assert table.position == ends[2 * at].position
        await store.close()

    server.start()
    try:
        ends, kills = run(asyncio.wait_for(play(), 240))
    finally:
        server.stop()
    assert kills == most, "the games last longer than the killing"
    run(check(ends))


def test_commands_sent_many_times_out_of_order_and_cut_are_carried_out_once(
    tmp_path: Path,
) -> None:
    """Every answer goes out one to five times on two connections, some frames cut short."""
    rng = Random(6)

    async def storm(url: str, token: str, frames: list[bytes]) -> list[str]:
        """Send frames on a connection of its own; the codes of what was refused."""
        async with connect(url) as socket:
            await socket.send(write(Join("j", token)).decode())
            for frame in frames:
                await socket.send(frame.decode("utf-8", "replace"))
            await socket.send("done")  # garbled: its error has no id, and comes last
            codes: list[str] = []
            while codes.count("garbled") < 1 + sum(frame[-1:] != b"}" for frame in frames):
                event = read_event(await asyncio.wait_for(socket.recv(), 20))
                if isinstance(event, Wrong):
                    codes.append(event.code)
            return codes

    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table()
            url = f"{home.ws}/tables/{links.table}"
            sent = 0
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                old: list[bytes] = []
                while True:
                    try:
                        me, state = await asked(one, two)
                    except AssertionError:
                        break
                    assert state.asked is not None
                    seat = 0 if me is one else 1
                    command = write(
                        Answer(fresh(), state.position, any_of(sent)(state.asked, state))
                    )
                    frames = [command] * rng.randrange(1, 5) + rng.sample(old, min(2, len(old)))
                    frames += [command[: rng.randrange(1, len(command))]]
                    rng.shuffle(frames)
                    await asyncio.gather(
                        *(storm(url, links.seats[seat], frames) for _ in range(rng.choice((1, 2))))
                    )
                    old.append(command)
                    sent += 1
            live = await home.server.hall.live(links.table)
            table = await live.table()
            assert table.over
            given = [e for e in table.journal if getattr(e, "seat", -1) >= 0]
            assert len(given) == sent
            assert len(await home.server.hall.store.commands(links.table)) == sent

    run(play())


class TestTheCommand:
    def test_an_address_that_is_taken_is_said(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
            words = ["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"]
            assert main(words) == 2
        assert str(port) in capsys.readouterr().err

    def test_a_folder_that_cannot_be_is_said(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "file").write_text("")
        assert main(["serve", "--data", str(tmp_path / "file" / "x"), "--lang", "en"]) == 2
        (tmp_path / "data").mkdir()
        (tmp_path / "data" / "tables.sqlite").write_bytes(b"this is no database" * 100)
        assert main(["serve", "--data", str(tmp_path / "data"), "--lang", "en"]) == 2
        assert "tables.sqlite" in capsys.readouterr().err
