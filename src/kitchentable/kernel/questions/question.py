"""The base of all questions, and how a rule asks one.

A question is known by its class: `ChooseAction`, `PlayCard`. That class is its **topic**. Bots,
words, previews and pages look at the topic, never at the message or at the rule numbers. The
classes of the kernel (`Choose`, `React`, `Place` ...) are the **kinds** of question: they say how
an answer is given, and a page that knows the kinds can ask any question of any game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from kitchentable.kernel.plain import Value
from kitchentable.kernel.words import Message, say

A = TypeVar("A")
T = TypeVar("T")

CHANCE: Final = -1
"""The seat of dice, bags and shuffles."""

PASS: Final = None
"""The answer of a seat that does not react."""

Pick: TypeAlias = Callable[[int], int]
"""Gives a whole number from 0 up to a size, at random."""


@cache
def topic_name(topic: type[Question[A]]) -> str:
    """The name of a topic for pages and situations: `ChooseAction` is choose-action.

    >>> from kitchentable.kernel.questions import Choose
    >>> class ChooseAction(Choose[str], kw_only=True): ...
    >>> topic_name(ChooseAction)
    'choose-action'
    """
    return re.sub(r"(?<=.)(?=[A-Z])", "-", topic.__name__).lower()


class Option(Struct, frozen=True):
    """One answer as it is shown: its value, its words, and why not if it is refused.

    >>> Option(3, say("three"), rule="XX-001", refused=say("too-many")).refused.id
    'too-many'
    """

    value: Any
    say: Message
    rule: str = ""
    refused: Message | None = None


class Asked(Struct, frozen=True, omit_defaults=True):
    """A question as data, for those who show it: the terminal, the browser, the network.

    >>> from kitchentable.kernel.questions import Choose
    >>> asked = Choose(say("how-many"), seat=0, among=(1, 2)).asked()
    >>> asked.kind, [option.value for option in asked.options]
    ('choose', [1, 2])
    """

    kind: str
    """How an answer is given: `choose`, `react`, `place`, `moves`, `roll` ..."""
    topic: str
    """What is asked: the name of the question's class."""
    seat: int
    say: Message
    rules: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    """All answers of a `Choose` or `React`; suggestions where more is possible."""
    until: dict[str, Message] = {}
    about: Any = None
    """What a page of the game has to know of this question: a Struct that belongs to the topic."""


class Question(Struct, Generic[A]):
    """A question: its message, its seat, its rules. The base of all kinds.

    A subclass of a kind is a topic of its game:

    >>> from kitchentable.kernel.questions import Choose
    >>> class BidForFish(Choose[int], kw_only=True):
    ...     '''How many coins for the fish.'''
    >>> question = BidForFish(say("bid"), seat=1, among=(0, 1, 2))
    >>> question.kind, question.topic
    ('choose', 'bid-for-fish')
    """

    kind: ClassVar[str]
    """The name of its kind, for pages that can ask any question."""
    checkpoint: ClassVar[bool] = False
    """Whether a question of this topic is a checkpoint itself: the procedure can be entered afresh
    there, and would put the question again. It saves a step of its own before each question."""
    say: Message
    seat: int = CHANCE
    rules: tuple[str, ...] = ()
    open: bool = False
    """Whether everybody may know the answer. If not, only the seat that answers knows it."""
    stands_for: tuple[str, ...] = ()
    """Further rules of the procedure that asks it. Nobody is shown them, and a question cites at
    most six; a situation may still say that one of them is why it stands."""
    sample: Callable[[Pick], A] | None = None
    """Makes one legal answer at random where all suggestions cost more; only where there are at
    least two answers."""

    @property
    def matter(self) -> Question[Any]:
        """The question whose class is the topic: this one, or the choice of a `React`."""
        return self

    @property
    def topic(self) -> str:
        """The name of its topic, for pages that know the game."""
        return topic_name(type(self.matter))

    def accept(self, answer: A) -> A:
        """The answer as it will be recorded; raises `Illegal` with the reason otherwise."""
        raise NotImplementedError

    def read(self, raw: Value | A) -> A:
        """An answer from decoded data (a journal, the network): its form, not its legality."""
        raise NotImplementedError

    def suggestions(self) -> Sequence[A]:
        """Legal answers, never none: for `Choose` all of them, else one for each purpose."""
        raise NotImplementedError

    def decides(self) -> bool:
        """Whether there is more than one legal answer."""
        return len(self.suggestions()) > 1

    def seats(self) -> tuple[int, ...]:
        """The seats that have to answer."""
        return (self.seat,)

    def part(self, seat: int) -> Question[Any]:
        """The question put to one seat."""
        return self

    def knows(self, seat: int | None) -> bool:
        """Whether the answer itself is known to a seat (`None`: to a spectator).

        Hiding is the default. What others may know of a hidden answer reaches them by the
        state they see and the events they are told.
        """
        return self.open or seat == self.seat

    def describe(self, answer: A) -> Message:
        """An answer in words."""
        return say("option", value=str(answer))

    def public(self) -> Struct | None:
        """The data that a page of the game needs beside the options."""
        return None

    def outline(self) -> Asked:
        """The question as data, without suggestions where more is possible than can be listed."""
        return self.asked()

    def asked(self) -> Asked:
        """The question as data."""
        options = tuple(Option(value, self.describe(value)) for value in self.suggestions())
        shown = (self.kind, self.topic, self.seat, self.say, self.rules, options)
        return Asked(*shown, about=self.public())


class Checkpoint(Enum):
    """Yielded by `checkpoint`: from here the state alone is enough to go on.

    >>> next(checkpoint()) is CHECKPOINT
    True
    """

    HERE = "checkpoint"


CHECKPOINT: Final = Checkpoint.HERE

Asks: TypeAlias = Generator[Question[Any] | Checkpoint, Any, T]
"""A procedure of the rules that asks and in the end returns a `T`."""


def ask(question: Question[A]) -> Asks[A]:
    """Put a question. `yield from ask(...)` keeps the type of the answer.

    >>> from kitchentable.kernel.questions import Choose
    >>> def toll():
    ...     coins = yield from ask(Choose(say("how-many"), seat=0, among=(1, 2)))
    ...     return f"{coins} paid"
    >>> crossing = toll()
    >>> next(crossing).suggestions()
    (1, 2)
    >>> try:
    ...     crossing.send(2)
    ... except StopIteration as end:
    ...     print(end.value)
    2 paid
    """
    answer: A = yield question
    return answer


def checkpoint() -> Asks[None]:
    """Mark a point at which the state alone is enough to go on.

    The loop around it keeps its progress in the state, so a game that starts here goes on:

    >>> def rounds(game):
    ...     while game["round"] < 3:
    ...         yield from checkpoint()
    ...         game["round"] += 1
    >>> len(list(rounds({"round": 0}))), len(list(rounds({"round": 2})))
    (3, 1)
    """
    yield CHECKPOINT
