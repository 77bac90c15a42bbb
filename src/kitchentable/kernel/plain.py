"""Plain values: what a journal may hold.

Whole numbers, text, booleans, nothing, and tuples or mappings of these; Structs count as the
mapping they encode to. No floats: the same journal gives the same game on every machine.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.reasons import of_decoder

LARGEST = 2**53
"""Beyond this a browser could not hold a number exactly."""


def freeze(value: Any) -> Any:
    """The value with every list turned into a tuple; refuses what is not plain.

    >>> freeze([1, ["a", None]])
    (1, ('a', None))
    >>> freeze(0.5)
    Traceback (most recent call last):
    kitchentable.kernel.illegal.Illegal: not-plain(what=0.5)
    """
    if isinstance(value, list | tuple):
        return tuple(freeze(item) for item in value)
    if isinstance(value, dict):
        return {freeze(key): freeze(item) for key, item in value.items()}
    if isinstance(value, int) and abs(value) > LARGEST:
        raise Illegal("", "number-too-large")
    if value is None or isinstance(value, int | str | msgspec.Struct):
        return value
    raise Illegal("", "not-plain", what=str(value)[:80])


def as_type(raw: Any, of: Any) -> Any:
    """Decoded data as the type a question expects, `None` standing for any plain value.

    >>> as_type([1, 2], tuple[int, int])
    (1, 2)
    """
    plain = freeze(raw)
    if of is None:
        return plain
    try:
        return msgspec.convert(plain, of)
    except msgspec.ValidationError as error:
        raise Illegal("", "not-understood", problem=of_decoder(str(error))) from None
