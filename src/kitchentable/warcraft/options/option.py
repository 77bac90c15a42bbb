"""Options of the Expansion Set, and its own rules: objects whose methods hook into moments.

An option is one object without a state of its own. A game hears the options that its players have
agreed on (`options/catalogue.py`), so no procedure asks whether an option is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

EXPANSION: Final = "expansion"
"""The name for what the Expansion Set changes in every game, without any option."""

SPEAKERS: dict[str, list[object]] = {}
"""By option: its objects, in the order in which they are asked."""

S = TypeVar("S")


def option(name: str) -> Callable[[type[S]], type[S]]:
    """Enter a class into the list: games with this option ask its object."""

    def enter(cls: type[S]) -> type[S]:
        SPEAKERS.setdefault(name, []).append(cls())
        return cls

    return enter
