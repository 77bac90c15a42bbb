"""What is kept, or found by a short cut, is what would be found anew: in random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table import Table
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.game import GAME, WarcraftSetup
from kitchentable.warcraft.options import ancients
from kitchentable.warcraft.rules.reach import stops

SHORT = ("fast", "cripple", "town-portal")
"""Cards that say whether they can be played without looking for all their targets."""
ALL_RACES = WarcraftSetup(seats=4, options=("racial", "creeps"))


def moves(table: Table[Any], rng: Random, most: int) -> Any:
    """Play at random, stopping at every question of where to move."""
    for _ in range(most):
        question = table.question
        if question is None:
            return
        seat = table.waiting()[0]
        part = question.part(seat)
        if part.say.id == "wc-move":
            yield part
        table.answer(seat, part.any(rng.randrange))


@pytest.mark.parametrize("seed", range(4))
def test_what_may_walk_and_be_played(seed: int) -> None:
    """Walks are kept through a Move Step; Night Elves build and leave Outposts, and walk."""
    table: Table[Any] = Table(GAME, ALL_RACES, chance=Seeded(seed))
    walking = 0
    for question in moves(table, Random(seed), 1500):
        game = table.state
        player = game.players[question.seat]
        walks = [each for each in question.suggestions() if each[0] in ("tree", "outpost")]
        if ("done",) in question.suggestions():
            assert walks == ancients.walks(game, player, stops(game, player))
            walking += bool(walks)
        for name in SHORT:
            for each in game.players[:4]:
                found = CARDS[name].targets(game, each)
                assert CARDS[name].playable(game, each) == bool(found), (name, each.seat)
    assert walking
