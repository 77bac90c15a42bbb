"""`kitchentable play` in the browser, and how `serve` invites the others."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from kitchentable.cli import main
from kitchentable.commands import at_home, serve
from kitchentable.server import http_server
from kitchentable.server.app import Server
from kitchentable.server.people.limits import Limits
from tests.cli.conftest import shell  # noqa: F401 (a fixture)
from tests.cli.shell import Shell
from tests.server.waiting import GIVE_UP, until_so

PROGRAM = """
import sys, pathlib
from kitchentable.commands import at_home
at_home.PAGES = pathlib.Path(sys.argv[1])
at_home.PORT = 0
from kitchentable.cli import main
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.slow
@pytest.mark.parametrize(("words", "path"), [(["play"], "/"), (["play", "pantry"], "/new/pantry")])
def test_a_server_starts_and_its_page_opens(tmp_path: Path, words: list[str], path: str) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    (tmp_path / "index.html").write_text("a page")
    environment = {**os.environ, "BROWSER": f"{browser} %s", "KITCHENTABLE_DATA": str(tmp_path)}
    command = [sys.executable, "-c", PROGRAM, str(tmp_path), *words]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            until_so(opened.exists)
            page = opened.read_text().strip()
            assert page.startswith("http://127.0.0.1:")
            assert page.endswith(path)
            with urllib.request.urlopen(
                f"http://{page.split('/')[2]}/health", timeout=GIVE_UP
            ) as reply:
                assert reply.status == 200
            process.send_signal(signal.SIGINT)
            assert process.wait(GIVE_UP) == 0
            assert process.stdout is not None
            assert page in process.stdout.read()
        finally:
            process.kill()
    assert (tmp_path / "tables.sqlite").exists()


def test_without_pages_one_plays_in_the_terminal(
    shell: Shell,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(at_home, "PAGES", tmp_path)
    said = shell("play", "pantry", typed="q\n")
    assert "have not been built" in said.out
    assert "The Pantry" in said.out


def test_a_game_that_is_not_there_is_refused_before_anything_starts() -> None:
    assert main(["play", "chess"]) == 2


@pytest.mark.parametrize(
    ("host", "names", "expected"),
    [
        ("127.0.0.1", (), ""),
        ("::1", (), ""),
        ("localhost", (), ""),
        ("192.168.1.5", (), "http://192.168.1.5:80"),
        ("fe80::1", (), "http://[fe80::1]:80"),
        ("127.0.0.1", ("table.example",), "http://table.example:80"),
    ],
)
def test_who_is_invited_where(host: str, names: tuple[str, ...], expected: str) -> None:
    assert serve.inviting(host, 80, names) == expected


def test_all_addresses_means_the_one_others_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "own_address", lambda version: "10.0.0.7" if version == 4 else "")
    assert serve.inviting("0.0.0.0", 80, ()) == "http://10.0.0.7:80"
    assert serve.inviting("::", 80, ()) == ""


def test_the_code_is_drawn() -> None:
    lines = serve.qr_code("http://192.168.1.5:8000").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines) > 12


@pytest.mark.parametrize(
    ("platform", "names", "so"),
    [("linux", {}, False), ("linux", {"DISPLAY": ":0"}, True), ("darwin", {}, True)],
)
def test_whether_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, names: dict[str, str], so: bool
) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in names.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert at_home.has_screen() is so


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop for Windows")
def test_the_server_runs_in_the_fast_loop(tmp_path: Path) -> None:
    """A fifth less work; the measurements of the server are made in it too."""
    web = http_server.running(Server(tmp_path / "tables.sqlite", Limits()), "127.0.0.1", 0)
    found: list[str] = []

    async def look() -> None:
        found.append(type(asyncio.get_running_loop()).__module__)

    http_server.run(web, look())
    assert found == ["uvloop"]
