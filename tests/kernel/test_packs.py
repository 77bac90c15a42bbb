"""Content packs and hand-written TOML: one clear error, with file, line and key."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kitchentable.kernel.files import packs, toml
from kitchentable.kernel.problem import Problem
from kitchentable.locale import Words
from tests.games.pantry import PANTRY

HEAD = '[pack]\ngame = "pantry"\nname = "Mine"\nsource = "printed"\n'


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def complaint(path: Path) -> str:
    """The sentence that a person reads when the pack does not fit."""
    with pytest.raises(Problem) as caught:
        packs.check(PANTRY, packs.read(path))
    return (
        Words("en", homes=(PANTRY.home,)).say(caught.value.message).replace(str(path), "mine.toml")
    )


def test_a_pack_lies_over_what_ships(tmp_path: Path) -> None:
    path = write(tmp_path, "nights = 6\n" + HEAD + '[die]\nname = "bone"\n')
    content = packs.load(PANTRY, [path])
    assert content.nights == 6
    assert content.die.name == "bone"
    assert content.die.faces == (1, 2, 3, 4, 5, 6), "what the pack does not name stays"
    assert content.cards == PANTRY.box.shipped().cards


def test_a_template_is_a_pack_that_fits(tmp_path: Path) -> None:
    text = packs.template(PANTRY)
    path = write(tmp_path, text)
    assert packs.check(PANTRY, packs.read(path)) == PANTRY.box.shipped()
    assert tomllib.loads(text)["pack"]["game"] == "pantry"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nights = 4\n", "mine.toml has no [pack] table that says what it is."),
        (
            'nights = "four"\n' + HEAD,
            "mine.toml, line 1, nights: expected a whole number, found a text.",
        ),
        (
            HEAD + '[die]\nname = "d"\nfaces = [1, 2.5]\n',
            "mine.toml, line 7, die.faces[1]: expected a whole number or a text, "
            "found a number with a decimal point.",
        ),
        (
            "night = 4\n" + HEAD,
            "mine.toml, line 1: there is no “night” in this game’s content; it has apart, "
            "cards, cloth, die, jar, nights, slide.",
        ),
        (
            '[pack]\ngame = "pantry"\nname = "x"\nsource = "guess"\n',
            "mine.toml, line 4, pack.source: there is no “guess” here. "
            "Known: house, inferred, printed.",
        ),
        (
            '[pack]\ngame = "pantry"\nsource = "house"\n',
            "mine.toml, line 1, pack: “name” is missing.",
        ),
        (
            '[pack]\ngame = "pantry"\nname = "x"\nsource = "inferred"\n',
            "mine.toml: “pack” is marked as inferred but does not say why.",
        ),
        (
            HEAD + '[pack.sources]\n"die.weight" = { source = "house" }\n',
            "mine.toml names the source of “die.weight”, which is not in the pack.",
        ),
        (
            HEAD.replace("pantry", "raiders"),
            "mine.toml is a pack for “raiders”, not for “pantry”.",
        ),
        ("cards = [1, 2]\n" + HEAD, "mine.toml: a deck needs nine cards at least, this one has 2."),
        ("nights = = 4\n", "mine.toml, line 1, column 10: this is not correct TOML."),
        ('name = "half', "mine.toml is not correct TOML: it ends in the middle of something."),
    ],
)
def test_a_pack_with_a_mistake_gets_one_clear_error(tmp_path: Path, text: str, said: str) -> None:
    assert complaint(write(tmp_path, text)) == said


def test_a_pack_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert complaint(path) == "mine.toml is not a text file in UTF-8."


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    assert complaint(tmp_path / "mine.toml") == "mine.toml cannot be read: there is no such file."


def test_lines_are_found_in_nested_tables() -> None:
    text = "\n".join(
        ["[a]", "x = 1", "[[a.b]]", "y = 1", "[[a.b]]", "y = 2", "[c]", "d = { e = 1, f = 2 }"]
    )
    assert toml.line_of(text, "$.a.b[1].y") == 6
    assert toml.line_of(text, "$.c.d.f") == 8
    assert toml.line_of(text, "$") == 1
    assert toml.line_of(text, "$.nowhere.at.all") == 1
