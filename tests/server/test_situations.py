"""Situations at a server: a moment is saved as one, and one opens as a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitchentable import games
from kitchentable.client import Links
from kitchentable.kernel.files import saves, situation_tables
from tests.server.house import House, house, run
from tests.server.test_new_tables import as_links, post
from tests.server.test_play import whole
from tests.server.test_table_social import seated

OPEN = "/tables/import?situation"
GAMES = ("raiders", "warcraft")


async def moment(home: House, links: Links, token: str, position: int | None = None) -> str:
    """A moment of a table as a situation, as the owner of a token gets it."""
    more = "" if position is None else f"?position={position}"
    path = f"/tables/{links.table}/situation.toml{more}"
    status, data, _ = await home.request(path, Authorization=f"Bearer {token}")
    assert status == 200, data
    return data.decode()


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_opens_as_a_table(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table(name, seed=3)
            async with seated(home, links, 0, 1) as (one, _):
                assert one.state is not None
                before = one.state
                text = await moment(home, links, links.seats[0])
            status, found = await post(home, OPEN, text.encode())
            assert status == 201, found
            async with seated(home, as_links(found), 0, 1) as (me, _):
                assert me.state is not None
                assert (me.state.waiting, me.state.asked) == (before.waiting, before.asked)
            status, info = await home.json(f"/tables/{found['table']}")
            assert (status, info["begins"]) == (200, "")  # it has no title of its own yet

    run(play())


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_an_earlier_moment_of_a_finished_game(name: str, tmp_path: Path) -> None:
    """Played on to its end, the game is saved; its file opens again, with the situation in it."""

    async def play() -> None:
        async with house(tmp_path) as home:
            setup: dict[str, Any] = {"turns": 3} if name == "warcraft" else {}
            links = await home.table(name, seed=3, setup=setup)
            await whole(home, links)
            old = await (await home.server.registry.session(links.table)).table()
            text = await moment(home, links, links.spectator, old.position // 2)
            status, found = await post(home, OPEN, text.encode())
            assert status == 201, found
            again = as_links(found)
            ends = await whole(home, again)
            assert ends[0].result is not None
            path = f"/tables/{again.table}/game.kt"
            _, data, _ = await home.request(path, Authorization=f"Bearer {again.spectator}")
            saved = saves.unpack(data, "game.kt")
            assert isinstance(saved, saves.Saved)
            assert (saved.situation, saved.start) == (text, b"")
            status, found = await post(home, "/tables/import", data)
            assert status == 201, found
            async with seated(home, as_links(found), -1) as (watching,):
                assert watching.state is not None
                assert watching.state.result == ends[0].result

    run(play())


def small(more: str = "", gold: int = 3) -> bytes:
    """A small situation of Warcraft."""
    return f"""
version = 2
game = "warcraft"
title = "Small"
why = "A test."
{more}
[state.board]
a = {{ at = [0, 0], kind = "town" }}
b = {{ at = [1, 0], kind = "town" }}
[[state.player]]
race = "orc"
gold = {gold}
units = {{ a = {{ melee = 1 }} }}
[[state.player]]
race = "human"
units = {{ b = {{ melee = 1 }} }}
""".encode()


@pytest.mark.parametrize(
    ("data", "say"),
    [
        (small("impossible = true"), "situation-table-impossible"),
        (small(gold=5_000_000), "situation-mistake"),
        (small().replace(b"melee", b"meele"), "situation-mistake"),
        (small().replace(b'"orc"', b"7"), "toml-value"),
        (b"game = ?", "toml-wrong"),
        (small(gold=0).replace(b"gold = 0", b"gold = inf"), "situation-mistake"),
        (small("[setup]\nseats = 8"), "situation-mistake"),
        (small() + b"deck = " + b"[" * 400 + b"]" * 400, "toml-value"),
        (b"\xff\xfe", "toml-not-text"),
        (small() + b"#" * 70_000, "situation-table-size"),
        (small().replace(b"warcraft", b"warcrafts"), "no-such-game"),
    ],
)
def test_a_file_that_is_refused(data: bytes, say: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            status, found = await post(home, OPEN, data)
            assert (status, found["say"]["id"]) == (400, say)
            if say == "situation-mistake":
                assert {"line", "key", "why"} <= set(found["say"]["args"])

    run(play())


def test_a_save_whose_situation_is_another(tmp_path: Path) -> None:
    """The start is made from the text, which is checked like any other: nothing else is trusted."""
    table = situation_tables.opened(small().decode(), "mine.toml", games.game, foreign=False)
    saved = saves.unpack(saves.dump(table), "game.kt")
    assert isinstance(saved, saves.Saved)
    impossible = small("impossible = true").decode()
    forged = [
        (
            msgspec.structs.replace(saved, situation=small(gold=5_000_000).decode()),
            "situation-mistake",
        ),
        (msgspec.structs.replace(saved, situation="", start=b"x"), "server-start"),
        (msgspec.structs.replace(saved, start=b"x"), "server-start"),
        (msgspec.structs.replace(saved, situation=impossible), "situation-table-impossible"),
    ]

    async def play() -> None:
        async with house(tmp_path) as home:
            status, found = await post(home, "/tables/import", saves.pack(saved))
            assert status == 201, found
            for file, say in forged:
                status, found = await post(home, "/tables/import", saves.pack(file))
                assert (status, found["say"]["id"]) in ((400, say), (403, say))

    run(play())
