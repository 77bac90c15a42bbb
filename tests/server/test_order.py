"""Commands are judged, committed, shown and acknowledged, in that order, even if one step fails."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import apsw
import pytest

from kitchentable.client import Client, No, first
from kitchentable.kernel.table.table import Table
from kitchentable.server import app
from kitchentable.server.people.connection import Connection
from kitchentable.server.store.sqlite import SQLiteStore
from tests.server.house import house, run
from tests.server.test_play import asked, both
from tests.server.waiting import until


async def answer(client: Client) -> Any:
    assert client.state is not None
    assert client.state.asked is not None
    return await client.answer(first(client.state.asked, client.state))


class TestCommitted:
    def test_what_cannot_be_written_has_not_happened(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def full(*args: Any) -> None:
            raise apsw.FullError("the disk is full")

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    me, state = await asked(one, two)
                    before = (one.state, two.state)
                    with monkeypatch.context() as patch:
                        patch.setattr(SQLiteStore, "append", full)
                        with pytest.raises(No) as caught:
                            await answer(me)
                        assert caught.value.code == "store"
                    assert (one.state, two.state) == before
                    ack = await answer(me)
                    assert ack.position > state.position

        run(play())

    def test_a_move_is_written_before_it_is_shown(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        append, put = SQLiteStore.append, Connection.put
        done: list[str] = []

        async def noted_append(self: SQLiteStore, *args: Any) -> None:
            await append(self, *args)
            done.append("written")

        def noted_put(self: Connection, data: bytes) -> None:
            done.append("sent")
            put(self, data)

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    me, state = await asked(one, two)
                    monkeypatch.setattr(SQLiteStore, "append", noted_append)
                    monkeypatch.setattr(Connection, "put", noted_put)
                    await answer(me)
                    assert done[:3] == ["written", "sent", "sent"]
                    await both(one, two)
                    assert one.state is not None
                    assert one.state.position > state.position

        run(play())

    def test_rules_that_fail_leave_the_game_as_it_was(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        def broken(*args: Any) -> None:
            raise RuntimeError("a defect of the rules")

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    me, state = await asked(one, two)
                    with monkeypatch.context() as patch:
                        patch.setattr(Table, "_append", broken)
                        with pytest.raises(No) as caught:
                            await answer(me)
                        assert caught.value.code == "defect"
                    assert me.state == state
                    await answer(me)

        run(play())
        assert "a defect of the rules" in caplog.text

    def test_the_store_is_as_durable_as_it_can_be(self, tmp_path: Path) -> None:
        async def play() -> tuple[Any, Any]:
            store = SQLiteStore(tmp_path / "tables.sqlite")
            try:
                values = [
                    store._write.execute(f"PRAGMA {name}").fetchall()[0][0]
                    for name in ("synchronous", "journal_mode")
                ]
                return values[0], values[1]
            finally:
                await store.close()

        assert run(play()) == (2, "wal")
        assert tuple(map(int, apsw.sqlite_lib_version().split("."))) >= (3, 51, 3)


@pytest.mark.database
def test_two_servers_on_one_store_append_in_turn(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have the table in memory and neither hears of the other; `(table, position)` decides."""
    monkeypatch.setattr(app, "is_shared", lambda url: False)  # no bus

    async def play() -> None:
        async with house(database) as left, house(database) as right:
            links = await left.table(seed=1)
            async with left.client(links, 0) as one, right.client(links, 1) as two:
                await both(one, two)
                assert one.state is not None
                assert one.state.waiting == (0, 1), "a secret choice"
                await answer(one)
                assert two.state is not None
                old = two.state
                ack = await answer(two)  # judged again behind the other's: its question stands
                assert ack.position > old.position + 1
                await two.until(lambda: two.state is not old and two.state is not None)
                assert two.state.position == ack.position
                store = left.server.registry.store
                names = await store.commands(links.table)
                assert sorted(name[:2] for name in names) == ["0/", "1/"]
                assert len(await store.journal(links.table)) == two.state.position

    run(play())


def test_a_table_without_guests_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    """Its memory is free at once, without the garbage collector, which seldom runs."""

    async def play() -> None:
        async with house(tmp_path, idle=0.3) as home:
            links = await home.table(seed=1)
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                await answer((await asked(one, two))[0])
                await both(one, two)
                assert one.state is not None
                position = one.state.position
                gone = weakref.ref(await (await home.server.registry.session(links.table)).table())
            gc.disable()
            try:
                registry = home.server.registry
                await until(lambda: registry.sweep() > 0 or len(registry) == 0)
                assert gone() is None
            finally:
                gc.enable()
            async with home.client(links, 0) as one:
                await both(one)
                assert one.state is not None
                assert one.state.position == position

    run(play())
