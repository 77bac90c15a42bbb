"""The journal: everything that happened which the rules did not determine.

Setup + journal = the whole game. It only ever grows: taking back is an entry too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from kitchentable.kernel.plain import Value


class Answer(Struct, frozen=True, tag="answer", omit_defaults=True):
    """An answer, by value. `seat` is -1 for chance.

    `until`: the seat passed and does not want to be asked again as long as this goes on.
    `standing`: the table passed for the seat because it had said so before.

    >>> Answer(0, 9)
    Answer(seat=0, value=9, until='', standing=False)
    """

    seat: int
    value: Value
    until: str = ""
    standing: bool = False


class Back(Struct, frozen=True, tag="back", omit_defaults=True):
    """Back to how things stood after the first `to` entries.

    `seat` is the seat that undid its answer; -1: the whole table agreed.

    >>> line([Answer(0, 9), Back(0, seat=0)])
    []
    """

    to: int
    seat: int = -1


class Interjection(Struct, frozen=True, tag="interjection"):
    """An act that a player did unasked: resign, give a teammate gold.

    Without an act, it takes back the standing passes of the seat.

    >>> Interjection(1, ("resign",)).act
    ('resign',)
    """

    seat: int
    act: Value


Entry = Answer | Back | Interjection


def line(entries: Sequence[Entry], upto: int | None = None) -> list[int]:
    """The positions of the entries that still stand, after the first `upto` of them.

    >>> line([Answer(0, 1), Answer(1, 2), Back(1), Answer(1, 3)])
    [0, 3]

    Raises `ValueError` when an entry points to where the game has not been.
    """
    if Back not in map(type, entries[:upto]):
        return list(range(len(entries[:upto])))
    heads = [-1]  # the last standing entry after each number of entries
    before: list[int] = []  # the standing entry before each
    for position, entry in enumerate(entries[:upto]):
        before.append(heads[-1])
        if isinstance(entry, Back):
            if not 0 <= entry.to <= position:
                raise ValueError(f"entry {position} goes back to {entry.to}")
            heads.append(heads[entry.to])
        else:
            heads.append(position)
    standing = []
    at = heads[-1]
    while at >= 0:
        standing.append(at)
        at = before[at]
    return standing[::-1]


class Forerunner(Struct, frozen=True):
    """The game that another one goes on from, because the rules were corrected since.

    The new game has the first entries of the old one and its dice. The old file stays as it is.

    >>> forerunner([Answer(0, 9), Answer(1, 4)], entries=1, rules=1).entries
    1
    """

    rules: int
    """The version of the rules it was played by."""
    entries: int
    """How many of its entries the new game has."""
    journal: str
    """A hash of its whole journal: by this hash its file is known again."""


def forerunner(journal: Sequence[Entry], entries: int, rules: int) -> Forerunner:
    """The game with this journal, as one that another game goes on from.

    >>> forerunner([Answer(0, 9)], 0, rules=1).journal
    '6c8b3ca8d7beef86'
    """
    return Forerunner(rules, entries, hashlib.sha256(encode(journal)).hexdigest()[:16])


_DECODER = msgspec.msgpack.Decoder(list[Entry])


def encode(entries: Sequence[Entry]) -> bytes:
    """Entries as MessagePack.

    >>> decode(encode([Answer(0, (1, 2)), Back(0)]))
    [Answer(seat=0, value=[1, 2], until='', standing=False), Back(to=0, seat=-1)]
    """
    return msgspec.msgpack.encode(list(entries))


def decode(data: bytes) -> list[Entry]:
    """Entries from MessagePack. Their values get their types when the questions stand.

    >>> decode(encode([Answer(0, 9)])) == [Answer(0, 9)]
    True
    """
    return _DECODER.decode(data)
