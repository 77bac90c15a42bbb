"""The pages on situations are what the code says, and every example on them runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kitchentable import games
from kitchentable.kernel.files.situation_checks import known_questions
from kitchentable.kernel.questions.question import topic_name
from kitchentable.raiders.geometry.tables import catalogue, tables
from kitchentable.warcraft.cards.card import CARDS
from tools.situation_pages import found, pages, question_page

BASES = {
    "raiders": {"open-choice", "by-name", "of-one", "offer", "open-place", "open-moves"},
    "warcraft": {"yes-or-no"},
}
"""Classes that several topics have in common; no question is one of them alone."""


def text(page: str) -> str:
    return (pages.DOCS / page).read_text("utf-8")


def titles(page: str) -> set[str]:
    return set(re.findall(r"^## (.*)$", text(page), re.MULTILINE))


@pytest.mark.slow
def test_the_pages_are_up_to_date() -> None:
    assert not pages.stale(), "run python -m tools.situation_pages --write"


@pytest.mark.parametrize("game", found.GAMES)
def test_every_topic_has_a_section_and_an_answer(game: str) -> None:
    topics, _ = known_questions(f"kitchentable.{game}.model")
    kernel, _ = known_questions("kitchentable.kernel")
    own = {topic_name(each) for each in question_page.topics(game)}
    assert topics - kernel - BASES[game] == own - kernel
    assert own <= titles(f"situation-questions-{game}.md")
    known = found.search(game).questions
    assert {name for name in own if not known[name].answers} == set()


@pytest.mark.parametrize("game", found.GAMES)
def test_every_event_has_a_section_and_an_example(game: str) -> None:
    kinds = {each.__name__ for each in games.game(game).events}
    assert kinds == titles(f"situation-events-{game}.md")
    known = found.search(game).events
    assert {name for name in kinds if name not in known or not known[name].expected} == set()


def test_every_object_and_table_is_in_the_catalogue() -> None:
    page = text("situation-objects.md")
    assert all(f"| `{id}` |" in page for id in catalogue())
    assert all(f'`table = "{id}"`' in page for id in tables())


def test_every_card_is_played_in_an_example() -> None:
    known = found.search("warcraft").questions
    played = {*known["play-card"].answers, *known["spend"].answers, *known["act-unasked"].answers}
    bought = {"summon-building": "summon", "victory-point": "victory"}
    assert {bought.get(name, name) for name in CARDS} <= played


def test_every_page_is_in_the_navigation() -> None:
    navigation = (pages.ROOT / "zensical.toml").read_text("utf-8")
    assert all(f'"{page}"' in navigation for page in pages.parts())


def test_a_step_is_shown_as_it_is_written(tmp_path: Path) -> None:
    file = "tests/situations/raiders/actions/fewer-than-two.toml"
    assert found.step_text(file, 1).startswith("[[step]]\nseat = 0\n")
