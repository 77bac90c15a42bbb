"""Giving up ends a game of two sides at once, whatever is being asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kitchentable import raiders, warcraft
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.facets import RESIGN
from kitchentable.kernel.files import saves
from kitchentable.kernel.game import Game
from kitchentable.kernel.table.table import Table
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.warcraft.game import WarcraftSetup
from tests.laws import _stand

GAMES: dict[str, tuple[Game[Any], Any]] = {
    "raiders": (raiders.GAME, RaidersSetup()),
    "warcraft": (warcraft.GAME, WarcraftSetup(seats=2, turns=3)),
    "options": (warcraft.GAME, WarcraftSetup(seats=2, turns=2, options=("heroes", "creeps"))),
    "teams": (warcraft.GAME, WarcraftSetup(seats=4, turns=1)),
}


def step(table: Table[Any], rng: Random) -> None:
    seat = rng.choice(table.waiting())
    table.answer(seat, rng.choice(list(table.run.part(seat).suggestions())))


def given_up(game: Game[Any], table: Table[Any], seat: int) -> None:
    """A seat gives up in a copy of the game: it is over, both know, and the journal says so."""
    side = {each for each in range(table.seats) if each % 2 == seat % 2}
    twin = table.fork()
    twin.interject(seat, RESIGN)
    assert twin.over
    assert twin.result is not None
    assert set(twin.result.winners) == set(range(table.seats)) - side
    opened = saves.open_table(saves.unpack(saves.dump(twin), "twin"), game, "twin")  # type: ignore[arg-type]
    assert _stand(opened.run) == _stand(twin.run)
    for reader in (*range(table.seats), None):
        assert twin.told(reader)[-1].event.say().id in ("event-hr-resigned", "wc-gave-up")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_at_every_question_of_a_game(name: str) -> None:
    game, setup = GAMES[name]
    rng = Random(5)
    table = Table(game, setup, chance=Seeded(5))
    middle = 0
    while not table.over and table.position < 250:
        inside = bool(table.run.since)
        looked = inside or table.position % 9 == 0
        if looked and RESIGN in table.interjections(0).suggestions():
            middle += inside
            given_up(game, table, rng.randrange(table.seats))
        step(table, rng)
    assert middle, "nobody gave up in the middle of a move: nothing was tried"


@pytest.mark.parametrize("name", ["raiders", "warcraft", "options"])
def test_before_the_first_answer(name: str) -> None:
    game, setup = GAMES[name]
    given_up(game, Table(game, setup, chance=Seeded(5)), 1)
