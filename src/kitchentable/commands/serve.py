"""`kitchentable serve`: a server for people at other machines."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
from pathlib import Path

from kitchentable.commands.parser import Parser
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.reasons import of_system
from kitchentable.locale import Words

FILE = "tables.sqlite"


def add(parser: Parser) -> None:
    parser.option("--host", default="127.0.0.1", metavar="ADDRESS", say="help-host")
    parser.number("--port", least=0, most=65_535, default=8000, say="help-port")
    parser.option("--name", action="append", metavar="NAME", say="help-name")
    parser.option("--data", metavar="FOLDER", say="help-data")


def run(options: argparse.Namespace, words: Words) -> int:
    from kitchentable.server.app import Server
    from kitchentable.server.limits import Limits
    from kitchentable.server.running import running

    folder = Path(options.data) if options.data else data_folder()
    file = _prepare(folder)
    listening = _listen(options.host, options.port)
    port = listening.getsockname()[1]
    web = running(Server(file, Limits(), tuple(options.name or ())), options.host, port)
    host = f"[{options.host}]" if ":" in options.host else options.host
    print(words("serve-start", address=f"http://{host}:{port}", folder=str(folder)), flush=True)
    asyncio.run(web.serve([listening]))
    return 0


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise: KITCHENTABLE_DATA, or the user's folder."""
    own = os.environ.get("KITCHENTABLE_DATA", "")
    if own:
        return Path(own)
    share = os.environ.get("XDG_DATA_HOME", "")
    return (Path(share) if share else Path.home() / ".local" / "share") / "kitchentable"


def _prepare(folder: Path) -> Path:
    """The store's file in a folder that nobody else can read."""
    from kitchentable.server import sqlite

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("file-not-written", file=str(folder), why=of_system(error)) from None
    file = folder / FILE
    sqlite.prepare(file)
    return file


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        why = of_system(error)
        raise Problem("serve-address", host=host, port=port, why=why) from None
