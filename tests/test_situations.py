"""Every situation file gives what it expects, and proves the rules it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from kitchentable import games
from kitchentable.kernel.situation import judge, read
from kitchentable.locale import Words
from tests import proof

FOLDER = Path(__file__).parent / "situations"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_situation(path: Path) -> None:
    situation = read(path)
    assert situation.why, "a situation gives its reason in a sentence"
    game = games.game(situation.game)
    outcomes = judge(situation, game, str(path))
    unmet = [(outcome.number, message) for outcome in outcomes for message in outcome.unmet]
    if unmet:
        words = Words("en", homes=(game.home,))
        pytest.fail("\n".join(f"step {step}: {words.say(message)}" for step, message in unmet))
    for outcome in outcomes:
        for rule in outcome.proven:
            proof.note(rule)


def test_there_are_situations() -> None:
    assert len(FILES) >= 10
