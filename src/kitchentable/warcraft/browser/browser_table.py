"""What the browser shows of Warcraft besides questions and views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from msgspec import Struct

from kitchentable.kernel.events import Event
from kitchentable.kernel.facets import BrowserTable, Loss
from kitchentable.kernel.questions import Question
from kitchentable.kernel.words import Message
from kitchentable.warcraft.browser import library as libraries
from kitchentable.warcraft.browser import preview as previews
from kitchentable.warcraft.model.battle_events import Removed
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.events import WorkersDestroyed
from kitchentable.warcraft.model.hero_events import HeroKilled
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import hero_word, kind_word
from kitchentable.warcraft.moments import POINTLESS
from kitchentable.warcraft.rules.points import side_points


class WarcraftBrowser(BrowserTable[Warcraft]):
    """Previews, the library of the content, the points, and the board as a drawing."""

    asks = get_args(previews.Asks)

    def preview(self, view: Warcraft, question: Question[Any] | None, ask: Any) -> Struct:
        return previews.preview(view, question, ask)

    def library(self, content: Content) -> libraries.Library:
        return libraries.library(content)

    def score(self, view: Warcraft) -> tuple[int, ...]:
        if (
            view.target <= 0
            or POINTLESS.value(view)
            or not all(p.race for p in view.players if not p.neutral)
        ):
            return ()
        return tuple(side_points(view, player) for player in view.players if not player.neutral)

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
