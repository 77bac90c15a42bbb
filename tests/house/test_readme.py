"""The program in the README runs, and fits into twenty lines."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[2] / "README.md"


def program() -> doctest.DocTest:
    text = README.read_text("utf-8").replace("\n```\n", "\n\n```\n")
    return doctest.DocTestParser().get_doctest(text, {}, "README.md", str(README), 0)


def test_the_program_of_the_readme_gives_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found: list[str] = []
    result = doctest.DocTestRunner().run(program(), out=found.append)
    assert result.attempted >= 10
    assert not result.failed, "".join(found)


def test_it_fits_into_twenty_lines() -> None:
    assert sum(len(each.source.splitlines()) for each in program().examples) <= 20
