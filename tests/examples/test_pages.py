"""The pages of the examples show the code that runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def shown(page: Path) -> str:
    """The code of a page, its blocks in order: those without a prompt, up to the tests."""
    blocks = re.findall(
        r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    return "".join(block for block in blocks if ">>> " not in block and "(Laws)" not in block)


def without_blank_lines(code: str) -> list[str]:
    return [line for line in code.splitlines() if line]


PAGES = [
    ("game-in-100-lines.md", "magpies/__init__.py", 100),
    ("bot-in-30-lines.md", "greedy.py", 50),
]


@pytest.mark.parametrize(("page", "code", "most"), PAGES, ids=["game", "bot"])
def test_a_page_shows_all_of_its_code(page: str, code: str, most: int) -> None:
    text = (ROOT / "examples" / code).read_text("utf-8")
    assert without_blank_lines(shown(ROOT / "docs" / page)) == without_blank_lines(text)
    assert len(text.splitlines()) <= most


def test_the_bot_has_thirty_lines_beside_its_imports() -> None:
    code = (ROOT / "examples" / "greedy.py").read_text("utf-8")
    assert len(without_blank_lines(code[code.index("def worth") :])) <= 30


@pytest.mark.parametrize("lang", ["es", "nl", "nb"])
def test_the_game_speaks_every_language(lang: str) -> None:
    folder = ROOT / "examples/magpies/locale"
    variables = {
        each: dict.fromkeys(
            re.findall(r"^[a-z-]+ = |\$[a-z]+", (folder / f"{each}.ftl").read_text())
        )
        for each in ("en", lang)
    }
    assert sorted(variables["en"]) == sorted(variables[lang])
