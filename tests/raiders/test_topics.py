"""What a player is asked is a class of its own, and its answers have a type."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec
import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.questions import Choose, Question, Route
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.raiders import GAME
from kitchentable.raiders.model import topics
from kitchentable.raiders.model.topics import AttackLast, Deed, PortalPlaces
from tests.raiders.boards import board, fig, options, play

OURS: list[type[Question[Any]]] = [
    each
    for _, each in inspect.getmembers(topics, inspect.isclass)
    if issubclass(each, Question) and each.__module__ == topics.__name__
]
TOPICS = [each for each in OURS if not each.__subclasses__()]


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.__name__)
def test_a_topic_says_what_is_asked_and_of_what_type_the_answers_are(
    topic: type[Question[Any]],
) -> None:
    assert topic.__doc__
    assert topic.__doc__ != topic.__mro__[1].__doc__
    if issubclass(topic, Choose):
        assert topic.answers in (str, int, Deed, topics.Split, topics.Resign)


@pytest.mark.parametrize(
    "answer",
    [
        Deed("A", "close", "B"),
        {"who": "A", "what": "close", "target": "B"},
        ["A", "close", "B"],
        ("A", "close", "B"),
    ],
    ids=["Struct", "mapping", "list", "tuple"],
)
def test_a_deed_is_read_by_name_and_by_position(answer: Any) -> None:
    table = board(fig("A", 0, 10, 10), fig("B", 1, 10.99, 10), turn="A")
    play(table, ("A", "close"))
    assert table.question is not None
    assert table.question.accept(answer) == Deed("A", "close", "B")
    assert Deed("A", "close", "B") in options(table)


@pytest.mark.parametrize(
    "answer",
    [
        (Route("A", ((800, 1000, 0),)),),
        [{"piece": "A", "points": [[800, 1000, 0]]}],
        [["A", [[800, 1000, 0]]]],
    ],
    ids=["Struct", "mapping", "list"],
)
def test_a_route_is_read_by_name_and_by_position_and_kept_by_name(answer: Any) -> None:
    table = board(fig("A", 0, 10, 10), turn="A")
    play(table, ("A", "move"), ("", "move"), answer)
    assert table.state.characters["A"].at == (800, 1000, 0)
    kept = msgspec.json.decode(msgspec.json.encode(table.journal[-1]))
    assert kept["value"] == [{"piece": "A", "points": [[800, 1000, 0]]}]


def test_the_last_attack_of_a_game_of_the_first_version_is_read() -> None:
    deed = Deed("A", "close", "B")
    question = AttackLast(say("hr-swan-song"), 0, among=(deed,), who="A")
    assert question.accept(question.read("close: B")) == deed
    assert question.describe(deed).args["who"] == "A"


def test_the_places_of_a_portal_come_with_the_question() -> None:
    """And the Portal stands where the answer's place was."""
    table = Table(GAME, GAME.setup(), chance=Seeded(1))
    for _ in range(50):
        question = table.question
        assert question is not None
        if isinstance(question, topics.PlacePortal):
            break
        [seat] = table.waiting()
        table.answer(seat, question.suggestions()[0])
    assert isinstance(question, topics.PlacePortal)
    about = question.asked().about
    assert isinstance(about, PortalPlaces)
    assert set(about.places) == {0, 1}
    table.answer(question.seat, 1)
    [portal] = [each for each in table.state.objects if each.portal == question.seat]
    assert (*portal.at, portal.turn) == about.places[1]
