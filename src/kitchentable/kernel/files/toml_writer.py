"""Plain data as TOML that people read and go on editing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from decimal import Decimal

from kitchentable.kernel.plain import Value

WIDE = 100
"""The longest line; a longer list stands on several."""
DEEP = 2
"""How deep tables have a heading of their own; deeper ones, and those in a row of a list, stand on
one line."""
BARE = re.compile(r"[A-Za-z0-9_-]+")


def written(data: Mapping[str, Value]) -> str:
    """Data as the text of a file. A key without a value (`None`) is left out.

    >>> print(written({"game": "magpies", "state": {"night": 2, "mice": [{"at": [1, 2]}]}}))
    game = "magpies"
    <BLANKLINE>
    [state]
    night = 2
    <BLANKLINE>
    [[state.mice]]
    at = [1, 2]
    <BLANKLINE>
    """
    return "\n".join(_table((), data)) + "\n"


def _table(path: tuple[str, ...], data: Mapping[str, Value], deep: int = DEEP) -> Iterator[str]:
    """The lines of a table: its plain values first, then the tables in it."""
    inner = {k: value for k, value in data.items() if len(path) < deep and _headed(value)}
    for key, value in data.items():
        if key not in inner and value is not None:
            yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        below = (*path, key)
        name = ".".join(map(_key, below))
        if isinstance(value, dict):
            yield from ("", f"[{name}]", *_table(below, value))
        elif isinstance(value, list):
            for row in value:
                yield from ("", f"[[{name}]]", *_table(below, row, deep=0))


def _headed(value: Value) -> bool:
    """Whether a value can have a heading of its own: a table, or a list of tables."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(each, dict) for each in value)
    return isinstance(value, dict) and bool(value)


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Value) -> str:
    """A value on one line; a long list on several."""
    line = _inline(value)
    if len(line) <= WIDE or not isinstance(value, list | tuple):
        return line
    return "[\n" + "".join(f"    {_inline(each)},\n" for each in value) + "]"


def _inline(value: Value) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | Decimal():
            return str(value)
        case str():
            return _text(value)
        case list() | tuple():
            return f"[{', '.join(map(_inline, value))}]"
        case dict():
            items = (f"{_key(k)} = {_inline(v)}" for k, v in value.items() if v is not None)
            return f"{{ {', '.join(items)} }}" if value else "{}"
    raise TypeError(f"TOML has no {type(value).__name__}")
