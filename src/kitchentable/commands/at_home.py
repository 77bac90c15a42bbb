"""A game in the browser on this machine: a local server, and its page."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from kitchentable.commands.serve import address, data_folder, listen, prepare
from kitchentable.kernel.problem import Problem
from kitchentable.locale import Words

if TYPE_CHECKING:
    import socket

    import uvicorn

HOST = "127.0.0.1"
PORT = 8000
PAGES = Path(__file__).parent.parent / "pages"


def has_pages() -> bool:
    """Whether the browser's pages have been built."""
    return (PAGES / "index.html").is_file()


def open_table(game: str | None, words: Words) -> int:
    """Start the server, show its page in the browser, and serve until Ctrl+C."""
    from kitchentable.server import http_server
    from kitchentable.server.app import Server
    from kitchentable.server.people.limits import Limits

    folder = data_folder()
    file = prepare(folder)
    listening = _listen()
    port = listening.getsockname()[1]
    web = http_server.running(Server(file, Limits(foreign=True)), HOST, port)
    page = f"{address(HOST, port)}/{f'new/{game}' if game else ''}"
    print(words("play-browser", address=page, folder=str(folder)), flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        http_server.run(web, _serve(web, listening, page))
    return 0


def _listen() -> socket.socket:
    """The usual port, or any that is free."""
    try:
        return listen(HOST, PORT)
    except Problem:
        return listen(HOST, 0)


async def _serve(web: uvicorn.Server, listening: socket.socket, page: str) -> None:
    showing = asyncio.create_task(_show(web, page))
    try:
        await web.serve([listening])
    finally:
        showing.cancel()


async def _show(web: uvicorn.Server, page: str) -> None:
    """Show the page once the server answers."""
    while not web.started:
        await asyncio.sleep(0.02)
    if has_screen():
        await asyncio.to_thread(webbrowser.open, page)


def has_screen() -> bool:
    """Whether a browser has a screen. Without one, the printed address is enough."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
