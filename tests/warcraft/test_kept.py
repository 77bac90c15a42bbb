"""Values that are kept, or found by a short cut, equal computed ones in random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.rules import disabled
from kitchentable.kernel.table.run import Run
from kitchentable.kernel.table.table import Table
from kitchentable.lab.simulate import play_one, run_out
from kitchentable.players.random import RandomPlayer
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.game import GAME, WarcraftSetup
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.kinds import MELEE, SHIFT, UNITS
from kitchentable.warcraft.model.topics import MovePiece, Spend
from kitchentable.warcraft.moments import ON_SALE, WALKERS
from kitchentable.warcraft.rules import move, obstacles, spend
from kitchentable.warcraft.rules.participants import (
    battle_of,
    decided,
    holding,
    one_by_one,
    taking_part,
)
from kitchentable.warcraft.rules.reach import Ground, hops, stops

SHORT = ("fast", "cripple", "town-portal")
"""Cards that tell whether they are playable without listing their targets."""
ALL_RACES = WarcraftSetup(seats=4, options=("racial", "creeps"))


EVERYTHING = WarcraftSetup(
    seats=4, options=("strategic", "racial", "creeps", "heroes", "research", "hidden")
)
SETUPS = (
    WarcraftSetup(),
    WarcraftSetup(seats=4),
    WarcraftSetup(seats=3, expansion=True),
    WarcraftSetup(options=("creeps", "heroes", "draining")),
    EVERYTHING,
)
SCENARIOS = tuple(
    WarcraftSetup(seats=scenario.seats, scenario=name, turns=12)
    for name, scenario in GAME.box.shipped().scenarios.items()
)


def questions(table: Table[Any], seed: int, most: int) -> Any:
    """Play at random, and yield each question to a seat."""
    player = RandomPlayer(seed)
    for _ in range(most):
        question = table.question
        if question is None:
            return
        seat = table.waiting()[0]
        part = question.part(seat)
        yield part
        table.answer(seat, player.drawn(part))


def moves(table: Table[Any], seed: int, most: int) -> Any:
    """Play at random, and yield each question for a move."""
    return (part for part in questions(table, seed, most) if isinstance(part, MovePiece))


def spends(table: Table[Any], seed: int) -> Any:
    """Play at random, and yield each question for a purchase, with its player."""
    for part in questions(table, seed, 2000):
        if isinstance(part, Spend):
            yield part, table.state, table.state.players[part.seat]


@pytest.mark.parametrize("seed", range(4))
def test_what_may_walk_and_be_played(seed: int) -> None:
    """Moves and walks are kept through a Move Step, with trees that walk."""
    table: Table[Any] = Table(GAME, ALL_RACES, chance=Seeded(seed))
    walking = 0
    for question in moves(table, seed, 1500):
        game = table.state
        player = game.players[question.seat]
        assert question.suggestions() == move.options(Ground(game, player))
        walks = [each for each in question.suggestions() if each.what in ("tree", "outpost")]
        if Step("done") in question.suggestions():
            assert walks == WALKERS.value(game, player, stops(game, player)[0])
            walking += bool(walks)
        for name in SHORT:
            for each in game.players[:4]:
                found = CARDS[name].targets(game, each)
                assert CARDS[name].playable(game, each) == bool(found), (name, each.seat)
    assert walking


@pytest.mark.parametrize("seed", range(2))
def test_where_pieces_get_at_each_speed(seed: int) -> None:
    """The reach of pieces is kept with the board and equals a walk space by space.

    Cripple, Fast and the pieces around change it.
    """
    table: Table[Any] = Table(GAME, WarcraftSetup(seats=4), chance=Seeded(seed))
    for question in moves(table, seed, 600):
        game = table.state
        player, board = game.players[question.seat], game.board
        here, before = Random(seed).choice(player.spaces()), (player.fast, player.crippled)
        for player.fast, player.crippled in ([], []), ([here], []), ([], [here]):
            ground = Ground(game, player)
            walked = {at: hops(board, at, there) for at, there in ground.goals().items()}
            assert Ground(game, player).hops() == walked, (question, here)
        player.fast, player.crippled = before
    assert any(stride.detours for stride in board.strides.values())


@pytest.mark.parametrize("seed", range(3))
def test_who_takes_part(seed: int) -> None:
    """The table of pieces that could fight in a space equals a test of each piece."""
    table: Table[Any] = Table(GAME, EVERYTHING, chance=Seeded(seed))
    battles = 0
    for _ in questions(table, seed, 2500):
        game = table.state
        if game.battle is not None:
            assert decided(game) == (len(holding(game)) < 2)
            for player in game.players:
                piece_by_piece = one_by_one(game, battle_of(game), player)
                assert taking_part(game, player.seat) == piece_by_piece
                for phase in UNITS:
                    others = [kind for kind in UNITS if kind != phase]
                    attacking = [each for each in piece_by_piece if each[1] not in others]
                    assert taking_part(game, player.seat, phase) == attacking
                battles += bool(piece_by_piece)
    assert battles


@pytest.mark.parametrize("setup", [WarcraftSetup(), EVERYTHING], ids=["base", "everything"])
def test_what_can_be_bought_is_what_nothing_speaks_against(setup: WarcraftSetup) -> None:
    table: Table[Any] = Table(GAME, setup, chance=Seeded(5))
    bought = 0
    for question, game, player in spends(table, 5):
        found = question.suggestions()
        for act in spend.offers(game, player):
            assert (act in found) == (obstacles.why_not(game, player, act) is None), act
            bought += act in found
    assert bought


@pytest.mark.parametrize("seed", range(2))
def test_what_is_beyond_somebodys_means_cannot_be_bought(seed: int) -> None:
    table: Table[Any] = Table(GAME, EVERYTHING, chance=Seeded(seed))
    beyond = 0
    for _, game, player in spends(table, seed):
        for each in ON_SALE.value(game, player):
            if not each.within_means(game, player):
                refused = [each.why_not(game, player, what) for what in each.offers(game, player)]
                assert all(refused), each.name
                beyond += bool(refused)
    assert beyond


@pytest.mark.parametrize(
    "setup", [*SETUPS, *SCENARIOS], ids=lambda setup: setup.scenario or ",".join(setup.options)
)
@pytest.mark.parametrize("seed", [0, *(pytest.param(s, marks=pytest.mark.slow) for s in (1, 2))])
def test_a_simulation_goes_as_a_game_that_somebody_watches(setup: WarcraftSetup, seed: int) -> None:
    """A simulation skips needless questions; all decisions and rolls are equal."""
    watched = Run(GAME, GAME.rules.begin(setup, GAME.box.shipped()), keep=False, listen=False)
    seated = [RandomPlayer(seed * 1000 + seat) for seat in range(setup.seats)]
    count = run_out(watched, seated, Seeded(seed))
    ended = play_one(GAME, setup, ("random",) * setup.seats, seed)
    result = GAME.rules.result(watched.state)
    assert result is not None
    assert (ended.decisions, ended.rolls) == (count.decisions, count.rolls)
    assert ended.winners == result.winners
    assert ended.summary == GAME.lab.summary(watched.state)
    assert ended.forced < count.forced


def test_what_a_content_keeps_is_forgotten_with_a_rule() -> None:
    content = GAME.box.shipped()
    table: Table[Any] = Table(GAME, WarcraftSetup(), chance=Seeded(1), content=content)
    for _ in questions(table, 1, 300):
        pass
    assert content.notes
    with disabled("WC-405"):
        assert not content.notes


def test_a_space_that_fills_up_while_others_wait_is_closed_to_them() -> None:
    """WC-158: a space holds two moved units; of three units beside it, only one finds room."""
    game = GAME.rules.begin(WarcraftSetup(), GAME.box.shipped())
    player = game.players[0]
    here = next(at for at, each in enumerate(game.board.spaces) if each.kind == "clear")
    there = next(at for at in game.board.near[here] if game.board.spaces[at].kind == "clear")
    player.put(here, MELEE, 3)
    player.put(there, MELEE, 2)
    player.moved = {there << SHIFT | MELEE: 2}
    ground = Ground(game, player)
    hop = Step("melee", game.name(here), game.name(there))
    assert hop in move.options(ground)
    move.move(ground, here << SHIFT | MELEE, there << SHIFT | MELEE)
    assert hop not in move.options(ground)
    assert move.options(ground) == move.options(Ground(game, player))
