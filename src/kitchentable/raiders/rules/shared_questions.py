"""Questions that many rules ask in the same way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from kitchentable.kernel.questions import PASS, Asks, React, ask, or_pass
from kitchentable.kernel.words import say
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import YES, Offer, OpenChoice

A = TypeVar("A")
T = TypeVar("T")


class Once(Generic[T]):
    """A value that is computed when it is first needed, and then kept: for questions."""

    __slots__ = ("_found", "_make")

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._found: list[T] = []

    def __call__(self) -> T:
        if not self._found:
            self._found.append(self._make())
        return self._found[0]


def pick(choice: OpenChoice[str]) -> Asks[str]:
    """Ask for one of several answers. A single one is not asked for."""
    among = choice.options()
    return among[0] if len(among) == 1 else (yield from ask(choice))


def reaction(game: Raid, choice: OpenChoice[A]) -> React[A]:
    """A choice that the player may decline: once, for this round, or for the game."""
    until = {f"round-{game.round}": say("hr-until-round"), "game": say("hr-until-game")}
    return or_pass(choice, until)


def maybe(game: Raid, choice: OpenChoice[A]) -> Asks[A | None]:
    """Ask for one of several answers or none. Without any answer nothing is asked."""
    if not choice.options():
        return PASS
    return (yield from ask(reaction(game, choice)))


def agrees(game: Raid, offer: Offer) -> Asks[bool]:
    """Whether a player wants what is offered."""
    return (yield from maybe(game, offer)) == YES
