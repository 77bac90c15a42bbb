"""Servers in processes of their own, which tests kill."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
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
from tests.server.waiting import GIVE_UP, PAUSE, until_listening


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
        until_listening(self.port, self.child)
        self.recovery.append(time.monotonic() - started)

    def kill(self) -> None:
        os.kill(self.child.pid, signal.SIGKILL)
        self.child.wait()

    def stop(self) -> int:
        self.child.terminate()
        self.log.close()
        return self.child.wait(GIVE_UP)


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


LEAST_ANSWERS = 20
"""No game of the Pantry ends after fewer answers."""


class Acknowledged:
    """The commands that the servers have acknowledged, table by table."""

    def __init__(self) -> None:
        self.commands: dict[str, set[str]] = {}
        self._count: asyncio.Queue[None] = asyncio.Queue()

    def note(self, table: str, command: str) -> None:
        self.commands.setdefault(table, set()).add(command)
        self._count.put_nowait(None)

    async def more(self, count: int) -> None:
        """Wait until the servers have acknowledged so many more commands."""
        for _ in range(count):
            await self._count.get()


async def play_noting(
    me: Client, links: Links, seat: int, noted: Acknowledged, seed: int, roam: float = 0
) -> SeatState:
    """Play a seat to the end of the game, and note every acknowledged command.

    `roam`: the probability, before each answer, that the client hangs up and connects again.
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
                noted.note(links.table, f"{seat}/{command.id}")
            except No:  # the state that makes the next answer legal is on its way
                await asyncio.sleep(PAUSE)


async def kill_often(
    servers: list[Process], games: int, playing: asyncio.Future[Any], noted: Acknowledged, most: int
) -> None:
    """Kill a random server `most` times while people play, and start it again each time.

    A kill follows a number of acknowledged answers, not a number of seconds: so the games last
    for all kills, however fast the machine is.
    """
    rng, apart = Random(8), LEAST_ANSWERS * games // (most + 1)
    for _ in range(most):
        answers = asyncio.ensure_future(noted.more(apart))
        await asyncio.wait((answers, playing), return_when=asyncio.FIRST_COMPLETED)
        if not answers.done():
            await playing
            raise AssertionError("the games are over before the last kill")
        server = rng.choice(servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def check(store: Store, id: str, acknowledged: set[str], ends: list[SeatState]) -> Table[Any]:
    """Check that the store has all acknowledged commands, and that its journal gives the ends."""
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
