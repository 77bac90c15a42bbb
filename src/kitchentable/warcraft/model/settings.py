"""What the players of Warcraft agree before they begin."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from kitchentable.kernel.game import Setup

MOST_AGREED = 10_000
"""Points or turns that can be agreed: a game of forty turns is long."""


class WarcraftSetup(Setup, frozen=True):
    """What the players agree: races by seat, points to win, turns at most."""

    races: tuple[str, ...] = ()
    """The races by seat; "" for one that is drawn, () for all."""
    target: Annotated[int, Meta(ge=0, le=MOST_AGREED)] = 0
    """Points to win; 0: 15 for two or three players, 30 for two teams."""
    turns: Annotated[int, Meta(ge=0, le=MOST_AGREED)] = 40
    """Turns after which the side with most points wins; 0: play on."""
    expansion: bool = False
    """Whether the Expansion Set is in play."""
    options: tuple[str, ...] = ()
    """Which of its options: strategic, racial, creeps, heroes, research, draining, hidden."""
    board: str = ""
    """The layout by its name, one for as many players; "": the one of the book."""
    scenario: str = ""
    """The scenario by its name; "": the main game."""
    elements_one_space: bool = False
    """Whether the three elements that win must be in one space (WC-960)."""
