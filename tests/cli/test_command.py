"""The common ground of all commands: help, errors, exit codes, four languages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kitchentable.commands import COMMANDS
from kitchentable.locale import LANGUAGES
from tests.cli.shell import ALWAYS_FIRST, SITUATIONS, Shell, outside


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
            (["judge"], "Name a situation file, or use --new or --schema."),
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


class TestPseudoLanguage:
    """Every message in brackets: words outside them did not come from a catalogue."""

    def test_help(self, shell: Shell) -> None:
        for words in [[], *([command] for command in COMMANDS)]:
            said = shell(*words, "--help", "--lang", "qps")
            assert not outside(said.out), words

    def test_a_whole_game(self, shell: Shell) -> None:
        typed = "?\ni\nr PA-001\nv\nu\n9\nhello\n" + ALWAYS_FIRST
        for seats in ("2", "3"):
            said = shell("play", "--seed", "3", "--seats", seats, "--lang", "qps", typed=typed)
            assert "⟦The winner is" in said.out
            assert not outside(re.sub(r"p\d|i +\d+", "", said.out))

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
            assert not outside(text), call

    def test_errors(self, shell: Shell) -> None:
        for words in (["fly"], ["judge"], ["simulate", "ludo"], ["replay", "nothing.kt"]):
            said = shell(*words, "--lang", "qps")
            assert said.err.startswith("⟦")
            assert said.err.strip().endswith("⟧")


def test_lengths_are_read_as_a_player_measures(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The option, then the environment, then inches; a wrong unit is told in one sentence."""
    inches = shell("play", "raiders", "--terminal", "--seed", "3", typed="1\n1\n1\n1\nq\n").out
    assert "″ from your Portal" in inches
    metric = shell(
        "play", "raiders", "--terminal", "--seed", "3", "--units", "cm", typed="1\n1\n1\n1\nq\n"
    )
    assert "cm from your Portal" in metric.out
    assert "″ from your Portal" not in metric.out
    monkeypatch.setenv("KITCHENTABLE_UNITS", "cm")
    assert (
        "cm from your Portal"
        in shell("play", "raiders", "--terminal", "--seed", "3", typed="1\n1\n1\n1\nq\n").out
    )
    wrong = shell("rules", "raiders", "--units", "miles")
    assert wrong.code == 2
    assert "miles" in wrong.err
