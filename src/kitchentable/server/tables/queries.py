"""The answers to queries: what a seat may ask that changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import msgspec
from msgspec import structs

from kitchentable.kernel.facets import Loss
from kitchentable.kernel.files import puzzles
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.lessons.coach import Taught, taught
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.state.state import State
from kitchentable.kernel.state.views import hidden_fields, show
from kitchentable.kernel.table import replay
from kitchentable.kernel.table.journal import line
from kitchentable.kernel.table.look import sees
from kitchentable.kernel.table.replay import Frame
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message
from kitchentable.server.protocol.course import Counted, Course
from kitchentable.server.protocol.messages import (
    Found,
    PastMoment,
    Query,
    Refused,
    Stretch,
)
from kitchentable.server.protocol.puzzle_state import PuzzleState
from kitchentable.server.tables import seat_news
from kitchentable.server.tables.seat_news import asked_of, line_of, seen_board

STUDIED = ("preview", "moments", "course", "lesson")
"""Queries that take so long that a worker answers them."""


def found(table: Table[State], seat: int | None, query: Query) -> Found:
    """The answer to a query that takes no time."""
    if query.what == "log":
        if not isinstance(query.value, int) or query.value < 0:
            raise Refused("no-position")
        lines = seat_news.told(table, seat, query.value - 1)
        return Found(query.id, table.position, lines=lines)
    if query.what == "names":
        names = table.game.text.names(table.look(seat).view, str(query.value)[:8])
        return Found(query.id, table.position, data=dict(names))
    if query.what == "puzzle":
        return Found(query.id, table.position, puzzle=puzzle(table))
    if seat is None:
        raise Refused("not-a-seat")
    return _found_for(table, seat, query)


def puzzle(table: Table[State]) -> PuzzleState | None:
    """The puzzle that a table began with, and how it stands; `None`: it began with none."""
    found = puzzles.puzzle_of(table.situation)
    if found is None:
        return None
    name = puzzles.named(table.game).get(table.situation, "")
    verdict = puzzles.verdict(table, found)
    return PuzzleState(name, found.level, verdict, dict(found.dice))


def _found_for(table: Table[State], seat: int, query: Query) -> Found:
    """The answer to a query of a seat that plays."""
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


def hints(table: Table[State], seat: int) -> Sequence[Message]:
    """What is worth knowing before a seat answers; nothing if it is not asked."""
    look = table.look(seat)
    return () if look.question is None else table.game.text.hints(look.view, look.question)


def studied(table: Table[State], seat: int | None, query: Query) -> Found:
    """The answer to a query that takes a while."""
    try:
        if query.what == "preview":
            return Found(query.id, table.position, data=preview(table, seat, query.value))
        if query.what == "course":
            return Found(query.id, table.position, course=course(table, seat))
        if query.what == "lesson":
            return Found(query.id, table.position, lesson=lesson(table, seat, query.value))
        stretch = msgspec.convert(query.value, Stretch)
    except msgspec.ValidationError:  # the game could not understand what it was asked, either
        raise Refused("garbled") from None
    frames = islice(replay.frames(table, seat, stretch.start, asking=False), stretch.count)
    standing = (0, *(number + 1 for number in line(table.journal)))
    moments = tuple(_moment(table.game, seen(table, frame, stretch.eyes)) for frame in frames)
    return Found(query.id, table.position, moments=moments, line=standing)


def course(table: Table[State], seat: int | None) -> Course:
    """How the score changed in the game, and what each seat lost, as a seat may know it."""
    browser = table.game.browser
    counted: list[Counted] = []
    lost: dict[tuple[int, str], Loss] = {}
    for frame in replay.frames(table, seat, asking=False):
        score = browser.score(frame.view)
        if score and (not counted or counted[-1].score != score):
            counted.append(Counted(frame.position, score))
        for loss in (each for event in frame.told for each in browser.losses(frame.view, event)):
            kind = (loss.seat, str(loss.what))
            lost[kind] = lost[kind].more(loss.number) if kind in lost else loss
    return Course(tuple(counted), tuple(lost.values()), bool(hidden_fields(table.game.state)))


def lesson(table: Table[State], seat: int | None, name: Plain) -> Taught:
    """How far a seat has come in a lesson."""
    if seat is None:
        raise Refused("not-a-seat")
    found = table.game.school.lessons().get(str(name))
    if found is None:
        raise Refused("garbled")
    return taught(found, table, seat)


def seen(table: Table[State], frame: Frame[State], eyes: int | None) -> Frame[State]:
    """A moment of a finished game as a seat saw it then; refused while the game goes on."""
    if eyes is None:
        return frame
    if not table.over:
        raise Refused("not-over")
    if eyes >= table.seats:
        raise Refused("not-a-seat")
    view = show(frame.view, sees(table.game, frame.view, eyes, table.seats))
    return structs.replace(frame, view=view)


def preview(table: Table[State], seat: int | None, ask: Plain) -> msgspec.Raw:
    """What would come of a seat's plan, from the seat's look alone; as JSON."""
    look = table.look(seat)
    shown = table.game.browser.preview(look.view, look.question, ask)
    return msgspec.Raw(msgspec.json.encode(shown))


def _moment(game: Game[State], frame: Frame[State]) -> PastMoment:
    told = tuple(line_of(frame.position, each) for each in frame.told)
    board = seen_board(game, frame.view)
    return PastMoment(frame.position, frame.seat, board.view, frame.asked, told, board.score)
