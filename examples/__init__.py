"""Examples of the documentation: a game in 100 lines, a bot in 30."""

from __future__ import annotations

from examples.magpies import GAME, Nest
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.game import Setup
from kitchentable.kernel.table.table import Table


def magpies_table(rounds: int = 0) -> Table[Nest]:
    """A table of Magpies for two, after some rounds in which each magpie laid its first feather.

    >>> magpies_table().waiting()
    (0, 1)
    >>> magpies_table(rounds=5).over
    True
    """
    table = Table(GAME, Setup(seats=2), chance=Seeded(7))
    for _ in range(rounds):
        for seat in table.waiting():
            table.answer(seat, table.view(seat).magpies[seat].hand[0])
    return table
