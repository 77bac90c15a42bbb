"""The random player: a suggestion, each with an equal chance."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions import Question
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.look import Look

A = TypeVar("A")
S = TypeVar("S", bound=State)


class Count:
    """The numbers of decisions, forced answers and rolls in a game so far."""

    __slots__ = ("decisions", "forced", "rolls")

    def __init__(self) -> None:
        self.decisions = self.forced = self.rolls = 0


class RandomPlayer:
    """Answers with a random suggestion. A seed and a sequence of questions determine the answers.

    >>> from kitchentable.kernel.questions import Choose
    >>> from kitchentable.kernel.words import say
    >>> player = RandomPlayer(7)
    >>> player.drawn(Choose(say("pick"), seat=0, among=("tea", "milk")))
    'tea'
    >>> player.drawn(Choose(say("pick"), seat=0, among=("milk",)))
    'milk'
    >>> player.count.decisions, player.count.forced
    (1, 1)
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random
        self.count = Count()
        """Counts the answers; the players of a simulated game share one."""

    def answer(self, look: Look[S]) -> Value:
        """A suggestion of the question, each with an equal chance."""
        assert look.question is not None, "a player is asked"
        answer: Value = self.drawn(look.question)
        return answer

    def drawn(self, question: Question[A]) -> A:
        """A legal answer at random, which need not be judged: simulations show no more of a game.

        Any suggestion, unless the question makes an answer cheaper. Where there is only one,
        nothing is left to chance.
        """
        sample = question.sample
        if sample is not None:
            self.count.decisions += 1
            return sample(self.pick)
        options = question.suggestions()
        size = len(options)
        if size > 1:
            self.count.decisions += 1
            return options[int(self.random() * size)]
        self.count.forced += 1
        return options[0]

    def pick(self, size: int) -> int:
        """A whole number from 0 up to a size."""
        return int(self.random() * size)
