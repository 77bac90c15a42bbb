"""The puzzles: each has a solution that reaches its goal, and is not solved by itself."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec import structs

from kitchentable import games
from kitchentable.kernel.files import puzzles
from kitchentable.kernel.files.puzzles import Verdict
from kitchentable.kernel.files.situation_format import Situation
from kitchentable.kernel.game import Game
from kitchentable.kernel.questions import PASS, Die, Roll
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Who, say
from kitchentable.locale import LANGUAGES, Words

ALL = [
    pytest.param(game, name, situation, id=f"{game.name}/{name}")
    for game in (games.game("raiders"), games.game("warcraft"))
    for name, situation in puzzles.all_of(game)
]
IDLE: tuple[Any, ...] = (["", "end"], ["", "done"], ["done"])
"""Answers that do nothing."""
AT_LEAST = {"raiders": 14, "warcraft": 10}


def stands(situation: Situation, table: Table[Any]) -> Verdict:
    assert situation.puzzle is not None, "a puzzle"
    return puzzles.verdict(table, situation.puzzle)


def takes_the_first(situation: Situation) -> Any:
    def answer(table: Table[Any]) -> bool:
        assert situation.puzzle is not None, "a puzzle"
        seat = situation.puzzle.seat
        table.answer(seat, puzzles.first_of(table.run.part(seat)))
        return True

    return answer


def does_nothing(situation: Situation) -> Any:
    """A solver that passes and ends steps; what has to be answered anyway gets its first answer."""

    def answer(table: Table[Any]) -> bool:
        assert situation.puzzle is not None, "a puzzle"
        seat = situation.puzzle.seat
        question = table.run.part(seat)
        found = question.suggestions()
        idle = [each for each in found if each is PASS or _as_list(each) in IDLE]
        table.answer(seat, idle[0] if idle else found[0])
        return True

    return answer


def _as_list(answer: Any) -> Any:
    """An answer as the list of its fields, without those at the end that are left out."""
    if not hasattr(answer, "__struct_fields__"):
        return answer
    fields = [getattr(answer, name) for name in answer.__struct_fields__]
    while fields and not fields[-1]:
        fields.pop()
    return fields


@pytest.mark.parametrize(("game", "name", "situation"), ALL)
class TestEach:
    def test_its_solution_reaches_the_goal(
        self, game: Game[Any], name: str, situation: Situation
    ) -> None:
        assert stands(situation, puzzles.solved(situation, game, name)) is Verdict.SOLVED

    def test_without_its_last_answer_it_does_not(
        self, game: Game[Any], name: str, situation: Situation
    ) -> None:
        assert situation.puzzle is not None
        short = situation.puzzle.solution[:-1]
        table = puzzles.played(situation, game, puzzles.by_steps(short, situation.puzzle.seat))
        assert stands(situation, table) is not Verdict.SOLVED

    def test_the_first_possibility_each_time_fails(
        self, game: Game[Any], name: str, situation: Situation
    ) -> None:
        table = puzzles.played(situation, game, takes_the_first(situation), name)
        assert stands(situation, table) is Verdict.FAILED

    def test_doing_nothing_fails(self, game: Game[Any], name: str, situation: Situation) -> None:
        table = puzzles.played(situation, game, does_nothing(situation), name)
        assert stands(situation, table) is Verdict.FAILED

    def test_its_title_and_its_task_have_words(
        self, game: Game[Any], name: str, situation: Situation
    ) -> None:
        assert Words("en").say(say(f"puzzle-{game.name}-{name}")) == situation.title
        for lang in LANGUAGES:
            assert Words(lang).has(f"puzzle-task-{game.name}-{name}")


@pytest.mark.parametrize("name", AT_LEAST)
def test_there_are_enough_of_every_level(name: str) -> None:
    levels = Counter(
        situation.puzzle.level
        for _, situation in puzzles.all_of(games.game(name))
        if situation.puzzle is not None
    )
    assert levels.total() >= AT_LEAST[name]
    assert set(levels) == {1, 2, 3}


def test_what_must_not_happen_fails_a_puzzle() -> None:
    game = games.game("raiders")
    situation = dict(puzzles.all_of(game))["in-the-middle"]
    assert situation.puzzle is not None
    strict = structs.replace(
        situation,
        puzzle=structs.replace(situation.puzzle, never=[{"event": "Wounded", "who": "Viktor"}]),
    )
    assert stands(strict, puzzles.solved(strict, game)) is Verdict.FAILED


def test_what_must_stand_is_judged_when_time_is_up() -> None:
    game = games.game("raiders")
    situation = dict(puzzles.all_of(game))["held-fast"]
    assert situation.puzzle is not None
    for actions, verdict in ((2, Verdict.FAILED), (0, Verdict.SOLVED)):
        state = {"characters.Viktor.vanished": True, "characters.Anna.actions": actions}
        goal = structs.replace(situation.puzzle, told=[], state=state)
        looked = structs.replace(situation, puzzle=goal)
        assert stands(looked, puzzles.solved(looked, game)) is verdict


class TestKnownDice:
    d6 = Die("battle", (1, 2, 3, 4, 5, 6))

    def test_by_who_rolls_then_by_the_die(self) -> None:
        dice = puzzles.KnownDice({"0": [2, 5], "battle": [4], "other": [1]})
        mine = Roll(say("roll", who=Who(0)), dice=(self.d6,) * 3)
        theirs = Roll(say("roll", who=Who(1)), dice=(self.d6,))
        coin = Roll(say("roll", who=Who(1)), dice=(Die("coin", (1, 2)),))
        assert [dice.answer(each, 7) for each in (mine, theirs, coin)] == [(2, 5, 2), (4,), (1,)]

    def test_a_face_that_the_die_does_not_have(self) -> None:
        assert puzzles.KnownDice({"other": ["ace"]}).answer(
            Roll(say("roll"), dice=(self.d6,)), 0
        ) == (1,)
