"""Bad input: one sentence that says what is wrong, where, and what was expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kitchentable.kernel.words import Arg, Message


class Problem(Exception):
    """Input of a person that cannot be used. Nothing was changed.

    >>> raise Problem("file-truncated", file="game.kt")
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: file-truncated(file=game.kt)
    """

    def __init__(self, id: str, /, **args: Arg) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)

    def __reduce__(self) -> tuple[Again, tuple[type[Problem], dict[str, Message | str]]]:
        """Problems come back from other processes whole."""
        return (_again, (type(self), self.__dict__))

    def __str__(self) -> str:
        args = ", ".join(f"{key}={value}" for key, value in self.message.args.items())
        return f"{self.message.id}({args})"


Again: TypeAlias = Callable[[type[Problem], dict[str, Message | str]], Problem]


def _again(kind: type[Problem], attributes: dict[str, Message | str]) -> Problem:
    problem = kind.__new__(kind)
    problem.__dict__.update(attributes)
    return problem
