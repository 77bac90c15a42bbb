"""A server for the browser tests, in a process of its own: `python -m tests.browser.serve FOLDER`.

It serves our games and the Pantry, with limits that no test reaches, on a port of its own,
which it prints. The pages are copied first, because they may be built again meanwhile.
"""

from __future__ import annotations

import asyncio
import shutil
import socket
import sys
from pathlib import Path

from msgspec.structs import replace

from kitchentable.server.app import Server
from kitchentable.server.http_server import running
from kitchentable.server.pages import built_pages
from tests.server.house import FAST

AT_HOME = replace(FAST, foreign=True)
"""Tests begin games in positions of their own, which only a server at home takes in."""


def main(folder: Path, port: int = 0) -> None:
    shutil.copytree(built_pages.HERE, folder / "pages")
    built_pages.HERE = folder / "pages"  # type: ignore[misc]
    listening = socket.create_server(("127.0.0.1", port), backlog=128)
    web = running(Server(folder / "tables.sqlite", AT_HOME), "127.0.0.1", port)
    print(listening.getsockname()[1], flush=True)
    asyncio.run(web.serve([listening]))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *(int(each) for each in sys.argv[2:]))
