"""TypeScript from Structs: each Struct becomes a type, its docstrings become comments."""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    BytesType,
    DictType,
    EnumType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from kitchentable.kernel.state.fields import fields
from kitchentable.kernel.state.marks import OUTSIDE, Seen

WIDTH = 100

PLAIN: dict[type[Type], str] = {
    AnyType: "any",
    BoolType: "boolean",
    IntType: "number",
    FloatType: "number",
    StrType: "string",
    BytesType: "string",
    NoneType: "null",
}


class Part(Struct, frozen=True):
    """A Struct as it is written down: its fields, which of them may be missing, and its words."""

    name: str
    tag: tuple[str, str] | None
    fields: tuple[tuple[str, str, bool, str], ...]
    """Name, type in TypeScript, whether it may be missing, and what it is."""
    doc: str


# --- which Structs there are ------------------------------------------------------------


def structs_in(roots: Iterable[Any]) -> list[type[Struct]]:
    """All Structs that some types are made of, each once, in the order they are met."""
    found: dict[type[Struct], None] = {}
    for root in roots:
        _gather(type_info(root), found)
    return list(found)


def _gather(info: Type, found: dict[type[Struct], None]) -> None:
    info = _bare(info)
    if isinstance(info, StructType):
        if info.cls in found:
            return
        found[info.cls] = None
    for inner in _inside(info):
        _gather(inner, found)


def _inside(info: Type) -> Iterable[Type]:
    if isinstance(info, StructType):
        hidden = _never_sent(info.cls)
        return [field.type for field in info.fields if field.name not in hidden]
    if isinstance(info, UnionType):
        return info.types
    if isinstance(info, TupleType):
        return info.item_types
    if isinstance(info, VarTupleType | ListType):
        return (info.item_type,)
    if isinstance(info, DictType):
        return (info.key_type, info.value_type)
    return ()


def _bare(info: Type) -> Type:
    """A type without what `Annotated` says about it."""
    while isinstance(info, Metadata):
        info = info.type
    return info


@cache
def _never_sent(cls: type[Struct]) -> Collection[str]:
    """The fields of a state that no client gets: content, derived values, what nobody may see.

    Only states and events mark their fields; everything else is sent whole.
    """
    marks = {name: mark for name, (_, mark) in fields(cls).items()}
    if all(mark is Seen.NOBODY for mark in marks.values()):
        return ()
    return [name for name, mark in marks.items() if mark in (*OUTSIDE, Seen.NOBODY)]


# --- one Struct -------------------------------------------------------------------------


def part_of(
    cls: type[Struct], asked: Collection[type[Struct]], names: Mapping[str, str] | None = None
) -> Part:
    """A Struct as it is written down.

    `asked` are those that clients send: they may leave out fields with a default. `names` are the
    names of unions that have one.
    """
    info = type_info(cls)
    assert isinstance(info, StructType), cls
    docs, hidden = _field_docs(cls), _never_sent(cls)
    tag = None
    if info.tag is not None and info.tag_field is not None:
        tag = (info.tag_field, str(info.tag))
    optional = cls in asked or bool(cls.__struct_config__.omit_defaults)
    found = []
    for field in info.fields:
        if field.name not in hidden:
            written = script(field.type)
            named = (names or {}).get(written, written)
            missing = optional and not field.required
            found.append((field.encode_name, named, missing, docs.get(field.name, "")))
    return Part(cls.__name__, tag, tuple(found), doc_of(cls))


def doc_of(cls: type[Any]) -> str:
    """The docstring of a class without its examples."""
    return inspect.cleandoc(cls.__doc__ or "").partition(">>>")[0].strip()


def _field_docs(cls: type[Struct]) -> dict[str, str]:
    """The strings below the fields of a Struct, by field; those of its bases too."""
    docs: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        body = _classes_of(sys.modules[base.__module__]).get(base.__qualname__)
        if body is None or not issubclass(base, Struct):
            continue
        for line, below in pairwise(body.body):
            if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
                continue
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                docs[line.target.id] = inspect.cleandoc(str(below.value.value)).strip()
    return docs


@cache
def _classes_of(module: ModuleType) -> dict[str, ast.ClassDef]:
    """The classes of a module as they are written; none of one that is not written in Python."""
    file = getattr(module, "__file__", None) or ""
    text = Path(file).read_text("utf-8") if file.endswith(".py") else ""
    return {each.name: each for each in ast.parse(text).body if isinstance(each, ast.ClassDef)}


def script(info: Type) -> str:
    """A type in TypeScript."""
    info = _bare(info)
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, StructType):
        return str(info.cls.__name__)
    if isinstance(info, LiteralType):
        return either(info.values)
    if isinstance(info, EnumType):
        return either(each.value for each in info.cls)
    if isinstance(info, UnionType):
        return " | ".join(script(each) for each in info.types)
    if isinstance(info, VarTupleType | ListType):
        inner = script(info.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, TupleType):
        return "[" + ", ".join(script(each) for each in info.item_types) + "]"
    if isinstance(info, DictType):  # the keys of a JSON object are text
        return f"Record<string, {script(info.value_type)}>"
    raise TypeError(f"no TypeScript for {info}")


def either(values: Iterable[Any]) -> str:
    """A union of names or numbers.

    >>> either(["open", 3])
    "'open' | 3"
    """
    return " | ".join(f"'{each}'" if isinstance(each, str) else str(each) for each in values)


# --- lines ------------------------------------------------------------------------------


def alias(name: str, members: list[str]) -> list[str]:
    """A type that is one of several others."""
    line = f"export type {name} = {' | '.join(members)}"
    if len(line) <= WIDTH:
        return [line]
    rows = textwrap.wrap(" | ".join(members), WIDTH - 4, break_on_hyphens=False)
    return [f"export type {name} =", *(f"  | {row.strip('| ')}" for row in rows)]


def declared(part: Part) -> list[str]:
    """The type of a Struct, with its comments."""
    if not any(doc for *_, doc in part.fields):
        tag = [f"{part.tag[0]}: '{part.tag[1]}'"] if part.tag else []
        inside = [
            f"{name}{'?' if optional else ''}: {type_}" for name, type_, optional, _ in part.fields
        ]
        line = f"export type {part.name} = {{ {'; '.join([*tag, *inside])} }}"
        if len(line) <= WIDTH:
            return [*comment(part.doc), line]
    lines = [*comment(part.doc), f"export type {part.name} = {{"]
    if part.tag is not None:
        lines.append(f"  {part.tag[0]}: '{part.tag[1]}'")
    for name, type_, optional, doc in part.fields:
        lines += comment(doc, "  ")
        head = f"  {name}{'?' if optional else ''}:"
        if len(f"{head} {type_}") <= WIDTH:
            lines.append(f"{head} {type_}")
        else:
            lines += [head, *(f"    | {each}" for each in type_.split(" | "))]
    return [*lines, "}"]


def comment(doc: str, indent: str = "") -> list[str]:
    """A docstring as a comment."""
    if not doc:
        return []
    lines = doc.splitlines()
    if len(lines) == 1 and len(indent) + len(doc) + 7 <= WIDTH:
        return [f"{indent}/** {doc} */"]
    body = [f"{indent} * {line}".rstrip() for line in lines]
    return [f"{indent}/**", *body, f"{indent} */"]
