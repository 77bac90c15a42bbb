"""The fixtures of all tests of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.files import saves
from tests.cli.shell import Shell, finished


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("KITCHENTABLE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    return Shell(capsys, monkeypatch)


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    path = tmp_path / "sealed.kt"
    saves.write(saves.dump(finished(Sealed(b"k" * 32, ("a", "b")))), path)
    return path
