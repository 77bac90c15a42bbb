"""Teams that people write or build themselves, as tables.

    [team]
    game = "raiders"
    name = "The cupboard watch"
    stars = 6                                  # the limit it is meant for
    entries = [
        { card = "guardsmen", copies = 2 },    # two copies merged into one unit of six
        { card = "fusiliers", separate = 2 },  # two units of their own
        { card = "shefin" },
    ]

Cards are named by their ids in the packs. `docs/play.md` tells people how to write them.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from kitchentable.kernel.files import toml
from kitchentable.kernel.problem import Problem
from kitchentable.raiders.model.cards import Card
from kitchentable.raiders.model.content import Content, Entry, Team, as_field
from kitchentable.raiders.model.settings import RaidersSetup

ENDING = ".toml"


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A team as its file has it."""

    game: str
    name: str
    entries: tuple[Entry, ...]
    stars: int = RaidersSetup().stars

    @property
    def team(self) -> Team:
        """The team as content."""
        return Team(self.name, self.entries)


def read(path: Path) -> Written:
    """A team from a file; a `Problem` says what is wrong with the file."""
    data, text = toml.load(path)
    return _written(data, text, str(path))


def parse(text: str, file: str) -> Written:
    """A team from the text of its file."""
    return _written(toml.parse(text, file), text, file)


def _written(data: dict[str, Any], text: str, file: str) -> Written:
    if "team" not in data:
        raise Problem("hr-team-none", file=file)
    for key in data:
        if key != "team":
            raise Problem("hr-team-other", file=file, key=key)
    written = toml.convert(data["team"], Written, text, file, under="$.team")
    if written.game != "raiders":
        raise Problem("pack-other-game", file=file, given=written.game, wanted="raiders")
    if not written.name.strip() or not written.entries:
        raise Problem("hr-team-empty", file=file)
    return written


def check_cards(written: Written, cards: Mapping[str, Card]) -> None:
    """Whether all its cards are there."""
    for entry in written.entries:
        if entry.card not in cards:
            near = get_close_matches(entry.card, [*cards], n=3) or sorted(cards)
            known = ", ".join(near)
            raise Problem("hr-team-unknown", team=written.name, card=entry.card, known=known)


def as_text(written: Written) -> str:
    """A team as the text of its file."""
    lines = ["[team]", 'game = "raiders"', f"name = {_quoted(written.name)}"]
    lines += [f"stars = {written.stars}", "entries = ["]
    for entry in written.entries:
        parts = [f"card = {_quoted(entry.card)}"]
        parts += [f"copies = {entry.copies}"] if entry.copies != 1 else []
        parts += [f"separate = {entry.separate}"] if entry.separate != 1 else []
        lines.append(f"    {{ {', '.join(parts)} }},")
    return "\n".join([*lines, "]", ""])


def _quoted(text: str) -> str:
    """A text as TOML has it, which quotes as JSON does."""
    return msgspec.json.encode(text).decode()


def with_files(
    setup: RaidersSetup, content: Content, texts: Mapping[str, str] | None = None
) -> tuple[RaidersSetup, Content]:
    """A setup whose teams or table are files, with what they hold in the content."""
    names, teams, tables = [], dict(content.teams), dict(content.tables)
    for name in setup.team_names:
        if name in texts if texts is not None else name.endswith(ENDING):
            written = read(Path(name)) if texts is None else parse(texts[name], name)
            check_cards(written, content.cards)
            name = Path(name).stem
            while name in teams:  # two files may bear the same name, or that of a team of ours
                name += "+"
            teams[name] = written.team
        names.append(name)
    table = setup.table
    if texts is None and table.endswith(ENDING):
        from kitchentable.raiders.geometry.tables import read as read_table  # loaded when needed

        found = read_table(Path(table))
        table, tables[found.id] = found.id, as_field(found)
    if (names, table) == (setup.team_names, setup.table):
        return setup, content
    changed = structs.replace(setup, teams=",".join(names), table=table)
    return changed, structs.replace(content, teams=teams, tables=tables)
