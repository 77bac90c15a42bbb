"""Undo: back to a seat's last answer, if nobody learned anything new by it.

Nobody marks answers as harmless. Whether something was learned is computed: the rules are run
once more, for each seat in a world in which everything that seat could not know is blank. If
that gives the seat the same view, the same events and the same question, the answer told it
nothing that was not there before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.journal import Answer, line
from kitchentable.kernel.questions import CHANCE, Chance, Secret
from kitchentable.kernel.run import Run
from kitchentable.kernel.state import encode, hear, show

if TYPE_CHECKING:
    from kitchentable.kernel.table import Table


def target(table: Table[Any], seat: int) -> int:
    """The position of the answer that an undo takes back; raises `Illegal` with the reason."""
    if table.over:
        raise Illegal("", "game-over")
    for number in reversed(line(table.journal)):
        entry = table.journal[number]
        if isinstance(entry, Answer) and entry.standing:
            continue
        if isinstance(entry, Answer) and entry.seat == seat:
            if _revealing(table, number):
                raise Illegal("", "undo-revealed")
            return number
        raise Illegal("", "undo-chance" if entry_is_chance(entry) else "undo-others")
    raise Illegal("", "undo-nothing")


def entry_is_chance(entry: object) -> bool:
    return isinstance(entry, Answer) and entry.seat == CHANCE


def _revealing(table: Table[Any], number: int) -> bool:
    """Whether anyone learned anything from the answers since a position."""
    past = table.at(number)
    since = [table.journal[n] for n in line(table.journal) if n >= number]
    answers = [(entry.seat, entry.value) for entry in since if isinstance(entry, Answer)]
    viewers = (None, *range(table.seats))
    return any(_learned(table, past, answers, number, viewer) for viewer in viewers)


def _learned(
    table: Table[Any],
    past: Run[Any],
    answers: list[tuple[int, Any]],
    number: int,
    viewer: int | None,
) -> bool:
    try:
        world = Run(table.game, show(past.saved, table.eyes(past.saved, viewer)), listen=True)
        for seat, value in past.since:
            if not _may_follow(world, seat, viewer):
                return True
            world.answer(seat, value)
        world.take()
        for seat, value in answers:
            world.answer(seat, value)
    except Exception:
        return True  # the rules needed something that the viewer did not know
    eyes = table.eyes(table.state, viewer)
    told = [told.event for told in table.told(viewer, number + 1)]
    return (
        encode(show(world.state, eyes)) != encode(table.view(viewer))
        or hear(world.take(), eyes) != told
        or _asked(world, viewer) != _asked(table.run, viewer)
    )


def _may_follow(world: Run[Any], seat: int, viewer: int | None) -> bool:
    """Whether an earlier answer may be used in the viewer's world: not if it was a secret."""
    question = world.question
    if not isinstance(question, Secret | Chance):
        return True
    return question.part(seat).knows(viewer)


def _asked(run: Run[Any], viewer: int | None) -> object:
    if viewer is None or run.question is None or viewer not in run.waiting():
        return run.waiting()
    return run.question.part(viewer).asked()
