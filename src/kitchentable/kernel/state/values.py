"""Plain values: what a journal may hold.

Whole numbers, text, booleans, nothing, and tuples or mappings of these; Structs count as the
mapping they encode to. No floats: the same journal gives the same game on every machine.
"""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.inspect import StructType, Type, UnionType, VarTupleType, type_info

from kitchentable.kernel.files.reasons import of_decoder
from kitchentable.kernel.illegal import Illegal

T = TypeVar("T")

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
    kind = type(value)
    if kind is str or value is None or (kind is int and -LARGEST <= value <= LARGEST):
        return value  # most of what a journal holds
    if kind is tuple or kind is list or isinstance(value, list | tuple):
        return tuple([item if type(item) is str else freeze(item) for item in value])
    if isinstance(value, dict):
        return {freeze(key): freeze(item) for key, item in value.items()}
    if isinstance(value, int) and abs(value) > LARGEST:
        raise Illegal("", "number-too-large")
    if value is None or isinstance(value, int | str | msgspec.Struct):
        return value
    raise Illegal("", "not-plain", what=str(value)[:80])


def as_type(raw: Any, of: type[T] | None) -> T:
    """Decoded data as the type a question expects, `None` standing for any plain value.

    A Struct may also be written as the list of its fields: so old journals and situations have it,
    and people who write one by hand.

    >>> as_type([1, 2], tuple[int, int])
    (1, 2)
    >>> class Bid(Struct, frozen=True):
    ...     coins: int
    ...     fish: str = "cod"
    >>> as_type({"coins": 3}, Bid), as_type([3, "eel"], Bid)
    (Bid(coins=3, fish='cod'), Bid(coins=3, fish='eel'))
    """
    try:
        plain: T = freeze(raw)
    except RecursionError:
        raise Illegal("", "not-plain", what="[[[[[[[[") from None
    if of is None:
        return plain
    try:
        held: T = msgspec.convert((plain,), _holding(of)).value
    except msgspec.ValidationError:
        named = _by_name(plain, type_info(of))
        if named == plain:
            raise _misunderstood(plain, of) from None
    else:
        return held
    try:
        return msgspec.convert(named, of)
    except msgspec.ValidationError:
        raise _misunderstood(plain, of) from None


def _by_name(plain: Any, kind: Type) -> Any:
    """The value with every list of a Struct's fields turned into the mapping of them."""
    match kind:
        case UnionType(types=kinds):
            structs = [each for each in kinds if isinstance(each, StructType)]
            return _by_name(plain, structs[0]) if len(structs) == 1 else plain
        case StructType(fields=fields) if isinstance(plain, tuple) and len(plain) <= len(fields):
            named = zip(fields, plain, strict=False)
            return {each.encode_name: _by_name(item, each.type) for each, item in named}
        case VarTupleType(item_type=item_type) if isinstance(plain, tuple):
            return tuple(_by_name(item, item_type) for item in plain)
    return plain


_HOLDING: dict[type, Any] = {}


def _holding(of: type[T]) -> Any:
    """A Struct with one value of a type: msgspec remembers what it knows of Structs alone."""
    found = _HOLDING.get(of)
    if found is None:
        found = _HOLDING[of] = msgspec.defstruct("Holding", [("value", of)], array_like=True)
    return found


def _misunderstood(plain: T, of: type[T]) -> Illegal:
    """The refusal of a value that is not of a type."""
    try:
        msgspec.convert(plain, of)
    except msgspec.ValidationError as error:
        return Illegal("", "not-understood", problem=of_decoder(str(error)))
    raise AssertionError("what fits alone fits within")


def inside(value: Any, path: str) -> Any:
    """A value inside a state by its path: names, list positions and keys, with dots between.

    >>> from examples import magpies_table
    >>> inside(magpies_table(rounds=1).state, "magpies.0.laid.0")
    9
    >>> inside(magpies_table().state, "magpies.7") is None
    True
    """
    for step in path.split("."):
        whole = re.fullmatch(r"-?[0-9]{1,9}", step) is not None
        if isinstance(value, list | tuple):
            value = value[int(step)] if whole and 0 <= int(step) < len(value) else None
        elif isinstance(value, dict):
            value = value.get(int(step) if whole else step, value.get(step))
        elif isinstance(value, Struct) and step in value.__struct_fields__:
            value = getattr(value, step)
        else:
            value = None
    return value
