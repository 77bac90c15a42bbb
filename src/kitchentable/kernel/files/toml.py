"""TOML that people write by hand: decoded into Structs, with errors that say where.

The decoder knows the place by its path in the data (`$.cards[2].cost`); a person looks for a
line. `lines.py` finds it.
"""

from __future__ import annotations

import enum
import re
import tomllib
import types
import typing
from collections.abc import Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, UnsetType, structs

from kitchentable.kernel.files import lines
from kitchentable.kernel.files.reasons import of_decoder, of_system
from kitchentable.kernel.mistakes import unknown
from kitchentable.kernel.plain import Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.fields import Hint
from kitchentable.kernel.words import Message

T = TypeVar("T")


def load(path: Path) -> tuple[dict[str, Any], str]:
    """The data of a TOML file, and its text. Numbers with a point come as decimals: exact.

    >>> load(Path("nowhere.toml"))
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: file-not-read(file=nowhere.toml, ...)
    """
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Problem("toml-not-text", file=str(path)) from None
    except OSError as error:
        raise Problem("file-not-read", file=str(path), why=of_system(error)) from None
    return parse(text, str(path)), text


def parse(text: str, file: str) -> dict[str, Any]:
    """The data of a text. `file` is what messages call it.

    >>> parse("a = 1.50", "mine.toml")
    {'a': Decimal('1.50')}
    >>> parse("a = ?", "mine.toml")
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: toml-wrong(file=mine.toml, line=1, column=5)
    """
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(file, str(error)) from None
    except (ValueError, RecursionError):  # numbers of thousands of digits, endless nesting
        raise Problem("toml-monstrous", file=file) from None


def convert(data: Value, of: type[T], text: str, file: str, under: str = "$") -> T:
    """Data as a Struct; a `Problem` names file, line, key and what was expected.

    `under` is the path of the data when it is only a part of the file.

    >>> convert({"lives": "nine"}, dict[str, int], 'lives = "nine"', "cat.toml")
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: toml-value(file=cat.toml, line=1, key=lives, ...)
    """
    try:
        return msgspec.convert(data, of)
    except msgspec.ValidationError as error:
        path = under + named(_place(error)[1], data, of).removeprefix("$")
        why, line = reason(error, data, of), line_of(text, path)
        if path == "$":
            raise Problem("toml-whole", file=file, why=why) from None
        raise Problem("toml-value", file=file, line=line, key=path[2:], why=why) from None


def _place(error: msgspec.ValidationError) -> tuple[str, str]:
    """The reason of an error, and the path in the data."""
    what, _, path = str(error).partition(" - at `")
    return what, path.rstrip("`") or "$"


def reason(error: msgspec.ValidationError, data: Value, of: Hint) -> Message:
    """Why a value does not have the form that is expected, and what could stand there.

    >>> from typing import Literal
    >>> taste = dict[str, Literal["sweet", "sour"]]
    >>> try:
    ...     msgspec.convert({"jam": "swete"}, taste)
    ... except msgspec.ValidationError as wrong:
    ...     print(reason(wrong, {"jam": "swete"}, taste).args["known"])
    sour, sweet
    """
    what, path = _place(error)
    choice = None
    if what.startswith("Invalid enum value"):
        choice = _of_choice(data, of, named(path, data, of))
    return choice or of_decoder(what)


def _of_choice(data: Value, of: Hint, path: str) -> Message | None:
    """The message about a name that is none of those that can stand at a path; `None` elsewhere.

    >>> from typing import Literal
    >>> _of_choice({"taste": "swete"}, dict[str, Literal["sweet", "sour"]], "$.taste").args["near"]
    'sweet'
    """
    value, hint = _inside(data, of, path)
    known = typing.get_args(hint) if typing.get_origin(hint) is typing.Literal else ()
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        known = tuple(each.value for each in hint)
    if not isinstance(value, str) or not known or value in known:
        return None
    return unknown(value, (each for each in known if isinstance(each, str)))


def named(path: str, data: Value, of: Hint) -> str:
    """A path of the decoder with the keys of tables: it says `[...]` for any of them.

    >>> named("$[...]", {"a": 1, "b": "x"}, dict[str, int])
    '$.b'
    """
    before, some, _ = path.partition("[...]")
    if not some:
        return path
    table, hint = _inside(data, of, before)
    values = typing.get_args(hint)[-1] if typing.get_origin(hint) is dict else Any
    for key, value in table.items() if isinstance(table, dict) else ():
        try:
            msgspec.convert(value, values)
        except msgspec.ValidationError as error:
            return f"{before}.{key}" + named(_place(error)[1], value, values).removeprefix("$")
    return path


def _inside(data: Any, of: Hint, path: str) -> tuple[Any, Hint]:
    """The part of the data at a path, and its type."""
    for key, index in re.findall(r"\.([\w-]+)|\[(\d+)\]", path):
        of = _plain(of)
        args = typing.get_args(of)
        if index:
            data, of = (
                data[int(index)],
                args[0] if len(args) < 2 or args[1] is ... else args[int(index)],
            )
        else:
            table = args[1] if typing.get_origin(of) is dict else None
            inner = table or typing.get_type_hints(of).get(key, Any)
            data, of = data.get(key), inner
    return data, _plain(of)


def _plain(of: Hint) -> Hint:
    """A type without its notes, and without the value that stands for none."""
    origin = typing.get_origin(of)
    if origin is typing.Annotated:
        return _plain(typing.get_args(of)[0])
    if origin in (typing.Union, types.UnionType):
        there = [each for each in typing.get_args(of) if each not in (type(None), UnsetType)]
        return _plain(there[0])
    return of


def written(value: Value) -> str:
    """A value as a file has it, on one line. A Struct has no fields with their default.

    >>> written({"event": "Drawn", "cards": [1, 2], "a.b": True})
    '{ event = "Drawn", cards = [1, 2], "a.b" = true }'
    """
    if isinstance(value, Struct):
        fields = structs.fields(value)
        found = [(each.encode_name, getattr(value, each.name), each.default) for each in fields]
        return written({name: there for name, there, default in found if there != default})
    if isinstance(value, Mapping):
        pairs = [f"{_key(str(key))} = {written(each)}" for key, each in value.items()]
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
    if isinstance(value, str | bytes):
        return msgspec.json.encode(value).decode()
    if isinstance(value, Sequence):
        return f"[{', '.join(written(each) for each in value)}]"
    return str(value).lower()  # a number, true or false


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else written(name)


def _not_toml(file: str, error: str) -> Problem:
    place = re.search(r"line (\d+), column (\d+)", error)
    if place is None:
        return Problem("toml-cut-short", file=file)
    return Problem("toml-wrong", file=file, line=int(place[1]), column=int(place[2]))


def line_of(text: str, path: str) -> int:
    """The line a path of the decoder points to; 1 at least.

    >>> line_of('a = 1\\n[[card]]\\nname = "x"\\n[[card]]\\nname = 3\\n', "$.card[1].name")
    5
    """
    parts = re.findall(r'\."?([\w-]+)"?|\[(\d+)\]', path)
    return lines.line_of(text, tuple(key or int(index) for key, index in parts))
