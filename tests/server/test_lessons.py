"""Lessons through a real server: a learner who follows every hint succeeds, a careless one is told
what went wrong and can try again."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from kitchentable import games
from kitchentable.client import Client, fresh
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.lessons.coach import Taught
from kitchentable.kernel.lessons.lesson import Lesson
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import PASS, Asked
from kitchentable.server.protocol.messages import Query
from tests.server.house import House, house, run

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
            await me.answer(choose(said[-1], asked_of(me)))
    return said


def is_up(me: Client) -> bool:
    """Whether the learner has something to do, or the game is over."""
    state = me.state
    return state is not None and (state.asked is not None or state.result is not None)


def asked_of(me: Client) -> Asked:
    assert me.state is not None
    assert me.state.asked is not None
    return me.state.asked


async def taught(me: Client, lesson: str) -> Taught:
    found = (await me.query(Query(fresh(), "lesson", lesson))).lesson
    assert found is not None
    return found


def test_who_follows_the_hints_succeeds_and_who_does_not_is_told_why(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            await asyncio.gather(*(fails(home, lesson) for lesson in LESSONS))
            await asyncio.gather(*(succeeds(home, lesson) for lesson in LESSONS))  # try again

    run(play())


async def succeeds(home: House, lesson: Lesson) -> None:
    """A learner who does what every hint says reaches the end."""
    said = await learn(home, lesson, Follower(lesson))
    assert (said[-1].stands, said[-1].step) == ("won", len(lesson.step)), lesson.name
    assert said[-1].note == lesson.message("won")
    assert said[0].hint is not None
    assert [each.step for each in said] == sorted(each.step for each in said)


async def fails(home: House, lesson: Lesson) -> None:
    """A learner who takes the first answer each time is told what went wrong."""
    said = await learn(home, lesson, careless)
    assert said[-1].stands == "lost", lesson.name
    causes = {each.id for step in lesson.step for each in step.otherwise if each.lost}
    assert said[-1].note in [lesson.message(id) for id in causes]


def test_what_the_server_says_of_lessons(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            await taken_back(home)
            await listed(home)
            for name in ("raiders", "warcraft"):
                await whole_game(home, name)

    run(play())


async def taken_back(home: House) -> None:
    """What was taken back never happened: Bertie moves to where he is still seen, is told so, and
    takes it back. The lesson is the same after a reload."""
    lesson = games.game("raiders").school.lessons()["move"]
    links = await home.table("raiders", lesson="move")
    async with home.client(links, 0) as me:
        await me.until(lambda: is_up(me))
        for value in ("Blown-fuse Bertie", ["Blown-fuse Bertie", "move"], ["", "move"]):
            await me.answer(value)
        before = await taught(me, "move")
        assert before.hint is not None
        assert before.hint.id == "place"
        await me.answer([["Blown-fuse Bertie", [[600, 400, 0]]]])
        told = await taught(me, "move")
        assert (told.note, told.stands) == (lesson.message("seen"), "going")
        await me.undo()
        assert await taught(me, "move") == before
    async with home.client(links, 0) as again:
        await again.until(lambda: is_up(again))
        assert await taught(again, "move") == before


async def listed(home: House) -> None:
    """The page gets the lessons in their order; a table knows which one it is for."""
    for name in ("raiders", "warcraft"):
        _, found = await home.json(f"/games/{name}/lessons")
        assert [each["name"] for each in found] == list(games.game(name).school.lessons())
        assert (found[-1]["name"], found[-1]["steps"]) == ("first-game", 0)
        assert [each["arranged"] for each in found].count(True) >= 4
    links = await home.table("raiders", lesson="shoot")
    session = await home.server.registry.session(links.table)
    assert session.social.record.terms.lesson == "shoot"
    assert session.begins() is None
    status, no = await home.json("/tables", method="POST", data=NO_LESSON)
    assert (status, no["say"]["id"]) == (422, "no-such-lesson")


NO_LESSON = b'{"game": "raiders", "lesson": "flying"}'


async def whole_game(home: House, name: str) -> None:
    """The first whole game has hints, each at the question that it is about."""
    lesson = games.game(name).school.lessons()["first-game"]
    links = await home.table(name, lesson="first-game")
    shown: set[str] = set()
    async with home.client(links, 0) as me:
        for _ in range(60):
            if len(shown) >= 3:
                break
            await me.until(lambda: is_up(me))
            found = await taught(me, "first-game")
            assert (found.stands, found.hint) == ("going", None)
            for each in found.beside:
                hint = next(one for one in lesson.hint if one.id == each.id)
                assert asked_of(me).topic in (hint.asked or hint.when.asked)
                shown.add(each.id)
            await me.answer(careless(found, asked_of(me)))
    assert len(shown) >= 3, shown


def test_what_a_hint_tells_to_do_can_be_done() -> None:
    """A hint that passes means a pass; an answer of a file is read as the question reads it."""
    wait = games.game("warcraft").school.lessons()["cards"].step[0].hint[1]
    assert wait.answers == [PASS]
    with pytest.raises((Illegal, KeyError)):
        games.game("raiders").school.holds(None, "flying", ())
