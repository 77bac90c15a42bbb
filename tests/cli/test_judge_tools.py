"""`kitchentable judge` as a tool for writers: a file to begin with, a schema, playing on."""

from __future__ import annotations

import json
import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from kitchentable import games
from kitchentable.commands.shared import as_json
from kitchentable.kernel.files.situation_schema import Schema, schema
from tests.cli.shell import SITUATIONS, Shell
from tests.cli.test_situation_mistakes import RAID, WAR

FOLDER = SITUATIONS.parent
GAMES = ("raiders", "warcraft")
TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict, "array": list, "string": str, "integer": int, "number": (int, Decimal),
    "boolean": bool, "null": type(None),
}  # fmt: skip


def unfit(data: Any, part: Any, whole: Schema, path: str = "$") -> list[str]:
    """Where data does not fit a schema: the part of draft 7 that ours use, checked by ourselves."""
    if isinstance(part, bool):
        return [] if part else [path]
    if "$ref" in part:
        return unfit(data, whole["definitions"][part["$ref"].rpartition("/")[2]], whole, path)
    if "anyOf" in part:
        tried = [unfit(data, each, whole, path) for each in part["anyOf"]]
        return min(tried, key=len)
    if ("enum" in part and data not in part["enum"]) or ("const" in part and data != part["const"]):
        return [path]
    kind = part.get("type")
    if kind and (not isinstance(data, TYPES[kind]) or (kind != "boolean" and data in (True, False)
                 and isinstance(data, bool))):  # fmt: skip
        return [path]
    if isinstance(data, dict):
        return _unfit_table(data, part, whole, path)
    return _unfit_list(data, part, whole, path) if isinstance(data, list) else []


def _unfit_table(data: dict[str, Any], part: Schema, whole: Schema, path: str) -> list[str]:
    known, more = part.get("properties", {}), part.get("additionalProperties", True)
    found = [f"{path}.{key}" for key in part.get("required", ()) if key not in data]
    for key, value in data.items():
        found += unfit(key, part.get("propertyNames", True), whole, f"{path}.{key}")
        found += unfit(value, known.get(key, more), whole, f"{path}.{key}")
    return found


def _unfit_list(data: list[Any], part: Schema, whole: Schema, path: str) -> list[str]:
    items, found = part.get("items", True), []
    if not part.get("minItems", 0) <= len(data) <= part.get("maxItems", len(data)):
        return [path]
    for number, value in enumerate(data):
        each = items[number] if isinstance(items, list) else items
        found += unfit(value, each, whole, f"{path}[{number}]")
    return found


def parsed(text: str) -> dict[str, Any]:
    return tomllib.loads(text, parse_float=Decimal)


@pytest.mark.parametrize("name", [*GAMES, "pantry"])
def test_all_situations_fit_the_schema(name: str) -> None:
    whole = schema(games.game(name))
    for path in sorted((FOLDER / name).rglob("*.toml")):
        assert not unfit(parsed(path.read_text("utf-8")), whole, whole), path


@pytest.mark.parametrize(
    ("text", "old", "new", "where"),
    [
        (RAID, "not_told", "not_tld", "$.step[0].not_tld"),
        (RAID, '"Wounded"', '"Wuonded"', "$.step[0].not_told[0].event"),
        (RAID, "who = ", "woh = ", "$.step[0].not_told[0].woh"),
        (RAID, "turn = ", "trun = ", "$.state.trun"),
        (RAID, '"mug"', '"mgu"', "$.state.thing[0].object"),
        (RAID, 'at = [15', 'abilities = ["psuh"]\nat = [15', "$.state.figure[1].abilities[0]"),
        (RAID, "seat = 0", 'seat = "0"', "$.state.figure[0].seat"),
        (RAID, '"raiders"', '"raider"', "$.game"),
        (RAID, "version = 2", "version = 3", "$.version"),
        (RAID, 'why = "x"', 'why = "x"\n[setup]\nlevle = "basic"', "$.setup.levle"),
        (RAID, "[[step]]", '[[step]]\nasked = { topic = "chose" }', "$.step[0].asked.topic"),
        (RAID, "[[step]]", '[[step]]\nrefused = { rule = "HR-999" }', "$.step[0].refused.rule"),
        (WAR, '"forest"', '"forrest"', "$.state.board.a.kind"),
        (WAR, '"battles"', '"batles"', "$.state.point"),
        (WAR, '"bloodlust"', '"bloodlost"', "$.state.player[0].stats.melee.ability"),
        (WAR, '"fast"', '"fats"', "$.state.player[0].hand[0]"),
        (WAR, "stats = { melee", "stats = { meele", "$.state.player[0].stats.meele"),
        (WAR, "[0, 0]", "[0, 0, 0]", "$.state.board.a.at"),
    ],
)  # fmt: skip
def test_a_misspelt_file_does_not_fit(text: str, old: str, new: str, where: str) -> None:
    assert old in text
    whole = schema(games.game("raiders" if text is RAID else "warcraft"))
    assert not unfit(parsed(text), whole, whole)
    assert where in unfit(parsed(text.replace(old, new, 1)), whole, whole)


@pytest.mark.parametrize("name", GAMES)
def test_the_schema_is_written(shell: Shell, tmp_path: Path, name: str) -> None:
    data = json.loads(as_json(schema(games.game(name))))
    assert json.loads(shell("judge", "--schema", name).out) == data
    path = tmp_path / "mine.schema.json"
    assert shell("judge", "--schema", name, path).code == 0
    assert json.loads(path.read_text("utf-8")) == data


@pytest.mark.parametrize("name", GAMES)
def test_a_situation_to_begin_with_passes_as_it_stands(
    shell: Shell, tmp_path: Path, name: str
) -> None:
    path = tmp_path / "mine.toml"
    assert shell("judge", "--new", name, path).code == 0
    assert path.read_text("utf-8") == shell("judge", "--new", name).out
    said = shell("judge", path)
    assert (said.code, said.err) == (0, "")
    assert path.read_text("utf-8").count("#") > 10


def test_nothing_is_overwritten(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("mine", "utf-8")
    for option in ("--new", "--schema"):
        said = shell("judge", option, "raiders", path)
        assert (said.code, path.read_text("utf-8")) == (2, "mine")
        assert "is there already" in said.err


@pytest.mark.parametrize(
    "words",
    [["judge"], ["judge", "--play"], ["judge", "--play", "a.toml", "b.toml"],
     ["judge", "--new", "rayders"], ["judge", "--schema", "rayders"], ["judge", "--new", "pantry"],
     ["judge", "--new", "raiders", "nowhere/mine.toml"]],
)  # fmt: skip
def test_wrong_use(shell: Shell, words: list[str]) -> None:
    said = shell(*words)
    assert (said.code, bool(said.err)) == (2, True)


def test_playing_on_from_the_end_of_a_file(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    shell("judge", "--new", "warcraft", path)
    said = shell("judge", "--play", path, typed="2\nq\n")
    assert said.code == 0, said.err
    assert "Everything is as expected." in said.out
    played = said.out.partition("Everything is as expected.")[2]
    assert "Player 2: What do you move?" in played
    assert "west → field" in played


def test_a_file_that_is_not_as_expected_is_not_played_on(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    shell("judge", "--new", "warcraft", path)
    path.write_text(path.read_text("utf-8").replace("hits = 1", "hits = 2"), "utf-8")
    said = shell("judge", "--play", path, typed="2\nq\n")
    assert (said.code, "Not as expected." in said.out) == (1, True)
    assert "> " not in said.out


def test_people_roll_the_dice_when_they_play_on(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    shell("judge", "--new", "raiders", path)
    text = path.read_text("utf-8")
    path.write_text(text[: text.index("[[step]]\nchance")], "utf-8")
    said = shell("judge", "--play", path, typed="ace\nblank blank\nq\n")
    assert said.code == 0, said.err
    assert "is wounded" in said.out
