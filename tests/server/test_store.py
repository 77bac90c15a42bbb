"""The store loses nothing it acknowledged, and writes nothing twice."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import apsw
import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from kitchentable.kernel.chance import Sealed, Seeded
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table.journal import Answer, Back, Entry, Interjection
from kitchentable.server.store import postgres, sqlite_file
from kitchentable.server.store.store import Agreed, Note, Repeated, Seat, Store, Taken, opened
from tests.server.house import Apart, run
from tests.server.ports import free_port


def agreed(id: str = "t1") -> Agreed:
    seats = (Seat(0, token=b"zero"), Seat(1, "random", "Bo", b"", "noise"), Seat(-1, token=b"s"))
    return Agreed(id, "pantry", 1, {"seats": 2}, b"\x80", Sealed(b"s" * 32), seats)


@asynccontextmanager
async def store_at(address: str, alone: bool = True) -> AsyncIterator[Store]:
    store = await opened(address, alone)
    try:
        yield store
    finally:
        await store.close()


def answers(*values: int) -> list[Entry]:
    return [Answer(0, value) for value in values]


def test_the_record_of_a_campaign_is_put_in_place_of_the_one_that_was_read(address: str) -> None:
    async def play() -> None:
        async with store_at(address) as store:
            assert await store.campaign("c1") is None
            assert not await store.record("c1", b"other", b"one")
            assert await store.record("c1", None, b"one")
            assert not await store.record("c1", None, b"two"), "it is there already"
            assert await store.record("c1", b"one", b"two")
        async with store_at(address) as store:
            assert await store.campaign("c1") == b"two"

    run(play())


class TestOneTable:
    def test_what_was_agreed_comes_back(self, address: str) -> None:
        async def play() -> None:
            async with store_at(address) as store:
                await store.create(agreed())
            async with store_at(address) as store:
                found = await store.table("t1")
                assert found is not None
                assert sorted(found.seats, key=lambda s: -s.number) == [
                    *(agreed().seats[1], agreed().seats[0], agreed().seats[2])
                ]
                assert (found.game, found.setup, found.content) == ("pantry", {"seats": 2}, b"\x80")
                assert found.chance == Sealed(b"s" * 32)
                assert await store.table("t2") is None

        run(play())

    def test_entries_of_every_kind_come_back_in_order(self, address: str) -> None:
        entries: list[Entry] = [
            *(Answer(-1, [3, 4]), Answer(0, None, "game"), Answer(1, None, standing=True)),
            *(Back(1, 0), Interjection(1, ["give", 0, 2]), Interjection(0, None)),
        ]

        async def play() -> None:
            async with store_at(address) as store:
                await store.create(agreed())
                await store.append("t1", 0, entries[:4], "0/a")
                await store.append("t1", 4, entries[4:], "0/b")
                assert await store.journal("t1") == entries
                assert await store.journal("t1", 4) == entries[4:]
                assert await store.commands("t1") == {"0/a", "0/b"}

        run(play())

    def test_a_position_is_given_once_and_no_gap_is_left(self, address: str) -> None:
        async def play() -> None:
            async with store_at(address) as store:
                await store.create(agreed())
                await store.append("t1", 0, answers(1, 2), "0/a")
                for position in (0, 1, 3):
                    with pytest.raises(Taken):
                        await store.append("t1", position, answers(9), f"0/at-{position}")
                assert await store.journal("t1") == answers(1, 2)

        run(play())

    def test_a_command_of_any_kind_is_written_once(self, address: str) -> None:
        async def play() -> None:
            async with store_at(address) as store:
                await store.create(agreed())
                await store.append("t1", 0, answers(1), "0/a")
                await store.note("t1", Note(0, 0, "chat", "hello"), "0/b")
                for command in ("0/a", "0/b"):
                    with pytest.raises(Repeated):
                        await store.append("t1", 1, answers(2), command)
                    with pytest.raises(Repeated):
                        await store.note("t1", Note(0, 0, "chat", "again"), command)
                assert await store.journal("t1") == answers(1)
                assert [note.text for note in await store.notes("t1", 9)] == ["hello"]

        run(play())

    def test_entropy_counts_once_and_tokens_are_replaced(self, address: str) -> None:
        async def play() -> None:
            async with store_at(address) as store:
                await store.create(agreed())
                await store.enter("t1", 0, "mine")
                await store.enter("t1", 0, "another")
                await store.renew("t1", 0, b"new")
                found = await store.table("t1")
                assert found is not None
                seats = {seat.number: seat for seat in found.seats}
                assert (seats[0].entropy, seats[0].token) == ("mine", b"new")
                assert seats[1].entropy == "noise"

        run(play())


class Appending(RuleBasedStateMachine):
    """Any order of appends, repeated and late ones, against a list."""

    address: str
    number = 0

    def __init__(self) -> None:
        super().__init__()
        Appending.number += 1
        self.table = f"t{Appending.number}"
        self.runner = Apart()
        self.store = self.runner.run(opened(self.address))
        self.runner.run(self.store.create(agreed(self.table)))
        self.model: list[Entry] = []
        self.known: set[str] = set()

    @rule(
        late=st.integers(-2, 2),
        values=st.lists(st.integers(0, 9), min_size=1, max_size=3),
        command=st.integers(0, 6),
    )
    def append(self, late: int, values: list[int], command: int) -> None:
        name = f"0/{command}"
        at = max(0, len(self.model) + late)
        expected = Repeated if name in self.known else Taken if at != len(self.model) else None
        try:
            self.runner.run(self.store.append(self.table, at, answers(*values), name))
            happened = None
        except (Repeated, Taken) as refusal:
            happened = type(refusal)
        assert happened is expected
        if happened is None:
            self.model += answers(*values)
            self.known.add(name)

    @rule()
    def close_and_open(self) -> None:
        self.runner.run(self.store.close())
        self.store = self.runner.run(opened(self.address))

    @invariant()
    def the_journal_is_the_list(self) -> None:
        assert self.runner.run(self.store.journal(self.table)) == self.model
        assert self.runner.run(self.store.commands(self.table)) == self.known

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()


def test_any_order_of_appends(address: str) -> None:
    machine = type("Appends", (Appending,), {"address": address})
    few = settings(max_examples=6, stateful_step_count=12, deadline=None, database=None)
    run_state_machine_as_test(machine, settings=few)


class TestMany:
    def test_of_writers_at_the_same_position_one_wins(self, address: str) -> None:
        """Two programs on one store: each position is given to the first that asks."""

        async def writer(store: Store, name: str) -> list[int]:
            mine: list[int] = []
            while len(mine) < 15:
                position = len(await store.journal("t1"))
                try:
                    await store.append("t1", position, answers(position), f"{name}/{len(mine)}")
                    mine.append(position)
                except Taken:
                    continue
            return mine

        async def play() -> None:
            async with store_at(address, False) as one, store_at(address, False) as two:
                await one.create(agreed())
                writers = [writer(store, f"{at}") for at, store in enumerate((one, two, one, two))]
                positions = [p for won in await asyncio.gather(*writers) for p in won]
                assert sorted(positions) == list(range(60))
                assert await one.journal("t1") == answers(*range(60))

        run(play())

    def test_one_that_fails_does_not_take_the_others_along(self, address: str) -> None:
        """All of these are in one transaction: those that are right are written."""

        async def play() -> None:
            async with store_at(address) as store:
                for at in range(40):
                    await store.create(agreed(f"t{at}"))
                outcomes = await asyncio.gather(
                    *(store.append(f"t{at}", at % 2, answers(at), "0/a") for at in range(40)),
                    return_exceptions=True,
                )
                assert [type(each) for each in outcomes] == [type(None), Taken] * 20
                for at in range(40):
                    assert await store.journal(f"t{at}") == ([] if at % 2 else answers(at))

        run(play())


CHILD = """
import asyncio, sys
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.journal import Answer
from kitchentable.server.store.store import Agreed, opened

async def play():
    store = await opened(sys.argv[1])
    if await store.table("t1") is None:
        await store.create(Agreed("t1", "pantry", 1, {}, b"", Seeded(1), ()))
    at = len(await store.journal("t1"))
    while True:
        await store.append("t1", at, [Answer(0, at)], f"0/{at}")
        print("done", at, flush=True)
        at += 1

asyncio.run(play())
"""


def test_a_killed_process_loses_nothing_it_acknowledged(address: str) -> None:
    rng = Random(5)
    acknowledged = -1
    for _ in range(3):
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, address], stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        for _ in range(rng.randrange(5, 60)):
            line = child.stdout.readline()
            acknowledged = int(line.split()[1])
        os.kill(child.pid, signal.SIGKILL)
        rest = [line for line in child.stdout.read().splitlines() if line.count(" ") == 1]
        acknowledged = int(rest[-1].split()[1]) if rest else acknowledged
        child.stdout.close()
        child.wait()
        written = run(_read(address))
        assert written == answers(*range(len(written)))
        assert len(written) > acknowledged


async def _read(address: str) -> list[Entry]:
    async with store_at(address) as store:
        return await store.journal("t1")


@asynccontextmanager
async def raw(address: str) -> AsyncIterator[Callable[[str], Awaitable[list[Any]]]]:
    """The database itself, past the store: a function that runs SQL."""
    if address.startswith("sqlite"):
        file = apsw.Connection(address.removeprefix("sqlite:///"))
        file.set_busy_timeout(60_000)

        async def run_on_file(sql: str) -> list[Any]:
            return [tuple(row) for row in file.execute(sql).fetchall()]

        yield run_on_file
        file.close()
        return
    async with postgres.connected(address) as connection:

        async def run_there(sql: str) -> list[Any]:
            return [tuple(row) for row in await connection.fetch(sql)]

        yield run_there


def known_versions(address: str) -> tuple[Any, str]:
    """The module with the migrations, and the SQL that says an empty store has version 99."""
    if address.startswith("sqlite"):
        return sqlite_file, "PRAGMA user_version = 99"
    return postgres, "CREATE TABLE kitchentable AS SELECT 99 AS version"


def written_by_the_first_version(address: str) -> list[str]:
    """The SQL with which the first version wrote a table down, and two answers."""
    begin = r"'\x" if address.startswith("post") else "x'"
    chance = msgspec.msgpack.encode(agreed().chance).hex()
    entries = [msgspec.msgpack.encode(entry).hex() for entry in answers(1, 2)]
    return [
        f"INSERT INTO content VALUES ({begin}80', {begin}80')",
        f"INSERT INTO tables VALUES ('t1', 'pantry', 1, {begin}80', {begin}80', {begin}{chance}')",
        *(
            f"INSERT INTO journal VALUES ('t1', {at}, 'c{at}', {begin}{entry}')"
            for at, entry in enumerate(entries)
        ),
    ]


class TestVersions:
    def test_a_store_of_a_later_version_is_refused_and_left_alone(self, address: str) -> None:
        async def play() -> None:
            async with raw(address) as sql:
                await sql(known_versions(address)[1])
            await opened(address)

        with pytest.raises(Problem) as caught:
            run(play())
        assert caught.value.message.id == "store-newer"

    def test_a_store_of_the_first_version_opens_with_what_it_has(
        self, address: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Written by the version before `kept`: brought up, and everything is still there."""
        module, _ = known_versions(address)

        async def play() -> None:
            with monkeypatch.context() as patch:
                patch.setattr(module, "MIGRATIONS", module.MIGRATIONS[:1])
                async with store_at(address):
                    pass
            async with raw(address) as sql:
                for line in written_by_the_first_version(address):
                    await sql(line)
            for _ in range(2):
                async with store_at(address) as store:
                    assert await store.journal("t1") == answers(1, 2)
                    found = await store.table("t1")
                    assert found is not None
                    assert (found.chance, found.content) == (agreed().chance, b"\x80")
                    await store.keep("t1", "clock", b"5")
                    assert await store.kept("t1") == {"clock": b"5"}

        run(play())

    def test_a_step_is_taken_once(self, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """A store of this version, opened by one that adds something, keeps what it has."""
        module, _ = known_versions(address)
        later = (*module.MIGRATIONS, "ALTER TABLE seats ADD COLUMN colour TEXT")

        async def play() -> None:
            async with store_at(address) as store:
                await store.create(agreed())
            monkeypatch.setattr(module, "MIGRATIONS", later)
            for _ in range(2):
                async with store_at(address) as store:
                    await store.enter("t1", 0, "mine")
                async with raw(address) as sql:
                    assert await sql("SELECT colour FROM seats WHERE seat = 0") == [(None,)]

        run(play())


class TestAddresses:
    @pytest.mark.parametrize("url", ["", "tables.sqlite", "mysql://here/tables"])
    def test_an_address_of_no_store_is_refused(self, url: str) -> None:
        with pytest.raises(Problem) as caught:
            run(opened(url))
        assert caught.value.message.id == "store-address"

    def test_a_missing_database_is_named_without_its_password(self) -> None:
        with pytest.raises(Problem) as caught:
            run(opened(f"postgresql://me:secret@127.0.0.1:{free_port()}/tables"))
        assert caught.value.message.id == "store-not-reached"
        assert "secret" not in str(caught.value.message)


def test_how_long_journals_are_and_what_is_kept(address: str) -> None:
    async def play() -> None:
        async with store_at(address) as store:
            for id in ("t1", "t2"):
                await store.create(agreed(id))
            await store.append("t1", 0, answers(1, 2, 3))
            assert await store.lengths(["t1", "t2", "t3"]) == {"t1": 3}
            await store.keep("t1", "clock", b"one")
            await store.keep("t1", "clock", b"two")
            await store.keep("t1", "mute", b"")
            assert await store.kept("t1") == {"clock": b"two", "mute": b""}
            assert await store.kept("t2") == {}

    run(play())


def test_dice_that_are_not_sealed_are_kept_too(address: str) -> None:
    async def play() -> None:
        async with store_at(address) as store:
            table = agreed()
            seeded = Agreed(
                *("t1", table.game, 1, {}, b"\x80", Seeded(7), table.seats),
            )
            await store.create(seeded)
            found = await store.table("t1")
            assert found is not None
            assert found.chance == Seeded(7)

    run(play())
