"""The search player: it takes what is better beyond doubt, the same for the same view and seed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from examples.magpies import GAME as MAGPIES
from examples.magpies import Nest
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.game import Setup
from kitchentable.kernel.plain import Value
from kitchentable.kernel.table.look import Look, Player
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.thought import Plan, Thought
from kitchentable.players.random import Count, RandomPlayer
from kitchentable.players.search import Effort, Searcher
from kitchentable.players.simulated import by_chance, by_lot

EFFORT = Effort(worlds=32, seconds=math.inf, turns=1)


class Lays:
    """Lays the feather it was told to lay, later the lowest."""

    def __init__(self, feather: int) -> None:
        self.feather = feather

    def answer(self, look: Look[Any]) -> Value:
        assert look.question is not None
        options: Sequence[int] = look.question.suggestions()
        return self.feather if self.feather in options else min(options)


class MagpieThought(Thought[Nest]):
    """Whole games of magpies; the policy lays its lowest feather."""

    def policy(self, seed: int) -> Player:
        return Lays(0)

    def plans(self, look: Look[Nest], most: int) -> Sequence[Plan]:
        if look.question is None:
            return ()
        hand = sorted(look.question.suggestions())[:most]
        return [Plan(partial(Lays, feather)) for feather in hand]

    def clock(self, state: Nest) -> int:
        return len(state.magpies[0].laid)

    def chance(self, state: Nest, seat: int) -> int:
        worths = [magpie.worth for magpie in state.magpies]
        return 1_000_000 * (worths[seat] == max(worths))


def table(seed: int) -> Table[Nest]:
    return Table(MAGPIES, Setup(seats=2), chance=Seeded(seed))


def searcher(effort: Effort = EFFORT, seed: int = 5) -> Searcher[Nest]:
    return Searcher(MAGPIES, MagpieThought(), seed, effort)


@pytest.mark.parametrize("seed", range(6))
def test_worlds_agree_with_the_look_and_are_independent(seed: int) -> None:
    look = table(seed).look(0)
    worlds = look.worlds(Random(seed))
    one, two = next(worlds), next(worlds)
    assert one.state.magpies[0].hand == two.state.magpies[0].hand == look.view.magpies[0].hand
    before = list(two.state.magpies[0].hand)
    one.answer(0, before[0])
    one.answer(1, one.state.magpies[1].hand[0])
    assert two.state.magpies[0].hand == before


@pytest.mark.parametrize("seed", range(6))
def test_a_quiet_run_comes_to_the_same_end_as_a_fork(seed: int) -> None:
    run = table(seed).run
    ends = []
    for twin in (run.quiet(), run.fork()):
        count, rng = Count(), Random(seed)
        players = [by_lot(RandomPlayer(rng.getrandbits(8)), count) for _ in range(2)]
        chance = by_chance(Seeded(seed), players, count)
        while twin.question is not None:
            for seat in twin.waiting():
                part = twin.part(seat)
                twin.answer(seat, chance(part) if seat < 0 else players[seat](part))
        ends.append([magpie.worth for magpie in twin.state.magpies])
    assert ends[0] == ends[1]


def test_playing_on_stops_at_the_first_checkpoint_that_was_meant() -> None:
    run, count = table(1).run.quiet(), Count()
    answers = [by_lot(RandomPlayer(seat), count) for seat in range(2)]
    answers.append(by_chance(Seeded(1), answers, count))
    run.play_on(answers, lambda nest: len(nest.magpies[0].laid) == 2, 100)
    assert [len(magpie.laid) for magpie in run.state.magpies] == [2, 2]
    assert run.state.magpies[0].hand, "the game goes on"


def test_rules_that_never_reach_the_point_end_the_trial() -> None:
    run, count = table(1).run.quiet(), Count()
    answers = [by_lot(RandomPlayer(seat), count) for seat in range(2)]
    answers.append(by_chance(Seeded(1), answers, count))
    with pytest.raises(RuntimeError, match="no end after 3 steps"):
        run.play_on(answers, lambda nest: False, 3)


def test_the_better_plan_is_taken() -> None:
    """Against an opponent that lays its lowest feather, a high one wins the round."""
    found = 0
    for seed in range(8):
        look = table(seed).look(0)
        hand = sorted(look.view.magpies[0].hand)
        found += searcher().answer(look) in hand[1:]
    assert found >= 6


def test_a_doubt_without_end_leaves_the_policy_alone() -> None:
    for seed in range(4):
        look = table(seed).look(0)
        player = searcher(Effort(worlds=16, seconds=math.inf, turns=1, doubt=math.inf))
        assert player.answer(look) == min(look.view.magpies[0].hand)


def test_the_same_view_and_seed_get_the_same_answer() -> None:
    for seed in range(4):
        first = searcher().answer(table(seed).look(1))
        assert searcher().answer(table(seed).look(1)) == first


def test_the_answer_follows_from_the_look_alone() -> None:
    """A world that the seat cannot tell from the real one gets the same answer."""
    for seed in range(4):
        here = table(seed)
        look = here.look(0)
        there = Table(MAGPIES, here.setup, chance=Seeded(seed))
        hidden = there.run.state.magpies[1].hand
        hidden[0], there.run.state.deck[0] = there.run.state.deck[0], hidden[0]
        there.run.saved.magpies[1].hand = list(hidden)
        there.run.saved.deck = list(there.run.state.deck)
        assert look.view == there.look(0).view
        assert searcher().answer(look) == searcher().answer(there.look(0))


def test_without_time_there_still_is_an_answer() -> None:
    look = table(3).look(0)
    player = searcher(Effort(worlds=1000, seconds=0.0, turns=1))
    assert player.answer(look) in look.view.magpies[0].hand
    assert all(len(each.chances) < 20 for each in player.tried)


def test_the_player_says_how_many_worlds_it_tried_and_what_came_of_them() -> None:
    player = searcher()
    player.answer(table(2).look(0))
    assert player.why is not None
    assert player.why.id == "search-why"
    taken = player.tried[0]
    assert player.why.args["worlds"] == len(taken.chances)
    assert player.why.args["chance"] == round(100 * taken.mean())
