"""Which pages are made, and the parts of each that come from the code.

What people have written around these parts stays: a part begins and ends with a remark.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.situation_pages import event_page, found, object_page, question_page, state_page

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
BEGIN = "<!-- {name}: made by tools/situation_pages -->"
END = "<!-- end of {name} -->"


def parts() -> dict[str, dict[str, Callable[[], str]]]:
    """By page: its parts that are made, by name."""
    made: dict[str, dict[str, Callable[[], str]]] = {
        "situation-objects.md": {
            "objects": object_page.catalogue,
            "tables": object_page.laid_tables,
        }
    }
    for game in found.GAMES:
        made[f"situation-questions-{game}.md"] = {
            "questions": partial(question_page.questions, game)
        }
        made[f"situation-events-{game}.md"] = {"events": partial(event_page.events, game)}
        made[f"situation-state-{game}.md"] = {
            "state": partial(state_page.state, game),
            "content": partial(state_page.content, game),
        }
    return made


def renewed(text: str, name: str, made: str) -> str:
    """A page with one of its parts made anew.

    >>> page = "Before.\\n" + BEGIN.format(name="x") + "\\nold\\n" + END.format(name="x")
    >>> renewed(page, "x", "new").splitlines()[2:5]
    ['', 'new', '']
    """
    begin, end = BEGIN.format(name=name), END.format(name=name)
    pattern = re.escape(begin) + r"[\s\S]*?" + re.escape(end)
    assert re.search(pattern, text), f"no place for {name} in the page"
    return re.sub(pattern, lambda _: f"{begin}\n\n{made}\n\n{end}", text)


def stale() -> dict[Path, str]:
    """The files that are not what the code says, with what they should be."""
    wanted: dict[Path, str] = {}
    for page, made in parts().items():
        text = (DOCS / page).read_text("utf-8")
        for name, make in made.items():
            text = renewed(text, name, make())
        wanted[DOCS / page] = text
    for file, picture in object_page.sheets().items():
        wanted[DOCS / "pictures" / file] = picture + "\n"
    return {
        path: text
        for path, text in wanted.items()
        if not path.exists() or path.read_text("utf-8") != text
    }
