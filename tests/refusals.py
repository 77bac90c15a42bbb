"""What every refusal is held against, whatever the game.

A refusal is one sentence in each language that names the thing in words, and the rule that
forbids it. It shows no value of the program, no id, and never a rule of the question in place of
the reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from kitchentable.kernel.illegal import Illegal, Unexplained
from kitchentable.kernel.questions import Choose, Question, React
from kitchentable.kernel.words import Arg, Message
from kitchentable.locale import LANGUAGES, Words

FORMS = (
    "names-nothing", "not-understood", "not-plain", "number-too-large", "number-too-small",
    "yes-or-no", "game-over", "wc-no-resigning", "wc-not-begun", "hr-yes-or-pass",
    "hr-move-point", "hr-push-way",
)  # fmt: skip
"""Refusals for which no rule of a game stands: the form of an answer, and giving up."""

MOST_COMMON = 30
"""So many kinds of refusal of each game have a second reading, the most common ones."""

CODE = re.compile(
    r"[\[\]{}<>`_=]|\((?=\W|\d(?!\)))|(?<!\d)\"|\b(?:None|True|False)\b|\b[a-z]{2,3}-[a-z]+-[a-z-]+\b"
)
"""Signs of a program's value or of a message id in a sentence; behind a figure " is inches.

"(2)" is no such sign: so the second half of a unit is called."""


def flaws(
    refusal: Illegal,
    languages: Iterable[str] = LANGUAGES,
    called: Callable[[str], Mapping[str, Message | str]] | None = None,
) -> list[str]:
    """What is wrong with a refusal, each point in a sentence; empty if nothing is.

    `called` gives the names of things in a language, where a game has ids for them.
    """
    if isinstance(refusal, Unexplained):
        return ["no reason is given"]
    found = [] if refusal.rule or refusal.message.id in FORMS else ["no rule is cited"]
    for language in languages:
        words = Words(language)
        if called is not None:
            words.call(called(language))
        for each in said(refusal.message):
            if not words.has(each.id):
                found.append(f"{each.id} has no words in {language}")
        sentence = words.say(refusal.message)
        if CODE.search(sentence):
            found.append(f"not in words: {sentence}")
    return found


def said(message: Message) -> Iterator[Message]:
    """A message, and every message among its arguments."""
    yield message
    for argument in message.args.values():
        yield from _within(argument)


def _within(argument: Arg) -> Iterator[Message]:
    if isinstance(argument, Message):
        yield from said(argument)
    elif isinstance(argument, tuple):
        for each in argument:
            yield from _within(each)


def refused(question: Question[Any], answer: Any) -> Illegal | None:
    """The refusal of an answer; `None` if the question accepts it."""
    try:
        question.accept(answer)
    except Illegal as no:
        return no
    return None


def choice_of(question: Question[Any]) -> Choose[Any] | None:
    """The choice that a question puts, alone or as a reaction; `None` for other kinds."""
    choice = question.choice if isinstance(question, React) else question
    return choice if isinstance(choice, Choose) else None


def silent(questions: Iterable[Question[Any]]) -> set[str]:
    """The topics of the questions that have no way to say why an answer is refused."""
    found = set()
    for question in questions:
        choice = choice_of(question)
        if choice is not None and not choice.explains():
            found.add(question.topic)
    return found
