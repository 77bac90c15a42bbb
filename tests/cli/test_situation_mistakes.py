"""Whatever is wrong with a situation file, its reader gets one clear sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.cli.shell import Shell

FOLDER = Path(__file__).parent.parent / "situations"
FILES = sorted(FOLDER.rglob("*.toml"))
BARE = re.compile(r"\w+Error\b|Traceback|Exception|our fault")
NUMBERS = ("-1", "0", "7", "99", "1.125", "2000000000", '"x"', "[]", "{}", "true")


def changed(text: str, rng: Random) -> str:
    """A file with one mistake in it, as a person would make it or a machine."""
    lines = text.splitlines()
    places = [n for n, line in enumerate(lines) if re.match(r"\s*[\w\[{]", line)]
    at = rng.choice([n for n in places if not lines[n].startswith(("why", "title"))])
    kind = rng.randrange(6)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[at])
    elif kind == 2:
        lines[at] = some(r"[A-Za-z][\w-]{2,}", lines[at], rng, misspelt)
    elif kind == 3:
        lines[at] = some(r"(?<![\w.])-?\d+(\.\d+)?(?![\w.-])", lines[at], rng,
                         lambda _, rng: rng.choice(NUMBERS))  # fmt: skip
    elif kind == 4:
        names = sorted(set(re.findall(r'"[^"]+"', text)))
        lines[at] = some(r'"[^"]*"', lines[at], rng, lambda _, rng: rng.choice(names))
    else:
        lines[at] = some(r"\{[^{}]*\}|\[[^\[\]]*\]|\w+ = [^,}]+", lines[at], rng,
                         lambda _, rng: rng.choice(("{}", "[]", "0", "[[]]")))  # fmt: skip
    return "\n".join(lines) + "\n"


def some(pattern: str, line: str, rng: Random, change: Callable[[str, Random], str]) -> str:
    found = list(re.finditer(pattern, line))
    if not found:
        return line
    one = rng.choice(found)
    return line[: one.start()] + change(one[0], rng) + line[one.end() :]


def misspelt(word: str, rng: Random) -> str:
    at = rng.randrange(len(word))
    return rng.choice((word[:at] + word[at + 1 :], word + "x", word[:at] + "q" + word[at + 1 :]))


FEW, MANY = 60, 4000


@pytest.mark.parametrize("seed", range(FEW))
def test_a_changed_file_never_shows_a_defect(shell: Shell, tmp_path: Path, seed: int) -> None:
    check_changed(shell, tmp_path, seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_many_changed_files_never_show_a_defect(shell: Shell, tmp_path: Path, part: int) -> None:
    for seed in range(FEW + part * MANY // 20, FEW + (part + 1) * MANY // 20):
        check_changed(shell, tmp_path, seed)


def check_changed(shell: Shell, folder: Path, seed: int) -> None:
    """A file with one mistake in it gets a sentence: exit code 0, 1 or 2, no name of a defect."""
    rng = Random(seed)
    path = folder / "changed.toml"
    text = rng.choice(FILES).read_text("utf-8")
    if rng.randrange(4) == 0:
        text = text.replace("version = 2\n", "", 1)
    path.write_text(changed(text, rng), "utf-8")
    said = shell("judge", path)
    assert said.code in (0, 1, 2), path.read_text() + said.out + said.err
    assert not BARE.search(said.out + said.err), path.read_text() + said.out + said.err


RAID = """version = 2
game = "raiders"
why = "x"
[state]
turn = "Reds"
[[state.figure]]
id = "Red"
seat = 0
troop = "Reds"
at = [10, 10]
[[state.figure]]
id = "Blue"
seat = 1
troop = "Blues"
at = [15, 10]
[[state.thing]]
object = "mug"
at = [20, 20]
[[step]]
not_told = [{ event = "Wounded", who = "Red" }]
state = { "characters.Red.wounds" = 0 }
"""

WAR = """version = 2
game = "warcraft"
why = "x"
[state]
point = "battles"
[state.board]
a = { at = [0, 0], kind = "forest" }
b = { at = [1, 0] }
[[state.player]]
race = "orc"
units = { a = { melee = 1 } }
stats = { melee = { strength = 3, ability = "bloodlust" } }
hand = ["fast"]
hero = { level = 1, ability = "storm-bolt" }
[[state.player]]
race = "human"
units = { b = { melee = 1 } }
deck = []
[[step]]
not_told = [{ event = "Removed", kind = "melee" }]
state = { "players.0.units.a.melee" = 1 }
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "said"),
    [
        ("not_told", "not_tld", 20, "step[0].not_tld", "did you mean “not_told”"),
        ('"Wounded"', '"Wuonded"', 20, "step[0].not_told[0].event", "did you mean “Wounded”"),
        ("who = ", "whom = ", 20, "step[0].not_told[0].whom", "did you mean “who”"),
        ('who = "Red"', "who = 3", 20, "step[0].not_told[0].who", "expected a text"),
        ('who = "Red"', 'who = "Rde"', 20, "step[0].not_told[0].who", "did you mean “Red”"),
        ('"Wounded", who', '"AbilityUsed", ability', 20, "not_told[0].ability", "no “Red”"),
        ('"Wounded", who', '"Activated", troop', 20, "not_told[0].troop", "did you mean “Reds”"),
        ('"Wounded", who', '"Aimed", sight', 20, "not_told[0].sight", "Known: blocked, open"),
        ('"Wounded", who = "Red"', '"Passed", seat = 2', 20, "not_told[0].seat", "Known: 0, 1"),
        ('"x"', '"x"\nrules = ["HR-999"]', 4, "rules[0]", "there is no “HR-999”"),
        ("[[step]]", "[[state.effect]]\nability = 'stun'\non = 'Blue'\nwhat = 'raech'\n[[step]]",
         22, "state.effect[0].what", "did you mean “reach”"),
        ("at = [15", "shooting = { white = 2000000000 }\nat = [15", 15, "shooting.white", "20000"),
        ("[15, 10]", "[nan, 10]", 15, "state.figure[1].at[0]", "20000"),
        ("characters.Red", "characters.Rde", 21, 'state."characters.Rde.wounds"', "“Red”"),
        (".wounds", ".wonds", 21, 'state."characters.Red.wonds"', "did you mean “wounds”"),
        ('object = "mug"', 'object = "mgu"', 17, "state.thing[0].object", "“mug”"),
        ("[15, 10]", "[10.5, 10]", 15, "state.figure[1].at", "cannot stand there"),
        ("[15, 10]", "[35, 10]", 15, "state.figure[1].at", "cannot stand there"),
        ("[15, 10]", "[15, 10, 4]", 15, "state.figure[1].at", "nothing under “Blue” to stand on"),
        ("at = [15", "wounds = 2\nat = [15", 15, "state.figure[1].wounds", "would have vanished"),
        ("[15, 10]", "[15.125, 10]", 15, "state.figure[1].at[0]", "two decimals"),
        ("[20, 20]", "[29.9, 20]", 18, "state.thing[0].at", "not wholly on the table"),
        ('"Blue"', '"Red"', 12, "state.figure[1].id", "twice"),
        ("seat = 1", "seat = 2", 13, "state.figure[1].seat", "expected 0 to 1"),
        ("at = [15", "wounds = -1\nat = [15", 15, "state.figure[1].wounds", "at least 0"),
        ("at = [15", 'abilities = ["push"]\nat = [15', 0, "", ""),
        ("at = [15", 'abilities = ["psuh"]\nat = [15', 15, "state.figure[1].abilities[0]", "push"),
        ("at = [15", 'abilities = ["swan-song"]\nat = [15', 15, "abilities[0]", "only one of"),
        ('turn = "Reds"', 'turn = "Rads"', 5, "state.turn", "did you mean “Reds”"),
        ('turn = "Reds"', "first = 7", 5, "state.first", "expected 0 to 1"),
        ("[[step]]", "[[step]]\nseat = 9", 20, "step[0].seat", "expected 0 to 1"),
        ('"x"', '"x"\n[setup]\nrampage = "bath"', 5, "setup.rampage", "did you mean “both”"),
        ('"x"', '"x"\nimpossible = true\n[setup]\nrampag = "both"', 6, "setup.rampag", "rampage"),
    ],
)  # fmt: skip
def test_a_mistake_about_a_raid(
    shell: Shell, tmp_path: Path, old: str, new: str, line: int, key: str, said: str
) -> None:
    check(shell, tmp_path, RAID.replace(old, new, 1), line, key, said)


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "said"),
    [
        ('kind = "forest"', 'kind = "forrest"', 7, "state.board.a.kind", "did you mean “forest”"),
        ("[1, 0]", "[0, 0]", 8, "state.board.b.at", "same hex"),
        ('"battles"', '"batles"', 5, "state.point", "did you mean “battles”"),
        ('"battles"', '"round"', 5, "state.point", "inside a battle"),
        ('"orc"', '"ork"', 10, "state.player[0].race", "did you mean “orc”"),
        ("units = { a", "units = { q", 11, "state.player[0].units.q", "Known: a, b"),
        ("{ melee = 1 }", "{ meele = 1 }", 11, "units.a.meele", "did you mean “melee”"),
        ("{ melee = 1 }", "{ melee = 99 }", 11, "units.a.melee", "expected 0 to 10"),
        ("{ melee = 1 }", "{ melee = -1 }", 11, "units.a.melee", "at least 0"),
        ("strength = 3", "strength = 9", 12, "stats.melee.strength", "expected 1 to 6"),
        ('"bloodlust"', '"bloodlost"', 12, "stats.melee.ability", "did you mean “bloodlust”"),
        ('"fast"', '"fats"', 13, "state.player[0].hand[0]", "did you mean “fast”"),
        ("level = 1", "level = 7", 14, "state.player[0].hero.level", "expected 1 to 3"),
        ('"storm-bolt"', '"strom-bolt"', 14, "hero.ability", "did you mean “storm-bolt”"),
        ("deck = []", 'seet = 2', 18, "state.player[1].seet", "there is no “seet” here"),
        ('kind = "melee"', 'kind = "meele"', 20, "not_told[0].kind", "did you mean “melee”"),
        ('kind = "melee"', 'space = "q"', 20, "not_told[0].space", "Known: a, b"),
        ('kind = "melee"', 'seat = 4', 20, "not_told[0].seat", "there is no “4”"),
        ('"Removed", kind = "melee"', '"CardPlayed", card = "fats"', 20, "card", "“fast”"),
        ("hand = [", "shown = 2000000000\nhand = [", 13, "state.player[0].shown", "20000"),
        ("{ melee = 1 }", "{ treant = 1 }", 11, "units.a.treant", "there is no “treant”"),
        ("{ melee = 1 }", "{ hero = 2 }", 11, "units.a.hero", "expected 1 to 1"),
        ("units = { b = { melee", "units = { b = { hero", 17, "units.b.hero", "no living hero"),
        ("units.a", "units.z", 21, 'state."players.0.units.z.melee"', "Known: a, b"),
        ('a.melee"', 'a.worm"', 21, 'state."players.0.units.a.worm"', "Known:"),
        ("units.a.melee", "reserve.meele", 21, 'state."players.0.reserve.meele"', "“melee”"),
        ("players.0", "players.9", 21, 'state."players.9.units.a.melee"', "Known: 0, 1"),
        ('kind = "melee" }', 'rule = "WC-999" }', 20, "not_told[0].rule", "WC-9"),
    ],
)  # fmt: skip
def test_a_mistake_about_a_war(
    shell: Shell, tmp_path: Path, old: str, new: str, line: int, key: str, said: str
) -> None:
    check(shell, tmp_path, WAR.replace(old, new, 1), line, key, said)


def check(shell: Shell, folder: Path, text: str, line: int, key: str, said: str) -> None:
    """Version 2 refuses the file; version 1 warns or refuses it, and says the same."""
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    got = shell("judge", path)
    assert got.code == (2 if key else 0), got.out + got.err
    if key:
        place, _, why = got.err.partition(": ")
        assert f"line {line}, " in place, got.err
        assert key in place, got.err
        assert said in why, got.err
    path.write_text(text.replace("version = 2", "version = 1"), "utf-8")
    assert key in shell("judge", path).err


def test_a_game_that_is_not_known(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(RAID.replace('"raiders"', '"raider"'), "utf-8")
    said = shell("judge", path)
    assert said.code == 2
    assert "line 2, game: there is no “raider” here; did you mean “raiders”?" in said.err


def test_a_refusal_that_no_rule_decides_is_expected_by_its_message(
    shell: Shell, tmp_path: Path
) -> None:
    """A step that must be refused is not empty because its answer is misspelt."""
    path = tmp_path / "mine.toml"
    step = '[[step]]\nseat = 0\nanswer = ["Rde", "move"]\nrefused = REFUSED\n'
    for refused, version, code in (
        ("{}", 2, 1), ("{}", 1, 0), ('{ message = "names-nothing" }', 2, 0),
    ):  # fmt: skip
        text = RAID.replace("version = 2", f"version = {version}")
        path.write_text(text + step.replace("REFUSED", refused), "utf-8")
        said = shell("judge", path)
        assert said.code == code, said.out + said.err


def test_a_position_may_be_impossible_on_purpose(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = RAID.replace("[15, 10]", "[35, 10]")
    path.write_text(text.replace('why = "x"', 'why = "x"\nimpossible = true'), "utf-8")
    assert (shell("judge", path).code, shell("judge", path).err) == (0, "")


def test_a_version_that_is_not_known(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(RAID.replace("version = 2", "version = 3"), "utf-8")
    said = shell("judge", path)
    assert (said.code, "line 1: version 3" in said.err) == (2, True)
