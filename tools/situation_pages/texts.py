"""What the code says of classes and their fields, and values as a situation file writes them."""

from __future__ import annotations

import ast
import enum
import inspect
import json
import sys
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct, structs

from kitchentable.kernel.plain import Plain
from kitchentable.kernel.state.fields import Hint
from tools.reference import documented


def one_line(text: str) -> str:
    """A text without its line breaks.

    >>> one_line(" Two\\n   lines. ")
    'Two lines.'
    """
    return " ".join(text.split())


def about(cls: type) -> str:
    """What a class says of itself."""
    return one_line(cls.__dict__.get("__doc__") or "")


@cache
def field_texts(cls: type[Struct]) -> dict[str, str]:
    """What a class and its bases say of their fields.

    >>> from kitchentable.warcraft.model.answers import BattleAt
    >>> field_texts(BattleAt)["enemy"]
    'The seat of an enemy there.'
    """
    found: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if issubclass(each, Struct) and each is not Struct and each.__module__ in sys.modules:
            found |= _own_texts(each)
    return found


def _own_texts(cls: type[Struct]) -> dict[str, str]:
    [node] = [
        node
        for node in ast.walk(_tree(cls.__module__))
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__
    ]
    return {
        each.target.id: one_line(text)
        for each, text in documented(node.body)
        if text and isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


PLAIN: dict[object, str] = {int: "number", str: "text", bool: "true or false"}


def type_words(hint: Hint) -> str:
    """A type in words.

    >>> type_words(tuple[int, ...]), type_words(str | None), type_words(tuple[int, int])
    ('list of numbers', 'text, or nothing', '[number, number]')
    """
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return type_words(args[0])
    if origin in (typing.Union, types.UnionType):
        some = [type_words(each) for each in args if each is not type(None)]
        return " or ".join(some) + (", or nothing" if type(None) in args else "")
    if origin is typing.Literal:
        return " or ".join(f'`"{each}"`' for each in args)
    if origin is dict:
        return f"by {type_words(args[0])}: {type_words(args[1])}"
    if origin in (list, tuple):
        if origin is list or args[-1] is ...:
            return f"list of {_several(args[0])}"
        return f"[{', '.join(map(type_words, args))}]"
    return _named_type(hint)


def _named_type(hint: Hint) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return " or ".join(f'`"{each.value}"`' for each in hint)
    name = getattr(hint, "__name__", str(hint))
    return f"[{name}](#{name.lower()})" if isinstance(hint, type) else name


def _several(hint: Hint) -> str:
    word = type_words(hint)
    return {"number": "numbers", "text": "texts"}.get(word, word)


def as_toml(value: Plain | Sequence[Any]) -> str:
    """A value as TOML writes it on one line.

    >>> as_toml({"kind": "melee", "on": ["a", 1], "new": True})
    '{ kind = "melee", on = ["a", 1], new = true }'
    """
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {as_toml(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(as_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() else json.dumps(key)


def as_list(answer: Struct) -> list[Any]:
    """The fields of an answer in their order, without those at the end that are left out.

    >>> from kitchentable.warcraft.model.answers import Play, Step
    >>> as_list(Step("done")), as_list(Play("cripple", ("a",)))
    (['done'], ['cripple', 'a'])
    """
    values = list(structs.astuple(answer))
    if values and isinstance(values[-1], tuple):  # a card and its target
        return [*values[:-1], *values[-1]]
    fields = structs.fields(type(answer))
    while values and values[-1] == fields[len(values) - 1].default:
        values.pop()
    return values


def as_mapping(answer: Struct) -> dict[str, Any]:
    """The fields of an answer by name, without those that are left out.

    >>> from kitchentable.warcraft.model.answers import Step
    >>> as_mapping(Step("melee", "a", "b"))
    {'what': 'melee', 'start': 'a', 'to': 'b'}
    """
    return {
        field.name: getattr(answer, field.name)
        for field in structs.fields(type(answer))
        if getattr(answer, field.name) != field.default
    }


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown.

    >>> print(table(("a", "b"), [("1", "2|3")]))
    | a | b |
    |---|---|
    | 1 | 2\\|3 |
    """
    lines = [head, ["---"] * len(head), *rows]
    shown = ["| " + " | ".join(each.replace("|", "\\|") for each in line) + " |" for line in lines]
    shown[1] = "|" + "---|" * len(head)
    return "\n".join(shown)


def code(names: Iterable[str]) -> str:
    """Names of the code in a sentence.

    >>> code(["a", "b"])
    '`a`, `b`'
    """
    return ", ".join(f"`{name}`" for name in names)
