"""Lessons through a real server: a learner who follows every hint succeeds, a careless one is told
what went wrong and can try again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from kitchentable import games
from kitchentable.client import Client
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.lessons.coach import Taught
from kitchentable.kernel.lessons.lesson import Lesson
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import PASS, Asked
from kitchentable.server.protocol.messages import Query
from tests.server.house import House, house, run
from tests.server.test_table_social import fresh

LESSONS = [
    lesson
    for name in ("raiders", "warcraft")
    for lesson in games.game(name).school.lessons().values()
    if lesson.step
]
MOST_ANSWERS = 20
"""Two or three minutes are no more answers than this."""

Choice = Callable[[Taught, Asked], Plain]


class Follower:
    """A learner who does what every hint says."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._shown: Counter[tuple[int, str]] = Counter()

    def __call__(self, taught: Taught, asked: Asked) -> Plain:
        assert taught.hint is not None, f"no hint at {asked.topic}"
        hints = self._lesson.step[taught.step].hint
        hint = next(each for each in hints if each.id == taught.hint.id)
        times = self._shown[taught.step, hint.id]
        self._shown[taught.step, hint.id] += 1
        return hint.answers[min(times, len(hint.answers) - 1)]


def careless(taught: Taught, asked: Asked) -> Plain:
    """A learner who takes the first answer each time."""
    first: Plain = next(each.value for each in asked.options if each.refused is None)
    return first


async def learn(home: House, lesson: Lesson, choose: Choice) -> list[Taught]:
    """Play a lesson until it is won or lost; what the coach said each time."""
    links = await home.table(lesson.game, lesson=lesson.name)
    seat = lesson.learner
    said: list[Taught] = []
    async with home.client(links, seat) as me:
        for _ in range(MOST_ANSWERS):
            await me.until(lambda: me.state is not None and is_up(me))
            said.append(await taught(me, lesson.name))
            if said[-1].stands != "going":
                break
            assert me.state is not None and me.state.asked is not None
            await me.answer(choose(said[-1], me.state.asked))
    return said


def is_up(me: Client) -> bool:
    """Whether the learner has something to do, or the game is over."""
    state = me.state
    return state is not None and (state.asked is not None or state.result is not None)


async def taught(me: Client, lesson: str) -> Taught:
    found = (await me.query(Query(fresh(), "lesson", lesson))).lesson
    assert found is not None
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.game}-{each.name}")
def test_whoever_follows_the_hints_succeeds(lesson: Lesson, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            said = await learn(home, lesson, Follower(lesson))
            assert (said[-1].stands, said[-1].step) == ("won", len(lesson.step))
            assert said[-1].note == lesson.message("won")
            assert said[0].hint is not None
            assert [each.step for each in said] == sorted(each.step for each in said)

    run(play())


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.game}-{each.name}")
def test_a_careless_learner_is_told_why_and_can_try_again(lesson: Lesson, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            said = await learn(home, lesson, careless)
            assert said[-1].stands == "lost"
            causes = {each.id for step in lesson.step for each in step.otherwise if each.lost}
            assert said[-1].note in [lesson.message(id) for id in causes]
            again = await learn(home, lesson, Follower(lesson))
            assert again[-1].stands == "won"

    run(play())


def test_what_was_taken_back_never_happened(tmp_path: Path) -> None:
    """Bertie moves to where he is still seen, is told so, takes it back, and nothing is held
    against him; the lesson is the same after a reload."""
    lesson = games.game("raiders").school.lessons()["move"]

    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table("raiders", lesson="move")
            async with home.client(links, 0) as me:
                await me.until(lambda: is_up(me))
                for value in ("Blown-fuse Bertie", ["Blown-fuse Bertie", "move"], ["", "move"]):
                    await me.answer(value)
                before = await taught(me, "move")
                assert before.hint is not None and before.hint.id == "place"
                await me.answer([["Blown-fuse Bertie", [[600, 400, 0]]]])
                told = await taught(me, "move")
                assert told.note == lesson.message("seen")
                assert told.stands == "going"
                await me.undo()
                assert await taught(me, "move") == before
            async with home.client(links, 0) as again:
                await again.until(lambda: is_up(again))
                assert await taught(again, "move") == before

    run(play())


def test_the_page_is_told_of_lessons(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            for name in ("raiders", "warcraft"):
                status, listed = await home.json(f"/games/{name}/lessons")
                assert status == 200
                assert [each["name"] for each in listed] == list(
                    games.game(name).school.lessons()
                )
                assert listed[-1] == {
                    "name": "first-game",
                    "minutes": listed[-1]["minutes"],
                    "steps": 0,
                    "arranged": False,
                }
            links = await home.table("raiders", lesson="shoot")
            session = await home.server.registry.session(links.table)
            assert session.social.record.terms.lesson == "shoot"
            assert session.begins() is None
            status, no = await home.json("/tables", method="POST", data=NO_LESSON)
            assert (status, no["say"]["id"]) == (422, "no-such-lesson")

    run(play())


NO_LESSON = b'{"game": "raiders", "lesson": "flying"}'


@pytest.mark.parametrize("name", ["raiders", "warcraft"])
def test_the_first_whole_game_has_hints_at_their_moments(name: str, tmp_path: Path) -> None:
    lesson = games.game(name).school.lessons()["first-game"]

    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table(name, lesson="first-game")
            shown: set[str] = set()
            async with home.client(links, 0) as me:
                for _ in range(12):
                    await me.until(lambda: is_up(me))
                    found = await taught(me, "first-game")
                    assert found.stands == "going" and found.hint is None
                    shown |= {each.id for each in found.beside}
                    assert me.state is not None and me.state.asked is not None
                    asked = me.state.asked
                    for each in found.beside:
                        hint = next(one for one in lesson.hint if one.id == each.id)
                        topics = hint.asked or hint.when.asked
                        assert asked.topic in topics
                    await me.answer(careless(found, asked))
            assert len(shown) >= 3, shown

    run(play())


def test_what_a_hint_tells_to_do_can_be_done() -> None:
    """A hint that passes means a pass; an answer of a file is read as the question reads it."""
    wait = games.game("warcraft").school.lessons()["cards"].step[0].hint[1]
    assert wait.answers == [PASS]
    with pytest.raises((Illegal, KeyError)):
        games.game("raiders").school.holds(None, "flying", ())  # type: ignore[arg-type]
