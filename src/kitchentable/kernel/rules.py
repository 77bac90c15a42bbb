"""The rule register: which code is which rule.

`@rule("HR-089")` marks the function that does what the rule says. The register serves
`kitchentable rules`, the proof (a test names the rule it proves and the outcome that cites
it) and the counter-proof (`disabled` takes the code of a rule away; a test must then fail).
"""

from __future__ import annotations

import enum
import inspect
import types
import typing
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast
from weakref import WeakSet

from kitchentable.kernel.illegal import Unexplained
from kitchentable.kernel.plain import Value

V = TypeVar("V")
F = TypeVar("F", bound=Callable[..., Any])

MOST_NUMBERS = 5
"""A number on everything proves nothing: a function bears few."""

_CODE: dict[str, list[Code]] = {}
_FORGET: list[Callable[[], None]] = []
_NOTES: WeakSet[Notes] = WeakSet()


class Off(enum.Enum):
    """The default for `off`: the remainder of a function without its rule follows from its type.

    >>> @rule("XX-004")
    ... def holds(space: int) -> bool:
    ...     return space > 3
    >>> with disabled("XX-004"):
    ...     holds(5)
    False
    """

    BY_TYPE = "the neutral value of what it returns: nothing, no, 0, an empty list"


class SkipTo(NamedTuple):
    """What is left of the procedure of a stage: nothing happens, the game goes on to another stage.

    >>> @rule("XX-008", off=SkipTo("harvest"))
    ... def battles(game): ...
    >>> game = types.SimpleNamespace(stage="battles")
    >>> with disabled("XX-008"):
    ...     battles(game)
    ()
    >>> game.stage
    'harvest'
    """

    stage: str
    field: str = "stage"
    """The field of the state that names the stage."""


Code: TypeAlias = tuple[types.FunctionType, object]
"""A function that is the code of a rule, and what is left of it without the rule."""


def rule(*numbers: str, off: object = Off.BY_TYPE) -> Callable[[F], F]:
    """Say that a function is the code of these rules. The function stays as it is.

    `off` is what the function gives when the rule is taken away: a value, a function with the
    same parameters, or `SkipTo` the next stage. Without it, it is the neutral value of the type
    that the function returns. A function whose rules leave different things bears several `@rule`.

    >>> @rule("XX-001", off=lambda n: n)
    ... @rule("XX-009", off=1)
    ... def double(n): return 2 * n
    >>> [code.__name__ for code in code_of("XX-001")], numbers_of(double)
    (['double'], ('XX-001', 'XX-009'))
    """
    check_few(numbers)

    def mark(function: F) -> F:
        if not isinstance(function, types.FunctionType):
            raise TypeError("@rule goes on a function, below @property and the like")
        for number in numbers:
            _CODE.setdefault(number, []).append((function, off))
        borne = (*numbers, *numbers_of(function))
        check_few(borne)
        function.__dict__["rules"] = borne
        return function

    return mark


def check_few(numbers: tuple[str, ...]) -> None:
    """Refuse a function that bears no rule, or more than a few.

    >>> check_few(())
    Traceback (most recent call last):
    ValueError: a function bears 1 to 5 rules, not 0
    """
    if not 1 <= len(numbers) <= MOST_NUMBERS:
        raise ValueError(f"a function bears 1 to {MOST_NUMBERS} rules, not {len(numbers)}")


def kept(size: int) -> Callable[[F], F]:
    """Keep what a function found, as `lru_cache` does; forget it when a rule is switched off.

    For what follows from the rules and is asked for again and again: a board, say.

    >>> @kept(8)
    ... def squared(n): return n * n
    >>> squared(3), squared(3)
    (9, 9)
    """

    def keep(function: F) -> F:
        cached = lru_cache(size)(function)
        _FORGET.append(cached.cache_clear)
        return cast(F, cached)

    return keep


class Notes(dict[Hashable, Any]):
    """Notes of results that follow from the rules; cleared when a rule is switched off.

    For results that `kept` cannot keep, because their arguments have no hash.

    >>> notes = Notes()
    >>> notes["board"] = 42
    >>> with disabled("XX-005"):
    ...     "board" in notes
    False
    """

    __hash__ = object.__hash__  # type: ignore[assignment]

    def __init__(self) -> None:
        _NOTES.add(self)

    def __eq__(self, other: object) -> bool:
        """Notes never make a difference between the states that hold them."""
        return isinstance(other, Notes)


def code_of(number: str) -> tuple[types.FunctionType, ...]:
    """The functions of a rule, as far as their modules are loaded.

    >>> @rule("XX-006")
    ... def sixth(): ...
    >>> [code.__name__ for code in code_of("XX-006")], code_of("XX-000")
    (['sixth'], ())
    """
    return tuple(function for function, _ in _CODE.get(number, ()))


def numbers_of(function: Callable[..., V]) -> tuple[str, ...]:
    """The rules whose code a function is.

    >>> @rule("XX-003")
    ... def third(): pass
    >>> numbers_of(third)
    ('XX-003',)
    """
    found: tuple[str, ...] = getattr(function, "rules", ())
    return found


def numbers() -> tuple[str, ...]:
    """All rules that have code, as far as their modules are loaded.

    >>> @rule("XX-007")
    ... def seventh(): ...
    >>> "XX-007" in numbers()
    True
    """
    return tuple(sorted(_CODE))


def where(function: types.FunctionType) -> str:
    """The place of a function: module, line, name.

    >>> where(where)
    'kitchentable.kernel.rules:...'
    """
    return f"{function.__module__}:{function.__code__.co_firstlineno} {function.__qualname__}"


# --- what is left without a rule ----------------------------------------------------------------

VALUE, FIELD = "the value", "the field"
"""Stand in the code of a stub for the value it gives, and for the field that it changes."""


def _value(*args: Value, **kwargs: Value) -> str:
    """In place of a function that is switched off."""
    return "the value"


def _asked_value(*args: Value, **kwargs: Value) -> Generator[None, None, str]:
    """In place of a procedure that is switched off: it asks nothing."""
    yield from ()
    return "the value"


def _skip(state: Any, *args: Any, **kwargs: Any) -> tuple[()]:
    """In place of a stage that is left out: it asks nothing, and names the next one."""
    setattr(state, "the field", "the value")
    return ()


def _list(*args: Any, **kwargs: Any) -> object:
    """In place of a function whose list the caller may change."""
    return []


def _dict(*args: Any, **kwargs: Any) -> object:
    """In place of a function whose table the caller may change."""
    return {}


NO_REASON = Unexplained()
"""In place of a refusal that a rule gives a reason for."""

NEUTRAL: dict[str, object] = {
    "None": None, "bool": False, "int": 0, "str": "", "tuple": (), "Iterable": (), "Iterator": (),
    "Sequence": (), "Illegal": NO_REASON,
    "list": lambda *args, **kwargs: [],  # a list of its own: the caller may change it
    "dict": lambda *args, **kwargs: {},
}  # fmt: skip
"""By the head of a type: what a function of that type gives when it says nothing."""


def neutral(function: types.FunctionType) -> object:
    """The neutral value of what a function returns; `TypeError` if its type has none.

    >>> def aces(rolled: int) -> int: ...
    >>> def reasons(rolled: int) -> tuple[str, ...]: ...
    >>> neutral(aces), neutral(reasons)
    (0, ())
    """
    said = str(function.__annotations__.get("return", "None"))
    said = said.removeprefix("Asks[").removesuffix("]") if said.startswith("Asks[") else said
    if "None" in said.split(" | "):
        return None
    head = said.partition("[")[0]
    alias = function.__globals__.get(head)
    alias = typing.get_origin(alias) or alias
    if isinstance(alias, type) and alias.__name__ in NEUTRAL:
        head = alias.__name__  # such as `Spaces`, which is another word for `int`
    if head not in NEUTRAL:
        raise TypeError(f"{where(function)} returns {said}: say with `off` what is left of it")
    return NEUTRAL[head]


def stub(function: types.FunctionType, off: object) -> types.CodeType:
    """The code that stands in for a function without its rule.

    >>> def aces() -> int:
    ...     return 3
    >>> aces.__code__ = stub(aces, Off.BY_TYPE)
    >>> aces()
    0
    """
    value = neutral(function) if off is Off.BY_TYPE else off
    if function.__closure__ or (isinstance(value, types.FunctionType) and value.__closure__):
        raise TypeError(f"{where(function)} is a closure: it cannot be switched off")
    if isinstance(value, types.FunctionType):
        return value.__code__
    if isinstance(value, SkipTo):
        return filled_in(_skip.__code__, {VALUE: value.stage, FIELD: value.field})
    giving = _asked_value if inspect.isgeneratorfunction(function) else _value
    return filled_in(giving.__code__, {VALUE: value})


def filled_in(code: types.CodeType, values: dict[str, object]) -> types.CodeType:
    """The code of a stub, with values in place of the words that stand for them.

    >>> code = filled_in((lambda: "the value").__code__, {"the value": 7})
    >>> types.FunctionType(code, {})()
    7
    """
    constants = [
        values.get(each, each) if isinstance(each, str) else each for each in code.co_consts
    ]
    return code.replace(co_consts=tuple(constants))


@contextmanager
def disabled(number: str) -> Iterator[None]:
    """Take the code of a rule away for a while.

    The function object stays, only its code is exchanged, so that everyone who imported it
    is affected. Calls cost nothing when nothing is disabled.

    >>> @rule("XX-002", off="nothing")
    ... def answer(): return 42
    >>> with disabled("XX-002"): print(answer())
    nothing
    >>> answer()
    42
    """
    stubs = [(function, stub(function, off)) for function, off in _CODE.get(number, ())]
    before = [(function, function.__code__) for function, _ in stubs]
    try:
        _exchange(stubs)
        yield
    finally:
        _exchange(before)


def _exchange(codes: Iterable[tuple[types.FunctionType, types.CodeType]]) -> None:
    for function, code in codes:
        function.__code__ = code
    _forget()


def _forget() -> None:
    for forget in _FORGET:
        forget()
    for notes in _NOTES:
        notes.clear()
