"""One thing, one name: the glossary of Home Raiders, and the catalogues that keep to it."""

from __future__ import annotations

import re
import tomllib
from typing import TypedDict

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from kitchentable.locale import HERE, LANGUAGES, Words
from kitchentable.raiders.game import GAME
from kitchentable.raiders.model.settings import SETTINGS
from kitchentable.raiders.moments import ABILITIES

FREE = re.compile(r"^(hr-flavour-|hr-plan-|hr-card-|hr-faction-|kind-setting-|table-|hr-odds-form)")
"""Messages whose words are free: stories, names, and what belongs to files."""


class Term(TypedDict, total=False):
    name: dict[str, str]
    book: str
    never: dict[str, list[str]]


def glossary() -> dict[str, Term]:
    found: dict[str, Term] = tomllib.loads((HERE / "glossary" / "raiders.toml").read_text("utf-8"))
    return found


def catalogue(lang: str) -> dict[str, str]:
    """The messages of Home Raiders as they are written, by their ids."""
    found: dict[str, str] = {}
    for path in sorted((HERE / lang).glob("*raiders*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and not FREE.match(entry.id.name):
                text = FluentSerializer().serialize_entry(entry).partition("=")[2]
                found[entry.id.name] = re.sub(r"\$[a-z_]+|NOUN|LENGTH", "", text)
    return found


def pattern(word: str) -> re.Pattern[str]:
    """A word as the glossary has it; capitals count where it has them."""
    ending = r"\w*" if word.endswith("*") else r"\b"
    flags = re.IGNORECASE if word.islower() and " " in word else 0
    return re.compile(rf"\b{re.escape(word.removesuffix('*'))}{ending}", flags)


def misnamed(texts: dict[str, str], lang: str) -> list[tuple[str, str, str]]:
    """Words that the glossary replaces: the thing, the word, and the text that has it."""
    return [
        (thing, word, id)
        for thing, term in glossary().items()
        for word in term.get("never", {}).get(lang, [])
        for id, text in texts.items()
        if pattern(word).search(text)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_stands_for_a_thing_that_has_another_name(lang: str) -> None:
    texts = catalogue(lang)
    assert len(texts) > 400
    assert misnamed(texts, lang) == []


def agreements(lang: str) -> dict[str, str]:
    """The numbered rules, and what can be agreed of them before a game."""
    rules = tomllib.loads((GAME.home / "rulebook" / f"{lang}.toml").read_text("utf-8"))["rules"]
    words = Words(lang)
    asked = (f"kind-setting-{each.name}" for each in SETTINGS)
    return {**rules, **{id: words(id) for id in asked}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_agreements_use_the_words_of_the_glossary_too(lang: str) -> None:
    assert misnamed(agreements(lang), lang) == []


def test_every_thing_has_its_name_in_four_languages() -> None:
    for thing, term in glossary().items():
        assert sorted(term["name"]) == sorted(LANGUAGES), thing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_abilities_are_called_as_the_glossary_says(lang: str) -> None:
    words = Words(lang)
    for thing, term in glossary().items():
        if thing in ABILITIES:
            assert words(f"kind-ability-{thing}") == term["name"][lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_abilities_have_one_name(lang: str) -> None:
    words = Words(lang)
    names = [words(f"kind-ability-{id}") for id in ABILITIES]
    assert len(set(names)) == len(names)
