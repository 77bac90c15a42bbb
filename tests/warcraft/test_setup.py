"""The setup of the main game: races, boards, teams, and what each seat sees."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import pytest

from kitchentable.commands.shared import setup_of
from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Who
from kitchentable.warcraft import GAME
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.events import RaceTaken, StartingPieces
from kitchentable.warcraft.model.state import Warcraft
from tests.proof import note, refused, told

PAIRS = [
    (one, other)
    for one in ("human", "orc", "undead", "night-elf")
    for other in ("human", "orc", "undead", "night-elf")
    if one != other
]


def new(seats: int, races: tuple[str, ...] = ()) -> Table[Warcraft]:
    return Table(GAME, WarcraftSetup(seats=seats, races=races), chance=Scripted())


def begun(seats: int, races: tuple[str, ...] = ()) -> Table[Warcraft]:
    """A table at its first question to a player, where seat 0 begins."""
    table = new(seats, races)
    while table.waiting() == (CHANCE,):
        question = table.question
        assert question is not None
        table.answer(CHANCE, question.suggestions()[0])
    return table


# --- who plays ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with refused("WC-001", "wc-seats", given=seats):
        new(seats)


def test_three_without_the_expansion_play_a_scenario() -> None:
    with refused("WC-099", "wc-three"):
        new(3)


def test_no_race_twice() -> None:
    with refused("WC-001", "wc-races", wanted=2):
        new(2, ("orc", "orc"))


def test_races_can_be_agreed_on() -> None:
    table = new(2, ("night-elf", "human"))
    told(table, RaceTaken, "WC-085", seat=0, race="night-elf")
    told(table, RaceTaken, "WC-085", seat=1, race="human")


def test_a_race_is_kept_and_the_other_is_drawn() -> None:
    table = new(2, ("", "night-elf"))
    assert table.waiting() == (CHANCE,)
    question = table.question
    assert question is not None
    assert question.suggestions() == ["human", "orc", "undead"]
    table.answer(CHANCE, "undead")
    told(table, RaceTaken, "WC-085", seat=0, race="undead")
    told(table, RaceTaken, "WC-085", seat=1, race="night-elf")


def test_no_race_by_name_is_no_agreement() -> None:
    assert new(2, ("", "")).state == new(2).state
    assert new(4, ("",) * 4).state == new(4).state


def test_a_seat_can_be_left_empty_on_the_command_line() -> None:
    typed = Namespace(seats=None, edition=None, set=["races=, orc", "options=creeps,"])
    setup = setup_of(GAME, typed)
    assert isinstance(setup, WarcraftSetup)
    assert (setup.races, setup.options) == (("", "orc"), ("creeps",))


def test_a_race_that_is_agreed_on_must_exist() -> None:
    with refused("WC-085", "wc-no-such-race", race="gnome"):
        new(2, ("orc", "gnome"))


# --- two players --------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_two_players_have_the_two_towns_of_the_picture(one: str, other: str) -> None:
    """The Towns are on pieces 3 and 12, for all pairs of races."""
    table = new(2, (one, other))
    board = table.state.board
    towns = {player.town for player in table.state.players}
    assert {board.spaces[town].piece for town in towns} == {3, 12}
    for player in table.state.players:
        told(table, RaceTaken, "WC-095", seat=player.seat, town=board.name(player.town))


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_orc_and_undead_are_at_home_and_others_take_the_free_place(one: str, other: str) -> None:
    """Orc and Undead have their own pieces; Human or Night Elf takes the free one."""
    table = new(2, (one, other))
    board = table.state.board
    piece = {p.race: board.spaces[p.town].piece for p in table.state.players}
    for race, own in (("orc", 3), ("undead", 12)):
        if race in piece:
            assert piece[race] == own
            told(table, RaceTaken, "WC-072", race=race)
    for race in ("human", "night-elf"):
        if race in piece:
            assert piece[race] in (3, 12)
            told(table, RaceTaken, "WC-096", race=race)


def test_two_players_are_no_team() -> None:
    table = new(2, ("human", "night-elf"))
    one, other = table.state.players
    assert table.state.enemies(one) == [other]
    assert table.state.team(one) == [one]
    told(table, RaceTaken, "WC-098", race="human")
    note("WC-580")


# --- three players ------------------------------------------------------------------------


def of_three(races: tuple[str, ...] = ()) -> Table[Warcraft]:
    setup = WarcraftSetup(seats=3, races=races, expansion=True)
    return Table(GAME, setup, chance=Scripted())


def test_three_are_dealt_the_races_whose_towns_are_on_the_board() -> None:
    table = of_three()
    question = table.question
    assert question is not None
    assert sorted(question.suggestions()) == ["human", "night-elf", "orc"]
    for race in ("night-elf", "human", "orc"):
        table.answer(CHANCE, race)
    board = table.state.board
    homes = {p.race: board.spaces[p.town].piece for p in table.state.players}
    assert homes == {"night-elf": 2, "orc": 3, "human": 10}
    told(table, RaceTaken, "WC-101", seat=0, race="night-elf")
    told(table, RaceTaken, "WC-100", seat=2, race="orc")


def test_three_keep_the_races_they_named() -> None:
    table = of_three(("", "orc", ""))
    question = table.question
    assert question is not None
    assert sorted(question.suggestions()) == ["human", "night-elf"]
    with refused("WC-001", "wc-races", wanted=3):
        of_three(("orc", "", "orc"))


@pytest.mark.parametrize("missing", ["human", "orc", "night-elf"])
def test_the_undead_take_the_place_of_the_race_that_is_missing(missing: str) -> None:
    pieces = {"night-elf": 2, "orc": 3, "human": 10}
    races = tuple(race for race in (*pieces, "undead") if race != missing)
    table = of_three(races)
    board = table.state.board
    (undead,) = [player for player in table.state.players if player.race == "undead"]
    assert board.spaces[undead.town].piece == pieces[missing]
    told(table, RaceTaken, "WC-102", race="undead", town=board.name(undead.town))
    own = GAME.box.shipped().pieces["12"]
    there = GAME.box.shipped().pieces[str(pieces[missing])]
    shown = {there.cyan, there.magenta}
    assert {own.cyan, own.magenta} == shown, "one of its sides has the Town on the same spot"


def test_three_are_no_teams() -> None:
    table = of_three(("human", "orc", "night-elf"))
    one, two, three = table.state.players
    assert table.state.enemies(one) == [two, three]
    assert table.state.team(one) == [one]
    told(table, RaceTaken, "WC-103", race="human")


def test_three_play_to_15_points() -> None:
    assert of_three().state.target == 15


# --- boards -------------------------------------------------------------------------------


def test_another_board_can_be_agreed_on() -> None:
    setup = WarcraftSetup(seats=2, board="two-lakes")
    assert Table(GAME, setup, chance=Scripted()).state.board.water
    with refused("WC-083", "wc-no-such-board", name="four-lakes"):
        Table(GAME, WarcraftSetup(seats=2, board="four-lakes"), chance=Scripted())


# --- four players -------------------------------------------------------------------------


def test_four_players_play_all_four_races_at_their_own_towns() -> None:
    table = new(4)
    board = table.state.board
    homes = {p.race: board.spaces[p.town].piece for p in table.state.players}
    assert homes == {"night-elf": 2, "orc": 3, "human": 10, "undead": 12}
    told(table, RaceTaken, "WC-104", race="undead")
    told(table, RaceTaken, "WC-072", race="human")
    told(table, RaceTaken, "WC-059", race="night-elf")


def test_the_teams_of_four() -> None:
    table = new(4)
    by_race = {player.race: player.team for player in table.state.players}
    assert by_race["human"] == by_race["night-elf"]
    assert by_race["orc"] == by_race["undead"]
    assert by_race["human"] != by_race["orc"]
    told(table, RaceTaken, "WC-107", race="human")


def test_seats_alternate_between_the_teams() -> None:
    table = new(4)
    races = [player.race for player in table.state.players]
    assert races == ["human", "orc", "night-elf", "undead"]
    teams = [player.team for player in table.state.players]
    assert all(one != other for one, other in zip(teams, teams[1:] + teams[:1], strict=True))
    told(table, RaceTaken, "WC-108", seat=3, race="undead")


def test_another_seating_keeps_the_teams() -> None:
    table = new(4, ("undead", "human", "orc", "night-elf"))
    by_race = {player.race: player.team for player in table.state.players}
    assert by_race["human"] == by_race["night-elf"] != by_race["orc"] == by_race["undead"]
    told(table, RaceTaken, "WC-108", seat=0, race="undead")


def test_teams_that_do_not_alternate_are_refused() -> None:
    with refused("WC-108", "wc-seating"):
        new(4, ("human", "night-elf", "orc", "undead"))


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("race", ["human", "orc", "undead", "night-elf"])
def test_one_of_four_keeps_his_race_and_the_teams_alternate(seat: int, race: str) -> None:
    table = begun(4, tuple(race if each == seat else "" for each in range(4)))
    players = table.state.players
    assert players[seat].race == race
    told(table, RaceTaken, "WC-108", seat=seat, race=race)
    assert {each.race for each in players} == {"human", "orc", "undead", "night-elf"}
    assert all((each.race in ("orc", "undead")) == each.team for each in players)
    assert [each.team for each in players] in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_everybody_starts_alike() -> None:
    table = begun(4)
    for player in table.state.players:
        told(table, StartingPieces, "WC-088", seat=player.seat, melee=3, workers=3)
        town = player.town
        assert player.spaces() == [town]
        assert (player.units(town), player.workers(town)) == (3, 3)
        assert (player.count(town, 0), len(player.hand)) == (3, 3)


# --- what is seen -------------------------------------------------------------------------


def test_a_hand_is_its_owners_secret() -> None:
    table = begun(2, ("orc", "undead"))
    hand = table.state.players[0].hand
    assert len(hand) == 3
    assert table.view(0).players[0].hand == hand
    for seat in (1, None):
        assert table.view(seat).players[0].hand == ["", "", ""]
    note("WC-032")


def test_teammates_see_each_others_hands() -> None:
    table = begun(4)
    assert table.view(0).players[2].hand == table.state.players[2].hand
    assert table.view(0).players[1].hand == ["", "", ""]
    note("WC-574")


def told_of(table: Table[Warcraft], viewer: int | None, owner: int) -> dict[str, Any]:
    """What the picture shows a viewer about a player."""
    lines = GAME.text.picture(table.view(viewer))
    found = [line.args for line in lines if line.id == "wc-picture-player"]
    theirs = [args for args in found if args["who"] == Who(owner)]
    assert theirs, "a line about every player"
    return theirs[0]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_stocks_are_open(viewer: int | None) -> None:
    table = begun(2, ("orc", "undead"))
    shown = told_of(table, viewer, 0)
    assert (shown["gold"], shown["wood"]) == (5, 5)
    note("WC-031")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_how_many_cards_there_are_is_open(viewer: int | None) -> None:
    table = begun(2, ("orc", "undead"))
    assert told_of(table, viewer, 0)["cards"] == 3
    seen = table.view(viewer).players[0]
    assert (len(seen.hand), len(seen.deck), len(seen.discard)) == (3, 18, 0)
    assert not any(seen.deck), "but what is in a deck nobody knows"
    note("WC-033")
