"""Refusals: every one says which rule stood in the way, and with what."""

from __future__ import annotations

from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Arg, Message


class Illegal(Problem):
    """An answer the rules do not allow. Whatever raised it has changed nothing.

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
