"""What is kept beside a game: what was agreed about the table, and what became of it since.

None of it touches the rules. Each field is a value of its own in the store.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from kitchentable.server.store.store import Store
from kitchentable.server.tables.clocks import Clock, Times


class Terms(Struct, frozen=True, omit_defaults=True):
    """What was agreed about the table when it was set up."""

    clock: Clock | None = None
    start: bytes = b""
    """The state the game begins with, where that is not its own beginning."""
    source: str = ""
    """The table this one was made from: a rematch, or a game played on from a position."""


class StandIn(Struct, frozen=True):
    """A bot that plays in a person's place."""

    kind: str
    back: bool = True
    """Whether the person has the seat again as soon as it is there."""
    resigns: bool = False
    """Whether it resigns as soon as the move in progress is done."""


class Beside(Struct, frozen=True):
    """All that is kept beside a game."""

    terms: Terms = Terms()
    times: Times | None = None
    stand_ins: dict[int, StandIn] = {}
    """Who plays in the place of which seat."""
    wishes: dict[str, tuple[int, ...]] = {}
    """What some would do, and the seats that would: `rematch`, `stand-in/1`. In the store each
    seat's wish is a value of its own: two nodes may write at the same moment."""
    muted: dict[int, tuple[int, ...]] = {}
    """By seat: whom it does not want to hear."""
    next: str = ""
    """The table of the rematch."""


WISH = "wish/"
_TYPES = {field.name: field.type for field in msgspec.structs.fields(Beside)}


async def read(store: Store, table: str) -> Beside:
    """What is kept beside a game."""
    found = await store.kept(table)
    fields = {
        name: msgspec.msgpack.decode(data, type=_TYPES[name])
        for name, data in found.items()
        if name in _TYPES
    }
    return Beside(**{**fields, "wishes": _wishes(found)})


def _wishes(found: dict[str, bytes]) -> dict[str, tuple[int, ...]]:
    """What some would do, out of the values that are kept."""
    wishes: dict[str, tuple[int, ...]] = {}
    for key in sorted(found):
        name, _, seat = key.removeprefix(WISH).rpartition("/")
        if key.startswith(WISH) and found[key]:
            wishes[name] = (*wishes.get(name, ()), int(seat))
    return wishes


async def wish(store: Store, table: str, name: str, seat: int, agree: bool) -> None:
    """Write down whether a seat would do something."""
    await store.keep(table, f"{WISH}{name}/{seat}", b"1" if agree else b"")


async def keep(store: Store, table: str, **changes: Any) -> None:
    """Write some of it down."""
    for name, value in changes.items():
        await store.keep(table, name, msgspec.msgpack.encode(value))
