"""All sets of options that the book allows, for any number of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from kitchentable.kernel.illegal import Illegal
from kitchentable.warcraft.game import GAME, WarcraftSetup
from kitchentable.warcraft.model.edition import OPTIONS, agreed

SEATS = (2, 3, 4)
LAKES = {2: "two-lakes", 3: "", 4: "four-lakes"}
"""Boards with water; the board for three always has some."""


def option_sets() -> Iterator[tuple[str, ...]]:
    """All allowed sets of options, the empty set first."""
    for number in range(len(OPTIONS) + 1):
        for options in combinations(OPTIONS, number):
            try:
                agreed(True, options)
            except Illegal:
                continue
            yield options


def option_setups(turns: int) -> list[WarcraftSetup]:
    """Each set with two, three and four players, alternately on boards with and without lakes."""
    found: list[WarcraftSetup] = []
    for options in option_sets():
        for seats in SEATS:
            board = LAKES[seats] if len(found) % 2 else ""
            found.append(
                WarcraftSetup(
                    seats=seats, turns=turns, expansion=True, options=options, board=board
                )
            )
    return found


def scenario_setups(turns: int) -> list[WarcraftSetup]:
    """All shipped scenarios, with each set of options they allow."""
    content = GAME.box.shipped()
    found: list[WarcraftSetup] = []
    for name, scenario in content.scenarios.items():
        for options in option_sets():
            setup = WarcraftSetup(seats=scenario.seats, turns=turns, scenario=name, options=options)
            try:
                GAME.rules.begin(setup, content)
            except Illegal:
                continue
            found.append(setup)
    return found
