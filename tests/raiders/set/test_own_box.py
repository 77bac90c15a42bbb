"""Owners' packs: a file to fill in, what is missing or impossible, and a game with it."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from kitchentable.locale import LANGUAGES
from kitchentable.raiders.abilities import ABILITIES
from tests.cli.shell import Shell

FILLED = {
    'name = ""': 'name = "Card"',
    'faction = ""': 'faction = "Mine"',
    "cost = 0": "cost = 1",
    "movement = 0": "movement = 5",
    "close_combat = { white = 0": "close_combat = { white = 2",
    "defence = { white = 0": "defence = { white = 2",
}


def template(shell: Shell, lang: str = "en") -> str:
    return shell("pack", "template", "raiders", "--lang", lang).out


def filled(shell: Shell, path: Path) -> Path:
    """The template as an owner fills it in: every card called after its type."""
    text = template(shell)
    for old, new in FILLED.items():
        text = text.replace(f"\n{old}", f"\n{new}")
    for kind in ("Unit", "Leader", "Hero"):
        text = text.replace(f'name = "Card"\nfaction = "Mine"\ntype = "{kind}"',
                            f'name = "My {kind}"\nfaction = "Mine"\ntype = "{kind}"')  # fmt: skip
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_template_is_explained_in_four_languages(shell: Shell, lang: str) -> None:
    text = template(shell, lang)
    data = tomllib.loads(text)
    assert set(data) == {"pack", "dice", "cards", "teams"}
    assert [card["type"] for card in data["cards"].values()] == ["Unit", "Leader", "Hero"]
    words = {"en": "Fill in", "es": "Rellena", "nl": "Vul in", "nb": "Fyll inn"}
    assert words[lang] in text


def test_it_names_every_ability(shell: Shell) -> None:
    comments = " ".join(re.findall(r"^#   (.*)$", template(shell), re.MULTILINE))
    assert set(comments.replace(",", " ").split()) == set(ABILITIES)


def test_what_is_missing_is_said_one_sentence_each(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(template(shell), "utf-8")
    said = shell("pack", "check", path)
    assert said.code == 1
    lines = [line.removeprefix(f"{path}: ") for line in said.out.splitlines()]
    assert "Card my-unit: “name” is still missing." in lines
    assert "Card my-hero: “defence” is still missing." in lines
    assert len(lines) == 3 * 5
    data = json.loads(shell("pack", "check", path, "--json").out)
    assert data["fits"] is False
    assert len(data["problems"]) == 15


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"blank", "ace", "ace", "ace", "critical"]',
            '"blank", "joker"]',
            "The red die needs faces",
        ),
        ("abilities = []", 'abilities = ["flying"]', "there is no ability “flying”"),
        ("abilities = []", 'abilities = ["aim"]', "a Unit cannot have the ability “aim”"),
        ("range = 0", "range = 9", "has a range but no Shooting dice"),
        ("marked = { white = 0", "marked = { white = 7", "do not fit together"),
        ("base = 25", "base = 0", "base and height are millimetres"),
        ('card = "my-hero"', 'card = "nobody"', "names a card “nobody” that is not there"),
        ("movement = 5", 'movement = "five"', "expected a whole number, found a text"),
        ("[teams.mine]", "[team.mine]", "team"),
    ],
)
def test_what_is_impossible_too(
    shell: Shell, tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = filled(shell, tmp_path / "mine.toml")
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    got = shell("pack", "check", path)
    assert got.code == 1
    assert said in got.out
    assert len(got.out.strip().splitlines()) == 1


def test_a_filled_one_fits(shell: Shell, tmp_path: Path) -> None:
    path = filled(shell, tmp_path / "mine.toml")
    said = shell("pack", "check", path)
    assert said.code == 0
    assert said.out == "“My box” fits raiders.\n"


def test_dice_that_are_still_ours_are_named(shell: Shell, tmp_path: Path) -> None:
    path = filled(shell, tmp_path / "mine.toml")
    path.write_text(re.sub(r"^(red|black) = .*\n", "", path.read_text("utf-8"), flags=re.MULTILINE))
    said = shell("pack", "check", path)
    assert said.code == 0
    assert "The faces of these dice are still ours: red, black." in said.out


def test_a_game_is_played_with_it(shell: Shell, tmp_path: Path) -> None:
    path = filled(shell, tmp_path / "mine.toml")
    options = ["--pack", path, "--set", "teams=mine,gremlins-3"]
    said = shell("simulate", "raiders", "-n", "1", "--jobs", "1", "--json", *options)
    assert json.loads(said.out)["games"] == 1
    typed = "1\n" * 9 + "c A1\nq\n"
    played = shell("play", "raiders", "--terminal", "--seed", "3", *options, typed=typed)
    assert played.code == 0
    assert "My Unit: Unit, Mine, 1 Star, Force 3, Movement 5″" in played.out
    checked = shell("team", "build", "my-unit", "my-leader", "--pack", path)
    assert checked.code == 0
