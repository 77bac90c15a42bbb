"""Notes what passing tests prove, and can take the code of a rule away (`--without-rule`)."""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from kitchentable import games
from kitchentable.kernel import rules
from tests import proof

os.environ["KITCHENTABLE_GAMES"] = "tests.games.pantry"

# How long an example takes says something about the machine, not about the program.
settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calm")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--without-rule", default="", help="take the code of this rule away")
    parser.addoption("--failures", default="", help="write down here how tests failed")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every law for every setup that the game's test names."""
    setups = getattr(metafunc.cls, "setups", None)
    if setups and "setup" in metafunc.fixturenames:
        names = [f"setup{number}" for number in range(len(setups))]
        metafunc.parametrize("setup", setups, ids=names)


@pytest.fixture(autouse=True)
def _without_rule(request: pytest.FixtureRequest) -> Iterator[None]:
    number = request.config.getoption("--without-rule")
    if not number:
        yield
        return
    games.game(games.row_of_rule(number).name).load()
    if not rules.code_of(number):
        pytest.exit(f"no code bears {number}: there is nothing to take away", returncode=4)
    with rules.disabled(number):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and not report.passed:
        proof.NOTED.pop(item.nodeid, None)
    file = item.config.getoption("--failures")
    if file and call.excinfo is not None:
        with Path(file).open("a") as out:
            out.write(json.dumps({"test": item.nodeid, **proof.failure(call.excinfo)}) + "\n")
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Leave the notes for tools/proof.py, one file for each process."""
    config: Any = session.config
    if not proof.NOTED or config.getoption("--without-rule"):
        return
    worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
    folder: Path = config.rootpath / ".proof"
    folder.mkdir(exist_ok=True)
    (folder / f"{worker}.json").write_text(json.dumps(proof.NOTED))
