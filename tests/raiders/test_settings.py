"""Settings: every reading that can be chosen has its values, its default and its text."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kitchentable import cli, games
from kitchentable.kernel.agreement import agreed, recorded
from kitchentable.kernel.files import saves
from kitchentable.locale import LANGUAGES, Words
from kitchentable.raiders.model.settings import SETTINGS, RaidersSetup, Setting

FIXED = {"seats", "stars", "teams", "table", "portals", "level"}


def test_every_setting_is_listed() -> None:
    assert {each.name for each in SETTINGS} == set(RaidersSetup.__struct_fields__) - FIXED


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: each.name)
class TestSetting:
    def test_the_first_value_is_the_default(self, setting: Setting) -> None:
        assert getattr(RaidersSetup(), setting.name) == setting.values[0]

    def test_every_value_can_be_agreed(self, setting: Setting) -> None:
        for value in setting.values:
            agreed = msgspec.convert({setting.name: value}, RaidersSetup)
            assert getattr(agreed, setting.name) == value

    def test_it_has_a_text_in_every_language(self, setting: Setting) -> None:
        for lang in LANGUAGES:
            words = Words(lang)
            assert words.has(setting.say().id)
            assert len(words.say(setting.say())) > 40

    def test_a_book_says_another_value_than_we_play(self, setting: Setting) -> None:
        for value in setting.books.values():
            assert value in setting.values[1:]

    def test_most_books_say_what_we_play(self, setting: Setting) -> None:
        """Two against two is as good as a majority; then we follow the English book."""
        assert len(setting.books) <= 2
        assert "en" not in setting.books


@pytest.mark.parametrize("scouts", ["further", "at-least"])
def test_explorers_of_earlier_games_were_placed_as_scouts(scouts: str) -> None:
    assert recorded(RaidersSetup, {"scouts": scouts}).explorer == scouts
    assert recorded(RaidersSetup, {"scouts": "at-least", "explorer": scouts}).explorer == scouts


def test_a_game_by_each_book() -> None:
    """Each edition has a name, can be agreed, and begins."""
    game = games.game("raiders")
    assert tuple(game.lobby.editions()) == LANGUAGES
    for lang, fields in game.lobby.editions().items():
        setup = agreed(RaidersSetup, fields)
        assert {name: getattr(setup, name) for name in fields} == fields
        assert game.rules.begin(setup, game.box.shipped()).setup == setup
        assert all(Words(each).has(f"edition-{lang}") for each in LANGUAGES)


def test_the_command_line_sets_a_book_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "q")
    file = tmp_path / "game.kt"
    command = ["play", "raiders", "--edition", "nb", "--set", "grapple=next", "--save", str(file)]
    assert cli.main(command) == 0
    setup = saves.read(file).played.setup
    assert (setup["charm"], setup["slowest"], setup["grapple"]) == ("friends", True, "next")
    assert cli.main(["play", "raiders", "--edition", "fr"]) == 2
    assert cli.main(["play", "warcraft", "--edition", "en"]) == 2
