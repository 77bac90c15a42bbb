"""What a keeper does in the store: tables that nobody uses, deletion, bans; on both stores."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import structs

from kitchentable.server.store import store as stores
from kitchentable.server.store.store import FOREVER, Note, Store, TableRow
from tests.server.house import run
from tests.server.test_store import (
    agreed,
    answers,
    known_versions,
    raw,
    store_at,
    written_by_the_first_version,
)


def check(address: str, play: Callable[[Store], Awaitable[None]]) -> None:
    async def played() -> None:
        async with store_at(address) as store:
            await play(store)

    run(played())


async def filled(store: Store, *ids: str) -> None:
    """Tables with an answer, a note and a value each."""
    for id in ids:
        await store.create(structs.replace(agreed(id), content=b"\x80" + id.encode()))
        await store.append(id, 0, answers(1, 2), "0/a")
        await store.note(id, Note(0, 0, "chat", "hello"), "0/b")
        await store.keep(id, "clock", b"1")


async def rows_of(address: str) -> list[int]:
    """How many rows each part of the store has."""
    names = ("tables", "seats", "journal", "notes", "kept", "content", "campaigns")
    async with raw(address) as sql:
        return [(await sql(f"SELECT count(*) FROM {name}"))[0][0] for name in names]


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets the day on which the tables of the test are used."""

    def set_day(number: int) -> None:
        for module in ("store", "sqlite", "postgres"):
            name = f"kitchentable.server.store.{module}.today"
            monkeypatch.setattr(name, lambda: number)

    set_day(100)
    return set_day


def test_the_list_tells_what_is_there(address: str, day: Any) -> None:
    async def play(store: Store) -> None:
        await filled(store, "a", "b")
        await store.create(agreed("c"))
        await store.touch(["b", "nowhere"], 105)
        assert await store.listed() == [
            TableRow("b", "pantry", 105, 2, 1),
            TableRow("a", "pantry", 100, 2, 1),
            TableRow("c", "pantry", 100, 0, 0),
        ]
        await store.touch(["b"], 101)
        assert (await store.listed())[0].touched == 105, "a day never goes back"
        assert await store.existing(["a", "c", "nowhere"]) == {"a", "c"}

    check(address, play)


def test_a_deleted_table_leaves_nothing_behind(address: str, day: Any) -> None:
    async def play(store: Store) -> None:
        await filled(store, "a", "b")
        await store.remove(["a", "nowhere"])
        assert await store.table("a") is None
        assert await rows_of(address) == [1, 3, 2, 1, 1, 1, 0]
        found = await store.table("b")
        assert found is not None
        assert (found.content, await store.journal("b")) == (b"\x80b", answers(1, 2))
        await filled(store, "a")
        assert await store.journal("a") == answers(1, 2), "its name is free again"

    check(address, play)


def test_content_that_two_tables_share_stays_with_the_second(address: str, day: Any) -> None:
    async def play(store: Store) -> None:
        for id in ("a", "b"):
            await store.create(agreed(id))
        await store.remove(["a"])
        found = await store.table("b")
        assert found is not None
        assert found.content == agreed("b").content

    check(address, play)


def test_what_nobody_has_used_is_forgotten(address: str, day: Callable[[int], None]) -> None:
    async def play(store: Store) -> None:
        await filled(store, "old", "used")
        await store.record("c1", None, b"one")
        await store.record("c2", None, b"one")
        day(150)
        await filled(store, "new")
        await store.record("c2", b"one", b"two")
        await store.touch(["used"], 150)
        assert await store.forget(100) == 0, "used on that very day"
        assert await store.forget(101) == 1
        assert await store.existing(["old", "used", "new"]) == {"used", "new"}
        assert (await store.campaign("c1"), await store.campaign("c2")) == (None, b"two")
        assert await store.forget(151) == 2
        assert await rows_of(address) == [0] * 7

    check(address, play)


def test_tables_of_an_earlier_version_count_as_used_on_the_day_of_the_upgrade(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise an upgrade would let them all expire at once."""
    module, _ = known_versions(address)

    async def play() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(module, "MIGRATIONS", module.MIGRATIONS[:3])
            async with store_at(address):
                pass
        async with raw(address) as sql:
            for line in written_by_the_first_version(address):
                await sql(line)
            record = r"'\x80'" if address.startswith("post") else "x'80'"
            await sql(f"INSERT INTO campaigns VALUES ('c1', {record})")
        before = stores.today()
        async with store_at(address) as store:
            assert await store.forget(before) == 0
            assert [row.id for row in await store.listed()] == ["t1"]
            assert await store.campaign("c1") == b"\x80"

    run(play())


def test_tables_are_set_up_while_others_are_deleted(address: str, day: Any) -> None:
    """All with equal content, which is deleted with the last table and written with the next."""

    async def play(store: Store) -> None:
        async def one(number: int) -> None:
            await store.create(agreed(f"t{number}"))
            await store.append(f"t{number}", 0, answers(number))
            await store.remove([f"t{number}"])

        await asyncio.gather(*(one(number) for number in range(40)))
        assert await rows_of(address) == [0] * 7

    check(address, play)


def test_bans_are_kept_and_lifted(address: str) -> None:
    async def play(store: Store) -> None:
        await store.ban("192.0.2.1", FOREVER)
        await store.ban("192.0.2.2", 100)
        await store.ban("192.0.2.2", 120)
        await store.ban("192.0.2.3", 5)
        await store.ban("192.0.2.3", None)
        await store.ban("192.0.2.4", None)
        assert await store.bans() == {"192.0.2.1": FOREVER, "192.0.2.2": 120}

    check(address, play)
