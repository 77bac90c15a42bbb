"""Lessons as files: `rulebook/lessons/` of a game, in the order of their names (`1-move.toml`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kitchentable.kernel.files import toml
from kitchentable.kernel.lessons.lesson import Lesson, Written

START = ".situation.toml"


@cache
def lessons_in(folder: Path, game: str) -> dict[str, Lesson]:
    """The lessons in a folder, by name, in the order in which they are taught.

    >>> from kitchentable import games
    >>> list(lessons_in(games.game("raiders").home / "rulebook/lessons", "raiders"))[:3]
    ['move', 'shoot', 'strike']
    """
    files = sorted(each for each in folder.glob("*.toml") if not each.name.endswith(START))
    return {each.name: each for each in (read(file, game) for file in files)}


def read(file: Path, game: str) -> Lesson:
    """Read a lesson; a `Problem` says what is wrong with the file.

    >>> from kitchentable import games
    >>> read(games.game("raiders").home / "rulebook/lessons" / "2-shoot.toml", "raiders").name
    'shoot'
    """
    data, text = toml.load(file)
    written = toml.convert(data, Written, text, str(file))
    begins = (file.parent / written.situation).read_text("utf-8") if written.situation else ""
    name = file.stem.partition("-")[2] or file.stem
    fields = {key: getattr(written, key) for key in written.__struct_fields__}
    return Lesson(**fields, game=game, name=name, text=begins)
