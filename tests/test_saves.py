"""Files of people open in every later version: a set of each version is kept in `tests/saves/`.

`tools/keep.py` made the sets. What they must give was written down by the version that made them
and is never changed.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitchentable import cli, games
from kitchentable.kernel.files import saves
from kitchentable.kernel.game import Game
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.table.journal import Answer, Back, Interjection
from kitchentable.kernel.table.table import Table
from tools import keep

SAVES = Path(__file__).parent / "saves"
GAMES = sorted(SAVES.glob("*/*.json"))
SEAT_FILES = sorted({*SAVES.glob("*/*-seat-0.kt"), *SAVES.glob("*/*-spectator.kt")})


def name_of(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@cache
def opened(file: Path) -> Table[Any]:
    saved = saves.read(file.with_suffix(".kt"))
    assert isinstance(saved, saves.Saved)
    return saves.open_table(saved, games.game(saved.played.game), file.stem)


def expected(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return data


def test_the_first_set_has_what_it_should() -> None:
    """Both games, every scenario and option, every kind of dice and of entry, running games."""
    tables = [opened(file) for file in GAMES if file.parent.name == "1"]
    assert sum(table.over for table in tables) >= 40
    assert sum(not table.over for table in tables) >= 4
    assert {table.seats for table in tables} == {2, 3, 4}
    assert {type(table.chance).__name__ for table in tables} == {"Seeded", "Sealed", "Physical"}
    entries = [each for table in tables for each in table.journal]
    assert {type(each) for each in entries} == {Answer, Back, Interjection}
    assert any(isinstance(each, Answer) and each.standing for each in entries)
    scenarios = {getattr(table.setup, "scenario", "") for table in tables}
    options = {each for table in tables for each in getattr(table.setup, "options", ())}
    assert len(scenarios) == 15
    assert len(options) == 7


@pytest.mark.parametrize("file", GAMES, ids=name_of)
def test_a_kept_game_gives_what_it_gave(file: Path) -> None:
    table, wanted = opened(file), expected(file)
    found = msgspec.json.decode(msgspec.json.encode(keep.expected(table)))
    for now, before in zip(found["views"], wanted["views"], strict=True):
        leave_out_statics(now, before)
    for key, value in wanted.items():
        assert found[key] == value, key


def leave_out_statics(now: Any, before: Any) -> None:
    """The first version wrote what does not change, content say, as nothing into a view."""
    if isinstance(before, dict):
        for name in [name for name in before if before[name] is None and name not in now]:
            del before[name]


@pytest.mark.parametrize("file", GAMES, ids=name_of)
def test_a_kept_game_is_saved_and_opened_again(file: Path) -> None:
    """What this version writes of it gives the same."""
    before = opened(file)
    saved = saves.unpack(saves.dump(before), file.stem)
    assert isinstance(saved, saves.Saved)
    again = saves.open_table(saved, before.game, file.stem)
    assert keep.expected(again) == keep.expected(before)


@pytest.mark.parametrize("file", SEAT_FILES, ids=name_of)
def test_a_seats_own_file_is_shown_to_its_end(file: Path) -> None:
    saved = saves.read(file)
    assert isinstance(saved, saves.SeatSaved)
    game: Game[Any] = games.game(saved.played.game)
    frames = list(saves.seat_frames(saved, game, file.stem))
    assert len(frames) == len(saved.moments)
    whole = opened(file.with_name(file.name.rsplit("-", 2 if saved.seat >= 0 else 1)[0] + ".json"))
    seat = None if saved.seat < 0 else saved.seat
    assert encode(frames[-1].view) == encode(whole.view(seat))


FILES = SAVES / "1" / "files"


@pytest.mark.parametrize(
    "command",
    [
        ["pack", "check", str(FILES / "raiders-pack.toml")],
        ["pack", "check", str(FILES / "warcraft-pack.toml")],
        ["team", "check", str(FILES / "team.toml")],
        ["house", "show", str(FILES / "house.toml")],
        ["replay", str(FILES / "house-kitchen_table-1.kt"), "--at", "40"],
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_packs_teams_and_houses_are_read(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(command) == 0
    assert capsys.readouterr().out
