"""Tiny games for single questions: a state class and one procedure."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.events import Event
from kitchentable.kernel.facets import Result, Rules, Since
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.questions import Asks, Choose
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say


def tiny(
    state: State,
    procedure: Callable[[Any], Asks[None]],
    told: tuple[type[Event], ...] = (),
    interject: Callable[[Any, int, Any], None] | None = None,
    shows: Callable[[Any, int, int], bool] = lambda state, owner, viewer: owner == viewer,
    imagine: Callable[[Any, Random], Any] = lambda view, rng: view,
    seats: int = 2,
) -> Table[Any]:
    """A table of a game that consists of this procedure."""
    shown, fill = shows, imagine

    class TinyRules(Rules[Any]):
        def begin(self, setup: Any, content: Any) -> Any:
            return state

        def play(self, state: Any) -> Asks[None]:
            return procedure(state)

        def result(self, state: Any) -> Result | None:
            return Result((), say("yes"))

        def shows(self, state: Any, owner: int, viewer: int) -> bool:
            return shown(state, owner, viewer)

        def interjections(self, state: Any, seat: int) -> Choose[Any]:
            return Choose(say("interject"), seat=seat, among=(1, 2, 3))

        def interject(self, state: Any, seat: int, act: Any) -> None:
            assert interject is not None
            interject(state, seat, act)

        def imagine(self, view: Any, seat: int | None, since: Since, rng: Random) -> Any:
            return fill(view, rng)

    class Tiny(Game[Any]):
        name = "tiny"
        version = 1
        prefix = "TI"
        home = Path(__file__).parent
        events = told
        rules = TinyRules()

    Tiny.state = type(state)
    return Table(Tiny(), Setup(seats=seats), chance=Scripted(), start=state)
