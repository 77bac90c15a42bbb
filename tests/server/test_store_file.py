"""The file of the store: held by one server, checked at the start, read by its owner alone."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from random import Random

import apsw
import pytest

from kitchentable.kernel.problem import Problem
from kitchentable.server.store import sqlite_file
from kitchentable.server.store.store import opened
from tests.cli.conftest import shell  # noqa: F401 (a fixture)
from tests.cli.shell import Shell
from tests.server.house import any_of, house, run
from tests.server.test_play import asked
from tests.server.test_store import agreed, answers, raw, store_at

HOLDER = """
import sys
from pathlib import Path
from kitchentable.server.store import sqlite_file
hold = sqlite_file.Hold(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


async def fill(file: Path, tables: int = 3) -> None:
    """A store with some tables, each with a thousand answers."""
    async with store_at(f"sqlite:///{file}") as store:
        for at in range(tables):
            await store.create(agreed(f"t{at}"))
            await store.append(f"t{at}", 0, answers(*range(1_000)))


def refused(file: Path) -> str:
    """The id of the sentence with which a file is refused."""
    with pytest.raises(Problem) as caught:
        sqlite_file.prepare(file)
    return caught.value.message.id


class TestOneServer:
    def test_a_second_server_is_refused_in_a_sentence_and_the_first_goes_on(
        self, file: Path
    ) -> None:
        async def play() -> None:
            async with store_at(f"sqlite:///{file}") as store:
                await store.create(agreed())
                with pytest.raises(Problem) as caught:
                    await opened(f"sqlite:///{file}")
                said = caught.value.message
                assert (said.id, said.args["process"]) == ("store-held", str(os.getpid()))
                await store.append("t1", 0, answers(1))
            async with store_at(f"sqlite:///{file}") as store:
                assert await store.journal("t1") == answers(1)

        run(play())

    def test_serve_says_so_and_does_not_start(
        self,
        file: Path,
        shell: Shell,  # noqa: F811
    ) -> None:
        with sqlite_file.held(file):
            said = shell("serve", "--port", "0", "--data", str(file.parent))
        assert said.code == 2
        assert "--data" in said.err
        assert str(os.getpid()) in said.err
        assert not said.out, "no address is announced"

    def test_a_killed_server_holds_nothing(self, file: Path) -> None:
        command = [sys.executable, "-c", HOLDER, str(file)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == "held\n"
            with pytest.raises(Problem) as caught:
                sqlite_file.Hold(file)
            assert caught.value.message.args["process"] == str(child.pid)
            child.send_signal(signal.SIGKILL)
        with sqlite_file.held(file):
            pass


class TestTheStart:
    def test_an_empty_file_is_refused_and_left_alone(self, file: Path) -> None:
        file.touch()
        assert refused(file) == "store-empty"
        assert file.stat().st_size == 0

    def test_a_file_that_is_no_store_is_refused_and_left_alone(self, file: Path) -> None:
        file.write_bytes(b"a letter to my aunt " * 500)
        assert refused(file) == "store-damaged"
        assert file.read_bytes() == b"a letter to my aunt " * 500

    def test_random_bytes_inside_are_found(self, file: Path) -> None:
        run(fill(file))
        whole = file.read_bytes()
        rng, page = Random(3), 4096
        for _ in range(5):
            damaged = bytearray(whole)
            at = rng.randrange(1, len(whole) // page) * page
            damaged[at : at + page] = rng.randbytes(page)
            file.write_bytes(damaged)
            assert refused(file) == "store-damaged"
        file.write_bytes(whole)
        sqlite_file.prepare(file)

    def test_the_command_says_what_to_do(
        self,
        file: Path,
        shell: Shell,  # noqa: F811
    ) -> None:
        file.touch()
        said = shell("serve", "--port", "0", "--data", str(file.parent))
        assert said.code == 2
        assert "admin restore" in said.err
        assert not said.out

    def test_a_new_file_is_whole_or_not_there(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A machine that fails while the file is made leaves none that is refused later."""

        def fail(connection: apsw.Connection, name: str) -> None:
            raise apsw.FullError

        with monkeypatch.context() as patch:
            patch.setattr(sqlite_file, "migrate", fail)
            with pytest.raises(apsw.FullError):
                sqlite_file.make(file)
        assert not file.exists()
        sqlite_file.prepare(file)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_no_other_user_can_read_the_file(file: Path) -> None:
    """Neither a new file nor one of an earlier version, nor what SQLite writes beside it."""

    async def play() -> None:
        for _ in range(2):
            async with store_at(f"sqlite:///{file}") as store:
                await store.create(agreed(f"t{file.stat().st_mtime_ns}"))
                for each in file.parent.iterdir():
                    assert stat.S_IMODE(each.stat().st_mode) == 0o600, each.name
            file.chmod(0o644)

    run(play())


def test_a_damaged_table_does_not_harm_the_others(address: str) -> None:
    """What is damaged inside a value is found when the table is opened, and said there alone."""

    async def play() -> None:
        async with house(address) as home:
            broken = [await home.table() for _ in range(3)]
            whole = await home.table()
        damage = r"'\x9301'" if address.startswith("post") else "x'9301'"
        entry = f"INSERT INTO journal VALUES ('{broken[2].table}', 0, NULL, {damage})"
        async with raw(address) as sql:
            for field, links in zip(("setup", "chance"), broken, strict=False):
                await sql(f"UPDATE tables SET {field} = {damage} WHERE id = '{links.table}'")
            await sql("UPDATE seats SET entropy = 'mine' WHERE entropy IS NULL")
            await sql(entry)
        async with house(address) as home:
            for links in broken[:2]:
                status, found = await home.json(f"/tables/{links.table}")
                assert (status, found["say"]["id"]) == (503, "server-damaged")
            status, found = await home.json(
                f"/tables/{broken[2].table}/game.kt",
                authorization=f"Bearer {broken[2].spectator}",
            )
            assert (status, found["say"]["id"]) == (503, "server-damaged")
            assert (await home.json(f"/tables/{whole.table}"))[0] == 200
            async with home.client(whole, 0) as one, home.client(whole, 1) as two:
                me, state = await asked(one, two)
                assert state.asked is not None
                await me.answer(any_of(1)(state.asked, state))

    run(play())
