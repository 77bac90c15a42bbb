"""Several equal nodes on one PostgreSQL: every node serves every table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from kitchentable.client import Client, Links, No, first, fresh, set_up
from kitchentable.kernel.files import saves
from kitchentable.kernel.table.journal import Entry
from kitchentable.server.protocol.messages import (
    Chat,
    Clocks,
    NextTable,
    Proposed,
    Rematch,
    Seated,
    SeatState,
    Sent,
    StandInFor,
    TakeBack,
)
from kitchentable.server.store import waking
from kitchentable.server.store.store import opened
from kitchentable.server.tables import clocks, cluster
from kitchentable.server.tables.table_session import TableSession
from tests.server.house import House, any_of, house, run
from tests.server.processes import Acknowledged, Process, Roaming, check, kill_often, play_noting
from tests.server.test_play import asked, both
from tests.server.test_table_social import CLOCK, Hand, Listener, nearly_over
from tests.server.test_table_social import hand as hand
from tests.server.waiting import GIVE_UP, PAUSE, until

pytestmark = pytest.mark.database


@pytest.fixture(params=["postgresql", "redis"])
def bus(request: pytest.FixtureRequest, database: str) -> str:
    """What carries the wake-ups: the database itself, or Redis."""
    return database if request.param == "postgresql" else request.getfixturevalue("redis_server")


@asynccontextmanager
async def pair(database: str, bus: str) -> AsyncIterator[tuple[House, House]]:
    async with house(database, bus=bus) as left, house(database, bus=bus) as right:
        yield left, right


async def answer(client: Client) -> Any:
    assert client.state is not None
    assert client.state.asked is not None
    return await client.answer(first(client.state.asked, client.state))


class TestTwoNodes:
    def test_a_game_across_them(self, database: str, bus: str) -> None:
        """One player at each node and a spectator who sees the game; both players seal the dice."""

        async def play() -> None:
            async with pair(database, bus) as (left, right):
                links = await left.table()
                async with (
                    left.client(links, 0) as one,
                    right.client(links, 1) as two,
                    right.client(links, None) as watching,
                ):
                    ends = await asyncio.wait_for(
                        asyncio.gather(one.play(any_of(1)), two.play(any_of(2))), GIVE_UP
                    )
                    await both(one, two, watching)
                    assert ends[0].result == ends[1].result
                    assert watching.state is not None
                    assert watching.state.result == ends[0].result

        run(play())

    def test_what_is_said_and_who_is_there(self, database: str, bus: str) -> None:
        async def play() -> None:
            async with pair(database, bus) as (left, right):
                links = await left.table(seed=1)
                async with left.client(links, 0) as one:
                    async with right.client(links, 1) as two:
                        await both(one, two)
                        there = await left.server.registry.session(links.table)
                        await until(lambda: [p.here for p in there.people()] == [True, True])
                        for at, client in enumerate((one, two, two, one)):
                            await client.send(Chat(fresh(), f"words {at}"))
                        await until(lambda: len(one.said) == len(two.said) == 4)
                        for client in (one, two):
                            assert [said.text for said in client.said] == [
                                f"words {at}" for at in range(4)
                            ]
                    await until(lambda: [p.here for p in there.people()] == [True, False])

        run(play())

    def test_going_back_is_agreed_across_them(
        self, database: str, bus: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def play() -> None:
            async with pair(database, bus) as (left, right):
                links = await left.table(seed=1)
                async with left.client(links, 0) as one, right.client(links, 1) as two:
                    await both(one, two)
                    for _ in range(4):
                        await answer((await asked(one, two))[0])
                    await both(one, two)
                    assert one.state is not None
                    at = one.state.position
                    heard: list[Any] = []
                    live = await right.server.registry.session(links.table)
                    tell = live.audience.tell

                    def overheard(event: Sent) -> None:
                        heard.append(event)
                        tell(event)

                    monkeypatch.setattr(live.audience, "tell", overheard)
                    await one.send(TakeBack(fresh(), at, 1))
                    await until(lambda: any(isinstance(each, Proposed) for each in heard))
                    assert one.state.position == at
                    await two.send(TakeBack(fresh(), at, 1))
                    await until(lambda: one.state is not None and one.state.position > at)
                    await both(one, two)

        run(play())

    def test_a_renewed_link_ends_connections_everywhere(self, database: str, bus: str) -> None:
        async def play() -> None:
            async with pair(database, bus) as (left, right):
                links = await left.table(seed=1)
                async with right.client(links, 0) as old:
                    await both(old)
                    keeper = {"authorization": f"Bearer {links.keeper}"}
                    path = f"/tables/{links.table}/seats/0"
                    status, body = await left.json(path, method="POST", **keeper)
                    assert status == 200
                    with pytest.raises(No) as caught:
                        await old.until(lambda: False)
                    assert caught.value.code == "wrong-token"
                renewed = Links(links.table, {0: body["token"]}, "", "")
                async with right.client(renewed, 0) as new:
                    await both(new)

        run(play())

    def test_a_bot_answers_once(self, database: str, bus: str) -> None:
        """People at both nodes watch one bot: one node lets it think."""

        async def play() -> None:
            async with pair(database, bus) as (left, right):
                links = await left.table(seed=3, players=["person", "random"])
                async with left.client(links, 0) as one, right.client(links, None) as watching:
                    await both(one, watching)
                    thinking = [
                        await each.server.registry.session(links.table) for each in (left, right)
                    ]
                    await until(lambda: all(bool(live.audience.elsewhere) for live in thinking))
                    leads = [live.audience.leads() for live in thinking]
                    assert sorted(leads) == [False, True]
                    end = await asyncio.wait_for(one.play(any_of(5)), GIVE_UP)
                    await both(one, watching)
                    assert watching.state is not None
                    assert watching.state.position == end.position

        run(play())


def all_here(live: TableSession, seats: list[int]) -> bool:
    """Whether a node knows that these seats are connected, here or at another node."""
    return all(live.people()[seat].here for seat in seats)


@asynccontextmanager
async def seated(links: Links, *places: tuple[House, int]) -> AsyncIterator[list[Listener]]:
    """Clients in these seats of a table, each at a node."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(Listener(home.ws, links.table, links.seats[seat]))
            for home, seat in places
        ]
        for client in clients:
            await client.until(lambda client=client: client.state is not None)  # type: ignore[misc]
        for home, _ in places:
            live = await home.server.registry.session(links.table)
            await until(partial(all_here, live, [seat for _, seat in places]))
        yield clients


def journal_read(home: House, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """An event that is set when a node has read a journal."""
    store, done = home.server.registry.store, asyncio.Event()
    journal = store.journal

    async def noted(table: str, since: int = 0) -> list[Entry]:
        entries = await journal(table, since)
        done.set()
        return entries

    monkeypatch.setattr(store, "journal", noted)
    return done


class TestCompany:
    def test_clocks_run_across_them(self, database: str, bus: str, hand: Hand) -> None:
        """A seat that comes to another node meanwhile wins no time; an answer is charged once."""

        async def play() -> None:
            async with pair(database, bus) as (left, right):
                links = await left.table("raiders", seed=1, clock=CLOCK)
                async with seated(links, (left, 0), (right, 1)) as clients:
                    seen = await clients[1].hears(lambda e: isinstance(e, Clocks) and e.running)
                    me = seen.running[0]
                    hand.at += 4_000
                    other = right if me == 0 else left
                    async with other.client(links, None) as watching:
                        await both(*clients, watching)
                        await clients[me].hears(
                            lambda e: isinstance(e, Clocks) and e.left[me] == 596_000
                        )
                    while clients[me].state.waiting == (me,):
                        await answer(clients[me])
                    for client in clients:
                        event = await client.hears(
                            lambda e: isinstance(e, Clocks) and e.running == (1 - me,)
                        )
                        assert event.left[me] == 601_000
                        assert event.left[1 - me] == 600_000

        run(play())

    @pytest.mark.parametrize("slow", [0, 1])
    def test_clocks_that_are_being_written(
        self, database: str, hand: Hand, monkeypatch: pytest.MonkeyPatch, slow: int
    ) -> None:
        """A node that is slow to write neither forgets its own clocks nor those of the other."""
        keep = waking.WakingStore.keep
        houses: list[House] = []
        go = asyncio.Event()

        async def late(store: Any, table: str, name: str, data: bytes) -> None:
            if name == "times" and store is houses[slow].server.registry.store:
                await go.wait()
            await keep(store, table, name, data)

        async def play() -> None:
            async with pair(database, database) as (left, right):
                links = await left.table("raiders", seed=1, clock=CLOCK)
                houses.extend((left, right))
                monkeypatch.setattr(waking.WakingStore, "keep", late)
                async with seated(links, (left, 0), (right, 1)) as clients:
                    seen = await clients[1].hears(lambda e: isinstance(e, Clocks) and e.running)
                    there = await left.server.registry.session(links.table)
                    here = await right.server.registry.session(links.table)
                    if slow == 0:  # the left node writes after the right one
                        await until(lambda: not here._aside)
                        go.set()
                        await until(lambda: not there._aside)
                    hand.at += 4_000
                    joining = journal_read(right, monkeypatch)
                    async with right.client(links, None) as watching:
                        await joining.wait()  # then the right node waits for its own writing
                        go.set()
                        await both(*clients, watching)
                    times = here.social.record.times
                    assert times is not None
                    assert clocks.left(times, hand.at)[seen.running[0]] == 596_000

        run(play())

    def test_a_flag_falls_once(self, database: str, bus: str) -> None:
        async def play() -> None:
            async with pair(database, bus) as (left, right):
                links = await left.table("raiders", seed=1, clock=CLOCK)
                async with seated(links, (left, 0), (right, 1)) as clients:
                    seen = await clients[1].hears(lambda e: isinstance(e, Clocks) and e.running)
                    await nearly_over(right, links, seen.running[0])
                    for client in clients:
                        await client.until(lambda c=client: bool(c.state and c.state.result))  # type: ignore[misc]
                        assert client.state is not None
                        assert client.state.result is not None
                        assert client.state.result.winners == (1 - seen.running[0],)
                        await client.until(lambda c=client: bool(c.said))  # type: ignore[misc]
                        assert [each.about for each in client.said] == ["flag"]

        run(play())

    def test_a_stand_in_is_agreed_across_them(self, database: str, bus: str) -> None:
        async def play() -> None:
            async with pair(database, bus) as (left, right):
                links = await left.table(setup={"seats": 3}, seed=1)
                async with seated(links, (left, 0), (right, 1)) as clients:
                    await asyncio.gather(*(c.send(StandInFor(fresh(), 2)) for c in clients))
                    for client in clients:
                        await client.hears(lambda e: isinstance(e, Seated) and e.people[2].stand_in)
                    ends = await asyncio.gather(*(client.play(first) for client in clients))
                    assert ends[0].result == ends[1].result is not None

        run(play())

    def test_one_rematch_is_agreed_across_them(self, database: str, bus: str) -> None:
        async def play() -> None:
            async with pair(database, bus) as (left, right):
                links = await left.table(seed=1)
                async with seated(links, (left, 0), (right, 1)) as clients:
                    await asyncio.gather(*(client.play(first) for client in clients))
                    await asyncio.gather(*(c.send(Rematch(fresh())) for c in clients))
                    found = [await c.hears(lambda e: isinstance(e, NextTable)) for c in clients]
                    assert found[0] == found[1]
                again = Links(found[0].table, links.seats, links.spectator, links.keeper)
                async with seated(again, (left, 0), (right, 1)) as clients:
                    ends = await asyncio.gather(*(client.play(first) for client in clients))
                    assert ends[0].result == ends[1].result is not None

        run(play())


class TestLostWords:
    def test_a_node_that_hears_nothing_looks_for_itself(
        self, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A node finds what is in the store even if the wake-up was lost."""
        monkeypatch.setattr(cluster, "CHECK", 0.2)
        monkeypatch.setattr(cluster, "BEAT", 0.1)

        async def play() -> None:
            async with pair(database, database) as (left, right):
                links = await left.table(seed=1)
                async with left.client(links, 0) as one, right.client(links, 1) as two:
                    await both(one, two)
                    monkeypatch.setattr(cluster.Cluster, "_take", lambda *args: None)
                    await answer(one)
                    await asyncio.wait_for(both(one, two), GIVE_UP)

        run(play())

    def test_the_first_guest_at_a_node_sees_what_the_store_has(
        self, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The node has the table in memory, and has missed every wake-up since."""
        monkeypatch.setattr(cluster, "CHECK", 1000.0)

        async def play() -> None:
            async with pair(database, database) as (left, right):
                links, later = await left.table(seed=1), await left.table(seed=2)
                async with right.client(links, None), right.client(later, None):
                    pass
                async with left.client(links, 0) as one, left.client(links, 1) as two:
                    await both(one, two)
                    await right.server.registry.session(links.table)
                    assert await _export(right, links) == await _export(left, links)
                    monkeypatch.setattr(cluster.Cluster, "_take", lambda *args: None)
                    await answer((await asked(one, two))[0])
                    assert one.state is not None
                    assert await _export(right, links) == await _export(left, links)
                    await answer((await asked(one, two))[0])
                    await both(one, two)
                    async with right.client(links, None) as watching:
                        await watching.until(lambda: watching.state is not None)
                        assert watching.state is not None
                        assert watching.state.position == one.state.position
                async with left.client(later, 0), left.client(later, 1) as two:
                    await two.until(lambda: two.state is not None)
                    async with right.client(later, None) as watching:
                        await asyncio.wait_for(
                            watching.until(lambda: watching.state is not None), GIVE_UP
                        )

        run(play())

    def test_a_lost_line_is_made_again(self, database: str) -> None:
        """The database ends the connections; the nodes find what was written meanwhile."""

        async def cut() -> None:
            connection = await asyncpg.connect(database)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await connection.close()

        async def patient(client: Client) -> None:
            while True:
                try:
                    await answer(client)
                    return
                except No as no:  # the write was lost with its connection: sent again
                    if no.code not in ("store", "defect"):
                        raise
                    await asyncio.sleep(PAUSE)

        async def play() -> None:
            async with pair(database, database) as (left, right):
                links = await left.table(seed=1)
                async with left.client(links, 0) as one, right.client(links, 1) as two:
                    await both(one, two)
                    await cut()
                    for _ in range(4):
                        await patient((await asked(one, two))[0])
                    await asyncio.wait_for(both(one, two), GIVE_UP)

        run(play())


@pytest.mark.parametrize(("count", "kills"), [(6, 2), pytest.param(20, 20, marks=pytest.mark.slow)])
def test_nodes_killed_while_people_roam(
    tmp_path: Path, database: str, count: int, kills: int
) -> None:
    """Three nodes, clients that connect again to any of them, and one node killed after another."""
    nodes = [Process(tmp_path, "--database-url", database) for _ in range(3)]
    rng = Random(5)
    noted = Acknowledged()
    tables: list[Links] = []

    async def play() -> list[SeatState]:
        seats = []
        for at in range(count):
            links = await set_up(nodes[at % 3].http, {"game": "pantry"})
            tables.append(links)
            for seat in (0, 1):
                me = Roaming([node.ws for node in nodes], links, seat, rng)
                seats.append(play_noting(me, links, seat, noted, 10 * at + seat, roam=0.2))
        playing = asyncio.gather(*seats)
        await kill_often(nodes, count, playing, noted, kills)
        return await playing

    async def compare(ends: list[SeatState]) -> None:
        """The store's journal, and what every node says the game was."""
        store = await opened(database)
        for at, links in enumerate(tables):
            id, mine = links.table, ends[2 * at : 2 * at + 2]
            table = await check(store, id, noted.commands[id], mine)
            for node in nodes:
                assert await _export(node, links) == saves.export(table, 0)
        await store.close()

    for node in nodes:
        node.start()
    try:
        run(compare(run(play())))
    finally:
        for node in nodes:
            node.stop()


async def _export(node: Process | House, links: Links) -> bytes:
    at = House.__new__(House)
    at.http = node.http
    token, path = f"Bearer {links.seats[0]}", f"/tables/{links.table}/game.kt"
    status, body, _ = await at.request(path, authorization=token)
    assert status == 200
    return body
