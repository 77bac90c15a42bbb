"""The seats that a window asks: those that could play a card or use an ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from kitchentable.warcraft.model.answers import Play

if TYPE_CHECKING:
    from kitchentable.warcraft.cards.card import Window
    from kitchentable.warcraft.model.player import Player
    from kitchentable.warcraft.model.state import Warcraft

Able: TypeAlias = dict[int, list[Play] | None]
"""The seats to ask, in their order, each with everything it can play where that is known."""


class Asking:
    """Decides which seats a window asks.

    At a table, `cards/public_asking.py` follows a rule: a seat is asked if it could play something
    as far as the other players can tell, so a pause reveals nothing. A simulation has no players
    who watch the pauses, so `bots/simulated_asking.py` asks only seats that have a choice.
    """

    def able(self, game: Warcraft, window: Window, among: Sequence[int] | None = None) -> Able:
        """The seats that a window asks; `among` limits it to some seats."""
        raise NotImplementedError

    def anybody(self, game: Warcraft, window: Window) -> bool:
        """Whether any player might have something for a window, wherever the pieces stand."""
        raise NotImplementedError

    def interrupts(self, game: Warcraft, player: Player, window: Window) -> bool:
        """Whether a player's hero or an opponent might use a window in that player's step."""
        raise NotImplementedError

    def hands_changed(self) -> None:
        """Note that the cards of a hand, or the abilities of a hero, have changed."""
