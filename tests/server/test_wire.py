"""What is sent: frames of any length, suggestions on demand; and when garbage is collected."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from kitchentable import games
from kitchentable.client import first
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.questions import Judged
from kitchentable.kernel.state.views import same_for_all
from kitchentable.kernel.table.table import Table
from kitchentable.server.garbage_collector import LATEST, OFTEN, GarbageCollector
from kitchentable.server.protocol.messages import (
    Found,
    Join,
    Query,
    Said,
    SeatState,
    read_event,
    write,
)
from kitchentable.server.tables.standing_questions import StandingQuestions
from tests.games.pantry import PANTRY
from tests.server.house import house, run
from tests.server.test_play import asked
from tests.server.waiting import GIVE_UP


async def until(socket: ClientConnection, kind: type[Any]) -> Any:
    while not isinstance(event := read_event(await asyncio.wait_for(socket.recv(), GIVE_UP)), kind):
        pass
    return event


def test_frames_of_every_length_arrive_whole(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table(seed=1)
            async with connect(f"{home.ws}/tables/{links.table}", max_size=None) as socket:
                await socket.send(write(Join("j", links.seats[0])).decode())
                await until(socket, SeatState)
                live = await home.server.registry.session(links.table)
                for length in (1, 40, 60, 70, 80, 100, 65_400, 65_470, 65_480, 65_500, 200_000):
                    live.audience.tell(Said(1, 0, "chat", "å" * length))
                    assert (await until(socket, Said)).text == "å" * length

    run(play())


class TestSuggestions:
    def test_a_lazy_client_asks_for_them(self, tmp_path: Path) -> None:
        """A question for a place has none in the state, and all in the answer to a query."""

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1)
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    while True:
                        me, state = await asked(one, two)
                        assert state.asked is not None
                        if state.asked.kind in ("place", "moves"):
                            break
                        await me.answer(first(state.asked, state))
                    assert state.asked.options
                    token = links.seats[state.asked.seat]
                    async with connect(f"{home.ws}/tables/{links.table}", max_size=None) as lazy:
                        await lazy.send(write(Join("j", token, lazy=True)).decode())
                        assert not (await until(lazy, SeatState)).asked.options
                        await lazy.send(write(Query("q", "suggestions")).decode())
                        assert (await until(lazy, Found)).asked == state.asked

        run(asyncio.wait_for(play(), GIVE_UP))

    def test_they_are_made_once_and_not_for_the_lazy(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = games.game("raiders")
        table: Table[Any] = Table(game, game.setup(), chance=Seeded(1))
        rng = Random(1)
        while table.run.part(table.waiting()[0]).outline().kind not in ("place", "moves"):
            seat = table.waiting()[0]
            table.answer(seat, rng.choice(table.run.part(seat).suggestions()))
        seat, made = table.waiting()[0], []
        question = table.run.part(seat)
        assert isinstance(question, Judged)
        suggest = question.suggest

        def counted() -> Sequence[Any]:
            made.append(1)
            return suggest()

        question.suggest = counted
        asking = StandingQuestions()
        asking.note(table, (0, 1), table.journal)
        asking.frames(table, [_Eyes(0, True), _Eyes(1, True), _Eyes(None, False)], 0)
        assert made == []
        eyes = [_Eyes(seat, False), _Eyes(seat, False), _Eyes(seat, True)]
        assert len(asking.frames(table, eyes, 0)) == 2
        assert made == [1]


class _Eyes:
    def __init__(self, seat: int | None, lazy: bool) -> None:
        self.seat, self.lazy = seat, lazy
        self.place = ""


def test_what_is_the_same_for_all_is_made_once() -> None:
    """Home Raiders hides nothing; in the other games each player has a hidden hand."""
    kinds: list[type[Struct]] = [games.game("raiders").state, games.game("warcraft").state]
    assert [same_for_all(kind) for kind in (*kinds, PANTRY.state)] == [True, False, False]


@pytest.fixture
def collections(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[None]]:
    """Grows when garbage is collected, which takes seconds in a large process of tests."""
    done: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: done.append(None))
    yield done
    gc.enable()


def test_garbage_is_collected_when_it_is_quiet(
    collections: list[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    keeper = GarbageCollector()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    assert not gc.isenabled(), "not by itself"
    looks = []
    for passed, used in ((5, 5), (OFTEN, 1), (0, 99), (0, 99), (LATEST + 1, 1)):
        now += passed
        looks.append(keeper.look(now - used))
    assert looks == [False, False, True, False, True]
    assert [keeper.look(now, ended) for ended in (999, 1_000, 1_999, 2_000)] == [False, True] * 2
    assert len(collections) == 4
