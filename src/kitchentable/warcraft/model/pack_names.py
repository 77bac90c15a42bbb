"""Names of creeps, heroes and cards that a pack brings, in the languages that it knows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.content import Content

SORTS = ("creep", "hero", "card")


def names(content: Content, lang: str) -> dict[str, str]:
    """By the message of a name: the name that the pack brings, in a language.

    A pack that does not know the language is quoted in English, or in its first language.
    """
    found = {}
    for key, given in content.words.items():
        by_lang = {lang: given} if isinstance(given, str) else given
        if by_lang:
            found[f"wc-{key}"] = (
                by_lang.get(lang) or by_lang.get("en") or next(iter(by_lang.values()))
            )
    return found


def unfit(content: Content, cards: Sequence[str]) -> Iterator[Message]:
    """The names for which there is no creep, hero or card."""
    known: dict[str, Collection[str]] = {
        "creep": content.creeps,
        "hero": content.heroes,
        "card": cards,
    }
    for key in content.words:
        sort, _, name = key.partition("-")
        if name not in known.get(sort, ()):
            yield say("warcraft-words", key=key, sorts=", ".join(SORTS))


def nameless(data: Mapping[str, object], shipped: Content) -> list[str]:
    """The creeps and heroes of a pack that neither the pack nor our catalogues name."""
    given = data.get("words")
    words = given if isinstance(given, dict) else {}
    found = []
    for sort, key, ours in (
        ("creep", "creeps", shipped.creeps),
        ("hero", "heroes", shipped.heroes),
    ):
        theirs = data.get(key)
        for name in theirs if isinstance(theirs, dict) else ():
            if name not in ours and f"{sort}-{name}" not in words:
                found.append(f"{sort}-{name}")
    return found
