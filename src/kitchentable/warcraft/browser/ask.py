"""What the page of Warcraft may ask: the base of all asks."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kitchentable.kernel.questions import Question
from kitchentable.warcraft.model.state import Warcraft

OpenQuestion = Question[Any] | None
"""The question that is put to the seat, if there is one."""


class Ask(Struct, frozen=True, tag_field="what", forbid_unknown_fields=True):
    """The base of all asks.

    A subclass stands for one preview: its fields are what the client sends, and its `preview` makes
    the answer. The return type of `preview` is the answer's type in the browser too.
    """

    def preview(self, view: Warcraft, question: OpenQuestion) -> Struct:
        """The answer, as far as the seat can see."""
        raise NotImplementedError
