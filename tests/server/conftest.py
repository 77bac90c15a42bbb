"""Stores for tests: each test of a store runs on a file and on a database."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """A PostgreSQL on loopback for the whole run."""
    from tests.server import databases

    with databases.postgresql() as url:
        yield url


@pytest.fixture
def database(postgresql_server: str) -> str:
    """The address of a database with nothing in it."""
    from tests.server import databases

    return databases.fresh(postgresql_server)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """A Redis on loopback, on machines that have one."""
    from tests.server import databases

    if shutil.which("redis-server") is None:
        pytest.skip("there is no redis-server")
    with databases.redis() as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.database)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store with nothing in it, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    return str(request.getfixturevalue("database"))
