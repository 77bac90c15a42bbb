"""Win the house: rooms, a game in each, who owns which, in a file that goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kitchentable.kernel.problem import Problem
from kitchentable.locale import LANGUAGES
from kitchentable.raiders.campaign.record import (
    House,
    RoomGame,
    check_house,
    house_text,
    read_house,
)
from tests.cli.shell import Shell
from tests.proof import note, refused

HOUSE = House("raiders", ("Ana", "Ben"), ("lilliput-3", "gremlins-3"), ("desk", "window_sill"))


def begin(shell: Shell, path: Path, *more: object) -> Path:
    names = ["--names", "Ana,Ben", "--teams", "lilliput-3,gremlins-3"]
    said = shell("house", "new", path, "--rooms", "desk,window_sill", *names, *more)
    assert said.code == 0
    return path


class TestRecord:
    def test_a_room_belongs_to_whoever_won_in_it(self) -> None:
        house = HOUSE.begun("desk", "a.kt").ended("desk", (1,))
        assert house.campaign.marks == {"desk": 1}
        note("HR-197")
        with refused("HR-196", "hr-campaign-played"):
            house.begun("desk", "b.kt")

    def test_a_draw_leaves_the_room_open(self) -> None:
        house = HOUSE.begun("desk", "a.kt").ended("desk", (0, 1))
        assert house.campaign.marks == {}
        assert house.next_room() == "window_sill", "rooms nobody has played in come first"
        house = house.begun("window_sill", "b.kt").ended("window_sill", (0,))
        assert house.next_room() == "desk"
        house = house.begun("desk", "c.kt").ended("desk", (0,))
        assert house.campaign.owners() == ("Ana",)
        assert house.next_room() == ""
        note("HR-198")

    def test_a_game_under_way_goes_on_first(self) -> None:
        house = HOUSE.begun("window_sill", "a.kt")
        assert house.next_room() == "window_sill"
        going_on = house.under_way("window_sill")
        assert going_on is not None
        assert going_on.file == "a.kt"
        assert house.campaign.marks == {}

    def test_only_rooms_of_the_map(self) -> None:
        with refused("HR-196", "hr-campaign-room"):
            HOUSE.begun("garden", "a.kt")

    def test_what_is_written_can_be_read(self, tmp_path: Path) -> None:
        house = HOUSE.begun("desk", "a.kt").ended("desk", (1,)).begun("window_sill", "b.kt")
        path = tmp_path / "house.toml"
        path.write_text(house_text(house), "utf-8")
        assert read_house(path) == house

    def test_a_record_that_does_not_add_up_is_refused(self) -> None:
        won = RoomGame("desk", "a.kt", "won", 0)
        twice = House("raiders", ("A", "B"), ("x", "y"), ("desk",), games=(won, won))
        with refused("HR-196", "hr-campaign-played"):
            check_house(twice)
        odd = House("raiders", ("A", "B"), ("x", "y"), ("desk",), games=(RoomGame("attic", "a"),))
        with refused("HR-196", "hr-campaign-room"):
            check_house(odd)
        with pytest.raises(Problem):
            check_house(House("raiders", ("A", "B"), ("x", "y"), ("desk", "desk")))


class TestCommand:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_plan_in_four_languages(self, shell: Shell, tmp_path: Path, lang: str) -> None:
        path = begin(shell, tmp_path / "home.toml")
        out = shell("house", "show", path, "--lang", lang).out
        desk = {"en": "Desk", "es": "Escritorio", "nl": "Bureau", "nb": "Skrivebord"}
        assert desk[lang] in out
        assert "Ana (lilliput-3)" in out

    def test_a_whole_house(self, shell: Shell, tmp_path: Path) -> None:
        """Ana resigns in both rooms: the house is Ben's."""
        path = begin(shell, tmp_path / "home.toml", "--players", "person,random")
        said = shell("house", "play", path, "--seed", "1", typed="i 1\n")
        assert "● Ben" in said.out
        assert "Next: Window sill" in said.out
        said = shell("house", "play", path, "--seed", "2", typed="i 1\n")
        assert "Ben owns the house.  [HR-198]" in said.out
        data = json.loads(shell("house", "show", path, "--json").out)
        assert data["marks"] == {"desk": 1, "window_sill": 1}
        assert data["owners"] == ["Ben"]
        assert "Ben owns the house." in shell("house", "play", path).out
        for played in data["games"]:
            assert shell("replay", tmp_path / played["file"]).code == 0

    def test_a_drawn_game_is_noted(self, shell: Shell, tmp_path: Path) -> None:
        path = begin(shell, tmp_path / "home.toml", "--players", "random,random")
        for seed in range(6):
            shell("house", "play", path, "desk", "--seed", seed)
        states = [each.state for each in read_house(path).games]
        assert "drawn" in states
        assert "under way" not in states

    def test_it_goes_on_at_the_same_question(self, shell: Shell, tmp_path: Path) -> None:
        path = begin(shell, tmp_path / "home.toml", "--players", "person,random")
        first = shell("house", "play", path, "--seed", "3", typed="1\n1\n1\nq\n")
        assert "goes on from here" in first.out
        assert "a game under way" in shell("house", "show", path).out
        again = shell("house", "play", path, typed="q\n")
        questions = [line for line in first.out.splitlines() if line.endswith("?")]
        assert questions[-1].removeprefix("> ") in again.out
        assert len(list(tmp_path.glob("*.kt"))) == 1

    @pytest.mark.parametrize(
        ("more", "said"),
        [
            (["--rooms", "desk,desk"], "A house has rooms, each of them once."),
            (["--rooms", "garden"], "There is no table “garden”; there are bathroom_shelf"),
            (["--teams", "lilliput"], "A house is for two"),
            (["--teams", "lilliput,nobody"], "There is no team “nobody”"),
            (["--stars", "2"], "at most 2 were agreed"),
            (["--players", "person,genius"], "no player of the kind “genius”"),
        ],
    )
    def test_a_house_that_cannot_be(
        self, shell: Shell, tmp_path: Path, more: list[str], said: str
    ) -> None:
        got = shell("house", "new", tmp_path / "home.toml", *more)
        assert got.code == 2
        assert said in got.err
        assert not (tmp_path / "home.toml").exists()

    def test_nothing_is_overwritten(self, shell: Shell, tmp_path: Path) -> None:
        path = begin(shell, tmp_path / "home.toml")
        assert shell("house", "new", path).code == 2
        assert shell("house", "show", tmp_path / "nothing.toml").code == 2
        (tmp_path / "odd.toml").write_text("[hut]\n")
        assert shell("house", "show", tmp_path / "odd.toml").code == 2
