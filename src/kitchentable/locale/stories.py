"""The story of a game in lines of text, for screens and files."""

from __future__ import annotations

from collections.abc import Iterator

from kitchentable.kernel.story import Entry
from kitchentable.kernel.words import Message
from kitchentable.locale import Words


def lines_of(entry: Entry, words: Words, *, unfolded: bool = False) -> Iterator[str]:
    """A heading or an action in words; unfolded with its details and the numbers of the rules.

    >>> from kitchentable.kernel.story import Line
    >>> from kitchentable.kernel.words import say
    >>> entry = Entry(Line(1, "action", say("undone"), ("HR-001",)))
    >>> list(lines_of(entry, Words())), list(lines_of(entry, Words(), unfolded=True))
    (['  Taken back.'], ['  Taken back.  [HR-001]'])
    """
    indent = "" if entry.heading else "  "
    lines = entry.lines or [entry.line]
    rules = tuple(dict.fromkeys(rule for line in lines for rule in line.rules))
    yield indent + _said(entry.say, rules if unfolded else (), words)
    for detail in entry.details if unfolded else ():
        yield "      " + _said(detail.say, detail.rules, words)


def _said(message: Message, rules: tuple[str, ...], words: Words) -> str:
    return words.say(message) + (f"  [{', '.join(rules)}]" if rules else "")
