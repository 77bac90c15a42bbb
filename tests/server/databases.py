"""PostgreSQL and Redis for tests: servers of their own on loopback, in temporary folders.

PostgreSQL does not run as root: there it runs as another user of the machine.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg

from tests.server.house import run
from tests.server.ports import free_port
from tests.server.waiting import GIVE_UP, until_listening, until_so

UNPRIVILEGED = ("postgres", "nobody")
"""The users that can run PostgreSQL when the tests run as root."""


def programs() -> Path:
    """Where Debian has the programs of PostgreSQL, or else the search path."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name))
    if debian:
        return debian[-1]
    on_path = shutil.which("initdb")
    assert on_path is not None, "PostgreSQL is not installed"
    return Path(on_path).resolve().parent


def user() -> str | None:
    """The user that runs the database; `None`: the one that runs the tests."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


@contextlib.contextmanager
def folder_of(owner: str | None) -> Iterator[Path]:
    """A temporary folder that another user can use."""
    folder = Path(tempfile.mkdtemp(prefix="kt-database-"))
    try:
        if owner is not None:
            shutil.chown(folder, owner)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def postgresql(durable: bool = False) -> Iterator[str]:
    """An empty database server; the address of its database."""
    owner, bin, port = user(), programs(), free_port()
    with folder_of(owner) as folder:
        log = (folder / "log").open("wb")
        data = folder / "data"
        common = {"user": owner, "cwd": folder, "stdout": log, "stderr": log}
        initdb = [bin / "initdb", "-D", data, "-U", "kt", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*initdb, "--locale=C"], check=True, **common)  # type: ignore[call-overload]
        command = [bin / "postgres", "-D", data, "-p", str(port), "-k", folder]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "shared_buffers=32MB"]
        command += [] if durable else ["-c", "fsync=off"]
        child = subprocess.Popen(command, **common)  # type: ignore[call-overload]
        try:
            url = f"postgresql://kt@127.0.0.1:{port}/postgres"
            until_so(lambda: run(_says(url, "SELECT 1")))
            yield url
        finally:
            child.send_signal(signal.SIGINT)  # ends open connections too
            child.wait(GIVE_UP)
            log.close()


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """A Redis that keeps nothing; its address."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    child = subprocess.Popen([*command, "--appendonly", "no"], stdout=subprocess.DEVNULL)
    try:
        until_listening(port, child)
        yield f"redis://127.0.0.1:{port}"
    finally:
        child.terminate()
        child.wait(GIVE_UP)


async def _says(url: str, sql: str) -> bool:
    try:
        connection = await asyncpg.connect(url)
    except (OSError, asyncpg.PostgresError):
        return False
    await connection.execute(sql)
    await connection.close()
    return True


def fresh(url: str) -> str:
    """Another database of a server, with nothing in it."""
    name = f"t{secrets.token_hex(6)}"
    assert run(_says(url, f"CREATE DATABASE {name}"))
    return f"{url.rpartition('/')[0]}/{name}"
