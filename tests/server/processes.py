"""Servers in processes of their own, to be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from kitchentable import games
from kitchentable.client import Client, Links, No, fresh
from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.table.table import Table
from kitchentable.server.protocol.messages import GiveAnswer, SeatState
from kitchentable.server.store.store import SQLITE, Store
from tests.server.house import any_of
from tests.server.ports import free_port


class Process:
    """`kitchentable serve` in a process of its own; `open` to more connections than that allows."""

    def __init__(self, folder: Path, *more: str, open: bool = False) -> None:
        self.folder, self.port = folder, free_port()
        self.command = [sys.executable, "-m", "kitchentable.cli", "serve", "--lang", "en"]
        self.command += ["--port", str(self.port), "--data", str(folder), *more]
        if open:
            url = f"{SQLITE}{folder}/tables.sqlite"
            self.command[2:] = ["tests.server.load", "--serve", str(self.port), url]
        self.log = (folder / f"log-{self.port}.txt").open("ab")
        self.recovery: list[float] = []
        """How many seconds each start took until it answered."""

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        started = time.monotonic()
        self.child = subprocess.Popen(self.command, stdout=self.log, stderr=self.log)
        while time.monotonic() < started + 60:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                self.recovery.append(time.monotonic() - started)
                return
            time.sleep(0.02)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        os.kill(self.child.pid, signal.SIGKILL)
        self.child.wait()

    def stop(self) -> int:
        self.child.terminate()
        self.log.close()
        return self.child.wait(30)


class Roaming(Client):
    """A client that may come back to any of several servers."""

    def __init__(self, servers: list[str], links: Links, seat: int, rng: Random) -> None:
        self._servers, self._rng, self._table = servers, rng, links.table
        super().__init__("", links.table, links.seats[seat])

    @property
    def _url(self) -> str:
        return f"{self._rng.choice(self._servers)}/tables/{self._table}"

    @_url.setter
    def _url(self, value: str) -> None:
        pass


async def play_noting(
    me: Client, seat: int, noted: set[str], seed: int, pause: float, roam: float = 0
) -> SeatState:
    """Play a seat to the end; every acknowledged command is noted.

    `roam`: how likely it is, before each answer, that the client hangs up and comes again.
    """
    choose: Any = any_of(seed)
    rng = Random(seed)
    async with me:
        while True:
            await me.until(lambda: bool(me.state and (me.state.asked or not me.state.waiting)))
            state = me.state
            assert state is not None
            if state.asked is None:
                return state
            if rng.random() < roam:
                await me.hang_up()
            command = GiveAnswer(fresh(), state.position, choose(state.asked, state))
            try:
                await me.send(command)
                noted.add(f"{seat}/{command.id}")
            except No:
                await asyncio.sleep(0.01)
            await asyncio.sleep(pause * (0.5 + rng.random()))  # so that games last


async def kill_often(
    servers: list[Process], playing: asyncio.Future[Any], most: int, wait: Callable[[], float]
) -> int:
    """Kill one of the servers again and again and start it anew, while people play; how often."""
    rng, kills = Random(8), 0
    while not playing.done() and kills < most:
        await asyncio.sleep(wait())
        server = rng.choice(servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        kills += 1
    return kills


async def check(store: Store, id: str, acknowledged: set[str], ends: list[SeatState]) -> Table[Any]:
    """Whether everything acknowledged is in the store, and leads to how it ended for all."""
    agreed = await store.table(id)
    assert agreed is not None
    assert acknowledged <= await store.commands(id)
    seats = sorted((s for s in agreed.seats if s.number >= 0), key=lambda s: s.number)
    assert isinstance(agreed.chance, Sealed)
    chance = Sealed(agreed.chance.seed, tuple(s.entropy or "" for s in seats))
    game = games.game(agreed.game)
    journal = await store.journal(id)
    table: Table[Any] = Table(game, game.setup(**agreed.setup), chance=chance, journal=journal)
    assert table.position == len(journal)
    for end in ends:
        assert (end.position, end.result) == (table.position, table.result)
    return table
