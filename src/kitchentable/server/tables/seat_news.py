"""What a seat is sent of a table: made from its look and what it was told, never from the state."""

from __future__ import annotations

import msgspec
from msgspec import Struct, structs

from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.events import Event
from kitchentable.kernel.game import Game
from kitchentable.kernel.questions import Asked, Chance, Roll
from kitchentable.kernel.state.state import State, left_out, statics
from kitchentable.kernel.state.views import hidden_fields
from kitchentable.kernel.table.journal import Back
from kitchentable.kernel.table.table import Table
from kitchentable.server.protocol.messages import MOST_TOLD, Dice, Line, Moved, Seal, SeatState


def asked_of(table: Table[State], seat: int | None) -> Asked | None:
    """What a seat is asked now."""
    question = table.look(seat).question
    return None if question is None else question.asked()


def outline_of(table: Table[State], seat: int | None) -> Asked | None:
    """What a seat is asked now, without suggestions of places and routes."""
    question = table.look(seat).question
    return None if question is None else question.outline()


class SeenBoard(Struct, frozen=True):
    """What a seat sees of a state: the view as JSON, and the score."""

    view: msgspec.Raw
    score: tuple[int, ...]


def seen_board(game: Game[State], view: State) -> SeenBoard:
    """A view as it is sent, with the score that follows from it."""
    return SeenBoard(plain_view(view), game.browser.score(view))


def state_of(
    table: Table[State],
    seat: int | None,
    asked: Asked | None,
    since: int,
    board: SeenBoard | None = None,
) -> SeatState:
    """All that a seat sees now: what it is asked, and since which position.

    `board`: what the seat sees of the state, if it has been made already.
    """
    if board is None:
        board = seen_board(table.game, table.look(seat).view)
    return SeatState(
        table.position,
        board.view,
        table.waiting(),
        asked,
        -1 if asked is None else since,
        table.result,
        seal_of(table),
        dice_of(table),
        board.score,
    )


def dice_of(table: Table[State]) -> Dice | None:
    """The roll that the people at the table have to tell: only where nothing is hidden."""
    question = table.question
    if not isinstance(question, Chance) or hidden_fields(table.game.state):
        return None
    return Dice(question.asked(), question.dice if isinstance(question, Roll) else ())


def plain_view(view: State) -> msgspec.Raw:
    """A view as JSON, without the content that every client has and without derived fields."""
    without = structs.replace(view, **left_out(type(view)))
    blank = structs.replace(without, told=[], **dict.fromkeys(statics(view)))
    return msgspec.Raw(msgspec.json.encode(blank))


def seal_of(table: Table[State]) -> Seal | None:
    """What lies under the seal of the dice, once the game is over."""
    if table.over and isinstance(table.chance, Sealed):
        return Seal(table.chance.seed.hex(), table.chance.entropy)
    return None


def line_of(position: int, event: Event) -> Line:
    """An event as it is sent."""
    return Line(
        position,
        event,
        event.say(),
        event.rules,
        event.log_level,
        event.under(),
        event.together(),
    )


def told(table: Table[State], seat: int | None, after: int) -> tuple[Line, ...]:
    """What a seat was told after a position, at most `MOST_TOLD` events of it."""
    return tuple(
        line_of(each.position, each.event) for each in table.told(seat, after + 1, MOST_TOLD)
    )


def news(
    table: Table[State], seat: int | None, after: int | None, state: SeatState
) -> SeatState | Moved:
    """What a client needs that knows the game up to a position: what it missed, or all anew.

    It gets all anew when it knows nothing, when something it knows was taken back, or when it
    missed too much.
    """
    if after is None or after > table.position:
        return state
    if any(isinstance(entry, Back) for entry in table.journal[after:]):
        return state
    lines = told(table, seat, after)
    return state if len(lines) >= MOST_TOLD else Moved(after, state, lines)
