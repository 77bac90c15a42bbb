"""Bad input: one sentence that says what, where and what was expected."""

from __future__ import annotations

from typing import Any

from kitchentable.kernel.words import Arg, Message


class Problem(Exception):
    """Something a person gave us that we cannot use. Nothing was changed.

    >>> raise Problem("file-truncated", file="game.kt")
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: file-truncated(file=game.kt)
    """

    def __init__(self, id: str, /, **args: Arg) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)

    def __reduce__(self) -> tuple[Any, ...]:
        """Problems come back from other processes whole."""
        return (_again, (type(self), self.__dict__))

    def __str__(self) -> str:
        args = ", ".join(f"{key}={value}" for key, value in self.message.args.items())
        return f"{self.message.id}({args})"


def _again(kind: type[Problem], attributes: dict[str, Any]) -> Problem:
    problem = kind.__new__(kind)
    problem.__dict__.update(attributes)
    return problem
