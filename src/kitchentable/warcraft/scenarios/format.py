"""The format of scenario files: the players, the board, the start and the rules.

A scenario is data, a table `[scenarios.NAME]` of a pack. Its special rules and its ways to win
are named there as building blocks with their parameters; what a block does is code
(`block.py`). docs/scenarios.md explains how to write one.
"""

from __future__ import annotations

from msgspec import Struct

Value = bool | int | str | tuple[str, ...] | dict[str, str | dict[str, int]]
"""A parameter of a building block."""

ALL = "all"
"""In place of a race: all races that are not named."""
TOWN_PLACE = "town"
"""In place of a space: the player's own Town."""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What a race begins with. Fields that are missing are as in the main game (WC-794)."""

    gold: int = 5
    wood: int = 5
    units: dict[str, dict[str, int]] | None = None
    """Pieces by place; without it 3 melee units and 3 workers in the Town."""
    outposts: tuple[str, ...] = ()
    """The places of its finished Outposts."""
    town: str = ""
    """Its Town: a place, "none", or as in the main game."""
    levels: dict[str, int] = {}
    """Which tile is on top, from 1, by unit type; 0 for the last one."""


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario."""

    seats: int
    races: tuple[str, ...] = ()
    """The races in the order of the seats; without it players choose."""
    teams: tuple[tuple[str, ...], ...] = ()
    """Races that play together; a race that is not named plays alone."""
    expansion: bool = False
    """Whether it is played with the Expansion Set."""
    not_with: tuple[str, ...] = ()
    """Options that do not go with it."""
    layout: str = ""
    """The board, by the name of a layout of pieces."""
    map: str = ""
    """The board, drawn: a row of words for each row of spaces."""
    places: dict[str, str] = {}
    """Names for spaces that the rules speak of: "A" for "c4"."""
    walls: tuple[tuple[str, str], ...] = ()
    """Pairs of adjacent spaces with a wall between them."""
    tokens: dict[str, str] = {}
    """Named tokens, and the places where they lie."""
    first: str = ""
    """The race that begins; without it chance decides."""
    points: bool = True
    """Whether victory points count at all (WC-795)."""
    target: int = 0
    """Points that win at the end of a player's own turn; 0 if points do not win like this."""
    without: dict[str, tuple[str, ...]] = {}
    """Cards taken out of the decks before they are shuffled, by race or for all."""
    start: dict[str, Start] = {}
    """What the races begin with, by race or for all."""
    rules: tuple[dict[str, Value], ...] = ()
    """Building blocks: `{ block = "never-depletes", ... }`."""
    cites: dict[str, tuple[str, ...]] = {}
    """Numbers of rules that speak of its players, start, cards and board."""
    title: str = ""
    story: str = ""
    task: str = ""
    """Its texts, if no catalogue has them."""

    def cited(self, what: str) -> tuple[str, ...]:
        """The rules to cite about a part of the setup."""
        return self.cites.get(what, ())
