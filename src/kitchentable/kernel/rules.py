"""The rule register: which code is which rule.

`@rule("HR-089")` marks the function that does what the rule says. The register serves
`kitchentable rules`, the proof (a test names the rule it proves and the outcome that cites
it) and the counter-proof (`disabled` takes the code of a rule away; a test must then fail).
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, TypeVar, cast
from weakref import WeakSet

F = TypeVar("F", bound=Callable[..., Any])

MOST_NUMBERS = 5
"""A number on everything proves nothing: a function bears few."""

_CODE: dict[str, list[types.FunctionType]] = {}
_FORGET: list[Callable[[], None]] = []
_NOTES: WeakSet[Notes] = WeakSet()


def rule(*numbers: str) -> Callable[[F], F]:
    """Say that a function is the code of these rules. The function stays as it is.

    >>> @rule("XX-001")
    ... def double(n): return 2 * n
    >>> [code.__name__ for code in code_of("XX-001")]
    ['double']
    """
    if not 1 <= len(numbers) <= MOST_NUMBERS:
        raise ValueError(f"a function bears 1 to {MOST_NUMBERS} rules, not {len(numbers)}")

    def mark(function: F) -> F:
        if getattr(function, "__code__", None) is None:
            raise TypeError("@rule goes on a function, below @property and the like")
        for number in numbers:
            _CODE.setdefault(number, []).append(cast(types.FunctionType, function))
        return function

    return mark


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


class Notes(dict[Any, Any]):
    """What was worked out from the rules, to be looked up; forgotten when one is switched off.

    For what `kept` cannot keep, because what it is worked out from has no hash.
    """

    __hash__ = object.__hash__  # type: ignore[assignment]

    def __init__(self) -> None:
        _NOTES.add(self)

    def __eq__(self, other: object) -> bool:
        """What one happens to know already makes no difference to who holds it."""
        return isinstance(other, Notes)


def code_of(number: str) -> tuple[types.FunctionType, ...]:
    """The functions of a rule, as far as their modules are loaded."""
    return tuple(_CODE.get(number, ()))


def numbers() -> tuple[str, ...]:
    """All rules that have code, as far as their modules are loaded."""
    return tuple(sorted(_CODE))


def where(function: types.FunctionType) -> str:
    """Where a function stands: module, line, name."""
    return f"{function.__module__}:{function.__code__.co_firstlineno} {function.__qualname__}"


def _nothing(*args: Any, **kwargs: Any) -> None:
    """In place of a function that is switched off."""


def _ask_nothing(*args: Any, **kwargs: Any) -> Iterator[None]:
    """In place of a procedure that is switched off."""
    yield from ()


@contextmanager
def disabled(number: str) -> Iterator[None]:
    """Take the code of a rule away for a while.

    The function object stays, only its code is exchanged, so that everyone who imported it
    is affected. Calls cost nothing when nothing is disabled.

    >>> @rule("XX-002")
    ... def answer(): return 42
    >>> with disabled("XX-002"): print(answer())
    None
    >>> answer()
    42
    """
    functions = code_of(number)
    codes = [function.__code__ for function in functions]
    for function in functions:
        if function.__closure__:
            raise TypeError(f"{where(function)} is a closure: it cannot be switched off")
        stub = _ask_nothing if inspect.isgeneratorfunction(function) else _nothing
        function.__code__ = stub.__code__
    _forget()
    try:
        yield
    finally:
        for function, code in zip(functions, codes, strict=True):
            function.__code__ = code
        _forget()


def _forget() -> None:
    for forget in _FORGET:
        forget()
    for notes in _NOTES:
        notes.clear()
