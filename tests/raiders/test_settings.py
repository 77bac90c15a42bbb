"""Settings: every reading that can be chosen has its values, its default and its text."""

from __future__ import annotations

import msgspec
import pytest

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
