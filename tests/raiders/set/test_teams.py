"""Teams as files: read, checked with the rules, built by arguments and in conversation, played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kitchentable.kernel.problem import Problem
from kitchentable.locale import LANGUAGES
from kitchentable.raiders import GAME
from kitchentable.raiders.model import team, team_file
from kitchentable.raiders.model.content import Entry, Team
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.team_file import Written
from tests.cli.shell import Shell

CARDS = GAME.box.shipped().cards
HEAD = '[team]\ngame = "raiders"\nname = "Mine"\n'


def write(folder: Path, text: str, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def file_of(folder: Path, *entries: Entry, stars: int = 6) -> Path:
    return write(folder, team_file.as_text(Written("raiders", "Mine", entries, stars)))


class TestRules:
    """What is wrong is said all at once, each with its rule."""

    @pytest.mark.parametrize(
        ("entries", "rules"),
        [
            # 2 + 1 Stars, one Leader for one Unit
            ([Entry("guardsmen"), Entry("shefin")], []),
            # four times 2 Stars are 8
            ([Entry("guardsmen", separate=4)], ["HR-003"]),
            # a merged unit is one unit: two Leaders are one too many
            ([Entry("guardsmen", copies=2), Entry("shefin"), Entry("ensign")], ["HR-004"]),
            ([Entry("guardsmen"), Entry("ohm")], ["HR-005"]),
            ([Entry("guardsmen"), Entry("duellist", copies=2)], ["HR-010"]),
            ([Entry("ohm", copies=2), Entry("cruet", separate=2)], ["HR-010", "HR-003", "HR-005"]),
        ],
    )
    def test_everything_wrong_is_named(self, entries: list[Entry], rules: list[str]) -> None:
        found = team.problems(Team("Mine", tuple(entries)), CARDS, 6)
        assert [problem.rule for problem in found] == rules


class TestFiles:
    def test_what_is_written_can_be_read(self, tmp_path: Path) -> None:
        entries = (Entry("guardsmen", 2, 1), Entry("fusiliers", 1, 2), Entry("shefin"))
        written = Written("raiders", 'The "watch" \\ é', entries, 10)
        path = write(tmp_path, team_file.as_text(written))
        assert team_file.read(path) == written

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("", "mine.toml has no [team]."),
            (HEAD + "entries = []\n", "a team has a name and at least one card"),
            (HEAD + "entries = [{ crad = 'x' }]\n", "there is no “crad” here"),
            (HEAD + "entries = [{ card = 3 }]\n", "expected a text, found a whole number"),
            (
                HEAD + "entries = [{ card = 'shefn' }]\n",
                "“shefn” that is not there; there are shefin",
            ),
            (HEAD.replace("raiders", "ludo") + "entries = [{ card = 'shefin' }]\n", "ludo"),
            (HEAD + "entries = [{ card = 'shefin' }]\n[dice]\n", "“dice” does not belong there"),
        ],
    )
    def test_a_bad_file_gets_one_sentence(
        self, shell: Shell, tmp_path: Path, text: str, said: str
    ) -> None:
        got = shell("team", "check", write(tmp_path, text))
        assert got.code == 2
        assert said in got.err
        assert len(got.err.strip().splitlines()) == 1

    def test_a_setup_may_name_files(self, tmp_path: Path) -> None:
        path = file_of(tmp_path, Entry("guardsmen"), Entry("shefin"))
        setup = RaidersSetup(teams=f"{path},{path}")
        agreed, content = GAME.box.with_files(setup, GAME.box.shipped())
        assert agreed.team_names == ["mine", "mine+"], "two teams, also if they are the same"
        state = GAME.rules.begin(agreed, content)
        assert len(state.characters) == 2 * (3 + 1)
        assert GAME.box.with_files(RaidersSetup(), content) == (RaidersSetup(), content)

    def test_a_table_may_be_a_file_too(self, tmp_path: Path) -> None:
        table = (Path(team_file.__file__).parents[1] / "packs/tables/desk.toml").read_text("utf-8")
        path = write(tmp_path, table, "my_desk.toml")
        agreed, content = GAME.box.with_files(RaidersSetup(table=str(path)), GAME.box.shipped())
        assert agreed.table == "my_desk"
        assert GAME.rules.begin(agreed, content).objects

    def test_a_file_that_is_not_there(self) -> None:
        with pytest.raises(Problem):
            GAME.box.with_files(RaidersSetup(teams="nothing.toml,gremlins"), GAME.box.shipped())


class TestCheck:
    def test_a_team_that_may_be_played(self, shell: Shell, tmp_path: Path) -> None:
        said = shell("team", "check", file_of(tmp_path, Entry("guardsmen"), Entry("shefin")))
        assert said.code == 0
        assert said.out.splitlines()[0] == "Mine: 3 of 6 Stars"
        assert said.out.strip().endswith("It may be played.")

    def test_one_that_may_not(self, shell: Shell, tmp_path: Path) -> None:
        path = file_of(tmp_path, Entry("guardsmen"), Entry("shefin", separate=2), Entry("ohm"))
        said = shell("team", "check", path, "--stars", "3")
        assert said.code == 1
        assert "✗ The team “Mine” costs 6 Stars; at most 3 were agreed.  [HR-003]" in said.out
        assert "✗ The team “Mine” has more Leaders (2) than Units (1)" in said.out
        assert "✗ The team “Mine” mixes factions: New Lilliput and Gremlins.  [HR-005]" in said.out

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_ready_made_ones_in_four_languages(self, shell: Shell, lang: str) -> None:
        said = shell("team", "check", "gremlins", "fair-folk-10", "--lang", lang)
        assert said.code == 0
        names = {"en": "Granny Ohm", "es": "Abuela Ohmio", "nl": "Oma Ohm", "nb": "Bestemor Ohm"}
        assert names[lang] in said.out

    def test_as_json(self, shell: Shell, tmp_path: Path) -> None:
        path = file_of(tmp_path, Entry("guardsmen", separate=4))
        data = json.loads(shell("team", "check", path, "--json").out)
        assert (data["fits"], data["cost"], data["stars"]) == (False, 8, 6)
        assert data["problems"][0]["rule"] == "HR-003"

    def test_without_a_team(self, shell: Shell) -> None:
        assert shell("team", "check").code == 2


class TestBuild:
    def test_by_arguments(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "built.toml"
        said = shell("team", "build", "guardsmen+2", "shefin", "duellist", "-o", path)
        assert said.code == 0
        assert team_file.read(path).entries == (
            Entry("guardsmen", 2), Entry("shefin"), Entry("duellist"),
        )  # fmt: skip
        assert shell("team", "build", "shefin", "-o", path).code == 2, "nothing is overwritten"

    def test_what_the_rules_refuse_is_not_written(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "built.toml"
        said = shell("team", "build", "guardsmen*4", "-o", path)
        assert said.code == 1
        assert "[HR-003]" in said.out
        assert not path.exists()

    @pytest.mark.parametrize("word", ["guardsmen+", "guardsmen*x", "guardsmen+1*²", "nobody"])
    def test_odd_words(self, shell: Shell, word: str) -> None:
        assert shell("team", "build", word).code == 2

    def test_in_conversation(self, shell: Shell, tmp_path: Path) -> None:
        """Gremlins: Ragmen, a second copy merged, two Leaders, one of them left out again."""
        path = tmp_path / "built.toml"
        typed = "9\n3\n1\n+ 1\n6\n7\nw\nc 1\n- 3\n99\nw\n"
        said = shell("team", "build", "--name", "Rags", "-o", path, typed=typed)
        assert said.code == 0
        assert "Type a number from 1 to 5." in said.out
        assert "has more Leaders (2) than Units (1)" in said.out
        assert "Cogs, cloth and a clothes peg" in said.out, "the card's own line"
        written = team_file.read(path)
        assert written.name == "Rags"
        assert written.entries == (Entry("ragmen", 2), Entry("tinker"))

    @pytest.mark.parametrize("typed", ["", "q\n", "1\n", "1\n1\nq\n", "1\nw\n"])
    def test_one_may_leave(self, shell: Shell, typed: str) -> None:
        said = shell("team", "build", typed=typed)
        assert said.code == 0
        assert "[team]" not in said.out


def test_cards_are_read_with_their_rules(shell: Shell) -> None:
    out = shell("team", "cards", "guardsmen").out
    card = CARDS["guardsmen"]
    head = f"Unit, New Lilliput, {card.cost} Stars, Force 3, Movement {card.movement}″"
    assert f"Guardsmen: {head}" in out
    assert "Roundhouse attack [HR-217], Reach [HR-229]" in out
    assert shell("team", "cards", "Gremlins").out.count("Gremlins") == 11
    assert shell("team", "cards", "elephants").code == 2


def test_a_team_file_is_played_with(shell: Shell, tmp_path: Path) -> None:
    path = file_of(tmp_path, Entry("ragmen", 2), Entry("tinker"))
    options = ["play", "raiders", "--terminal", "--seed", "1", "--set", f"teams={path},lilliput"]
    said = shell(*options, typed="1\n" * 12 + "q\n")
    assert said.code == 0
    assert "Chief Tinker" in said.out
    refused = shell(*options, "--set", "stars=2", typed="q\n")
    assert refused.code == 2
    assert "The team “Mine” costs 3 Stars; at most 2 were agreed." in refused.err


def test_the_guide_tells_the_truth(shell: Shell, tmp_path: Path) -> None:
    """Its team may be played, and its chances are what the program says."""
    guide = (Path(__file__).parents[3] / "docs" / "raiders.md").read_text("utf-8")
    block = guide.split("```toml\n")[1].split("```")[0]
    assert shell("team", "check", write(tmp_path, block)).code == 0
    assert "Wounds: 76.21%" in guide
    assert "Wounds: 76.21%" in shell("odds", "raiders", "2 red 1 black", "2 white").out
    strongest = shell("odds", "raiders", "2 red 1 black, strongest", "2 white").out
    assert "34.89%" in guide
    assert "34.89%" in strongest
    typed = ("rodbearers shooting, discard", "guardsmen")
    assert all(word in guide for word in typed)
    assert shell("odds", "raiders", *typed).code == 0
