"""One row in the list of games is enough for every door that can play any game.

The Pantry stands in for a third game of ours: it has its row in `games.OURS` and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import kitchentable as kt
from kitchentable import front, games, players
from kitchentable.cli import main
from kitchentable.games import OURS, Listed
from kitchentable.lab import matches
from kitchentable.server.pages.game_texts import book, form
from tests.games.pantry import PANTRY

THIRD = Listed("pantry", "PA", PANTRY.home, "tests.games.pantry")


@pytest.fixture(autouse=True)
def _a_third_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv("KITCHENTABLE_GAMES")
    monkeypatch.setattr(games, "OURS", (*OURS, THIRD))
    games.listed.cache_clear()
    yield
    games.listed.cache_clear()


def test_it_is_one_of_the_games_to_choose_from() -> None:
    assert games.choice() == (*(row.name for row in OURS), "pantry")
    assert games.row_of_rule("PA-003") == THIRD


@pytest.mark.parametrize(
    "command",
    [
        ["rules", "PA-003"],
        ["rules", "--check", "pantry"],
        ["simulate", "pantry", "--games", "1", "--jobs", "1"],
        ["pack", "template", "pantry"],
    ],
    ids=" ".join,
)
def test_the_command_line_knows_it(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 0, capsys.readouterr().err


def test_the_front_door_opens_it(tmp_path: Path) -> None:
    assert getattr(kt, "pantry").GAME is PANTRY  # noqa: B009 (mypy knows no third game)
    front.new(PANTRY, {}, 7, (), "en").save(tmp_path / "game.kt")
    assert kt.open(tmp_path / "game.kt").table.game is PANTRY


def test_the_lobby_of_a_server_offers_it() -> None:
    listed = [games.game(row.name) for row in games.listed()]
    assert PANTRY in listed, "the server lists and seats what is here"
    assert form("pantry", "en").seats == PANTRY.sizes
    assert book("pantry", "en")
    assert "random" in players.kinds(PANTRY)


def test_matches_pass_over_a_game_without_contests() -> None:
    assert set(matches.contests().values()) == {row.name for row in OURS}


def test_the_front_door_names_all_games_for_type_checkers() -> None:
    assert {row.name for row in OURS} <= set(kt.__all__)
