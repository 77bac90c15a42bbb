"""The store in PostgreSQL, which any number of nodes share.

Appending is a function of the database: an advisory lock for the table, the two checks and the
entries in one round trip. All appends that wait go into one transaction (group commit). A batch is
sorted by table, so two nodes cannot deadlock.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Sequence

import asyncpg
import msgspec
from msgspec import Struct, structs

from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table.journal import Entry
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
    named,
    today,
)

MOST_AT_ONCE = 256
"""Appends in one transaction."""

MOST_CONNECTIONS = 4
"""Connections for reading and for rare writes; one more appends."""

WAIT = 10.0
"""Seconds to wait for the database before giving up."""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE content (hash bytea PRIMARY KEY, data bytea NOT NULL);
    CREATE TABLE tables (
      id text COLLATE "C" PRIMARY KEY, game text NOT NULL, rules bigint NOT NULL,
      setup bytea NOT NULL, content bytea NOT NULL REFERENCES content, chance bytea NOT NULL
    );
    CREATE TABLE seats (
      tab text COLLATE "C" NOT NULL REFERENCES tables, seat integer NOT NULL, kind text NOT NULL,
      name text NOT NULL, token bytea NOT NULL, entropy text, PRIMARY KEY (tab, seat)
    );
    CREATE TABLE journal (
      tab text COLLATE "C" NOT NULL REFERENCES tables, position bigint NOT NULL, command text,
      entry bytea NOT NULL, PRIMARY KEY (tab, position)
    );
    CREATE UNIQUE INDEX journal_command ON journal (tab, command) WHERE command IS NOT NULL;
    CREATE TABLE notes (
      tab text COLLATE "C" NOT NULL REFERENCES tables, number bigint NOT NULL, command text,
      seat integer NOT NULL, kind text NOT NULL, text text NOT NULL, PRIMARY KEY (tab, number)
    );
    CREATE UNIQUE INDEX notes_command ON notes (tab, command) WHERE command IS NOT NULL;

    CREATE FUNCTION is_known(id text, name text) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended(id, 0));
      RETURN name IS NOT NULL AND (
        EXISTS (SELECT 1 FROM journal WHERE tab = id AND command = name)
        OR EXISTS (SELECT 1 FROM notes WHERE tab = id AND command = name));
    END $$;

    CREATE FUNCTION append(id text, first bigint, name text, entries bytea[]) RETURNS text
    LANGUAGE plpgsql AS $$ BEGIN
      IF is_known(id, name) THEN RETURN 'repeated'; END IF;
      IF first <> (SELECT coalesce(1 + max(position), 0) FROM journal WHERE tab = id) THEN
        RETURN 'taken';
      END IF;
      INSERT INTO journal SELECT id, first + at - 1, CASE WHEN at = 1 THEN name END, entry
        FROM unnest(entries) WITH ORDINALITY AS each(entry, at);
      RETURN '';
    END $$;

    CREATE FUNCTION note(id text, name text, who integer, about text, words text) RETURNS bigint
    LANGUAGE plpgsql AS $$ DECLARE new bigint; BEGIN
      IF is_known(id, name) THEN RETURN -1; END IF;
      SELECT coalesce(1 + max(number), 0) INTO new FROM notes WHERE tab = id;
      INSERT INTO notes VALUES (id, new, name, who, about, words);
      RETURN new;
    END $$;
    """,
    """
    CREATE TABLE kept (
      tab text COLLATE "C" NOT NULL REFERENCES tables, name text NOT NULL, data bytea NOT NULL,
      PRIMARY KEY (tab, name)
    );
    """,
    """
    CREATE TABLE campaigns (id text COLLATE "C" PRIMARY KEY, data bytea NOT NULL);
    """,
    """
    ALTER TABLE tables ADD COLUMN touched bigint NOT NULL DEFAULT 0;
    UPDATE tables SET touched = extract(epoch from now())::bigint / 86400;
    ALTER TABLE campaigns ADD COLUMN touched bigint NOT NULL DEFAULT 0;
    UPDATE campaigns SET touched = extract(epoch from now())::bigint / 86400;
    CREATE INDEX tables_content ON tables (content);
    CREATE TABLE bans (place text COLLATE "C" PRIMARY KEY, last bigint NOT NULL);

    CREATE FUNCTION remove(ids text[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_advisory_xact_lock(9); -- nobody gives a new table content that is deleted now
      DELETE FROM journal WHERE tab = ANY(ids);
      DELETE FROM notes WHERE tab = ANY(ids);
      DELETE FROM kept WHERE tab = ANY(ids);
      DELETE FROM seats WHERE tab = ANY(ids);
      DELETE FROM tables WHERE id = ANY(ids);
      DELETE FROM content WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.content = hash);
    END $$;
    """,
)
"""Each migrates a database by one version; the table `kitchentable` counts them."""

REFUSALS: dict[str, type[Taken] | type[Repeated]] = {"taken": Taken, "repeated": Repeated}


class _Append(Struct, frozen=True, eq=False):
    """An append that waits for its transaction."""

    row: tuple[str, int, str | None, list[bytes]]
    done: asyncio.Future[None]


class PostgresStore:
    """The store in a database; `PostgresStore.open(url)` connects to one.

    `tests/server/test_store.py` runs every test of a store on SQLite and on PostgreSQL.
    """

    def __init__(self, url: str, pool: asyncpg.Pool[asyncpg.Record]) -> None:
        self._url = url
        self._pool = pool
        self._appends: asyncio.Queue[_Append | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connect, and migrate the database to this version; a `Problem` says why not."""
        await prepare(url)
        pool = await asyncpg.create_pool(
            url, min_size=1, max_size=MOST_CONNECTIONS, timeout=WAIT, command_timeout=WAIT
        )
        return cls(url, pool)

    # --- writing -------------------------------------------------------------------------

    async def create(self, agreed: Agreed) -> None:
        hash = hashlib.sha256(agreed.content).digest()
        setup, chance = msgspec.msgpack.encode(agreed.setup), msgspec.msgpack.encode(agreed.chance)
        row = (agreed.id, agreed.game, agreed.rules, setup, hash, chance, today())
        seats = [(agreed.id, *structs.astuple(seat)) for seat in agreed.seats]
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock_shared(9)")
            content = "INSERT INTO content VALUES ($1, $2) ON CONFLICT DO NOTHING"
            await connection.execute(content, hash, agreed.content)
            await connection.execute("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7)", *row)
            places = "INSERT INTO seats VALUES ($1, $2, $3, $4, $5, $6)"
            await connection.executemany(places, seats)

    async def append(
        self, table: str, position: int, entries: Sequence[Entry], command: str | None = None
    ) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        data = [msgspec.msgpack.encode(entry) for entry in entries]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._appends.put_nowait(_Append((table, position, command, data), done))
        await done

    async def note(self, table: str, note: Note, command: str | None = None) -> Note:
        sql = "SELECT note($1, $2, $3, $4, $5)"
        row = (table, command, note.seat, note.kind, note.text)
        number = await self._pool.fetchval(sql, *row)
        if number < 0:
            raise Repeated
        return structs.replace(note, number=number)

    async def enter(self, table: str, seat: int, entropy: str) -> None:
        sql = "UPDATE seats SET entropy = $1 WHERE tab = $2 AND seat = $3 AND entropy IS NULL"
        await self._pool.execute(sql, entropy, table, seat)

    async def renew(self, table: str, seat: int, token: bytes) -> None:
        sql = "UPDATE seats SET token = $1 WHERE tab = $2 AND seat = $3"
        await self._pool.execute(sql, token, table, seat)

    async def keep(self, table: str, name: str, data: bytes) -> None:
        sql = """INSERT INTO kept VALUES ($1, $2, $3)
                 ON CONFLICT (tab, name) DO UPDATE SET data = EXCLUDED.data"""
        await self._pool.execute(sql, table, name, data)

    async def record(self, id: str, old: bytes | None, new: bytes) -> bool:
        if old is None:
            sql = "INSERT INTO campaigns VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id"
            return await self._pool.fetchval(sql, id, new, today()) is not None
        sql = """UPDATE campaigns SET data = $3, touched = $4 WHERE id = $1 AND data = $2
                 RETURNING id"""
        return await self._pool.fetchval(sql, id, old, new, today()) is not None

    # --- what a keeper does --------------------------------------------------------------

    async def touch(self, tables: Sequence[str], day: int) -> None:
        sql = "UPDATE tables SET touched = $1 WHERE id = ANY($2) AND touched < $1"
        await self._pool.execute(sql, day, list(tables))

    async def listed(self) -> list[TableRow]:
        sql = """SELECT id, game, touched,
                   (SELECT coalesce(1 + max(position), 0) FROM journal WHERE tab = id),
                   (SELECT count(*) FROM notes WHERE tab = id)
                 FROM tables ORDER BY touched DESC, id"""
        return [TableRow(*row) for row in await self._pool.fetch(sql)]

    async def existing(self, tables: Sequence[str]) -> set[str]:
        rows = await self._pool.fetch("SELECT id FROM tables WHERE id = ANY($1)", list(tables))
        return {row[0] for row in rows}

    async def remove(self, tables: Sequence[str]) -> None:
        await self._pool.execute("SELECT remove($1)", list(tables))

    async def forget(self, day: int) -> int:
        async with self._pool.acquire() as connection, connection.transaction():
            rows = await connection.fetch("SELECT id FROM tables WHERE touched < $1", day)
            await connection.execute("SELECT remove($1)", [row[0] for row in rows])
            await connection.execute("DELETE FROM campaigns WHERE touched < $1", day)
            return len(rows)

    async def bans(self) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._pool.fetch("SELECT place, last FROM bans")}

    async def ban(self, place: str, last: int | None) -> None:
        if last is None:
            await self._pool.execute("DELETE FROM bans WHERE place = $1", place)
            return
        sql = """INSERT INTO bans VALUES ($1, $2)
                 ON CONFLICT (place) DO UPDATE SET last = EXCLUDED.last"""
        await self._pool.execute(sql, place, last)

    # --- reading -------------------------------------------------------------------------

    async def table(self, id: str) -> Agreed | None:
        found = await self._pool.fetchrow(
            "SELECT game, rules, setup, chance, data FROM tables JOIN content ON hash = content"
            " WHERE id = $1",
            id,
        )
        if found is None:
            return None
        seats = await self._pool.fetch(
            "SELECT seat, kind, name, token, entropy FROM seats WHERE tab = $1 ORDER BY seat", id
        )
        game, rules, setup, chance, content = found
        agreed = decoded(SETUP, setup)
        places = tuple(Seat(*row) for row in seats)
        return Agreed(id, game, rules, agreed, content, decoded(CHANCE, chance), places)

    async def journal(self, table: str, since: int = 0) -> list[Entry]:
        sql = "SELECT entry FROM journal WHERE tab = $1 AND position >= $2 ORDER BY position"
        return [decoded(ENTRY, row[0]) for row in await self._pool.fetch(sql, table, since)]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        sql = "SELECT tab, 1 + max(position) FROM journal WHERE tab = ANY($1) GROUP BY tab"
        return {row[0]: row[1] for row in await self._pool.fetch(sql, list(tables))}

    async def commands(self, table: str) -> set[str]:
        sql = """SELECT command FROM journal WHERE tab = $1 AND command IS NOT NULL
                 UNION ALL SELECT command FROM notes WHERE tab = $1 AND command IS NOT NULL"""
        return {row[0] for row in await self._pool.fetch(sql, table)}

    async def notes(self, table: str, last: int) -> list[Note]:
        sql = """SELECT number, seat, kind, text FROM notes WHERE tab = $1
                 ORDER BY number DESC LIMIT $2"""
        return [Note(*row) for row in reversed(await self._pool.fetch(sql, table, last))]

    async def letters(self, table: str) -> int:
        sql = "SELECT coalesce(sum(length(text)), 0) FROM notes WHERE tab = $1"
        return int(await self._pool.fetchval(sql, table))

    async def campaign(self, id: str) -> bytes | None:
        found: bytes | None = await self._pool.fetchval(
            "SELECT data FROM campaigns WHERE id = $1", id
        )
        return found

    async def kept(self, table: str) -> dict[str, bytes]:
        rows = await self._pool.fetch("SELECT name, data FROM kept WHERE tab = $1", table)
        return {row[0]: row[1] for row in rows}

    def room(self) -> int | None:
        return None

    # --- the writer ----------------------------------------------------------------------

    async def _write(self) -> None:
        """Append what waits, batch by batch, until the store is closed."""
        connection: asyncpg.Connection[asyncpg.Record] | None = None
        while (first := await self._appends.get()) is not None:
            batch = [first]
            while len(batch) < MOST_AT_ONCE and not self._appends.empty():
                if (more := self._appends.get_nowait()) is None:
                    self._appends.put_nowait(None)
                    break
                batch.append(more)
            batch.sort(key=lambda each: each.row[0])
            try:
                if connection is None or connection.is_closed():
                    connection = await asyncpg.connect(
                        self._url, timeout=WAIT, command_timeout=WAIT
                    )
                await _append_all(connection, batch)
            except Exception as problem:  # nothing was written, or it is unknown what was
                for each in batch:
                    if not each.done.done():
                        each.done.set_exception(problem)
        if connection is not None:
            await connection.close()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._appends.put_nowait(None)
        await self._writer
        await self._pool.close()


async def _append_all(
    connection: asyncpg.Connection[asyncpg.Record], batch: Sequence[_Append]
) -> None:
    """Append a batch. If the database rejects one append, each gets its own outcome.

    The database has written nothing of a rejected batch, so each append can be tried again alone.
    """
    try:
        await _append(connection, batch)
    except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError):
        for each in batch:
            try:
                await _append(connection, [each])
            except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError) as problem:
                if not each.done.done():
                    each.done.set_exception(problem)


async def _append(connection: asyncpg.Connection[asyncpg.Record], batch: Sequence[_Append]) -> None:
    """Append a batch in one transaction; a refused append does not hinder the others."""
    sql = "SELECT append($1, $2, $3, $4)"
    outcomes = await connection.fetchmany(sql, [each.row for each in batch])
    for each, (outcome,) in zip(batch, outcomes, strict=True):
        if each.done.done():  # the caller was cancelled
            continue
        if outcome in REFUSALS:
            each.done.set_exception(REFUSALS[outcome]())
        else:
            each.done.set_result(None)


async def prepare(url: str) -> None:
    """Migrate a database to this version; a newer one is left alone and refused."""
    async with connected(url) as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(8)")  # one node migrates at a time
        await connection.execute("CREATE TABLE IF NOT EXISTS kitchentable (version integer)")
        version = await connection.fetchval("SELECT max(version) FROM kitchentable") or 0
        if version > len(MIGRATIONS):
            known = len(MIGRATIONS)
            raise Problem("store-newer", file=named(url), given=version, known=known)
        for number, step in enumerate(MIGRATIONS[version:], version + 1):
            await connection.execute(step)
            await connection.execute("INSERT INTO kitchentable VALUES ($1)", number)


@contextlib.asynccontextmanager
async def connected(url: str) -> AsyncIterator[asyncpg.Connection[asyncpg.Record]]:
    """A connection outside the pool; a `Problem` says why there is none."""
    try:
        connection = await asyncpg.connect(url, timeout=WAIT)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError):
        raise Problem("store-not-reached", file=named(url)) from None
    try:
        yield connection
    finally:
        await connection.close()
