"""`kitchentable admin`: what the keeper of a server does with its tables."""

from __future__ import annotations

import argparse
import asyncio
import datetime
import ipaddress
import os
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from kitchentable.commands.parser import Parser
from kitchentable.commands.serve import FILE, data_folder
from kitchentable.commands.shared import print_json
from kitchentable.kernel.plain import Value
from kitchentable.kernel.problem import Problem
from kitchentable.locale import Words

if TYPE_CHECKING:
    from kitchentable.server.store.store import Agreed, Note, Store

DO = ("list", "look", "delete", "clean", "bans", "ban", "unban", "backup", "restore")


def add(parser: Parser) -> None:
    parser.option("do", choices=DO, metavar="|".join(DO), say="help-admin-do")
    parser.option("what", nargs="*", metavar="ID|ADDRESS|FILE", say="help-admin-what")
    parser.number("--days", least=1, most=36_500, default=0, say="help-admin-days")
    parser.option("--dry-run", action="store_true", say="help-admin-dry-run")
    parser.option("--data", metavar="FOLDER", say="help-data")
    parser.option("--database-url", metavar="URL", say="help-database")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    if options.do in ("backup", "restore"):
        return _copies(options, words)
    return asyncio.run(_with_store(options, words, WORK[options.do]))


Work = Callable[["Store", argparse.Namespace, Words], Awaitable[int]]


async def _with_store(options: argparse.Namespace, words: Words, work: Work) -> int:
    from kitchentable.server.store.store import SQLITE, opened

    url = address(options)
    if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).exists():
        raise Problem("store-not-there", file=url.removeprefix(SQLITE))
    store = await opened(url, alone=False)  # the server may be running
    try:
        return await work(store, options, words)
    finally:
        await store.close()


def address(options: argparse.Namespace) -> str:
    """The address of the store."""
    from kitchentable.server.store.store import SQLITE

    url: str = options.database_url or os.environ.get("KITCHENTABLE_DATABASE_URL", "")
    folder = Path(options.data) if options.data else data_folder()
    return url or f"{SQLITE}{folder / FILE}"


# --- tables -----------------------------------------------------------------------------


async def _list(store: Store, options: argparse.Namespace, words: Words) -> int:
    rows = await store.listed()
    if options.json:
        print_json(msgspec.to_builtins(rows))
        return 0
    for row in rows:
        print(
            words(
                "admin-row",
                id=row.id,
                game=row.game,
                entries=row.entries,
                notes=row.notes,
                day=date_of(row.touched),
            )
        )
    print(words("admin-count", count=len(rows)))
    return 0


async def _look(store: Store, options: argparse.Namespace, words: Words) -> int:
    """A table with its people and what was said; no token, no dice, nothing hidden."""
    for id in _named(options):
        agreed = await store.table(id)
        if agreed is None:
            raise Problem("admin-no-table", id=id)
        notes = await store.notes(id, 1_000)
        if options.json:
            print_json(as_data(agreed, notes))
            continue
        print(words("admin-table", id=id, game=agreed.game, rules=agreed.rules))
        for seat in sorted(agreed.seats, key=lambda seat: seat.number):
            if seat.number >= 0:
                print(words("admin-seat", seat=seat.number, kind=seat.kind, name=seat.name))
        for note in notes:
            print(words("admin-note", seat=note.seat, kind=note.kind, text=note.text))
    return 0


def as_data(agreed: Agreed, notes: Sequence[Note]) -> dict[str, Value]:
    """A table for programs."""
    return {
        "id": agreed.id,
        "game": agreed.game,
        "setup": agreed.setup,
        "seats": [
            {"seat": seat.number, "kind": seat.kind, "name": seat.name}
            for seat in agreed.seats
            if seat.number >= 0
        ],
        "notes": [{"seat": n.seat, "kind": n.kind, "text": n.text} for n in notes],
    }


async def _delete(store: Store, options: argparse.Namespace, words: Words) -> int:
    ids = _named(options)
    there = await store.existing(ids)
    for id in ids:
        if id not in there:
            raise Problem("admin-no-table", id=id)
    if not options.dry_run:
        await store.remove(ids)
    print(words("admin-would" if options.dry_run else "admin-deleted", count=len(ids)))
    return 0


async def _clean(store: Store, options: argparse.Namespace, words: Words) -> int:
    from kitchentable.server.store.store import today

    if not options.days:
        raise Problem("admin-needs", what="--days")
    before = today() - options.days
    if options.dry_run:
        count = sum(row.touched < before for row in await store.listed())
    else:
        count = await store.forget(before)
    print(words("admin-would" if options.dry_run else "admin-deleted", count=count))
    return 0


# --- people -----------------------------------------------------------------------------


async def _bans(store: Store, options: argparse.Namespace, words: Words) -> int:
    from kitchentable.server.store.store import FOREVER

    found = await store.bans()
    if options.json:
        print_json(dict(found))
        return 0
    for place, last in sorted(found.items()):
        if last == FOREVER:
            print(words("admin-banned-forever", place=place))
        else:
            print(words("admin-banned", place=place, day=date_of(last)))
    return 0


async def _ban(store: Store, options: argparse.Namespace, words: Words) -> int:
    from kitchentable.server.store.store import FOREVER, today

    for place in _places(options):
        await store.ban(place, today() + options.days if options.days else FOREVER)
    return await _bans(store, options, words)


async def _unban(store: Store, options: argparse.Namespace, words: Words) -> int:
    for place in _places(options):
        await store.ban(place, None)
    return await _bans(store, options, words)


WORK: dict[str, Work] = {
    "list": _list,
    "look": _look,
    "delete": _delete,
    "clean": _clean,
    "bans": _bans,
    "ban": _ban,
    "unban": _unban,
}


def _named(options: argparse.Namespace) -> list[str]:
    if not options.what:
        raise Problem("admin-needs", what="ID")
    return list(options.what)


def _places(options: argparse.Namespace) -> list[str]:
    """The addresses that are named, each as the place its clients are counted for."""
    from kitchentable.server.people.proxies import place_of

    if not options.what:
        raise Problem("admin-needs", what="ADDRESS")
    for each in options.what:
        try:
            ipaddress.ip_address(each)
        except ValueError:
            raise Problem("admin-address", given=each[:60]) from None
    return [place_of(each) for each in options.what]


def date_of(day: int) -> str:
    """A day as it is counted in the store, as a date."""
    return (datetime.date(1970, 1, 1) + datetime.timedelta(days=day)).isoformat()


# --- backups ----------------------------------------------------------------------------


def _copies(options: argparse.Namespace, words: Words) -> int:
    from kitchentable.server.store import sqlite_copies
    from kitchentable.server.store.store import SQLITE

    url = address(options)
    if not url.startswith(SQLITE):
        raise Problem("admin-postgresql")
    if len(options.what) != 1:
        raise Problem("admin-needs", what="FILE")
    path, copy = Path(url.removeprefix(SQLITE)), Path(options.what[0])
    if options.do == "backup":
        sqlite_copies.backup(path, copy)
        print(words("admin-backed-up", file=str(copy)))
        return 0
    old = sqlite_copies.restore(path, copy)
    print(words("admin-restored", file=str(path)))
    if old is not None:
        print(words("admin-old", file=str(old)))
    return 0
