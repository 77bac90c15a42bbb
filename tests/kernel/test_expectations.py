"""What a step of a situation may expect, met and not met."""

from __future__ import annotations

from pathlib import Path

import pytest

from kitchentable import games
from kitchentable.kernel.files.situations import Judged, read

WAR = """version = 2
game = "warcraft"
why = "Two attacks: four dice against two."
[state]
point = "battles"
[state.board]
field = { at = [0, 0] }
west = { at = [-1, 0] }
[[state.player]]
race = "orc"
units = { field = { ranged = 2 } }
stats = { ranged = { strength = 3 } }
deck = []
[[state.player]]
race = "human"
units = { field = { flying = 1 }, west = { melee = 2 } }
deck = []
[[step]]
FIRST
[[step]]
chance = [3, 2]
SECOND
"""


def judged(folder: Path, first: str = "", second: str = "") -> tuple[list[str], list[str]]:
    """The rules that a file proves, and the ids of what is not met."""
    path = folder / "mine.toml"
    path.write_text(WAR.replace("FIRST", first).replace("SECOND", second), "utf-8")
    situation = read(path)
    outcomes = list(Judged(situation, games.game(situation.game), str(path)).steps())
    proven = [rule for outcome in outcomes for rule in outcome.proven]
    return proven, [message.id for outcome in outcomes for message in outcome.unmet]


@pytest.mark.parametrize(
    ("first", "second", "unmet"),
    [
        ("asked = { kind = 'roll', roller = 0, dice = 2 }", "", []),
        ("asked = { roller = 0, dice = ['battle', 'battle'] }", "", []),
        ("asked = { kind = 'roll', roller = 1 }", "", ["unmet-value"]),
        ("asked = { dice = 3 }", "", ["unmet-value"]),
        ("", "told = [{ event = 'Attacked', times = 1 }]", []),
        ("", "told = [{ event = 'Attacked', times = 2 }]", ["unmet-times"]),
        ("", "told = [{ event = 'Attacked', at_least = 1 }]", []),
        ("", "told = [{ event = 'Attacked', at_least = 2 }]", ["unmet-times"]),
        ("", "told = [{ event = 'CasualtiesCounted' }, { event = 'Attacked' }]", ["unmet-told"]),
        ("", "told_in_any_order = [{ event = 'CasualtiesCounted' }, { event = 'Attacked' }]", []),
        ("", "told_in_any_order = [{ event = 'Attacked' }, { event = 'Attacked', hits = 2 }]",
         ["unmet-told-differs"]),
        ("", "told = [{ event = 'Attacked' }]\nnothing_else = true", ["unmet-told-besides"]),
        ("", "told_in_any_order = [{ event = 'CasualtiesCounted' }, { event = 'Attacked' }]\n"
         "nothing_else = true", []),
        ("", "told = [{ event = 'Attacked', rule = { any = ['WC-001', 'WC-229'] } }]", []),
        ("", "told = [{ event = 'Attacked', rule = { any = ['WC-001', 'WC-002'] } }]",
         ["unmet-told-differs"]),
        ("", "asked = { rule = { any = ['WC-001', 'WC-246'] } }", []),
    ],
)  # fmt: skip
def test_expectations(tmp_path: Path, first: str, second: str, unmet: list[str]) -> None:
    assert judged(tmp_path, first, second)[1] == unmet


def test_of_several_rules_those_that_were_cited_are_proven(tmp_path: Path) -> None:
    second = "told = [{ event = 'Attacked', rule = { any = ['WC-001', 'WC-229'] } }]"
    assert judged(tmp_path, "", second)[0] == ["WC-229"]


def refused(folder: Path, text: str) -> tuple[list[str], list[str]]:
    path = folder / "mine.toml"
    path.write_text(f'version = 2\ngame = "raiders"\nwhy = "x"\n{text}\n', "utf-8")
    outcomes = list(Judged(read(path), games.game("raiders"), str(path)).steps())
    [outcome] = outcomes
    return outcome.proven, [message.id for message in outcome.unmet]


@pytest.mark.parametrize(
    ("wanted", "proven", "unmet"),
    [
        ("{ message = 'names-nothing' }", [], []),
        ("{ rule = 'WC-246', message = 'names-nothing' }", [], ["unmet-refusal"]),
        ("{ rule = 'WC-246' }", [], ["unmet-refusal"]),
        ("{}", [], ["unmet-refusal"]),
    ],
)
def test_a_refusal_without_a_rule_proves_none(
    tmp_path: Path, wanted: str, proven: list[str], unmet: list[str]
) -> None:
    worm = "[[step]]\nseat = 1\nanswer = { kind = 'worm', space = 'field' }\nrefused = "
    assert judged(tmp_path, second=worm + wanted) == (proven, unmet)


def test_a_set_up_that_must_be_refused(tmp_path: Path) -> None:
    bad = "[setup]\nportals = 'mug,dragon'\n[refused]\nrule = "
    assert refused(tmp_path, bad + "'HR-147'") == (["HR-147"], [])
    assert refused(tmp_path, bad + "{ any = ['HR-147', 'HR-002'] }") == (["HR-147"], [])
    assert refused(tmp_path, bad + "'HR-002'") == ([], ["unmet-refusal"])
    assert refused(tmp_path, "[refused]") == ([], ["unmet-refusal"])
