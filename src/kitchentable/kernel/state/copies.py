"""Copies of states: generated code, one function for each class, because search copies a lot."""

from __future__ import annotations

import threading
import typing
from collections.abc import Callable
from operator import methodcaller
from typing import Any, TypeVar

from msgspec import Struct

from kitchentable.kernel.state.fields import (
    Hint,
    fields,
    is_struct,
    is_union,
    members,
    never_changes,
)
from kitchentable.kernel.state.marks import OUTSIDE
from kitchentable.kernel.state.state import State

S = TypeVar("S", bound=Struct)


def copy(state: S) -> S:
    """A copy of a state or of a part of one. It shares nothing that changes.

    >>> from examples.magpies import Magpie
    >>> one = Magpie(0, hand=[3, 9])
    >>> two = copy(one)
    >>> two.hand.append(12)
    >>> one.hand
    [3, 9]
    """
    return copier_of(type(state))(state)


def copier_of(cls: type[S]) -> Callable[[S], S]:
    """The function that copies a state of this class: changes to one never show in the other.

    >>> from examples.magpies import Magpie
    >>> copier_of(Magpie)(Magpie(0, hand=[3])).hand
    [3]
    """
    found = _COPIERS.get(cls)
    if found is None:
        with _ONE_AT_A_TIME:
            found = _COPIERS.get(cls) or _make_copier(cls)
            _COPIERS[cls] = found
    return found


_COPIERS: dict[type[Struct], Callable[[Any], Any]] = {}
_MAKING: list[type[Struct]] = []
_ONE_AT_A_TIME = threading.RLock()
"""Tables of a server may live in several threads; a class is made ready once, by one of them."""


_shallow = methodcaller("__copy__")


def _make_copier(cls: type[S]) -> Callable[[S], S]:
    if cls in _MAKING:
        raise TypeError(f"{cls.__name__} contains itself; a state has a fixed depth")
    _MAKING.append(cls)
    try:
        writer = _Writer()
        lines = writer.assignments(cls)
    finally:
        _MAKING.pop()
    if not lines:
        return _shallow
    code = "\n".join(["def copy(old):", "    new = old.__copy__()", *lines, "    return new"])
    exec(code, writer.names)
    made: Callable[[S], S] = writer.names["copy"]
    return made


class _Writer:
    """Writes the source of a copy function for one class."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}

    def assignments(self, cls: type[Struct]) -> list[str]:
        """One line for each field that has to be copied."""
        lines = []
        for name, (hint, mark) in fields(cls).items():
            if mark in OUTSIDE:
                if not issubclass(cls, State):
                    raise TypeError(
                        f"{cls.__name__}.{name}: this mark belongs at the top of a state"
                    )
                continue
            source = self.expression(hint, f"old.{name}", f"{cls.__name__}.{name}")
            if source != f"old.{name}":
                lines.append(f"    new.{name} = {source}")
        if issubclass(cls, State):
            lines.append("    new.told = []")
        return lines

    def expression(self, hint: Hint, value: str, where: str, depth: int = 0) -> str:
        """The source of an expression that copies a value."""
        if never_changes(hint, where):
            return value
        if is_union(hint):
            if len(members(hint)) > 1:
                raise TypeError(f"{where}: a union of things that change; use one Struct")
            inner = self.expression(members(hint)[0], value, where, depth)
            return f"(None if {value} is None else {inner})"
        if is_struct(hint):
            return self._struct(hint, value)
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        item = f"x{depth}"
        inner = self.expression(args[-1], item, where, depth + 1)
        if inner == item:
            return f"{value}.copy()"  # a list's, too: its slice costs 200 instructions more
        # Most are empty; then a comprehension, which is a call of its own, costs twice as much.
        if origin is list:
            return f"([{inner} for {item} in {value}] if {value} else [])"
        pairs = f"k{depth}, {item} in {value}.items()"
        return f"({{k{depth}: {inner} for {pairs}}} if {value} else {{}})"

    def _struct(self, cls: type[Struct], value: str) -> str:
        copier = copier_of(cls)
        if copier is _shallow:
            return f"{value}.__copy__()"
        name = f"copy_{cls.__name__}_{len(self.names)}"
        self.names[name] = copier
        return f"{name}({value})"
