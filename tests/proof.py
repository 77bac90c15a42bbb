"""Proofs: outcomes that cite a rule, expected by a test.

A rule is proven by an outcome that names it: an event that was told, a refusal, a question, a
result. These helpers assert the outcome and note that the running test proves the rule. What
was noted counts only if the whole test passes (`conftest.py`); `tools/proof.py` compares it
with the `proof.json` of each game.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from kitchentable.kernel.events import Event
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Question
from kitchentable.kernel.table.table import Table

E = TypeVar("E", bound=Event)

MOST_RULES = 6
"""A test that proves everything proves nothing."""

NOTED: dict[str, list[str]] = {}
"""Rules proven so far, by test."""


def note(rule: str) -> None:
    """Note that the running test proves a rule."""
    test = os.environ["PYTEST_CURRENT_TEST"].removesuffix(" (call)")
    noted = NOTED.setdefault(test, [])
    if rule not in noted:
        noted.append(rule)
    assert len(noted) <= MOST_RULES, f"one test proves {noted}: too many to mean anything"


def told(events: Table[Any] | Iterable[Event], kind: type[E], rule: str, **fields: Any) -> E:
    """Expect an event of a kind that cites a rule and has these values."""
    heard = [told.event for told in events.log] if isinstance(events, Table) else list(events)
    for event in heard:
        if (
            isinstance(event, kind)
            and rule in event.rules
            and all(getattr(event, name) == value for name, value in fields.items())
        ):
            note(rule)
            return event
    raise AssertionError(f"no {kind.__name__} with {fields} by {rule} among {heard}")


@contextmanager
def refused(rule: str, message: str, **args: Any) -> Iterator[None]:
    """Expect a refusal by a rule, with its message and arguments."""
    with pytest.raises(Illegal) as caught:
        yield
    assert (caught.value.rule, caught.value.message.id) == (rule, message)
    for name, value in args.items():
        assert caught.value.message.args[name] == value
    note(rule)


def asked(table: Table[Any], rule: str, seat: int, message: str) -> Question[Any]:
    """Expect that a seat is asked something by a rule."""
    question = table.question
    assert question is not None
    assert seat in table.waiting()
    part = question.part(seat)
    assert rule in (*question.rules, *question.stands_for, *part.rules, *part.stands_for)
    assert part.say.id == message
    note(rule)
    return part


def won(table: Table[Any], rule: str, *winners: int) -> None:
    """Expect the game to be over by a rule, with these winners."""
    result = table.result
    assert result is not None
    assert result.winners == winners
    assert rule in result.rules
    note(rule)


TESTS = Path(__file__).parent


def failure(caught: pytest.ExceptionInfo[BaseException]) -> dict[str, str]:
    """How a test failed: an expectation of its own was not met, or something crashed.

    An expectation is an assertion that stands in a test, or an answer that a test gives and the
    rules refuse. An assertion of the program itself is a crash.
    """
    error, place = caught.value, Path(str(caught.traceback[-1].path))
    asserted = isinstance(error, AssertionError) and TESTS in place.parents
    expected = asserted or isinstance(error, Illegal | pytest.fail.Exception)
    detail = f"{type(error).__name__}: {error}".splitlines()[0][:160]
    return {"kind": "expectation" if expected else "crash", "detail": detail}
