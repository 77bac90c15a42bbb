"""The random player: any suggestion, each with the same chance."""

from __future__ import annotations

from random import Random
from typing import Any

from kitchentable.kernel.questions import Pick
from kitchentable.kernel.table.look import Look


class RandomPlayer:
    """Answers with any suggestion. The same seed and the same looks give the same answers."""

    def __init__(self, seed: int) -> None:
        random = Random(seed).random
        self.pick: Pick = lambda size: int(random() * size)
        """How it picks one of several: a simulation need not show it more than their number."""

    def answer(self, look: Look[Any]) -> Any:
        """Any of the question's suggestions."""
        assert look.question is not None, "a player is asked"
        return look.question.any(self.pick)
