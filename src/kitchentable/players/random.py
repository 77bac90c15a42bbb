"""The random player: a suggestion, each with an equal chance."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions import Pick
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.look import Look

S = TypeVar("S", bound=State)


class RandomPlayer:
    """Answers with a random suggestion. A seed and a sequence of looks determine the answers."""

    def __init__(self, seed: int) -> None:
        random = Random(seed).random
        self.pick: Pick = lambda size: int(random() * size)
        """How it picks one of several: a simulation need not show it more than their number."""

    def answer(self, look: Look[S]) -> Value:
        """A suggestion of the question, each with an equal chance."""
        assert look.question is not None, "a player is asked"
        answer: Value = look.question.any(self.pick)
        return answer
