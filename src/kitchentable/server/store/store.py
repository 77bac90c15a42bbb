"""The store: what must never be lost.

A table is what was agreed, its seats and its journal. `(table, position)` is the primary key
of the journal and `(table, command)` is unique: two writers cannot both append, and a command
that is sent again changes nothing. Every method returns when its work is safely on disk.

An address names the store: `sqlite:///tables.sqlite`, `postgresql://host/database`.

>>> import asyncio, tempfile
>>> from kitchentable.kernel.chance import Seeded
>>> from kitchentable.kernel.table.journal import Answer
>>> async def play(folder: str) -> None:
...     store = await opened(f"sqlite:///{folder}/tables.sqlite")
...     await store.create(Agreed("t1", "pantry", 1, {}, b"", Seeded(7), ()))
...     await store.append("t1", 0, [Answer(0, "cheese")], command="0/c1")
...     print(await store.journal("t1"))
...     try:
...         await store.append("t1", 0, [Answer(1, "crumbs")])
...     except Taken:
...         print("another writer was first")
...     await store.close()
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(play(folder))
[Answer(seat=0, value='cheese', until='', standing=False)]
another writer was first
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from kitchentable.kernel import company
from kitchentable.kernel.chance import Kept
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table.journal import Entry

T = TypeVar("T")

SPECTATOR = -1
KEEPER = -2
"""Numbers of places that do not play: the spectators', and that of the keeper, who renews links."""

PERSON = company.PERSON

DiceSource = Kept
"""Where the dice of a table come from."""


class Seat(Struct, frozen=True):
    """A seat: its player (`person`, or a kind of bot) and the hash of its token."""

    number: int
    kind: str = PERSON
    name: str = ""
    token: bytes = b""
    """SHA-256 of the token; empty: no token opens the seat."""
    entropy: str | None = None
    """What the seat added to sealed dice; `None`: it has not joined yet."""


class Agreed(Struct, frozen=True):
    """A table as it was set up. Nothing of this changes."""

    id: str
    game: str
    rules: int
    """The version of the game's rules."""
    setup: dict[str, Plain]
    content: bytes
    """The content it is played with, MessagePack."""
    chance: DiceSource
    """Without the seats' entropy, which is with the seats."""
    seats: tuple[Seat, ...]


class Note(Struct, frozen=True):
    """A note beside the game: what a seat said (`chat`), or that a bot failed (`bot`)."""

    number: int
    seat: int
    kind: str
    text: str


class TableRow(Struct, frozen=True):
    """A table in the list of all tables."""

    id: str
    game: str
    touched: int
    """The day on which it was used last, counted from 1 January 1970."""
    entries: int
    notes: int


FOREVER = 0
"""The last day of a ban that does not end."""


def today() -> int:
    """The present day, counted from 1 January 1970."""
    return int(time.time()) // 86_400


class Taken(Exception):
    """Another writer has appended at this position: read the journal again."""


class Repeated(Exception):
    """This command was written down before."""


class Damaged(Problem):
    """What is kept of a table cannot be read any more."""


class Store(Protocol):
    """Where tables are kept."""

    async def create(self, agreed: Agreed) -> None:
        """Write a new table down."""
        ...

    async def table(self, id: str) -> Agreed | None:
        """A table with its seats as they are now; `None` if there is none."""
        ...

    async def append(
        self, table: str, position: int, entries: Sequence[Entry], command: str | None = None
    ) -> None:
        """Add entries behind the first `position`; raises `Taken` or `Repeated`."""
        ...

    async def journal(self, table: str, since: int = 0) -> list[Entry]:
        """The entries from a position on."""
        ...

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """The lengths of the journals of tables; tables without entries are left out."""
        ...

    async def commands(self, table: str) -> set[str]:
        """Every command that has been written down."""
        ...

    async def note(self, table: str, note: Note, command: str | None = None) -> Note:
        """Write a note down; returns it with its number. Raises `Repeated`."""
        ...

    async def notes(self, table: str, last: int) -> list[Note]:
        """The last notes."""
        ...

    async def letters(self, table: str) -> int:
        """How many letters the notes of a table have."""
        ...

    async def enter(self, table: str, seat: int, entropy: str) -> None:
        """Write down what a seat adds to the dice. Only the first time counts."""
        ...

    async def renew(self, table: str, seat: int, token: bytes) -> None:
        """Give a seat another token; an empty one opens nothing."""
        ...

    async def keep(self, table: str, name: str, data: bytes) -> None:
        """Keep a small value beside the game, in place of the old value of that name."""
        ...

    async def kept(self, table: str) -> dict[str, bytes]:
        """The values beside the game, by name."""
        ...

    async def campaign(self, id: str) -> bytes | None:
        """The record of a campaign; `None` if there is none."""
        ...

    async def record(self, id: str, old: bytes | None, new: bytes) -> bool:
        """Replace a campaign's record; false if the stored one is not `old` any more."""
        ...

    async def touch(self, tables: Sequence[str], day: int) -> None:
        """Note the day on which tables are used."""
        ...

    async def listed(self) -> list[TableRow]:
        """All tables, the one used last first."""
        ...

    async def existing(self, tables: Sequence[str]) -> set[str]:
        """Those of some tables that are still there."""
        ...

    async def remove(self, tables: Sequence[str]) -> None:
        """Delete tables with everything that was kept of them."""
        ...

    async def forget(self, day: int) -> int:
        """Delete the tables and campaigns that nobody has used since before a day; how many."""
        ...

    async def bans(self) -> dict[str, int]:
        """The places whose clients are turned away, each with the last day of its ban."""
        ...

    async def ban(self, place: str, last: int | None) -> None:
        """Turn the clients of a place away until the end of a day; `None`: let them in again."""
        ...

    def room(self) -> int | None:
        """How many bytes the store's disk has free; `None`: the store is on another machine."""
        ...

    async def close(self) -> None:
        """Finish writing, and close."""
        ...


ENTRY = msgspec.msgpack.Decoder(Entry)
CHANCE: msgspec.msgpack.Decoder[DiceSource] = msgspec.msgpack.Decoder(DiceSource)
SETUP = msgspec.msgpack.Decoder(dict[str, Plain])


def decoded(decoder: msgspec.msgpack.Decoder[T], data: bytes) -> T:
    """A value that was kept; raises `Damaged`."""
    try:
        return decoder.decode(data)
    except msgspec.MsgspecError:
        raise Damaged("server-damaged") from None


SQLITE = "sqlite:///"


def is_shared(url: str) -> bool:
    """Whether several nodes can share the store at an address."""
    return url.startswith(("postgresql://", "postgres://"))


def named(url: str) -> str:
    """A store's address as it may be shown: without the password.

    >>> named("postgresql://me:secret@db:5432/tables")
    'postgresql://db:5432/tables'
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


async def opened(url: str, alone: bool = True) -> Store:
    """The store at an address, brought up to this version; a `Problem` says why not.

    The path of a file follows three slashes: a fourth one begins at the root. A file has one
    server; a program that works beside that server opens it with `alone=False`.
    """
    if is_shared(url):
        try:
            from kitchentable.server.store.postgres import PostgresStore
        except ImportError:
            raise Problem("store-package", package="asyncpg") from None
        return await PostgresStore.open(url)
    if not url.startswith(SQLITE):
        raise Problem("store-address", known="sqlite:///FILE, postgresql://HOST/DATABASE")
    from kitchentable.server.store.sqlite import SQLiteStore

    return SQLiteStore(Path(url.removeprefix(SQLITE)), alone)
