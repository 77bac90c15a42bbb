"""The file of the SQLite store: made, checked, brought to this version, and held by one server."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import apsw

from kitchentable.kernel.files.reasons import of_system
from kitchentable.kernel.problem import Problem

WAIT = 5.0
"""Seconds to wait for another process that writes to the file."""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE content (hash BLOB PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, setup BLOB NOT NULL,
      content BLOB NOT NULL REFERENCES content, chance BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE seats (
      tab TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL,
      name TEXT NOT NULL, token BLOB NOT NULL, entropy TEXT, PRIMARY KEY (tab, seat)
    ) WITHOUT ROWID;
    CREATE TABLE journal (
      tab TEXT NOT NULL REFERENCES tables, position INTEGER NOT NULL, command TEXT,
      entry BLOB NOT NULL, PRIMARY KEY (tab, position)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX journal_command ON journal (tab, command) WHERE command IS NOT NULL;
    CREATE TABLE notes (
      tab TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, command TEXT,
      seat INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tab, number)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX notes_command ON notes (tab, command) WHERE command IS NOT NULL;
    """,
    """
    CREATE TABLE kept (
      tab TEXT NOT NULL REFERENCES tables, name TEXT NOT NULL, data BLOB NOT NULL,
      PRIMARY KEY (tab, name)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE campaigns (id TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET touched = strftime('%s', 'now') / 86400;
    ALTER TABLE campaigns ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
    UPDATE campaigns SET touched = strftime('%s', 'now') / 86400;
    CREATE INDEX tables_content ON tables (content);
    CREATE TABLE bans (place TEXT PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID;
    """,
)
"""Each migrates a file by one version; the file counts them in its `user_version`."""

PRIVATE = 0o600
"""Who may read the file: it holds the seeds of games that go on."""


def connect(path: Path) -> apsw.Connection:
    """A connection to a store's file, which is made if there is none."""
    try:
        connection = apsw.Connection(str(path))
        connection.set_busy_timeout(round(WAIT * 1000))
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}").fetchall()
    except (apsw.NotADBError, apsw.CorruptError):
        raise Problem("store-damaged", file=str(path)) from None
    except apsw.Error:
        raise Problem("store-not-opened", file=str(path)) from None
    return connection


def prepare(path: Path) -> None:
    """Make the file if there is none; check it, and migrate it. A `Problem` says why not."""
    with held(path):
        make(path)
        check(path)
        connection = connect(path)
        try:
            migrate(connection, str(path))
        finally:
            connection.close()


def make(path: Path) -> None:
    """Make a file that is not there, and let no other user read one that is."""
    try:
        with contextlib.suppress(FileNotFoundError):
            path.chmod(PRIVATE)
            return
        # complete before it has its name: a file without tables would be refused as empty
        new = path.with_name(f"{path.name}.new")
        new.unlink(missing_ok=True)
        os.close(os.open(new, os.O_CREAT | os.O_EXCL, PRIVATE))
        connection = apsw.Connection(str(new))
        try:
            migrate(connection, str(path))
        finally:
            connection.close()
        new.rename(path)
    except OSError as error:
        raise Problem("file-not-written", file=str(path), why=of_system(error)) from None


def check(path: Path) -> None:
    """Refuse a file that is empty or damaged."""
    if not path.stat().st_size:
        raise Problem("store-empty", file=str(path))
    connection = connect(path)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchall()
    except apsw.Error:
        found = []
    finally:
        connection.close()
    if found != [("ok",)]:
        raise Problem("store-damaged", file=str(path))


def migrate(connection: apsw.Connection, name: str) -> None:
    """Migrate a file to this version; a newer one is left alone and refused."""
    with connection:
        version = version_of(connection)
        if version > len(MIGRATIONS):
            raise Problem("store-newer", file=name, given=version, known=len(MIGRATIONS))
        for step in MIGRATIONS[version:]:
            connection.execute(step)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def version_of(connection: apsw.Connection) -> int:
    """How many migrations a file has had."""
    [(version,)] = connection.execute("PRAGMA user_version").fetchall()
    assert isinstance(version, int), "the pragma gives a number"
    return version


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a file while this lasts."""
    hold = Hold(path)
    try:
        yield
    finally:
        hold.release()


class Hold:
    """The right of one process to be the server of a file; a second one is refused.

    The system takes the right back when the process ends, however it ends.
    """

    def __init__(self, path: Path) -> None:
        lock = path.with_name(f"{path.name}.lock")
        try:
            self._file = os.open(lock, os.O_CREAT | os.O_RDWR, PRIVATE)
        except OSError as error:
            raise Problem("file-not-written", file=str(lock), why=of_system(error)) from None
        try:
            _lock(self._file)
        except OSError:
            holder = os.read(self._file, 20).decode("ascii", "replace") or "?"
            os.close(self._file)
            raise Problem("store-held", file=str(path), process=holder) from None
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        """Let another process have the file."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, 64, os.SEEK_SET)  # behind the number, so that it can be read
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
