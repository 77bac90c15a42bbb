"""A game of Warcraft as people read and type it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kitchentable.kernel.facets import SHEET, Sheet, TextTable
from kitchentable.kernel.questions import Question
from kitchentable.kernel.words import Message
from kitchentable.warcraft.model import pack_names
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ChooseHero, MovePiece
from kitchentable.warcraft.model.words import race_word
from kitchentable.warcraft.text import deck_cards, hero_cards
from kitchentable.warcraft.text import picture as pictures


class WarcraftText(TextTable[Warcraft]):
    """The board in signs, cards to read, the odds of battles before a move."""

    def picture(self, view: Warcraft, sheet: Sheet = SHEET) -> Sequence[Message]:
        return pictures.picture(view)

    def legend(self) -> Sequence[Message]:
        return pictures.legend()

    def names(self, view: Warcraft, lang: str) -> Mapping[str, Message | str]:
        """The names of a pack; and neutral units are called by their race where no creeps are."""
        guards = view.players[-1]
        known: dict[str, Message | str] = dict(pack_names.names(view.content, lang))
        if guards.neutral and guards.race and not view.played.creeps:
            known["wc-neutral"] = race_word(guards.race)
        return known

    def about(self, view: Warcraft, what: str) -> Sequence[Message]:
        return hero_cards.about(view, what) or deck_cards.about(view, what)

    def remark(self, view: Warcraft, question: Question[Any], answer: Any) -> Message | None:
        """Advice beside a hero that could be chosen."""
        return hero_cards.advice(view, answer) if isinstance(question, ChooseHero) else None

    def hints(self, view: Warcraft, question: Question[Any]) -> Sequence[Message]:
        """The odds of the battles that a move would lead to."""
        if not isinstance(question, MovePiece):
            return ()
        from kitchentable.warcraft.odds import remarks  # loaded only for people

        return remarks.before_moving(view, question.seat, question.suggestions())
