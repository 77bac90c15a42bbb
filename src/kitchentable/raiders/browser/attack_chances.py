"""The chances of attacks, for a page: of one attack, of a troop's, of those reacted to."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kitchentable.kernel.problem import Problem
from kitchentable.raiders.browser.ask import Ask, OpenQuestion, character
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.odds import forecast
from kitchentable.raiders.odds.forecast import Forecast, Volley


class AskAttack(Ask, frozen=True, tag="attack"):
    """One character attacks another, or a troop: then the server says who would defend."""

    kind: Literal["close", "ranged"]
    by: str
    at: str

    def preview(self, view: Raid, question: OpenQuestion) -> Forecast:
        by = character(view, self.by)
        return forecast.forecast(view, self.kind, by, self._defender(view, by))

    def _defender(self, view: Raid, by: Character) -> Character:
        """The character that is attacked, or the one of a troop that would have to defend."""
        if self.at in view.characters:
            return character(view, self.at)
        found = forecast.who_would_defend(view, self.kind, by, self.at) if self.at else None
        if found is None:
            raise Problem("hr-preview-nobody", who=self.at[:80])
        return found


class AskVolley(Ask, frozen=True, tag="volley"):
    """A troop attacks a troop; at "" close: every enemy that it touches."""

    kind: Literal["close", "ranged"]
    by: str
    at: str = ""

    def preview(self, view: Raid, question: OpenQuestion) -> Volley:
        if self.by not in view.troops or (self.at and self.at not in view.troops):
            raise Problem("hr-preview-nobody", who=f"{self.by} {self.at}"[:80])
        return forecast.volley(view, self.kind, self.by, self.at)


class ReactedTo(Struct, frozen=True):
    """Attacks that were declared and not rolled yet."""

    attacks: tuple[Forecast, ...]


class AskReaction(Ask, frozen=True, tag="reaction"):
    """The attacks that the open question lets a player react to."""

    def preview(self, view: Raid, question: OpenQuestion) -> ReactedTo:
        return ReactedTo(tuple(forecast.reacted_to(view, question)))
