"""What the situations of the tests show: how questions are answered, and which events are told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, field

from kitchentable import games
from kitchentable.kernel.events import Event
from kitchentable.kernel.files.situations import Judged, Outcome, Step, read
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import Question
from kitchentable.kernel.questions.question import topic_name
from kitchentable.locale import Words
from tools.situation_pages.texts import as_list, as_mapping, as_toml, one_line

ROOT = Path(__file__).resolve().parents[2]
SITUATIONS = ROOT / "tests" / "situations"
GAMES = ("raiders", "warcraft")

MOST = 5
"""So many answers are shown of a topic whose answers are plain names or numbers."""


class Answered(Struct):
    """An answer in a situation: as it may be written, and where it stands."""

    written: str
    """As a list, or as the name or number it is."""
    mapping: str
    """As a mapping; "" where an answer has no fields."""
    file: str
    step: int
    size: int
    """The length of the file: a shorter one is the better example."""


class AskedFor(Struct):
    """What was found of a topic."""

    kinds: list[str] = field(default_factory=list)
    messages: dict[str, str] = field(default_factory=dict)
    """The ids of its messages, with the words of one question each."""
    rules: list[str] = field(default_factory=list)
    answers: dict[str, Answered] = field(default_factory=dict)
    """By the word that says what the answer does."""


class TellsOf(Struct):
    """What was found of an event."""

    rules: list[str] = field(default_factory=list)
    words: str = ""
    expected: str = ""
    """How a file expects it; "" if none does."""
    file: str = ""
    step: int = 0
    size: int = 0


class Found(Struct):
    """What was found in the situations of one game."""

    questions: dict[str, AskedFor] = field(default_factory=dict)
    events: dict[str, TellsOf] = field(default_factory=dict)


@cache
def search(game: str) -> Found:
    """Play all situations of a game and note what they show."""
    notes = _Notes(game)
    for path in sorted((SITUATIONS / game).rglob("*.toml")):
        notes.play(path)
    return notes.found


class _Notes:
    """Plays situations and notes what they show."""

    def __init__(self, game: str) -> None:
        self.game = games.game(game)
        self.words = Words("en", homes=(self.game.home,))
        self.found = Found()

    def play(self, path: Path) -> None:
        situation = read(path)
        file, size = str(path.relative_to(ROOT)), len(situation.text)
        judged = Judged(situation, self.game, str(path))
        steps = judged.steps()
        for number, step in enumerate(situation.step, start=1):
            table = judged.table
            asked = list(self._asked(judged, step))
            outcome = next(steps)
            assert table is not None, "a situation with steps has a table"
            for question in asked:
                self._note_question(question, step, outcome, Answered("", "", file, number, size))
            for event in outcome.told:
                self._note_event(event)
            for wanted in (*step.told, *step.told_in_any_order):
                self._note_expected(wanted, outcome.told, file, number, size)

    def _asked(self, judged: Judged[Any], step: Step) -> Iterator[Question[Any]]:
        """The questions that stand before a step; of an interjection, what may be done unasked."""
        table = judged.table
        if table is None or table.question is None:
            return
        if step.interject is not UNSET and step.seat is not None:
            yield table.interjections(step.seat)
        for seat in table.question.seats():
            yield table.question.part(seat)

    def _note_question(
        self, question: Question[Any], step: Step, outcome: Outcome, at: Answered
    ) -> None:
        topic = self.found.questions.setdefault(question.topic, AskedFor())
        _add(topic.kinds, question.kind)
        if question.say.id not in topic.messages:
            topic.messages[question.say.id] = one_line(self.words.say(question.say))
        for rule in question.rules:
            _add(topic.rules, rule)
        raw = self._raw(question, step)
        if raw is UNSET or outcome.refused is not None:
            return
        try:
            answer = question.read(raw)
        except Illegal:  # the answer to another question
            return
        key, at.written, at.mapping = _forms(question, answer, raw)
        before = topic.answers.get(key)
        plain = not at.mapping and before is None
        if plain and len(topic.answers) >= MOST:
            return
        if before is None or (before.size, before.file) > (at.size, at.file):
            topic.answers[key] = at

    def _raw(self, question: Question[Any], step: Step) -> Plain | msgspec.UnsetType:
        """What a step answers to a question."""
        if topic_name(type(question)) == "act-unasked":
            return step.interject
        if question.kind in ("roll", "draw", "shuffle"):
            return step.chance
        return step.answer if step.seat == question.seat else UNSET

    def _note_event(self, event: Event) -> None:
        note = self.found.events.setdefault(type(event).__name__, TellsOf())
        for rule in event.rules:
            _add(note.rules, rule)

    def _note_expected(
        self, wanted: dict[str, Plain], told: list[Event], file: str, step: int, size: int
    ) -> None:
        name = str(wanted.get("event", ""))
        event = next((each for each in told if type(each).__name__ == name), None)
        if event is None:
            return
        note = self.found.events[name]
        if not note.expected or (-len(wanted), size, file) < (-_fields(note), note.size, note.file):
            note.expected, note.file, note.step, note.size = as_toml(wanted), file, step, size
            note.words = one_line(self.words.say(event.say()))


def _fields(note: TellsOf) -> int:
    """How many fields the example of an event has."""
    return note.expected.count(" = ")


def _add(some: list[str], name: str) -> None:
    if name not in some:
        some.append(name)
        some.sort()


def _forms(question: Question[Any], answer: Any, raw: Plain) -> tuple[str, str, str]:
    """An answer: the word that says what it does, as a list, and as a mapping."""
    if isinstance(answer, tuple) and answer and isinstance(answer[0], Struct):
        lists = [as_list(each) for each in answer] if question.kind != "moves" else raw
        mapping = "" if question.kind == "moves" else as_toml([as_mapping(each) for each in answer])
        return "", as_toml(lists), mapping
    if not isinstance(answer, Struct):
        return as_toml(raw), as_toml(raw), ""
    does = next(
        name for name in ("name", "what", "kind", "target", "space") if hasattr(answer, name)
    )
    written = as_list(answer)
    assert question.read(written) == answer, f"{question.topic} does not read {written}"
    key = str(getattr(answer, does)) if does not in ("target", "space") else ""
    return key, as_toml(written), as_toml(as_mapping(answer))


def step_text(file: str, step: int) -> str:
    """A step of a file as it is written there."""
    blocks = (ROOT / file).read_text("utf-8").split("[[step]]\n")
    lines = blocks[step].rstrip().splitlines()
    while lines and (lines[-1].startswith("#") or not lines[-1]):  # a remark on the next step
        lines.pop()
    return "\n".join(["[[step]]", *lines])
