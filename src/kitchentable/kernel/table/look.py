"""A look: all that a seat receives. Its question, its view, its events, and worlds to imagine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.events import Event
from kitchentable.kernel.facets import UNKNOWN, Since
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions import Asked, Chance, Draw, Question, Secret
from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.state.state import State, encode
from kitchentable.kernel.state.views import Eyes, hear, show
from kitchentable.kernel.table.run import Run

A = TypeVar("A")
S = TypeVar("S", bound=State)

AskedOrWaiting: TypeAlias = Asked | tuple[int, ...]
"""The question put to a seat; for a seat that is not asked, the seats that are."""

TRIES = 200
"""How often a world is imagined anew when it does not fit what has happened since."""


class Base(Struct, Generic[S], frozen=True):
    """The knowledge of a seat: the last checkpoint, and the answers and events since.

    >>> from examples import magpies_table
    >>> base(magpies_table().run, (True, False), 0).asked.topic
    'lay-feather'
    """

    view: S
    since: Since
    told: list[Event]
    asked: AskedOrWaiting
    eyes: Eyes


class Player(Protocol):
    """Answers questions: a person at a screen, or a bot. A player receives looks, and nothing else.

    >>> class First:
    ...     def answer(self, look):
    ...         return look.question.suggestions()[0]
    >>> from examples import magpies_table
    >>> First().answer(magpies_table().look(0))
    9
    """

    def answer(self, look: Look[Any]) -> Value:
        """An answer to the question in the look."""
        ...


class Look(ABC, Generic[S]):
    """Everything a seat may know at one moment. Nothing is computed before it is asked for.

    >>> from examples import magpies_table
    >>> look = magpies_table(rounds=1).look(1)
    >>> look.question.topic, look.told()
    ('lay-feather', [Won(seat=0, feather=9, trinket=2, rules=('MG-3',))])

    The other hand is hidden. An imagined world has one that could be there:

    >>> look.view.magpies[0].hand
    [-1, -1, -1, -1]
    >>> sorted(look.imagine(Random(3)).state.magpies[0].hand)
    [5, 6, 8, 13]
    """

    _seen: S | None = None
    """The view, once it has been computed."""

    def __init__(
        self, game: Game[S], seat: int | None, seats: int, question: Question[Any] | None
    ) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        """The number of seats at the table."""
        self.question = question

    @abstractmethod
    def _view(self) -> S: ...

    @abstractmethod
    def _told(self, since: int) -> list[Event]: ...

    @abstractmethod
    def _base(self) -> Base[S]: ...

    @property
    def view(self) -> S:
        """The state with everything blank that the seat may not know."""
        if self._seen is None:
            self._seen = self._view()
        return self._seen

    def told(self, since: int = 0) -> list[Event]:
        """The events that the seat was told from a position on."""
        return self._told(since)

    def imagine(self, rng: Random) -> Run[S]:
        """A whole world in which the seat would see what it sees, standing at its question.

        The blanks of the last checkpoint are filled in by the game, then everything the seat
        knows to have happened since happens again; what it does not know is made up. A world
        agrees if the view, the events and the question of the seat are equal.
        """
        return next(self.worlds(rng))

    def worlds(self, rng: Random) -> Iterator[Run[S]]:
        """Imagined worlds without end, each independent of the others.

        What the seat knows is worked out once, so many worlds cost less than as many calls of
        `imagine`.

        >>> from examples import magpies_table
        >>> worlds = magpies_table(rounds=1).look(1).worlds(Random(3))
        >>> len({tuple(next(worlds).state.magpies[0].hand) for _ in range(20)}) > 1
        True
        """
        base = self._base()
        wanted = (encode(self.view), base.told, base.asked)
        while True:
            yield self._world(base, wanted, rng)

    def _world(
        self, base: Base[S], wanted: tuple[bytes, list[Event], AskedOrWaiting], rng: Random
    ) -> Run[S]:
        for _ in range(TRIES):
            run = Run(
                self.game, self.game.rules.imagine(copy(base.view), self.seat, base.since, rng)
            )
            try:
                for seat, value in base.since:
                    run.answer(seat, _known_or_made_up(run, seat, value, rng))
            except Illegal:
                continue
            if seen(run, base.eyes, self.seat) == wanted:
                return run
        raise ValueError(f"no world found in {TRIES} tries that agrees with the view")


class Glance(Look[S]):
    """A look at a run without a table: the question and the view.

    What simulated players receive. Imagined worlds only where the run keeps its checkpoints.

    >>> from examples import magpies_table
    >>> run = magpies_table().run
    >>> glance = Glance(run, seat=0, seats=2)
    >>> glance.at(run.part(0)).question.suggestions()
    [9, 6, 14, 13, 10]
    """

    def __init__(
        self, run: Run[S], seat: int, seats: int, question: Question[Any] | None = None
    ) -> None:
        super().__init__(run.game, seat, seats, question)
        self._run = run

    def at(self, question: Question[A]) -> Glance[S]:
        """Turn this look to a later question of its seat."""
        self.question = question
        self._seen = None
        return self

    def _eyes(self, state: S) -> Eyes:
        return sees(self.game, state, self.seat, self.seats)

    def _view(self) -> S:
        return show(self._run.state, self._eyes(self._run.state))

    def _told(self, since: int) -> list[Event]:
        raise ValueError("a run without a table keeps no events")

    def _base(self) -> Base[S]:
        return base(self._run, self._eyes(self._run.saved), self.seat)


def sees(game: Game[S], state: S, seat: int | None, seats: int) -> tuple[bool, ...]:
    """For each seat, whether the viewer sees what that seat owns. `None` is a spectator.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> sees(table.game, table.state, 1, 2), sees(table.game, table.state, None, 2)
    ((False, True), (False, False))
    """
    if seat is None:
        return (False,) * seats
    return tuple(game.rules.shows(state, owner, seat) for owner in range(seats))


def seen(run: Run[S], eyes: Eyes, seat: int | None) -> tuple[bytes, list[Event], AskedOrWaiting]:
    """The view of a seat, the events it heard since the checkpoint, and its question.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> view, told, asked = seen(table.run, table.eyes(table.state, 0), 0)
    >>> asked.topic
    'lay-feather'
    """
    view = encode(show(run.state, eyes))
    return view, hear(run.told, eyes), asked_of(run, seat)


def asked_of(run: Run[S], seat: int | None) -> AskedOrWaiting:
    """The question put to a seat; for a seat that is not asked, the seats that are.

    >>> from examples import magpies_table
    >>> asked_of(magpies_table().run, 0).topic, asked_of(magpies_table().run, None)
    ('lay-feather', (0, 1))
    """
    if seat is None or run.question is None or seat not in run.waiting():
        return run.waiting()
    return run.question.part(seat).asked()


def _known_or_made_up(run: Run[S], seat: int, value: Value, rng: Random) -> Any:
    question = run.part(seat)
    if value is not UNKNOWN:
        return question.accept(value)
    if isinstance(question, Chance):
        return Seeded(rng.getrandbits(64)).answer(question, 0)
    options: Sequence[Value] = question.suggestions()
    return rng.choice(options)


def base(run: Run[S], eyes: Eyes, seat: int | None) -> Base[S]:
    """The knowledge of a seat: the last checkpoint, and the answers since.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> table.answer(1, 4)
    >>> [answer is UNKNOWN for _, answer in base(table.run, (True, False), 0).since]
    [False, True]
    """
    if not run.keep:
        raise ValueError("a run that keeps no checkpoints has no worlds to imagine")
    twin = Run(run.game, copy(run.saved), saved=run.saved)
    known: list[tuple[int, Value]] = []
    for who, value in run.since:
        question = twin.question
        assert question is not None, "a run replays itself"
        known.append((who, value if knows(question, who, seat, eyes) else UNKNOWN))
        twin.answer(who, value)
        if isinstance(question, Secret) and question.open and twin.question is not question:
            # all are in: from now on everybody may know
            for at in range(len(known) - len(question.parts), len(known)):
                known[at] = run.since[at]
    told = hear(run.told, eyes)
    return Base(show(run.saved, eyes), known, told, asked_of(run, seat), eyes)


def knows(question: Question[A], who: int, seat: int | None, eyes: Eyes) -> bool:
    """Whether a seat knows an answer: its own, an open one, or one of a seat it sees into.

    >>> from examples import magpies_table
    >>> question = magpies_table().question
    >>> knows(question, 0, 0, (True, False)), knows(question, 1, 0, (True, False))
    (True, False)
    """
    if 0 <= who < len(eyes) and eyes[who]:
        return True
    if isinstance(question, Secret):
        return False  # open or not: nobody learns it before all are in
    if isinstance(question, Draw) and any(0 <= to < len(eyes) and eyes[to] for to in question.to):
        return True
    return question.knows(seat)
