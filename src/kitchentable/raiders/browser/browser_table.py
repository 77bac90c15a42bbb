"""What a table of Home Raiders in the browser shows beside questions and views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from msgspec import Struct

from kitchentable.kernel.events import Event
from kitchentable.kernel.facets import BrowserTable, Loss
from kitchentable.kernel.questions import Question
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.browser import board
from kitchentable.raiders.browser import library as libraries
from kitchentable.raiders.browser import preview as previews
from kitchentable.raiders.browser.team_check import AskFile, AskTeam, CheckedTeam
from kitchentable.raiders.campaign.houses import Shown
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.events import Vanished
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.rules import objectives


class RaidersBrowser(BrowserTable[Raid]):
    """Previews of what players plan; the library of cards, objects and drawings."""

    asks = get_args(previews.Asks)
    other_pages = (AskTeam, AskFile, CheckedTeam, Shown)

    @rule("HR-016", off=None)
    def preview(self, view: Raid, question: Question[Any] | None, ask: Any) -> Struct:
        return previews.preview(view, question, ask)

    def library(self, content: Content) -> libraries.Library:
        return libraries.library(content)

    def score(self, view: Raid) -> tuple[int, ...]:
        return objectives.score(view)

    def losses(self, view: Raid, event: Event) -> Sequence[Loss]:
        if not isinstance(event, Vanished):
            return ()
        return (Loss(view.characters[event.who].seat, say("hr-lost", who=event.who)),)

    def drawing(self, view: Raid, say: Callable[[Message], str]) -> str:
        return board.drawing(view, say)
