"""Suggestions in words: by what they are good for, and as the rules see it."""

from __future__ import annotations

from typing import Any

from kitchentable.kernel.questions import Route
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message
from kitchentable.raiders.model.state import Raid
from tests.raiders.boards import board, fig, play

MOVE = (("A", "move"), ("", "move"))
PORTAL = {"seat": 1, "at": [25, 10]}
MUG = {"object": "mug", "at": [13, 10], "id": "mug"}


def words(table: Table[Raid], *places: tuple[int, int]) -> Message:
    """What is said of a move of A by some places."""
    points = tuple((x, y, 0) for x, y in places)
    question = table.question
    assert question is not None
    return question.describe((Route("A", points),))


def moving(*figures: dict[str, Any], **state: Any) -> Table[Raid]:
    return play(board(*figures, turn="A", **state), *MOVE)


def what(message: Message) -> tuple[str, str]:
    """The ids of what a move does and how one stands then."""
    assert message.id == "hr-purpose"
    found = [message.args[name] for name in ("what", "cover")]
    assert all(isinstance(each, Message) for each in found)
    return found[0].id, found[1].id  # type: ignore[union-attr]


def test_a_move_into_contact_names_whom() -> None:
    table = moving(fig("A", 0, 10, 10), fig("B", 1, 14, 10))
    said = words(table, (1301, 1000))
    assert said == Message("hr-purpose-contact", {"enemy": "B"})


def test_towards_and_back_from_an_enemy_in_plain_sight() -> None:
    table = moving(fig("A", 0, 10, 10), fig("B", 1, 18, 10))
    assert what(words(table, (1300, 1000))) == ("hr-purpose-towards", "hr-purpose-open")
    assert what(words(table, (800, 1000))) == ("hr-purpose-back", "hr-purpose-open")


def test_the_portal_is_what_the_game_is_about() -> None:
    state = {"portal": [PORTAL], "objective": "portal"}
    table = moving(fig("A", 0, 20, 10), fig("B", 1, 5, 10), **state)
    said = words(table, (2200, 1000))
    assert what(said)[0] == "hr-purpose-towards"
    assert said.args["what"].args["about"] == "portal-2"  # type: ignore[union-attr]


def test_cover_is_told_with_what_it_is_behind() -> None:
    table = moving(fig("A", 0, 10, 12), fig("B", 1, 18, 10), thing=[MUG])
    behind = words(table, (1050, 1000))
    assert what(behind)[1] in ("hr-purpose-hidden", "hr-purpose-cover")


def test_staying_is_staying() -> None:
    table = moving(fig("A", 0, 10, 10), fig("B", 1, 18, 10))
    question = table.question
    assert question is not None
    assert question.describe(()).id == "hr-option-stay"
    assert all(option.say.id != "hr-option-moves" for option in question.asked().options)


def test_the_length_of_a_move_is_how_far_it_goes() -> None:
    """A short step is no step to the side of no length."""
    table = moving(fig("A", 0, 10, 10), fig("B", 1, 18, 10))
    assert words(table, (1060, 1000)).args["far"] == "0.60"
