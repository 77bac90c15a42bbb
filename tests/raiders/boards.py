"""Positions for tests in one line each, and answers as short as they can be.

    table = board(fig("A", 0, 10, 10), fig("B", 1, 10.99, 10), turn="A")
    play(table, ("A", "close"), ("A", "close", "B"), "aa", "ab")

Bases are 25 mm wide: figures 0.99" apart are in contact. A string of dice is what they show: a
for an Ace, b for a blank, c for a Critical Ace.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.events import Event
from kitchentable.kernel.questions import CHANCE, Roll
from kitchentable.kernel.table.table import Table
from kitchentable.raiders import GAME
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Raid

FACES = {"a": "ace", "b": "blank", "c": "critical"}


def fig(id: str, seat: int, x: float, y: float, troop: str = "", **said: Any) -> dict[str, Any]:
    """A figure; without a troop it is one of its own, called as itself."""
    at = tuple(Decimal(str(each)) for each in (x, y, said.pop("z", 0)))
    return {"id": id, "seat": seat, "troop": troop or id, "at": at, **said}


def board(
    *figures: dict[str, Any], setup: dict[str, Any] | None = None, **state: Any
) -> Table[Raid]:
    """A table at a position."""
    agreed = RaidersSetup(**(setup or {}))
    content = GAME.box.shipped()
    start = GAME.rules.situate(agreed, content, {"figure": list(figures), **state})
    return Table(GAME, agreed, content, chance=Scripted(), start=start)


def play(table: Table[Raid], *answers: Any) -> Table[Raid]:
    """Give answers, each by the seat that is asked."""
    for answer in answers:
        question = table.question
        assert question is not None, f"nobody is asked, but {answer} was to be answered"
        if isinstance(question, Roll):
            assert isinstance(answer, str), f"dice are to be rolled, not {answer}: {question.say}"
            table.answer(CHANCE, tuple(FACES[face] for face in answer))
        else:
            seat = table.waiting()[0]
            table.answer(seat, answer)
    return table


def heard(table: Table[Raid], kind: type[Event]) -> list[Any]:
    """The events of a kind that were told so far."""
    return [told.event for told in table.log if isinstance(told.event, kind)]


def options(table: Table[Raid]) -> list[Any]:
    """What may be answered now."""
    assert table.question is not None
    return list(table.question.part(table.waiting()[0]).suggestions())


def to(x: float, y: float, z: float = 0) -> tuple[int, int, int]:
    """A place in hundredths."""
    return round(x * 100), round(y * 100), round(z * 100)
