"""What a client may ask about a plan: the base of all such asks, and what they have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Question
from kitchentable.raiders.geometry.routes import HIGHEST
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import OpenMoves
from kitchentable.raiders.tabletop.geometric import Computed
from kitchentable.raiders.tabletop.interface import Going

Coordinate = Annotated[int, Meta(ge=-100_000, le=100_000)]
Spot = Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
"""A place as a client names it: x and y, and the height if it matters."""


OpenQuestion = Question[Any] | None
"""The question that is put to the seat, if there is one."""


class Ask(Struct, frozen=True, tag_field="what", forbid_unknown_fields=True):
    """The base of all asks.

    A subclass stands for one preview: its fields are what the client sends, and its `preview` makes
    the answer. The return type of `preview` is the answer's type in the browser too.
    """

    def preview(self, view: Raid, question: OpenQuestion) -> Struct:
        """What would come of the plan, as far as the seat can see."""
        raise NotImplementedError


def moves_asked(question: OpenQuestion, *ids: str) -> OpenMoves:
    """The open question, if it asks for routes and these characters may move."""
    if not isinstance(question, OpenMoves):
        raise Problem("hr-preview-not-asked")
    for id in ids:
        if id not in question.goings:
            raise Problem("hr-preview-nobody", who=id[:80])
    return question


def character(view: Raid, id: str) -> Character:
    """A character on the table by its id."""
    who = view.characters.get(id)
    if who is None or who.at is None:
        raise Problem("hr-preview-nobody", who=id[:80])
    return who


def standing_at(top: Computed, who: str, spot: Spot) -> tuple[int, int, int]:
    """A spot with its height: where it has none, on what lies there."""
    x, y = spot[:2]
    z = spot[2] if len(spot) == 3 else top.ground.below(top.number[who], (x, y, HIGHEST))
    return x, y, z


def refusal(question: Question[Any], answer: Any) -> Illegal | None:
    """Why the rules would not take an answer; `None` if they would."""
    try:
        question.accept(answer)
    except Illegal as why:
        return why
    return None


Goings = Mapping[str, Going]
"""The characters that may move, each with how it moves."""
