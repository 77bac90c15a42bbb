"""What the browser shows of Warcraft besides questions and views."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from kitchentable.kernel.events import Event
from kitchentable.kernel.facets import BrowserTable, Loss
from kitchentable.kernel.words import Message
from kitchentable.warcraft.model.battle_events import Removed
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.events import WorkersDestroyed
from kitchentable.warcraft.model.hero_events import HeroKilled
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import hero_word, kind_word
from kitchentable.warcraft.moments import POINTLESS
from kitchentable.warcraft.rules import points
from kitchentable.warcraft.text import deck_cards, hero_cards


class Library(Struct, frozen=True):
    """The heroes and the cards of the content, by name."""

    heroes: dict[str, hero_cards.HeroPage]
    cards: dict[str, deck_cards.CardPage]


class WarcraftBrowser(BrowserTable[Warcraft]):
    """The library of heroes and cards, and the board as a drawing."""

    def library(self, content: Content) -> Library:
        return Library(hero_cards.library(content), deck_cards.library(content))

    def score(self, view: Warcraft) -> tuple[int, ...]:
        if view.target <= 0 or POINTLESS.value(view) or not all(p.race for p in view.players):
            return ()
        return tuple(points.side_points(view, player) for player in view.players)

    def losses(self, view: Warcraft, event: Event) -> Sequence[Loss]:
        if isinstance(event, Removed):
            loss = Loss(event.seat, kind_word(event.kind))
        elif isinstance(event, WorkersDestroyed):
            loss = Loss(event.seat, kind_word("worker"), event.number)
        elif isinstance(event, HeroKilled):
            loss = Loss(event.seat, hero_word(event.hero))
        else:
            return ()
        return (loss,) if loss.seat >= 0 else ()

    def drawing(self, view: Warcraft, say: Callable[[Message], str]) -> str:
        from kitchentable.warcraft.browser import svg  # loaded only for pages and documents

        return svg.picture(view, say)
