"""docs/situations-warcraft.md describes all parts of situations for Warcraft."""

from __future__ import annotations

import re
from pathlib import Path

from kitchentable.kernel.files.situations import judge, read
from kitchentable.kernel.questions.question import topic_name
from kitchentable.warcraft import GAME
from kitchentable.warcraft.cards.card import ANY_TIME, BY_MOMENT, CARDS, CONSTRUCT, SPEND_START
from kitchentable.warcraft.model import topics
from kitchentable.warcraft.rules.turn import TURN
from kitchentable.warcraft.text.situation_format import PlayerGiven, SpaceGiven, StateGiven

PAGE = (Path(__file__).parents[2] / "docs/situations-warcraft.md").read_text()


def part(title: str) -> str:
    """A part of the page, from its heading to the next."""
    return re.split(r"^## ", PAGE.split(f"## {title}\n")[1], flags=re.MULTILINE)[0]


def names(text: str) -> set[str]:
    """All words in code font."""
    return set(re.findall(r"`\"?([a-z_-]+)\"?`", text))


def test_every_event_with_its_fields() -> None:
    listed: dict[str, list[str]] = {}
    for kinds, fields in re.findall(
        r"^\| ([A-Z][\w, ]*) \| (.*) \|$", part("Events"), re.MULTILINE
    ):
        for kind in kinds.split(", "):
            listed[kind] = re.sub(r" \([^)]*\)", "", fields).split(", ")
    assert listed == {
        each.__name__: [name for name in each.__struct_fields__ if name != "rules"]
        for each in GAME.events
    }


def test_every_point_of_the_turn() -> None:
    assert names(part("Points of the turn")) >= {*TURN.asking, *TURN.quiet}


def test_every_key_of_the_state() -> None:
    described = names(part("The position"))
    given = {*StateGiven.__struct_fields__, *PlayerGiven.__struct_fields__}
    given |= {*SpaceGiven.__struct_fields__}
    assert given - {"player", "board"} <= described


def test_every_topic() -> None:
    """The page names each topic that is asked; `YesOrNo` is only a base class."""
    asked = {
        topic_name(each)
        for each in vars(topics).values()
        if isinstance(each, type) and each.__module__ == topics.__name__
    }
    assert names(part("Answers")) >= asked - {"yes-or-no"}


def test_every_card_and_its_window() -> None:
    assert names(part("The position")) >= set(CARDS)
    windows = dict(re.findall(r"^\| `([a-z-]+)` \| [^|]* \| (.*) \|$", part("Cards"), re.MULTILINE))
    for moment, cards in BY_MOMENT.items():
        if moment not in (ANY_TIME, CONSTRUCT, SPEND_START):
            assert all(f'["{card.name}"' in windows[moment.key] for card in cards)


def test_the_example_is_as_it_says(tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(PAGE.split("```toml\n")[1].split("```")[0])
    assert not any(outcome.unmet for outcome in judge(read(file), GAME, str(file)))
