"""A replay: a game moment by moment, as one seat may see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from msgspec import Struct

from kitchentable.kernel.events import Event
from kitchentable.kernel.questions import Asked
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.journal import Answer, Interjection, line
from kitchentable.kernel.table.run import Run, replay
from kitchentable.kernel.table.table import Table

S = TypeVar("S", bound=State)

NOBODY = -2


class Frame(Struct, Generic[S], frozen=True):
    """The position after an entry, and the events on the way there.

    >>> from examples import magpies_table
    >>> next(frames(magpies_table(), None)).seat == NOBODY
    True
    """

    position: int
    seat: int
    """The seat that answered or interjected: -1 for chance, -2 for none (the beginning)."""
    told: list[Event]
    view: S
    asked: tuple[int, ...] = ()
    question: Asked | None = None
    """What was asked next, where the viewer may know it."""
    topic: str = ""
    """The topic of what the viewer was asked next; "" for nothing."""


def frames(
    table: Table[S], seat: int | None, start: int = 0, *, asking: bool = True
) -> Iterator[Frame[S]]:
    """The frames of a table's game as a seat may see it now; all of it when the game is over.

    `start`: from a position on. What was before is played, but not looked at. `asking`: with the
    questions, which can cost much more than all else.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=5)
    >>> [frame.view.magpies[0].worth for frame in frames(table, 0, start=table.position - 3)]
    [8, 8, 8, 9]
    """
    run: Run[S] = Run(table.game, table.beginning())
    heard: dict[int, list[Event]] = {}
    for told in table.told(seat):
        heard.setdefault(told.position, []).append(told.event)
    if start <= 0:
        yield _frame(table, run, seat, 0, NOBODY, heard.get(0, []), asking)
    for number in line(table.journal):
        entry = table.journal[number]
        who = entry.seat if isinstance(entry, Answer | Interjection) else NOBODY
        replay(run, number, entry)
        if number + 1 < start:
            continue
        yield _frame(table, run, seat, number + 1, who, heard.get(number + 1, []), asking)


def _frame(
    table: Table[S],
    run: Run[S],
    seat: int | None,
    position: int,
    who: int,
    told: list[Event],
    asking: bool,
) -> Frame[S]:
    asked = run.waiting()
    question, topic = None, ""
    if seat is not None and run.question is not None and seat in asked:
        part = run.question.part(seat)
        question, topic = part.asked() if asking else None, part.topic
    return Frame(position, who, told, table.shown(run.state, seat), asked, question, topic)
