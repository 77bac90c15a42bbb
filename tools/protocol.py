"""Write down from the Structs what server and browser say: types for pages, a page for people.

python -m tools.protocol           write all files
python -m tools.protocol --check   whether the files that are there are up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from msgspec import Struct
from msgspec.inspect import type_info

from kitchentable import games
from kitchentable.kernel.facets import RESIGN
from kitchentable.server.protocol import bodies, messages
from tools import game_types
from tools.typescript import Part, alias, declared, part_of, script, structs_in

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "protocol"
PAGE = ROOT / "docs" / "protocol.md"

COMMANDS: tuple[type[Struct], ...] = get_args(messages.Commands)
EVENTS: tuple[type[Struct], ...] = get_args(messages.Events)
ASKED: tuple[type[Struct], ...] = (*COMMANDS, messages.Stretch, *bodies.REQUESTS)
"""What clients send: they may leave out what has a default."""
SHARED = structs_in((*ASKED, *EVENTS, *bodies.ANSWERS))
CODES = script(type_info(messages.RefusalCode))


def parts() -> list[Part]:
    """All Structs of the protocol, as they are written down."""
    return [part_of(each, ASKED, {CODES: "Code"}) for each in SHARED]


# --- TypeScript -------------------------------------------------------------------------

TOPICS = """
/** A question of one topic: how it is answered, the type of its answers, and what it is about. */
export type Asking<Kind extends string, Topic extends string, Answer, About = null> = Omit<
  Asked,
  'kind' | 'topic' | 'options' | 'about'
> & {
  kind: Kind
  topic: Topic
  options?: (Omit<Option, 'value'> & { value: Answer })[]
} & (About extends null ? { about?: null } : { about: About })

/** A choice: asked as such, or as a chance to react that may be passed up. */
export type Choice<Topic extends string, Answer, About = null> =
  | Asking<'choose', Topic, Answer, About>
  | Asking<'react', Topic, Answer | null, About>"""


def types() -> str:
    """The types of the protocol for the browser."""
    lines = [
        "// Made by tools/protocol.py out of src/kitchentable/server. Do not change it by hand.",
        f"export const VERSION = {messages.VERSION}",
        "",
        "/** The interjection by which a seat gives up. */",
        f"export const RESIGN = {list(RESIGN)} as const",
        "",
        *alias("Code", [f"'{code}'" for code in get_args(messages.RefusalCode)]),
    ]
    for part in parts():
        lines += ["", *declared(part)]
    lines += TOPICS.splitlines()
    lines += ["", *alias("Commands", [each.__name__ for each in COMMANDS])]
    lines += ["", *alias("Events", [each.__name__ for each in EVENTS])]
    return "\n".join(lines) + "\n"


# --- the page ---------------------------------------------------------------------------


def page() -> str:
    """The protocol as a page of the documentation."""
    known = {part.name: part for part in parts()}
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


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is made, with its text."""
    yield TYPES / "types.ts", types()
    for each in games.OURS:
        yield TYPES / f"{each.name}.ts", game_types.types(games.game(each.name), SHARED)
    yield PAGE, page()


def main(arguments: list[str]) -> int:
    stale = False
    for file, text in files():
        if arguments == ["--check"]:
            if not file.exists() or file.read_text("utf-8") != text:
                print(f"{file.relative_to(ROOT)} is not up to date: python -m tools.protocol")
                stale = True
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
