"""How far the units of other players could move, for the page: which spaces they threaten."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.problem import Problem
from kitchentable.warcraft.browser.ask import Ask, OpenQuestion
from kitchentable.warcraft.model.board import each_of
from kitchentable.warcraft.model.kinds import IS_UNIT, MASK, SHIFT
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.reach import Ground, reach


class Threatened(Struct, frozen=True):
    """The spaces that a seat's units could enter in a Move Step of their own."""

    seat: int
    spaces: tuple[str, ...]


class AskReach(Ask, frozen=True, tag="reach"):
    """The spaces a seat could reach if it moved now."""

    seat: int

    def preview(self, view: Warcraft, question: OpenQuestion) -> Threatened:
        if not 0 <= self.seat < len(view.players):
            raise Problem("wc-preview-plan")
        player = view.players[self.seat]
        ground, found = Ground(view, player), 0
        for at in player.pieces:
            if IS_UNIT[at & MASK]:
                found |= 1 << (at >> SHIFT) | reach(ground, at & MASK, at >> SHIFT)
        return Threatened(self.seat, tuple(view.name(space) for space in each_of(found)))
