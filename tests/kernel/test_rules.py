"""The rule register, the rulebooks and the proof."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from kitchentable import games
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.rulebook import Rulebook
from kitchentable.kernel.rules import SkipTo, code_of, disabled, numbers, numbers_of, rule, where
from kitchentable.players.random import RandomPlayer
from tests.proof import failure
from tools import proof, prove

ROOT = Path(__file__).parent.parent.parent


@rule("XX-900")
def double(number: int) -> int:
    return 2 * number


@rule("XX-901")
def asks() -> Iterator[int]:
    yield 1


class Holder:
    @rule("XX-902", "XX-903")
    def method(self, number: int = 3) -> int:
        return number


def test_the_register_knows_where_a_rule_lives() -> None:
    assert code_of("XX-900") == (double,)
    line = double.__code__.co_firstlineno
    assert where(code_of("XX-900")[0]) == f"{double.__module__}:{line} double"
    assert {"XX-900", "XX-903"} <= set(numbers())
    assert code_of("XX-999") == ()


def test_a_rule_can_be_switched_off_and_on_again() -> None:
    with disabled("XX-900"), disabled("XX-901"), disabled("XX-903"):
        assert double(2) == 0
        assert list(asks()) == []
        assert Holder().method(4) == 0
    assert double(2) == 4
    assert list(asks()) == [1]
    assert Holder().method() == 3


@rule("XX-905", off=lambda number: number)
def tripled(number: int) -> int:
    return 3 * number


@rule("XX-906", off="nobody")
def choose() -> Generator[str, None, str]:
    yield "who?"
    return "somebody"


@rule("XX-907")
def found() -> list[int]:
    return [1]


@rule("XX-908")
def made() -> Path:
    return ROOT


def test_what_is_left_without_a_rule_can_be_said() -> None:
    with disabled("XX-905"), disabled("XX-906"), disabled("XX-907"):
        assert tripled(2) == 2
        with pytest.raises(StopIteration) as done:
            next(choose())
        assert done.value.value == "nobody"
        found().append(2)
        assert found() == [], "a list of its own for each caller"
    assert tripled(2) == 6


class Turn:
    def __init__(self) -> None:
        self.stage = "battles"
        self.asked = 0


@rule("XX-910", off=SkipTo("harvest"))
@rule("XX-911", off=lambda turn: iter(["who?"]))
def fight(turn: Turn) -> Iterator[str]:
    turn.asked += 1
    turn.stage = "aftermath"
    yield "which battle?"


def test_a_stage_can_be_left_out() -> None:
    turn = Turn()
    with disabled("XX-910"):
        assert list(fight(turn)) == []
    assert (turn.stage, turn.asked) == ("harvest", 0)
    assert list(fight(turn)) == ["which battle?"]
    assert turn.stage == "aftermath"


def test_each_rule_of_a_function_leaves_its_own() -> None:
    assert numbers_of(fight) == ("XX-910", "XX-911")
    with disabled("XX-911"):
        assert list(fight(Turn())) == ["who?"]


def test_several_marks_on_a_function_bear_few_numbers_together() -> None:
    marked = rule("A", "B", "C")(lambda: 1)
    with pytest.raises(ValueError, match="1 to 5"):
        rule("D", "E", "F")(marked)


def test_where_no_value_is_neutral_it_has_to_be_said() -> None:
    with pytest.raises(TypeError, match="returns Path: say with `off`"), disabled("XX-908"):
        pass


def test_something_is_left_of_every_rule_of_the_games() -> None:
    for row in games.listed():
        games.game(row.name)
    for number in numbers():
        if not number.startswith("XX"):
            with disabled(number):
                pass


def test_it_is_switched_on_again_after_a_failure() -> None:
    with pytest.raises(ZeroDivisionError), disabled("XX-900"):
        raise ZeroDivisionError
    assert double(2) == 4


def test_a_function_bears_few_numbers() -> None:
    with pytest.raises(ValueError, match="1 to 5"):
        rule("A", "B", "C", "D", "E", "F")
    with pytest.raises(ValueError, match="1 to 5"):
        rule()


def test_a_property_cannot_bear_a_rule() -> None:
    with pytest.raises(TypeError, match="goes on a function"):
        rule("XX-904")(property(lambda self: 1))  # type: ignore[type-var]


class TestRulebooks:
    @pytest.mark.parametrize(
        ("name", "prefix", "count", "width"),
        [("raiders", "HR", 308, 3), ("warcraft", "WC", 998, 3)],
    )
    def test_every_rule_of_the_book_is_there(
        self, name: str, prefix: str, count: int, width: int
    ) -> None:
        book = Rulebook(games.row(name).home)
        wanted = [f"{prefix}-{number:0{width}}" for number in range(1, count + 1)]
        assert list(book.rules) == wanted
        assert all(each.group in book.groups for each in book.rules.values())

    @pytest.mark.parametrize("row", games.listed(), ids=lambda row: row.name)
    def test_texts_are_sentences_that_cite_only_rules_that_exist(self, row: games.Listed) -> None:
        book = Rulebook(row.home)
        for each in book.rules.values():
            assert re.fullmatch(r"[A-Z0-9\"“(].*[.)\"”]", each.text, re.S), each
            for cited in re.findall(rf"{row.prefix}-\d+", each.text):
                assert cited in book.rules, each

    def test_the_advanced_rules_are_marked(self) -> None:
        book = Rulebook(games.row("raiders").home)
        assert book["HR-092"].facts == {"advanced": True}
        assert book["HR-104"].facts == {"advanced": True, "inferred": True}
        assert book["HR-089"].facts == {}
        abilities = {each.facts.get("ability") for each in book.rules.values()} - {None}
        assert len(abilities) == 80

    def test_another_language_falls_back_on_english(self) -> None:
        home = games.row("raiders").home
        assert Rulebook(home, "nl")["HR-001"].text

    def test_a_rule_that_does_not_exist(self) -> None:
        with pytest.raises(Problem) as caught:
            Rulebook(games.row("raiders").home)["HR-999"]
        assert caught.value.message.id == "no-such-rule"


class TestProof:
    def test_a_lost_rule_is_noticed(self) -> None:
        written = {"PA-001": ["a"], "PA-002": ["b"]}
        found = proof.differences(written, {"PA-001": ["a"]})
        assert found == ["PA-002 was proven and is not any more"]

    def test_a_file_that_does_not_say_what_the_tests_say_is_noticed(self) -> None:
        found = proof.differences({"PA-001": ["a"]}, {"PA-001": ["b"], "PA-002": ["c"]})
        assert len(found) == 2

    def test_notes_of_several_processes_are_added_up(self, tmp_path: Path) -> None:
        (tmp_path / "gw0.json").write_text(json.dumps({"one": ["PA-001"], "two": ["PA-002"]}))
        (tmp_path / "gw1.json").write_text(json.dumps({"three": ["PA-001"]}))
        assert proof.noted(tmp_path) == {"PA-001": ["one", "three"], "PA-002": ["two"]}

    def test_a_failing_test_proves_nothing(self, tmp_path: Path) -> None:
        """The notes of a test count only when it passes: tried in a pytest of its own."""
        folder = ROOT / "tests" / "kernel"
        script = folder / "test_proof_of_nothing.py"
        code = (
            "from tests import proof\n"
            "def test_fails():\n    proof.note('PA-001')\n    assert False\n"
            "def test_passes():\n    proof.note('PA-002')\n"
            "def test_noted():\n"
            "    noted = [rules for rules in proof.NOTED.values()]\n"
            "    assert noted == [['PA-002']]\n"
        )
        target = tmp_path / script.name
        target.write_text(code)
        (tmp_path / "conftest.py").write_text("from tests.conftest import *\n")
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n0"]
        environment = {"PYTHONPATH": str(ROOT), "PATH": ""}
        result = subprocess.run(
            [*command, "--rootdir", str(tmp_path), str(tmp_path)],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert "1 failed, 2 passed" in result.stdout, result.stdout + result.stderr


class TestHowTestsFail:
    """An expectation proves a rule; a crash does not."""

    def kind(self, work: Callable[[], object]) -> str:
        with pytest.raises((Exception, pytest.fail.Exception)) as caught:
            work()
        return failure(caught)["kind"]

    def test_what_a_test_asserts_is_an_expectation(self) -> None:
        def asserts() -> None:
            assert double(2) == 5

        assert self.kind(asserts) == "expectation"
        assert self.kind(lambda: pytest.fail("unmet")) == "expectation"

    def test_an_answer_that_is_refused_is_one_too(self) -> None:
        def refused() -> None:
            raise Illegal("XX-900", "not-an-option")

        assert self.kind(refused) == "expectation"

    def test_a_crash_is_none(self) -> None:
        assert self.kind(lambda: [][0]) == "crash"
        assert self.kind(lambda: int("nobody")) == "crash"

    def test_an_assertion_of_the_program_is_a_crash(self) -> None:
        class Nobody:
            question = None

        assert self.kind(lambda: RandomPlayer(1).answer(Nobody())) == "crash"  # type: ignore[arg-type]

    def test_one_expectation_among_crashes_is_enough(self) -> None:
        crash, met = (
            {"kind": "crash", "detail": "IndexError"},
            {"kind": "expectation", "detail": ""},
        )
        assert prove.judged("XX-900", [crash, met]).proven
        assert not prove.judged("XX-900", [crash]).proven
        assert "IndexError" in str(prove.judged("XX-900", [crash]))
        assert not prove.ended("XX-900", 0).proven, "a test that passes proves nothing"
        assert not prove.ended("XX-900", signal.SIGXCPU).proven, "nor one that has no end"

    def test_the_end_says_how_many_by_game(self) -> None:
        found = [
            prove.Verdict("HR-001", prove.EXPECTED),
            prove.Verdict("WC-001", prove.EXPECTED),
            prove.Verdict("WC-002", prove.CRASHED),
            prove.Verdict("WC-003", prove.ENDLESS),
        ]
        assert prove.summary(found) == [
            "raiders: 1 of 1 rules fail an expectation without their code",
            "warcraft: 1 of 3 rules fail an expectation without their code (1 crash, 1 no end)",
        ]
        wrong = prove.mistakes(found, {"WC-001", "WC-002"})
        assert [line.partition(":")[0] for line in wrong] == ["WC-003", "WC-001 is proven"]

    def test_situations_come_first(self) -> None:
        tests = ["tests/raiders/test_a.py::test_b", "tests/test_situations.py::test_situation[c]"]
        assert prove.cheapest_first(tests) == tests[::-1]
