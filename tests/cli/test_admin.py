"""`kitchentable admin`: tables, bans and backups, beside a server that runs."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path

import pytest

from kitchentable.kernel.problem import Problem
from kitchentable.server.store import sqlite_copies, sqlite_file
from kitchentable.server.store.store import Note, today
from tests.cli.shell import Shell
from tests.server.house import run
from tests.server.test_store import agreed, answers, raw, store_at


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with three tables, one of them used long ago."""

    async def fill() -> None:
        async with store_at(f"sqlite:///{tmp_path}/tables.sqlite") as store:
            for id in ("one", "two", "old"):
                await store.create(agreed(id))
            await store.append("one", 0, answers(1, 2, 3), "0/a")
            await store.note("one", Note(0, 0, "chat", "good game"), "0/b")
        async with raw(f"sqlite:///{tmp_path}/tables.sqlite") as sql:
            await sql("UPDATE tables SET touched = touched - 100 WHERE id = 'old'")

    run(fill())
    return tmp_path


def ids(shell: Shell, folder: Path) -> set[str]:
    said = shell("admin", "list", "--json", "--data", folder)
    return {row["id"] for row in json.loads(said.out)}


class TestTables:
    def test_the_list(self, shell: Shell, folder: Path) -> None:
        said = shell("admin", "list", "--data", folder)
        assert said.code == 0
        lines = said.out.splitlines()
        assert len(lines) == 4
        assert "3 entries" in next(line for line in lines if line.startswith("one "))
        assert lines[2].startswith("old "), "the table used last comes first"
        assert lines[3] == "3 tables."

    def test_a_look_tells_no_secret(self, shell: Shell, folder: Path) -> None:
        for more in ((), ("--json",)):
            said = shell("admin", "look", "one", "--data", folder, *more)
            assert said.code == 0
            assert "good game" in said.out
            assert "Bo" in said.out
            for secret in ("noise", "sssss", "zero"):
                assert secret not in said.out

    def test_tables_are_deleted_by_name_or_because_nobody_uses_them(
        self, shell: Shell, folder: Path
    ) -> None:
        assert "would" in shell("admin", "delete", "two", "--dry-run", "--data", folder).out
        assert (
            "1 table would"
            in shell("admin", "clean", "--days", 30, "--dry-run", "--data", folder).out
        )
        assert ids(shell, folder) == {"one", "two", "old"}
        assert "1 table was" in shell("admin", "clean", "--days", 30, "--data", folder).out
        assert "1 table was" in shell("admin", "delete", "two", "--data", folder).out
        assert ids(shell, folder) == {"one"}

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("delete",), "ID"),
            (("delete", "one", "nowhere"), "nowhere"),
            (("look", "nowhere"), "nowhere"),
            (("clean",), "--days"),
            (("ban", "a friend"), "a friend"),
            (("ban",), "ADDRESS"),
            (("backup",), "FILE"),
            (("sweep",), "sweep"),
        ],
    )
    def test_what_is_missing_or_wrong_is_said(
        self, shell: Shell, folder: Path, words: tuple[str, ...], said: str
    ) -> None:
        found = shell("admin", *words, "--data", folder)
        assert found.code == 2
        assert said in found.err
        assert ids(shell, folder) == {"one", "two", "old"}

    def test_a_folder_without_tables_gets_none(self, shell: Shell, tmp_path: Path) -> None:
        said = shell("admin", "list", "--data", tmp_path)
        assert said.code == 2
        assert str(tmp_path) in said.err
        assert not list(tmp_path.iterdir())


def test_bans(shell: Shell, folder: Path) -> None:
    assert "192.0.2.7 is turned away." in shell("admin", "ban", "192.0.2.7", "--data", folder).out
    said = shell("admin", "ban", "2001:db8::7", "--days", 3, "--json", "--data", folder)
    assert json.loads(said.out) == {"192.0.2.7": 0, "2001:db8::": today() + 3}
    shell("admin", "unban", "192.0.2.7", "--data", folder)
    said = shell("admin", "bans", "--json", "--data", folder)
    assert json.loads(said.out) == {"2001:db8::": today() + 3}


class TestBackups:
    def test_one_is_made_while_the_server_runs_and_put_back(
        self, shell: Shell, folder: Path
    ) -> None:
        copy = folder / "copy.sqlite"

        async def play() -> None:
            async with store_at(f"sqlite:///{folder}/tables.sqlite") as store:

                async def write() -> None:
                    for at in range(300):
                        await store.append("two", at, answers(at))

                async def save() -> None:
                    while len(await store.journal("two")) < 20:
                        await asyncio.sleep(0)
                    await asyncio.to_thread(sqlite_copies.backup, folder / "tables.sqlite", copy)

                await asyncio.gather(write(), save())
                await store.remove(["one"])

        run(play())
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert ids(shell, folder) == {"two", "old"}
        said = shell("admin", "restore", copy, "--data", folder)
        assert said.code == 0
        assert ids(shell, folder) == {"one", "two", "old"}

        async def compare() -> None:
            async with store_at(f"sqlite:///{folder}/tables.sqlite") as store:
                assert await store.journal("one") == answers(1, 2, 3)
                found = await store.journal("two")
                assert found == answers(*range(len(found)))
                assert 20 <= len(found) <= 300

        run(compare())
        [old] = folder.glob("*.old")
        assert str(old) in said.out, "the file that was there is kept"

    def test_the_command_makes_one_and_overwrites_none(self, shell: Shell, folder: Path) -> None:
        copy = folder / "copy.sqlite"
        assert shell("admin", "backup", copy, "--data", folder).code == 0
        before = copy.read_bytes()
        said = shell("admin", "backup", copy, "--data", folder)
        assert said.code == 2
        assert copy.read_bytes() == before

    @pytest.mark.parametrize("kind", ["damaged", "empty", "other", "missing", "later"])
    def test_what_is_no_backup_changes_nothing(self, shell: Shell, folder: Path, kind: str) -> None:
        copy = folder / "copy.sqlite"
        sqlite_copies.backup(folder / "tables.sqlite", copy)
        data = bytearray(copy.read_bytes())
        if kind == "damaged":
            data[4096:8192] = bytes(range(256)) * 16
        elif kind == "later":
            data[60:64] = (99).to_bytes(4, "big")
        copy.write_bytes(b"" if kind == "empty" else b"letter" if kind == "other" else bytes(data))
        if kind == "missing":
            copy.unlink()
        before = sorted(each.name for each in folder.iterdir())
        said = shell("admin", "restore", copy, "--data", folder)
        assert said.code == 2
        assert str(copy) in said.err
        assert ids(shell, folder) == {"one", "two", "old"}
        assert not {each.name for each in folder.iterdir()} - {*before, "tables.sqlite.lock"}

    def test_none_is_put_back_under_a_running_server(self, shell: Shell, folder: Path) -> None:
        copy = folder / "copy.sqlite"
        sqlite_copies.backup(folder / "tables.sqlite", copy)
        with sqlite_file.held(folder / "tables.sqlite"):
            said = shell("admin", "restore", copy, "--data", folder)
        assert said.code == 2
        assert "process" in said.err

    def test_one_goes_into_an_empty_folder(self, shell: Shell, folder: Path) -> None:
        copy = folder / "copy.sqlite"
        sqlite_copies.backup(folder / "tables.sqlite", copy)
        new = folder / "new"
        new.mkdir()
        assert shell("admin", "restore", copy, "--data", new).code == 0
        assert ids(shell, new) == {"one", "two", "old"}

    def test_postgresql_has_its_own(self, shell: Shell, folder: Path) -> None:
        url = "postgresql://localhost/tables"
        said = shell("admin", "backup", folder / "copy", "--database-url", url)
        assert said.code == 2
        assert "pg_dump" in said.err

    def test_a_damaged_file_is_not_copied(self, folder: Path) -> None:
        file = folder / "tables.sqlite"
        data = bytearray(file.read_bytes())
        data[4096:8192] = bytes(range(256)) * 16
        file.write_bytes(data)
        with pytest.raises(Problem) as caught:
            sqlite_copies.backup(file, folder / "copy")
        assert caught.value.message.id == "store-damaged"
        assert not (folder / "copy").exists()
