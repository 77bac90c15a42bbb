"""The content that ships with Warcraft: all packs of its folder together."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from kitchentable.kernel.files import toml
from kitchentable.warcraft.model.content import Content, Layout

PACKS = Path(__file__).parent.parent / "packs"


@cache
def shipped() -> Content:
    """The content that ships with the game."""
    return read_packs(PACKS)


def read_packs(folder: Path) -> Content:
    """All packs of a folder, with its scenarios, as one content."""
    data: dict[str, Any] = {}
    for path in (*sorted(folder.glob("*.toml")), *sorted(folder.glob("scenarios/*.toml"))):
        found, _ = toml.load(path)
        found.pop("pack")
        for key, value in found.items():
            data[key] = {**data.get(key, {}), **value} if isinstance(value, dict) else value
    return msgspec.convert(data, Content)


def main_boards(content: Content) -> dict[str, Layout]:
    """The layouts of the main game: those that belong to no scenario."""
    return {name: each for name, each in content.layouts.items() if name not in content.scenarios}
