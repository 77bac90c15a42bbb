"""The promises of README and documentation are kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kitchentable.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_referee_at_a_real_table_is_not_promised(page: Path) -> None:
    """Nobody asks people at a real table for distances and sight yet."""
    for paragraph in re.split(r"\n\n|\n(?=[|-] )", page.read_text("utf-8")):
        words = " ".join(paragraph.split())
        assert not re.search(r"referee|real table", words) or re.search(r"not( there)? yet", words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_commands_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    named = re.findall(r"(?:`|^(?: {4})?)kitchentable ([a-z]+)\b", text, re.MULTILINE)
    assert set(named) <= set(COMMANDS)
