"""The command, called in this process, and a finished game for it."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from kitchentable.cli import main
from kitchentable.commands import COMMANDS
from kitchentable.kernel.chance import Source
from kitchentable.kernel.table.table import Table
from tests.games.pantry import PANTRY, PantrySetup
from tests.games.pantry.state import Pantry

SITUATIONS = Path(__file__).parent.parent / "situations" / "pantry"
ALWAYS_FIRST = "1\n" * 200
"""What a person types who takes the first answer to every question."""


class Said:
    """The exit code and the output of a call of the command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


class Shell:
    """Calls the command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self._capsys, self._patch = capsys, patch

    def __call__(self, *words: object, typed: str = "") -> Said:
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        captured = self._capsys.readouterr()
        assert "Traceback" not in captured.err
        return Said(code, captured.out, captured.err)


def finished(chance: Source, seats: int = 2) -> Table[Pantry]:
    """A table at which the Pantry was played to its end, always by the first suggestion."""
    table = Table(PANTRY, PantrySetup(seats=seats), chance=chance)
    while not table.over:
        for seat in table.waiting():
            table.answer(seat, table.question.part(seat).suggestions()[0])  # type: ignore[union-attr]
    return table


def outside(text: str) -> set[str]:
    """The words of an output in the pseudo-language that came from no catalogue."""
    while "⟦" in text:
        text = re.sub(r"⟦[^⟦⟧]*⟧", " ", text)
    text = re.sub(r"\[[A-Z]{2}-\d+(, [A-Z]{2}-\d+)*\]|\b[A-Z]{2}-\d{3}\b", " ", text)
    text = re.sub(r"--?[a-z]+\b|\b(kitchentable|KEY=VALUE)\b", " ", text)
    text = re.sub(r"[A-Z]+(,\.\.\.|\|[A-Z]+)?\b|[a-z]+(\|[a-z]+)+", " ", text)
    return set(re.findall(r"[^\W\d_]{2,}", text)) - set(COMMANDS)
