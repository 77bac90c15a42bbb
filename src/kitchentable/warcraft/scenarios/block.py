"""Building blocks of scenarios: special rules and ways to win, hooked into named moments.

A block is a frozen Struct: its fields are its parameters, given in the scenario's file; its
methods hook into the moments of the game (`warcraft/moments.py`).

A block has no state of its own: what it must remember is in the game's state.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from msgspec import Struct

from kitchentable.warcraft.scenarios.format import Scenario


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """One building block. Its class is its code, its fields come from the file."""

    name: ClassVar[str]
    own_creeps: ClassVar[bool] = False
    """Whether it lays out creeps itself; then those of the main game come only with heroes."""

    # --- what is wrong with it -----------------------------------------------------------

    def people(self) -> tuple[str, ...]:
        """The races it names, which must be among the players."""
        return ()

    def needs(self) -> tuple[str, ...]:
        """The places and tokens it names, which the scenario must have."""
        return ()


BLOCKS: dict[str, type[Block]] = {}


B = TypeVar("B", bound=Block)


def block(cls: type[B]) -> type[B]:
    """Enter a block into the list."""
    BLOCKS[cls.name] = cls
    return cls


class Scene(Struct, frozen=True):
    """A scenario as it is played: its blocks, and where its places are."""

    name: str
    scenario: Scenario
    places: dict[str, int]
    """Spaces by the names that the scenario's rules use."""
    blocks: tuple[Block, ...]
    removed: dict[str, dict[str, int]] = {}
    """By race: cards taken out of its deck, and how many."""

    def place(self, name: str) -> int:
        """A space by the name that the rules use, or -1 if it is not on the board."""
        return self.places.get(name, -1)
