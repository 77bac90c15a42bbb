"""Places and routes: answers out of more than can be listed, judged by the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions.question import Asked, Question
from kitchentable.kernel.state.values import as_type
from kitchentable.kernel.words import Message

A = TypeVar("A")

Point: TypeAlias = tuple[int, ...]


class Route(Struct, frozen=True):
    """A piece, and the points it passes; without points it stays.

    >>> as_type(["A1", [[0, 0], [250, 0]]], Route).points[-1]
    (250, 0)
    """

    piece: str
    points: tuple[Point, ...]


Routes: TypeAlias = tuple[Route, ...]


class Judged(Question[A], Generic[A], kw_only=True):
    """An answer out of more than can be listed: judged by the rules, with suggestions.

    `check` raises `Illegal`; `suggest` gives legal answers, one for each purpose there is;
    `sample` makes a single one at random where that costs less than all of them.

    `Place` and `Moves` are its two kinds:

    >>> from kitchentable.kernel.words import say
    >>> Place(say("where"), check=lambda place: None, suggest=lambda: [(0, 0)]).suggestions()
    [(0, 0)]
    """

    check: Callable[[A], None]
    suggest: Callable[[], Sequence[A]]
    words: Callable[[A], Message] | None = None

    def accept(self, answer: A) -> A:
        answer = self.read(answer)
        self.check(answer)
        return answer

    def decides(self) -> bool:
        """In continuous space no answer stands alone."""
        return True

    def describe(self, answer: A) -> Message:
        return super().describe(answer) if self.words is None else self.words(answer)

    def suggestions(self) -> Sequence[A]:
        return self.suggest()

    def asked(self) -> Asked:
        """The question as data. Of suggestions that read the same, the first is enough."""
        asked = super().asked()
        said = [each.say for each in asked.options]
        first = (each for at, each in enumerate(asked.options) if each.say not in said[:at])
        return replace(asked, options=tuple(first))

    def outline(self) -> Asked:
        shown = (self.kind, self.topic, self.seat, self.say, self.rules)
        return Asked(*shown, about=self.public())


class Place(Judged[Point], kw_only=True):
    """A place in continuous space, in whole hundredths of an inch.

    >>> from kitchentable.kernel.illegal import Illegal
    >>> from kitchentable.kernel.words import say
    >>> def on_the_cloth(place):
    ...     if not all(0 <= each <= 1000 for each in place):
    ...         raise Illegal("PA-007", "off-the-cloth")
    >>> paw = Place(say("put-paw"), seat=0, check=on_the_cloth, suggest=lambda: [(0, 0)])
    >>> paw.accept((250, 999))
    (250, 999)
    >>> paw.accept((250, 1001))
    Traceback (most recent call last):
    kitchentable.kernel.illegal.Illegal: off-the-cloth() [PA-007]
    """

    kind: ClassVar[str] = "place"

    def read(self, raw: Value) -> Point:
        return as_type(raw, Point)


class Moves(Judged[Routes], kw_only=True):
    """Routes for one or more pieces, judged together.

    >>> from kitchentable.kernel.words import say
    >>> stay = (Route("A1", ((0, 0),)),)
    >>> moves = Moves(say("move"), seat=0, check=lambda routes: None, suggest=lambda: [stay])
    >>> moves.accept([["A1", [[0, 0], [250, 0]]]])
    (Route(piece='A1', points=((0, 0), (250, 0))),)
    """

    kind: ClassVar[str] = "moves"

    def read(self, raw: Value) -> Routes:
        return as_type(raw, Routes)
