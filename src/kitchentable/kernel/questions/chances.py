"""Questions to chance: dice, blind draws, shuffles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import getitem
from typing import ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from kitchentable.kernel.fair_numbers import Blocks, below
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Plain, Value
from kitchentable.kernel.questions.question import Question
from kitchentable.kernel.state.values import as_type
from kitchentable.kernel.words import Message

A = TypeVar("A")

Face: TypeAlias = int | str
Faces: TypeAlias = tuple[Face, ...]


class Die(Struct, frozen=True):
    """A die is its faces; a face may stand on several sides.

    >>> Die("d3", (1, 1, 2, 2, 3, 3)).faces.count(2)
    2
    """

    name: str
    faces: tuple[Face, ...]


class Chance(Question[A], Generic[A], kw_only=True):
    """A question to chance. The rules cannot tell which source answers it.

    >>> from kitchentable.kernel.chance import Seeded
    >>> from kitchentable.kernel.words import say
    >>> Seeded(3).answer(Draw(say("draw"), items=("red", "blue")), 0)
    'red'
    """

    def settled(self, blocks: Blocks) -> A:
        """The answer that random bytes give."""
        raise NotImplementedError


class Roll(Chance[tuple[Face, ...]], kw_only=True):
    """Dice rolled in the open: one face for each die, in order.

    >>> from kitchentable.kernel.words import say
    >>> coin = Die("coin", ("heads", "tails"))
    >>> Roll(say("toss"), dice=(coin, coin)).accept(("heads", "edge"))
    Traceback (most recent call last):
    kitchentable.kernel.illegal.Illegal: no-such-face(die=coin, face=edge)
    """

    kind: ClassVar[str] = "roll"

    dice: tuple[Die, ...]

    def accept(self, answer: tuple[Face, ...]) -> tuple[Face, ...]:
        answer = self.read(answer)
        if len(answer) != len(self.dice):
            raise Illegal("", "wrong-number-of-dice", given=len(answer), wanted=len(self.dice))
        for die, face in zip(self.dice, answer, strict=True):
            if face not in die.faces:
                raise Illegal("", "no-such-face", die=die.name, face=str(face)[:80])
        return answer

    def read(self, raw: Value) -> tuple[Face, ...]:
        return as_type(raw, Faces)

    def suggestions(self) -> Sequence[tuple[Face, ...]]:
        return (tuple(die.faces[0] for die in self.dice),)

    def settled(self, blocks: Blocks) -> tuple[Face, ...]:
        faces = []
        for die in self.dice:
            faces.append(die.faces)
        return tuple(map(getitem, faces, below(map(len, faces), blocks)))

    def knows(self, seat: int | None) -> bool:
        return True


class Draw(Chance[A], Generic[A], kw_only=True):
    """One thing drawn blind out of several: a pearl from the bag, a card from a deck.

    `to` are the seats that see what was drawn, `open` means everybody does. A deck kept as
    "what is left in it" and drawn from works with real cards too; `Shuffle` is for an order
    that is fixed before anything is drawn.

    >>> from kitchentable.kernel.words import say
    >>> pearl = Draw(say("draw-pearl"), items=("red", "red", "blue"), to=(1,))
    >>> pearl.accept("blue"), pearl.knows(0), pearl.knows(1)
    ('blue', False, True)
    """

    kind: ClassVar[str] = "draw"

    items: Sequence[A]
    to: tuple[int, ...] = ()
    of: type[A] | None = None
    words: Callable[[A], Message] | None = None
    """What the things are called, for those who draw with their own hands."""

    def describe(self, answer: A) -> Message:
        return super().describe(answer) if self.words is None else self.words(answer)

    @property
    def blind(self) -> bool:
        """Whether no player may know what was drawn."""
        return not self.open and not self.to

    def accept(self, answer: A) -> A:
        try:
            return self.items[self.items.index(answer)]
        except ValueError:
            raise Illegal("", "not-to-be-drawn", what=str(answer)[:80]) from None

    def read(self, raw: Value | A) -> A:
        return as_type(raw, self.of)

    def suggestions(self) -> Sequence[A]:
        different: list[A] = []
        for item in self.items:
            if item not in different:
                different.append(item)
        return different

    def settled(self, blocks: Blocks) -> A:
        return self.items[below((len(self.items),), blocks)[0]]

    def knows(self, seat: int | None) -> bool:
        return self.open or seat in self.to


class Shuffle(Chance[tuple[A, ...]], Generic[A], kw_only=True):
    """Several things in an order that no player knows.

    >>> from kitchentable.kernel.words import say
    >>> Shuffle(say("shuffle"), items=(1, 2, 3)).accept((3, 1))
    Traceback (most recent call last):
    kitchentable.kernel.illegal.Illegal: shuffle-incomplete(missing=1)
    """

    kind: ClassVar[str] = "shuffle"

    items: Sequence[A]
    of: type[A] | None = None

    def accept(self, answer: tuple[A, ...]) -> tuple[A, ...]:
        left = list(self.items)
        order: list[A] = []
        for item in self.read(answer):
            if item not in left:
                raise Illegal("", "not-to-be-drawn", what=str(item)[:80])
            order.append(left.pop(left.index(item)))
        if left:
            raise Illegal("", "shuffle-incomplete", missing=len(left))
        return tuple(order)

    def read(self, raw: Value | tuple[A, ...]) -> tuple[A, ...]:
        return tuple(as_type(item, self.of) for item in as_type(raw, tuple[Plain, ...]))

    def suggestions(self) -> Sequence[tuple[A, ...]]:
        return (tuple(self.items),)

    def settled(self, blocks: Blocks) -> tuple[A, ...]:
        """Fisher and Yates: the last place first."""
        order = list(self.items)
        places = range(len(order) - 1, 0, -1)
        for place, pick in zip(places, below([p + 1 for p in places], blocks), strict=True):
            order[place], order[pick] = order[pick], order[place]
        return tuple(order)

    def knows(self, seat: int | None) -> bool:
        return False
