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
from kitchentable.kernel.table.journal import Answer, Back, Entry, Interjection, line
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
    kitchentable.kernel.table.run.Mismatch: entry 17: Unexplained: not-an-option()
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
            if not isinstance(entry, Back):
                found.append(self._fitting(position, entry))
                continue
            if entry.to not in kept:
                raise Mismatch(position, f"goes back to {entry.to}")
            self.run = kept[entry.to].fork()
            targets[entry.to] -= 1
            if not targets[entry.to]:
                del kept[entry.to]
            found.append(entry)
        return found

    def follow(self, journal: Sequence[Entry]) -> None:
        """Judge the entries that still stand; a `Mismatch` says which one is not legal.

        >>> from examples import magpies_table
        >>> table = magpies_table(rounds=2)
        >>> referee = Judge(table.game, table.beginning(), seats=2)
        >>> referee.follow([*table.journal, Answer(0, 99), Back(table.position)])
        >>> referee.run.waiting()
        (0, 1)
        """
        try:
            standing = line(journal)
        except ValueError as problem:
            raise Mismatch(len(journal), str(problem)) from None
        for position in standing:
            entry = journal[position]
            assert not isinstance(entry, Back), "what goes back does not stand"
            self._fitting(position, entry)

    def _fitting(self, position: int, entry: Answer | Interjection) -> Entry:
        try:
            return self._judged(entry)
        except Exception as problem:
            raise Mismatch(position, f"{type(problem).__name__}: {problem}") from problem

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
