"""One thing, one name: the glossary against the catalogues and the numbered rules."""

from __future__ import annotations

import re
import tomllib
from typing import Final

import pytest

from kitchentable.locale import HERE, LANGUAGES, Words
from kitchentable.warcraft.game import GAME
from kitchentable.warcraft.scenarios.tokens import OURS
from tests.warcraft.catalogue import asked, said, warcraft_messages

GLOSSARY: Final = tomllib.loads((HERE / "glossary" / "warcraft.toml").read_text("utf-8"))
TERMS: Final[dict[str, dict[str, str]]] = GLOSSARY["terms"]
REPLACED: Final[dict[str, dict[str, str]]] = GLOSSARY["replaced"]
OTHERS: Final = tuple(lang for lang in LANGUAGES if lang != "en")
RULES: Final = GAME.home / "rulebook"
TYPED: Final = {"wc-odds-form"}
"""Messages that quote words which a player types, the same in every language."""


def by_small_letters() -> dict[str, dict[str, str]]:
    return {term.lower(): names for term, names in TERMS.items()}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_name_in_the_catalogues_is_the_name_in_the_glossary(lang: str) -> None:
    english, theirs, terms = Words("en"), Words(lang), by_small_letters()
    found = {}
    for id, message in warcraft_messages("en").items():
        names = None if asked(message)[0] else terms.get(english(id).lower())
        if names is not None:
            found[id] = (theirs(id).lower(), names[lang].lower())
    assert len(found) > 90, "the names of pieces, spaces, cards, creatures, heroes and scenarios"
    assert {id: both for id, both in found.items() if not both[0].endswith(both[1])} == {}


@pytest.mark.parametrize("lang", sorted(REPLACED))
def test_no_message_says_a_word_that_a_name_replaces(lang: str) -> None:
    words = "|".join(re.escape(word) for word in REPLACED[lang])
    pattern = re.compile(rf"(?<![\w-])({words})(?!\w)", re.IGNORECASE)
    left = {
        id: match[0]
        for stem in ("warcraft", "lessons-warcraft", "web-warcraft")
        for id, message in warcraft_messages(lang, stem).items()
        if id not in TYPED and (match := pattern.search(said(message)))
    }
    assert left == {}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_scenario_has_the_same_title_in_the_rules_and_on_the_table(lang: str) -> None:
    groups = tomllib.loads((RULES / f"{lang}.toml").read_text("utf-8"))["groups"].values()
    words = Words(lang)
    titles = [words(f"wc-scenario-{name}") for name in OURS if not name.startswith("main-")]
    assert len(titles) == 11
    assert [title for title in titles if not any(title in group for group in groups)] == []


def test_every_scenario_and_hero_is_in_the_glossary() -> None:
    english, terms = Words("en"), by_small_letters()
    heroes = [id for id in warcraft_messages("en") if re.fullmatch(r"wc-hero-[a-z-]+", id)]
    named = [
        id for id in heroes if english(id)[0].isupper() and warcraft_messages("en")[id].attributes
    ]
    assert len(named) >= 16
    scenarios = [f"wc-scenario-{name}" for name in OURS if not name.startswith("main-")]
    assert [id for id in (*named, *scenarios) if english(id).lower() not in terms] == []
