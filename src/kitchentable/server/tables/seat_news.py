"""What a seat is sent of a table: from its look and what it was told, never from the state."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import structs

from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asked, Chance, Roll
from kitchentable.kernel.state.state import statics
from kitchentable.kernel.state.views import hidden_fields
from kitchentable.kernel.table import replay
from kitchentable.kernel.table.journal import Back, line
from kitchentable.kernel.table.table import Table
from kitchentable.server.protocol.messages import (
    MOST_TOLD,
    Dice,
    Found,
    Line,
    Moment,
    Moved,
    Query,
    Refused,
    Seal,
    State,
    Stretch,
)


def asked_of(table: Table[Any], seat: int | None) -> Asked | None:
    """What a seat is asked now."""
    question = table.look(seat).question
    return None if question is None else question.asked()


def outline_of(table: Table[Any], seat: int | None) -> Asked | None:
    """What a seat is asked now, without suggestions of places and routes."""
    question = table.look(seat).question
    return None if question is None else question.outline()


def state_of(
    table: Table[Any], seat: int | None, asked: Asked | None, since: int, view: Any = None
) -> State:
    """All that a seat sees now: what it is asked, and from where that question has stood.

    `view`: the seat's view as JSON, if it has been made already.
    """
    return State(
        table.position,
        plain(table.look(seat).view) if view is None else view,
        table.waiting(),
        asked,
        -1 if asked is None else since,
        table.result,
        seal_of(table),
        dice_of(table),
    )


def dice_of(table: Table[Any]) -> Dice | None:
    """What the people at the table have to tell: only where nothing is hidden."""
    question = table.question
    if not isinstance(question, Chance) or hidden_fields(table.game.state):
        return None
    return Dice(question.asked(), question.dice if isinstance(question, Roll) else ())


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
    """What a seat was told after a position, as much of it as is sent at once."""
    return tuple(
        Line(each.position, each.event, each.event.say(), each.event.rules)
        for each in table.told(seat, after + 1, MOST_TOLD)
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
        lines = told(table, seat, query.value - 1)
        return Found(query.id, table.position, lines=lines)
    if query.what == "names":
        names = table.game.names(table.look(seat).view, str(query.value)[:8])
        return Found(query.id, table.position, data=dict(names))
    if seat is None:
        raise Refused("not-a-seat")
    if query.what == "suggestions":
        return Found(query.id, table.position, asked=asked_of(table, seat))
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


STUDIED = ("preview", "moments")
"""Queries that take so long that a process of their own answers them."""


def studied(table: Table[Any], seat: int | None, query: Query) -> Found:
    """The answer to a query that takes a while."""
    try:
        if query.what == "preview":
            return Found(query.id, table.position, data=preview(table, seat, query.value))
        stretch = msgspec.convert(query.value, Stretch)
    except msgspec.ValidationError:  # also where a game can make nothing of what it is asked
        raise Refused("garbled") from None
    frames = islice(replay.frames(table, seat, stretch.start, asking=False), stretch.count)
    standing = (0, *(number + 1 for number in line(table.journal)))
    moments = tuple(_moment(frame) for frame in frames)
    return Found(query.id, table.position, moments=moments, line=standing)


def preview(table: Table[Any], seat: int | None, ask: Any) -> object:
    """What would come of something a seat plans, from its look alone."""
    look = table.look(seat)
    return table.game.preview(look.view, look.question, ask)


def _moment(frame: replay.Frame) -> Moment:
    told = tuple(Line(frame.position, each, each.say(), each.rules) for each in frame.told)
    return Moment(frame.position, frame.seat, plain(frame.view), frame.asked, told)
