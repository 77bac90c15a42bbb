"""The pages of the state: which values a step may look at, and what `[content]` may change."""

from __future__ import annotations

import typing
from collections.abc import Iterator

from msgspec import Struct

from kitchentable.kernel.state import fields
from kitchentable.kernel.state.fields import Hint
from kitchentable.kernel.state.marks import OUTSIDE
from kitchentable.raiders.model.content import Content as RaidersContent
from kitchentable.raiders.model.state import Raid
from kitchentable.warcraft.model.content import Content as WarcraftContent
from kitchentable.warcraft.model.content import Layout, Piece
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.scenarios.format import Scenario
from tools.situation_pages import texts

STATES: dict[str, type[Struct]] = {"raiders": Raid, "warcraft": Warcraft}
CONTENTS: dict[str, type[Struct]] = {"raiders": RaidersContent, "warcraft": WarcraftContent}
LEFT_OUT: tuple[type[Struct], ...] = (Piece, Layout, Scenario)
"""Parts of boards and scenarios: docs/scenarios.md describes them."""


def state(game: str) -> str:
    """All values of a state, by their paths."""
    return "\n\n".join(_part(*each, mark=True) for each in _reached(STATES[game], "", mark=True))


def content(game: str) -> str:
    """Everything that `[content]` may lay over what ships with the game."""
    reached = _reached(CONTENTS[game], "content", mark=False)
    return "\n\n".join(_part(*each, mark=False) for each in reached)


def _reached(root: type[Struct], path: str, mark: bool) -> list[tuple[type[Struct], str]]:
    """A Struct and those inside it, each with the path that leads there first."""
    found = {root: path}
    waiting = [root]
    while waiting:
        cls = waiting.pop(0)
        for name, hint in _shown(cls, mark).items():
            for inner, more in _inside(hint):
                if inner not in found and inner not in LEFT_OUT:
                    start = f"{found[cls]}." if found[cls] else ""
                    found[inner] = f"{start}{name}{more}"
                    waiting.append(inner)
    return list(found.items())


def _shown(cls: type[Struct], mark: bool) -> dict[str, Hint]:
    """The fields of a Struct that a file may name."""
    every = fields.fields(cls)
    return {name: hint for name, (hint, seen) in every.items() if not (mark and seen in OUTSIDE)}


def _inside(hint: Hint, path: str = "") -> Iterator[tuple[type[Struct], str]]:
    """The Structs in a type, with the rest of the path that leads there."""
    for each in fields.members(hint):
        origin, args = typing.get_origin(each), typing.get_args(each)
        if fields.is_struct(each):
            yield each, path
        elif origin is dict:
            key = "NAME" if args[0] is str else "NUMBER"
            yield from _inside(args[1], f"{path}.{key}")
        elif origin in (list, tuple):
            yield from _inside(args[0], f"{path}.NUMBER")


def _part(cls: type[Struct], path: str, *, mark: bool) -> str:
    """A Struct with its fields."""
    known = texts.field_texts(cls)
    rows = []
    for name, hint in _shown(cls, mark).items():
        assert name in known or name == "told", f"say in the code what {cls.__name__}.{name} is"
        if name in known:
            rows.append((f"`{name}`", _type_words(hint), known[name]))
    where = f"`{path}.`..." if path else "at the top"
    title = f"### {cls.__name__}\n\n{texts.about(cls)} Paths: {where}"
    return f"{title}\n\n{texts.table(('field', 'type', 'what'), rows)}"


def _type_words(hint: Hint) -> str:
    """A type in words, without links to what this page leaves out."""
    words = texts.type_words(hint)
    for each in LEFT_OUT:
        words = words.replace(f"[{each.__name__}](#{each.__name__.lower()})", each.__name__)
    return words
