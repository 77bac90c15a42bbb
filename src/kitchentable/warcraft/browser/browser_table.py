"""What the browser shows of Warcraft besides questions and views."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from kitchentable.kernel.facets import BrowserTable
from kitchentable.kernel.words import Message
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.text import deck_cards, hero_cards


class Library(Struct, frozen=True):
    """The heroes and the cards of the content, by name."""

    heroes: dict[str, hero_cards.HeroPage]
    cards: dict[str, deck_cards.CardPage]


class WarcraftBrowser(BrowserTable[Warcraft]):
    """The library of heroes and cards, and the board as a drawing."""

    def library(self, content: Content) -> Library:
        return Library(hero_cards.library(content), deck_cards.library(content))

    def drawing(self, view: Warcraft, say: Callable[[Message], str]) -> str:
        from kitchentable.warcraft.browser import svg  # loaded only for pages and documents

        return svg.picture(view, say)
