"""Matches over all pairs of sides: every pair is played, both ways round, and nothing twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kitchentable.lab import matches


@pytest.mark.parametrize("jobs", [1, 2])
def test_they_go_on_where_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], jobs: int
) -> None:
    out = tmp_path / "games.jsonl"

    def played(games: int) -> list[str]:
        given = ["random", "random", "--games", str(games), "--jobs", str(jobs), "--out", str(out)]
        monkeypatch.setattr("sys.argv", ["matches", *given])
        matches.main()
        return out.read_text("utf-8").splitlines()

    once = played(1)
    assert len({tuple(json.loads(line)["races"]) for line in once}) == 6, "every two races"
    both = played(2)
    assert both[:6] == once, "what was played stays"
    assert len({tuple(json.loads(line)["races"]) for line in both}) == 12, "seats exchanged"
    assert "human : orc" in capsys.readouterr().out
