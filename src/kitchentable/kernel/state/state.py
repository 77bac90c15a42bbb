"""State: what a game is at one moment, and who may see which part of it.

A state is made of `msgspec.Struct`s. Each field says who may see it; one that says nothing is
seen by nobody:

    class Player(Struct):
        seat: Public[int]
        gold: Public[int]
        hand: Held[list[int]]       # its owner sees it, everybody sees how many
        deck: Facedown[list[int]]   # nobody sees it, everybody sees how many
        plan: Private[int]          # its owner sees it
        luck: int                   # nobody sees it

The owner of a part is the seat named by the nearest `seat` field around it. Copies
(`copies.py`) and views (`views.py`) are derived from the types.
"""

from __future__ import annotations

import functools
import hashlib
from typing import TypeVar

import msgspec
from msgspec import UNSET, Struct, field

from kitchentable.kernel.events import Event
from kitchentable.kernel.plain import Value
from kitchentable.kernel.state.fields import fields
from kitchentable.kernel.state.marks import OUTSIDE, Seen, Static

S = TypeVar("S", bound="State")


class State(Struct, kw_only=True):
    """The base of every game's state.

    `told` collects the events that the rules tell; the run takes them away. It is `None` where
    nobody listens. Rules that tell an event often, and pay for making it, look at that first.

    >>> from examples import magpies_table
    >>> from examples.magpies import Won
    >>> nest = magpies_table().state
    >>> nest.tell(Won(seat=0, feather=9, trinket=2))
    >>> nest.told
    [Won(seat=0, feather=9, trinket=2, rules=())]
    """

    told: Static[list[Event] | None] = field(default_factory=list)

    def tell(self, event: Event) -> None:
        """Tell an event."""
        if self.told is not None:
            self.told.append(event)


@functools.cache
def _statics(cls: type[State]) -> tuple[str, ...]:
    return tuple(name for name, (_, mark) in fields(cls).items() if mark is Seen.STATIC)


@functools.cache
def left_out(cls: type[State]) -> dict[str, msgspec.UnsetType]:
    """The fields that are not encoded, each with the value that leaves it out.

    >>> from examples import magpies_table
    >>> list(left_out(type(magpies_table().state)))
    ['content', 'told']
    """
    return {name: UNSET for name, (_, mark) in fields(cls).items() if mark in OUTSIDE}


def statics(state: State) -> dict[str, Value]:
    """The fields of a state that never change: its content. They are not part of its bytes.

    >>> from examples import magpies_table
    >>> list(statics(magpies_table().state))
    ['content']
    """
    return {name: getattr(state, name) for name in _statics(type(state)) if name != "told"}


def encode(state: State) -> bytes:
    """The changing part of a state, as MessagePack.

    >>> from examples import magpies_table
    >>> nest = magpies_table().state
    >>> len(encode(nest)) < 100
    True
    """
    return msgspec.msgpack.encode(msgspec.structs.replace(state, **left_out(type(state))))


def decode(cls: type[S], data: bytes, **statics: Value) -> S:
    """A state from MessagePack. What is not part of the bytes is given again.

    >>> from examples import magpies_table
    >>> nest = magpies_table().state
    >>> decode(type(nest), encode(nest), **statics(nest)).magpies == nest.magpies
    True
    """
    raw = msgspec.msgpack.decode(data)
    return msgspec.convert({**raw, "told": [], **statics}, cls)


def digest(state: State) -> str:
    """A short hash of a state. Two states from which the game goes on alike have equal hashes.

    >>> from examples import magpies_table
    >>> digest(magpies_table().state) == digest(magpies_table().state)
    True
    >>> digest(magpies_table().state) == digest(magpies_table(rounds=1).state)
    False
    """
    return hashlib.blake2b(encode(state), digest_size=8).hexdigest()
