"""Whom a window asks: which seats could play a card or use an ability when it opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from kitchentable.warcraft.model.answers import Play

if TYPE_CHECKING:
    from kitchentable.warcraft.cards.card import Window
    from kitchentable.warcraft.model.player import Player
    from kitchentable.warcraft.model.state import Warcraft

Able: TypeAlias = dict[int, list[Play] | None]
"""The seats that are asked, in their order; each with all it can play, where that is known."""


class Asking:
    """Decides which seats a window asks.

    At a table that is a rule (`cards/public_asking.py`): a seat is asked if it could play something
    as far as the others can tell, so that a pause tells nothing. In a simulation nobody watches the
    pauses, and the runner asks only seats that have a choice (`bots/simulated_asking.py`).
    """

    def able(self, game: Warcraft, window: Window, among: Sequence[int] | None = None) -> Able:
        """The seats that are asked when a window opens; `among`: the only ones it is for."""
        raise NotImplementedError

    def anybody(self, game: Warcraft, window: Window) -> bool:
        """Whether a player might have anything for a window, wherever his pieces stand."""
        raise NotImplementedError

    def interrupts(self, game: Warcraft, player: Player, window: Window) -> bool:
        """Whether anything but a player's own cards might be used at a window of his."""
        raise NotImplementedError

    def hands_changed(self) -> None:
        """A player has other cards, or a hero has other abilities."""
