"""Clocks: how much time each seat has left, measured by the server alone.

A seat's clock runs while the seat is asked. It stands still while the table has no guests, so a
game can be left for days. All times are whole milliseconds; `now` always comes from outside.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, structs


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed: the time of each seat, and what happens when it has run out."""

    total: Annotated[int, Meta(ge=10, le=7 * 24 * 3600)]
    """Seconds each seat has."""
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """Seconds a seat gets whenever it has answered and another seat is asked."""
    flag: Literal["resign", "bot"] = "resign"
    """A seat without time left resigns, or a bot plays on in its place."""


class Times(Struct, frozen=True):
    """The time left at a moment, and the seats whose clocks have run since then."""

    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    at: int = 0


def start(clock: Clock, seats: int) -> Times:
    """The times before the first question.

    >>> start(Clock(60), 2)
    Times(left=(60000, 60000), running=(), at=0)
    """
    return Times((clock.total * 1000,) * seats)


def left(times: Times, now: int) -> tuple[int, ...]:
    """The time each seat has left now; never negative."""
    spent = max(0, now - times.at)
    return tuple(
        max(0, each - spent) if seat in times.running else each
        for seat, each in enumerate(times.left)
    )


def turned(
    times: Times,
    clock: Clock,
    running: tuple[int, ...],
    now: int,
    back: bool = False,
    answered: bool = True,
) -> Times:
    """A seat answered, joined or was replaced, and now these seats are asked.

    A seat that has answered and is not asked any more gets the increment. After going back (`back`)
    a seat that is asked again loses it: otherwise taking back and answering again would win time.

    >>> turned(Times((5000, 5000), (0,), 100), Clock(60, 2), (1,), 1100)
    Times(left=(6000, 5000), running=(1,), at=1100)
    """
    gained = clock.increment * 1000 if answered and not back else 0
    lost = clock.increment * 1000 if back else 0
    rest = [
        each
        + (gained if seat in times.running and seat not in running else 0)
        - (lost if seat in running and seat not in times.running else 0)
        for seat, each in enumerate(left(times, now))
    ]
    return Times(tuple(max(0, each) for each in rest), running, now)


def paused(times: Times, now: int) -> Times:
    """The table has no guests: all clocks stand still."""
    return Times(left(times, now), (), now)


def resumed(times: Times, now: int) -> Times:
    """The times after a pause that no seat is charged for."""
    return structs.replace(times, at=now)


def standing(before: Times, after: Times) -> bool:
    """Whether no clock has run meanwhile, and none runs now.

    >>> standing(Times((5000,)), Times((5000,), at=100))
    True
    >>> standing(Times((5000,)), Times((5000,), (0,)))
    False
    """
    return before.left == after.left and not before.running and not after.running


def fallen(times: Times, now: int) -> tuple[int, ...]:
    """The seats that are asked and have no time left."""
    rest = left(times, now)
    return tuple(seat for seat in times.running if not rest[seat])


def due(times: Times, now: int) -> int | None:
    """In how many milliseconds the next clock runs out; `None`: none is running."""
    rest = left(times, now)
    return min((rest[seat] for seat in times.running), default=None)
