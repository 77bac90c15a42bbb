"""What the browser shows of Warcraft besides questions and views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from msgspec import Struct

from kitchentable.kernel.facets import BrowserTable
from kitchentable.kernel.questions import Question
from kitchentable.kernel.words import Message
from kitchentable.warcraft.browser import library as libraries
from kitchentable.warcraft.browser import preview as previews
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.points import side_points


class WarcraftBrowser(BrowserTable[Warcraft]):
    """Previews, the library of the content, the points, and the board as a drawing."""

    asks = get_args(previews.Asks)

    def preview(self, view: Warcraft, question: Question[Any] | None, ask: Any) -> Struct:
        return previews.preview(view, question, ask)

    def library(self, content: Content) -> libraries.Library:
        return libraries.library(content)

    def score(self, view: Warcraft) -> tuple[int, ...]:
        return tuple(
            side_points(view, each) if each.race else 0 for each in view.players if not each.neutral
        )

    def drawing(self, view: Warcraft, say: Callable[[Message], str]) -> str:
        from kitchentable.warcraft.browser import svg  # loaded only for pages and documents

        return svg.picture(view, say)
