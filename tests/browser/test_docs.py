"""The documentation as a reader meets it: every page opens, links lead somewhere, nothing leaks."""

from __future__ import annotations

import functools
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tools import reference

ROOT = Path(__file__).resolve().parents[2]
NAV = tomllib.loads((ROOT / "zensical.toml").read_text())["project"]["nav"]


def pages(entries: list[dict[str, Any]]) -> Iterator[str]:
    """The pages of the navigation, those of its groups too."""
    for entry in entries:
        for page in entry.values():
            if isinstance(page, str):
                yield page
            else:
                yield from pages(page)


PAGES = list(pages(NAV))

pytestmark = pytest.mark.browser


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a freshly built site, apart from site/, which may be stale.

    Not built with --strict: that is a step of its own in tools/check.py. Here the pages
    themselves are judged, with whatever the builder let through.
    """
    folder = tmp_path_factory.mktemp("documentation")
    shutil.copytree(ROOT / "docs", folder / "docs")
    shutil.copy(ROOT / "zensical.toml", folder)
    reference.write(folder / "docs" / "reference")
    zensical = Path(sys.executable).with_name("zensical")
    subprocess.run([zensical, "build"], cwd=folder, check=True, capture_output=True)

    handler = functools.partial(QuietHandler, directory=str(folder / "site"))
    with ThreadingHTTPServer(("localhost", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    with browser.new_context() as context:
        yield context.new_page()


def address(site: str, source: str) -> str:
    """Where the page written in a Markdown file is found."""
    name = source.removesuffix(".md")
    name = name.removesuffix("index")
    return f"{site}{name.rstrip('/')}/" if name else site


@pytest.mark.parametrize("source", PAGES)
def test_page(page: Page, site: str, source: str) -> None:
    requested: list[str] = []
    errors: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    page.on("pageerror", lambda error: errors.append(str(error)))

    response = page.goto(address(site, source), wait_until="networkidle")
    assert response is not None
    assert response.status == 200
    assert page.locator("article h1").first.inner_text().strip()
    assert errors == []

    links = page.locator("a[href]").evaluate_all("links => links.map(link => link.href)")
    internal = {urldefrag(link).url for link in links if link.startswith(site)}
    assert internal, "a page without any link to another has lost its navigation"
    broken = [link for link in sorted(internal) if not page.request.get(link).ok]
    assert broken == []

    outside = [url for url in requested if urlsplit(url).hostname not in ("localhost", None)]
    assert outside == [], "reading the documentation must not call anybody else"
