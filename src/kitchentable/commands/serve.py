"""`kitchentable serve`: a server for people at other machines."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import ipaddress
import os
import socket
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

from kitchentable.commands.parser import Parser
from kitchentable.kernel.files.reasons import of_system
from kitchentable.kernel.problem import Problem
from kitchentable.locale import Words

FILE = "tables.sqlite"


def add(parser: Parser) -> None:
    parser.option("--host", default="127.0.0.1", metavar="ADDRESS", say="help-host")
    parser.number("--port", least=0, most=65_535, default=8000, say="help-port")
    parser.option("--name", action="append", metavar="NAME", say="help-name")
    parser.option("--trusted-proxy", action="append", metavar="ADDRESS", say="help-proxy")
    parser.option("--data", metavar="FOLDER", say="help-data")
    parser.option(
        "--log", choices=("text", "json"), default="text", metavar="text|json", say="help-log"
    )
    parser.number("--keep-days", least=1, most=36_500, default=0, say="help-keep-days")
    parser.option("--database-url", metavar="URL", say="help-database")
    parser.option("--bus-url", default="", metavar="URL", say="help-bus")


def run(options: argparse.Namespace, words: Words) -> int:
    from kitchentable.server import http_server
    from kitchentable.server.app import Server
    from kitchentable.server.garbage_collector import GarbageCollector
    from kitchentable.server.log import write_to
    from kitchentable.server.people.limits import Limits
    from kitchentable.server.process_limits import allow_connections

    database, place = store_of(options)
    limits = Limits(keep_days=options.keep_days)
    allow_connections(limits.connections + limits.visitors)
    names, proxies = tuple(options.name or ()), tuple(options.trusted_proxy or ())
    server = Server(database, limits, names, options.bus_url, proxies)
    server.garbage_collector = GarbageCollector()
    listening = listen(options.host, options.port)
    port = listening.getsockname()[1]
    web = http_server.running(server, options.host, port)
    write_to(sys.stderr, json=options.log == "json")
    print(words("serve-start", address=address(options.host, port), folder=place), flush=True)
    invitation = inviting(options.host, port, options.name or ())
    if invitation:
        print(words("serve-invite", address=invitation), qr_code(invitation), sep="\n", flush=True)
    http_server.run(web, web.serve([listening]))
    return 0


def address(host: str, port: int) -> str:
    """The address for a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def inviting(host: str, port: int, names: Sequence[str]) -> str:
    """The address for other people; "" if only this machine can reach the server."""
    if names:
        return address(names[0], port)
    with contextlib.suppress(ValueError):
        given = ipaddress.ip_address(host)
        if given.is_loopback:
            return ""
        if given.is_unspecified:
            host = own_address(given.version)
    return address(host, port) if host and host != "localhost" else ""


def own_address(version: int) -> str:
    """This machine's address in its network; nothing is sent to find it out."""
    family = socket.AF_INET if version == 4 else socket.AF_INET6
    far = "192.0.2.1" if version == 4 else "2001:db8::1"  # addresses that nobody has
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        return str(probe.getsockname()[0])
    return ""


def qr_code(text: str) -> str:
    """A code that a telephone can read from the screen."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="m").terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


def store_of(options: argparse.Namespace) -> tuple[str, str]:
    """The address of the store, ready for use, and how it may be shown."""
    from kitchentable.server.store import sqlite_file, store

    url = options.database_url or os.environ.get("KITCHENTABLE_DATABASE_URL", "")
    if options.bus_url and not store.is_shared(url):
        raise Problem("bus-alone")
    if url:
        if url.startswith(store.SQLITE):
            sqlite_file.prepare(Path(url.removeprefix(store.SQLITE)))
        else:
            asyncio.run(_try(url))
        return url, store.named(url)
    folder = Path(options.data) if options.data else data_folder()
    return f"{store.SQLITE}{prepare(folder)}", str(folder)


async def _try(url: str) -> None:
    """Open a store once, so that a problem is reported before the server listens."""
    from kitchentable.server.store import store

    await (await store.opened(url)).close()


def data_folder() -> Path:
    """The folder for tables by default: KITCHENTABLE_DATA, or the user's folder."""
    own = os.environ.get("KITCHENTABLE_DATA", "")
    if own:
        return Path(own)
    share = os.environ.get("XDG_DATA_HOME", "")
    return (Path(share) if share else Path.home() / ".local" / "share") / "kitchentable"


def prepare(folder: Path) -> Path:
    """The store's file, in a folder that only this user can read."""
    from kitchentable.server.store import sqlite_file

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("file-not-written", file=str(folder), why=of_system(error)) from None
    if folder.stat().st_mode & stat.S_IWOTH and sys.platform != "win32":
        raise Problem("serve-folder-open", folder=str(folder))
    file = folder / FILE
    sqlite_file.prepare(file)
    return file


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        why = of_system(error)
        raise Problem("serve-address", host=host, port=port, why=why) from None
