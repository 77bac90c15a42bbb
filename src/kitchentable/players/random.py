"""The random player: any suggestion, each with the same chance."""

from __future__ import annotations

from random import Random
from typing import Any

from kitchentable.kernel.look import Look


class RandomPlayer:
    """Answers with any suggestion. The same seed and the same looks give the same answers."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def answer(self, look: Look[Any]) -> Any:
        """Any of the question's suggestions."""
        assert look.question is not None, "a player is asked"
        options = look.question.suggestions()
        return options[int(self._rng.random() * len(options))]
