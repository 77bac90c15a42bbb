"""Backups of the store's file: made while the server runs, checked before one is put back."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import apsw

from kitchentable.kernel.files.reasons import of_system
from kitchentable.kernel.problem import Problem
from kitchentable.server.store import sqlite_file

PAGES = 1_000
"""Pages that are copied in one step; between two steps the server writes."""
BESIDE = ("", "-wal", "-shm")
"""The endings of a file and of what SQLite keeps beside it."""


def backup(path: Path, copy: Path) -> None:
    """Copy a file that a server may be using, as it stands at one moment."""
    if not path.exists():
        raise Problem("store-not-there", file=str(path))
    if copy.exists():
        raise Problem("file-exists", file=str(copy))
    part = copy.with_name(f"{copy.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, sqlite_file.PRIVATE))
        _copy(path, part)
        sqlite_file.check(part)
        part.rename(copy)
    except OSError as error:
        raise Problem("file-not-written", file=str(copy), why=of_system(error)) from None
    finally:
        part.unlink(missing_ok=True)


def _copy(path: Path, part: Path) -> None:
    source, target = sqlite_file.connect(path), apsw.Connection(str(part))
    try:
        with target.backup("main", source, "main") as copying:
            while not copying.done:
                copying.step(PAGES)
    except apsw.Error:
        raise Problem("store-damaged", file=str(path)) from None
    finally:
        target.close()
        source.close()


def restore(path: Path, copy: Path) -> Path | None:
    """Put a backup in the place of a file that no server uses; where the old file is now.

    The backup is checked and migrated first: if something is wrong with it, nothing has changed.
    """
    with sqlite_file.held(path):
        new = path.with_name(f"{path.name}.restored")
        try:
            shutil.copyfile(copy, new)
            new.chmod(sqlite_file.PRIVATE)
        except OSError as error:
            raise Problem("file-not-read", file=str(copy), why=of_system(error)) from None
        try:
            _judge(new, copy)
            old = _put_aside(path)
            new.rename(path)
        finally:
            for ending in BESIDE:
                new.with_name(new.name + ending).unlink(missing_ok=True)
    return old


def _judge(new: Path, copy: Path) -> None:
    """Raise a `Problem` if a file is no store of this version or an earlier one."""
    try:
        sqlite_file.check(new)
        connection = sqlite_file.connect(new)
        try:
            if not sqlite_file.version_of(connection):
                raise Problem("store-damaged", file=str(copy))
            sqlite_file.migrate(connection, str(copy))
        finally:
            connection.close()
    except Problem as problem:
        raise Problem(problem.message.id, **{**problem.message.args, "file": str(copy)}) from None


def _put_aside(path: Path) -> Path | None:
    if not path.exists():
        return None
    old = path.with_name(f"{path.name}.{time.strftime('%Y%m%d-%H%M%S')}.old")
    for ending in BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.rename(old.with_name(old.name + ending))
    return old
