"""A real browser for the tests marked `browser`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visit import Visit
from tools.check import in_ci

ROOT = Path(__file__).resolve().parents[2]

# Debian's Chromium, started so that it talks to nobody but the page under test.
# `--no-sandbox` because build machines run as root, where the sandbox refuses to start.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for each test process; a test opens its own context in it."""
    chromium = shutil.which("chromium")
    if chromium is None:
        give_up = pytest.fail if in_ci(os.environ) else pytest.skip
        give_up("chromium is missing; `make test` installs it where it can")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our games and the Pantry; its address."""
    if not (ROOT / "src/kitchentable/pages/index.html").is_file():
        give_up = pytest.fail if in_ci(os.environ) else pytest.skip
        give_up("the pages are not built; `make test` builds them")
    folder = tmp_path_factory.mktemp("tables")
    command = [sys.executable, "-m", "tests.browser.serve", str(folder)]
    environment = {**os.environ, "KITCHENTABLE_GAMES": "tests.games.pantry"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        yield f"http://127.0.0.1:{int(server.stdout.readline())}"
        server.terminate()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Browsers at the server, closed at the end; what went wrong in them fails the test."""
    guests = Visit(browser, address)
    yield guests
    guests.end()
