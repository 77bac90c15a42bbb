"""The drawings of the cards: each card has one, and each keeps what the page relies on."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from kitchentable.raiders.browser.library import FIGURES, library
from kitchentable.raiders.model.content import shipped
from tests.figures import has_plain_shapes, stands_in_its_picture

DRAWINGS = sorted(FIGURES.glob("*.svg"))


def test_every_card_has_a_drawing() -> None:
    assert {path.stem for path in DRAWINGS} == set(shipped().cards)


def test_the_library_brings_the_drawings_and_cards_of_owners_have_none() -> None:
    cards = shipped().cards
    own = replace(shipped(), cards={"guardsmen": cards["guardsmen"], "own": cards["cruet"]})
    found = library(own).figures
    assert list(found) == ["guardsmen"]
    assert found["guardsmen"].startswith("<path")
    assert "svg" not in found["guardsmen"]


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_drawing_keeps_what_the_page_relies_on(path: Path) -> None:
    has_plain_shapes(path)
    stands_in_its_picture(path)
