"""A raid as people read and type it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from kitchentable.kernel.facets import SHEET, Sheet, TextTable
from kitchentable.kernel.questions import Point, Question
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import CallFace
from kitchentable.raiders.text import names as naming
from kitchentable.raiders.text import picture as pictures

A = TypeVar("A")


class RaidersText(TextTable[Raid]):
    """A map of the table with its legend, names of figures and objects, remarks with odds."""

    def picture(self, view: Raid, sheet: Sheet = SHEET) -> Sequence[Message]:
        return pictures.picture(view, sheet)

    def legend(self) -> Sequence[Message]:
        return pictures.legend()

    def names(self, view: Raid, lang: str) -> Mapping[str, Message | str]:
        return naming.names(view, lang)

    def signs(self, view: Raid) -> Mapping[str, str]:
        return {sign: id for id, sign in naming.signs(view).items()}

    def whole_place(self, view: Raid, typed: Point) -> Point:
        return pictures.whole_place(view, typed)

    def about(self, view: Raid, what: str) -> Sequence[Message]:
        return pictures.about(view, what)

    def remark(self, view: Raid, question: Question[A], answer: A) -> Message | None:
        from kitchentable.raiders.text import remarks  # only where people are asked

        return remarks.remark(view, question, answer)

    def explain(self, view: Raid, question: Question[A], answer: A) -> Sequence[Message]:
        from kitchentable.raiders.text import remarks

        return remarks.explain(view, question, answer)

    def hints(self, view: Raid, question: Question[Any]) -> Sequence[Message]:
        """What the first question of a game decides: a newcomer cannot know it."""
        return (say("hr-hint-call"),) if isinstance(question, CallFace) else ()
