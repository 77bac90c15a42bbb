"""What the browser shows of Warcraft besides questions and views."""

from __future__ import annotations

from collections.abc import Callable

from kitchentable.kernel.facets import BrowserTable
from kitchentable.kernel.words import Message
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.text import deck_cards, hero_cards

Library = dict[str, dict[str, hero_cards.Page] | dict[str, deck_cards.Page]]
"""Pages by name, of heroes and of cards."""


class WarcraftBrowser(BrowserTable[Warcraft]):
    """The library of heroes and cards, and the board as a drawing."""

    def library(self, content: Content) -> Library:
        return {"heroes": hero_cards.library(content), "cards": deck_cards.library(content)}

    def drawing(self, view: Warcraft, say: Callable[[Message], str]) -> str:
        from kitchentable.warcraft.browser import svg  # loaded only for pages and documents

        return svg.picture(view, say)
