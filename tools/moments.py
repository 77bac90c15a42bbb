"""The tables of moments in the documentation, made from the code.

python tools/moments.py           compare; fails if a page is not what the code says
python tools/moments.py --write   write the tables into the pages
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from kitchentable.kernel.moments import Moment, Named, marked_moments, moments_in
from kitchentable.raiders import abilities, moments
from kitchentable.warcraft import moments as warcraft_moments
from kitchentable.warcraft.cards import card
from kitchentable.warcraft.options.catalogue import ORDER, SPEAKERS
from kitchentable.warcraft.powers.power import POWERS
from kitchentable.warcraft.scenarios.block_list import BLOCKS
from kitchentable.warcraft.scenarios.scenario_setup import OPENING

ROOT = Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- moments: made by tools/moments.py -->", "<!-- end of moments -->"


def raiders() -> str:
    """The moments of Home Raiders, with the abilities that speak at each."""
    speaking: dict[Named, list[str]] = {}
    for id in abilities.ABILITIES:
        for moment in moments.moments_of(id):
            speaking.setdefault(moment, []).append(id)
    return table(moments_in(moments), speaking)


def scenarios() -> str:
    """The moments of Warcraft at which blocks of scenarios speak."""
    return table(moments_in(warcraft_moments), speaking_of(dict(sorted(BLOCKS.items()))))


def warcraft() -> str:
    """All moments of Warcraft, with the options, abilities of heroes and blocks that speak."""
    options = {
        f"{name}: {type(each).__name__}": type(each) for name in ORDER for each in SPEAKERS[name]
    }
    powers = {name: type(each) for name, each in sorted(POWERS.items())}
    everybody = {**options, **powers, "scenario": type(OPENING), **dict(sorted(BLOCKS.items()))}
    return table(moments_in(warcraft_moments), speaking_of(everybody))


def windows() -> str:
    """The windows of Warcraft, with the cards that are played and the abilities used in each."""
    rows = ["| window | what it is | cards | abilities of heroes |", "|---|---|---|---|"]
    for name, window in moments_in(card).items():
        if isinstance(window, card.Window):
            cards = named(sorted(each.name for each in card.BY_MOMENT.get(window, ())))
            powers = named(name for name, each in sorted(POWERS.items()) if window in each.moments)
            rows.append(f"| `{name}` | {window.name} | {cards} | {powers} |")
    return "\n".join(rows)


def speaking_of(speakers: Mapping[str, type]) -> dict[Named, list[str]]:
    """By moment: the names of those who speak at it."""
    speaking: dict[Named, list[str]] = {}
    for name, cls in speakers.items():
        for moment in marked_moments(cls):
            speaking.setdefault(moment, []).append(name)
    return speaking


def named(names: Iterable[str]) -> str:
    """Names of the code in a cell of a table."""
    return ", ".join(f"`{name}`" for name in names)


def table(known: Mapping[str, Named], speaking: Mapping[Named, list[str]]) -> str:
    """A table of moments: their names in the code, what they are, who speaks at them."""
    rows = ["| moment | kind | what it is | who speaks |", "|---|---|---|---|"]
    for name, moment in known.items():
        if moment in speaking:
            kind = "is asked" if isinstance(moment, Moment) else "happens"
            rows.append(f"| `{name}` | {kind} | {moment.name} | {named(speaking[moment])} |")
    return "\n".join(rows)


def both() -> str:
    """Moments and windows of Warcraft."""
    return f"{warcraft()}\n\n## Windows\n\n{windows()}"


PAGES = {
    ROOT / "docs/abilities.md": raiders,
    ROOT / "docs/scenarios.md": scenarios,
    ROOT / "docs/warcraft-moments.md": both,
}


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
