"""A game followed from checkpoint to checkpoint: the hashes of its states, by position."""

from __future__ import annotations

from typing import Generic, TypeVar

from kitchentable.kernel.game import Game
from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.state.state import State, digest
from kitchentable.kernel.table.journal import Entry, line
from kitchentable.kernel.table.run import Mismatch, Run, replay

S = TypeVar("S", bound=State)


def checkpoints(game: Game[S], begun: S, journal: list[Entry]) -> list[tuple[int, str]]:
    """The hashes of the state at every checkpoint of a game, by position.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=1)
    >>> [position for position, _ in checkpoints(table.game, table.beginning(), table.journal)]
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 13]
    """
    return Following(game, begun).checkpoints(journal)


class Following(Generic[S]):
    """A game followed entry by entry, for a table that is saved again and again.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=1)
    >>> following = Following(table.game, table.beginning())
    >>> len(following.checkpoints(table.journal))
    12
    """

    def __init__(self, game: Game[S], begun: S) -> None:
        self._game, self._begun = game, begun
        self._begin()

    def _begin(self) -> None:
        self._found: list[tuple[int, str]] = []
        self._done: list[int] = []
        self._position = 0
        self._run = Run(self._game, copy(self._begun), notice=self._notice)

    def _notice(self, state: S) -> None:
        self._found.append((self._position, digest(state)))

    def checkpoints(self, journal: list[Entry]) -> list[tuple[int, str]]:
        """The hashes so far; only what is new in the journal is played, unless it went back."""
        try:
            standing = line(journal)
        except ValueError as problem:
            raise Mismatch(len(journal), str(problem)) from None
        if standing[: len(self._done)] != self._done:
            self._begin()
        for number in standing[len(self._done) :]:
            self._position = number + 1
            replay(self._run, number, journal[number])
            self._done.append(number)
        return list(self._found)
