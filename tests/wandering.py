"""Games in which everybody answers at random, question by question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from kitchentable.kernel.questions import Question
from kitchentable.kernel.table.table import Table


def wander(table: Table[Any], seed: int, answers: int) -> Iterator[Question[Any]]:
    """The questions of a game, as each of them stands, to its end or so many answers."""
    rng = Random(seed)
    for _ in range(answers):
        if table.over:
            return
        question = table.question
        assert question is not None
        seat = table.waiting()[0]
        part = question.part(seat)
        yield part
        table.answer(seat, rng.choice(list(part.suggestions())))
