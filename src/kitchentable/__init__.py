"""Kitchen Table: two tabletop games, complete, by their rulebooks.

>>> import kitchentable as kt
>>> kt.raiders.new(seed=7)
<Sitting raiders: Player 1: Call Blank or Ace.>
>>> kt.warcraft.new(races=("orc", "human"), seed=7)
<Sitting warcraft: Player 2: What do you move?>

Nothing of a game is loaded before its name is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from pathlib import Path

    from kitchentable import raiders, warcraft
    from kitchentable.front import Sitting

__all__ = ["__version__", "open", "raiders", "warcraft"]


def open(path: str | Path, lang: str = "en") -> Sitting[Any]:
    """Open a saved game where it stands.

    >>> from tempfile import TemporaryDirectory
    >>> import kitchentable as kt
    >>> with TemporaryDirectory() as folder:
    ...     kt.raiders.new(seed=7).save(f"{folder}/game.kt")
    ...     kt.open(f"{folder}/game.kt")
    <Sitting raiders: Player 1: Call Blank or Ace.>
    """
    from kitchentable import front

    return front.open(path, lang)


if not TYPE_CHECKING:

    def __getattr__(name):
        """A game of ours, loaded when its name is used."""
        if not name.startswith("_"):
            from kitchentable.games import OURS

            for row in OURS:
                if row.name == name:
                    return import_module(row.module)
        raise AttributeError(f"module 'kitchentable' has no attribute {name!r}")
