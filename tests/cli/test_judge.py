"""The command that judges situations."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.shell import SITUATIONS, Shell


class TestJudge:
    def test_a_situation_step_by_step(self, shell: Shell) -> None:
        said = shell("judge", SITUATIONS / "raid.toml")
        assert said.code == 0
        assert "Player 2 loses a crumb to Player 3.  [PA-012]" in said.out
        assert "\nStep 2, Player 2: Pass\n" in said.out
        assert said.out.strip().endswith("Everything is as expected.")

    def test_in_spanish(self, shell: Shell) -> None:
        said = shell("judge", SITUATIONS / "raid.toml", "--lang", "es")
        assert "[PA-012]" in said.out
        assert "loses" not in said.out

    def test_what_is_not_as_expected_is_named(self, shell: Shell, tmp_path: Path) -> None:
        wrong = (SITUATIONS / "raid.toml").read_text().replace('"mice.1.crumbs" = 2', '"night" = 9')
        path = tmp_path / "wrong.toml"
        path.write_text(wrong)
        said = shell("judge", path)
        assert said.code == 1
        assert "expected night = 9, found 1" in said.out

    @pytest.mark.parametrize(
        ("old", "new", "said"),
        [
            ('event = "Robbed"', 'event = "Caught"', "expected to be told"),
            ('rule = "PA-012"', 'rule = "PA-011"', "expected to be told"),
            ("total = 7", "total = 6", "expected to be told"),
            ("seat = 1, rule", "seat = 0, rule", "expected"),
            ("options = [2]", "options = [2, 3]", "expected options"),
            ("pass = true\ntold", "answer = 3\ntold", "was refused"),
            (
                "pass = true\nasked",
                'pass = true\nrefused = { rule = "PA-001" }\nasked',
                "the refusal",
            ),
            ('say = "guard"', 'say = "rob-whom"', "expected say"),
        ],
    )
    def test_every_kind_of_expectation_can_fail(
        self, shell: Shell, tmp_path: Path, old: str, new: str, said: str
    ) -> None:
        text = (SITUATIONS / "raid.toml").read_text()
        assert old in text
        path = tmp_path / "wrong.toml"
        path.write_text(text.replace(old, new, 1))
        got = shell("judge", path)
        assert got.code == 1, got.out
        assert said in got.out

    def test_as_json(self, shell: Shell) -> None:
        data = json.loads(shell("judge", SITUATIONS / "paw.toml", "--json").out)
        assert data["met"] is True
        refused = data["steps"][1]["refused"]
        assert refused["rule"] == "PA-007"
        assert "within an inch" in refused["words"]

    def test_a_mistake_in_the_file(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "odd.toml"
        path.write_text('game = "pantry"\nwhy = "x"\n[[step]]\nanswr = 3\n')
        said = shell("judge", path)
        assert said.code == 2
        assert "line 4, step[0].answr: there is no “answr” here; did you mean “answer”?" in said.err

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("[[step]]\nstate = { inside = 1 }", 1),
            ('[[step]]\nstate = { "mice.0.__class__" = 1 }', 1),
            ('[[step]]\nstate = { "mice.²" = 1 }', 1),
            ("[[step]]\ntold = [{ event = 'Dealt', say = 1 }]", 1),
            ("[[step]]\nasked = { seat = 99 }", 1),
            ("[state]\nmoment = 'nonsense'\nmice = [{ seat = 0 }, { seat = 1 }]\n[[step]]", 2),
            (
                "[state]\nmice = [{ seat = 0 }]\nleader = 7\nmoment = 'rob'\n[[step]]",
                0,
            ),
            ("[setup]\nseats = 7\n[[step]]", 2),
            ("[content]\ncrads = [1]\n[[step]]", 2),
            ("[content]\ncards = [1]\n[[step]]", 2),
            ("[content.die]\nname = 'x'\n[[step]]", 0),
            ("[setup]\nseats = " + "9" * 5000 + "\n[[step]]", 2),
            ("x = " + "[" * 3000 + "]" * 3000 + "\n[[step]]", 2),
        ],
    )
    def test_odd_situations(self, shell: Shell, tmp_path: Path, text: str, code: int) -> None:
        path = tmp_path / "odd.toml"
        path.write_text(f'game = "pantry"\nwhy = "x"\n{text}\n')
        said = shell("judge", path)
        assert said.code == code, said.out + said.err

    @pytest.mark.parametrize(
        "step", ["seat = 0\nanswer = 1\npass = true", "answer = 1", "undo = true"]
    )
    def test_a_step_does_one_thing(self, shell: Shell, tmp_path: Path, step: str) -> None:
        path = tmp_path / "odd.toml"
        path.write_text(f'game = "pantry"\nwhy = "x"\n[[step]]\n{step}\n')
        said = shell("judge", path)
        assert said.code == 2
        assert "step 1: a step does one thing" in said.err

    def test_the_question_that_stands_is_shown_with_its_options(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        text = (SITUATIONS / "raid.toml").read_text()
        path = tmp_path / "short.toml"
        path.write_text(text[: text.index("[[step]]\nseat = 1")])
        said = shell("judge", path)
        assert "Asked now: Player 2: " in said.out
        assert "\n    pass = true  " in said.out
        assert "\n    2\n" in said.out

    def test_the_options_are_shown_after_a_refusal(self, shell: Shell) -> None:
        out = shell("judge", SITUATIONS / "paw.toml").out
        refused = out.index("Refused: ")
        assert "Asked now: " in out[refused : out.index("Step 3")]

    def test_it_stops_at_the_first_failure_and_says_what_differs(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        text = (SITUATIONS / "raid.toml").read_text()
        path = tmp_path / "wrong.toml"
        path.write_text(text.replace("total = 7", "total = 6"))
        said = shell("judge", path)
        assert "but it was told with total = 7" in said.out
        assert "Step 3" in said.out
        assert "Step 4" not in said.out
        steps = json.loads(shell("judge", path, "--json").out)["steps"]
        assert [each["step"] for each in steps] == [1, 2, 3]

    def test_the_result_is_told(self, shell: Shell) -> None:
        said = shell("judge", SITUATIONS / "leave.toml")
        assert "The game is over: " in said.out
        assert json.loads(shell("judge", SITUATIONS / "leave.toml", "--json").out)["result"][
            "winners"
        ]

    @pytest.mark.parametrize(
        ("text", "code"), [("[[step]]\nstate = { night = 9 }\n", 1), ("[[step]]\nanswr = 1", 2)]
    )
    def test_a_reader_that_closes_the_pipe_changes_no_exit_code(
        self, tmp_path: Path, text: str, code: int
    ) -> None:
        path = tmp_path / "wrong.toml"
        path.write_text(f'game = "pantry"\nwhy = "{"x" * 70000}"\n{text}\n')
        command = [sys.executable, "-m", "kitchentable.cli", "judge", str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as judging:
            assert judging.stdout is not None
            judging.stdout.close()
            judging.wait()
        assert judging.returncode == code

    def test_an_option_can_be_copied_into_a_file(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        text = shell("judge", "--new", "raiders").out
        path.write_text(text[: text.index("[[step]]")] + "[[step]]\n", "utf-8")
        out = shell("judge", path).out
        [option] = [line for line in out.splitlines() if "Reds: move" in line]
        answer = option.partition("  Reds:")[0].strip()
        assert tomllib.loads(f"answer = {answer}") == {"answer": {"who": "Reds", "what": "move"}}
        with path.open("a", encoding="utf-8") as file:
            file.write(f"[[step]]\nseat = 0\nanswer = {answer}\n")
        assert shell("judge", path).code == 0

    def test_the_dice_of_a_roll_are_shown_with_their_faces(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        path = tmp_path / "mine.toml"
        text = shell("judge", "--new", "raiders").out
        path.write_text(text[: text.index("[[step]]\nchance")], "utf-8")
        assert 'dice to roll: 1 white ("blank" "ace" "critical")' in shell("judge", path).out
