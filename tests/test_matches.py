"""Matches over all pairs of sides: every pair is played with both orders of seats, once each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kitchentable import games
from kitchentable.kernel.contests import Match
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


@pytest.mark.parametrize("contest", ["raiders", "warcraft", "heroes", "scenario:captives"])
def test_a_game_of_each_contest_is_kept_and_reported(
    contest: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    name = matches.contests()[contest]
    match = next(games.game(name).lab.contests()[contest].matches(("random", "random"), range(1)))
    out = tmp_path / "games.jsonl"
    given = ["random", "random", "--game", contest, "--games", "1", "--out", str(out)]
    monkeypatch.setattr("sys.argv", ["matches", *given, "--only", *match.sides[:2]])
    matches.main()
    line = json.loads(out.read_text("utf-8"))
    assert line["kinds"] == ["random", "random"]
    assert {"seed", "winners", "ended", "decisions", "forced", "ms"} <= set(line)
    assert ("actions" in line) == (contest == "raiders")
    assert ("heroes" in line) == (contest == "heroes")
    assert "1 games, on average" in capsys.readouterr().out


def test_teams_of_a_scenario_change_their_kind_of_player() -> None:
    contest = games.game("warcraft").lab.contests()["scenario:main-4"]
    one, two = contest.matches(("regular", "random"), range(2))
    assert sorted(one.kinds) == ["random", "random", "regular", "regular"]
    assert [kind == "regular" for kind in one.kinds] == [kind == "random" for kind in two.kinds]
    assert one.sides == two.sides == contest.sides


def test_players_and_sides_change_seats() -> None:
    contest = games.game("raiders").lab.contests()["raiders"]
    pair = {"lilliput", "gremlins"}
    found = [match for match in contest.matches(("regular", "random"), range(4))
             if set(match.sides) == pair]  # fmt: skip
    assert found == [
        Match(("regular", "random"), ("lilliput", "gremlins"), 0),
        Match(("regular", "random"), ("gremlins", "lilliput"), 1),
        Match(("random", "regular"), ("lilliput", "gremlins"), 2),
        Match(("random", "regular"), ("gremlins", "lilliput"), 3),
    ]
