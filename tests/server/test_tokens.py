"""What each token opens: every request and command with every kind of token."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kitchentable.client import Client, Links, No
from kitchentable.kernel.table import journal
from kitchentable.server.protocol.messages import Join, write
from tests.server.house import House, house, run
from tests.server.test_hostile import code_of, everything, open_queries
from tests.server.waiting import GIVE_UP

HOLDERS = ("seat", "spectator", "keeper", "another table", "handed back", "renewed", "nonsense", "")

REQUESTS: dict[str, tuple[str, dict[str, int]]] = {
    "game.kt": ("GET", {"seat": 200, "spectator": 200, "keeper": 200}),
    "session": ("POST", {"seat": 200, "spectator": 200, "keeper": 200}),
    "branch": ("POST", {"seat": 201, "spectator": 201, "keeper": 201}),
    "seats/1": ("POST", {"keeper": 200}),
    "seats/-1": ("POST", {"keeper": 200}),
    "seats/7": ("POST", {"keeper": 404}),
    "seat": ("DELETE", {"seat": 200, "spectator": 404, "keeper": 404}),
}
"""What the holder of each token may do; all others are refused with 403."""


async def tokens(home: House, links: Links) -> dict[str, str]:
    """A token of each kind."""
    other = await home.table("raiders", seed=1)
    held = {
        "seat": links.seats[0],
        "spectator": links.spectator,
        "keeper": links.keeper,
        "another table": other.seats[0],
        "handed back": links.seats[1],
        "nonsense": "x" * 22,
        "": "",
    }
    registry = home.server.registry
    await registry.hand_back(links.table, links.seats[1])
    held["renewed"] = await registry.renew(links.table, links.keeper, 1)
    await registry.renew(links.table, links.keeper, 1)
    return held


@pytest.mark.parametrize("path", REQUESTS)
def test_requests(tmp_path: Path, path: str) -> None:
    method, allowed = REQUESTS[path]

    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table("raiders", seed=1)
            live = await home.server.registry.session(links.table)
            held = await tokens(home, links)
            before = journal.encode((await live.table()).journal)
            data = None if method == "GET" else msgspec.json.encode({"position": 0})
            for holder in (*HOLDERS[3:], *HOLDERS[:3]):
                status, body, _ = await home.request(
                    *(f"/tables/{links.table}/{path}", method, data),
                    Authorization=f"Bearer {held[holder]}",
                )
                assert status == allowed.get(holder, 403), holder
                if status == 403:
                    assert msgspec.json.decode(body)["code"] in ("wrong-token", "keeper")
            assert journal.encode((await live.table()).journal) == before

    run(play())


def test_no_command_is_taken_with_a_wrong_token(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table("raiders", seed=1)
            held = await tokens(home, links)
            for holder in HOLDERS[3:]:
                async with connect(f"{home.ws}/tables/{links.table}") as socket:
                    assert await code_of(socket, write(Join("j", held[holder]))) == "wrong-token"
                    for command in (*everything(0), *open_queries()):
                        assert await code_of(socket, write(command)) == "not-joined"

    run(play())


def test_a_seat_that_is_handed_back_says_nothing_more(tmp_path: Path) -> None:
    """Each command in turn comes in on a connection whose seat has just been handed back."""

    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table("raiders", seed=1)
            live = await home.server.registry.session(links.table)
            token, before = links.seats[0], journal.encode((await live.table()).journal)
            for command in (*everything(0), *open_queries()):
                async with connect(f"{home.ws}/tables/{links.table}") as socket:
                    assert await code_of(socket, write(Join("j", token))) == "welcome"
                    await home.server.registry.hand_back(links.table, token)
                    try:
                        async with asyncio.timeout(GIVE_UP):
                            assert await code_of(socket, write(command)) == "not-joined"
                    except ConnectionClosed:
                        pass
                token = await home.server.registry.renew(links.table, links.keeper, 0)
            assert journal.encode((await live.table()).journal) == before
            assert await home.server.registry.store.notes(links.table, 9) == []

    run(play())


def test_a_client_is_told_what_is_wrong_with_its_link(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table()
            with pytest.raises(No) as caught:
                async with Client(home.ws, links.table, "wrong"):
                    pass
            assert caught.value.code == "wrong-token"

    run(play())
