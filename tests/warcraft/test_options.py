"""The Expansion Set's options: which go together, and what they lay out before play."""

from __future__ import annotations

from itertools import combinations

import pytest

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.table import Table
from kitchentable.warcraft import GAME
from kitchentable.warcraft.events import StockLaidOut
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.played import OPTIONS
from kitchentable.warcraft.state import Warcraft
from tests.proof import note, refused, told


def begun(*options: str, seats: int = 2) -> Table[Warcraft]:
    """A table at its first question to a player, dice and draws as they come."""
    table = Table(GAME, WarcraftSetup(seats=seats, options=options), chance=Scripted())
    while table.waiting() == (CHANCE,):
        question = table.question
        assert question is not None
        table.answer(CHANCE, question.suggestions()[0])
    return table


def test_heroes_need_creeps() -> None:
    with refused("WC-590", "wc-option-needs"):
        begun("heroes")


def test_draining_and_hidden_exclude_each_other() -> None:
    with refused("WC-591", "wc-options-apart"):
        begun("draining", "hidden")


def test_only_the_options_of_the_book() -> None:
    with refused("WC-111", "wc-no-such-option"):
        begun("dragons")


def test_any_other_set_of_options_is_played() -> None:
    """Each alone, and any two together."""
    for pair in [*((each,) for each in OPTIONS), *combinations(OPTIONS, 2)]:
        allowed = not ("heroes" in pair and "creeps" not in pair)
        allowed &= not {"draining", "hidden"} <= set(pair)
        try:
            played = GAME.begin(WarcraftSetup(options=pair), GAME.packs()).played
        except Illegal:
            assert not allowed, pair
        else:
            assert allowed, pair
            assert played.expansion
    note("WC-589")


def test_the_strategic_game_of_teams_goes_to_20_points() -> None:
    assert begun(seats=4).state.target == 30
    assert begun("strategic", seats=4).state.target == 20
    assert begun("strategic", seats=2).state.target == 15
    note("WC-593")


@pytest.mark.parametrize("seats", [2, 4])
def test_draining_lays_twenty_on_every_mine_and_forest(seats: int) -> None:
    table = begun("draining", seats=seats)
    board = table.state.board
    assert table.state.stocks == dict.fromkeys((*board.mines, *board.forests), 20)
    told(table, StockLaidOut, "WC-760", number=20)
    told(table, StockLaidOut, "WC-761", number=20)
    told(table, StockLaidOut, "WC-766", number=20)
    told(table, StockLaidOut, "WC-110", number=20)


@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_lays_open_twenties_beside_the_towns_only(seats: int) -> None:
    table = begun("hidden", seats=seats)
    game = table.state
    board = game.board
    near = {at for player in game.players for at in board.near[player.town]}
    resources = {*board.mines, *board.forests}
    assert game.stocks == dict.fromkeys(sorted(resources & near), 20) != {}
    told(table, StockLaidOut, "WC-769", number=20)
    mines = sum(space in game.stocks for space in board.mines)
    forests = sum(space in game.stocks for space in board.forests)
    assert (len(game.mine_tokens), len(game.forest_tokens)) == (9 - mines, 9 - forests)
    for number in ("WC-052", "WC-770", "WC-772"):
        note(number)


def test_the_starting_hand_stays_with_research() -> None:
    assert [len(player.hand) for player in begun("research").state.players] == [3, 3]
    note("WC-751")
