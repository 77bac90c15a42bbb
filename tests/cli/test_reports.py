"""Commands that report: simulate, rules, verify, replay, pack."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kitchentable.kernel.chance import Sealed, Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.table.journal import Answer
from kitchentable.kernel.table.table import Table
from tests.cli.shell import Shell, finished
from tests.games.pantry import PANTRY, PantrySetup


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


class TestVerify:
    def test_a_sealed_game(self, shell: Shell, sealed: Path) -> None:
        said = shell("verify", sealed)
        assert said.code == 0
        assert "they are as they had to be" in said.out
        assert Sealed(b"k" * 32).commitment in said.out
        assert "does not prove" in said.out

    def test_a_commitment_that_a_player_noted(self, shell: Shell, sealed: Path) -> None:
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
        assert "leads this night." in said.out
        assert "[PA-005]" not in said.out, "the numbers of rules stand behind --details"

    def test_every_line_unfolds(self, shell: Shell, sealed: Path) -> None:
        said = shell("replay", sealed, "--details")
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
