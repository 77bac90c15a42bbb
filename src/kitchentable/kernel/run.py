"""A run: the rules of a game at work on a state, from question to question.

A live generator cannot be copied. A run therefore keeps a copy of the state at the last
checkpoint and the answers since; a fork is that copy and a replay of those few answers. It
trusts what it is given: legality is the question's affair, chance and journal the table's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from kitchentable.kernel.game import Game
from kitchentable.kernel.questions import CHECKPOINT, Asks, Question, Secret
from kitchentable.kernel.state import State, copier_of

S = TypeVar("S", bound=State)

MOST_CHECKPOINTS = 1000
"""Rules that pass more checkpoints than this between two questions will never ask again."""


class Run(Generic[S]):
    """The rules at work. The state it is given becomes its own.

    `keep`: copy the state at checkpoints; fork and interjections need it. `listen`: collect
    events in `state.told`. `notice` is called at each checkpoint. `saved`: the state is a copy
    of this one, which stood at a checkpoint; so the first checkpoint needs no copy of its own.
    """

    __slots__ = (
        "_copy",
        "_given",
        "_heard",
        "_keep",
        "_notice",
        "_procedure",
        "_skip",
        "game",
        "question",
        "saved",
        "since",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        state: S,
        *,
        keep: bool = True,
        listen: bool = False,
        notice: Callable[[S], None] | None = None,
        saved: S | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.question: Question[Any] | None = None
        self.since: list[tuple[int, Any]] = []
        """The answers since the last checkpoint, each with its seat."""
        state.told = [] if listen else None
        self._copy = copier_of(game.state)
        self._keep = keep
        self._notice = notice
        self._given: dict[int, Any] = {}
        self._heard = 0
        self._skip = False
        if saved is None:
            saved = self._copy(state) if keep else state
        else:
            self._skip = True
        self.saved: S = saved
        """The state at the last checkpoint; the beginning counts as one. Never changed."""
        self._procedure: Asks[None] = game.play(state)
        self._send(None)

    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is still missing; -1 is chance."""
        if self.question is None:
            return ()
        if not self._given:
            return self.question.seats()
        return tuple(seat for seat in self.question.seats() if seat not in self._given)

    def answer(self, seat: int, value: Any) -> None:
        """Send an answer in, and run to the next question."""
        self._skip = False
        self.since.append((seat, value))
        if isinstance(self.question, Secret):
            self._given[seat] = value
            if self.waiting():
                return
            value, self._given = self._given, {}
        self._send(value)

    def at_checkpoint(self) -> bool:
        """Whether the question stands directly behind a checkpoint, nothing told between."""
        if not self._keep or self.since:
            return False
        return self.state.told is None or len(self.state.told) == self._heard

    def interject(self, seat: int, act: Any) -> None:
        """Change the state at the checkpoint, and go on from it."""
        listen = self.state.told is not None
        told = self.state.told or []
        self.state = self._copy(self.saved)
        self.state.told = told if listen else None
        self.game.interject(self.state, seat, act)
        self.saved = self._copy(self.state)
        self._procedure = self.game.play(self.state)
        self._send(None)

    def fork(self) -> Run[S]:
        """A second run at the same question. What happens to one does not touch the other."""
        if not self._keep:
            raise ValueError("a run that keeps no checkpoints cannot be forked")
        twin = Run(self.game, self._copy(self.saved), saved=self.saved)
        for seat, value in self.since:
            twin.answer(seat, value)
        if self.state.told is not None:
            twin.state.told = []
        return twin

    def _send(self, value: Any) -> None:
        try:
            step = self._procedure.send(value)
            passed = 0
            while step is CHECKPOINT:
                if self._keep:
                    self._checkpoint()
                passed += 1
                if passed > MOST_CHECKPOINTS:
                    raise RuntimeError("the rules go round in circles without asking anything")
                step = self._procedure.send(None)
        except StopIteration:
            self.question = None
        else:
            self.question = step  # type: ignore[assignment]

    def _checkpoint(self) -> None:
        if self._skip:
            self._skip = False
        else:
            self.saved = self._copy(self.state)
        self.since = []
        self._heard = 0 if self.state.told is None else len(self.state.told)
        if self._notice is not None:
            self._notice(self.state)

    def take(self) -> list[Any]:
        """What was told since the last time, taken away."""
        told = self.state.told
        if not told:
            return []
        self.state.told = []
        self._heard -= len(told)
        return told
