"""States that games begin with where that is not the game's own beginning."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import UNSET

from kitchentable.kernel.files import situations
from kitchentable.kernel.game import Game
from kitchentable.kernel.state.state import State, decode, statics

S = TypeVar("S", bound=State)

FILE = "situation.toml"
"""What messages call a situation that was sent."""


def start(game: Game[S], setup: Any, content: Any, encoded: bytes, situation: str) -> S | None:
    """The state a game begins with: an encoded one, or that of a situation's text; else `None`.

    >>> from examples.magpies import GAME, Content
    >>> start(GAME, GAME.setup(), Content(), b"", "") is None
    True
    """
    if situation:
        data = situations.parsed(situation, FILE).state
        return None if data is UNSET else game.rules.situate(setup, content, data)
    if not encoded:
        return None
    found: S = decode(game.state, encoded, **statics(game.rules.begin(setup, content)))
    return found
