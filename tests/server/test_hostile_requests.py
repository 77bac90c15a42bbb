"""Hostile requests: from other sites, malformed, mutated. Each gets its status."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.house import house, run
from tests.server.mutations import mutated

SITES = [
    ("", "", True),
    ("localhost:1", "http://localhost:1", True),
    ("table.example", "https://table.example", True),
    ("table.example", "https://evil.example", False),
    ("evil.example", "", False),
    ("evil.example", "http://evil.example", False),
    ("localhost:1", "http://localhost:2", False),
    ("localhost:1", "null", False),
    ("[::1]:80", "http://[::1]:80", True),
    ("[::1", "", False),
]
"""Host, origin, and whether a request with them is accepted."""


REQUESTS = [
    (b"", 400),
    (b"\xff", 400),
    (b"[]", 400),
    (b'{"game": "chess"}', 422),
    (b'{"game": "pantry", "setup": {"seats": 4}}', 422),
    (b'{"game": "pantry", "setup": {"seats": "2"}}', 422),
    (b'{"game": "pantry", "setup": {"seats": 1000000000}}', 422),
    (b'{"game": "warcraft", "setup": {"races": ["elf", "elf"]}}', 422),
    (b'{"game": "pantry", "players": ["person", "wizard"]}', 422),
    (b'{"game": "pantry", "players": ["random", "random", "random"]}', 422),
    (b'{"game": "../../etc/passwd"}', 422),
    (b'{"game": "raiders", "setup": {"table": "../../../etc/passwd"}}', 422),
    (b'{"game": "pantry", "more": 1}', 400),
    (b'"' + b"x" * 70_000, 413),
]


class TestDoor:
    def test_headers_are_strict(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                for path in ("/health", "/games", "/protocol", "/nowhere", "/tables/x"):
                    _, _, headers = await home.request(path)
                    names = {name.lower(): value for name, value in headers.items()}
                    assert names["content-security-policy"].startswith("default-src 'none'")
                    assert names["x-content-type-options"] == "nosniff"
                    assert names["referrer-policy"] == "no-referrer"
                    assert names["cache-control"] == "no-store"
                    assert "server" not in names

        run(play())

    def test_other_sites_do_not_come_in(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, hosts=("table.example",)) as home:
                for host, origin, allowed in SITES:
                    headers = {"Host": host} if host else {}
                    headers |= {"Origin": origin} if origin else {}
                    data = b'{"game": "pantry"}'
                    status, _, _ = await home.request("/tables", "POST", data, **headers)
                    assert status == (201 if allowed else 403), (host, origin)

        run(play())

    def test_a_web_socket_from_another_site_is_refused(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table()
                url = f"{home.ws}/tables/{links.table}"
                with pytest.raises(InvalidStatus):
                    await connect(url, origin="http://evil.example")  # type: ignore[arg-type]

        run(play())

    def test_many_ask_at_once_for_a_table_that_is_not_there(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                asking = [home.request("/tables/nowhere") for _ in range(3)]
                assert {status for status, _, _ in await asyncio.gather(*asking)} == {404}

        run(play())

    def test_bad_requests_get_an_error(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                for data, status in REQUESTS:
                    got, body, _ = await home.request("/tables", "POST", data)
                    assert got == status, data[:80]
                    assert msgspec.json.decode(body)["kind"] == "error"

        run(play())

    def test_mutated_requests_never_break_the_server(self, tmp_path: Path) -> None:
        rng = Random(2)

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table()
                for _ in range(120):
                    data = mutated(rng, b'{"game": "pantry", "setup": {"seats": 2}, "seed": 1}')
                    path = mutated(rng, f"/tables/{links.table}/game.kt".encode())
                    status, _, _ = await home.request("/tables", "POST", data)
                    assert status in (201, 400, 413, 422)
                    safe = "/" + "".join(chr(c) if 47 < c < 123 else "%" + f"{c:02x}" for c in path)
                    status, _, _ = await home.request(safe, Authorization="Bearer x")
                    assert status in (200, 403, 404, 405, 503), "503: the pages are not built"

        run(play())
