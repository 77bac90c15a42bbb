"""Undo: back to a seat's last answer, if nobody learned anything new by it.

Nobody marks answers as harmless. Whether something was learned is computed: the rules are run
once more, for each seat in a world in which reading anything that seat could not know raises.
If that gives the seat the same view, the same events and the same question, the answer told it
nothing that was not there before. When in doubt, something was learned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from kitchentable.kernel.events import Event
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.state.state import State, encode
from kitchentable.kernel.state.views import hear, poisoned, show
from kitchentable.kernel.table.journal import Answer, line
from kitchentable.kernel.table.look import asked_of
from kitchentable.kernel.table.run import Run

if TYPE_CHECKING:
    from kitchentable.kernel.table.table import Table

S = TypeVar("S", bound=State)


def candidate(table: Table[S], seat: int) -> int:
    """The position of the answer that an undo would take back; `Illegal` says why there is none.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> table.answer(0, 9)
    >>> candidate(table, 0)
    11
    >>> candidate(table, 1)
    Traceback (most recent call last):
    kitchentable.kernel.illegal.Illegal: undo-others()
    """
    if table.over:
        raise Illegal("", "game-over")
    if not 0 <= seat < table.seats:
        raise Illegal("", "no-such-seat", seat=seat)
    for number in reversed(line(table.journal)):
        entry = table.journal[number]
        if isinstance(entry, Answer) and entry.standing:
            continue
        if isinstance(entry, Answer) and entry.seat == seat:
            return number
        chance = isinstance(entry, Answer) and entry.seat == CHANCE
        raise Illegal("", "undo-chance" if chance else "undo-others")
    raise Illegal("", "undo-nothing")


def check(table: Table[S], number: int, past: Run[S]) -> None:
    """Refuse if any viewer learned anything from the answers since a position.

    `past`: a run that stands at that position.

    >>> from examples import magpies_table
    >>> table = magpies_table()
    >>> table.answer(0, 9)
    >>> check(table, 11, table.at(11))
    >>> table.answer(1, 4)
    >>> check(table, 11, table.at(11))
    Traceback (most recent call last):
    kitchentable.kernel.illegal.Illegal: undo-revealed()
    """
    since = [table.journal[n] for n in line(table.journal) if n >= number]
    answers = [(entry.seat, entry.value) for entry in since if isinstance(entry, Answer)]
    viewers = (None, *range(table.seats))
    if any(_learned(table, past, answers, number, viewer) for viewer in viewers):
        raise Illegal("", "undo-revealed")


def _learned(
    table: Table[S],
    past: Run[S],
    answers: list[tuple[int, Value]],
    number: int,
    viewer: int | None,
) -> bool:
    eyes = table.eyes(past.saved, viewer)
    try:
        world = Run(table.game, poisoned(past.saved, eyes), keep=False)
        for seat, value in past.since:
            if not world.part(seat).knows(viewer) and not (seat >= 0 and eyes[seat]):
                return True
            world.answer(seat, value)
        told: list[Event] = []
        for seat, value in answers:  # as a journal has them, which may come out of a file
            told += world.answer(seat, world.part(seat).read(value))
        eyes = table.eyes(table.state, viewer)
        return (
            encode(show(world.state, eyes)) != encode(table.view(viewer))
            or hear(told, eyes) != [told.event for told in table.told(viewer, number + 1)]
            or asked_of(world, viewer) != asked_of(table.run, viewer)
        )
    except Exception:
        return True  # the rules, or what came of them, needed what the viewer did not know
