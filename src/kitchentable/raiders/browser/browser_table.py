"""What a table of Home Raiders in the browser shows beside questions and views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kitchentable.kernel.facets import BrowserTable
from kitchentable.kernel.questions import Question
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message
from kitchentable.raiders.browser import board
from kitchentable.raiders.browser import library as libraries
from kitchentable.raiders.browser import preview as previews
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.state import Raid


class RaidersBrowser(BrowserTable[Raid]):
    """Previews of what players plan; the library of cards, objects and drawings."""

    @rule("HR-016", off=None)
    def preview(self, view: Raid, question: Question[Any] | None, ask: Any) -> object:
        return previews.preview(view, question, ask)

    def library(self, content: Content) -> object:
        return libraries.library(content)

    def drawing(self, view: Raid, say: Callable[[Message], str]) -> str:
        return board.drawing(view, say)
