"""`/health` says that the server is alive, `/ready` that it can do its work."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kitchentable.server import readiness
from kitchentable.server.store import postgres
from tests.server.house import House, house, run

FINE = {"store": True, "disk": True, "workers": True}


def check(folder: Path | str, play: Callable[[House], Awaitable[None]]) -> None:
    async def played() -> None:
        async with house(folder) as home:
            assert await home.json("/ready") == (200, FINE)
            await play(home)
            assert (await home.json("/health"))[0] == 200, "it is alive all the same"

    run(played())


def test_a_store_of_either_kind_answers(address: str) -> None:
    async def play(home: House) -> None:
        await home.table()

    check(address, play)


def test_a_store_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*given: Any) -> dict[str, int]:
        raise OSError("the disk is gone")

    async def play(home: House) -> None:
        monkeypatch.setattr(home.server.registry.store, "lengths", fail)
        assert await home.json("/ready") == (503, {**FINE, "store": False})

    check(tmp_path, play)


class Usage(NamedTuple):
    total: int
    used: int
    free: int


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(home: House) -> None:
        monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(9, 8, readiness.ROOM - 1))
        assert await home.json("/ready") == (503, {**FINE, "disk": False})
        monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(9, 8, readiness.ROOM))
        assert await home.json("/ready") == (200, FINE)

    check(tmp_path, play)


def test_workers_that_do_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ready again as soon as one that is wanted starts."""
    drawing = "/games/raiders/puzzles/raiders-nothing.svg"

    async def play(home: House) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "executable", "/nowhere/python")
            await home.request(drawing)
            assert await home.json("/ready") == (503, {**FINE, "workers": False})
        await home.request(drawing)
        assert await home.json("/ready") == (200, FINE)

    check(tmp_path, play)


@pytest.mark.database
def test_a_database_that_does_not_answer(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It accepts connections and reads nothing; `/ready` does not wait for it."""
    monkeypatch.setattr(readiness, "PATIENCE", 0.5)

    async def play(home: House) -> None:
        async with postgres.connected(database) as connection:
            async with connection.transaction():
                await connection.execute("LOCK TABLE journal IN ACCESS EXCLUSIVE MODE")
                assert await home.json("/ready") == (503, {**FINE, "store": False})
            assert await home.json("/ready") == (200, FINE)

    check(database, play)
