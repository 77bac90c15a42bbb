"""The Altar of Flame, Skull of Storms, Dragon Rise, Battle of the Elements, Orcs for Sale, Gold
Rush and The Plague of the Scourge: their boards, their games to the end, and the laws.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec import structs

from kitchentable import players
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import packs
from kitchentable.kernel.table.table import Table
from kitchentable.lab.simulate import play_one, play_out
from kitchentable.warcraft.game import GAME, WarcraftSetup
from kitchentable.warcraft.model.board import Board
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.kinds import FOREST, GOLDMINE
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.scenarios.elements import ELEMENTS, Elements
from kitchentable.warcraft.scenarios.format import Start
from kitchentable.warcraft.scenarios.loader import board_of
from kitchentable.warcraft.scenarios.scenario_setup import quest_of, scene_of
from tests.laws import Laws
from tests.warcraft.boxes import game_with

NAMES = (
    "altar-of-flame", "skull-of-storms", "dragon-rise", "battle-of-the-elements", "orcs-for-sale",
    "gold-rush", "plague-of-the-scourge",
)  # fmt: skip


def setup_of(name: str, **more: Any) -> WarcraftSetup:
    """The setup of a scenario, with as many seats as it has."""
    return WarcraftSetup(seats=GAME.box.shipped().scenarios[name].seats, scenario=name, **more)


# --- boards -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
class TestBoards:
    def board(self, name: str) -> Board:
        return board_of(GAME.box.shipped(), GAME.box.shipped().scenarios[name])

    def test_every_town_has_a_mine_and_a_forest_beside_it(self, name: str) -> None:
        board = self.board(name)
        for town in board.towns:
            kinds = [board.spaces[space].kind for space in board.near[town]]
            assert GOLDMINE in kinds
            assert FOREST in kinds

    def test_everybody_has_a_town_of_his_own(self, name: str) -> None:
        races = GAME.box.shipped().races
        pieces = [self.board(name).spaces[town].piece for town in self.board(name).towns]
        wanted = [races[race].town_piece for race in GAME.box.shipped().scenarios[name].races]
        assert sorted(pieces) == sorted(wanted)

    def test_nobody_has_the_better_place(self, name: str) -> None:
        """A rotation by a half or a third maps the board onto itself, except for a pool or two."""
        board = self.board(name)
        turns = {2: 3, 3: 2, 4: 3}[GAME.box.shipped().scenarios[name].seats]
        kinds = {space.at: (space.kind, space.points) for space in board.spaces}
        odd = [at for at in kinds if kinds[at] != kinds.get(turned_board(board, at, turns))]
        assert len(odd) <= 2, odd


def turned_board(board: Board, at: tuple[int, int], sixths: int) -> tuple[int, int]:
    """The place of a space after the board is rotated about its middle."""
    spaces = len(board.spaces)
    q, r = (spaces * at[each] - sum(space.at[each] for space in board.spaces) for each in (0, 1))
    for _ in range(sixths):
        q, r = -r, q + r
    q += sum(space.at[0] for space in board.spaces)
    r += sum(space.at[1] for space in board.spaces)
    return q // spaces, r // spaces


def test_friends_of_the_beasts_have_to_play() -> None:
    content = GAME.box.shipped()
    wrong = structs.replace(
        content.scenarios["dragon-rise"],
        rules=({"block": "beasts", "dragon": "B", "friends": ("orcs",)},),
    )
    scenarios = {**content.scenarios, "dragon-rise": wrong}
    (said,) = GAME.box.unfit(structs.replace(content, scenarios=scenarios))
    assert (said.id, said.args["given"]) == ("warcraft-scenario-unknown", "orcs")


# --- games --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_random_games_come_to_an_end(name: str) -> None:
    for seed in range(2):
        assert play_one(GAME, setup_of(name, turns=8), ("random",) * 4, seed).winners


@pytest.mark.parametrize("name", NAMES[:4])
def test_with_creeps_and_heroes_too(name: str) -> None:
    setup = setup_of(name, turns=5, options=("creeps", "heroes"))
    assert play_one(GAME, setup, ("random",) * 4, 1).winners


@pytest.mark.parametrize("name", NAMES)
def test_the_regular_player_knows_what_to_answer(name: str) -> None:
    setup = setup_of(name, turns=5)
    table = Table(GAME, setup, chance=Seeded(3))
    play_out(table, [players.player("regular", seat, GAME) for seat in range(setup.seats)])
    assert table.over
    assert not GAME.rules.broken(table.state)


# --- elements -----------------------------------------------------------------------------


def elements_game() -> Warcraft:
    """A game of Battle of the Elements with all four elements in two spaces."""
    state = GAME.rules.begin(setup_of("battle-of-the-elements"), GAME.box.shipped())
    quest_of(state).tokens = dict(zip(ELEMENTS, (0, 0, 1, 1), strict=True))
    state.players[0].put(0, 0)
    state.players[0].put(1, 0)
    return state


def test_elements_count_wherever_they_are() -> None:
    state = elements_game()
    assert Elements().has_won(state, state.players[0])


def test_elements_may_have_to_be_in_one_space() -> None:
    """The other reading of the rule is a setting (WC-960)."""
    state = elements_game()
    assert not Elements(one_space=True).has_won(state, state.players[0])
    quest_of(state).tokens["air"] = 0
    assert Elements(one_space=True).has_won(state, state.players[0])


@pytest.mark.parametrize("one_space", [False, True])
def test_the_reading_is_agreed_on_with_the_scenario(one_space: bool) -> None:
    setup = setup_of("battle-of-the-elements", elements_one_space=one_space)
    state = GAME.rules.begin(setup, GAME.box.shipped())
    assert Elements(one_space=one_space) in scene_of(state).blocks


def test_forms_offer_the_reading() -> None:
    offered = {reading.field: reading.origin for reading in GAME.lobby.readings()}
    assert offered == {
        "elements_one_space": "WC-960",
        "lightning_on_creeps": "WC-922",
        "carry_in_passing": "WC-797",
        "teleport_on_mountains": "WC-146",
        "flanks_stay_out": "WC-204",
    }
    assert offered.keys() <= set(WarcraftSetup.__struct_fields__)


def test_a_file_may_have_the_other_reading(tmp_path: Path) -> None:
    """`one_space = true` in a copy of the file holds, whatever the setting says."""
    text = (GAME.home / "packs/scenarios/battle-of-the-elements.toml").read_text()
    text = text.replace('block = "elements"', 'block = "elements", one_space = true')
    file = tmp_path / "ours.toml"
    file.write_text(text.replace("battle-of-the-elements", "ours"))
    setup = WarcraftSetup(seats=4, scenario="ours")
    state = GAME.rules.begin(setup, packs.load(GAME, [file]))
    assert Elements(one_space=True) in scene_of(state).blocks


# --- laws ---------------------------------------------------------------------------------

TWO = "T f 2\n g . g\n1 f T"
THREE = "T g T\nf 2 f\n. T g"
FOUR = "T g . T\nf 2 . f\ng . 1 g\nT f . T"
BEGUN = {"melee": 3}
CLOSE: dict[str, dict[str, Any]] = {
    "altar-of-flame": {
        "map": TWO,
        "places": {"A": "b2"},
        "start": {"human": Start(units={"A": BEGUN, "town": {"worker": 2}})},
    },
    "skull-of-storms": {
        "map": TWO,
        "places": {"A": "b2"},
        "start": {
            "orc": Start(units={"A": BEGUN, "town": {"worker": 1}}),
            "human": Start(units={"a2": BEGUN, "town": {"worker": 1}}),
        },
    },
    "dragon-rise": {
        "map": FOUR,
        "places": {"A": "b2", "B": "c3"},
        "start": {"orc": Start(units={"A": BEGUN, "town": {"worker": 1}})},
    },
    "battle-of-the-elements": {
        "map": FOUR,
        "tokens": {"water": "a2", "earth": "b3", "air": "c2", "fire": "d3"},
    },
    "orcs-for-sale": {"map": THREE, "start": {"all": Start(8, 4, {"town": BEGUN, "b2": BEGUN})}},
    "plague-of-the-scourge": {
        "map": THREE,
        "tokens": {"melee-shop": "a2", "ranged-shop": "b1", "flying-shop": "b3"},
        "start": {"human": Start(units={"a2": BEGUN, "b1": BEGUN})},
    },
}
"""Small boards, on which the special rules of a scenario soon apply."""


@cache
def close() -> Content:
    """The content with the small boards."""
    content = GAME.box.shipped()
    scenarios = {
        name: structs.replace(content.scenarios[name], layout="", **changes)
        for name, changes in CLOSE.items()
    }
    return structs.replace(content, scenarios={**content.scenarios, **scenarios})


@pytest.mark.slow
class TestScenarios(Laws):
    game = game_with(close)
    setups: ClassVar[tuple[WarcraftSetup, ...]] = tuple(
        setup_of(name, turns=2 if GAME.box.shipped().scenarios[name].seats == 2 else 1)
        for name in CLOSE
    )
    games = 1
    most_answers = 20_000

    def test_what_is_special_happens_in_such_games(self) -> None:
        """The special rules apply in these games, so the laws are tested where it matters."""
        told = {type(each.event).__name__ for table in self.played() for each in table.log}
        special = {"TakenOver", "LightningStruck", "BeastFollowed", "Hired", "CardBought"}
        assert len(special & told) > 2, told

    def played(self) -> Iterator[Table[Any]]:
        """A few games of each scenario."""
        for setup in self.setups:
            for seed in range(8):
                yield list(self.wild(self.table(setup), seed))[-1]
