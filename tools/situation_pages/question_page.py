"""The pages of questions: what is asked of whom, and how an answer is written."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from kitchentable.kernel.questions import Choose, Draw, Question, Roll
from kitchentable.kernel.questions.question import topic_name
from kitchentable.kernel.state import fields
from kitchentable.raiders.model import topics as raiders
from kitchentable.warcraft.cards import card
from kitchentable.warcraft.model import topics as warcraft
from kitchentable.warcraft.powers.power import POWERS
from tools.situation_pages import found as search
from tools.situation_pages import texts
from tools.situation_pages.found import Answered, AskedFor

PLACE = "a place `[x, y, height]` in hundredths of an inch"
WAYS = "a list of ways, each a name and the points it passes: `[name, [[x, y, height], ...]]`"
BY_KIND = {"place": PLACE, "moves": WAYS, "roll": "a list with one face for each die, in order"}
"""How an answer looks where its type does not say it."""


def topics(game: str) -> list[type[Question[Any]]]:
    """All topics of a game in the order of the code; of Home Raiders also its rolls and pearls."""
    module = {"raiders": raiders, "warcraft": warcraft}[game]
    found = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Question)
        and each.__module__ == module.__name__ and is_asked(each)
    ]  # fmt: skip
    return [Roll, Draw, *found] if game == "raiders" else found


def is_asked(topic: type[Question[Any]]) -> bool:
    """Whether a class is a topic itself and not what several topics have in common."""
    return "Asked of" in texts.about(topic) or "Open to" in texts.about(topic)


def questions(game: str) -> str:
    """All questions of a game."""
    found = search.search(game)
    known = {topic_name(each): each for each in topics(game)}
    parts = [", ".join(f"[`{name}`](#{name})" for name in known)]
    for name, topic in known.items():
        parts.append(question(name, topic, found.questions.get(name, AskedFor())))
        if topic is warcraft.PlayCard:
            parts.append(windows(found.questions[name]))
    return "\n\n".join(parts)


def question(name: str, topic: type[Question[Any]], found: AskedFor) -> str:
    """One question: what is asked, how it is answered, an example."""
    return "\n\n".join([f"## {name}", *_about(topic, found), *_answer(topic, found)])


KERNEL = {
    Roll: "The dice of a pool, or those that decide before the game. Asked of chance. White dice "
    "come first, then red, then black. Every Critical Ace is then rolled again, by another step.",
    Draw: "Whose pearl is drawn, by seat. Asked of chance while both seats have pearls in the bag.",
}
"""What the kernel's own topics are in Home Raiders."""


def _about(topic: type[Question[Any]], found: AskedFor) -> Iterator[str]:
    yield KERNEL.get(topic) or texts.about(topic)
    facts = []
    kinds = found.kinds or [topic.kind]
    passed = "; may be passed with `pass = true`" if "react" in kinds else ""
    facts.append(f"- `kind`: {' or '.join(f'`{kind}`' for kind in kinds)}{passed}")
    for id, words in found.messages.items():
        facts.append(f"- `say`: `{id}` (“{words}”)")
    if found.rules:
        facts.append(f"- `rule`: {', '.join(found.rules)}")
    yield "\n".join(facts)


def _answer(topic: type[Question[Any]], found: AskedFor) -> Iterator[str]:
    answers = topic.answers if issubclass(topic, Choose) else None
    structs = list(_structs(answers))
    if structs:
        for each in structs:
            yield f"The fields of an answer, in order. {texts.about(each)}"
            texts_of = texts.field_texts(each)
            hints = fields.fields(each)
            yield texts.table(
                ("field", "type", "what"),
                [(f"`{n}`", texts.type_words(hints[n][0]), texts_of[n]) for n in hints],
            )
    else:
        kind = BY_KIND.get(topic.kind) or (texts.type_words(answers) if answers else "")
        if kind:
            yield f"An answer is {kind}."
    if found.answers and topic is not warcraft.PlayCard:
        yield _table(found)
    if found.answers:
        best = min(found.answers.values(), key=lambda each: (each.size, each.file))
        yield f"For example step {best.step} of `{best.file}`:"
        yield f"```toml\n{search.step_text(best.file, best.step)}\n```"


def _table(found: AskedFor) -> str:
    """The answers that situations have given."""
    if not any(each.mapping for each in found.answers.values()):
        return f"Answers in situations: {texts.code(_written(found))}."
    rows = [
        (f"`{each.written}`", f"`{each.mapping}`" if each.mapping else "", f"`{each.file}`")
        for _, each in sorted(found.answers.items())
    ]
    return texts.table(("answer as a list", "the same as a mapping", "in the situation"), rows)


def _written(found: AskedFor) -> list[str]:
    return [each.written for _, each in sorted(found.answers.items())]


def _structs(answers: Any) -> Iterator[type[Struct]]:
    """The Structs among the types of an answer."""
    if fields.is_struct(answers):
        yield answers
    for each in typing.get_args(answers):
        yield from _structs(each)


def windows(found: AskedFor) -> str:
    """The windows of Warcraft with the plays of each, as situations have made them."""
    rows = []
    for window in (each for each in vars(card).values() if isinstance(each, card.Window)):
        cards = [each.name for each in card.BY_MOMENT.get(window, ())]
        powers = [name for name, each in sorted(POWERS.items()) if window in each.moments]
        if window in (card.ANY_TIME, card.CONSTRUCT):
            continue  # shown unasked, or bought with what it costs
        plays = (_play(found.answers, cards), _play(found.answers, powers))
        rows.append((f"`{window.key}`", window.name, *plays))
    return texts.table(("window", "when", "cards", "abilities of heroes"), rows)


def _play(answers: dict[str, Answered], names: list[str]) -> str:
    """Plays as lists: the name and behind it the target. What is never played is left out."""
    return texts.code(answers[name].written for name in names if name in answers)
