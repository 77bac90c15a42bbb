"""The drawings of the cards: each card has one, and each keeps what the page relies on."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

import kitchentable as kt
from kitchentable.raiders.browser import board
from kitchentable.raiders.browser.library import FIGURES, STAND_INS, library
from kitchentable.raiders.geometry import svg
from kitchentable.raiders.geometry.svg import SHADES
from kitchentable.raiders.model.cards import NO_POOL, TraitPool
from kitchentable.raiders.model.content import shipped
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.text import names
from tests.figures import SVG, has_plain_shapes, stands_in_its_picture

DRAWINGS = sorted(FIGURES.glob("*.svg"))
PLAIN = sorted(STAND_INS.glob("*.svg"))


def test_every_card_has_a_drawing() -> None:
    assert {path.stem for path in DRAWINGS} == set(shipped().cards)


def test_the_library_brings_the_drawings() -> None:
    found = library(shipped()).figures
    assert list(found) == list(shipped().cards)
    assert found["guardsmen"].startswith("<path")
    assert "svg" not in found["guardsmen"]


ARMED = {
    "shooter": {"shooting": TraitPool(white=1), "close_combat": TraitPool(white=1)},
    "fighter": {"close_combat": TraitPool(red=1), "spirit": TraitPool(white=1)},
    "caster": {"spirit": TraitPool(boost=1)},
    "plain": {},
}


@pytest.mark.parametrize("name", ARMED)
def test_a_card_that_an_owner_has_made_looks_like_what_it_fights_with(name: str) -> None:
    plain = {"shooting": NO_POOL, "close_combat": NO_POOL, "spirit": NO_POOL}
    own = replace(shipped().cards["cruet"], **{**plain, **ARMED[name]})
    drawing = library(replace(shipped(), cards={"own": own})).figures["own"]
    assert drawing == svg.inside(STAND_INS / f"{name}.svg")


@pytest.mark.parametrize("path", [*DRAWINGS, *PLAIN], ids=lambda path: path.stem)
def test_a_drawing_keeps_what_the_page_relies_on(path: Path) -> None:
    has_plain_shapes(path)
    stands_in_its_picture(path)


def a_view() -> Raid:
    """The position after the set-up of a game."""
    game = kt.raiders.new(table="coffee_table", seed=7)
    while not game.view(0).round:
        game.answer(game.options[0])
    view: Raid = game.view(0)
    return view


def picture(view: Raid) -> ElementTree.Element:
    return ElementTree.fromstring(board.drawing(view, str))


def figures_in(view: Raid) -> dict[str, ElementTree.Element]:
    """The figures of a picture by the signs on them."""
    groups = [
        each for each in picture(view).iter(f"{SVG}g") if each.find(f"{SVG}g/{SVG}text") is not None
    ]
    return {str(each.findtext(f"{SVG}g/{SVG}text")): each for each in groups}


def test_a_picture_shows_every_character_as_its_drawing_in_the_colour_of_its_side() -> None:
    view = a_view()
    assert not [shape for shape in picture(view).iter() if "class" in shape.attrib]
    figures, signs = figures_in(view), names.signs(view)
    assert len(figures) == len(view.characters)
    for who in view.characters.values():
        fills = {shape.get("fill") for shape in figures[signs[who.id]].iter()}
        assert SHADES[who.seat] in fills
        assert SHADES[1 - who.seat] not in fills


def test_a_figure_whose_troop_went_to_ground_lies_in_the_picture() -> None:
    view = a_view()
    first, *_, last = view.characters.values()
    view.troops[first.troop].down = True
    figures, signs = figures_in(view), names.signs(view)
    for who, lies in ((first, True), (last, False)):
        parts = figures[signs[who.id]]
        assert lies == any("rotate" in part.get("transform", "") for part in parts)


def test_the_portals_of_both_sides_are_ringed() -> None:
    rings = [each.get("stroke") for each in picture(a_view()).iter(f"{SVG}polygon")]
    assert [rings.count(shade) for shade in SHADES] == [1, 1]
