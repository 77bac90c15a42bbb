"""Verification: every roll of a game computed again from its source."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from kitchentable.kernel.chance import Source
from kitchentable.kernel.questions import CHANCE, Chance
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.journal import Answer, Back
from kitchentable.kernel.table.run import Run, replay
from kitchentable.kernel.table.table import Table

S = TypeVar("S", bound=State)


class Verified(Struct, frozen=True):
    """The number of rolls that were computed again, and the position of the first that differs.

    >>> Verified(rolls=15).wrong is None
    True
    """

    rolls: int
    wrong: int | None = None


def verify(table: Table[S], source: Source | None = None) -> Verified:
    """Compare every answer of chance with what its source gives.

    Rolls that were taken back count too: the game is followed into every branch.

    >>> from examples import magpies_table
    >>> from kitchentable.kernel.chance import Seeded
    >>> verify(magpies_table(rounds=5))
    Verified(rolls=15, wrong=None)
    >>> verify(magpies_table(rounds=5), Seeded(8)).wrong
    0
    """
    source = source or table.chance
    rolls = 0
    run: Run[S] = table.at(0)
    for position, entry in enumerate(table.journal):
        if isinstance(entry, Back):
            run = table.at(position + 1)
            continue
        if isinstance(entry, Answer) and entry.seat == CHANCE:
            question = run.question
            if not isinstance(question, Chance):
                return Verified(rolls, position)
            if source.answer(question, rolls) != question.read(entry.value):
                return Verified(rolls, position)
            rolls += 1
        replay(run, position, entry)
    return Verified(rolls)
