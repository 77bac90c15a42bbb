"""The pages say which moments there are, and nobody asks for what nobody says."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from kitchentable.kernel.moments import Named, marked_moments, moments_in
from kitchentable.raiders import abilities, moments
from kitchentable.warcraft import moments as warcraft_moments
from kitchentable.warcraft.options.catalogue import SPEAKERS
from kitchentable.warcraft.powers.power import POWERS
from kitchentable.warcraft.scenarios.block_list import BLOCKS
from kitchentable.warcraft.scenarios.scenario_setup import OPENING
from tools import moments as pages


@pytest.mark.parametrize("page", pages.PAGES, ids=lambda page: page.name)
def test_a_page_has_the_table_that_the_code_gives(page: Path) -> None:
    text = page.read_text()
    assert text == pages.renewed(text, pages.PAGES[page]()), "run tools/moments.py --write"


def speakers(game: str) -> set[Named]:
    if game == "raiders":
        return {each for id in abilities.ABILITIES for each in moments.moments_of(id)}
    options = [type(each) for some in SPEAKERS.values() for each in some]
    powers = [type(each) for each in POWERS.values()]
    speaking = [*options, *powers, type(OPENING), *BLOCKS.values()]
    return {each for cls in speaking for each in marked_moments(cls)}


@pytest.mark.slow
@pytest.mark.parametrize("module", [moments, warcraft_moments], ids=["raiders", "warcraft"])
def test_every_moment_has_a_speaker_and_is_asked(module: ModuleType) -> None:
    home = Path(str(module.__file__)).parent
    code = "".join(path.read_text() for path in home.rglob("*.py"))
    speaking = speakers(home.name)
    for name, moment in moments_in(module).items():
        if moment is moments.ALWAYS:
            continue
        assert moment in speaking, f"no hook speaks at {name}"
        asked = rf"\b{name}\.(ask|value|of|changes|tell|happens?|is_heard)\b|: {name},|\b{name}\)"
        assert re.search(asked, code), f"no procedure asks {name}"
