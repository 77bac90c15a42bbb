"""Content packs: what a game is played with, as TOML, each value marked with its source.

    [pack]
    game = "raiders"
    name = "House dice"
    source = "house"            # printed, inferred or house

    [pack.sources]              # values whose source differs from the rest
    "dice.white" = { source = "inferred", why = "three blank sides fit what the book tells" }

    [dice.white]
    ...

A pack lies over the content that ships with the game: tables are merged key by key, anything
else is replaced. So an owner of the box enters only the values that differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from kitchentable.kernel.files import toml
from kitchentable.kernel.game import Game
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State

S = TypeVar("S", bound=State)

Source = Literal["printed", "inferred", "house"]


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """The source of a value. An inferred value says why.

    >>> Mark("inferred", "three blank sides fit what the book tells").source
    'inferred'
    """

    source: Source
    why: str = ""


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The head of a pack: its game, its name, its source.

    >>> Head("raiders", "House dice", "house").sources
    {}
    """

    game: str
    name: str
    source: Source
    why: str = ""
    sources: dict[str, Mark] = {}


class Pack(Struct, frozen=True):
    """A pack that was read: its head, its data, and its text, so that messages can name a line.

    >>> Pack(Head("magpies", "Short", "house"), {"each": 4}, "each = 4", "mine.toml").head.name
    'Short'
    """

    head: Head
    data: dict[str, Any]
    text: str
    file: str


def read(path: Path) -> Pack:
    """Read a pack; a `Problem` says what is wrong with it.

    >>> from examples.magpies import GAME
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "mine.toml"
    ...     _ = file.write_text(template(GAME))
    ...     pack = read(file)
    >>> pack.head.name, pack.data["each"]
    ('mine', 5)
    """
    data, text = toml.load(path)
    file = str(path)
    if "pack" not in data:
        raise Problem("pack-no-head", file=file)
    head = toml.convert(data.pop("pack"), Head, text, file, under="$.pack")
    if not head.name.strip():
        raise Problem("pack-no-name", file=file)
    pack = Pack(head, data, text, file)
    _check_sources(pack)
    return pack


def _check_sources(pack: Pack) -> None:
    marks = {"pack": Mark(pack.head.source, pack.head.why), **pack.head.sources}
    for key, mark in marks.items():
        if mark.source == "inferred" and not mark.why:
            raise Problem("pack-inferred-why", file=pack.file, key=key)
    for key in pack.head.sources:
        at: Plain = pack.data
        for step in key.split("."):
            at = at.get(step) if isinstance(at, Mapping) else None
        if at is None:
            raise Problem("pack-source-nowhere", file=pack.file, key=key)


def overlaid(
    game: Game[S],
    data: Mapping[str, Plain],
    file: str,
    text: str = "",
    on: Any = None,
    under: str = "$",
) -> Any:
    """The game's content with data laid over it. `on`: content with packs that came before.
    `under` is the path of the data in its file.

    Tables are merged key by key, anything else is replaced; a `Problem` if the result does not fit.

    >>> from examples.magpies import GAME
    >>> overlaid(GAME, {"each": 4}, "mine.toml").each
    4
    >>> overlaid(GAME, {"feather": 4}, "mine.toml")
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: pack-unknown-key(file=mine.toml, line=1, ...
    """
    content = _laid_over(game, data, file, text, on, under)
    for problem in game.box.unfit(content):
        raise Problem("pack-unfit", file=file, why=problem)
    return content


def _laid_over(
    game: Game[S], data: Mapping[str, Plain], file: str, text: str, on: Any, under: str
) -> Any:
    """Lay data over content, and check its form alone."""
    known = set(game.content.__struct_fields__)
    for key in data:
        if key not in known:
            line, keys = toml.line_of(text, f"{under}.{key}"), ", ".join(sorted(known))
            raise Problem("pack-unknown-key", file=file, line=line, key=key, known=keys)
    below = msgspec.to_builtins(game.box.shipped() if on is None else on)
    return toml.convert(_merge(below, data), game.content, text, file, under)


def _merge(below: Plain, above: Plain) -> Plain:
    if not isinstance(below, dict) or not isinstance(above, dict):
        return above
    return {**below, **{key: _merge(below.get(key), value) for key, value in above.items()}}


def check(game: Game[S], pack: Pack, on: Any = None) -> Any:
    """The game's content with the pack; a `Problem` if it does not fit.

    >>> from examples.magpies import GAME
    >>> check(GAME, Pack(Head("magpies", "Short", "house"), {"each": 4}, "", "mine.toml")).each
    4
    """
    if pack.head.game != game.name:
        raise Problem("pack-other-game", file=pack.file, given=pack.head.game, wanted=game.name)
    return overlaid(game, pack.data, pack.file, pack.text, on)


def problems(game: Game[S], pack: Pack) -> list[Problem]:
    """All problems of a pack that can be found at once.

    >>> from examples.magpies import GAME
    >>> wrong = Pack(Head("magpies", "Wrong", "house"), {"each": "four"}, "", "mine.toml")
    >>> [problem.message.id for problem in problems(GAME, wrong)]
    ['toml-value']
    """
    try:
        content = _laid_over(game, pack.data, pack.file, pack.text, None, "$")
    except Problem as problem:
        return [problem]
    return [Problem("pack-unfit", file=pack.file, why=why) for why in game.box.unfit(content)]


def template(game: Game[S]) -> str:
    """A pack with all content of the game, for an owner to change.

    >>> from examples.magpies import GAME
    >>> "each = 5" in template(GAME).splitlines()
    True
    """
    import tomli_w  # only here: nothing else writes TOML

    head = {"game": game.name, "name": "mine", "source": "house"}
    data = {
        "pack": head,
        **_filled(msgspec.to_builtins(game.box.shipped(), str_keys=True)),
    }
    return _ROWS.sub(_in_a_row, tomli_w.dumps(data))


_ROWS = re.compile(r"\[\n((?:\s+[^\[\]{}\n]+,\n)+)\s*\]")


def _in_a_row(match: re.Match[str]) -> str:
    """A list of plain values in one line, if it fits there."""
    row = "[" + ", ".join(item.strip().rstrip(",") for item in match[1].splitlines()) + "]"
    return row if len(row) <= 90 else match[0]


def _filled(table: Mapping[str, Plain]) -> dict[str, Plain]:
    """A table without its empty values, because TOML knows no null."""
    return {key: _value(value) for key, value in table.items() if value is not None}


def _value(value: Plain) -> Plain:
    if isinstance(value, Mapping):
        return _filled(value)
    return [_value(item) for item in value] if isinstance(value, list | tuple) else value


def load(game: Game[S], paths: Iterable[Path]) -> Any:
    """The game's content with packs laid over it, in order.

    >>> from examples.magpies import GAME
    >>> load(GAME, []) == GAME.box.shipped()
    True
    """
    content = game.box.shipped()
    for path in paths:
        content = check(game, read(path), on=content)
    return content
