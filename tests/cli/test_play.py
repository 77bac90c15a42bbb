"""A game in the terminal, as a person types it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kitchentable.kernel.company import CHARACTERS
from kitchentable.kernel.files import saves
from tests.cli.shell import ALWAYS_FIRST, Shell


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

    def test_a_player_may_stop_in_the_middle(self, shell: Shell) -> None:
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
                assert "You rolled 2 dice, but gave 3 results." in said.out
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
            ("i\n", "Give Nell 3 crumbs"),
            ("i 1\n", "Player 1 leaves the game.\n"),
            ("d\n", "Player 1 is dealt"),
            ("v\n", "Night 1 of 4"),
        ],
    )
    def test_what_a_player_can_type(self, shell: Shell, typed: str, said: str) -> None:
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


def test_the_terminal_the_file_and_the_replay_say_the_same_name(
    shell: Shell, tmp_path: Path
) -> None:
    file = tmp_path / "game.kt"
    options = ("--seed", "3", "--save", str(file), "--set", "races=orc,human")
    shell("play", "warcraft", "--players", "regular,regular", *options)
    saved = saves.read(file)
    for name in saved.played.names:
        assert name in CHARACTERS.values()
        assert f"{name} plays the" in shell("replay", str(file)).out
