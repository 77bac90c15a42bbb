"""Games of earlier rules: at which entry the rules of this version go differently, and why.

A journal holds what was legal when it was played. A correction of a rule can forbid an answer,
ask another seat, or end the game at another time. The game is then played again up to there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.journal import Entry
from kitchentable.kernel.table.judgement import Judge
from kitchentable.kernel.table.run import Mismatch, Run
from kitchentable.kernel.words import Message, Who, say

S = TypeVar("S", bound=State)

OF_THE_TABLE = ("not-an-option", "no-standing-pass")
"""Refusals that say no more than that an answer is not possible."""


class Difference(Struct, frozen=True):
    """The first entry that the rules of this version do not take as it was played, and why.

    >>> Difference(57, say("differs-state")).say().id
    'game-differs'
    """

    position: int
    why: Message
    rule: str = ""
    """The rule that stands against the entry, where one does."""

    def say(self) -> Message:
        """The difference in words."""
        return say("game-differs", entry=self.position, why=self.why)


def found(
    referee: Judge[S], journal: Sequence[Entry], over: bool, winners: Sequence[int] | None
) -> Difference | None:
    """Where a game begins to go differently: an entry that is not legal, or another end.

    Only entries that still stand are judged. `over` and `winners` are how the game stood when it
    was saved; `None`: nobody wrote down who won.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=1)
    >>> referee = Judge(table.game, table.beginning(), seats=2)
    >>> found(referee, table.journal, over=True, winners=None).why.id
    'differs-goes-on'
    """
    try:
        referee.follow(journal)
    except Mismatch as mismatch:
        return Difference(mismatch.position, _why(mismatch, referee.run), _rule(mismatch))
    run, end = referee.run, len(journal)
    if over and run.question is not None:
        return Difference(end, say("differs-goes-on"))
    if not over and run.question is None:
        return Difference(end, say("differs-over"))
    result = run.game.rules.result(run.state) if over else None
    if result is not None and winners is not None and result.winners != tuple(winners):
        return Difference(end, say("differs-winners"), result.rules[0] if result.rules else "")
    return None


def reason(mismatch: Mismatch) -> Message:
    """Why an entry does not fit, where nothing is known of the game around it.

    >>> reason(Mismatch(7, "the state at the checkpoint differs")).id
    'differs-unfit'
    """
    cause = mismatch.__cause__
    if not isinstance(cause, Illegal):
        return say("differs-unfit")
    if cause.message.id in OF_THE_TABLE:
        return say("differs-answer")
    return cause.message


def _why(mismatch: Mismatch, run: Run[S]) -> Message:
    cause = mismatch.__cause__
    if isinstance(cause, Illegal) and cause.message.id in ("not-asked", "game-over"):
        asked = run.waiting()
        if not asked:
            return say("differs-over")
        return say("differs-dice") if asked[0] == CHANCE else say("differs-seat", who=Who(asked[0]))
    return reason(mismatch)


def _rule(mismatch: Mismatch) -> str:
    return mismatch.__cause__.rule if isinstance(mismatch.__cause__, Illegal) else ""
