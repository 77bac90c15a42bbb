"""Events before the first question are heard, also across checkpoints."""

from __future__ import annotations

from typing import Any

from kitchentable.kernel.events import Event
from kitchentable.kernel.questions import Asks, Choose, ask, checkpoint
from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.state.state import State
from kitchentable.kernel.words import Message, say
from tests.games.tiny import tiny


class Counted(Event):
    number: Public[int]

    def say(self) -> Message:
        return say("yes")


class Counter(State):
    number: Public[int] = 0
    wanted: Public[int] = 3


def count(state: Any) -> Asks[None]:
    """Count to what is wanted, a checkpoint after each number, then ask."""
    while True:
        yield from checkpoint()
        if state.number < state.wanted:
            state.number += 1
            state.tell(Counted(number=state.number))
        else:
            yield from ask(Choose(say("yes"), seat=0, among=(1,)))


def more(state: Any, seat: int, act: Any) -> None:
    state.wanted += act


def test_the_log_begins_with_what_was_told_at_the_start() -> None:
    table = tiny(Counter(), count, (Counted,))
    assert [told.event for told in table.log] == [Counted(number=n) for n in (1, 2, 3)]
    assert len(table.told(1)) == 3


def test_an_interjection_tells_everything_it_leads_to() -> None:
    table = tiny(Counter(wanted=0), count, (Counted,), interject=more)
    assert not table.log
    table.interject(1, 2)
    assert [told.event for told in table.log] == [Counted(number=1), Counted(number=2)]
