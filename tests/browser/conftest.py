"""A real browser for the tests marked `browser`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tools.check import in_ci

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
