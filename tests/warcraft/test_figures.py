"""The drawings of the pieces: each kind of each race has one; a creep belongs to no race."""

from __future__ import annotations

from pathlib import Path

import pytest

import kitchentable.warcraft
from tests.figures import has_plain_shapes, stands_in_its_picture

DRAWINGS = sorted((Path(kitchentable.warcraft.__file__).parent / "packs/figures").glob("*.svg"))
RACES = ("human", "orc", "undead", "night-elf")
KINDS = ("worker", "melee", "ranged", "flying", "hero", "creature", "outpost")


def test_every_kind_of_every_race_has_a_drawing() -> None:
    wanted = {f"{race}-{kind}" for race in RACES for kind in KINDS} | {"creep"}
    assert {path.stem for path in DRAWINGS} == wanted


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_drawing_keeps_what_the_page_relies_on(path: Path) -> None:
    has_plain_shapes(path)
    stands_in_its_picture(path)
