"""A run: the rules of a game at work on a state, from question to question.

A live generator cannot be copied. A run therefore keeps a copy of the state at the last
checkpoint and the answers since; a fork is that copy and a replay of those few answers. A run
does not check answers: questions judge legality, and the table has chance and the journal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import methodcaller
from typing import Any, Generic, TypeVar

from kitchentable.kernel.events import Event
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions import CHECKPOINT, Asks, Checkpoint, Question, Secret
from kitchentable.kernel.state.copies import copier_of
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.journal import Answer, Entry, Interjection

S = TypeVar("S", bound=State)

MOST_STEPS = 1000
"""The most steps between two questions. Rules that take more will never ask again."""

own_copy = methodcaller("__copy__")
"""A run keeps a copy of a question, because the rules may change theirs and put it again."""

NOT_ASKED = frozenset((Checkpoint, Secret))
"""Types of steps that may ask no seat anything: checkpoints, and a `Secret` without parts."""


class Later(Illegal):
    """An interjection that has to wait until the move in progress is done.

    >>> raise Later
    Traceback (most recent call last):
    kitchentable.kernel.table.run.Later: interject-later()
    """

    def __init__(self) -> None:
        super().__init__("", "interject-later")


class Mismatch(Exception):
    """A journal that does not fit the rules: they ask for something else than was answered.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> from kitchentable.kernel.table.table import Table
    >>> Table(table.game, table.setup, chance=table.chance, journal=[Answer(0, 9)])
    Traceback (most recent call last):
    kitchentable.kernel.table.run.Mismatch: entry 0: Illegal: not-asked()
    """

    def __init__(self, position: int, reason: str) -> None:
        super().__init__(f"entry {position}: {reason}")
        self.position = position
        self.reason = reason


class Run(Generic[S]):
    """The rules at work. The run owns the state it is given, and changes it.

    `keep`: copy the state at checkpoints, for forks and interjections. `listen`: collect events.
    Simulations need neither. `notice` is called at each checkpoint. `saved`: a state at a
    checkpoint of which `state` is a copy; then the first checkpoint needs no copy of its own.

    >>> from examples import magpies_table
    >>> run = magpies_table().run.fork()
    >>> run.waiting()
    (0, 1)
    >>> run.answer(0, 14)
    []
    >>> run.answer(1, 4)
    [Won(seat=0, feather=14, trinket=2, rules=('MG-3',))]
    """

    __slots__ = (
        "_copy",
        "_given",
        "_notice",
        "_skip",
        "_stops",
        "game",
        "keep",
        "opening",
        "procedure",
        "question",
        "saved",
        "since",
        "state",
        "told",
    )

    def __init__(
        self,
        game: Game[S],
        state: S,
        *,
        keep: bool = True,
        listen: bool = True,
        notice: Callable[[S], None] | None = None,
        saved: S | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.question: Question[Any] | None = None
        self.since: list[tuple[int, Value]] = []
        """The answers since the last checkpoint, each with its seat."""
        self.told: list[Event] = []
        """The events since the last checkpoint."""
        self._copy = copier_of(game.state)
        self.keep = keep
        self._notice = notice
        self._stops = keep or notice is not None
        if not listen:
            state.told = None
        self._given: dict[int, Value] = {}
        self._skip = saved is not None
        if saved is None:
            saved = self._copy(state) if keep else state
        self.saved: S = saved
        """The state at the last checkpoint; the beginning is one, too. It is never changed."""
        self.procedure: Asks[None] = game.rules.play(state)
        """The generator of the rules at work; an interjection replaces it."""
        self.opening: list[Event] = self.proceed(None)
        """The events before the first question, across all checkpoints."""

    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is still missing; -1 is chance."""
        if self.question is None:
            return ()
        if not self._given:
            return self.question.seats()
        return tuple(seat for seat in self.question.seats() if seat not in self._given)

    def part(self, seat: int) -> Question[Any]:
        """The question to a seat; raises `Illegal` if the seat is not asked."""
        question = self.question
        if question is None:
            raise Illegal("", "not-asked")
        if question.seat == seat and type(question) is not Secret:
            return question
        if seat not in self.waiting():
            raise Illegal("", "not-asked")
        return question.part(seat)

    def answer(self, seat: int, value: Value) -> list[Event]:
        """Send an answer to the rules and run to the next question. Return the events."""
        if self.keep:
            self._skip = False
            self.since.append((seat, value))
        if type(self.question) is Secret:
            self._given[seat] = value
            if self.waiting():
                return []
            value, self._given = self._given, {}
        return self.proceed(value)

    def interject(self, seat: int, act: Value) -> list[Event]:
        """Do an act of a seat without a question. Return the events of the act.

        The act takes effect at the last checkpoint, if the questions, answers and events since
        would have been the same after it. Otherwise `Later` is raised. An act that ends the game
        need not wait, because nothing has to follow from the state it leaves.
        """
        if not self.keep:
            raise ValueError("a run that keeps no checkpoints takes no interjections")
        twin, told = self._interjected(self.saved, seat, act)
        if not self.since and not self.told:
            told = told + twin.opening
        elif twin.question is None:
            twin, told = self._interjected(self.state, seat, act)
            if twin.question is not None:
                raise Later
            told = told + twin.opening
        else:
            twin._follow(self)
        self.state, self.saved, self.question = twin.state, twin.saved, twin.question
        self.since, self.told = twin.since, twin.told
        self.procedure, self._given, self._skip = twin.procedure, twin._given, False
        return told

    def _interjected(self, start: S, seat: int, act: Value) -> tuple[Run[S], list[Event]]:
        """A run from a state to which a seat's act was applied, and the events of the act."""
        state = self._copy(start)
        self.game.rules.interject(state, seat, act)
        told, state.told = state.told or [], []
        return Run(self.game, state, notice=self._notice), told

    def _follow(self, other: Run[S]) -> None:
        """Repeat what happened in another run since its checkpoint, or raise `Later`."""
        try:
            for seat, value in other.since:
                self.answer(seat, self.part(seat).accept(value))
        except Illegal:
            raise Later from None
        same = self.since == other.since and self.told == other.told
        if not same or self.waiting() != other.waiting():
            raise Later

    def fork(self) -> Run[S]:
        """A second run at the same question, independent of this one."""
        if not self.keep:
            raise ValueError("a run that keeps no checkpoints cannot be forked")
        twin = Run(self.game, self._copy(self.saved), saved=self.saved)
        for seat, value in self.since:
            twin.answer(seat, value)
        return twin

    def quiet(self) -> Run[S]:
        """A second run at the same question for trying things out: no events, no checkpoints.

        >>> from examples import magpies_table
        >>> quiet = magpies_table().run.quiet()
        >>> quiet.answer(0, 14), quiet.answer(1, 4)
        ([], [])
        """
        if not self.keep:
            raise ValueError("a run that keeps no checkpoints cannot be forked")
        twin = Run(self.game, self._copy(self.saved), keep=False, listen=False)
        for seat, value in self.since:
            twin.answer(seat, value)
        return twin

    def proceed(self, value: Value) -> list[Event]:
        """Send a complete answer to the rules and run to the next question. Return the events."""
        told: list[Event] = []
        send, state = self.procedure.send, self.state
        try:
            step = send(value)
            if step is CHECKPOINT and not self._stops:
                step = send(None)  # a question usually follows a checkpoint directly
            if type(step) in NOT_ASKED:
                step = self._to_question(step, told)
            if self._stops and step is not CHECKPOINT and step.checkpoint:
                told += self._checkpoint()
            self.question = own_copy(step)
        except StopIteration:
            self.question = None
        if state.told:
            if self.keep:
                self.told += state.told
            told += state.told
            state.told = []
        return told

    def play_on(
        self,
        answers: Sequence[Callable[[Question[Value]], Value]],
        stops: Callable[[S], bool],
        most: int,
    ) -> None:
        """Play as `play_out` does, but only up to the first checkpoint at which `stops` is true."""
        assert not self._stops, "a run that keeps no checkpoints"
        if self.question is None:
            return
        send, state = self.procedure.send, self.state
        step: Question[Value] | Checkpoint = self.question
        self.question = None
        try:
            for _ in range(most):
                if step is CHECKPOINT:
                    if stops(state):
                        return
                    step = send(None)
                else:
                    step = send(answers[step.seat](step))
        except StopIteration:
            return
        raise RuntimeError(f"no end after {most} steps")

    def play_out(self, answers: Sequence[Callable[[Question[Value]], Value]], most: int) -> None:
        """Play to the end. Each seat has a function that answers its questions; chance is the last.

        Answers are not checked, and no events are kept. Rules that have not come to an end after
        `most` steps never will: then a `RuntimeError` is raised.
        """
        assert not self._stops, "a run that keeps no checkpoints"
        if self.question is None:
            return
        send = self.procedure.send
        step: Question[Value] | Checkpoint = self.question
        self.question = None
        try:
            for _ in range(most):
                step = send(None if step is CHECKPOINT else answers[step.seat](step))
        except StopIteration:
            return
        raise RuntimeError(f"no end after {most} steps")

    def _to_question(
        self, step: Question[Any] | Checkpoint, told: list[Event]
    ) -> Question[Any] | Checkpoint:
        """Go on from a checkpoint or an empty `Secret` to the next step that asks a seat."""
        send = self.procedure.send
        for _ in range(MOST_STEPS):
            if step is CHECKPOINT:
                if self._stops:
                    told += self._checkpoint()
                step = send(None)
            elif type(step) is Secret and not step.parts:
                step = send({})
            else:
                return step
        raise RuntimeError("the rules go round in circles without asking anything")

    def _checkpoint(self) -> list[Event]:
        told = self.state.told or []
        if told:
            self.state.told = []
        if self.keep:
            if self._skip:
                self._skip = False
            else:
                self.saved = self._copy(self.state)
            self.since = []
            self.told = []
        if self._notice is not None:
            self._notice(self.state)
        return told


def replay(run: Run[S], number: int, entry: Entry) -> list[Event]:
    """Play a recorded entry and return its events. Values get their types from the question.

    The entry is not judged again. If the rules fail on it, the journal does not fit the rules:
    `Mismatch`.

    >>> from examples import magpies_table
    >>> run = magpies_table().run.fork()
    >>> replay(run, 12, Answer(0, 9)), replay(run, 13, Answer(1, 4))
    ([], [Won(seat=0, feather=9, trinket=2, rules=('MG-3',))])
    """
    try:
        if isinstance(entry, Answer):
            return run.answer(entry.seat, run.part(entry.seat).read(entry.value))
        if isinstance(entry, Interjection) and entry.act is not None:
            act = run.game.rules.interjections(run.saved, entry.seat).read(entry.act)
            return run.interject(entry.seat, act)
        return []
    except Exception as problem:
        raise Mismatch(number, f"{type(problem).__name__}: {problem}") from problem
