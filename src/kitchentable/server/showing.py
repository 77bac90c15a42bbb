"""What a seat is sent of a table: from its look and what it was told, never from the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import structs

from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.journal import Back
from kitchentable.kernel.questions import Asked
from kitchentable.kernel.state import statics
from kitchentable.kernel.table import Table
from kitchentable.server.protocol import (
    MOST_TOLD,
    Found,
    Line,
    Moved,
    Query,
    Refused,
    Seal,
    State,
)


def asked_of(table: Table[Any], seat: int | None) -> Asked | None:
    """What a seat is asked now."""
    question = table.look(seat).question
    return None if question is None else question.asked()


def state_of(table: Table[Any], seat: int | None, asked: Asked | None, since: int) -> State:
    """All that a seat sees now: what it is asked, and from where that question has stood."""
    return State(
        table.position,
        plain(table.look(seat).view),
        table.waiting(),
        asked,
        -1 if asked is None else since,
        table.result,
        seal_of(table),
    )


def plain(view: Any) -> msgspec.Raw:
    """A view as JSON, without the content that everybody has."""
    return msgspec.Raw(
        msgspec.json.encode(structs.replace(view, told=[], **dict.fromkeys(statics(view))))
    )


def seal_of(table: Table[Any]) -> Seal | None:
    """What lies under the seal of the dice, once the game is over."""
    if table.over and isinstance(table.chance, Sealed):
        return Seal(table.chance.seed.hex(), table.chance.entropy)
    return None


def told(table: Table[Any], seat: int | None, after: int) -> tuple[Line, ...]:
    """What a seat was told after a position."""
    return tuple(
        Line(each.position, each.event, each.event.say(), each.event.rules)
        for each in table.told(seat, after + 1)
    )


def news(table: Table[Any], seat: int | None, after: int | None, state: State) -> State | Moved:
    """What a client needs that knows the game up to a position: what it missed, or all anew.

    All anew when it knows nothing, when something it knows was taken back, or when it missed
    too much.
    """
    if after is None or after > table.position:
        return state
    if any(isinstance(entry, Back) for entry in table.journal[after:]):
        return state
    lines = told(table, seat, after)
    return state if len(lines) >= MOST_TOLD else Moved(after, state, lines)


def found(table: Table[Any], seat: int | None, query: Query) -> Found:
    """The answer to a query."""
    if query.what == "log":
        if not isinstance(query.value, int) or query.value < 0:
            raise Refused("no-position")
        lines = told(table, seat, query.value - 1)[:MOST_TOLD]
        return Found(query.id, table.position, lines=lines)
    if seat is None:
        raise Refused("not-a-seat")
    if query.what == "interjections":
        return Found(query.id, table.position, asked=table.interjections(seat).asked())
    if query.what == "hints":
        return Found(query.id, table.position, hints=tuple(hints(table, seat)))
    try:
        part = table.run.part(seat)
        part.accept(part.read(query.value))
    except Illegal as no:
        return Found(query.id, table.position, refused=no.message, rule=no.rule)
    return Found(query.id, table.position)


def hints(table: Table[Any], seat: int) -> Sequence[Any]:
    """What is worth knowing before a seat answers; nothing if it is not asked."""
    look = table.look(seat)
    return () if look.question is None else table.game.hints(look.view, look.question)
