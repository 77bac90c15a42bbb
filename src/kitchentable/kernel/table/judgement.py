"""A journal from outside, judged entry by entry.

A table trusts the journal it is opened with, because everything in it was judged before it was
recorded. Nobody has judged a file that a stranger sends: it may hold a gift of minus five million
gold, which the rules would carry out. So each entry is put to the question that stood there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Generic, TypeVar

from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHANCE, may_stand
from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.journal import Answer, Back, Entry, Interjection
from kitchentable.kernel.table.run import Mismatch, Run

S = TypeVar("S", bound=State)


class Judge(Generic[S]):
    """Plays a journal from a beginning, and accepts only what the rules allow.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=2)
    >>> Judge(table.game, table.beginning(), seats=2).judged(table.journal) == table.journal
    True
    >>> forged = [*table.journal, Answer(0, 99)]
    >>> Judge(table.game, table.beginning(), seats=2).judged(forged)
    Traceback (most recent call last):
    kitchentable.kernel.table.run.Mismatch: entry 17: Illegal: not-an-option(answer=99)
    """

    def __init__(self, game: Game[S], begun: S, seats: int) -> None:
        self._seats = seats
        self.run: Run[S] = Run(game, copy(begun))
        """Where the game stands after the last entry."""

    def judged(self, journal: Sequence[Entry]) -> list[Entry]:
        """The entries as play records them; a `Mismatch` says which one is not legal.

        What was taken back is judged too, because people can go on from there. A copy of the
        game is kept at each place that a later entry goes back to.
        """
        targets = Counter(entry.to for entry in journal if isinstance(entry, Back))
        kept: dict[int, Run[S]] = {}
        found: list[Entry] = []
        for position, entry in enumerate(journal):
            if position in targets:
                kept[position] = self.run.fork()
            try:
                if isinstance(entry, Back):
                    self.run = kept[entry.to].fork()
                    targets[entry.to] -= 1
                    if not targets[entry.to]:
                        del kept[entry.to]
                    found.append(entry)
                else:
                    found.append(self._judged(entry))
            except Exception as problem:
                raise Mismatch(position, f"{type(problem).__name__}: {problem}") from problem
        return found

    def _judged(self, entry: Answer | Interjection) -> Entry:
        """Carry an entry out, if it is legal; and give it as play records it."""
        if isinstance(entry, Answer):
            part = self.run.part(entry.seat)
            value = part.accept(part.read(entry.value))
            if entry.until and not may_stand(part, value, entry.until):
                raise Illegal("", "no-standing-pass")
            self.run.answer(entry.seat, value)
            standing = entry.standing and entry.seat != CHANCE
            return Answer(entry.seat, value, entry.until, standing)
        if self.run.question is None:
            raise Illegal("", "game-over")
        if not 0 <= entry.seat < self._seats:
            raise Illegal("", "no-such-seat", seat=entry.seat)
        if entry.act is None:
            return entry
        question = self.run.game.rules.interjections(self.run.saved, entry.seat)
        act = question.accept(question.read(entry.act))
        self.run.interject(entry.seat, act)
        return Interjection(entry.seat, act)
