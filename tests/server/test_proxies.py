"""Behind a proxy: whose word on a client's address is believed, and what TLS changes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kitchentable.kernel.problem import Problem
from kitchentable.server.people.proxies import Proxies
from tests.cli.conftest import shell  # noqa: F401 (a fixture)
from tests.cli.shell import Shell
from tests.server.house import House, house, run

HERE = ("127.0.0.1",)
MADE = b'{"game": "pantry"}'


async def created(home: House, forwarded: str) -> int:
    """Set a table up for a client that a proxy names; the status."""
    status, _, _ = await home.request("/tables", "POST", MADE, X_Forwarded_For=forwarded)
    return status


class TestWhoIsBelieved:
    def test_without_a_trusted_proxy_all_names_are_one_client(self, tmp_path: Path) -> None:
        """The review's case: a client on loopback could name any address and had no limit."""

        async def play() -> None:
            async with house(tmp_path, tables_each=2) as home:
                found = [await created(home, f"192.0.2.{n}") for n in range(4)]
                assert found == [201, 201, 429, 429]

        run(play())

    def test_a_trusted_proxy_tells_clients_apart(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, proxies=HERE, tables_each=2) as home:
                for client in ("192.0.2.1", "192.0.2.2"):
                    found = [await created(home, client) for _ in range(3)]
                    assert found == [201, 201, 429]

        run(play())

    def test_what_a_client_adds_before_the_proxy_does_not_count(self, tmp_path: Path) -> None:
        """A client sends a header of its own; the proxy writes the true address behind it."""

        async def play() -> None:
            async with house(tmp_path, proxies=HERE, tables_each=2) as home:
                found = [await created(home, f"198.51.100.{n}, 192.0.2.1") for n in range(4)]
                assert found == [201, 201, 429, 429]

        run(play())

    def test_a_network_of_ipv6_is_one_client(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, proxies=HERE, tables_each=2) as home:
                found = [await created(home, f"2001:db8:1:2::{n}") for n in range(4)]
                assert found == [201, 201, 429, 429]
                assert await created(home, "2001:db8:1:3::1") == 201

        run(play())

    def test_connections_are_counted_for_the_client(self, tmp_path: Path) -> None:
        async def opens(home: House, url: str, client: str) -> Any:
            return await connect(url, additional_headers={"X-Forwarded-For": client})

        async def play() -> None:
            async with house(tmp_path, proxies=HERE, connections_each=2) as home:
                links = await home.table()
                url = f"{home.ws}/tables/{links.table}"
                open = [await opens(home, url, "192.0.2.1") for _ in range(2)]
                with pytest.raises((InvalidStatus, ConnectionClosed)):
                    await (await opens(home, url, "192.0.2.1")).recv()
                open.append(await opens(home, url, "192.0.2.2"))
                await asyncio.gather(*(each.close() for each in open))

        run(play())


class TestTLS:
    def test_a_browser_that_came_by_tls_comes_so_again(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, proxies=HERE) as home:
                _, _, headers = await home.request("/health", X_Forwarded_Proto="https")
                assert headers["strict-transport-security"].startswith("max-age=")
                _, _, plain = await home.request("/health")
                assert "strict-transport-security" not in plain

        run(play())

    def test_cookies_of_seats_go_by_tls_alone(self, tmp_path: Path) -> None:
        async def cookie(home: House, **headers: str) -> str:
            links = await home.table()
            path = f"/tables/{links.table}/session"
            bearer = f"Bearer {links.seats[0]}"
            _, _, found = await home.request(path, "POST", b"", authorization=bearer, **headers)
            return found["set-cookie"]

        async def play() -> None:
            async with house(tmp_path, proxies=HERE) as home:
                assert "Secure" in await cookie(home, X_Forwarded_Proto="https")
                assert "Secure" not in await cookie(home)
            async with house(tmp_path) as home:
                assert "Secure" not in await cookie(home, X_Forwarded_Proto="https")

        run(play())


class TestWhatIsUnsafe:
    @pytest.mark.parametrize(
        ("given", "said"),
        [
            ("0.0.0.0/0", "proxy-everybody"),
            ("::/0", "proxy-everybody"),
            ("*", "proxy-address"),
            ("proxy.example", "proxy-address"),
            ("10.0.0.1/8", "proxy-address"),
        ],
    )
    def test_addresses_that_name_no_proxy_are_refused(self, given: str, said: str) -> None:
        with pytest.raises(Problem) as caught:
            Proxies([given])
        assert caught.value.message.id == said

    def test_serve_refuses_to_trust_everybody(
        self,
        tmp_path: Path,
        shell: Shell,  # noqa: F811
    ) -> None:
        said = shell(
            *("serve", "--port", "0", "--data", str(tmp_path)), *("--trusted-proxy", "0.0.0.0/0")
        )
        assert said.code == 2
        assert "0.0.0.0/0" in said.err
        assert not said.out

    def test_serve_refuses_a_folder_that_others_write_to(
        self,
        tmp_path: Path,
        shell: Shell,  # noqa: F811
    ) -> None:
        tmp_path.chmod(0o777)
        said = shell("serve", "--port", "0", "--data", str(tmp_path))
        assert said.code == 2
        assert str(tmp_path) in said.err
        assert not list(tmp_path.iterdir())
