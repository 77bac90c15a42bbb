"""The table: a game being played, its journal, and everything that players can do.

table = Table(game, setup, chance=Seeded(7))
while not table.over:
    for seat in table.waiting():
        table.answer(seat, players[seat].answer(table.look(seat)))
"""

from __future__ import annotations

import traceback
from bisect import bisect_left
from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any, Generic, TypeVar

from msgspec import Struct

from kitchentable.kernel.chance import Source
from kitchentable.kernel.events import Event
from kitchentable.kernel.facets import Result
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions import CHANCE, PASS, Chance, Question, React, may_stand
from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.state.state import State
from kitchentable.kernel.state.views import Eyes, check, hear, show
from kitchentable.kernel.table import look, undo
from kitchentable.kernel.table.journal import Answer, Back, Entry, Forerunner, Interjection, line
from kitchentable.kernel.table.run import Later, Mismatch, Run, replay

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Told(Struct, frozen=True):
    """An event and the length of the journal when it was told.

    >>> from examples import magpies_table
    >>> magpies_table(rounds=1).told(0)[0].position
    13
    """

    position: int
    event: Event


class Logged(Struct, frozen=True):
    """An event in the table's own log, with who could see what when it was told.

    >>> from examples import magpies_table
    >>> magpies_table(rounds=1).log[0].eyes
    ((True, False), (False, True), (False, False))
    """

    position: int
    event: Event
    eyes: tuple[Eyes, ...]
    """For each seat, and last for a spectator."""


class Frozen(Exception):
    """The rules failed on a legal answer: a defect. The table stands still.

    The answer that led there is not in the journal, so the journal opens the table again as
    it stood before. `report` says what happened.

    >>> Frozen("ZeroDivisionError: division by zero")
    Frozen('ZeroDivisionError: division by zero')
    """

    def __init__(self, report: str) -> None:
        super().__init__(report.strip().splitlines()[-1])
        self.report = report


class Table(Generic[S]):
    """A game being played.

    `journal` opens a game that was begun before. `start` begins in the middle: at a state
    that could stand at a checkpoint (situations). `listen`: events are kept. `keep`:
    checkpoints are copied, which fork, undo and interjections need. Both can be switched off
    where only the result counts.

    >>> from examples.magpies import GAME
    >>> from kitchentable.kernel.chance import Seeded
    >>> from kitchentable.kernel.game import Setup
    >>> table = Table(GAME, Setup(seats=2), chance=Seeded(7))
    >>> table.answer(0, 9)
    >>> table.waiting(), table.over, table.result
    ((1,), False, None)
    >>> twin = table.fork()
    >>> twin.answer(1, 4)
    >>> twin.view(0).magpies[0].worth, table.view(0).magpies[0].worth
    (2, 0)
    >>> table.undo(0)
    >>> [type(entry).__name__ for entry in table.journal][-2:]
    ['Answer', 'Back']
    """

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        content: Any = None,
        *,
        chance: Source,
        journal: Iterable[Entry] = (),
        start: S | None = None,
        listen: bool = True,
        keep: bool = True,
    ) -> None:
        check_types(game)
        self.game = game
        self.setup = setup
        self.content = game.box.shipped() if content is None else content
        self.chance = chance
        self.forerunner: Forerunner | None = None
        """The game that this one goes on from, where the rules have been corrected since."""
        self.situation = ""
        """The text of the situation file that the game began with, if it began with one."""
        self.names: tuple[str, ...] = ()
        """What the players are called, by seat, where that is known. The rules never ask."""
        self.journal: list[Entry]
        self.log: list[Logged]
        self.frozen: Frozen | None = None
        self.rolls = 0
        self.start = start
        self._listen = listen
        self._keep = keep
        self._until: list[tuple[int, str]] = []
        self._open(list(journal))
        self._settle()

    # --- what stands ---------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The whole truth. Only the table and its keeper may look."""
        return self.run.state

    @property
    def question(self) -> Question[Any] | None:
        """The question that stands; `None` when the game is over."""
        return self.run.question

    @property
    def position(self) -> int:
        """The length of the journal: the number of the next entry."""
        return len(self.journal)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.setup.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.run.question is None

    @property
    def result(self) -> Result | None:
        """How the game ended; `None` while it goes on."""
        return self.game.rules.result(self.state) if self.over else None

    def waiting(self) -> tuple[int, ...]:
        """The seats that have to answer now; -1 for the person who tells the dice."""
        return self.run.waiting()

    def entries(self) -> list[Entry]:
        """The entries that still stand."""
        return [self.journal[position] for position in line(self.journal)]

    # --- what is seen --------------------------------------------------------------------

    def view(self, seat: int | None) -> S:
        """The state as a seat sees it; `None` for a spectator.

        After the end everybody sees what the seats own.
        """
        return self.shown(self.state, seat)

    def shown(self, state: S, seat: int | None) -> S:
        """A state of this game, the present or a past one, as a seat may see it now."""
        return show(state, self.eyes(state, seat))

    def told(self, seat: int | None, since: int = 0, most: int | None = None) -> list[Told]:
        """The events that a seat was told from a position on; at most the first `most` of them."""
        viewer = -1 if seat is None else seat
        everything = (True,) * self.seats
        first = bisect_left(self.log, since, key=lambda logged: logged.position)
        found = (
            Told(logged.position, event)
            for logged in islice(self.log, first, None)
            for event in hear([logged.event], everything if self.over else logged.eyes[viewer])
        )
        return list(islice(found, most))

    def look(self, seat: int | None) -> look.Look[S]:
        """Everything a seat may know. All that a player, person or bot, ever receives."""
        return _Look(self, seat)

    def eyes(self, state: S, seat: int | None) -> tuple[bool, ...]:
        """For each seat, whether the viewer sees what it owns."""
        return (True,) * self.seats if self.over else self._sees(state, seat)

    def _sees(self, state: S, seat: int | None) -> tuple[bool, ...]:
        return look.sees(self.game, state, seat, self.seats)

    # --- what players can do -----------------------------------------------------------------

    def answer(self, seat: int, value: Value, until: str = "") -> None:
        """Answer the question that stands. Raises `Illegal`, and then nothing has changed.

        `until`, with a pass: do not ask this seat again while this goes on.
        """
        question = self._asked(seat)
        value = question.accept(value)
        if until and not may_stand(question, value, until):
            raise Illegal("", "no-standing-pass")
        self._commit(Answer(seat, value, until))

    def read(self, seat: int, raw: Value) -> Value:
        """Decoded data as an answer to the question that stands for a seat."""
        answer: Value = self._asked(seat).read(raw)
        return answer

    def interjections(self, seat: int) -> Question[Any]:
        """The acts that a seat may do unasked."""
        self._check_running()
        if not 0 <= seat < self.seats:
            raise Illegal("", "no-such-seat", seat=seat)
        return self.game.rules.interjections(self.run.saved, seat)

    def interject(self, seat: int, act: Value) -> None:
        """Carry out an act of a seat unasked. Raises `Illegal`, and then nothing has changed.

        It takes effect at the last checkpoint, if what happened since stays the same; otherwise
        it is refused, and has to wait until the move in progress is done.
        """
        self._commit(Interjection(seat, self.interjections(seat).accept(act)))

    def ask_again(self, seat: int) -> None:
        """Take back all standing passes of a seat."""
        self._check_running()
        if not 0 <= seat < self.seats:
            raise Illegal("", "no-such-seat", seat=seat)
        self._commit(Interjection(seat, None))

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, if no other seat learned anything by it."""
        self._commit(finish(self.undoing(seat)))

    def undoing(self, seat: int) -> Generator[None, None, Back]:
        """The entry of an undo, if it is possible; a step for each entry that is played for it."""
        self._check_running()
        number = undo.candidate(self, seat)
        undo.check(self, number, (yield from self.stepping(number)))
        return Back(number, seat)

    def back(self, to: int) -> None:
        """Go back to how things stood after the first `to` entries: the table agreed."""
        if self.frozen is not None:
            raise self.frozen
        if not 0 <= to < self.position:
            raise Illegal("", "no-such-position", position=to)
        self._commit(Back(to))

    def take_up(self, journal: Iterable[Entry]) -> Generator[None, None, None]:
        """Stand where another journal of this game ends; a step for each entry that is played.

        The caller may do other things between the steps. Before the last one the table is of no
        use.
        """
        yield from self._opening(list(journal))
        self._settle()

    def fork(self, chance: Source | None = None) -> Table[S]:
        """A second table that stands where this one does; neither disturbs the other."""
        twin: Table[S] = Table.__new__(Table)
        twin.__dict__ = self.__dict__.copy()
        twin.journal = self.journal[:]
        twin.log = self.log[:]
        twin._until = self._until[:]
        twin.chance = self.chance if chance is None else chance
        twin.run = self.run.fork()
        return twin

    def follow(self, entries: Iterable[Entry]) -> None:
        """Go on with the later entries of another table of this game.

        As with the journal a table is opened with, nothing is judged again. After a `Mismatch`
        this table is of no use any more.
        """
        for entry in entries:
            self.journal.append(entry)
            if isinstance(entry, Back):
                self._open(self.journal)
                continue
            self._note_standing(entry)
            self.rolls += isinstance(entry, Answer) and entry.seat == CHANCE
            told = replay(self.run, self.position - 1, entry)
            self._hear(self.position, told)
        self._settle()

    def at(self, position: int) -> Run[S]:
        """A run that stands where the game stood after the first entries, up to a position."""
        return finish(self.stepping(position))

    def stepping(self, position: int) -> Generator[None, None, Run[S]]:
        """Find that run, with a step for each entry that is played."""
        run = self._begin()
        for number in line(self.journal, position):
            replay(run, number, self.journal[number])
            yield
        return run

    # --- the journal ---------------------------------------------------------------------

    def _asked(self, seat: int) -> Question[Any]:
        self._check_running()
        return self.run.part(seat)

    def _check_running(self) -> None:
        if self.frozen is not None:
            raise self.frozen
        if self.over:
            raise Illegal("", "game-over")

    def beginning(self) -> S:
        """The state this table began with."""
        if self.start is not None:
            return copy(self.start)
        return self.game.rules.begin(self.setup, self.content)

    def _begin(self) -> Run[S]:
        listen = self._listen or self._keep  # imagined worlds are compared by what was told
        return Run(self.game, self.beginning(), keep=self._keep, listen=listen)

    def _open(self, journal: list[Entry]) -> None:
        """Play what still stands of a journal."""
        finish(self._opening(journal))

    def _opening(self, journal: list[Entry]) -> Generator[None, None, None]:
        """Play what still stands of a journal, with a step for each entry that is played."""
        self.journal = journal
        self.log = []
        self.run = self._begin()
        self._hear(0, self.run.opening)
        try:
            standing = line(journal)
        except ValueError as problem:
            raise Mismatch(len(journal), str(problem)) from None
        for number in standing:
            told = replay(self.run, number, journal[number])
            if told:
                self._hear(number + 1, told)
            yield
        self._count()

    def _count(self) -> None:
        """Count what follows from the journal as a whole: rolls made, standing passes."""
        self.rolls = sum([type(e) is Answer and e.seat == CHANCE for e in self.journal])
        self._until = []
        for entry in self.entries():
            if type(entry) is not Answer or entry.until:
                self._note_standing(entry)

    def _note_standing(self, entry: Entry) -> None:
        if isinstance(entry, Answer) and entry.until:
            self._until.append((entry.seat, entry.until))
        elif isinstance(entry, Interjection) and entry.act is None:
            self._until = [each for each in self._until if each[0] != entry.seat]

    def _commit(self, entry: Entry) -> None:
        """Append an entry that was checked, and everything that follows from it by itself."""
        before = len(self.journal)
        try:
            self._append(entry)
            self._settle()
        except Later:
            del self.journal[before:]  # the run has not changed
            raise
        except Exception:
            del self.journal[before:]
            self.frozen = Frozen(traceback.format_exc())
            self._open(self.journal)
            raise self.frozen from None

    def _append(self, entry: Entry) -> None:
        self.journal.append(entry)
        told: list[Event] = []
        if isinstance(entry, Answer):
            if entry.seat == CHANCE:
                self.rolls += 1
            elif entry.until:
                self._note_standing(entry)
            told = self.run.answer(entry.seat, entry.value)
        elif isinstance(entry, Back):
            self._open(self.journal)
        elif entry.act is None:
            self._note_standing(entry)
        else:
            told = self.run.interject(entry.seat, entry.act)
        if told:
            self._hear(len(self.journal), told)

    def _settle(self) -> None:
        """Answer for chance, and for seats with a standing pass, until a person is asked."""
        while (question := self.run.question) is not None:
            if isinstance(question, Chance):
                value = self.chance.answer(question, self.rolls)
                if value is None:
                    return
                self._append(Answer(CHANCE, value))
            elif self._until and (seat := self._standing()) is not None:
                self._append(Answer(seat, PASS, standing=True))
            else:
                return

    def _standing(self) -> int | None:
        """A seat that is asked and said before that it would pass."""
        for seat in self.run.waiting():
            part = self.run.part(seat)
            if isinstance(part, React) and any(
                who == seat and name in part.until for who, name in self._until
            ):
                return seat
        return None

    def _hear(self, position: int, told: Iterable[Event]) -> None:
        if self._listen and told:
            viewers = (*range(self.seats), None)
            eyes = tuple(self._sees(self.state, viewer) for viewer in viewers)
            self.log += [Logged(position, event, eyes) for event in told]


class _Look(look.Look[S]):
    """A look at a table: of use as long as the table has not moved on."""

    def __init__(self, table: Table[S], seat: int | None) -> None:
        run, question = table.run, None
        if seat is not None and run.question is not None and seat in run.waiting():
            question = run.question.part(seat)
        super().__init__(table.game, seat, table.seats, question)
        self._table = table
        self._run = run
        self._position = table.position

    def _now(self) -> Table[S]:
        table = self._table
        if table.run is not self._run or table.position != self._position:
            raise ValueError("this look is old: the table has moved on")
        return table

    def _view(self) -> S:
        return self._now().view(self.seat)

    def _told(self, since: int) -> list[Event]:
        return [told.event for told in self._now().told(self.seat, since)]

    def _base(self) -> look.Base[S]:
        run = self._run
        return look.base(run, self._now().eyes(run.saved, self.seat), self.seat)


_CHECKED: set[type] = set()


def check_types(game: Game[S]) -> None:
    """Raise `TypeError` unless the kernel can handle a game's types. Checked once for each game.

    >>> from examples.magpies import GAME
    >>> check_types(GAME)
    """
    if type(game) not in _CHECKED:
        check(game.state, game.events)
        _CHECKED.add(type(game))


def finish(steps: Generator[None, None, T]) -> T:
    """Run a generator that stops after each step to its end, and return its result.

    >>> def steps():
    ...     yield
    ...     return "done"
    >>> finish(steps())
    'done'
    """
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
