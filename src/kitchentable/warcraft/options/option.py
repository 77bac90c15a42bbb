"""Options of the Expansion Set, and its own rules, as speakers: their methods hook into moments.

An option is one object without a state of its own. A game hears the options that its players have
agreed on (`options/catalogue.py`), so no procedure asks whether an option is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

EXPANSION: Final = "expansion"
"""What the Expansion Set changes, whichever of its options are played."""

SPEAKERS: dict[str, list[object]] = {}
"""By option, in the order in which they speak."""

S = TypeVar("S")


def option(name: str) -> Callable[[type[S]], type[S]]:
    """Enter a class into the list: its object speaks wherever this option is played."""

    def enter(cls: type[S]) -> type[S]:
        SPEAKERS.setdefault(name, []).append(cls())
        return cls

    return enter
