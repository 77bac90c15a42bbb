"""The tables of moments in the documentation, made from the code.

python tools/moments.py           compare; fails if a page is not what the code says
python tools/moments.py --write   write the tables into the pages
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from kitchentable.kernel.moments import Moment, Named, marked_moments, moments_in
from kitchentable.raiders import abilities, moments
from kitchentable.warcraft import moments as warcraft_moments
from kitchentable.warcraft.scenarios.catalogue import BLOCKS

ROOT = Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- moments: made by tools/moments.py -->", "<!-- end of moments -->"


def raiders() -> str:
    """The moments of Home Raiders, with the abilities that speak at each."""
    speaking: dict[Named, list[str]] = {}
    for id in abilities.ABILITIES:
        for moment in moments.moments_of(id):
            speaking.setdefault(moment, []).append(id)
    return table(moments_in(moments), speaking)


def warcraft() -> str:
    """The moments of Warcraft, with the blocks of scenarios that speak at each."""
    speaking: dict[Named, list[str]] = {}
    for name, block in BLOCKS.items():
        for moment in marked_moments(block):
            speaking.setdefault(moment, []).append(name)
    return table(moments_in(warcraft_moments), speaking)


def table(known: Mapping[str, Named], speaking: Mapping[Named, list[str]]) -> str:
    """A table of moments: their names in the code, what they are, who speaks at them."""
    rows = ["| moment | kind | what it is | who speaks |", "|---|---|---|---|"]
    for name, moment in known.items():
        if moment in speaking:
            kind = "is asked" if isinstance(moment, Moment) else "happens"
            who = ", ".join(f"`{id}`" for id in speaking[moment])
            rows.append(f"| `{name}` | {kind} | {moment.name} | {who} |")
    return "\n".join(rows)


PAGES = {ROOT / "docs/abilities.md": raiders, ROOT / "docs/scenarios.md": warcraft}


def renewed(text: str, made: str) -> str:
    """A page with its table made anew."""
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n\n{made}\n\n{END}{tail}"


def main(arguments: list[str]) -> int:
    stale = []
    for page, make in PAGES.items():
        text = page.read_text()
        fresh = renewed(text, make())
        if arguments == ["--write"]:
            page.write_text(fresh)
        elif fresh != text:
            stale.append(page)
    for page in stale:
        print(f"{page.relative_to(ROOT)} is not what the code says: tools/moments.py --write")
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
