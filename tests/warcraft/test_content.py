"""The packs hold what is known of the box: tiles, costs, decks, board pieces, boards.

The tests compare numbers that are printed or follow from printed ones. Of values that this
project made they look only at the form. Each test cites its rule.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from kitchentable.warcraft import GAME
from kitchentable.warcraft.model.board import Board, Space, adjacent, each_of, laid_out, shown, side
from kitchentable.warcraft.model.content import Content, Layout, Piece, turned
from kitchentable.warcraft.model.kinds import FLYING, MELEE, RANGED, UNITS
from kitchentable.warcraft.model.packs import main_boards, read_packs
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from tests.proof import note

TOWN_PIECES = {"night-elf": "2", "orc": "3", "human": "10", "undead": "12"}


def content() -> Content:
    return GAME.box.shipped()


def on(piece: str, *, magenta: bool = False) -> Counter[tuple[str, int]]:
    """The spaces on one side of a board piece, without clear ones."""
    found = Counter(shown(what) for what in side(content().pieces[piece], magenta))
    del found["clear", 0]
    return found


def layout_of(seats: int) -> Board:
    layout = next(each for each in content().layouts.values() if each.seats == seats)
    return laid_out(content(), layout)


def named(name: str) -> Board:
    """A board by the name of its layout."""
    return laid_out(content(), content().layouts[name])


def inventory(spaces: tuple[Space, ...]) -> Counter[tuple[str, int]]:
    return Counter((space.kind, space.points) for space in spaces)


# --- races --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("race", "rule", "levels"),
    [
        ("human", "WC-018", (3, 3, 3)),
        ("undead", "WC-019", (3, 3, 3)),
        ("orc", "WC-020", (4, 3, 2)),
        ("night-elf", "WC-021", (2, 4, 3)),
    ],
)
def test_levels_of_the_unit_tiles(race: str, rule: str, levels: tuple[int, int, int]) -> None:
    tiles = content().races[race].tiles
    assert tuple(len(tiles[kind]) for kind in (MELEE, RANGED, FLYING)) == levels
    note(rule)
    assert sum(len(stack) for stack in tiles) == 9
    note("WC-017")


@pytest.mark.parametrize("race", TOWN_PIECES)
def test_a_deck_has_21_cards(race: str) -> None:
    assert len(content().races[race].cards()) == 21


def test_each_tile_but_the_last_names_buildings_that_can_be_built() -> None:
    tiles_of_a_type = (3, 3, 3)
    for race in content().races.values():
        for kind in UNITS:
            *others, last = race.tiles[kind]
            assert not last.needs
            for tile in others:
                assert tile.needs
                for building, number in tile.needs.items():
                    at = ("melee", "ranged", "flying").index(building)
                    assert 1 <= number <= tiles_of_a_type[at]


@pytest.mark.parametrize(("level", "rule"), [(1, "WC-405"), (2, "WC-406"), (3, "WC-407")])
def test_the_melee_line_of_the_orcs(level: int, rule: str) -> None:
    assert game_at_level(level).tile(orc_at(level), MELEE).needs == {"melee": level}
    note(rule)


def test_the_last_melee_tile_of_the_orcs() -> None:
    tile = game_at_level(4).tile(orc_at(4), MELEE)
    assert (tile.strength, tile.ability, tile.needs) == (5, "area-attack", {})
    note("WC-408")


def orc_at(level: int) -> Player:
    return Player(0, 0, "orc", levels=[level - 1, 0, 0])


def game_at_level(level: int) -> Warcraft:
    board = layout_of(2)
    return Warcraft(content=content(), board=board, target=15, limit=0, players=[orc_at(level)])


def test_the_printed_prices() -> None:
    assert (content().building, content().outpost, content().upgrade) == ((2, 2),) * 3
    for race in content().races.values():
        assert (race.cost(MELEE), race.cost(FLYING)) == ((1, 1), (2, 2))


# --- board pieces -------------------------------------------------------------------------


@pytest.mark.parametrize("piece", TOWN_PIECES.values())
@pytest.mark.parametrize("magenta", [False, True])
def test_town_pieces(piece: str, magenta: bool) -> None:
    kinds = on(piece, magenta=magenta)
    assert kinds == Counter(
        {("town", 0): 1, ("forest", 0): 1, ("goldmine", 0): 1, ("mountain", 0): 1}
    )
    note("WC-070")


@pytest.mark.parametrize("piece", TOWN_PIECES.values())
def test_the_town_is_in_a_corner_on_one_side_and_at_an_edge_on_the_other(piece: str) -> None:
    laid = content().pieces[piece]
    near = {town_neighbours(laid, magenta) for magenta in (False, True)}
    assert near == {2, 4}, "a corner of the triangle has two neighbours, the middle of an edge four"
    note("WC-071")


def town_neighbours(piece: Piece, magenta: bool) -> int:
    """The number of spaces of its own piece that are adjacent to the Town."""
    spaces = [Space(str(n), at) for n, at in enumerate(piece.cells)]
    return len(adjacent(spaces)[side(piece, magenta).index("town")])


@pytest.mark.parametrize(
    ("pieces", "rule", "cyan", "magenta"),
    [
        (
            ("7",),
            "WC-073",
            {("forest", 0): 3, ("goldmine", 0): 3, ("objective", 2): 1},
            {("mountain", 0): 3, ("objective", 4): 1},
        ),
        (
            ("4", "11"),
            "WC-074",
            {("forest", 0): 1, ("objective", 1): 1},
            {("forest", 0): 1, ("objective", 1): 1, ("goldmine", 0): 1},
        ),
        (("5", "9"), "WC-075", {("objective", 2): 1}, {}),
        (
            ("6",),
            "WC-076",
            {("goldmine", 0): 1, ("objective", 1): 1},
            {("forest", 0): 1, ("objective", 1): 1},
        ),
        (
            ("8",),
            "WC-077",
            {("goldmine", 0): 1, ("objective", 1): 1},
            {("goldmine", 0): 1, ("mountain", 0): 1},
        ),
        (("1",), "WC-078", {("objective", 2): 1}, {("mountain", 0): 4}),
        (("13",), "WC-079", {("objective", 2): 1}, {}),
    ],
)
def test_contents_of_the_other_pieces(
    pieces: tuple[str, ...],
    rule: str,
    cyan: dict[tuple[str, int], int],
    magenta: dict[tuple[str, int], int],
) -> None:
    for piece in pieces:
        assert on(piece) == Counter(cyan)
        assert on(piece, magenta=True) == Counter(magenta)
    note(rule)


def test_pieces_are_numbered_and_have_two_sides() -> None:
    pieces = content().pieces
    assert sorted(pieces, key=int) == [str(number) for number in range(1, 30)]
    for piece in pieces.values():
        assert len(side(piece, False)) == len(side(piece, True)) == len(piece.cells)
        assert side(piece, False) != side(piece, True)
    note("WC-056")


def test_guests_of_the_two_player_board_show_the_town_where_the_picture_has_it() -> None:
    """The magenta sides of Human and Night Elf equal the cyan sides of Orc and Undead."""
    pieces = content().pieces
    wanted = {side(pieces[piece], False) for piece in ("3", "12")}
    guests = {side(pieces[piece], True) for piece in ("2", "10")}
    assert guests == wanted
    assert len(wanted) == 1


# --- boards -------------------------------------------------------------------------------


def test_the_board_of_four_is_the_13_cyan_pieces() -> None:
    layout = next(each for each in content().layouts.values() if each.seats == 4)
    assert sorted(laid.piece for laid in layout.pieces) == list(range(1, 14))
    assert not any(laid.magenta for laid in layout.pieces)
    assert {space.piece for space in laid_out(content(), layout).spaces} == set(range(1, 14))
    note("WC-105")


def test_what_the_board_of_four_holds() -> None:
    kinds = inventory(layout_of(4).spaces)
    del kinds["clear", 0]
    assert kinds == Counter(
        {
            ("town", 0): 4,
            ("goldmine", 0): 9,
            ("forest", 0): 9,
            ("mountain", 0): 4,
            ("objective", 2): 5,
            ("objective", 1): 4,
        }
    )
    note("WC-080")
    towns, twos, ones = kinds["town", 0], kinds["objective", 2], kinds["objective", 1]
    assert (3 * towns, 2 * twos, ones) == (12, 10, 4)
    note("WC-081")


@pytest.mark.parametrize("name", main_boards(GAME.box.shipped()))
def test_beside_each_town_lie_its_mine_and_its_forest(name: str) -> None:
    board = named(name)
    for town in board.towns:
        piece = board.spaces[town].piece
        beside = [board.spaces[space] for space in board.near[town]]
        own = Counter(space.kind for space in beside if space.piece == piece)
        assert (own["goldmine"], own["forest"]) == (1, 1)
    note("WC-069")


def test_the_board_of_two_has_piece_11_below_piece_3() -> None:
    """The picture's label says piece 10, which is the Humans' town piece, and is wrong."""
    board = layout_of(2)
    pieces = {space.piece for space in board.spaces}
    assert 11 in pieces
    assert 10 not in pieces
    assert {board.spaces[town].piece for town in board.towns} == {3, 12}
    left, right = (next(board.spaces[t] for t in board.towns if board.spaces[t].piece == n)
                   for n in (3, 12))  # fmt: skip
    assert 2 * left.at[0] + left.at[1] < 2 * right.at[0] + right.at[1], "3 is left, 12 right"
    below = [space for space in board.spaces if space.piece == 11]
    assert min(space.at[1] for space in below) > left.at[1]
    note("WC-097")


@pytest.mark.parametrize("name", main_boards(GAME.box.shipped()))
def test_no_two_spaces_lie_on_each_other_and_all_hang_together(name: str) -> None:
    board = named(name)
    assert len({space.at for space in board.spaces}) == len(board.spaces)
    assert len({space.name for space in board.spaces}) == len(board.spaces)
    reached, edge = {0}, [0]
    while edge:
        edge = [to for at in edge for to in board.near[at] if to not in reached]
        reached.update(edge)
    assert len(reached) == len(board.spaces)


@pytest.mark.parametrize("name", main_boards(GAME.box.shipped()))
def test_everything_that_counts_can_be_walked_to(name: str) -> None:
    """Water and mountains separate no Town from other Towns, mines, forests or objectives."""
    board = named(name)
    reached, edge = {board.towns[0]}, [board.towns[0]]
    while edge:
        edge = [to for at in edge for to in each_of(board.once[MELEE][at]) if to not in reached]
        reached.update(edge)
    assert reached >= {*board.mines, *board.forests, *board.scoring}


@pytest.mark.parametrize("name", main_boards(GAME.box.shipped()))
def test_a_board_has_a_town_for_each_seat_and_no_piece_twice(name: str) -> None:
    layout = content().layouts[name]
    assert len(named(name).towns) == layout.seats
    assert len({laid.piece for laid in layout.pieces}) == len(layout.pieces)


def test_the_board_of_three_has_its_pieces_and_favours_nobody() -> None:
    """A rotation by a third maps each space to one of equal kind and points."""
    board = named("three")
    towns = {board.spaces[town].piece for town in board.towns}
    assert towns == {2, 3, 10}, "Night Elf, Orc and Human"
    assert {26, 27, 29} < {space.piece for space in board.spaces}
    shows = {space.at: (space.kind, space.points) for space in board.spaces}
    assert all(shows[turned(at, 2)] == what for at, what in shows.items())
    note("WC-100")
    note("WC-101")
    held = inventory(board.spaces)
    assert (held["goldmine", 0], held["forest", 0]) == (9, 9), "as many as there are tokens"


@pytest.mark.parametrize("name", ["two-lakes", "four-lakes"])
def test_boards_with_lakes_are_the_same_from_both_sides(name: str) -> None:
    board = named(name)
    shows = {space.at: (space.kind, space.points) for space in board.spaces}
    assert all(shows[turned(at, 3)] == what for at, what in shows.items())
    assert board.water


def test_a_layout_needs_a_town_for_each_player() -> None:
    two = content().layouts["two"]
    poor = structs.replace(two, pieces=tuple(laid for laid in two.pieces if laid.piece != 12))
    (wrong,) = GAME.box.unfit(
        structs.replace(content(), layouts={**content().layouts, "two": poor})
    )
    assert (wrong.id, wrong.args["towns"]) == ("warcraft-layout-towns", 1)


def test_the_layout_of_the_guide_fits() -> None:
    page = (Path(__file__).parent.parent.parent / "docs/warcraft-boards.md").read_text("utf-8")
    example = tomllib.loads(page.split("```toml\n")[1].split("```")[0])
    layouts = msgspec.convert(example["layouts"], dict[str, Layout])
    assert not GAME.box.unfit(structs.replace(content(), layouts={**content().layouts, **layouts}))


def test_the_single_spaces_of_the_night_elves() -> None:
    """The clear space that covers their Town, and the Tree of Eternity that stands on it."""
    assert side(content().pieces["22"], True) == ("clear",)
    assert side(content().pieces["23"], False) == ("town",)


def test_there_is_water_on_pieces_of_the_expansion_only() -> None:
    wet = {
        int(number)
        for number, piece in content().pieces.items()
        if "water" in (*piece.cyan, *piece.magenta)
    }
    assert wet
    assert min(wet) >= 14


def test_a_full_turn_brings_a_piece_back() -> None:
    for piece in content().pieces.values():
        for cell in piece.cells:
            assert turned(cell, 6) == cell
            assert turned(turned(cell, 2), 4) == cell


# --- where values come from ---------------------------------------------------------------

PACKS = Path(GAME.home) / "packs"
SOURCES = ("printed", "inferred", "house")


def packs() -> list[dict[str, Any]]:
    """The heads of all packs that ship with the game."""
    return [tomllib.loads(path.read_text("utf-8"))["pack"] for path in sorted(PACKS.glob("*.toml"))]


def test_every_pack_says_where_its_values_come_from() -> None:
    """Packs mark values that are not public as made by this project."""
    for pack in packs():
        assert pack["source"] in SOURCES
        for part in pack.get("sources", {}).values():
            assert part["source"] in SOURCES
            assert part["why"]
    assert read_packs(PACKS).races["human"].ranged[0].strength in range(1, 7)


def test_layouts_are_data_and_said_to_be_our_own() -> None:
    assert {layout.seats for layout in read_packs(PACKS).layouts.values()} >= {2, 4}
    (board,) = [pack for pack in packs() if "layouts" in pack["name"]]
    assert board["source"] == "house"
    assert "layouts" not in board["sources"]
    note("WC-083")
