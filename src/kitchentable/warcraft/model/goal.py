"""What a player can win by, and how far it has come."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.words import Message


class Part(Struct, frozen=True):
    """One condition of a goal."""

    say: Message
    now: int
    of: int
    """The number that is needed; 0 if the condition is told in words alone."""
    met: bool


class Goal(Struct, frozen=True):
    """A way to win: its conditions hold all together."""

    say: Message
    rule: str
    parts: tuple[Part, ...] = ()
    spaces: tuple[int, ...] = ()
    """The spaces of the board that it is about."""


def counted(words: Message, now: int, of: int) -> Part:
    """A condition that is met by a number.

    >>> from kitchentable.kernel.words import say
    >>> counted(say("wc-gold"), 4, 3).met
    True
    """
    return Part(words, now, of, now >= of)
