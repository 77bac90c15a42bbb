"""What the texts of the rules are held against: they speak of the game, and of nothing else."""

from __future__ import annotations

import re

import pytest

from kitchentable import games
from kitchentable.kernel.rulebook import Rulebook
from kitchentable.locale import LANGUAGES
from kitchentable.server.pages.game_texts import book

INNER = re.compile(r"\b[DA]-\d{2,3}\b|\b(EN|ES|NL|NO|NB)\b")
"""Marks of differences between the books, and the languages of editions."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["raiders", "warcraft"])
def test_no_rule_text_has_an_inner_mark(name: str, lang: str) -> None:
    texts = Rulebook(games.row(name).home, lang)
    wrong = [rule.number for rule in texts.rules.values() if INNER.search(rule.text)]
    assert wrong == []


def test_players_are_they() -> None:
    for name in ("raiders", "warcraft"):
        texts = Rulebook(games.row(name).home, "en")
        wrong = [
            rule.number
            for rule in texts.rules.values()
            if re.search(r"\b([Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b", rule.text)
            and rule.number != "HR-045"  # Captain Shefin
        ]
        assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_knows_where_the_books_differ_about_it(lang: str) -> None:
    texts = book("raiders", lang)
    found = {rule.number: rule.readings for rule in texts.rules if rule.readings}
    assert found["HR-271"] == ("scouts",)
    assert found["HR-190"] == ("markers",)
    assert "HR-001" not in found
    named = {name for readings in found.values() for name in readings}
    assert named == {each.name for each in texts.readings}, "no setting without its rule"
