"""Mistakes in files that people write: a name that nobody knows, a position that cannot be.

A mistake knows its place in the data. The reader of the file finds the line.
"""

from __future__ import annotations

import difflib
import types
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from kitchentable.kernel.plain import Plain, Value
from kitchentable.kernel.state.fields import Hint
from kitchentable.kernel.state.values import inside
from kitchentable.kernel.words import Message, say

Path: TypeAlias = tuple[str | int, ...]

LARGEST = 20_000
"""The largest number in a position, above or below zero: hundredths of an inch, pieces, dice."""

SHOWN = 40
"""Of more known names than this only the nearest are shown."""

NEAREST = 12
"""So many of the nearest."""


class Mistake(Struct, frozen=True):
    """A mistake, and where it is in the data.

    >>> Mistake(("state", "first"), say("why-most", most=1)).impossible
    False
    """

    path: Path
    why: Message
    silent: bool = True
    """Whether the first version of the format took no notice of it: there it is a warning."""
    impossible: bool = False
    """Whether it is about a position that the rules never reach, which a file may ask for."""


def under(path: Path, mistakes: Iterable[Mistake]) -> Iterator[Mistake]:
    """Mistakes of a part of the data, with the path of the whole.

    >>> [each.path for each in under(("state",), [Mistake(("first",), say("why-most", most=1))])]
    [('state', 'first')]
    """
    for each in mistakes:
        yield Mistake((*path, *each.path), each.why, each.silent, each.impossible)


def unknown(name: str, known: Iterable[str]) -> Message:
    """The message about a name that is not known: what is known, and the nearest of it.

    >>> unknown("meele", ("melee", "ranged")).args["near"]
    'melee'
    >>> unknown("42", ("melee",)).id
    'mistake-unknown'
    """
    names = sorted(set(known) - {""})
    if not names:
        return say("why-unknown", field=name)
    near = difflib.get_close_matches(name, names, n=NEAREST)
    shown = names if len(names) <= SHOWN else near or names[:SHOWN]
    listed = ", ".join(shown) + (", ..." if len(shown) < len(names) else "")
    if near:
        return say("mistake-near", name=name, near=near[0], known=listed)
    return say("mistake-unknown", name=name, known=listed)


def misnamed(
    path: Path, name: str, known: Iterable[str], *, silent: bool = True
) -> Iterator[Mistake]:
    """The mistake of a name that is not among those known, if it is one.

    >>> [each.path for each in misnamed(("kind",), "meele", ("melee",))]
    [('kind',)]
    """
    if name not in known:
        yield Mistake(path, unknown(name, known), silent)


def outside(
    path: Path, number: int, least: int, most: int | None = None, *, silent: bool = True
) -> Iterator[Mistake]:
    """The mistake of a number that is too small or too large, if it is one.

    >>> [each.why.id for each in outside(("level",), 7, 1, 3)]
    ['mistake-range']
    """
    if most is None and number < least:
        why = say("mistake-least", least=least, found=number)
    elif most is not None and not least <= number <= most:
        why = say("mistake-range", least=least, most=most, found=number)
    else:
        return
    yield Mistake(path, why, silent, impossible=True)


def twice(paths: Iterable[tuple[Path, str]]) -> Iterator[Mistake]:
    """The mistakes of names that stand for two things, each where it comes up again.

    >>> [each.path for each in twice([((0,), "a"), ((1,), "b"), ((2,), "a")])]
    [(2,)]
    """
    seen: set[str] = set()
    for path, name in paths:
        if name in seen:
            yield Mistake(path, say("mistake-twice", name=name))
        seen.add(name)


def too_fine(data: Plain | Decimal, path: Path = ()) -> Iterator[Mistake]:
    """The mistakes of numbers with more than two decimals: lengths are whole hundredths.

    >>> [each.path for each in too_fine({"at": [Decimal("1.25"), Decimal("1.125")]})]
    [('at', 1)]
    """
    if isinstance(data, Decimal):
        if not data.is_finite() or data * 100 != int(data * 100):
            yield Mistake(path, say("mistake-decimals", found=str(data)), impossible=True)
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from too_fine(value, (*path, key))
    elif isinstance(data, Sequence) and not isinstance(data, str | bytes):
        for number, value in enumerate(data):
            yield from too_fine(value, (*path, number))


def enormous(data: Plain | Decimal, path: Path = ()) -> Iterator[Mistake]:
    """The mistakes of numbers that no game could bear, whatever a file asks for.

    >>> [each.path for each in enormous({"units": {"a": {"melee": 2_000_000_000}}})]
    [('units', 'a', 'melee')]
    """
    if isinstance(data, int | Decimal):
        size = abs(Decimal(data))
        if not size.is_finite() or size > LARGEST:
            why = say("mistake-range", least=str(-LARGEST), most=str(LARGEST), found=str(data))
            yield Mistake(path, why, silent=False)
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from enormous(value, (*path, key))
    elif isinstance(data, Sequence) and not isinstance(data, str | bytes):
        for number, value in enumerate(data):
            yield from enormous(value, (*path, number))


def unknown_keys(data: Plain, of: Hint, path: Path = ()) -> Iterator[Mistake]:
    """The keys that the type of the data does not have, at any depth.

    >>> class Cat(Struct):
    ...     lives: int = 9
    >>> [each.path for each in unknown_keys([{"lives": 8}, {"livs": 8}], list[Cat])]
    [(1, 'livs')]
    """
    for hint in _members(of):
        if isinstance(data, Mapping):
            if isinstance(hint, type) and issubclass(hint, Struct):
                yield from _of_struct(data, hint, path)
            elif typing.get_origin(hint) is dict:
                values = typing.get_args(hint)[1]
                for key, value in data.items():
                    yield from unknown_keys(value, values, (*path, str(key)))
        elif isinstance(data, list) and typing.get_origin(hint) in (list, tuple):
            args = typing.get_args(hint)
            for number, value in enumerate(data):
                each = args[0] if args[-1] is ... else args[min(number, len(args) - 1)]
                yield from unknown_keys(value, each, (*path, number))


def _of_struct(data: Mapping[str, Plain], of: type[Struct], path: Path) -> Iterator[Mistake]:
    known = _fields(of)
    for key, value in data.items():
        if key in known:
            yield from unknown_keys(value, known[key], (*path, key))
        elif of.__struct_config__.forbid_unknown_fields:
            yield Mistake((*path, key), unknown(key, known), silent=False)
        else:
            yield Mistake((*path, key), unknown(key, known))


@cache
def _fields(of: type[Struct]) -> dict[str, Hint]:
    """The fields of a Struct as files name them, with their types."""
    hints = typing.get_type_hints(of)
    names = zip(of.__struct_encode_fields__, of.__struct_fields__, strict=True)
    return {written: hints[name] for written, name in names}


def _members(of: Hint) -> Iterator[Hint]:
    """The types of a union; any other type as it is."""
    origin = typing.get_origin(of)
    if origin is typing.Annotated:
        yield from _members(typing.get_args(of)[0])
    elif origin in (typing.Union, types.UnionType):
        for each in typing.get_args(of):
            yield from _members(each)
    else:
        yield of


def astray(value: Value, path: str) -> Message | None:
    """The reason why a path leads nowhere: a part of it is no name that is known there.

    A place of a list, a key that is a number, and what is not there now (`None`) may be missing.

    >>> from examples import magpies_table
    >>> astray(magpies_table().state, "magpies.0.hnad").args["near"]
    'hand'
    >>> astray(magpies_table().state, "magpies.7.hand") is None
    True
    """
    for step in path.split("."):
        if isinstance(value, Struct):
            known: Iterable[str] = value.__struct_fields__
        elif isinstance(value, Mapping) and any(isinstance(key, str) for key in value):
            known = [str(key) for key in value]
        elif isinstance(value, Sequence | Mapping) and not isinstance(value, str):
            known = (step,) if step.isdecimal() else [str(n) for n in range(len(value))]
        else:
            return None if value is None else say("why-unknown", field=step)
        if step not in known:
            return unknown(step, known)
        value = inside(value, step)
    return None
