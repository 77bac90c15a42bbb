"""Players of a simulated run: functions that answer the questions of each seat, and of chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from kitchentable.kernel.chance import Source
from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions import Chance, Question
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.look import Glance, Player
from kitchentable.players.random import Count, RandomPlayer

S = TypeVar("S", bound=State)

Answering = Callable[[Question[Value]], Value]
"""A function that answers the questions of a seat, and counts them."""


def by_lot(player: RandomPlayer, count: Count) -> Answering:
    """The answers of a player who picks at random, without a look at the game."""
    player.count = count
    return player.drawn


def by_look(glance: Glance[S], player: Player, count: Count) -> Answering:
    """The answers of a player who looks at the question and at the view of the seat."""

    def answer(question: Question[Value]) -> Value:
        given = question.accept(player.answer(glance.at(question)))
        if question.decides():
            count.decisions += 1
        else:
            count.forced += 1
        return given

    return answer


def by_chance(chance: Source, answers: Sequence[Answering], count: Count) -> Answering:
    """The answers of chance; a secret question is passed on to the seats it asks."""

    def answer(question: Question[Value]) -> Value:
        if isinstance(question, Chance):
            rolled = chance.answer(question, count.rolls)
            count.rolls += 1
            return rolled
        return {seat: answers[seat](question.part(seat)) for seat in question.seats()}

    return answer
