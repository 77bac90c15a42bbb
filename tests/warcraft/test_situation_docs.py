"""docs/situations-warcraft.md describes all parts of situations for Warcraft."""

from __future__ import annotations

import re
from pathlib import Path

from kitchentable.kernel.files.situations import judge, read
from kitchentable.warcraft import GAME
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.rules.turn import TURN
from kitchentable.warcraft.text.situation_format import PlayerGiven, SpaceGiven, StateGiven

PAGE = (Path(__file__).parents[2] / "docs/situations-warcraft.md").read_text()


def part(title: str) -> str:
    """A part of the page, from its heading to the next."""
    return re.split(r"^## ", PAGE.split(f"## {title}\n")[1], flags=re.MULTILINE)[0]


def names(text: str) -> set[str]:
    """All words in code font."""
    return set(re.findall(r"`\"?([a-z_-]+)\"?`", text))


def test_every_point_of_the_turn() -> None:
    assert names(part("Points of the turn")) >= {*TURN.asking, *TURN.quiet}


def test_every_key_of_the_state() -> None:
    described = names(part("The position"))
    given = {*StateGiven.__struct_fields__, *PlayerGiven.__struct_fields__}
    given |= {*SpaceGiven.__struct_fields__}
    assert given - {"player", "board"} <= described


def test_every_card() -> None:
    assert names(part("The position")) >= set(CARDS)


def test_the_example_is_as_it_says(tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(PAGE.split("```toml\n")[1].split("```")[0])
    assert not any(outcome.unmet for outcome in judge(read(file), GAME, str(file)))
