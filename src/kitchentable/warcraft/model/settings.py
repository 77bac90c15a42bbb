"""The agreement of the players before a game of Warcraft."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from kitchentable.kernel.game import Setup
from kitchentable.kernel.plain import Plain

MOST_AGREED = 10_000
"""The most points or turns that can be agreed; a game of forty turns is long."""


class WarcraftSetup(Setup, frozen=True):
    """The agreement: races by seat, points to win, most turns, edition, board and scenario."""

    earlier: ClassVar[Mapping[str, Plain]] = {
        # what was played before there was a setting: it never changes
        "lightning_on_creeps": False,
        "carry_in_passing": False,
        "teleport_on_mountains": True,
        "flanks_stay_out": False,
    }

    races: tuple[str, ...] = ()
    """The races by seat; "" draws a race, () draws all."""
    target: Annotated[int, Meta(ge=0, le=MOST_AGREED)] = 0
    """Points to win; 0: 15 for two or three players, 30 for two teams."""
    turns: Annotated[int, Meta(ge=0, le=MOST_AGREED)] = 40
    """Turns after which the side with the most points wins; 0: no limit."""
    expansion: bool = False
    """Whether the Expansion Set is in play."""
    options: tuple[str, ...] = ()
    """Its options: strategic, racial, creeps, heroes, research, draining, hidden."""
    board: str = ""
    """The name of a layout for this number of players; "": the one of the book."""
    scenario: str = ""
    """The name of the scenario; "": the main game."""
    elements_one_space: bool = False
    """Whether the three elements that win must be in one space (WC-960)."""
    lightning_on_creeps: bool = False
    """Whether the lightning of the Skull of Storms strikes creeps, too (WC-922)."""
    carry_in_passing: bool = False
    """Whether a unit also takes tokens along from one space that it passes (WC-797)."""
    teleport_on_mountains: bool = True
    """Whether Mass Teleport and Blink may end on a mountain (WC-146)."""
    flanks_stay_out: bool = False
    """Whether of two teams the attacked player's flanks may stay out of a battle (WC-204)."""

    @property
    def read(self) -> dict[str, bool]:
        """The readings of the main rules that are agreed on: fields of `Played`."""
        return {"mountains": self.teleport_on_mountains, "free_flanks": self.flanks_stay_out}
