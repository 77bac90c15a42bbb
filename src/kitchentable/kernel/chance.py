"""Sources of chance: they answer when the rules roll, draw or shuffle.

The rules put a question; the table hands it to its source with the number of questions chance
has answered before. That number never goes back, not even when a move is taken back, or a
takeback would show the next roll.

- `Seeded`: a key and a counter. For simulation, bots and games at one screen.
- `Scripted`: given in advance. For situations and tests.
- `Physical`: asks the people at the table, who roll their own dice.
- `Arranged`: dice of a lesson, which show what it needs.
- `Sealed`: for games over a network; see there for what it proves and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection, Iterable
from functools import lru_cache, partial
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from kitchentable.kernel.fair_numbers import Blocks
from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions import Chance, Draw, Roll, Shuffle
from kitchentable.kernel.words import Who

A = TypeVar("A")


class Source(Protocol):
    """Answers the questions to chance.

    >>> class Lowest:
    ...     def answer(self, question, count):
    ...         return question.suggestions()[0]
    >>> from kitchentable.kernel.questions import Die, Roll
    >>> from kitchentable.kernel.words import say
    >>> Lowest().answer(Roll(say("roll"), dice=(Die("d6", (1, 2, 3, 4, 5, 6)),)), 0)
    (1,)
    """

    def answer(self, question: Chance[A], count: int) -> A | None:
        """The answer to the question with this number; `None`: ask a person."""
        ...


def settle(question: Chance[A], blocks: Blocks) -> A:
    """Answer a question to chance out of random bytes.

    >>> from kitchentable.kernel.words import say
    >>> settle(Draw(say("draw"), items=("red", "blue", "green")), lambda number: bytes([4]))
    'blue'
    """
    return question.settled(blocks)


LARGEST_SEED = 2**63 - 1
"""What a save file can hold."""


class Seeded(Struct, frozen=True, tag="seeded"):
    """All answers follow from a key: a key and a sequence of questions determine them.

    >>> from kitchentable.kernel.questions import Die, Roll
    >>> from kitchentable.kernel.words import say
    >>> d6 = Die("d6", (1, 2, 3, 4, 5, 6))
    >>> roll = Roll(say("roll"), dice=(d6,) * 5)
    >>> Seeded(7).answer(roll, 0) == Seeded(7).answer(roll, 0) != Seeded(7).answer(roll, 1)
    True
    """

    key: int

    def answer(self, question: Chance[A], count: int) -> A:
        return settle(question, partial(self._block, count))

    def _block(self, count: int, number: int) -> bytes:
        hashed = _keyed(self.key).copy()
        hashed.update(b"%d/%d" % (count, number))
        return hashed.digest()


@lru_cache(maxsize=64)
def _keyed(key: int) -> hashlib.blake2b:
    """A hash that has taken in its key, to be copied: half the work of every roll."""
    return hashlib.blake2b(key=key.to_bytes(32, "big", signed=True))


class Physical(Struct, frozen=True, tag="physical"):
    """Real dice, real cards: people type what they see.

    Nobody may see the order of a shuffled deck, so nobody can type it: it comes from a key.

    >>> from kitchentable.kernel.questions import Die, Roll
    >>> from kitchentable.kernel.words import say
    >>> Physical().answer(Roll(say("roll"), dice=(Die("coin", ("heads", "tails")),)), 0) is None
    True
    >>> Physical(key=3).answer(Shuffle(say("shuffle"), items=(1, 2, 3)), 0)
    (3, 2, 1)
    """

    key: int = 0

    def answer(self, question: Chance[A], count: int) -> A | None:
        unseen = isinstance(question, Shuffle) or (isinstance(question, Draw) and question.blind)
        return Seeded(self.key).answer(question, count) if unseen else None


class Scripted(Struct, frozen=True):
    """Answers given in advance, by the number of the question; then another source, or people.

    >>> from kitchentable.kernel.questions import Die, Roll
    >>> from kitchentable.kernel.words import say
    >>> roll = Roll(say("roll"), dice=(Die("d6", (1, 2, 3, 4, 5, 6)),))
    >>> source = Scripted(((6,), (2,)))
    >>> source.answer(roll, 0), source.answer(roll, 1), source.answer(roll, 2)
    ((6,), (2,), None)
    """

    answers: tuple[Value, ...] = ()
    then: Source | None = None

    def answer(self, question: Chance[A], count: int) -> A | None:
        if count < len(self.answers):
            return question.accept(question.read(self.answers[count]))
        return self.then.answer(question, count) if self.then else None


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What arranged dice show: for each die or draw, the first of `show` that it has.

    >>> Wish(show=("ace", 6)).roller
    ()
    """

    show: tuple[str | int, ...]
    roller: tuple[str | int, ...] = ()
    """The seats or characters whose rolls these are; left out: everybody's."""

    def means(self, question: Chance[A]) -> bool:
        """Whether a question to chance is one of these rolls."""
        who = question.say.args.get("who")
        return not self.roller or (who.seat if isinstance(who, Who) else who) in self.roller


class Arranged(Struct, frozen=True, tag="arranged"):
    """Dice that show what a lesson needs. The learner is told that they are arranged.

    >>> from kitchentable.kernel.questions import Die, Roll
    >>> from kitchentable.kernel.words import say
    >>> d6 = Die("d6", (1, 2, 3, 4, 5, 6))
    >>> Arranged(7, (Wish((6, 5)),)).answer(Roll(say("roll"), dice=(d6, d6)), 0)
    (6, 6)
    """

    key: int
    wishes: tuple[Wish, ...] = ()

    def answer(self, question: Chance[A], count: int) -> A:
        fair = Seeded(self.key).answer(question, count)
        wish = next((each for each in self.wishes if each.means(question)), None)
        if wish is None:
            return fair
        if isinstance(question, Roll):
            faces = zip(question.dice, fair, strict=True)  # type: ignore[call-overload]
            wanted = tuple(_first(wish.show, die.faces, face) for die, face in faces)
            return question.accept(wanted)  # type: ignore[return-value]
        if isinstance(question, Draw):
            drawn: A = _first(wish.show, question.items, fair)
            return drawn
        return fair


def _first(wanted: Iterable[Any], among: Collection[Any], else_: Any) -> Any:
    """The first of what is wanted that there is."""
    return next((each for each in wanted if each in among), else_)


class Sealed(Struct, frozen=True, tag="sealed"):
    """Dice that everybody can check afterwards.

    Before the game the server draws a seed and publishes its `commitment`, the SHA-256 of it.
    Then every seat adds some `entropy` of its own. Each answer comes from HMAC-SHA-256 keyed
    with the seed, over the entropy of all seats and the number of the question. When the game
    is over the seed is published too, and anyone can compute every roll again
    (`kitchentable verify FILE`).

    What this proves: the rolls were fixed by the seed and the seats' entropy; nobody, the
    server included, changed one after the commitment was published, and a player who added honest
    entropy knows that the server could not have chosen the seed to suit.
    What it does not prove: that the server kept the seed to itself. The person who runs the server
    could look rolls up in advance and tell a friend, and could abandon a game it dislikes.

    >>> from kitchentable.kernel.words import say
    >>> Sealed(b"seed", ("mine", "yours")).answer(Draw(say("draw"), items=("red", "blue")), 0)
    'blue'
    """

    seed: bytes
    entropy: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """The hash that is published before the game.

        >>> Sealed(b"12345678901234567890123456789012").commitment[:16]
        'e1b85b27d6bcb058'
        """
        return commitment(self.seed)

    def answer(self, question: Chance[A], count: int) -> A:
        return settle(question, partial(self._block, count))

    def _block(self, count: int, number: int) -> bytes:
        # lengths keep ("ab", "c") and ("a", "bc") apart
        shares = "".join(f"{len(share)}:{share}" for share in self.entropy)
        return hmac.digest(self.seed, f"{shares}/{count}/{number}".encode(), "sha256")


Kept: TypeAlias = Seeded | Sealed | Physical | Arranged
"""The sources that files and stores can hold."""


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed, as hexadecimal digits.

    >>> commitment(b"seed") == Sealed(b"seed").commitment
    True
    """
    return hashlib.sha256(seed).hexdigest()
