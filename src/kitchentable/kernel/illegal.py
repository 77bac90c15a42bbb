"""Refusals: each names the rule that forbids an answer, and the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Arg, Message

P = ParamSpec("P")
T = TypeVar("T")


class Illegal(Problem):
    """An answer that the rules do not allow. Nothing has changed when it is raised.

    >>> no = Illegal("HR-068", "move-overlaps", by="mug")
    >>> no.rule, no.message.id, no.message.args
    ('HR-068', 'move-overlaps', {'by': 'mug'})

    Refusals that come from the table and not from a game's rules (not your turn, no such
    option) carry no number: their rule is "".
    """

    def __init__(self, rule: str, id: str, /, **args: Arg) -> None:
        self.message = Message(id, args)
        self.rule = rule

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule as a tuple, as events, questions and pool steps have it."""
        return (self.rule,) if self.rule else ()

    def __str__(self) -> str:
        return super().__str__() + (f" [{self.rule}]" if self.rule else "")


class Unexplained(Illegal):
    """The refusal of an answer against which the question gives no reason: a gap in a game.

    It cites no rule, because none is known to forbid the answer. Tests look for this class.

    >>> Unexplained().rule, Unexplained().message.id
    ('', 'not-an-option')
    """

    def __init__(self) -> None:
        super().__init__("", "not-an-option")


def names_nothing() -> Illegal:
    """The refusal of an answer with a name that nothing in the game has.

    >>> names_nothing().message.id
    'names-nothing'
    """
    return Illegal("", "names-nothing")


def is_legal(check: Callable[P, T], *answer: P.args, **more: P.kwargs) -> bool:
    """Whether a check of an answer raises no `Illegal`.

    >>> def check(place):
    ...     if place > 6:
    ...         raise Illegal("HR-174", "too-far", missing=place - 6)
    >>> is_legal(check, 5), is_legal(check, 7)
    (True, False)
    """
    try:
        check(*answer, **more)
    except Illegal:
        return False
    return True
