"""What a search in Warcraft is made of: plans as the regular makes them, and the outlook."""

from __future__ import annotations

import math

import pytest

from kitchentable.kernel.agreement import agreed
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.table import Table
from kitchentable.players.search import Effort, Searcher
from kitchentable.warcraft.bots import outlook
from kitchentable.warcraft.bots.regular import Regular
from kitchentable.warcraft.bots.thought import WarcraftThought
from kitchentable.warcraft.game import GAME
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import MovePiece, Spend

THOUGHT = WarcraftThought()


def table(seed: int) -> Table[Warcraft]:
    setup = agreed(GAME.setup, {"seats": 2, "races": ("orc", "human"), "turns": 6})
    return Table(GAME, setup, chance=Seeded(seed))


def test_a_search_that_may_never_deviate_plays_the_regulars_game() -> None:
    """The first plan of every search is exactly what the regular does: an A/A control."""
    never = Effort(worlds=2, seconds=math.inf, plans=3, turns=1, doubt=math.inf)
    one, two = table(3), table(3)
    for each, kind in ((one, "search"), (two, "regular")):
        players = [
            Searcher(GAME, THOUGHT, seat, never) if kind == "search" else Regular(seat)
            for seat in range(2)
        ]
        while not each.over and each.state.turn < 3:
            for seat in each.waiting():
                each.answer(seat, players[seat].answer(each.look(seat)))
    assert one.journal == two.journal


def test_plans_differ_and_are_carried_out_to_the_end_of_the_step() -> None:
    here = table(5)
    players = [Regular(seat) for seat in range(2)]
    searched = set()
    while not here.over and here.state.turn < 4:
        for seat in here.waiting():
            look = here.look(seat)
            plans = THOUGHT.plans(look, 6)
            if len(plans) > 1 and look.question is not None:
                searched.add(type(look.question))
                firsts = [plan.player().answer(look) for plan in plans]
                assert firsts[0] == Regular(seat).answer(look)
                assert all(first in look.question.suggestions() for first in firsts)
                if isinstance(look.question, Spend):
                    assert len(set(map(str, firsts))) == len(firsts)
            here.answer(seat, players[seat].answer(look))
    assert searched == {MovePiece, Spend}


def test_a_scenario_is_not_searched() -> None:
    here = Table(
        GAME,
        agreed(GAME.setup, {"seats": 2, "scenario": "gold-rush"}),
        chance=Seeded(1),
    )
    players = [Regular(seat) for seat in range(2)]
    for _ in range(60):
        for seat in here.waiting():
            assert not THOUGHT.plans(here.look(seat), 6)
            here.answer(seat, players[seat].answer(here.look(seat)))


@pytest.mark.parametrize("seed", range(3))
def test_the_chances_of_all_sides_add_up_and_the_end_is_certain(seed: int) -> None:
    here = table(seed)
    players = [Regular(seat) for seat in range(2)]
    while not here.over:
        for seat in here.waiting():
            here.answer(seat, players[seat].answer(here.look(seat)))
        if not here.over:
            both = sum(outlook.chance(here.state, seat) for seat in range(2))
            assert both in range(999_999, 1_000_001)
    for seat in range(2):
        won = seat in here.state.winners
        assert (outlook.chance(here.state, seat) > 0) == won


def test_more_of_everything_is_a_better_outlook() -> None:
    here = table(2)
    players = [Regular(seat) for seat in range(2)]
    while here.state.turn < 2:
        for seat in here.waiting():
            here.answer(seat, players[seat].answer(here.look(seat)))
    state = here.state
    before = outlook.chance(state, 0)
    state.players[0].put(state.players[0].town, 0, 3)
    assert outlook.chance(state, 0) > before
