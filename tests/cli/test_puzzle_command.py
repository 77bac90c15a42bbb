"""`kitchentable puzzles`: a solution that does not hold, and a goal that names nothing."""

from __future__ import annotations

from pathlib import Path

from kitchentable import games
from kitchentable.kernel.files import puzzles
from tests.cli.shell import Shell


def test_the_command_checks_them(shell: Shell, tmp_path: Path) -> None:
    held = puzzles.text_of(games.game("raiders"), "held-fast")
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(held)
    bad.write_text(
        held.replace('"grapple"', '"stun"').replace('["Anna", "generic"]', '["", "end"]')
    )
    assert "✓" in shell("puzzles", good).out
    failed = shell("puzzles", bad)
    assert (failed.code, "✗" in failed.out) == (1, True)


def test_names_in_the_goal_are_checked(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = puzzles.text_of(games.game("raiders"), "held-fast")
    file.write_text(text.replace('"RoundEnded"', '"RuondEnded"'))
    said = shell("puzzles", file)
    assert (said.code, "did you mean “RoundEnded”" in said.err) == (2, True)
