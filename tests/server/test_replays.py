"""Long games: replaying one does not keep the other tables waiting."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kitchentable import games
from kitchentable.client import Links, fresh
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.questions import PASS, React
from kitchentable.kernel.state.state import encode as hashed_state
from kitchentable.kernel.state.views import hear
from kitchentable.kernel.table import following
from kitchentable.kernel.table import replay as film
from kitchentable.kernel.table import run as runs
from kitchentable.kernel.table import table as tables
from kitchentable.kernel.table.journal import Back, decode, encode
from kitchentable.kernel.table.table import Table, finish
from kitchentable.server.protocol.messages import MOST_TOLD, Query, TakeBack, Undo
from kitchentable.server.tables import time_slices
from kitchentable.server.tables.time_slices import TimeSlices
from tests.games.pantry import PANTRY, PantrySetup
from tests.server.house import House, house, run
from tests.server.test_new_tables import as_links, post
from tests.server.test_table_social import seated
from tests.server.waiting import until

pytestmark = pytest.mark.slow

LONG = 1_000
"""Entries of a game that takes a while to play again."""
SHARE = 5
"""At most one part in so many of a game is played in one go; far less on any machine."""


@cache
def long_game(over: bool = False) -> Table[Any]:
    """A game of Warcraft that goes on after many entries; or one that is over."""
    game = games.game("warcraft")
    table: Table[Any] = Table(game, game.setup(turns=40 if over else 0), chance=Seeded(5))
    while not table.over and (over or table.position < LONG or undoable(table) is None):
        seat = table.waiting()[0]
        table.answer(seat, table.run.part(seat).suggestions()[0])
    return table


def undoable(table: Table[Any]) -> int | None:
    """A seat that can take its last answer back."""
    for seat in range(table.seats):
        with contextlib.suppress(Exception):
            finish(table.undoing(seat))
            return seat
    return None


class Loop:
    """Counts the entries that are played between two turns of the event loop."""

    def __init__(self) -> None:
        self.now = self.most = self.total = 0

    def note(self) -> None:
        if not self.now:
            with contextlib.suppress(RuntimeError):  # a thread has no loop
                asyncio.get_running_loop().call_soon(self._turn)
        self.now += 1
        self.total += 1
        self.most = max(self.most, self.now)

    def reset(self) -> None:
        self.now = self.most = self.total = 0

    def _turn(self) -> None:
        self.now = 0


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Loop:
    """Every entry that is played again in this process is counted."""
    counted, real = Loop(), runs.replay

    def replay(*args: Any) -> Any:
        counted.note()
        return real(*args)

    for module in (tables, film, following):
        monkeypatch.setattr(module, "replay", replay)
    return counted


@contextlib.asynccontextmanager
async def hosting(path: Path, loop: Loop, table: Table[Any]) -> AsyncIterator[tuple[House, Links]]:
    """A house with a long game."""
    async with house(path) as home:
        status, found = await post(home, "/tables/import", saves.dump(table))
        assert status == 201
        loop.reset()
        yield home, as_links(found)


def test_opening_a_game_in_which_something_was_taken_back(tmp_path: Path, loop: Loop) -> None:
    table = long_game().fork()
    table.back(LONG - 50)

    async def play() -> None:
        async with (
            hosting(tmp_path, loop, table) as (home, links),
            seated(home, links, 0) as (one,),
        ):
            assert one.state is not None
            assert one.state.position >= table.position
            assert loop.total >= LONG - 50
            assert loop.most < LONG / SHARE

    run(play())


def test_taking_back(tmp_path: Path, loop: Loop) -> None:
    table = long_game()
    seat = undoable(table)
    assert seat is not None

    async def play() -> None:
        async with (
            hosting(tmp_path, loop, table) as (home, links),
            seated(home, links, seat, 1 - seat) as (one, two),
        ):
            assert one.state is not None
            loop.reset()
            position = one.state.position
            await one.send(Undo(fresh(), position))
            assert loop.total > LONG
            back = await home.server.registry.store.journal(links.table, position)
            assert isinstance(back[0], Back)
            await one.until(lambda: one.state is not None and one.state.position > position)
            position = one.state.position
            for each in (one, two):
                await each.send(TakeBack(fresh(), position, LONG - 100))
            written = await home.server.registry.store.journal(links.table, position)
            assert written[0] == Back(LONG - 100)
            assert loop.most < LONG / SHARE
            live = await home.server.registry.session(links.table)
            now = (await live.table()).at(position + 1)
            assert hashed_state(now.state) == hashed_state(table.at(LONG - 100).state)

    run(play())


@pytest.mark.parametrize("over", [False, True])
def test_files_and_pictures(tmp_path: Path, loop: Loop, over: bool) -> None:
    """Nothing is played again in the server's own process."""
    table = long_game(over)

    async def play() -> None:
        async with hosting(tmp_path, loop, table) as (home, links), seated(home, links, -1):
            loop.reset()
            token = f"Bearer {links.spectator}"
            path = f"/tables/{links.table}/game.kt"
            status, data, _ = await home.request(path, Authorization=token)
            assert status == 200
            file = saves.unpack(data, "game.kt")
            assert isinstance(file, saves.Saved) == over
            at = table.position // 2
            path = f"/tables/{links.table}/picture?lang=en&position={at}"
            status, picture, _ = await home.request(path, Authorization=token)
            assert status == 200
            assert msgspec.json.decode(picture)["svg"].startswith("<svg")
            assert loop.total == 0

    run(play())


def test_a_file_is_what_the_table_itself_would_save(tmp_path: Path, loop: Loop) -> None:
    """It has the seal and the entropy of all seats, so that the dice can be checked."""

    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table()
            async with seated(home, links, 0, 1):
                live = await home.server.registry.session(links.table)
                table = await live.table()
                for seat, token in ((0, links.seats[0]), (None, links.spectator)):
                    path = f"/tables/{links.table}/game.kt"
                    _, data, _ = await home.request(path, Authorization=f"Bearer {token}")
                    assert data == saves.export(table, seat)

    run(play())


def test_one_address_waits_for_few_files_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, works_each=1) as home:
            links = await home.table(seed=1)
            live = await home.server.registry.session(links.table)
            path, token = f"/tables/{links.table}/game.kt", f"Bearer {links.spectator}"
            async with live.lock:  # the first file cannot be made yet
                first = asyncio.create_task(home.request(path, Authorization=token))
                await until(lambda: home.server._working.total() == 1)
                second = asyncio.create_task(home.request(path, Authorization=token))
                await until(lambda: second.done() or home.server._working.total() == 2)
                assert second.done()
                assert second.result()[0] == 429
            assert (await first)[0] == 200
            assert (await home.request(path, Authorization=token))[0] == 200

    run(play())


def test_a_long_log_is_read_as_far_as_it_is_sent(
    tmp_path: Path, loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = 0

    def counting(*args: Any) -> Any:
        nonlocal heard
        heard += 1
        return hear(*args)

    async def play() -> None:
        nonlocal heard
        async with (
            hosting(tmp_path, loop, long_game()) as (home, links),
            seated(home, links, -1) as (one,),
        ):
            monkeypatch.setattr(tables, "hear", counting)
            found = await one.query(Query(fresh(), "log", 0))
            assert len(found.lines) == MOST_TOLD
            assert heard < 2 * MOST_TOLD

    run(play())


def test_a_table_taken_up_in_steps_stands_where_the_journal_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Games with dice, standing passes and takebacks, which take turns."""
    monkeypatch.setattr(time_slices, "SLICE", 0.0001)
    rng = Random(3)

    async def play() -> None:
        slices = TimeSlices()
        made = [played_any(rng, seed) for seed in range(6)]
        fresh_ones = [Table(PANTRY, PantrySetup(), chance=Seeded(seed)) for seed in range(6)]
        journals = [decode(encode(table.journal)) for table in made]
        await asyncio.gather(
            *(slices.through(t.take_up(j)) for t, j in zip(fresh_ones, journals, strict=True))
        )
        for old, again, entries in zip(made, fresh_ones, journals, strict=True):
            assert hashed_state(again.state) == hashed_state(old.state)
            assert again.journal == entries
            assert [told.event for told in again.told(0)] == [told.event for told in old.told(0)]

    run(play())


def played_any(rng: Random, seed: int) -> Table[Any]:
    """A whole game of any answers, with standing passes, and something taken back."""
    table: Table[Any] = Table(PANTRY, PantrySetup(), chance=Seeded(seed))
    backs = 3
    while not table.over:
        seat = rng.choice(table.waiting())
        part = table.run.part(seat)
        answer = rng.choice(list(part.suggestions()))
        stands = isinstance(part, React) and answer is PASS and part.until
        table.answer(seat, answer, next(iter(part.until)) if stands else "")  # type: ignore[attr-defined]
        if backs and rng.random() < 0.1:
            backs -= 1
            table.back(rng.randrange(table.position))
    return table
