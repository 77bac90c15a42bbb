"""State: what a game is at one moment, and who may see which part of it.

A state is made of `msgspec.Struct`s of whole numbers, text, short tuples, lists and mappings.
Each field says who may see it; one that says nothing is seen by nobody:

    class Player(Struct):
        seat: Public[int]
        gold: Public[int]
        hand: Held[list[int]]       # its owner sees it, everybody sees how many
        deck: Facedown[list[int]]   # nobody sees it, everybody sees how many
        plan: Private[int]          # its owner sees it
        luck: int                   # nobody sees it

The owner of a part is the seat named by the nearest `seat` field around it. A view is a state
of the same type in which everything the viewer may not know is blank: -1, "", None or empty.
Copies, views and the check that a state is made of allowed things are derived from the types,
once for each class; copying is generated code, because search copies states all the time.
"""

from __future__ import annotations

import enum
import functools
import hashlib
import types
import typing
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Struct

from kitchentable.kernel.events import Event
from kitchentable.kernel.marks import Seen, Static, When

S = TypeVar("S", bound=Struct)


class State(Struct, kw_only=True):
    """The base of every game's state.

    `told` collects what is told since the last question; the table takes it away. `None`
    means that nobody listens (simulation, replay).
    """

    told: Static[list[Event] | None] = None

    def tell(self, event: Event) -> None:
        """Say that something happened."""
        if self.told is not None:
            self.told.append(event)


# --- what a type is ---------------------------------------------------------------------


def _parts(hint: Any) -> tuple[Any, Seen | When]:
    """A field's type without its mark, and the mark."""
    mark: Seen | When = Seen.NOBODY
    if typing.get_origin(hint) is Annotated:
        hint, *extras = typing.get_args(hint)
        for extra in extras:
            if isinstance(extra, Seen | When):
                mark = extra
    return hint, mark


@functools.cache
def _fields(cls: type[Struct]) -> dict[str, tuple[Any, Seen | When]]:
    hints = typing.get_type_hints(cls, include_extras=True)
    return {name: _parts(hints[name]) for name in cls.__struct_fields__}


def _union(hint: Any) -> tuple[Any, ...]:
    """The members of a union without None; a single type gives itself."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return tuple(arg for arg in typing.get_args(hint) if arg is not type(None))
    return (hint,)


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


def _frozen(cls: type[Struct]) -> bool:
    return bool(cls.__struct_config__.frozen)


# --- copies -----------------------------------------------------------------------------


def _unfit(hint: Any, where: str) -> TypeError:
    return TypeError(
        f"{where}: {hint} cannot be part of a state; use int, str, bool, tuples, lists, "
        "dicts and Structs (no floats, no sets)"
    )


def _shared(hint: Any, where: str) -> bool:
    """Whether copies may share a value of this type because it never changes."""
    if hint in (int, str, bool, type(None)):
        return True
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return True
    if _is_struct(hint):
        return _frozen(hint)
    members = _union(hint)
    if members != (hint,):
        return all(_shared(member, where) for member in members)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return True
    if origin is tuple:
        if not all(_shared(arg, where) for arg in args if arg is not Ellipsis):
            raise TypeError(f"{where}: a tuple holds things that change; use a list")
        return True
    if origin in (list, dict):
        return False
    raise _unfit(hint, where)


class _Copier:
    """Writes the source of a copy function for one class, and of those it needs."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}

    def expression(self, hint: Any, value: str, where: str, depth: int = 0) -> str:
        """The source of an expression that copies `value`."""
        if _shared(hint, where):
            return value
        members = _union(hint)
        if len(members) > 1:
            raise TypeError(f"{where}: a union of things that change; use one Struct")
        if members != (hint,):
            inner = self.expression(members[0], value, where, depth)
            return f"(None if {value} is None else {inner})"
        if _is_struct(hint):
            return self.struct(hint, value)
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        item = f"x{depth}"
        inner = self.expression(args[-1], item, where, depth + 1)
        if origin is list:
            return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
        if inner == item:
            return f"{value}.copy()"
        return f"{{k{depth}: {inner} for k{depth}, {item} in {value}.items()}}"

    def struct(self, cls: type[Struct], value: str) -> str:
        copier = copier_of(cls)
        if copier is _shallow:
            return f"{value}.__copy__()"
        name = f"copy_{cls.__name__}_{len(self.names)}"
        self.names[name] = copier
        return f"{name}({value})"


def _shallow(value: Any) -> Any:
    return value.__copy__()


_COPIERS: dict[type[Struct], Callable[[Any], Any]] = {}


def copier_of(cls: type[S]) -> Callable[[S], S]:
    """The function that copies a state of this class: changes to one never show in the other."""
    if cls not in _COPIERS:
        _COPIERS[cls] = _make_copier(cls)
    return _COPIERS[cls]


def _make_copier(cls: type[Struct]) -> Callable[[Any], Any]:
    writer = _Copier()
    lines = []
    for name, (hint, mark) in _fields(cls).items():
        if mark is Seen.STATIC:
            continue
        source = writer.expression(hint, f"old.{name}", f"{cls.__name__}.{name}")
        if source != f"old.{name}":
            lines.append(f"    new.{name} = {source}")
    if issubclass(cls, State):
        lines.append("    new.told = None if old.told is None else []")
    if not lines:
        return _shallow
    code = "\n".join(["def copy(old):", "    new = old.__copy__()", *lines, "    return new"])
    exec(code, writer.names)
    return writer.names["copy"]  # type: ignore[no-any-return]


def copy(state: S) -> S:
    """A copy that shares nothing that changes."""
    return copier_of(type(state))(state)


# --- views ------------------------------------------------------------------------------

Eyes = Sequence[bool]
"""For each seat, whether the viewer sees what that seat owns."""

_Show = Callable[[Any, int, Eyes], Any]


def blank(hint: Any) -> Any:
    """The value that stands for "not known" in place of a value of this type."""
    members = _union(hint)
    if members != (hint,):
        return None if type(None) in typing.get_args(hint) else blank(members[0])
    if hint is bool:
        return False
    if hint is int:
        return -1
    if hint is str:
        return ""
    if _is_struct(hint):
        return _blank_struct(hint)
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return next(iter(hint))
    origin = typing.get_origin(hint)
    if origin is typing.Literal:
        return typing.get_args(hint)[0]
    if origin in (list, dict, tuple):
        return origin()
    raise _unfit(hint, "a hidden field")


def _blank_struct(cls: type[Struct]) -> Struct:
    return cls(**{name: blank(hint) for name, (hint, _) in _fields(cls).items()})


def _counted(hint: Any) -> Callable[[Any], Any]:
    """Blanks as many as there are things in a list or tuple."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin not in (list, tuple):
        raise TypeError(f"only a list or tuple can be shown by its number, not {hint}")
    kind: Callable[[Any], Any] = origin
    return lambda value: kind(blank(args[0]) for _ in value)


def _show_value(hint: Any) -> _Show | None:
    """How to show a value that may be seen; `None` when all of it may."""
    members = [member for member in _union(hint) if not _transparent(member)]
    if not members:
        return None
    if members == [hint]:
        return _show_whole(hint)
    shows = {member: viewer_of(member) for member in _union(hint) if _is_struct(member)}
    return lambda value, own, eyes: (
        shows[type(value)](value, own, eyes) if type(value) in shows else value
    )


def _show_whole(hint: Any) -> _Show:
    if _is_struct(hint):
        return viewer_of(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    show = _show_value(args[0] if origin in (list, tuple) else args[-1])
    assert show is not None, "a transparent type"
    if origin is dict:
        return lambda value, own, eyes: {k: show(v, own, eyes) for k, v in value.items()}
    kind: Callable[[Any], Any] = origin
    return lambda value, own, eyes: kind(show(item, own, eyes) for item in value)


def _transparent(hint: Any, around: tuple[Any, ...] = ()) -> bool:
    """Whether nothing inside a value of this type is hidden from anybody."""
    if hint in around:
        return True
    if _is_struct(hint):
        return all(
            mark is Seen.ALL and _transparent(inner, (*around, hint))
            for inner, mark in _fields(hint).values()
        )
    members = _union(hint)
    if members != (hint,):
        return all(_transparent(member, around) for member in members)
    return all(_transparent(arg, around) for arg in typing.get_args(hint) if _typed(arg))


def _typed(arg: Any) -> bool:
    return isinstance(arg, type | types.GenericAlias | types.UnionType) or (
        typing.get_origin(arg) is not None
    )


_VIEWERS: dict[type[Struct], _Show] = {}


def viewer_of(cls: type[Struct]) -> _Show:
    """The function that shows a part of this class to somebody's eyes."""
    if cls not in _VIEWERS:
        _VIEWERS[cls] = lambda value, own, eyes: _VIEWERS[cls](value, own, eyes)  # recursion
        _VIEWERS[cls] = _make_viewer(cls)
    return _VIEWERS[cls]


def _make_viewer(cls: type[Struct]) -> _Show:
    fields = _fields(cls)
    owned = "seat" in fields
    plan = [(name, _show_field(hint, mark)) for name, (hint, mark) in fields.items()]
    steps = [(name, show) for name, show in plan if show is not None]

    def show(value: Any, own: int, eyes: Eyes) -> Any:
        if owned:
            own = value.seat
        changed = {name: how(getattr(value, name), value, own, eyes) for name, how in steps}
        return msgspec.structs.replace(value, **changed)

    return show


_ShowField = Callable[[Any, Any, int, Eyes], Any]


def _show_field(hint: Any, mark: Seen | When) -> _ShowField | None:
    """How one field is shown; `None` when it goes over as it is."""
    if mark is Seen.STATIC:
        return None
    seen = _show_value(hint)
    if mark is Seen.ALL:
        if seen is None:
            return None
        return lambda value, part, own, eyes: seen(value, own, eyes)
    unseen = _unseen(hint, mark)

    def show(value: Any, part: Any, own: int, eyes: Eyes) -> Any:
        if isinstance(mark, When):
            visible = getattr(part, mark.flag)
        else:
            visible = mark in (Seen.OWNER, Seen.HELD) and own >= 0 and eyes[own]
        if not visible:
            return unseen(value)
        return value if seen is None else seen(value, own, eyes)

    return show


def _unseen(hint: Any, mark: Seen | When) -> Callable[[Any], Any]:
    if mark in (Seen.HELD, Seen.FACEDOWN):
        return _counted(hint)
    return lambda value: blank(hint)


def show(part: S, eyes: Eyes) -> S:
    """A state or an event as somebody sees it who sees the things of those seats.

    What is seen is shared with the original where it cannot change; the rest is copied.
    """
    seen: S = viewer_of(type(part))(part, -1, eyes)
    return seen if _frozen(type(part)) else copy(seen)


def hear(events: Iterable[Event], eyes: Eyes) -> list[Event]:
    """What somebody hears of what is told: an event of which nothing is seen is not heard."""
    shown = ((event, show(event, eyes)) for event in events)
    return [heard for event, heard in shown if heard == event or _any_public(type(event))]


@functools.cache
def _any_public(cls: type[Struct]) -> bool:
    return any(mark is Seen.ALL for name, (_, mark) in _fields(cls).items() if name != "rules")


def hidden_fields(cls: type[Struct]) -> list[str]:
    """Every field, by its path of classes, that somebody may not see."""
    found: list[str] = []
    todo: list[type[Struct]] = [cls]
    done: set[type[Struct]] = set()
    while todo:
        part = todo.pop()
        if part in done:
            continue
        done.add(part)
        for name, (hint, mark) in _fields(part).items():
            if mark is Seen.STATIC:
                continue
            if mark is not Seen.ALL:
                found.append(f"{part.__name__}.{name}")
            todo += _structs_in(hint)
    return sorted(found)


def _structs_in(hint: Any) -> list[type[Struct]]:
    if _is_struct(hint):
        return [hint]
    return [part for arg in typing.get_args(hint) for part in _structs_in(arg)]


# --- hashes -----------------------------------------------------------------------------


def encode(state: State) -> bytes:
    """Everything of a state that changes, as MessagePack."""
    return msgspec.msgpack.encode(msgspec.structs.replace(state, **_statics(type(state))))


def decode(cls: type[S], data: bytes, **statics: Any) -> S:
    """A state from MessagePack, with what is not part of it given again."""
    raw = msgspec.msgpack.decode(data)
    return msgspec.convert({**raw, "told": None, **statics}, cls)


def statics(state: State) -> dict[str, Any]:
    """What of a state is not part of what changes: its content."""
    return {name: getattr(state, name) for name in _statics(type(state)) if name != "told"}


@functools.cache
def _statics(cls: type[State]) -> dict[str, None]:
    return {name: None for name, (_, mark) in _fields(cls).items() if mark is Seen.STATIC}


def digest(state: State) -> str:
    """A short hash of a state: two states that play on alike have the same."""
    return hashlib.blake2b(encode(state), digest_size=8).hexdigest()
