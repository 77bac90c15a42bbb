"""What a game and its page say to each other, as TypeScript.

Nothing is listed here: the view is the game's state, the events are its own, the topics are the
classes of its questions, and the types of previews and of the library are those its browser facet
returns.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from typing import Any, get_type_hints

from msgspec import Struct
from msgspec.inspect import type_info

from kitchentable.kernel.game import Game
from kitchentable.kernel.questions import Chance, Choose, Moves, Place, Point, Question, Routes
from kitchentable.kernel.questions.question import topic_name
from tools.typescript import alias, comment, declared, doc_of, part_of, script, structs_in

Topic = type[Question[Any]]


class Spoken(Struct, frozen=True):
    """All types of a game that reach its page."""

    game: Game[Any]
    topics: tuple[Topic, ...]
    asks: tuple[type[Struct], ...]
    """The classes of what a page may ask for a preview."""
    library: Any
    """The type of its library; `None` if it is not typed."""
    others: tuple[type[Struct], ...]
    """What else the game's own pages send and get, beside a table."""

    def roots(self) -> list[Any]:
        """Everything from which all other types are reached."""
        found: list[Any] = [self.game.state, self.game.setup, *self.game.events]
        for topic in self.topics:
            found += [answer_of(topic), *([about_of(topic)] if about_of(topic) else [])]
        found += [*self.asks, *(preview_of(ask) for ask in self.asks), *self.others]
        return [*found, *([self.library] if self.library else [])]

    def sent(self) -> tuple[type[Struct], ...]:
        """What clients send: they may leave out fields with a default."""
        return (*self.asks, *(each for each in self.others if each.__name__.startswith("Ask")))


def spoken(game: Game[Any]) -> Spoken:
    """What a game and its page say to each other."""
    game.load()
    browser = type(game.browser)
    library = get_type_hints(browser.library)["return"]
    return Spoken(
        game,
        tuple(topics(game)),
        browser.asks,
        None if library is object else library,
        browser.other_pages,
    )


def topics(game: Game[Any]) -> Iterable[Topic]:
    """The topics put to players: the classes of a game's questions that no other derives from."""
    own = [each for each in _below(Question) if each.__module__.split(".")[1] == game.name]
    bases = {base for each in own for base in each.__mro__[1:]}
    leaves = {each for each in own if each not in bases and not issubclass(each, Chance)}
    for module in dict.fromkeys(each.__module__ for each in own):
        defined = vars(sys.modules[module]).values()
        yield from (each for each in defined if isinstance(each, type) and each in leaves)


def _below(cls: type[Any]) -> Iterable[type[Any]]:
    for each in cls.__subclasses__():
        yield each
        yield from _below(each)


def answer_of(topic: Topic) -> Any:
    """The type of a topic's answers."""
    if issubclass(topic, Choose):
        return topic.answers
    return Routes if issubclass(topic, Moves) else Point


def about_of(topic: Topic) -> Any:
    """The type of what a page has to know of a topic; `None` for nothing."""
    found = get_type_hints(topic.public)["return"]
    return found if isinstance(found, type) and issubclass(found, Struct) else None


def preview_of(ask: type[Any]) -> Any:
    """The type of the answer to an ask."""
    return get_type_hints(ask.preview)["return"]


# --- TypeScript -------------------------------------------------------------------------


def types(game: Game[Any], shared: Iterable[type[Struct]]) -> str:
    """The types of a game; those of the protocol, which it shares, are imported."""
    found = spoken(game)
    reached, common = structs_in(found.roots()), set(shared)
    own = [each for each in reached if each not in common]
    used = ["Asking", "Choice", *(each.__name__ for each in reached if each in common)]
    check_names(game.name, [*used, *(each.__name__ for each in (*own, *found.topics))])
    body = [line for each in own for line in ("", *declared(part_of(each, found.sent())))]
    body += _questions(found) + _events(found) + _previews(found) + _whole(found)
    text = "\n".join(body)
    words = re.findall(r"\w+", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
    imported = sorted(set(used) & set(words))
    return "\n".join(
        [
            f"// Made by tools/protocol.py out of src/kitchentable/{game.name}. "
            "Do not change it by hand.",
            f"import type {{ {', '.join(imported)} }} from './types'",
            text,
            "",
        ]
    )


def check_names(game: str, names: list[str]) -> None:
    """Refuse two types of one name: a page could not tell them apart."""
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise TypeError(f"{game}: two types with one name: {', '.join(twice)}")


def _questions(found: Spoken) -> list[str]:
    """A type for each topic, and the union of them."""
    lines = []
    for topic in found.topics:
        how = "Asking" if issubclass(topic, Place | Moves) else "Choice"
        about = about_of(topic)
        parts = [f"'{topic_name(topic)}'", script(type_info(answer_of(topic)))]
        parts += [script(type_info(about))] if about else []
        kind = [f"'{topic.kind}'"] if how == "Asking" else []
        lines += ["", *comment(doc_of(topic))]
        lines.append(f"export type {topic.__name__} = {how}<{', '.join([*kind, *parts])}>")
    names = [topic.__name__ for topic in found.topics]
    return [*lines, "", "/** What a player is asked. */", *alias("Question", names)]


def _events(found: Spoken) -> list[str]:
    names = [each.__name__ for each in found.game.events]
    return ["", "/** What a seat is told. */", *alias("Told", names)]


def _previews(found: Spoken) -> list[str]:
    """By `what`: the ask of a preview, and its answer."""
    lines = ["", "/** What may be asked for a preview, and what comes back. */"]
    if not found.asks:
        return [*lines, "export type Previews = Record<string, never>"]
    lines.append("export type Previews = {")
    for ask in found.asks:
        answer = script(type_info(preview_of(ask)))
        name = str(ask.__struct_config__.tag)
        lines.append(f"  {name}: {{ ask: {ask.__name__}; answer: {answer} }}")
    return [*lines, "}"]


def _whole(found: Spoken) -> list[str]:
    """All of it under one name, for `Play`."""
    library = script(type_info(found.library)) if found.library else "unknown"
    return [
        "",
        "/** All that a table and its page say to each other. */",
        f"export type {found.game.name.capitalize()}Types = {{",
        f"  view: {found.game.state.__name__}",
        f"  setup: {found.game.setup.__name__}",
        "  asked: Question",
        "  told: Told",
        "  previews: Previews",
        f"  library: {library}",
        "}",
    ]
