"""The drawings of the pieces: each kind of each race and each hero has one, a creep no race."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import kitchentable.warcraft
from kitchentable import games
from kitchentable.warcraft.browser import choice_pictures
from tests.figures import SVG, has_plain_shapes, stands_in_its_picture

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


@pytest.mark.parametrize("race", RACES)
def test_a_race_introduces_itself_with_its_figures(race: str) -> None:
    picture = choice_pictures.picture(games.game("warcraft"), "races", race, str)
    shown = ElementTree.fromstring(picture)
    assert len(shown.findall(f"{SVG}g[@stroke]")) == 5
    assert "class=" not in picture
