"""The command as its users meet it."""

from __future__ import annotations

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("KITCHENTABLE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    return Shell(capsys, monkeypatch)
