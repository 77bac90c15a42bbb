"""Questions that many rules put in the same way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from kitchentable.kernel.questions import PASS, Asks, Choose, ask, or_pass
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.model.events import ability_name
from kitchentable.raiders.model.state import Raid

T = TypeVar("T")


class Once(Generic[T]):
    """What is worked out when somebody first looks, and then kept: for questions."""

    __slots__ = ("_found", "_make")

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._found: list[T] = []

    def __call__(self) -> T:
        if not self._found:
            self._found.append(self._make())
        return self._found[0]


def until(game: Raid) -> dict[str, Message]:
    """How long a player may pass without being asked again: for this round, or for the game."""
    return {f"round-{game.round}": say("hr-until-round"), "game": say("hr-until-game")}


def pick(
    game: Raid,
    seat: int,
    why: Message,
    among: Sequence[str],
    rules: tuple[str, ...],
) -> Asks[str]:
    """One of several, all by name; somebody has to be picked. A single one is not asked for."""
    if len(among) == 1:
        return among[0]
    return (
        yield from ask(
            Choose(why, seat=seat, among=tuple(among), words=by_name, open=True, rules=rules)
        )
    )


def maybe(
    game: Raid,
    seat: int,
    why: Message,
    among: Sequence[str],
    rules: tuple[str, ...],
) -> Asks[str]:
    """One of several, or none: "". With nothing to pick nothing is asked."""
    if not among:
        return ""
    choice = Choose(why, seat=seat, among=tuple(among), words=by_name, open=True, rules=rules)
    answer = yield from ask(or_pass(choice, until(game)))
    return "" if answer is PASS else answer


def by_name(id: str) -> Message:
    """Somebody or something by its name; "yes" by its word."""
    return say("hr-option-yes") if id == "yes" else say("hr-option-character", who=id)


def agrees(game: Raid, seat: int, why: Message, rules: tuple[str, ...]) -> Asks[bool]:
    """Whether a player wants something."""
    return (yield from maybe(game, seat, why, ("yes",), rules)) == "yes"


def pick_ability(
    game: Raid, seat: int, why: Message, among: Sequence[str], rules: tuple[str, ...]
) -> Asks[str]:
    """One of several abilities; somebody has to be picked."""
    if len(among) == 1:
        return among[0]
    return (
        yield from ask(
            Choose(why, seat=seat, among=tuple(among), words=ability_name, open=True, rules=rules)
        )
    )
