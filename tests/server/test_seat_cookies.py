"""The seats of a browser: cookies that no script can read, for one table each."""

from __future__ import annotations

import asyncio
import urllib.request
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from kitchentable.client import Links
from kitchentable.server.protocol.messages import Join, Welcome, write
from tests.server.house import House, house, run
from tests.server.test_hostile import code_of, reply
from tests.server.waiting import GIVE_UP


class Browser:
    """Keeps the cookies of one table and sends them, as a browser does."""

    def __init__(self, home: House, links: Links) -> None:
        self.home, self.links = home, links
        self.path = f"/tables/{links.table}"
        self.kept: SimpleCookie = SimpleCookie()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={each.value}" for name, each in self.kept.items() if each.value)

    async def open(self, token: str) -> int:
        """Follow a link: the status."""
        status, _, headers = await self.home.request(
            f"{self.path}/session", "POST", b"", Authorization=f"Bearer {token}"
        )
        for name, value in headers.items():
            if name.lower() == "set-cookie":
                self.kept.load(value)
        return status

    async def seats(self) -> list[int]:
        status, found = await self.home.json(f"{self.path}/session", Cookie=self.cookie)
        assert status == 200
        seats: list[int] = found["seats"]
        return seats

    def socket(self) -> Any:
        headers = {"Cookie": self.cookie}
        return connect(f"{self.home.ws}{self.path}", additional_headers=headers)


class TestSessions:
    def test_a_link_becomes_a_cookie_that_only_the_table_gets(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                me = Browser(home, links)
                assert await me.open(links.seats[1]) == 200
                cookie = me.kept["kt1"]
                assert cookie["path"] == f"/tables/{links.table}"
                assert cookie["samesite"] == "strict"
                assert cookie["httponly"]
                assert not cookie["secure"], "this server has no certificate"
                assert await me.seats() == [1]
                assert await me.open("wrong") == 403
                assert await me.seats() == [1]

        run(play())

    def test_all_players_at_one_screen_have_a_connection(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table()
                me = Browser(home, links)
                for token in (*links.seats.values(), links.spectator, links.keeper):
                    assert await me.open(token) == 200
                assert await me.seats() == [-2, -1, 0, 1]
                async with me.socket() as one, me.socket() as two, me.socket() as three:
                    for seat, socket in ((0, one), (1, two), (-1, three)):
                        await socket.send(write(Join("j", seat=seat)).decode())
                        welcome = await reply(socket)
                        assert isinstance(welcome, Welcome)
                        assert welcome.seat == seat

        run(play())

    def test_a_cookie_opens_its_own_seat_and_no_other(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links, other = await home.table(), await home.table()
                me = Browser(home, links)
                assert await me.open(links.seats[0]) == 200
                for join in (Join("j", seat=1), Join("j", seat=-1), Join("j")):
                    async with me.socket() as socket:
                        assert await code_of(socket, write(join)) == "wrong-token"
                there = Browser(home, other)
                there.kept = me.kept
                assert await there.seats() == []
                async with there.socket() as socket:
                    assert await code_of(socket, write(Join("j", seat=0))) == "wrong-token"
                me.kept["kt1"] = me.kept["kt0"].value  # a seat's token under another's name
                assert await me.seats() == [0]
                async with me.socket() as socket:
                    await socket.send(write(Join("j", seat=1)).decode())
                    assert (await reply(socket)).code == "wrong-token"

        run(play())

    def test_requests_take_the_cookie_of_the_seat_they_name(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                me = Browser(home, links)
                for token in (links.seats[0], links.keeper):
                    await me.open(token)
                file = f"{me.path}/game.kt"
                assert (await home.request(f"{file}?seat=0", Cookie=me.cookie))[0] == 200
                assert (await home.request(f"{file}?seat=1", Cookie=me.cookie))[0] == 403
                assert (await home.request(file, Cookie=me.cookie))[0] == 403
                renew = f"{me.path}/seats/1"
                assert (await home.request(f"{renew}?seat=0", "POST", Cookie=me.cookie))[0] == 403
                status, found = await home.json(f"{renew}?seat=-2", method="POST", Cookie=me.cookie)
                assert status == 200
                assert await me.open(links.seats[1]) == 403
                assert await me.open(found["token"]) == 200
                back = f"{me.path}/seat?seat=1"
                assert (await home.request(back, "DELETE", Cookie=me.cookie))[0] == 200
                assert await me.seats() == [-2, 0]

        run(play())

    def test_a_browser_forgets_one_seat_or_all(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table()
                me = Browser(home, links)
                await me.open(links.seats[0])
                await me.open(links.seats[1])
                for path, ends in (("session?seat=1", ["kt1"]), ("session", ["kt0", "kt1"])):
                    gone = await forgotten(home, f"{me.path}/{path}", me.cookie)
                    assert sorted(gone) == ends
                assert await me.seats() == [0, 1], "the links are as good as before"

        run(play())


async def forgotten(home: House, path: str, cookie: str) -> list[str]:
    """The cookies a browser is told to forget."""
    request = urllib.request.Request(home.http + path, headers={"Cookie": cookie}, method="DELETE")

    def fetch() -> list[str]:
        with urllib.request.urlopen(request, timeout=GIVE_UP) as response:
            return response.headers.get_all("set-cookie") or []

    lines = await asyncio.to_thread(fetch)
    assert all("Max-Age=0" in line for line in lines)
    return [line.partition("=")[0] for line in lines]


@pytest.mark.parametrize(
    "cookie", ["kt", "kt-", "kt0=", "kt99999=x", "ktx=1", "kt0=\xff", "=;;=", "kt-2=x"]
)
def test_odd_cookies_are_no_seats(tmp_path: Path, cookie: str) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            me = Browser(home, await home.table())
            status, found = await home.json(f"{me.path}/session", Cookie=cookie)
            assert (status, found) == (200, {"seats": []})

    run(play())
