"""The record of a table: what is kept beside its game. None of it touches the rules.

Each field of the record is a value of its own in the store.
"""

from __future__ import annotations

from typing import TypedDict, Unpack

import msgspec
from msgspec import Struct

from kitchentable.server.store.store import Store
from kitchentable.server.tables.clocks import Clock, Times


class Terms(Struct, frozen=True, omit_defaults=True):
    """What was agreed about the table when it was set up."""

    clock: Clock | None = None
    start: bytes = b""
    """The state the game begins with, if that is not its own beginning."""
    situation: str = ""
    """The text of the situation that the game begins with: its state is made from it."""
    steps: int = 0
    """How many entries of the journal come from the situation."""
    lesson: str = ""
    """The lesson of the game that is played here."""
    source: str = ""
    """The table this one came from: of a rematch, or of a game that is played on."""


class StandIn(Struct, frozen=True):
    """A bot that plays in a person's place."""

    kind: str
    back: bool = True
    """Whether the person gets the seat back on joining."""
    resigns: bool = False
    """Whether the bot resigns as soon as the move in progress is done."""


class TableRecord(Struct, frozen=True):
    """All that is kept beside the game of a table."""

    terms: Terms = Terms()
    times: Times | None = None
    stand_ins: dict[int, StandIn] = {}
    """The bots that play in the place of people, by seat."""
    wishes: dict[str, tuple[int, ...]] = {}
    """The seats that agree to `rematch` or `stand-in/1`. In the store each seat's wish is a value
    of its own, because two nodes may write at one moment."""
    muted: dict[int, tuple[int, ...]] = {}
    """The seats that a seat does not want to hear, by seat."""
    next: str = ""
    """The table of the rematch."""


WISH = "wish/"
_TYPES = {field.name: field.type for field in msgspec.structs.fields(TableRecord)}


async def read(store: Store, table: str) -> TableRecord:
    """Read the record of a table."""
    found = await store.kept(table)
    fields = {
        name: msgspec.msgpack.decode(data, type=_TYPES[name])
        for name, data in found.items()
        if name in _TYPES
    }
    return TableRecord(**{**fields, "wishes": _wishes(found)})


def _wishes(found: dict[str, bytes]) -> dict[str, tuple[int, ...]]:
    """The wishes, put together from the values that are kept."""
    wishes: dict[str, tuple[int, ...]] = {}
    for key in sorted(found):
        name, _, seat = key.removeprefix(WISH).rpartition("/")
        if key.startswith(WISH) and found[key]:
            wishes[name] = (*wishes.get(name, ()), int(seat))
    return wishes


async def wish(store: Store, table: str, name: str, seat: int, agree: bool) -> None:
    """Write down whether a seat agrees to something."""
    await store.keep(table, f"{WISH}{name}/{seat}", b"1" if agree else b"")


class Changes(TypedDict, total=False):
    """Fields of a record that change."""

    terms: Terms
    times: Times
    stand_ins: dict[int, StandIn]
    muted: dict[int, tuple[int, ...]]
    next: str


async def keep(store: Store, table: str, **changes: Unpack[Changes]) -> None:
    """Write some fields of a table's record down."""
    for name, value in changes.items():
        await store.keep(table, name, msgspec.msgpack.encode(value))
