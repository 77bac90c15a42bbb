"""The types that fields of states and events may have.

Allowed are whole numbers, text, booleans, enums, tuples of these, lists, mappings with such
keys, and Structs. No floats and no sets: a journal gives one game on every machine.
"""

from __future__ import annotations

import enum
import functools
import types
import typing
from typing import Annotated, TypeAlias, TypeGuard

from msgspec import Struct

from kitchentable.kernel.state.marks import OUTSIDE, Seen, When

Mark = Seen | When

Hint: TypeAlias = type | types.GenericAlias | types.UnionType
"""The type of a field as its annotation writes it: `int`, `list[int]`, `int | None`."""


@functools.cache
def fields(cls: type[Struct]) -> dict[str, tuple[Hint, Mark]]:
    """The fields of a Struct: each one's type without its mark, and the mark.

    >>> from examples.magpies import Magpie
    >>> fields(Magpie)["hand"]
    (list[int], <Seen.HELD: 'held'>)
    """
    hints = typing.get_type_hints(cls, include_extras=True)
    return {name: _unmarked(hints[name]) for name in cls.__struct_fields__}


def _unmarked(hint: Hint) -> tuple[Hint, Mark]:
    mark: Mark = Seen.NOBODY
    if typing.get_origin(hint) is Annotated:
        hint, *extras = typing.get_args(hint)
        for extra in extras:
            if isinstance(extra, Seen | When):
                mark = extra
    return hint, mark


def members(hint: Hint) -> tuple[Hint, ...]:
    """The members of a union without None; any other type gives itself.

    >>> members(int | str | None), members(int)
    ((<class 'int'>, <class 'str'>), (<class 'int'>,))
    """
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return tuple(arg for arg in typing.get_args(hint) if arg is not type(None))
    return (hint,)


def is_union(hint: Hint) -> bool:
    """Whether a type is one of several, or one or nothing.

    >>> is_union(int | None), is_union(int)
    (True, False)
    """
    return members(hint) != (hint,)


def is_struct(hint: Hint) -> TypeGuard[type[Struct]]:
    """Whether a type is a Struct.

    >>> is_struct(When), is_struct(list[int])
    (True, False)
    """
    return isinstance(hint, type) and issubclass(hint, Struct)


def is_frozen(cls: type[Struct]) -> bool:
    """Whether the fields of a Struct cannot be changed.

    >>> from examples.magpies import Magpie
    >>> is_frozen(When), is_frozen(Magpie)
    (True, False)
    """
    return bool(cls.__struct_config__.frozen)


def is_enum(hint: Hint) -> TypeGuard[type[enum.Enum]]:
    """Whether a type is an enum.

    >>> is_enum(Seen), is_enum(int)
    (True, False)
    """
    return isinstance(hint, type) and issubclass(hint, enum.Enum)


def is_literal(hint: Hint) -> bool:
    """Whether a type is a choice of fixed values.

    >>> is_literal(typing.Literal["day", "night"]), is_literal(str)
    (True, False)
    """
    return typing.get_origin(hint) is typing.Literal


def unfit(hint: Hint, where: str) -> TypeError:
    """The error for a type that cannot be part of a state.

    >>> raise unfit(float, "Magpie.weight")
    Traceback (most recent call last):
    TypeError: Magpie.weight: <class 'float'> cannot be part of a state; use int, ...
    """
    return TypeError(
        f"{where}: {hint} cannot be part of a state; use int, str, bool, enums, tuples, lists, "
        "dicts with such keys, and Structs (no floats, no sets)"
    )


def never_changes(hint: Hint, where: str) -> bool:
    """Whether nothing in a value of this type can change, so that copies may share it.

    >>> never_changes(tuple[int, ...], "Magpie.laid"), never_changes(list[int], "Magpie.hand")
    (True, False)
    """
    if hint in (int, str, bool, type(None)) or is_enum(hint) or is_literal(hint):
        return True
    if is_struct(hint):
        return is_frozen(hint) and _frozen_to_the_core(hint)
    if is_union(hint):
        return all(never_changes(member, where) for member in members(hint))
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        if not all(never_changes(arg, where) for arg in args if arg is not Ellipsis):
            raise TypeError(f"{where}: a tuple holds things that change; use a list")
        return True
    if origin is dict:
        if not all(key in (int, str) or is_enum(key) for key in members(args[0])):
            raise TypeError(f"{where}: the keys of a dict are int, str or an enum")
        return False
    if origin is list:
        return False
    raise unfit(hint, where)


@functools.cache
def _frozen_to_the_core(cls: type[Struct]) -> bool:
    for name, (hint, _) in fields(cls).items():
        if not never_changes(hint, f"{cls.__name__}.{name}"):
            raise TypeError(f"{cls.__name__}.{name}: a frozen Struct holds a thing that changes")
    return True


def structs_in(hint: Hint) -> list[type[Struct]]:
    """The Structs that occur in a type.

    >>> from examples.magpies import Magpie
    >>> [each.__name__ for each in structs_in(list[Magpie])]
    ['Magpie']
    """
    if is_struct(hint):
        return [hint]
    return [part for arg in typing.get_args(hint) for part in structs_in(arg)]


def parts_of(cls: type[Struct]) -> list[type[Struct]]:
    """A Struct and all Structs inside it. Content is left out.

    >>> from examples.magpies import Nest
    >>> [each.__name__ for each in parts_of(Nest)]
    ['Nest', 'Magpie']
    """
    found: list[type[Struct]] = []
    todo = [cls]
    while todo:
        part = todo.pop()
        if part in found:
            continue
        found.append(part)
        for hint, mark in fields(part).values():
            if mark not in OUTSIDE:
                todo += structs_in(hint)
    return found
