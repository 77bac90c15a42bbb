"""Files of people open in every later version: a set of each version is kept in `tests/saves/`.

`tools/keep.py` made the sets. What they must give was written down by the version that made them
and is never changed. A correction of a rule can make a game go differently: `saves/differs.toml`
says which, from which entry on, and why.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct

from kitchentable import cli, games
from kitchentable.kernel.files import saves
from kitchentable.kernel.game import Game
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.table.journal import Answer, Back, Interjection
from tools import keep

SAVES = Path(__file__).parent / "saves"
GAMES = sorted(SAVES.glob("*/*.json"))
RULE = re.compile(r"(HR|WC|A|D)-\d+: .+\.$")
SEAT_FILES = sorted({*SAVES.glob("*/*-seat-0.kt"), *SAVES.glob("*/*-spectator.kt")})


def name_of(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@cache
def opened(file: Path) -> saves.Opened[Any]:
    saved = saves.read(file.with_suffix(".kt"))
    assert isinstance(saved, saves.Saved)
    return saves.open_game(saved, games.game(saved.played.game), file.stem)


def expected(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return data


def test_the_first_set_has_what_it_should() -> None:
    """Both games, every scenario and option, every kind of dice and of entry, running games."""
    kept = [saves.read(file.with_suffix(".kt")) for file in GAMES if file.parent.name == "1"]
    files = [each for each in kept if isinstance(each, saves.Saved)]
    assert sum(each.over for each in files) >= 40
    assert sum(not each.over for each in files) >= 4
    setups = [each.played.setup for each in files]
    assert {each["seats"] for each in setups} == {2, 3, 4}
    assert {type(each.chance).__name__ for each in files} == {"Seeded", "Sealed", "Physical"}
    entries = [each for file in files for each in file.journal]
    assert {type(each) for each in entries} == {Answer, Back, Interjection}
    assert any(isinstance(each, Answer) and each.standing for each in entries)
    assert len({each.get("scenario", "") for each in setups}) == 15
    options = [msgspec.convert(each.get("options", []), list[str]) for each in setups]
    assert len({option for each in options for option in each}) == 7


class Differs(Struct, forbid_unknown_fields=True):
    """A note in `differs.toml`: where a kept game goes differently now, and by which correction."""

    entry: int | Literal["end"]
    why: str


DIFFERS = msgspec.toml.decode((SAVES / "differs.toml").read_bytes(), type=dict[str, Differs])


def test_the_games_that_differ_are_there_and_have_a_reason() -> None:
    names = {f"{file.parent.name}/{file.stem}" for file in GAMES}
    assert DIFFERS.keys() <= names
    for each in DIFFERS.values():
        assert RULE.match(each.why), f"a reason begins with its rule: {each.why}"


@pytest.mark.parametrize("file", GAMES, ids=name_of)
def test_a_kept_game_gives_what_it_gave(file: Path) -> None:
    """Or it says from which entry on it goes differently, and that is noted with its reason."""
    table, differs = opened(file)
    noted = DIFFERS.get(f"{file.parent.name}/{file.stem}")
    if noted is not None and noted.entry != "end":
        assert differs is not None
        assert differs.position == noted.entry
        return
    entry = None if differs is None else differs.position
    at_the_end = noted is not None and entry == len(table.journal)
    assert differs is None or at_the_end, f"{differs}: note it in tests/saves/differs.toml"
    found, wanted = plain(keep.expected(table)), expected(file)
    same = {key: found[key] == value for key, value in wanted.items() if key != "views"}
    same["views"] = all(map(shows, found["views"], wanted["views"]))
    assert all(same.values()) == (noted is None), same


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def shows(now: Any, before: Any) -> bool:
    """Whether a view has all that it had before. A field may have been added since.

    The first version wrote what does not change, content say, as nothing into a view.
    """
    if isinstance(now, dict) and isinstance(before, dict):
        return all(
            shows(now[name], value) if name in now else value is None
            for name, value in before.items()
        )
    if isinstance(now, list) and isinstance(before, list):
        return len(now) == len(before) and all(map(shows, now, before))
    return bool(now == before)


@pytest.mark.parametrize("file", GAMES, ids=name_of)
def test_a_kept_game_is_saved_and_opened_again(file: Path) -> None:
    """What this version writes of it gives the same."""
    before = opened(file).table
    saved = saves.unpack(saves.dump(before), file.stem)
    assert isinstance(saved, saves.Saved)
    again = saves.open_table(saved, before.game, file.stem)
    assert keep.expected(again) == keep.expected(before)
    assert again.forerunner == before.forerunner


@pytest.mark.parametrize("file", GAMES, ids=name_of)
def test_what_a_kept_game_does_not_say_is_as_it_was_then(file: Path) -> None:
    """A field that was added since must say what the games before it were played with.

    A game of an earlier version never gets a default of this one.
    """
    saved = saves.read(file.with_suffix(".kt"))
    setup = games.game(saved.played.game).setup
    agreed = saved.played.setup
    fields = set(setup.__struct_fields__)
    assert agreed.keys() <= fields, "a setting that is gone: files still have it"
    missing, before = fields - agreed.keys(), setup.before(agreed)
    assert missing <= setup.earlier.keys(), f"{setup.__name__}.earlier does not say"
    begun = plain(opened(file).table.setup)
    assert {name: begun[name] for name in missing} == {name: before[name] for name in missing}
    assert {name: begun[name] for name in agreed} == agreed


@pytest.mark.parametrize("file", SEAT_FILES, ids=name_of)
def test_a_seats_own_file_is_shown_to_its_end(file: Path) -> None:
    saved = saves.read(file)
    assert isinstance(saved, saves.SeatSaved)
    game: Game[Any] = games.game(saved.played.game)
    frames = list(saves.seat_frames(saved, game, file.stem))
    assert len(frames) == len(saved.moments)
    name = file.name.rsplit("-", 2 if saved.seat >= 0 else 1)[0] + ".json"
    whole, differs = opened(file.with_name(name))
    seat = None if saved.seat < 0 else saved.seat
    if differs is None:
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
