"""The Expansion Set's options: the allowed sets, and their setup."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft import GAME
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.answers import BattleAt
from kitchentable.warcraft.model.edition import OPTIONS
from kitchentable.warcraft.model.events import StockLaidOut, TreePlanted
from kitchentable.warcraft.model.hero_events import CreepsPlaced
from kitchentable.warcraft.model.kinds import MELEE
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.options import creeps
from kitchentable.warcraft.rules.after_moves import to_fight
from kitchentable.warcraft.rules.towns import occupied
from tests.proof import note, refused, told
from tests.warcraft.option_sets import option_sets, option_setups
from tools.soak import play


def agreed(*options: str, seats: int = 2, races: tuple[str, ...] = ()) -> Table[Warcraft]:
    """A table with these options."""
    setup = WarcraftSetup(seats=seats, expansion=True, options=options, races=races)
    return Table(GAME, setup, chance=Scripted())


def begun(*options: str, seats: int = 2, races: tuple[str, ...] = ()) -> Table[Warcraft]:
    """A table at its first question to a player, with seeded dice and draws."""
    table = agreed(*options, seats=seats, races=races)
    while table.waiting() == (CHANCE,):
        question = table.question
        assert question is not None
        table.answer(CHANCE, question.suggestions()[0])
    return table


def test_heroes_need_creeps() -> None:
    with refused("WC-590", "wc-option-needs"):
        agreed("heroes")


def test_draining_and_hidden_exclude_each_other() -> None:
    with refused("WC-591", "wc-options-apart"):
        agreed("draining", "hidden")


def test_only_the_options_of_the_book() -> None:
    with refused("WC-111", "wc-no-such-option"):
        agreed("dragons")


def test_any_other_set_of_options_is_played() -> None:
    """Each option alone, and each pair."""
    for pair in [*((each,) for each in OPTIONS), *combinations(OPTIONS, 2)]:
        allowed = not ("heroes" in pair and "creeps" not in pair)
        allowed &= not {"draining", "hidden"} <= set(pair)
        try:
            played = GAME.rules.begin(WarcraftSetup(options=pair), GAME.box.shipped()).played
        except Illegal:
            assert not allowed, pair
        else:
            assert allowed, pair
            assert played.expansion
            assert set(played.options()) == set(pair)
    note("WC-589")


def test_seventy_two_sets_go_together() -> None:
    """Three options on or off; no creeps, creeps, or with heroes; no stocks or one of two."""
    assert len(list(option_sets())) == 2 * 2 * 2 * 3 * 3


@pytest.mark.parametrize("first", range(8))
def test_any_set_of_options_plays_to_an_end(first: int) -> None:
    """A few sets at random, with two, three and four players, with and without lakes."""
    setups = option_setups(turns=3)
    for number in range(first, len(setups), 24):
        assert play(GAME, setups[number], number) > 0


def test_the_strategic_game_of_teams_goes_to_20_points() -> None:
    assert begun(seats=4).state.target == 30
    assert begun("strategic", seats=4).state.target == 20
    assert begun("strategic", seats=2).state.target == 15
    note("WC-593")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_draining_lays_twenty_on_every_mine_and_forest(seats: int) -> None:
    table = begun("draining", seats=seats)
    board = table.state.board
    assert table.state.stocks == dict.fromkeys((*board.mines, *board.forests), 20)
    told(table, StockLaidOut, "WC-760", number=20)
    told(table, StockLaidOut, "WC-761", number=20)
    told(table, StockLaidOut, "WC-766", number=20)
    told(table, StockLaidOut, "WC-110", number=20)


@pytest.mark.parametrize("seats", [2, 3, 4])
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


# --- creeps -------------------------------------------------------------------------------


def test_there_are_sixteen_creeps_of_one_point_and_eight_of_two() -> None:
    table = begun("creeps")
    points = [creep.points for creep in GAME.box.shipped().creeps.values()]
    assert (points.count(1), points.count(2)) == (16, 8)
    assert len(table.state.hidden_creeps) == 24
    note("WC-041")
    note("WC-648")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_creep_lies_on_every_objective_of_one_or_two_points(seats: int) -> None:
    table = begun("creeps", seats=seats)
    game = table.state
    worth = {space.name: space.points for space in game.board.spaces if space.points in (1, 2)}
    told(table, CreepsPlaced, "WC-649", spaces=tuple(worth))
    told(table, CreepsPlaced, "WC-653", spaces=tuple(worth))
    lying = {game.name(at >> 5): creep.points for at, creep in game.creeps.items()}
    assert lying == worth
    assert not any(creep.name for creep in game.creeps.values()), "nobody knows which"
    note("WC-652")


def test_the_board_of_four_has_four_small_and_five_large_creeps() -> None:
    game = begun("creeps", seats=4).state
    points = [creep.points for creep in game.creeps.values()]
    assert (points.count(1), points.count(2)) == (4, 5)
    note("WC-654")


def test_objectives_of_three_or_four_points_have_no_guard() -> None:
    game = situated("creeps")
    assert [game.name(space) for space in creeps.guarded(game)] == ["one", "two"]
    note("WC-651")


def test_creeps_have_no_turn_and_take_no_town() -> None:
    """Creeps are enemies of all players and never move, so no order of play has them."""
    game = situated("creeps")
    creeps.place(game, game.board.index["home"], 1, "wolf")
    side = game.players[-1]
    assert [side in game.enemies(player) for player in game.players[:2]] == [True, True]
    note("WC-655")
    assert [game.order(seat) for seat in (0, 1)] == [[0, 1], [1, 0]]
    assert side not in game.inside()
    note("WC-656")
    assert not occupied(game, game.players[0])
    game.players[1].put(game.players[0].town, MELEE)
    assert occupied(game, game.players[0])
    note("WC-198")


# --- racial abilities ---------------------------------------------------------------------


def test_the_tree_of_eternity_is_the_town_of_the_night_elves() -> None:
    """The Tree begins on the printed Town, which is clear ground once the Tree has walked."""
    table = begun("racial", races=("orc", "night-elf"))
    game = table.state
    elf = game.players[1]
    start, beside = elf.town, game.board.near[elf.town][0]
    for number in ("WC-082", "WC-606"):
        told(table, TreePlanted, number, seat=1, space=game.name(start))
    assert game.is_town(start)
    elf.town = beside
    assert game.is_town(beside)
    note("WC-607")
    assert not game.is_town(start)
    assert not game.scoring() >> start & 1
    note("WC-608")


# --- battles ------------------------------------------------------------------------------


def test_units_that_come_while_battles_are_fought_are_fought_too() -> None:
    game = situated()
    one, other = game.players[:2]
    for space in ("one", "two"):
        one.put(game.board.index[space], MELEE)
    other.put(game.board.index["one"], MELEE)
    assert to_fight(game) == [BattleAt("one", 1)]
    other.put(game.board.index["two"], MELEE)
    assert to_fight(game) == [BattleAt("one", 1), BattleAt("two", 1)]
    note("WC-175")


# --- what nobody may know ------------------------------------------------------------------


def seen(table: Table[Warcraft], seat: int | None) -> bytes:
    """All that a seat, or a spectator, receives from a table."""
    look = table.look(seat)
    question = look.question
    asked = None if question is None else (question.say, list(question.suggestions()))
    told_so_far = msgspec.json.encode(look.told(0))
    return encode(look.view) + told_so_far + repr(asked).encode()


@pytest.mark.parametrize("seat", [1, None])
def test_a_hero_chosen_in_secret_is_not_seen_before_all_have_chosen(seat: int | None) -> None:
    views = []
    for hero in ("paladin", "archmage"):
        table = begun("creeps", "heroes", races=("human", "orc"))
        table.answer(0, hero)
        assert table.waiting() == (1,)
        views.append(seen(table, seat))
    assert views[0] == views[1]


def test_nobody_knows_what_lies_face_down() -> None:
    """The state itself does not say which creep or token lies where: it is drawn when seen."""
    for seats in (2, 3, 4):
        game = begun("creeps", "hidden", seats=seats).state
        assert {creep.name for creep in game.creeps.values()} == {""}
        ours = [name for name, creep in GAME.box.shipped().creeps.items() if creep.points in (1, 2)]
        assert game.hidden_creeps == ours, "in no order that tells anything"
        assert set(game.stocks.values()) == {20}
        for tokens, printed in (
            (game.mine_tokens, GAME.box.shipped().mine_tokens),
            (game.forest_tokens, GAME.box.shipped().forest_tokens),
        ):
            assert [each for each in tokens if each != 20] == [n for n in printed if n != 20]


def situated(*options: str) -> Warcraft:
    """A small board with objectives of one to four points, and a Town of the first player."""
    names = ("home", "one", "two", "three", "four")
    board: dict[str, object] = {
        name: {"at": [2 * number, 0], "kind": "objective", "points": number}
        for number, name in enumerate(names)
    }
    board["home"] = {"at": [0, 0], "kind": "town"}
    players = [{"race": "orc", "town": "home"}, {"race": "human", "town": "home"}]
    setup = WarcraftSetup(options=options)
    return GAME.rules.situate(setup, GAME.box.shipped(), {"board": board, "player": players})
