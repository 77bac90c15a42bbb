"""The characters in the seats of bots: named once, and called the same everywhere."""

from __future__ import annotations

import pytest

from kitchentable.kernel import company
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.table.table import Table
from kitchentable.locale import LANGUAGES, Words
from tests.games.pantry import PANTRY, PantrySetup


def test_bots_at_a_table_have_different_names_and_keep_them() -> None:
    kinds = ("regular",) * 6
    for key in map(str, range(50)):
        names = company.seated(key, kinds)
        assert len(set(names)) == len(kinds)
        assert names == company.seated(key, kinds)
    assert len({company.seated(str(key), kinds) for key in range(50)}) > 1


def test_a_person_without_a_name_gets_none() -> None:
    assert company.seated("x", ("person", "person")) == ("", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_is_described_in_every_language(lang: str) -> None:
    words = Words(lang)
    said = [words(f"bot-{id}") for id in company.CHARACTERS]
    assert len(set(said)) == len(company.CHARACTERS)
    assert not any(text.startswith("bot-") for text in said)


def test_a_file_keeps_the_names() -> None:
    table = Table(PANTRY, PantrySetup(seats=2), chance=Seeded(3))
    table.names = ("Ana", "Marta")
    saved = saves.unpack(saves.dump(table), "x")
    assert isinstance(saved, saves.Saved)
    assert saves.open_game(saved, PANTRY, "x").table.names == ("Ana", "Marta")
