"""The command line as its users meet it: output, errors, exit codes, four languages."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kitchentable.cli import main
from kitchentable.commands import COMMANDS
from kitchentable.kernel.chance import Sealed, Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.table.journal import Answer
from kitchentable.kernel.table.table import Table
from kitchentable.locale import LANGUAGES
from tests.games.pantry import PANTRY, PantrySetup

SITUATIONS = Path(__file__).parent / "situations" / "pantry"


class Said:
    """What a call of the command gave."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


class Shell:
    """Calls the command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self._capsys, self._patch = capsys, patch

    def __call__(self, *words: object, typed: str = "") -> Said:
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        captured = self._capsys.readouterr()
        assert "Traceback" not in captured.err
        return Said(code, captured.out, captured.err)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("KITCHENTABLE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    return Shell(capsys, monkeypatch)


def finished(chance: Any, seats: int = 2) -> Table[Any]:
    table: Table[Any] = Table(PANTRY, PantrySetup(seats=seats), chance=chance)
    while not table.over:
        for seat in table.waiting():
            table.answer(seat, table.question.part(seat).suggestions()[0])  # type: ignore[union-attr]
    return table


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    path = tmp_path / "sealed.kt"
    saves.write(saves.dump(finished(Sealed(b"k" * 32, ("a", "b")))), path)
    return path


class TestEverywhere:
    def test_help_comes_at_once(self) -> None:
        """Well under half a second: subcommands load only what they need."""
        code = (
            "import sys; from kitchentable.cli import main; main(['--help']); print(*sys.modules)"
        )
        environment = {**os.environ, "KITCHENTABLE_LANG": "en"}
        result = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
        )
        loaded = set(result.stdout.splitlines()[-1].split())
        assert "kitchentable.commands.parser" in loaded
        for heavy in (
            "rich",
            "numpy",
            "kitchentable.lab",
            "kitchentable.kernel.table.table",
            "tomli_w",
        ):
            assert heavy not in loaded

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_command_explains_itself(self, shell: Shell, lang: str) -> None:
        assert all(command in shell("--lang", lang, "--help").out for command in COMMANDS)
        for command in COMMANDS:
            said = shell(command, "--help", "--lang", lang)
            assert said.code == 0
            assert "--lang" in said.out

    def test_without_a_command_it_shows_help(self, shell: Shell) -> None:
        said = shell()
        assert said.code == 0
        assert "simulate" in said.out

    def test_version(self, shell: Shell) -> None:
        assert re.fullmatch(r"\d+\.\d+\.\d+\n", shell("--version").out)

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["fly"], "'fly' is not possible"),
            (["play", "--fast"], "not understood: --fast"),
            (["judge"], "something is missing: FILE"),
            (["simulate", "pantry", "-n", "many"], "many should be a whole number from 0 to"),
            (["simulate", "ludo"], "There is no game “ludo”; there are pantry, raiders, warcraft."),
            (["simulate", "pantry", "--players", "genius"], "no player of the kind “genius”"),
            (["simulate", "pantry", "--players", "random,random,random"], "Players named: 3"),
            (["simulate", "pantry", "--set", "mood"], "“mood” should be KEY=VALUE."),
            (["simulate", "pantry", "--set", "mood=good"], "The setup has no “mood”"),
            (["simulate", "pantry", "--set", "shown=maybe"], "This setup is not possible"),
            (["simulate", "pantry", "--jobs", "-3"], "-3 should be a whole number from 0 to 256"),
            (["play", "--seats", "9" * 30], "should be a whole number from 1 to 99"),
            (["play", "--seed", str(2**63)], "should be a whole number from 0 to"),
            (["play", "--dice", "sealed", "--seats", "98"], "Two or three mice play, not 98."),
            (["simulate", "pantry", "--seats", "7"], "Two or three mice play, not 7."),
            (["rules", "HR-999"], "There is no rule HR-999."),
            (["rules", "ZZ-001"], "There is no rule ZZ-001."),
            (["replay", "nothing.kt"], "nothing.kt cannot be read: there is no such file."),
            (["verify", "nothing.kt"], "nothing.kt cannot be read"),
            (["play", "--resume", "nothing.kt"], "nothing.kt cannot be read"),
            (["play", "--pack", "nothing.toml"], "nothing.toml cannot be read"),
            (["judge", "nothing.toml"], "nothing.toml cannot be read"),
            (["pack", "check", "nothing.toml"], "nothing.toml cannot be read"),
            (["--lang", "xx", "rules"], "There is no language “xx”; there are en, es, nl, nb."),
        ],
    )
    def test_bad_input_gets_one_sentence(self, shell: Shell, words: list[str], said: str) -> None:
        got = shell(*words)
        assert got.code == 2
        assert said in got.err
        assert len(got.err.strip().splitlines()) == 1

    def test_a_defect_is_admitted(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        from kitchentable.commands import simulate

        def broken(*args: object, **kwargs: object) -> None:
            raise ZeroDivisionError("by nothing")

        monkeypatch.setattr(simulate, "simulate", broken)
        said = shell("simulate", "pantry")
        assert said.code == 70
        assert "that is our fault: ZeroDivisionError: by nothing" in said.err


class TestSimulate:
    def test_games_are_counted(self, shell: Shell) -> None:
        said = shell("simulate", "pantry", "-n", "20", "--jobs", "1")
        assert said.code == 0
        assert said.out.startswith("20 games in ")

    def test_the_seed_fixes_everything_whatever_the_number_of_processes(self, shell: Shell) -> None:
        results = []
        for jobs in ("1", "2"):
            said = shell("simulate", "pantry", "-n", "30", "--seats", "3", "--json", "--jobs", jobs)
            results.append(json.loads(said.out))
            for clock in ("seconds", "games_per_second", "decisions_per_second"):
                results[-1].pop(clock)
        assert results[0] == results[1]
        assert results[0]["games"] == 30
        decided = sum(results[0]["wins"]) + results[0]["shared"] + results[0]["undecided"]
        assert decided == 30
        assert results[0]["decisions"] > 300

    def test_no_games_are_fine_too(self, shell: Shell) -> None:
        assert shell("simulate", "pantry", "-n", "0").code == 0


class TestRules:
    def test_one_rule(self, shell: Shell) -> None:
        said = shell("rules", "pa-012")
        assert said.code == 0
        assert "With a total of 7 or more" in said.out
        assert "procedures:" in said.out
        assert "settle_raid" in said.out
        assert "test_situation" in said.out

    def test_a_rule_that_is_not_proven_is_not_so(self, shell: Shell) -> None:
        said = shell("rules", "HR-089")
        assert "strictly more Aces" in said.out
        assert said.code == (0 if "proven by: tests" in said.out else 1)

    def test_an_exempt_rule_says_why(self, shell: Shell) -> None:
        said = shell("rules", "PA-020")
        assert "exempt: advice" in said.out
        assert said.code == 0

    def test_a_whole_game(self, shell: Shell) -> None:
        said = shell("rules", "pantry")
        assert said.code == 0
        assert "20 rules: 19 proven, 1 exempt." in said.out

    def test_in_dutch(self, shell: Shell) -> None:
        assert "muis" in shell("rules", "PA-001", "--lang", "nl").out.lower()

    def test_as_json(self, shell: Shell) -> None:
        rules = json.loads(shell("rules", "raiders", "--json").out)
        assert len(rules) == 308
        assert {"number", "group", "text", "code", "tests", "proven"} <= set(rules[0])

    def test_unproven(self, shell: Shell) -> None:
        assert shell("rules", "pantry", "--unproven").out.strip().endswith("0 exempt.")

    def test_check(self, shell: Shell) -> None:
        said = shell("rules", "--check")
        assert said.code == 0
        assert "pantry: 20 rules, 0 not proven yet." in said.out


class TestJudge:
    def test_a_situation_step_by_step(self, shell: Shell) -> None:
        said = shell("judge", SITUATIONS / "raid.toml")
        assert said.code == 0
        assert "Player 2 loses a crumb to Player 3.  [PA-012]" in said.out
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
                'pass = true\nrefused = { rule = "PA-1" }\nasked',
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
        assert "line 3, step[0]: there is no “answr” here" in said.err

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


class TestVerify:
    def test_a_sealed_game(self, shell: Shell, sealed: Path) -> None:
        said = shell("verify", sealed)
        assert said.code == 0
        assert "they are as they had to be" in said.out
        assert Sealed(b"k" * 32).commitment in said.out
        assert "does not prove" in said.out

    def test_the_commitment_one_noted(self, shell: Shell, sealed: Path) -> None:
        right = Sealed(b"k" * 32).commitment
        assert shell("verify", sealed, "--commitment", right.upper()).code == 0
        said = shell("verify", sealed, "--commitment", "ab" * 32)
        assert said.code == 1
        assert "The commitment does not match" in said.out

    def test_a_forged_roll(self, shell: Shell, tmp_path: Path) -> None:
        table = finished(Sealed(b"k" * 32, ("a", "b")))
        again: Table[Any] = Table(PANTRY, table.setup, chance=table.chance)
        rolled = again.journal[1]
        assert isinstance(rolled, Answer)
        assert isinstance(rolled.value, int)
        again.journal[1] = Answer(-1, (rolled.value + 1) % 4)
        forged: Table[Any] = Table(
            PANTRY, table.setup, chance=table.chance, journal=again.journal[:4]
        )
        path = tmp_path / "forged.kt"
        saves.write(saves.dump(forged), path)
        said = shell("verify", path, "--json")
        assert said.code == 1
        assert json.loads(said.out)["wrong"] == 1

    def test_an_open_seed_says_what_that_means(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "seeded.kt"
        saves.write(saves.dump(finished(Seeded(3))), path)
        assert "open seed" in shell("verify", path).out


class TestReplay:
    def test_every_moment(self, shell: Shell, sealed: Path) -> None:
        said = shell("replay", sealed)
        assert said.code == 0
        assert "The beginning" in said.out
        assert "leads this night.  [PA-005]" in said.out

    def test_one_moment_with_its_picture(self, shell: Shell, sealed: Path) -> None:
        said = shell("replay", sealed, "--at", "10")
        assert "Night 1 of 4" in said.out

    def test_a_seats_own_file(self, shell: Shell, tmp_path: Path) -> None:
        table: Table[Any] = Table(PANTRY, PantrySetup(), chance=Seeded(3))
        path = tmp_path / "mine.kt"
        saves.write(saves.export(table, 1), path)
        said = shell("replay", path, "--at", "99")
        assert said.code == 0
        assert re.search(r"Player 1: 3 crumbs, hand ▒, ▒, ▒", said.out)
        assert re.search(r"Player 2: 3 crumbs, hand \d, \d, \d", said.out)
        assert shell("verify", path).code == 2

    def test_as_json(self, shell: Shell, sealed: Path) -> None:
        frames = json.loads(shell("replay", sealed, "--json").out)
        assert frames[0]["position"] == 0
        assert any(event["words"] for frame in frames for event in frame["told"])

    @pytest.mark.parametrize("words", [["--at", "-1"], ["--seat", "9"], ["--seat", "0"]])
    def test_what_is_not_there(self, shell: Shell, sealed: Path, words: list[str]) -> None:
        assert shell("replay", sealed, *words).code == 2


class TestPack:
    def test_a_template_fits(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        assert shell("pack", "template", "pantry", "-o", path).code == 0
        assert path.read_text().startswith("# A pack for Kitchen Table")
        assert shell("pack", "check", path).code == 0
        assert shell("pack", "template", "pantry", "-o", path).code == 2, "nothing is overwritten"

    def test_a_pack_that_does_not_fit(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        path.write_text('nights = "x"\n' + shell("pack", "template", "pantry").out)
        text = re.sub(r"\nnights = 4\n", "\n", path.read_text())
        path.write_text(text)
        said = shell("pack", "check", path)
        assert said.code == 1
        assert "line 1, nights: expected a whole number, found a text." in said.out
        assert json.loads(shell("pack", "check", path, "--json").out)["fits"] is False


ALWAYS_FIRST = "1\n" * 200


def asked(out: str) -> list[str]:
    """The questions put to the first player."""
    return re.findall(r"^(?:> )?Player 1: (.*\?)$", out, re.MULTILINE)


class TestPlay:
    def test_a_whole_game(self, shell: Shell) -> None:
        said = shell("play", "pantry", "--terminal", "--seed", "3", typed=ALWAYS_FIRST)
        assert said.code == 0
        assert "The winner is" in said.out.splitlines()[-1]

    def test_the_first_game_is_the_default(self, shell: Shell) -> None:
        assert "The Pantry" in shell("play", "--seed", "3", typed="q\n").out

    def test_save_and_resume_at_any_question(self, shell: Shell, tmp_path: Path) -> None:
        whole = shell("play", "--seed", "5", typed=ALWAYS_FIRST).out.splitlines()[-1]
        for moves in range(8):
            path = tmp_path / f"{moves}.kt"
            first = shell("play", "--seed", "5", "--save", path, typed="1\n" * moves + "q\n")
            assert path.exists()
            again = shell("play", "--seed", "5", "--resume", path, typed="q\n")
            assert asked(again.out)[0] == asked(first.out)[-1], "the same question"
            said = shell("play", "--seed", "5", "--resume", path, typed=ALWAYS_FIRST)
            assert said.code == 0
            if moves == 0:
                assert said.out.splitlines()[-2:][0] == whole

    def test_a_save_file_is_never_overwritten_by_a_new_game(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        path = tmp_path / "game.kt"
        path.write_bytes(b"precious")
        assert shell("play", "--save", path).code == 2
        assert path.read_bytes() == b"precious"

    def test_one_may_stop_in_the_middle(self, shell: Shell) -> None:
        said = shell("play", "--seed", "3", typed="1\n")
        assert said.code == 0
        assert said.out.strip().endswith("Until next time.")

    def test_two_people_hand_the_screen_over(self, shell: Shell) -> None:
        said = shell("play", "--players", "person,person", "--seed", "1", typed="1\n\nq\n")
        assert "Player 2, it is your turn. Press Enter" in said.out
        before, _, after = said.out.partition("Player 2, it is your turn")
        assert "Player 2: 3 crumbs, hand ▒, ▒, ▒" in before
        assert "Player 1: 3 crumbs, hand ▒, ▒, ▒" in after

    def test_real_dice_are_typed_in(self, shell: Shell) -> None:
        """Nobody can tell the order of a shuffled deck; a draw is told by the one who sees it."""
        typed = "3\n\n5\n\nq\n"
        said = shell("play", "--dice", "physical", "--players", "person,person", typed=typed)
        assert "shuffled" not in said.out
        first, _, rest = said.out.partition("Player 2, it is your turn")
        second, _, third = rest.partition("Player 1, it is your turn")
        assert "Dice: A favourite card is drawn" in first
        assert "Dice: A favourite card is drawn" in second
        assert "favourite card: 3" not in second
        assert "favourite card: 5" not in first + third
        assert "Player 1 has a favourite card: 3." in third

    def test_dice_are_typed_by_their_faces(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "dice.kt"
        shell("play", "--dice", "physical", "--save", path, typed="3\n4\n1\n1\nq\n")
        for _ in range(6):
            said = shell("play", "--resume", path, typed="1\n1\n2 5 1\n2 7\n2 5\nq\n")
            if "Type what you rolled" in said.out:
                assert "Dice rolled: 2; results given: 3." in said.out
                assert "has no face “7”" in said.out
                assert "Rolled: 2, 5." in said.out
                return
        pytest.fail("no roll was ever asked for")

    def test_sealed_dice_show_their_commitment(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "game.kt"
        said = shell("play", "--dice", "sealed", "--save", path, typed=ALWAYS_FIRST)
        found = re.search(r"[0-9a-f]{64}", said.out)
        assert found is not None
        assert shell("verify", path, "--commitment", found[0]).code == 0

    @pytest.mark.parametrize(
        ("typed", "said"),
        [
            ("9\n", "Type a number from 1 to 3."),
            ("hello\n", "“hello” is no answer here"),
            ("?\n", "undo your last answer"),
            ("r PA-004\n", "PA-004  Each night every mouse"),
            ("r PA-999\n", "There is no rule PA-999."),
            ("u\n", "No: This cannot be undone: dice were rolled"),
            ("s\n", "Say where: s FILE"),
            ("i\n", "Give Player 2 3 crumbs"),
            ("i 1\n", "Player 1 leaves the game.  [PA-014]"),
            ("v\n", "Night 1 of 4"),
        ],
    )
    def test_what_one_can_type(self, shell: Shell, typed: str, said: str) -> None:
        assert said in shell("play", "--seed", "3", typed=typed).out

    @pytest.mark.parametrize(
        "line",
        ["", "²", "i ²", "9" * 5000, "s .", "s /", "s a\0b", "p9", "r", "\u202e", "-1", "1 1"],
    )
    def test_odd_lines_do_no_harm(self, shell: Shell, line: str) -> None:
        said = shell("play", "--seed", "3", typed=f"{line}\n{line}\nq\n")
        assert said.code == 0
        assert said.out.strip().endswith("Until next time.")

    def test_the_end_of_input_at_the_hand_over(self, shell: Shell) -> None:
        said = shell("play", "--players", "person,person", "--seed", "1", typed="1\n")
        assert said.code == 0

    def test_saving_overwrites_nothing(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "precious.txt"
        path.write_text("precious")
        said = shell("play", "--seed", "3", typed=f"s {path}\nq\n")
        assert "is there already" in said.out
        assert path.read_text() == "precious"

    def test_a_game_without_a_seed_can_be_saved(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "game.kt"
        assert shell("play", "--save", path, typed="1\nq\n").code == 0
        assert shell("play", "--resume", path, typed="q\n").code == 0

    def test_places_are_typed_in_inches(self, shell: Shell, tmp_path: Path) -> None:
        for seed in range(20):
            said = shell("play", "--seed", seed, typed="1\n2.5 11\n2,5 abc\n2,5 3.25\nq\n")
            if "Where on the cloth" in said.out:
                assert "No: The cloth goes from 0 to 10.00 inches.  [PA-007]" in said.out
                assert "“abc” is not a length in inches" in said.out
                assert "puts a paw at 2.50, 3.25." in said.out
                return
        pytest.fail("seat 0 never led the first night")

    def test_a_pack_is_played_with(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "short.toml"
        path.write_text('nights = 1\n[pack]\ngame = "pantry"\nname = "x"\nsource = "house"\n')
        said = shell("play", "--seed", "3", "--pack", path, typed=ALWAYS_FIRST)
        assert "Night 1 of 1" in said.out


class TestPseudoLanguage:
    """Every message in brackets: words outside them did not come from a catalogue."""

    def outside(self, text: str) -> set[str]:
        while "⟦" in text:
            text = re.sub(r"⟦[^⟦⟧]*⟧", " ", text)
        text = re.sub(r"\[[A-Z]{2}-\d+(, [A-Z]{2}-\d+)*\]|\b[A-Z]{2}-\d{3}\b", " ", text)
        text = re.sub(r"--?[a-z]+\b|\b(kitchentable|KEY=VALUE)\b", " ", text)
        text = re.sub(r"[A-Z]+(,\.\.\.|\|[A-Z]+)?\b|[a-z]+(\|[a-z]+)+", " ", text)
        return set(re.findall(r"[^\W\d_]{2,}", text)) - set(COMMANDS)

    def test_help(self, shell: Shell) -> None:
        for words in [[], *([command] for command in COMMANDS)]:
            said = shell(*words, "--help", "--lang", "qps")
            assert not self.outside(said.out), words

    def test_a_whole_game(self, shell: Shell) -> None:
        typed = "?\ni\nr PA-001\nv\nu\n9\nhello\n" + ALWAYS_FIRST
        for seats in ("2", "3"):
            said = shell("play", "--seed", "3", "--seats", seats, "--lang", "qps", typed=typed)
            assert "⟦The winner is" in said.out
            assert not self.outside(re.sub(r"p\d|i +\d+", "", said.out))

    def test_the_other_commands(self, shell: Shell, sealed: Path) -> None:
        calls: list[list[object]] = [
            ["simulate", "pantry", "-n", "5", "--jobs", "1"],
            ["replay", sealed],
            ["verify", sealed],
            ["judge", SITUATIONS / "paw.toml"],
        ]
        for call in calls:
            said = shell(*call, "--lang", "qps")
            text = said.out
            if call[0] == "judge":  # title and reason are the file's own
                text = "\n".join(text.splitlines()[2:])
            assert not self.outside(text), call

    def test_errors(self, shell: Shell) -> None:
        for words in (["fly"], ["judge"], ["simulate", "ludo"], ["replay", "nothing.kt"]):
            said = shell(*words, "--lang", "qps")
            assert said.err.startswith("⟦")
            assert said.err.strip().endswith("⟧")
