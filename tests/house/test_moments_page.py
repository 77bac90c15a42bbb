"""The pages say which moments there are, and nobody asks for what nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kitchentable.kernel.moments import moments_in
from kitchentable.raiders import abilities, moments
from tools import moments as pages

SOURCE = Path(moments.__file__).parent


@pytest.mark.parametrize("page", pages.PAGES, ids=lambda page: page.name)
def test_a_page_has_the_table_that_the_code_gives(page: Path) -> None:
    text = page.read_text()
    assert text == pages.renewed(text, pages.PAGES[page]()), "run tools/moments.py --write"


def test_every_moment_has_a_speaker_and_somebody_who_asks() -> None:
    spoken = {each for id in abilities.ABILITIES for each in moments.moments_of(id)}
    code = "".join(path.read_text() for path in SOURCE.rglob("*.py"))
    for name, moment in moments_in(moments).items():
        if moment is moments.ALWAYS:
            continue
        assert moment in spoken, f"nobody speaks at {name}"
        assert re.search(rf"\b{name}\.(ask|happen|happens|voices)\b|\b{name}\)", code), name
