"""Lessons as data: their situations, their words in four languages, what their hints point at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kitchentable import games, players
from kitchentable.kernel.chance import Arranged, Seeded, Wish
from kitchentable.kernel.files import saves, situation_tables
from kitchentable.kernel.lessons import lesson_files
from kitchentable.kernel.lessons.coach import taught
from kitchentable.kernel.lessons.lesson import Lesson
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Die, Draw, Roll
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Who, say
from kitchentable.locale import LANGUAGES, Words

LESSONS = [
    lesson
    for name in ("raiders", "warcraft")
    for lesson in games.game(name).school.lessons().values()
]
SHORT = [lesson for lesson in LESSONS if lesson.step]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: str(each.message().id))
each_short_one = pytest.mark.parametrize("lesson", SHORT, ids=lambda each: str(each.message().id))


def begun(lesson: Lesson) -> Table[State]:
    """The table that a lesson begins with."""
    found = situation_tables.opened(lesson.text, lesson.name, games.game, foreign=True)
    chance = Arranged(1, tuple(lesson.dice))
    return Table(found.game, found.setup, found.content, chance=chance, start=found.start)


def test_there_are_five_lessons_and_a_whole_game_for_each_game() -> None:
    for name in ("raiders", "warcraft"):
        found = list(games.game(name).school.lessons().values())
        assert [bool(each.step) for each in found] == [True] * 5 + [False]
        assert sum(each.minutes for each in found[:5]) <= 15
    assert all(each.minutes <= 2 for each in SHORT if each.game == "raiders")


def messages(lesson: Lesson) -> tuple[set[str], set[str]]:
    """The ids of a lesson's messages: its hints, and all others."""
    hints = {hint.id for step in lesson.step for hint in step.hint} | {h.id for h in lesson.hint}
    others = {each.id for step in lesson.step for each in step.otherwise} | {"", "about"}
    others |= {each.id for each in lesson.otherwise} | ({"won"} if lesson.step else set())
    return {lesson.message(id).id for id in hints}, {lesson.message(id).id for id in others}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_says_what_to_do_and_why(lang: str) -> None:
    known: set[str] = set()
    for lesson in LESSONS:
        words = Words(lang)
        hints, others = messages(lesson)
        known |= hints | others
        for id in hints:
            assert len(words(id).split("\n")) == 2, f"{id}: {words(id)}"
        for id in others:
            assert words.has(id), id
            assert "\n" not in words(id), id
    for name in ("raiders", "warcraft"):
        folder = Path(lesson_files.__file__).parents[2] / "locale" / lang
        text = (folder / f"lessons-{name}.ftl").read_text("utf-8")
        ours = set(re.findall(r"^(lesson-[a-z-]+) =", text, re.MULTILINE))
        assert ours == {id for id in known if id.startswith(f"lesson-{name}-")}


@each_short_one
def test_a_lesson_begins_where_its_learner_is_asked(lesson: Lesson) -> None:
    table = begun(lesson)
    assert table.waiting() == (lesson.learner,)
    found = taught(lesson, table, lesson.learner)
    assert (found.stands, found.step, found.note) == ("going", 0, None)
    assert found.hint is not None


@each_short_one
def test_hints_point_at_what_is_there(lesson: Lesson) -> None:
    view = begun(lesson).view(0)
    for hint in (hint for step in lesson.step for hint in step.hint):
        for point in hint.points:
            if "who" in point:
                assert point["who"] in view.characters  # type: ignore[attr-defined]
            if "hex" in point:
                assert point["hex"] in {each.name for each in view.board.spaces}  # type: ignore[attr-defined]
            assert set(point) <= {"who", "at", "hex", "part", "answer", "pass"}


@each_lesson
def test_the_kinds_of_players_are_known(lesson: Lesson) -> None:
    known = {"person", *players.kinds(games.game(lesson.game))}
    assert set(lesson.players) <= known
    assert lesson.players.count("person") == 1


def test_arranged_dice_show_what_is_wished_and_are_fair_otherwise() -> None:
    d6 = Die("d6", (1, 2, 3, 4, 5, 6))
    mine = Roll(say("roll", who=Who(0)), dice=(d6, d6))
    yours = Roll(say("roll", who=Who(1)), dice=(d6, d6))
    named = Roll(say("roll", who="Ana"), dice=(d6,))
    dice = Arranged(3, (Wish((9, 5), (0,)), Wish((6,), ("Ana",))))
    assert dice.answer(mine, 0) == (5, 5)
    assert dice.answer(named, 0) == (6,)
    assert dice.answer(yours, 4) == Seeded(3).answer(yours, 4)
    drawn = Draw(say("draw"), items=("red", "blue"))
    assert Arranged(3, (Wish(("blue",)),)).answer(drawn, 0) == "blue"


def test_a_file_keeps_arranged_dice() -> None:
    table = begun(SHORT[0])
    found = saves.unpack(saves.dump(table), "lesson.kt")
    assert isinstance(found, saves.Saved)
    assert found.chance == table.chance


def test_a_mistake_in_a_lesson_is_one_clear_sentence(tmp_path: Path) -> None:
    file = tmp_path / "1-wrong.toml"
    file.write_text("[[step]]\ndone = { tolled = [] }\n")
    with pytest.raises(Problem) as caught:
        lesson_files.read(file, "raiders")
    assert "1-wrong.toml" in Words("en").say(caught.value.message)
