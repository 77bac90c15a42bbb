"""The guide to situations names every event with its fields, and every question there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kitchentable.kernel.events import Event
from kitchentable.kernel.files.situations import judge, read
from kitchentable.raiders import GAME
from kitchentable.raiders.model.events import EVENTS
from kitchentable.raiders.text.situation import Position, Written, WrittenObject, WrittenTroop

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "situations-raiders.md").read_text("utf-8")
SOURCES = sorted((ROOT / "src" / "kitchentable" / "raiders").rglob("*.py"))
ASKED = re.compile(
    r'(?:Choose|Place|Moves|Draw)\(\s*say\("(hr-[a-z-]+)"|why = say\("(hr-[a-z-]+)"'
    r'|white\(game, \d, "(hr-[a-z-]+)"'
)


def asked() -> list[str]:
    """The ids of all questions in the code."""
    found = [match for path in SOURCES for match in ASKED.findall(path.read_text("utf-8"))]
    return sorted({next(id for id in ids if id) for ids in found})


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_is_there_with_its_fields(event: type[Event]) -> None:
    rows = [line for line in GUIDE.splitlines() if f"`{event.__name__}`" in line]
    assert rows, "no row for it"
    for name in event.__struct_fields__:
        assert name == "rules" or any(f"`{name}`" in row for row in rows), name


@pytest.mark.parametrize("id", asked())
def test_every_question_is_there(id: str) -> None:
    assert f"`{id}`" in GUIDE


def test_every_key_is_there() -> None:
    for written in (Position, Written, WrittenTroop, WrittenObject):
        for key in written.__struct_fields__:
            assert f"`{key}`" in GUIDE or key == "stats", f"{written.__name__}: {key}"


def test_the_example_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(GUIDE.split("```toml\n")[1].split("```")[0], "utf-8")
    outcomes = judge(read(path), GAME, str(path))
    assert not [unmet for outcome in outcomes for unmet in outcome.unmet]
