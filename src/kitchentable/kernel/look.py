"""What a seat receives: its question, its view, what it was told; and worlds to imagine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.events import Event
from kitchentable.kernel.game import UNKNOWN, Game, Since
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Chance, Question
from kitchentable.kernel.run import Run
from kitchentable.kernel.state import Eyes, State, copy, encode, show

S = TypeVar("S", bound=State)

TRIES = 200
"""How often a world is imagined anew when it does not fit what has happened since."""

Base = tuple[S, Since, Eyes]
"""The view at the last checkpoint, the answers since, and whose things the seat sees."""


class Player(Protocol):
    """Anyone who answers: a person at a screen or a bot. It receives looks, nothing else."""

    def answer(self, look: Look[Any]) -> Any:
        """An answer to the question in the look."""
        ...


class Look(Generic[S]):
    """Everything a seat may know at one moment. Nothing is computed before it is asked for."""

    def __init__(
        self,
        game: Game[S],
        seat: int | None,
        question: Question[Any] | None,
        *,
        view: Callable[[], S],
        told: Callable[[int], list[Event]],
        base: Callable[[], Base[S]],
    ) -> None:
        self.game = game
        self.seat = seat
        self.question = question
        self._view = view
        self._told = told
        self._base = base

    @cached_property
    def view(self) -> S:
        """The state with everything blank that the seat may not know."""
        return self._view()

    def told(self, since: int = 0) -> list[Event]:
        """What the seat was told from a position on."""
        return self._told(since)

    def imagine(self, rng: Random) -> Run[S]:
        """A whole world in which the seat would see what it sees, standing at its question.

        The blanks of the last checkpoint are filled in by the game, then everything the seat
        knows to have happened since happens again; what it does not know is made up.
        """
        seen, since, eyes = self._base()
        wanted = encode(self.view)
        for _ in range(TRIES):
            run = Run(self.game, self.game.imagine(copy(seen), self.seat, since, rng))
            try:
                for seat, value in since:
                    run.answer(seat, _known_or_made_up(run, seat, value, rng))
            except Illegal:
                continue
            if encode(show(run.state, eyes)) == wanted:
                return run
        raise ValueError(f"no world found in {TRIES} tries that agrees with the view")


def _known_or_made_up(run: Run[Any], seat: int, value: Any, rng: Random) -> Any:
    if run.question is None or seat not in run.waiting():
        raise Illegal("", "not-asked")
    question = run.question.part(seat)
    if value is not UNKNOWN:
        return question.accept(value)
    if isinstance(question, Chance):
        return Seeded(rng.getrandbits(64)).answer(question, 0)
    options: Sequence[Any] = question.suggestions()
    return rng.choice(options)


def base(run: Run[S], eyes: Eyes, seat: int | None) -> Base[S]:
    """What a seat knows of the last checkpoint and of the answers since."""
    twin = Run(run.game, copy(run.saved))
    known: list[tuple[int, Any]] = []
    for who, value in run.since:
        assert twin.question is not None, "a run replays itself"
        knows = twin.question.part(who).knows(seat)
        known.append((who, value if knows else UNKNOWN))
        twin.answer(who, value)
    return show(run.saved, eyes), known, eyes
