"""Views: states and events with blanks in place of what a viewer may not know.

A view is of the same type as what it shows; in place of what is hidden stands a blank: -1, "",
None or empty. So a renderer reads one type, and `imagine` fills the blanks of a view.
"""

from __future__ import annotations

import functools
import typing
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from kitchentable.kernel.events import Event
from kitchentable.kernel.plain import Value
from kitchentable.kernel.state.copies import copier_of, copy
from kitchentable.kernel.state.fields import (
    Hint,
    Mark,
    fields,
    is_enum,
    is_frozen,
    is_literal,
    is_struct,
    is_union,
    members,
    never_changes,
    parts_of,
    structs_in,
    unfit,
)
from kitchentable.kernel.state.marks import OUTSIDE, Seen, When
from kitchentable.kernel.state.state import State

S = TypeVar("S", bound=Struct)

Eyes = Sequence[bool]
"""For each seat, whether the viewer sees what that seat owns."""

Unknown = Callable[[Hint], Any]
"""What stands in place of a value of some type that is not known."""

_Show = Callable[[Any, int, Eyes, Unknown], Any]
_ShowField = Callable[[Any, Struct, int, Eyes, Unknown], Any]


def show(part: S, eyes: Eyes) -> S:
    """A state or an event as a viewer sees it. `eyes` says whose things the viewer may see.

    >>> from examples import magpies_table
    >>> nest = magpies_table().state
    >>> [magpie.hand for magpie in show(nest, (True, False)).magpies]
    [[9, 6, 14, 13, 10], [-1, -1, -1, -1, -1]]
    """
    seen: S = _viewer_of(type(part))(part, -1, eyes, blank)
    return seen if isinstance(part, Event) or is_frozen(type(part)) else copy(seen)


def hear(events: Iterable[Event], eyes: Eyes) -> list[Event]:
    """The events as a viewer hears them. An event of which nothing may be seen is left out.

    >>> from examples.magpies import Won
    >>> hear([Won(seat=0, feather=9, trinket=2)], (False, False))
    [Won(seat=0, feather=9, trinket=2, rules=())]
    """
    return [show(event, eyes) for event in events if _audible(event, eyes)]


def _audible(event: Event, eyes: Eyes) -> bool:
    """Whether any field may be seen. Decided by the marks, not by what the values are."""
    marks = _marks_of(type(event))
    if not marks or Seen.ALL in marks or Seen.FACEDOWN in marks:
        return True
    own = _owner(event, -1)
    return any(_visible(mark, event, own, eyes) for mark in marks)


@functools.cache
def _marks_of(cls: type[Event]) -> tuple[Mark, ...]:
    return tuple(mark for name, (_, mark) in fields(cls).items() if name != "rules")


def _owner(part: Struct, own: int) -> int:
    seat: int = getattr(part, "seat", own) if "seat" in part.__struct_fields__ else own
    return seat


def _visible(mark: Mark, part: Struct, own: int, eyes: Eyes) -> bool:
    if isinstance(mark, When):
        return bool(getattr(part, mark.flag))
    return mark in (Seen.OWNER, Seen.HELD) and 0 <= own < len(eyes) and eyes[own]


# --- blanks and poison ------------------------------------------------------------------


def blank(hint: Hint) -> Any:
    """The value that stands for "not known" in place of a value of this type.

    >>> blank(int), blank(str), blank(list[int]), blank(int | None)
    (-1, '', [], None)
    """
    if hint in PLAIN:
        return PLAIN[hint]
    if is_union(hint):
        none = type(None) in typing.get_args(hint)
        return None if none else blank(members(hint)[0])
    if is_struct(hint):
        return hint(**{name: blank(inner) for name, (inner, _) in fields(hint).items()})
    if is_enum(hint):
        return next(iter(hint))
    if is_literal(hint):
        return typing.get_args(hint)[0]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple and Ellipsis not in args:
        return tuple(blank(arg) for arg in args)
    if origin in (list, dict, tuple):
        return origin()
    raise unfit(hint, "a hidden field")


PLAIN: dict[Hint, Value] = {bool: False, int: -1, str: ""}
"""The blanks of plain values."""


class Learned(Exception):
    """The rules read something that the viewer cannot know.

    >>> bool(Poison())
    Traceback (most recent call last):
    kitchentable.kernel.state.views.Learned
    """


class Poison:
    """Stands in place of a hidden value, and raises `Learned` when it is read.

    >>> hand = [3, Poison()]
    >>> hand[0] + 1
    4
    >>> hand[1] + 1
    Traceback (most recent call last):
    kitchentable.kernel.state.views.Learned
    """

    def _read(self, *args: object) -> NoReturn:
        raise Learned

    __eq__ = __lt__ = __le__ = __gt__ = __ge__ = _read
    __hash__ = __bool__ = __len__ = __iter__ = __int__ = __index__ = _read
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __neg__ = _read
    __contains__ = __getitem__ = __setitem__ = __getattr__ = __call__ = _read
    __str__ = __format__ = _read


def poisoned(state: S, eyes: Eyes) -> S:
    """A view that may be played on, in which reading anything hidden raises `Learned`.

    >>> from examples import magpies_table
    >>> world = poisoned(magpies_table().state, (True, False))
    >>> sum(world.magpies[0].hand)
    52
    >>> sum(world.magpies[1].hand)
    Traceback (most recent call last):
    kitchentable.kernel.state.views.Learned
    """
    poison = Poison()
    seen: S = _viewer_of(type(state))(copy(state), -1, eyes, lambda hint: poison)
    return seen


# --- how each class is shown ------------------------------------------------------------


@functools.cache
def _viewer_of(cls: type[Struct]) -> _Show:
    """The function that shows a part of this class to a viewer."""
    shown = {name: _show_field(hint, mark) for name, (hint, mark) in fields(cls).items()}
    steps = [(name, how) for name, how in shown.items() if how is not None]

    def show_part(part: Struct, own: int, eyes: Eyes, unknown: Unknown) -> Struct:
        own = _owner(part, own)
        changed = {name: how(getattr(part, name), part, own, eyes, unknown) for name, how in steps}
        return msgspec.structs.replace(part, **changed)

    return show_part


def _show_field(hint: Hint, mark: Mark) -> _ShowField | None:
    """The way to show one field; `None` when it is shown as it is."""
    if mark in OUTSIDE:
        return None
    inner = _show_value(hint)
    if mark is Seen.ALL:
        if inner is None:
            return None
        return lambda value, part, own, eyes, unknown: inner(value, own, eyes, unknown)
    hide = _hide(hint, mark)

    def show_field(value: Any, part: Struct, own: int, eyes: Eyes, unknown: Unknown) -> Any:
        if not _visible(mark, part, own, eyes):
            return hide(value, unknown)
        return value if inner is None else inner(value, own, eyes, unknown)

    return show_field


def _hide(hint: Hint, mark: Mark) -> Callable[[Any, Unknown], Any]:
    if mark not in (Seen.HELD, Seen.FACEDOWN):
        return lambda value, unknown: unknown(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin not in (list, tuple):
        raise TypeError(f"only a list or tuple can be shown by its number, not {hint}")
    kind = list if origin is list else tuple
    return lambda value, unknown: kind((unknown(args[0]),) * len(value) if value else ())


def _show_value(hint: Hint) -> _Show | None:
    """The way to show a value that may be seen; `None` when nothing inside it is hidden."""
    if all(_transparent(part) for part in structs_in(hint)):
        return None
    if is_struct(hint):
        return _viewer_of(hint)
    if is_union(hint):
        return _show_union(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    inner = _show_value(args[-1] if origin is dict else args[0])
    if origin is dict and inner is not None:
        return lambda value, own, eyes, unknown: {
            key: inner(item, own, eyes, unknown) for key, item in value.items()
        }
    if inner is None or (origin is tuple and args[1:] != (Ellipsis,)):
        raise TypeError(f"{hint}: hidden things in a tuple of different kinds; use a Struct")
    kind = list if origin is list else tuple
    return lambda value, own, eyes, unknown: kind(inner(item, own, eyes, unknown) for item in value)


def _show_union(hint: Hint) -> _Show:
    """A union of Structs, or one thing or None."""
    shown = members(hint)
    if len(shown) == 1:
        inner = _show_value(shown[0])
        assert inner is not None, "something in it is hidden"
        return lambda value, own, eyes, unknown: (
            None if value is None else inner(value, own, eyes, unknown)
        )
    if not all(is_struct(member) for member in shown):
        raise TypeError(f"{hint}: a union with hidden things is made of Structs")
    return lambda value, own, eyes, unknown: (
        None if value is None else _show_any(value, own, eyes, unknown)
    )


def _show_any(part: Struct, own: int, eyes: Eyes, unknown: Unknown) -> Struct:
    shown: Struct = _viewer_of(type(part))(part, own, eyes, unknown)
    return shown


def _transparent(cls: type[Struct]) -> bool:
    """Whether nothing inside a Struct is hidden."""
    return all(mark is Seen.ALL for part in parts_of(cls) for _, mark in fields(part).values())


@functools.cache
def same_for_all(cls: type[Struct]) -> bool:
    """Whether all viewers have one view of a Struct, because no field belongs to one seat.

    >>> from examples.magpies import Nest, Won
    >>> same_for_all(Won), same_for_all(Nest)
    (True, False)
    """
    return not any(
        mark in (Seen.OWNER, Seen.HELD)
        for part in parts_of(cls)
        for _, mark in fields(part).values()
    )


def hidden_fields(cls: type[Struct]) -> list[str]:
    """Every field, as `Class.field`, that some viewer may not see.

    >>> from examples.magpies import Nest
    >>> hidden_fields(Nest)
    ['Magpie.hand', 'Nest.deck']
    """
    return sorted(
        f"{part.__name__}.{name}"
        for part in parts_of(cls)
        for name, (_, mark) in fields(part).items()
        if mark not in (Seen.ALL, *OUTSIDE)
    )


def check(state: type[State], events: Iterable[type[Event]]) -> None:
    """Raise `TypeError` unless a game's types can be copied, shown and told.

    >>> from examples.magpies import GAME
    >>> check(GAME.state, GAME.events)
    """
    copier_of(state)
    _viewer_of(state)
    for event in events:
        _viewer_of(event)
        for name, (hint, _) in fields(event).items():
            if not never_changes(hint, f"{event.__name__}.{name}"):
                raise TypeError(f"{event.__name__}.{name}: an event holds a thing that changes")
