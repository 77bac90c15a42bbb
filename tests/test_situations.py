"""Every situation file gives what it expects, and proves the rules it names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kitchentable import games
from kitchentable.kernel.files.situations import Judged, Outcome, judge_steps, read
from kitchentable.kernel.game import Game
from kitchentable.locale import LANGUAGES, Words
from tests import proof

FOLDER = Path(__file__).parent / "situations"
FILES = sorted(FOLDER.rglob("*.toml"))
ID = re.compile(r"\b(wc|hr|pa|kind|event|reason)-[a-z]")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_situation(path: Path) -> None:
    situation = read(path)
    assert situation.why, "a situation gives its reason in a sentence"
    game = games.game(situation.game)
    outcomes = []
    judged = Judged(situation, game, str(path))
    for outcome in judged.steps():
        if outcome.unmet:
            words = Words("en", homes=(game.home,))
            unmet = [f"step {outcome.number}: {words.say(message)}" for message in outcome.unmet]
            pytest.fail("\n".join(unmet))
        outcomes.append(outcome)
    assert not judged.warnings, "a name that is not known, or a position that cannot be"
    for outcome in outcomes:
        for rule in outcome.proven:
            proof.note(rule)
    _put_in_words(game, outcomes)


def _put_in_words(game: Game[Any], outcomes: Sequence[Outcome]) -> None:
    """Whatever is told or refused has words in every language: nobody reads the id of a message."""
    told = [event.say() for outcome in outcomes for event in outcome.told]
    told += [outcome.refused.message for outcome in outcomes if outcome.refused]
    for lang in LANGUAGES:
        words = Words(lang, homes=(game.home,))
        bare = [text for text in map(words.say, told) if ID.search(text)]
        assert not bare, f"without words in {lang}: {bare[0]}"


def test_there_are_situations() -> None:
    assert len(FILES) >= 10


def test_a_rule_that_an_event_no_longer_cites_is_met_and_not_proven() -> None:
    """Files written when every activation cited the rule on Leaders stay valid."""
    path = FOLDER / "raiders" / "rounds" / "a-hero-alone.toml"
    situation = read(path)
    once = {"event": "Activated", "rule": ["HR-047", "HR-054"]}
    old = replace(situation, step=[replace(situation.step[0], told=[once], not_told=[])])
    [outcome] = judge_steps(old, games.game("raiders"), path.name)
    assert (outcome.unmet, outcome.proven) == ([], ["HR-054"])


def test_a_rule_that_no_event_of_its_kind_cites_is_not_met() -> None:
    path = FOLDER / "raiders" / "rounds" / "a-hero-alone.toml"
    situation = read(path)
    wrong = {"event": "Activated", "rule": "HR-046"}
    file = replace(situation, step=[replace(situation.step[0], told=[wrong], not_told=[])])
    [outcome] = judge_steps(file, games.game("raiders"), path.name)
    assert [message.id for message in outcome.unmet] == ["unmet-told-differs"]


KEPT = Path(__file__).parent / "saves" / "situations-1"


@pytest.mark.parametrize(
    "path", sorted(KEPT.rglob("*.toml")), ids=lambda path: str(path.relative_to(KEPT))
)
def test_a_file_of_version_1_runs_as_it_did(path: Path) -> None:
    """Two of each folder, as they were before there was a version 2; they are never changed."""
    situation = read(path)
    assert situation.version == 1
    outcomes = judge_steps(situation, games.game(situation.game), str(path))
    assert [outcome.unmet for outcome in outcomes] == [[]] * len(situation.step)


def test_every_situation_is_of_version_2() -> None:
    earlier = [path.name for path in FILES if "\nversion = 2\n" not in f"\n{path.read_text()}"]
    assert not earlier, "run tools/situations_v2.py"
