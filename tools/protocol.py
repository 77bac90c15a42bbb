"""Write the protocol down from its Structs: types for the browser, a page for people.

python tools/protocol.py           write both
python tools/protocol.py --check   whether those that are there are up to date
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    BytesType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from kitchentable.server.protocol import bodies, messages

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "protocol" / "types.ts"
PAGE = ROOT / "docs" / "protocol.md"
WIDTH = 100

COMMANDS: tuple[type[Struct], ...] = get_args(messages.Commands)
EVENTS: tuple[type[Struct], ...] = get_args(messages.Events)
ASKED: tuple[type[Struct], ...] = (*COMMANDS, messages.Stretch, *bodies.REQUESTS)
"""What clients send: they may leave out what has a default."""
ROOTS = (*ASKED, *EVENTS, *bodies.ANSWERS)

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
    """A Struct of the protocol: its fields, which of them may be missing, and its words."""

    name: str
    tag: tuple[str, str] | None
    fields: tuple[tuple[str, str, bool, str], ...]
    """Name, type in TypeScript, whether it may be missing, and what it is."""
    doc: str


def parts(roots: Iterable[type[Any]]) -> list[Part]:
    """All Structs that these are made of, each once, in the order they are met."""
    found: dict[type[Any], StructType] = {}
    for root in roots:
        _gather(type_info(root), found)
    return [_part(cls, info) for cls, info in found.items()]


def _gather(info: Type, found: dict[type[Any], StructType]) -> None:
    info = _bare(info)
    if isinstance(info, StructType):
        if info.cls in found:
            return
        found[info.cls] = info
    for inner in _inside(info):
        _gather(inner, found)


def _inside(info: Type) -> Iterable[Type]:
    if isinstance(info, StructType):
        return [field.type for field in info.fields]
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
    """Without what `Annotated` says of it beside its limits."""
    while isinstance(info, msgspec.inspect.Metadata):
        info = info.type
    return info


def _part(cls: type[Struct], info: StructType) -> Part:
    docs = _field_docs(cls)
    tag = None
    if info.tag is not None and info.tag_field is not None:
        tag = (info.tag_field, str(info.tag))
    optional = cls in ASKED or bool(cls.__struct_config__.omit_defaults)
    fields = tuple(
        (
            *(field.encode_name, script(field.type)),
            *(optional and not field.required, docs.get(field.name, "")),
        )
        for field in info.fields
    )
    doc = inspect.cleandoc(cls.__doc__ or "").partition(">>>")[0].strip()
    return Part(cls.__name__, tag, fields, doc)


def _field_docs(cls: type[Any]) -> dict[str, str]:
    """The strings below the fields of a Struct, by field; those of its bases too."""
    docs: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if not issubclass(base, Struct) or base is Struct:
            continue
        body = ast.parse(inspect.getsource(base)).body[0]
        assert isinstance(body, ast.ClassDef), "a Struct is a class"
        for line, below in zip(body.body, body.body[1:], strict=False):
            if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
                continue
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                docs[line.target.id] = inspect.cleandoc(str(below.value.value))
    return docs


def script(info: Type) -> str:
    """A type in TypeScript."""
    info = _bare(info)
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, StructType):
        return str(info.cls.__name__)
    if isinstance(info, LiteralType):
        if set(info.values) == set(get_args(messages.RefusalCode)):
            return "Code"
        return " | ".join(f"'{value}'" for value in info.values)
    if isinstance(info, UnionType):
        return " | ".join(script(each) for each in info.types)
    if isinstance(info, VarTupleType | ListType):
        return _many(script(info.item_type))
    if isinstance(info, TupleType):
        return "[" + ", ".join(script(each) for each in info.item_types) + "]"
    if isinstance(info, DictType):
        return f"Record<{script(info.key_type)}, {script(info.value_type)}>"
    raise TypeError(f"no TypeScript for {info}")


def _many(inner: str) -> str:
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


# --- TypeScript -------------------------------------------------------------------------


def types() -> str:
    """The types for the browser."""
    found = parts(ROOTS)
    lines = [
        "// Made by tools/protocol.py out of src/kitchentable/server. Do not change it by hand.",
        f"export const VERSION = {messages.VERSION}",
        "",
        *_alias("Code", [f"'{code}'" for code in get_args(messages.RefusalCode)]),
    ]
    for part in found:
        lines += ["", *_comment(part.doc, ""), *_type(part)]
    lines += ["", *_alias("Commands", [each.__name__ for each in COMMANDS])]
    lines += ["", *_alias("Events", [each.__name__ for each in EVENTS])]
    return "\n".join(lines) + "\n"


def _alias(name: str, members: list[str]) -> list[str]:
    line = f"export type {name} = {' | '.join(members)}"
    if len(line) <= WIDTH:
        return [line]
    return [f"export type {name} =", *(f"  | {each}" for each in members)]


def _type(part: Part) -> list[str]:
    lines = [f"export type {part.name} = {{"]
    if part.tag is not None:
        lines.append(f"  {part.tag[0]}: '{part.tag[1]}'")
    for name, type_, optional, doc in part.fields:
        lines += _comment(doc, "  ")
        head = f"  {name}{'?' if optional else ''}:"
        if len(f"{head} {type_}") <= WIDTH:
            lines.append(f"{head} {type_}")
        else:
            lines += [head, *(f"    | {each}" for each in type_.split(" | "))]
    return [*lines, "}"]


def _comment(doc: str, indent: str) -> list[str]:
    if not doc:
        return []
    lines = doc.splitlines()
    if len(lines) == 1 and len(indent) + len(doc) + 7 <= WIDTH:
        return [f"{indent}/** {doc} */"]
    body = [f"{indent} * {line}".rstrip() for line in lines]
    return [f"{indent}/**", *body, f"{indent} */"]


# --- the page ---------------------------------------------------------------------------


def page() -> str:
    """The protocol as a page of the documentation."""
    known = {part.name: part for part in parts(ROOTS)}
    first = {each.__name__ for each in (*COMMANDS, *EVENTS)}
    http = [each.__name__ for each in (*bodies.REQUESTS, *bodies.ANSWERS)]
    lines = [
        "# The protocol",
        "",
        "Made by `tools/protocol.py` out of the Structs; [The server](server.md) is the guide.",
        f"This is version {messages.VERSION}. A field with a question mark may be missing.",
    ]
    chapters = [
        ("Commands", [each.__name__ for each in COMMANDS]),
        ("Events", [each.__name__ for each in EVENTS]),
        ("Requests and their answers", http),
        ("Parts", [name for name in known if name not in first and name not in http]),
    ]
    for title, names in chapters:
        lines += ["", f"## {title}"]
        for name in names:
            lines += ["", *_section(known[name])]
    codes = ", ".join(f"`{code}`" for code in get_args(messages.RefusalCode))
    return "\n".join([*lines, "", "## Codes of errors", "", f"{codes}.", ""])


def _section(part: Part) -> list[str]:
    title = part.name if part.tag is None else f"{part.name}: `{part.tag[1]}`"
    lines = [f"### {title}", "", part.doc]
    if part.fields:
        lines += ["", "| field | type | |", "|---|---|---|"]
    for name, type_, optional, doc in part.fields:
        mark = "?" if optional else ""
        cell = type_.replace("|", "\\|")
        lines.append(f"| `{name}{mark}` | `{cell}` | {' '.join(doc.split())} |")
    return lines


def main(arguments: list[str]) -> int:
    stale = False
    for file, text in ((TYPES, types()), (PAGE, page())):
        if arguments == ["--check"]:
            if not file.exists() or file.read_text("utf-8") != text:
                print(f"{file.relative_to(ROOT)} is not up to date: python tools/protocol.py")
                stale = True
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
