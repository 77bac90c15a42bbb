"""The coach: judges how far a learner has come, from the game itself.

Everything follows from the journal that stands, as the learner saw it. So what was taken back
never happened, and a lesson goes on after a reload, a restart, or on another node.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from kitchentable.kernel.events import Event
from kitchentable.kernel.game import Game
from kitchentable.kernel.lessons.lesson import Hint, Lesson, Otherwise, When
from kitchentable.kernel.plain import Plain, Value
from kitchentable.kernel.questions import Asked
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table import replay
from kitchentable.kernel.table.replay import Frame
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message

S = TypeVar("S", bound=State)


class Shown(Struct, frozen=True, omit_defaults=True):
    """A hint as a page shows it: the first line says what to do, the second one why.

    >>> from kitchentable.kernel.words import say
    >>> Shown("draw", say("lesson-magpies-draw")).points
    []
    """

    id: str
    say: Message
    points: list[dict[str, Plain]] = []


class Taught(Struct, frozen=True, omit_defaults=True):
    """How far a learner has come in a lesson.

    >>> Taught("move", step=1, steps=2).stands
    'going'
    """

    lesson: str
    step: int = 0
    """How many steps are done."""
    steps: int = 0
    stands: Literal["going", "won", "lost"] = "going"
    hint: Shown | None = None
    """What to do now; nothing while others act."""
    note: Message | None = None
    """What is said about the learner's last answer, or about the end."""
    beside: list[Shown] = []
    """Hints beside the game whose moment is now."""


class Coach(Generic[S]):
    """Follows a game frame by frame, and knows how far its learner has come.

    >>> from examples import magpies_table
    >>> from kitchentable.kernel.lessons.lesson import Step
    >>> table = magpies_table(rounds=1)
    >>> two = [Step(done=When(state={"magpies.0.laid": [9]})), Step(done=When(over=True))]
    >>> coach = Coach(Lesson(game="magpies", name="lay", step=two), table, 0)
    >>> for frame in replay.frames(table, 0, asking=False):
    ...     coach.see(frame)
    >>> coach.taught().step
    1
    """

    def __init__(self, lesson: Lesson, table: Table[S], seat: int) -> None:
        self._lesson = lesson
        self._table = table
        self._seat = seat
        self._step = 0
        self._note: Otherwise | None = None
        self._last: Frame[S] | None = None
        self._over = False

    @property
    def _won(self) -> bool:
        return 0 < len(self._lesson.step) == self._step

    @property
    def _lost(self) -> bool:
        return self._note is not None and self._note.lost

    def see(self, frame: Frame[S]) -> None:
        """Judge the next frame: a step that is done now, or something else that was done."""
        self._last = frame
        if self._won or self._lost:
            return
        if frame.seat == self._seat:
            self._note = None
        steps = self._lesson.step
        before = self._step
        while self._step < len(steps) and self._holds(steps[self._step].done, frame):
            self._step += 1
        if self._step > before or not steps:
            self._note = None
            return
        said = (*steps[self._step].otherwise, *self._lesson.otherwise)
        fits = [each for each in said if self._holds(each.when, frame)]
        self._note = next(iter(fits), self._note)

    def taught(self) -> Taught:
        """How far the learner has come now."""
        lesson, frame = self._lesson, self._last
        assert frame is not None, "a game has a beginning"
        stands: Literal["going", "won", "lost"] = "going"
        note = None if self._note is None else lesson.message(self._note.id)
        hint: Shown | None = None
        if self._won:
            stands, note = "won", lesson.message("won")
        elif self._lost:
            stands = "lost"
        elif lesson.step:
            hint = next(iter(self._moments(lesson.step[self._step].hint, frame)), None)
        beside = list(self._moments(lesson.hint, frame))
        return Taught(lesson.name, self._step, len(lesson.step), stands, hint, note, beside)

    def _moments(self, hints: Sequence[Hint], frame: Frame[S]) -> Iterable[Shown]:
        """The hints whose moment is now."""
        for each in hints:
            when = each.when if each.when.asked else msgspec.structs.replace(
                each.when, asked=each.asked)  # fmt: skip
            if self._holds(when, frame):
                yield Shown(each.id, self._lesson.message(each.id), self._points(each))

    def _points(self, hint: Hint) -> list[dict[str, Plain]]:
        """What a hint points at; an answer as the question that stands writes it."""
        question = self._table.look(self._seat).question
        found: list[dict[str, Plain]] = []
        for each in hint.points:
            if "answer" in each and question is not None:
                each = {**each, "answer": _plain(question.read(each["answer"]))}
            found.append(each)
        return found

    def _holds(self, when: When, frame: Frame[S]) -> bool:
        """Whether a moment is the one described."""
        game, view = self._table.game, frame.view
        topics = [when.asked] if isinstance(when.asked, str) else when.asked
        return (
            (not when.asked or frame.topic in topics)
            and all(any(_meets(event, each) for event in frame.told) for each in when.told)
            and all(_found(game, view, path, value) for path, value in when.state.items())
            and all(game.school.holds(view, fact, of) for fact, of in when.fact.items())
            and (not when.score or _same(game.browser.score(view), when.score))
            and (not when.over or self._ended(frame) is not None)
            and (not when.won or self._seat in (self._ended(frame) or ()))
            and (not when.offers or self._offers(when.offers, frame))
        )

    def _ended(self, frame: Frame[S]) -> tuple[int, ...] | None:
        """The winners, if the game is over with this frame."""
        table = self._table
        if table.result is None or frame.position < table.position:
            return None
        return table.result.winners

    def _offers(self, wanted: dict[str, Plain], frame: Frame[S]) -> bool:
        """Whether an answer with these fields is open to the learner now."""
        table = self._table
        question = table.look(self._seat).question
        if question is None or frame.position < table.position:
            return False
        asked: Asked = question.asked()
        return any(
            each.refused is None and _has(_plain(each.value), wanted) for each in asked.options
        )


def taught(lesson: Lesson, table: Table[S], seat: int) -> Taught:
    """How far the learner at a seat has come.

    >>> from examples import magpies_table
    >>> from kitchentable.kernel.lessons.lesson import Step
    >>> lesson = Lesson(game="magpies", name="win", step=[Step(done=When(won=True))])
    >>> taught(lesson, magpies_table(rounds=5), 0).stands
    'won'
    """
    coach = Coach(lesson, table, seat)
    for frame in replay.frames(table, seat, asking=False):
        coach.see(frame)
    return coach.taught()


def _meets(event: Event, wanted: dict[str, Plain]) -> bool:
    """Whether an event is of a kind, and has these values."""
    return type(event).__name__ == wanted.get("event") and all(
        key == "event" or (key in event.__struct_fields__ and fits(getattr(event, key), value))
        for key, value in wanted.items()
    )


def _found(game: Game[Any], view: State, path: str, wanted: Plain) -> bool:
    """Whether a view has a value; a path that leads nowhere yet has none."""
    if game.rules.astray(view, path) is not None:
        return False
    return fits(game.rules.at(view, path), wanted)


def _same(values: Sequence[Value], wanted: Sequence[Plain]) -> bool:
    return len(values) == len(wanted) and all(map(fits, values, wanted))


def fits(value: Value, wanted: Plain) -> bool:
    """Whether a value is as wanted: equal, or within `{ least = 1, most = 3 }`.

    >>> fits(2, 2), fits(2, {"least": 3}), fits(2, {"least": 1, "most": 2})
    (True, False, True)
    """
    found = _plain(value)
    if isinstance(wanted, dict) and wanted and set(wanted) <= {"least", "most"}:
        low, high = wanted.get("least", found), wanted.get("most", found)
        return isinstance(found, int) and low <= found <= high  # type: ignore[operator]
    return found == wanted


def _has(value: Plain, wanted: dict[str, Plain]) -> bool:
    """Whether an answer has these fields; fields that have their default may be left out."""
    return isinstance(value, dict) and all(
        fits(value.get(key, ""), each) for key, each in wanted.items()
    )


def _plain(value: Value) -> Plain:
    plain: Plain = msgspec.json.decode(msgspec.json.encode(value))
    return plain
