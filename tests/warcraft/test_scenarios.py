"""Scenarios: their files, their boards, the page that explains them, and the laws."""

from __future__ import annotations

import re
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from msgspec import structs

from kitchentable import players
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import packs
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table.run import Run
from kitchentable.kernel.table.table import Table
from kitchentable.lab.simulate import play_out, run_out
from kitchentable.locale import LANGUAGES, Words
from kitchentable.players.random import RandomPlayer
from kitchentable.server.pages import game_texts
from kitchentable.warcraft.game import GAME, WarcraftGame, WarcraftSetup
from kitchentable.warcraft.model.board import UNITS_IN
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.kinds import FLYING, FOREST, GOLDMINE, MELEE
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules import towns
from kitchentable.warcraft.scenarios.block import BLOCKS
from kitchentable.warcraft.scenarios.format import Scenario
from kitchentable.warcraft.scenarios.loader import board_of
from kitchentable.warcraft.scenarios.tokens import ScenarioBegan
from tests.laws import Laws
from tests.proof import refused, told
from tests.server.house import house, run

PAGE = (Path(__file__).parents[2] / "docs/scenarios.md").read_text()
BELL = PAGE.split("```toml\n")[1].split("```")[0]
SCENARIOS = tuple(GAME.box.shipped().scenarios)
FILES = sorted((GAME.home / "packs/scenarios").glob("*.toml"))


def setup(name: str, **agreed: object) -> WarcraftSetup:
    """The setup of a scenario."""
    seats = GAME.box.shipped().scenarios[name].seats
    return msgspec.convert({"seats": seats, "scenario": name, **agreed}, WarcraftSetup)


def with_bell(tmp_path: Path, change: tuple[str, str] = ("", "")) -> Content:
    """The content with the page's example, or with a change to it."""
    assert change[0] in BELL
    file = tmp_path / "bell.toml"
    file.write_text(BELL.replace(*change) if change[0] else BELL)
    content: Content = packs.load(GAME, [file])
    return content


class TestFiles:
    @pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
    def test_each_says_where_it_comes_from(self, file: Path) -> None:
        pack = packs.read(file)
        assert list(pack.data["scenarios"]) == [file.stem]

    def test_nothing_is_wrong_with_them(self) -> None:
        assert not GAME.box.unfit(GAME.box.shipped())

    @pytest.mark.parametrize("name", SCENARIOS)
    def test_every_town_has_a_mine_and_a_forest_beside_it(self, name: str) -> None:
        board = board_of(GAME.box.shipped(), GAME.box.shipped().scenarios[name])
        for town in board.towns:
            kinds = {board.spaces[space].kind for space in board.near[town]}
            assert {FOREST, GOLDMINE} <= kinds, board.name(town)

    @pytest.mark.parametrize("name", SCENARIOS)
    def test_every_space_can_be_reached_on_foot_or_by_air(self, name: str) -> None:
        board = board_of(GAME.box.shipped(), GAME.box.shipped().scenarios[name])
        seen, todo = {0}, [0]
        while todo:
            for space in board.near[todo.pop()]:
                if space not in seen:
                    seen.add(space)
                    todo.append(space)
        assert len(seen) == len(board.spaces)


class TestChoosing:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_forms_offer_them_with_their_words(self, lang: str) -> None:
        words = Words(lang)
        offers = {each.value: each for each in GAME.lobby.offers(lang)["scenario"]}
        assert set(offers) == {"", *SCENARIOS}
        for name in SCENARIOS:
            offer = offers[name]
            assert not isinstance(offer.name, str)
            assert not isinstance(offer.about, str)
            assert "wc-" not in words.say(offer.name) + words.say(offer.about)

    @pytest.mark.parametrize(
        ("agreed", "rule", "message"),
        [
            ({"scenario": "nowhere"}, "WC-084", "wc-no-such-scenario"),
            ({"scenario": "captives", "seats": 3}, "WC-084", "wc-scenario-seats"),
            ({"scenario": "captives", "races": ["orc", "human"]}, "WC-084", "wc-scenario-races"),
            ({"scenario": "necromancers", "options": ["racial"]}, "WC-592", "wc-scenario-option"),
            ({"scenario": "main-2", "board": "two-lakes"}, "WC-084", "wc-scenario-own-board"),
            ({"scenario": "main-2", "races": ["orc", "orc"]}, "WC-001", "wc-races"),
            ({"scenario": "main-2", "races": ["orc", "elk"]}, "WC-085", "wc-no-such-race"),
            (
                {
                    "scenario": "main-4",
                    "seats": 4,
                    "races": ["human", "night-elf", "orc", "undead"],
                },
                "WC-108",
                "wc-seating",
            ),
        ],
    )
    def test_what_cannot_be_agreed(
        self, agreed: dict[str, object], rule: str, message: str
    ) -> None:
        wanted = msgspec.convert({"seats": 2, **agreed}, WarcraftSetup)
        with refused(rule, message):
            GAME.rules.begin(wanted, GAME.box.shipped())

    def test_who_plays_which_race_can_be_agreed(self) -> None:
        state = GAME.rules.begin(setup("captives", races=["night-elf", "orc"]), GAME.box.shipped())
        assert [player.race for player in state.players] == ["night-elf", "orc"]

    @pytest.mark.parametrize(
        ("name", "agreed", "races"),
        [
            ("captives", ["", "orc"], ["night-elf", "orc"]),
            ("elf-gate", ["undead", "", ""], ["undead", "human", "orc"]),
            ("dragon-rise", ["", "human", "", ""], ["orc", "human", "undead", "night-elf"]),
            ("captives", ["", ""], ["orc", "night-elf"]),
        ],
    )
    def test_others_take_the_races_that_nobody_named(
        self, name: str, agreed: list[str], races: list[str]
    ) -> None:
        state = GAME.rules.begin(setup(name, races=agreed), GAME.box.shipped())
        assert [player.race for player in state.players] == races

    @pytest.mark.parametrize("agreed", [["human", ""], ["orc", "orc"], ["orc"]])
    def test_a_scenario_has_its_own_races(self, agreed: list[str]) -> None:
        with refused("WC-084", "wc-scenario-races"):
            GAME.rules.begin(setup("captives", races=agreed), GAME.box.shipped())

    @pytest.mark.parametrize(
        ("name", "options", "target"),
        [
            ("main-2", [], 15),
            ("main-3", [], 15),
            ("main-4", [], 30),
            ("main-4", ["strategic"], 20),
            ("captives", [], 0),
        ],
    )
    def test_the_points_that_win(self, name: str, options: list[str], target: int) -> None:
        assert GAME.rules.begin(setup(name, options=options), GAME.box.shipped()).target == target

    def test_the_main_game_knows_nothing_of_scenarios(self) -> None:
        state = GAME.rules.begin(WarcraftSetup(seats=2), GAME.box.shipped())
        assert (state.scene, state.quest) == (None, None)


# --- the main game by its name ------------------------------------------------------------

EVERYTHING = ("strategic", "racial", "creeps", "heroes", "research", "hidden")


def played(setup: WarcraftSetup, content: Content) -> Table[Warcraft]:
    """A game of regular bots, four turns long."""
    table: Table[Warcraft] = Table(GAME, setup, content, chance=Seeded(5))
    play_out(table, [players.player("regular", seat, GAME) for seat in range(setup.seats)])
    return table


def standing(state: Warcraft) -> dict[str, object]:
    """A state without its scenario, hooks, quest and last events."""
    apart = ("scene", "cast", "quest", "told")
    return {each: getattr(state, each) for each in state.__struct_fields__ if each not in apart}


@pytest.mark.slow
class TestTheMainGame:
    """A copy of the main game's file is the main game."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    @pytest.mark.parametrize("options", [(), EVERYTHING], ids=["plain", "everything"])
    def test_is_the_same_by_its_name(self, seats: int, options: tuple[str, ...]) -> None:
        usual = WarcraftSetup(seats=seats, options=options, expansion=seats == 3, turns=4)
        named = structs.replace(usual, scenario=f"main-{seats}")
        content = GAME.box.shipped()
        begun = [GAME.rules.begin(each, content) for each in (usual, named)]
        assert standing(begun[0]) == standing(begun[1])
        one, other = played(usual, content), played(named, content)
        assert one.journal == other.journal
        assert standing(one.state) == standing(other.state)

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_is_the_same_in_a_copy_of_its_file(self, seats: int, tmp_path: Path) -> None:
        text = (GAME.home / f"packs/scenarios/main-{seats}.toml").read_text()
        file = tmp_path / "mine.toml"
        file.write_text(text.replace(f"main-{seats}", "mine"))
        content: Content = packs.load(GAME, [file])
        usual = WarcraftSetup(seats=seats, expansion=seats == 3, turns=4)
        named = structs.replace(usual, scenario="mine")
        assert played(usual, content).journal == played(named, content).journal


def test_a_server_lays_one_out(tmp_path: Path) -> None:
    """The lobby offers it with its story, and the picture shows its tokens."""
    offered = {each.value: each for each in game_texts.form("warcraft", "en").offers["scenario"]}
    assert "Bring the captive" in offered["captives"].about

    async def visit() -> None:
        async with house(tmp_path) as home:
            agreed = {"seats": 2, "scenario": "captives"}
            players = ["person", "random"]
            links = await home.table("warcraft", players=players, setup=agreed, seed=1)
            path = f"/tables/{links.table}/picture"
            status, drawn = await home.json(path, authorization=f"Bearer {links.seats[0]}")
            assert status == 200
            assert "captive Orc" in drawn["svg"]
            assert "wc-picture-walls" in [line["id"] for line in drawn["lines"]]

    run(visit())


@pytest.mark.parametrize("name", SCENARIOS)
def test_random_games_come_to_an_end(name: str) -> None:
    """Random games end without an error."""
    game = Run(
        GAME, GAME.rules.begin(setup(name, turns=12), GAME.box.shipped()), listen=False, keep=False
    )
    run_through(game, 7)
    assert GAME.rules.result(game.state) is not None
    assert not GAME.rules.broken(game.state)


@pytest.mark.parametrize("name", ["necromancers", "nordrassil"])
def test_a_town_that_is_not_there_is_never_taken(name: str) -> None:
    """A player without a Town cannot lose it, wherever enemies stand on whatever board."""
    game = GAME.rules.begin(setup(name), GAME.box.shipped())
    for player in game.players:
        for space in range(len(UNITS_IN) - 1 if player.race != "undead" else 0):
            player.put(space, MELEE)
    towns.captured(game)
    assert [player.marked for player in game.players if player.race == "undead"] == [False]


def test_nobody_crosses_the_empty_areas_of_nordrassil() -> None:
    """Between c1 and e3 lies one place without a space: a flyer, two spaces fast, goes around."""
    table = Table(GAME, setup("nordrassil"), chance=Seeded(1))
    told(table, ScenarioBegan, "WC-891", scenario="nordrassil")
    board = table.state.board
    there = board.twice[FLYING][board.index["e3"]]
    assert there >> board.index["e5"] & 1
    assert not there >> board.index["c1"] & 1


def run_through(game: Run[Warcraft], seed: int) -> None:
    """Play a game of random legal answers."""
    seats = [player for player in game.state.players if not player.neutral]
    run_out(game, [RandomPlayer(seed + player.seat) for player in seats], Seeded(seed))


class TestThePage:
    def test_its_example_can_be_played(self, tmp_path: Path) -> None:
        content = with_bell(tmp_path)
        agreed = WarcraftSetup(seats=2, scenario="bell", turns=6)
        game = Run(GAME, GAME.rules.begin(agreed, content), listen=False, keep=False)
        run_through(game, 3)
        assert GAME.rules.result(game.state) is not None

    @pytest.mark.parametrize(
        ("before", "after", "said"),
        [
            ('races = ["human", "orc"]', 'races = ["human", "elf"]', "elf"),
            ('places = { A = "c3" }', 'places = { A = "c9" }', "c9"),
            ('tokens = { bell = "A" }', 'tokens = { bell = "B" }', "B"),
            ('[["b2", "c3"]]', '[["a1", "c3"]]', "adjacent"),
            ('block = "walls"', 'block = "moat"', "moat"),
            ('tokens = ["bell"] }', 'tokens = ["gong"] }', "gong"),
            ('token = "bell", race = "human" }', 'token = 3, race = "human" }', "rescue"),
            ('by = "WC-812" }', 'by = "WC-812", deep = true }', "deep"),
            ("T  f  .  .  m", "T  f  .  x  m", "“x”"),
            ('town = "a1"', 'town = "z1"', "z1"),
            ("seats = 2", "seats = 5", "5"),
            ('["victory-point"]', '["defeat-point"]', "defeat-point"),
        ],
    )
    def test_a_mistake_is_told_in_one_sentence(
        self, tmp_path: Path, before: str, after: str, said: str
    ) -> None:
        with pytest.raises(Problem) as caught:
            with_bell(tmp_path, (before, after))
        text = Words("en").say(caught.value.message)
        assert said in text
        assert "\n" not in text

    def test_it_lists_every_scenario(self) -> None:
        named = set(re.findall(r"`([a-z0-9-]+)`", PAGE.split("## Playing one")[0]))
        assert named >= set(SCENARIOS)

    def test_it_shows_every_board(self) -> None:
        for name in SCENARIOS:
            assert name.startswith("main-") or f"pictures/warcraft-{name}.svg" in PAGE

    def test_it_lists_every_block_with_its_parameters(self) -> None:
        table = PAGE.split("## The building blocks")[1].split("## Writing a block")[0]
        rows = dict(re.findall(r"^\| `([a-z-]+)` \| [^|]+ \| (.*)\|$", table, re.MULTILINE))
        assert set(rows) == set(BLOCKS)
        for name, row in rows.items():
            parameters = re.findall(r"`([a-z_]+)`", row)
            fields = BLOCKS[name].__struct_fields__
            assert [each for each in parameters if each in fields] == list(fields), name

    def test_it_names_every_key(self) -> None:
        assert all(re.search(rf"`?{key}\b", PAGE) for key in Scenario.__struct_fields__)


@pytest.mark.slow
class TestScenariosKeepTheLaws(Laws):
    """Short games of the base game's scenarios."""

    game = WarcraftGame()
    setups: ClassVar[tuple[WarcraftSetup, ...]] = (
        setup("elf-gate", turns=2),
        setup("necromancers", turns=4),
        setup("captives", turns=3),
        setup("nordrassil", turns=4),
    )
    games = 1
    most_answers = 20_000
