"""The store in one SQLite file.

All writes that wait go into one transaction (group commit): a disk that needs 5 ms for a commit
needs them once for all. The statements run in the event loop; only the commit, which waits for the
disk, runs in a thread. (A thread that ran every statement would need the interpreter's lock for
each, and under load would wait longer for the lock than for the disk.)
`synchronous=FULL`: what was acknowledged is there after a crash of the program and of the machine.
"""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import apsw
import msgspec
from msgspec import structs

from kitchentable.kernel.table.journal import Entry
from kitchentable.server.store import sqlite_file
from kitchentable.server.store.sqlite_file import WAIT
from kitchentable.server.store.store import (
    CHANCE,
    ENTRY,
    SETUP,
    Agreed,
    Note,
    Repeated,
    Seat,
    TableRow,
    Taken,
    decoded,
    today,
)

T = TypeVar("T")
Rows = list[tuple[Any, ...]]
"""Values as SQLite gives them: each has the type of its column."""

MOST_AT_ONCE = 256
"""Writes in one transaction."""

UNFIT = (apsw.ConstraintError, apsw.MismatchError, apsw.TooBigError, TypeError, ValueError)
"""Errors of one write alone: the other writes of its transaction go on."""


class SQLiteStore:
    """The store in one file. Make it inside a running event loop, and close it there.

    `alone`: the file is held until the store is closed, so no second server can use it.

    >>> import tempfile
    >>> async def visit(file: Path) -> None:
    ...     store = SQLiteStore(file)
    ...     print(await store.table("t1"), await store.lengths(["t1"]))
    ...     await store.close()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     asyncio.run(visit(Path(folder) / "tables.sqlite"))
    None {}
    """

    def __init__(self, path: Path, alone: bool = True) -> None:
        self._path = path
        self._hold = sqlite_file.Hold(path) if alone else None
        try:
            sqlite_file.make(path)
            self._write = sqlite_file.connect(path)
            sqlite_file.migrate(self._write, str(path))
            self._read = sqlite_file.connect(path)
        except Exception:
            self._release()
            raise
        self._write.set_busy_timeout(0)
        self._reading = threading.Lock()
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "store")
        self._closed = False

    # --- writing -------------------------------------------------------------------------

    async def create(self, agreed: Agreed) -> None:
        hash = hashlib.sha256(agreed.content).digest()
        setup, chance = msgspec.msgpack.encode(agreed.setup), msgspec.msgpack.encode(agreed.chance)
        row = (agreed.id, agreed.game, agreed.rules, setup, hash, chance, today())
        seats = [(agreed.id, *structs.astuple(seat)) for seat in agreed.seats]

        def work(connection: apsw.Connection) -> None:
            connection.execute(
                "INSERT OR IGNORE INTO content VALUES (?, ?)", (hash, agreed.content)
            )
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", seats)

        await self._do(work)

    async def append(
        self, table: str, position: int, entries: Sequence[Entry], command: str | None = None
    ) -> None:
        rows = [
            (table, position + at, command if at == 0 else None, msgspec.msgpack.encode(entry))
            for at, entry in enumerate(entries)
        ]

        def work(connection: apsw.Connection) -> None:
            if command is not None and _is_known(connection, table, command):
                raise Repeated
            if _length(connection, table) != position:
                raise Taken
            connection.executemany("INSERT INTO journal VALUES (?, ?, ?, ?)", rows)

        await self._do(work)

    async def note(self, table: str, note: Note, command: str | None = None) -> Note:
        def work(connection: apsw.Connection) -> Note:
            if command is not None and _is_known(connection, table, command):
                raise Repeated
            number = _number(connection, "SELECT 1 + max(number) FROM notes WHERE tab = ?", table)
            numbered = structs.replace(note, number=number or 0)
            row = (table, numbered.number, command, note.seat, note.kind, note.text)
            connection.execute("INSERT INTO notes VALUES (?, ?, ?, ?, ?, ?)", row)
            return numbered

        return await self._do(work)

    async def enter(self, table: str, seat: int, entropy: str) -> None:
        sql = "UPDATE seats SET entropy = ? WHERE tab = ? AND seat = ? AND entropy IS NULL"
        await self._do(lambda connection: connection.execute(sql, (entropy, table, seat)))

    async def renew(self, table: str, seat: int, token: bytes) -> None:
        sql = "UPDATE seats SET token = ? WHERE tab = ? AND seat = ?"
        await self._do(lambda connection: connection.execute(sql, (token, table, seat)))

    async def keep(self, table: str, name: str, data: bytes) -> None:
        sql = "INSERT OR REPLACE INTO kept VALUES (?, ?, ?)"
        await self._do(lambda connection: connection.execute(sql, (table, name, data)))

    async def record(self, id: str, old: bytes | None, new: bytes) -> bool:
        def work(connection: apsw.Connection) -> bool:
            sql = "SELECT max(data) FROM campaigns WHERE id = ?"
            if connection.execute(sql, (id,)).fetchall() != [(old,)]:
                return False
            row = (id, new, today())
            connection.execute("INSERT OR REPLACE INTO campaigns VALUES (?, ?, ?)", row)
            return True

        return await self._do(work)

    # --- what a keeper does --------------------------------------------------------------

    async def touch(self, tables: Sequence[str], day: int) -> None:
        sql = "UPDATE tables SET touched = ?1 WHERE id = ?2 AND touched < ?1"
        rows = [(day, id) for id in tables]
        await self._do(lambda connection: connection.executemany(sql, rows))

    async def listed(self) -> list[TableRow]:
        sql = """SELECT id, game, touched,
                   (SELECT coalesce(1 + max(position), 0) FROM journal WHERE tab = id),
                   (SELECT count(*) FROM notes WHERE tab = id)
                 FROM tables ORDER BY touched DESC, id"""
        return [TableRow(*row) for row in await self._all(sql)]

    async def existing(self, tables: Sequence[str]) -> set[str]:
        def work() -> set[str]:
            sql = "SELECT count(*) FROM tables WHERE id = ?"
            with self._reading:
                return {id for id in tables if _number(self._read, sql, id)}

        return await asyncio.to_thread(work)

    async def remove(self, tables: Sequence[str]) -> None:
        await self._do(lambda connection: _remove(connection, tables))

    async def forget(self, day: int) -> int:
        def work(connection: apsw.Connection) -> int:
            old = connection.execute("SELECT id FROM tables WHERE touched < ?", (day,)).fetchall()
            _remove(connection, [str(row[0]) for row in old])
            connection.execute("DELETE FROM campaigns WHERE touched < ?", (day,))
            return len(old)

        return await self._do(work)

    async def bans(self) -> dict[str, int]:
        return dict(await self._all("SELECT place, last FROM bans"))

    async def ban(self, place: str, last: int | None) -> None:
        if last is None:
            row: tuple[str | int, ...] = (place,)
            sql = "DELETE FROM bans WHERE place = ?"
        else:
            row, sql = (place, last), "INSERT OR REPLACE INTO bans VALUES (?, ?)"
        await self._do(lambda connection: connection.execute(sql, row))

    # --- reading -------------------------------------------------------------------------

    async def table(self, id: str) -> Agreed | None:
        select = (
            "SELECT game, rules, setup, chance, data FROM tables JOIN content ON hash = content"
        )
        found = await self._rows(select, "id", id)
        if not found:
            return None
        rows = await self._rows("SELECT seat, kind, name, token, entropy FROM seats", "tab", id)
        seats = tuple(Seat(*row) for row in rows)
        game, rules, setup, chance, content = found[0]
        agreed = decoded(SETUP, setup)
        return Agreed(id, game, rules, agreed, content, decoded(CHANCE, chance), seats)

    async def journal(self, table: str, since: int = 0) -> list[Entry]:
        rows = await self._rows(
            "SELECT entry FROM journal",
            "tab",
            table,
            f"AND position >= {since:d} ORDER BY position",
        )
        return [decoded(ENTRY, row[0]) for row in rows]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        def work() -> dict[str, int]:
            sql = "SELECT 1 + max(position) FROM journal WHERE tab = ?"
            with self._reading:
                found = {id: _number(self._read, sql, id) for id in tables}
            return {id: length for id, length in found.items() if length is not None}

        return await asyncio.to_thread(work)

    async def commands(self, table: str) -> set[str]:
        found = "AND command IS NOT NULL"
        played = await self._rows("SELECT command FROM journal", "tab", table, found)
        noted = await self._rows("SELECT command FROM notes", "tab", table, found)
        return {row[0] for row in played + noted}

    async def notes(self, table: str, last: int) -> list[Note]:
        order = f"ORDER BY number DESC LIMIT {last:d}"
        rows = await self._rows("SELECT number, seat, kind, text FROM notes", "tab", table, order)
        return [Note(*row) for row in reversed(rows)]

    async def letters(self, table: str) -> int:
        rows = await self._rows("SELECT coalesce(sum(length(text)), 0) FROM notes", "tab", table)
        return int(rows[0][0])

    async def kept(self, table: str) -> dict[str, bytes]:
        return dict(await self._rows("SELECT name, data FROM kept", "tab", table))

    async def campaign(self, id: str) -> bytes | None:
        rows = await self._rows("SELECT data FROM campaigns", "id", id)
        return rows[0][0] if rows else None

    async def _rows(self, select: str, key: str, value: str, more: str = "") -> Rows:
        return await self._all(f"{select} WHERE {key} = ? {more}", value)

    async def _all(self, sql: str, *values: str) -> Rows:
        def work() -> Rows:
            with self._reading:
                return self._read.execute(sql, values).fetchall()

        return await asyncio.to_thread(work)

    # --- the writer ----------------------------------------------------------------------

    async def _do(self, work: Callable[[apsw.Connection], T]) -> T:
        """Do a write together with all others that wait; returns when it is safe."""
        if self._closed:
            raise RuntimeError("the store is closed")
        write = _Write(work)
        self._waiting.append(write)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await write.done

    async def _write_all(self) -> None:
        """Do the writes that wait, one transaction after the other."""
        while self._waiting:
            batch = self._waiting[:MOST_AT_ONCE]
            self._waiting = self._waiting[MOST_AT_ONCE:]
            await self._together(batch)
            for write in batch:
                write.tell()
        self._writing = None

    async def _together(self, writes: Sequence[_Waiting]) -> None:
        """Do writes in one transaction. A write that fails is undone alone."""
        connection, thread = self._write, asyncio.get_running_loop().run_in_executor
        try:
            try:
                connection.execute("BEGIN IMMEDIATE")
            except apsw.BusyError:  # another process writes to the file
                await thread(self._thread, _begin, connection)
            for write in writes:
                write.run(connection)
            await thread(self._thread, connection.execute, "COMMIT")
        except Exception as error:  # the disk is full, or gone: nothing was written
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for write in writes:
                write.fail(error)

    def room(self) -> int | None:
        try:
            return shutil.disk_usage(self._path.parent).free
        except OSError:  # the disk is gone
            return 0

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._writing is not None:
            await self._writing
        await asyncio.to_thread(self._thread.shutdown)
        self._write.close()
        self._read.close()
        self._release()

    def _release(self) -> None:
        if self._hold is not None:
            self._hold.release()


def _begin(connection: apsw.Connection) -> None:
    """Begin a transaction; wait up to `WAIT` seconds for another process that writes."""
    limit = time.monotonic() + WAIT
    while True:
        try:
            connection.execute("BEGIN IMMEDIATE")
            return
        except apsw.BusyError:
            if time.monotonic() > limit:
                raise
            time.sleep(0.002)


class _Waiting(Protocol):
    """A write that waits for its transaction."""

    def run(self, connection: apsw.Connection) -> None: ...
    def fail(self, error: Exception) -> None: ...
    def tell(self) -> None: ...


class _Write(Generic[T]):
    """A write, its outcome, and the future of the caller that waits for it."""

    def __init__(self, work: Callable[[apsw.Connection], T]) -> None:
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work = work
        self._error: Exception | None = None
        self._result: T

    def run(self, connection: apsw.Connection) -> None:
        """Do the write in a savepoint of its own."""
        try:
            with connection:
                self._result = self._work(connection)
        except (Taken, Repeated, *UNFIT) as refusal:
            self._error = refusal

    def fail(self, error: Exception) -> None:
        """The whole transaction failed."""
        self._error = error

    def tell(self) -> None:
        """Tell the caller the outcome, unless the caller was cancelled."""
        if self.done.done():
            return
        if self._error is not None:
            self.done.set_exception(self._error)
        else:
            self.done.set_result(self._result)


def _remove(connection: apsw.Connection, tables: Sequence[str]) -> None:
    """Delete tables, and content that no table is played with any more."""
    rows = [(id,) for id in tables]
    for name in ("journal", "notes", "kept", "seats"):
        connection.executemany(f"DELETE FROM {name} WHERE tab = ?", rows)
    connection.executemany("DELETE FROM tables WHERE id = ?", rows)
    connection.execute(
        "DELETE FROM content WHERE NOT EXISTS (SELECT 1 FROM tables WHERE content = hash)"
    )


def _number(connection: apsw.Connection, sql: str, *values: str) -> int | None:
    """The number that a query gives; `None`: it gives NULL."""
    [(found,)] = connection.execute(sql, values).fetchall()
    assert found is None or isinstance(found, int), "the query is for a number"
    return found


def _length(connection: apsw.Connection, table: str) -> int:
    sql = "SELECT coalesce(1 + max(position), 0) FROM journal WHERE tab = ?"
    return _number(connection, sql, table) or 0


def _is_known(connection: apsw.Connection, table: str, command: str) -> bool:
    sql = """SELECT EXISTS (SELECT 1 FROM journal WHERE tab = ?1 AND command = ?2)
             OR EXISTS (SELECT 1 FROM notes WHERE tab = ?1 AND command = ?2)"""
    return bool(_number(connection, sql, table, command))
