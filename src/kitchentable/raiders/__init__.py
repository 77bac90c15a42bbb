"""Home Raiders. The geometry is loaded when a game begins, not before."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kitchentable.kernel.plain import Plain
from kitchentable.raiders.campaign.record import Campaign
from kitchentable.raiders.game import GAME
from kitchentable.raiders.model.state import Raid

if TYPE_CHECKING:
    from kitchentable.front import Report, Sitting

__all__ = ["GAME", "Campaign", "new", "simulate"]


def new(
    seed: int | None = None, packs: Sequence[str | Path] = (), lang: str = "en", **settings: Plain
) -> Sitting[Raid]:
    """Begin a game. `settings` are the fields of `RaidersSetup`.

    >>> game = new(seed=7, table="coffee_table", teams="gremlins,lilliput")
    >>> game.view().table
    'coffee_table'
    """
    from kitchentable import front

    return front.new(GAME, settings, seed, packs, lang)


def simulate(games: int, *players: str, seed: int = 0, jobs: int = 1, **settings: Plain) -> Report:
    """Play many games between bots: one kind for both seats, or one for each.

    >>> simulate(0, "rusher", "camper").players
    ('rusher', 'camper')
    """
    from kitchentable import front

    return front.simulate(GAME, settings, games, players or ("random",), seed, jobs)
