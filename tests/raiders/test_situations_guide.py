"""The guide to situations names every key of a position, and its example runs."""

from __future__ import annotations

from pathlib import Path

from kitchentable.kernel.files.situations import judge, read
from kitchentable.raiders import GAME
from kitchentable.raiders.text.situation import Position, Written, WrittenObject, WrittenTroop

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "situations-raiders.md").read_text("utf-8")


def test_every_key_is_there() -> None:
    for written in (Position, Written, WrittenTroop, WrittenObject):
        for key in written.__struct_fields__:
            assert f"`{key}`" in GUIDE or key == "stats", f"{written.__name__}: {key}"


def test_the_example_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(GUIDE.split("```toml\n")[1].split("```")[0], "utf-8")
    outcomes = judge(read(path), GAME, str(path))
    assert not [unmet for outcome in outcomes for unmet in outcome.unmet]
