"""The drawings of the pieces: each kind of each race and each hero has one, a creep no race."""

from __future__ import annotations

from pathlib import Path

import pytest

import kitchentable.warcraft
from kitchentable import games
from tests.figures import has_plain_shapes, stands_in_its_picture

DRAWINGS = sorted((Path(kitchentable.warcraft.__file__).parent / "packs/figures").glob("*.svg"))
RACES = ("human", "orc", "undead", "night-elf")
KINDS = ("worker", "melee", "ranged", "flying", "hero", "creature", "outpost")


HEROES = {
    f"{hero.race}-{name}" for name, hero in games.game("warcraft").box.shipped().heroes.items()
}
FIRST = {"human-paladin", "undead-death-knight", "night-elf-keeper-of-the-grove"}
"""Heroes whom the drawing of any hero of their race shows."""


def test_every_kind_of_every_race_has_a_drawing() -> None:
    kinds = {f"{race}-{kind}" for race in RACES for kind in KINDS}
    assert {path.stem for path in DRAWINGS} == kinds | {"creep"} | (HEROES - FIRST)


def test_no_two_heroes_look_alike() -> None:
    assert len(HEROES) == 16
    assert len({hero.split("-")[0] for hero in FIRST}) == len(FIRST)


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_drawing_keeps_what_the_page_relies_on(path: Path) -> None:
    has_plain_shapes(path)
    stands_in_its_picture(path)
