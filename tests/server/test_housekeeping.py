"""What a running server does with what its keeper did: expiry, deletion, bans."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kitchentable.client import No
from kitchentable.server.protocol.messages import Join, write
from kitchentable.server.store.store import FOREVER, today
from tests.server.house import House, any_of, house, run
from tests.server.test_play import asked
from tests.server.test_store import raw
from tests.server.waiting import until

PROXY = ("127.0.0.1",)


def check(address: str, play: Callable[[House], Awaitable[None]], **more: Any) -> None:
    async def played() -> None:
        async with house(address, **more) as home:
            await play(home)

    run(played())


async def look(home: House) -> None:
    """The next look of the server, at once."""
    await home.server.housekeeping.look(home.server.registry)


async def aged(address: str, days: int) -> None:
    """Let all tables have been used so many days ago."""
    async with raw(address) as sql:
        await sql(f"UPDATE tables SET touched = touched - {days}")


class TestExpiry:
    def test_a_table_that_is_looked_at_stays(self, address: str) -> None:
        async def play(home: House) -> None:
            registry = home.server.registry
            old, used, open = [await home.table() for _ in range(3)]
            async with home.client(open, 0):
                await until(lambda: len(registry.open) == 1)
                await aged(address, 40)
                assert (await home.json(f"/tables/{used.table}"))[0] == 200
                await home.server.housekeeping.care(registry)
                there = await registry.store.existing([old.table, used.table, open.table])
                assert there == {used.table, open.table}
                status, found = await home.json(f"/tables/{old.table}")
                assert (status, found["say"]["id"]) == (404, "server-no-table")

        check(address, play, keep_days=30)

    def test_without_the_setting_nothing_expires(self, address: str) -> None:
        async def play(home: House) -> None:
            links = await home.table()
            await aged(address, 20_000)
            await home.server.housekeeping.care(home.server.registry)
            assert (await home.json(f"/tables/{links.table}"))[0] == 200

        check(address, play)


class TestDeletion:
    def test_guests_of_a_deleted_table_are_shown_out(self, address: str) -> None:
        async def play(home: House) -> None:
            gone, stays = await home.table(), await home.table()
            async with (
                home.client(gone, 0) as one,
                home.client(gone, 1) as two,
                home.client(stays, 0),
            ):
                await asked(one, two)
                await home.server.registry.store.remove([gone.table])
                await look(home)
                await until(lambda: len(home.server.registry.open) == 1)
                assert [each.id for each in home.server.registry.open] == [stays.table]
                assert (await home.json(f"/tables/{gone.table}"))[0] == 404

        check(address, play)

    def test_an_answer_at_a_deleted_table_is_refused(self, address: str) -> None:
        """Before the server has looked: nothing is written, and no game begins anew."""

        async def play(home: House) -> None:
            links = await home.table(seed=1)
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                for at in range(2):
                    me, state = await asked(one, two)
                    if at:
                        await home.server.registry.store.remove([links.table])
                    assert state.asked is not None
                    answer = me.answer(any_of(at)(state.asked, state))
                    if not at:
                        await answer
                        continue
                    with pytest.raises(No) as caught:
                        await answer
                    assert caught.value.code in ("no-table", "store")
                store = home.server.registry.store
                assert await store.journal(links.table) == []

        check(address, play)


class TestBans:
    def test_a_banned_client_is_turned_away_and_shown_out(self, address: str) -> None:
        async def play(home: House) -> None:
            links = await home.table()
            url = f"{home.ws}/tables/{links.table}"
            headers = {"X-Forwarded-For": "2001:db8:1:2::7"}
            async with connect(url, additional_headers=headers) as socket:
                await socket.send(write(Join("j", links.seats[0])).decode())
                await socket.recv()
                await home.server.registry.store.ban("2001:db8:1:2::9", FOREVER)
                await look(home)
                with contextlib.suppress(ConnectionClosed):
                    async for _ in socket:  # what was sent before, to the end
                        pass
                assert socket.close_code == 1008
            status, found = await home.json("/games", X_Forwarded_For="2001:db8:1:2::1")
            assert (status, found["say"]["id"]) == (403, "server-banned")
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect(url, additional_headers=headers) as socket:
                    await socket.recv()
            assert (await home.json("/games", X_Forwarded_For="2001:db8:1:3::1"))[0] == 200
            await home.server.registry.store.ban("2001:db8:1:2::9", None)
            await look(home)
            assert (await home.json("/games", X_Forwarded_For="2001:db8:1:2::1"))[0] == 200

        check(address, play, proxies=PROXY)

    def test_a_ban_ends_with_its_last_day(self, address: str) -> None:
        async def play(home: House) -> None:
            store = home.server.registry.store
            for last, status in ((today(), 403), (today() - 1, 200)):
                await store.ban("192.0.2.5", last)
                await look(home)
                found, _ = await home.json("/games", X_Forwarded_For="192.0.2.5")
                assert found == status

        check(address, play, proxies=PROXY)
