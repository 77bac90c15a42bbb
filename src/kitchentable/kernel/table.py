"""The table: a game being played, its journal, and everything one can do with it.

table = Table(game, setup, chance=Seeded(7))
while not table.over:
    for seat in table.waiting():
        table.answer(seat, players[seat].answer(table.look(seat)))
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from kitchentable.kernel import look, undo
from kitchentable.kernel.chance import Source
from kitchentable.kernel.events import Event
from kitchentable.kernel.game import Game, Result
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.journal import Answer, Back, Entry, Interjection, line
from kitchentable.kernel.questions import CHANCE, PASS, Chance, Question, React
from kitchentable.kernel.run import Run
from kitchentable.kernel.state import State, copy, hear, show

S = TypeVar("S", bound=State)


class Told(Struct, frozen=True):
    """An event and the length of the journal when it was told."""

    position: int
    event: Event


class Frozen(Exception):
    """The rules failed on a legal answer: a defect. The table stands still.

    The answer that led there is not in the journal, so the journal opens the table again as
    it stood before. `report` says what happened.
    """

    def __init__(self, report: str) -> None:
        super().__init__(report.strip().splitlines()[-1])
        self.report = report


class Mismatch(Exception):
    """A journal does not fit the rules: they ask for something else than was answered."""

    def __init__(self, position: int, reason: str) -> None:
        super().__init__(f"entry {position}: {reason}")
        self.position = position
        self.reason = reason


class Table(Generic[S]):
    """A game being played.

    `journal` opens a game that was begun before. `start` begins in the middle: at a state
    that could stand at a checkpoint (situations). `listen`: events are kept. `keep`:
    checkpoints are copied, which fork, undo and interjections need. Both can be switched off
    where only the result counts.
    """

    def __init__(
        self,
        game: Game[S],
        setup: Any,
        content: Any = None,
        *,
        chance: Source,
        journal: Iterable[Entry] = (),
        start: S | None = None,
        listen: bool = True,
        keep: bool = True,
    ) -> None:
        self.game = game
        self.setup = setup
        self.content = game.packs() if content is None else content
        self.chance = chance
        self.journal: list[Entry]
        self.log: list[Told]
        self.frozen: Frozen | None = None
        self.rolls = 0
        self._start = start
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
        """What is asked; `None` when the game is over."""
        return self.run.question

    @property
    def position(self) -> int:
        """The length of the journal: the number of the next entry."""
        return len(self.journal)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.setup.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.run.question is None

    @property
    def result(self) -> Result | None:
        """How it ended; `None` while it goes on."""
        return self.game.result(self.state) if self.over else None

    def waiting(self) -> tuple[int, ...]:
        """The seats that have to answer now; -1 for whoever tells the dice."""
        return self.run.waiting()

    def entries(self) -> list[Entry]:
        """The entries that still stand."""
        return [self.journal[position] for position in line(self.journal)]

    # --- what is seen --------------------------------------------------------------------

    def view(self, seat: int | None) -> S:
        """The state as a seat sees it; `None` for a spectator. After the end all is open."""
        return self.shown(self.state, seat)

    def shown(self, state: S, seat: int | None) -> S:
        """A state of this game, the present or a past one, as a seat may see it now."""
        return show(state, self.eyes(state, seat))

    def told(self, seat: int | None, since: int = 0) -> list[Told]:
        """What a seat was told from a position on."""
        eyes = self.eyes(self.state, seat)
        return [
            Told(told.position, event)
            for told in self.log
            if told.position >= since
            for event in hear([told.event], eyes)
        ]

    def look(self, seat: int | None) -> look.Look[S]:
        """Everything a seat may know. All that a player, person or bot, ever receives."""
        question = None
        if seat is not None and self.question and seat in self.waiting():
            question = self.question.part(seat)
        return look.Look(
            self.game,
            seat,
            question,
            view=lambda: self.view(seat),
            told=lambda since: [told.event for told in self.told(seat, since)],
            base=lambda: look.base(self.run, self.eyes(self.run.saved, seat), seat),
        )

    def eyes(self, state: S, seat: int | None) -> tuple[bool, ...]:
        """For each seat, whether the viewer sees what it owns."""
        if self.over:
            return (True,) * self.seats
        if seat is None:
            return (False,) * self.seats
        return tuple(self.game.shows(state, owner, seat) for owner in range(self.seats))

    # --- what one can do -----------------------------------------------------------------

    def answer(self, seat: int, value: Any, until: str = "") -> None:
        """Answer the question that stands. Raises `Illegal`, and then nothing has changed.

        `until`, with a pass: do not ask this seat again while this goes on.
        """
        question = self._asked(seat)
        value = question.accept(value)
        if until and not _may_stand(question, value, until):
            raise Illegal("", "no-standing-pass")
        self._commit(Answer(seat, value, until))

    def read(self, seat: int, raw: Any) -> Any:
        """Decoded data as an answer to the question that stands for a seat."""
        return self._asked(seat).read(raw)

    def interjections(self, seat: int) -> Question[Any]:
        """What a seat may do unasked at this moment. Raises `Illegal` if it is no moment."""
        self._check_running()
        if not 0 <= seat < self.seats:
            raise Illegal("", "no-such-seat", seat=seat)
        if not self.run.at_checkpoint():
            raise Illegal("", "interject-later")
        return self.game.interjections(self.run.saved, seat)

    def interject(self, seat: int, act: Any) -> None:
        """Do what a seat may do unasked. Raises `Illegal`, and then nothing has changed."""
        self._commit(Interjection(seat, self.interjections(seat).accept(act)))

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, if nobody learned anything new by it."""
        self._commit(Back(undo.target(self, seat), seat))

    def back(self, to: int) -> None:
        """Go back to how things stood after the first `to` entries: the table agreed."""
        if not 0 <= to < self.position:
            raise Illegal("", "no-such-position", position=to)
        self._commit(Back(to))

    def fork(self, chance: Source | None = None) -> Table[S]:
        """A second table that stands where this one does; neither disturbs the other."""
        twin: Table[S] = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.journal = self.journal[:]
        twin.log = self.log[:]
        twin._until = self._until[:]
        twin.chance = self.chance if chance is None else chance
        twin.run = self.run.fork()
        return twin

    def at(self, position: int) -> Run[S]:
        """A run of what stood after the first entries, up to a position."""
        run = self._begin(listen=False)
        for number in line(self.journal, position):
            replay(run, number, self.journal[number])
        return run

    # --- the journal ---------------------------------------------------------------------

    def _asked(self, seat: int) -> Question[Any]:
        self._check_running()
        question = self.run.question
        if question is None or seat not in self.run.waiting():
            raise Illegal("", "not-asked")
        return question.part(seat)

    def _check_running(self) -> None:
        if self.frozen is not None:
            raise self.frozen
        if self.over:
            raise Illegal("", "game-over")

    def beginning(self) -> S:
        """The state this table began with."""
        if self._start is not None:
            return copy(self._start)
        return self.game.begin(self.setup, self.content)

    def _begin(self, listen: bool) -> Run[S]:
        return Run(self.game, self.beginning(), keep=self._keep, listen=listen)

    def _open(self, journal: list[Entry]) -> None:
        """Play what still stands of a journal."""
        self.journal = journal
        self.log = []
        self.run = self._begin(self._listen)
        self._hear(0)
        for number in line(journal):
            replay(self.run, number, journal[number])
            self._hear(number + 1)
        self._count()

    def _count(self) -> None:
        """What follows from the journal as a whole: rolls made, standing passes."""
        self.rolls = sum(isinstance(e, Answer) and e.seat == CHANCE for e in self.journal)
        standing = (e for e in self.entries() if isinstance(e, Answer) and e.until)
        self._until = [(entry.seat, entry.until) for entry in standing]

    def _commit(self, entry: Entry) -> None:
        """Append an entry that was checked, and everything that follows from it by itself."""
        before = len(self.journal)
        try:
            self._append(entry)
            self._settle()
        except Exception:
            del self.journal[before:]
            self._count()
            self.frozen = Frozen(traceback.format_exc())
            raise self.frozen from None

    def _append(self, entry: Entry) -> None:
        self.journal.append(entry)
        if type(entry) is Answer:
            if entry.seat == CHANCE:
                self.rolls += 1
            elif entry.until:
                self._until.append((entry.seat, entry.until))
            self.run.answer(entry.seat, entry.value)
        elif type(entry) is Interjection:
            self.run.interject(entry.seat, entry.act)
        elif type(entry) is Back:
            self._open(self.journal)
        if self._listen:
            self._hear(len(self.journal))

    def _settle(self) -> None:
        """Answer for chance, and for seats with a standing pass, until a person is asked."""
        while (question := self.run.question) is not None:
            if isinstance(question, Chance):
                value = self.chance.answer(question, self.rolls)
                if value is None:
                    return
                self._append(Answer(CHANCE, value))
            elif self._until and isinstance(question, React) and self._stands(question):
                self._append(Answer(question.seat, PASS, standing=True))
            else:
                return

    def _stands(self, question: React[Any]) -> bool:
        return any(seat == question.seat and name in question.until for seat, name in self._until)

    def _hear(self, position: int) -> None:
        self.log += [Told(position, event) for event in self.run.take()]


def _may_stand(question: Question[Any], value: Any, until: str) -> bool:
    return isinstance(question, React) and value is PASS and until in question.until


def replay(run: Run[Any], number: int, entry: Entry) -> None:
    """Play a recorded entry. Values get their types from the question that stands.

    Nothing is judged again; but where the rules fail on what was recorded, it is the record
    that does not fit.
    """
    try:
        if isinstance(entry, Answer):
            if run.question is None or entry.seat not in run.waiting():
                raise Mismatch(number, f"seat {entry.seat} answers but is not asked")
            run.answer(entry.seat, run.question.part(entry.seat).read(entry.value))
        elif isinstance(entry, Interjection):
            act = run.game.interjections(run.saved, entry.seat).read(entry.act)
            run.interject(entry.seat, act)
    except Mismatch:
        raise
    except Exception as problem:
        raise Mismatch(number, f"{type(problem).__name__}: {problem}") from problem
