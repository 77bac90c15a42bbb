"""Warcraft: The Board Game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kitchentable.kernel.plain import Plain
from kitchentable.warcraft.game import GAME
from kitchentable.warcraft.model.state import Warcraft

if TYPE_CHECKING:
    from kitchentable.front import Report, Sitting

__all__ = ["GAME", "new", "simulate"]


def new(
    seed: int | None = None, packs: Sequence[str | Path] = (), lang: str = "en", **settings: Plain
) -> Sitting[Warcraft]:
    """Begin a game. `settings` are the fields of `WarcraftSetup`.

    >>> game = new(seed=7, races=("human", "undead"))
    >>> [player.race for player in game.view().players]
    ['human', 'undead']
    """
    from kitchentable import front

    return front.new(GAME, settings, seed, packs, lang)


def simulate(games: int, *players: str, seed: int = 0, jobs: int = 1, **settings: Plain) -> Report:
    """Play many games between bots: one kind for all seats, or one for each.

    >>> simulate(4, "random", races=("orc", "human"), turns=5).games
    4
    """
    from kitchentable import front

    return front.simulate(GAME, settings, games, players or ("random",), seed, jobs)
