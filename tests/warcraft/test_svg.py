"""Pictures of boards and games: all things can be told apart, and nothing hidden is drawn."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kitchentable.kernel.words import Message
from kitchentable.locale import LANGUAGES, Words
from kitchentable.warcraft import GAME
from kitchentable.warcraft.browser import svg, svg_parts
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.battle_state import Battle
from kitchentable.warcraft.model.board import SIDES, Board, Space, board, laid_out
from kitchentable.warcraft.model.kinds import KINDS
from kitchentable.warcraft.model.packs import main_boards
from kitchentable.warcraft.model.player import Outpost
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.options import creeps

DOCS = Path(__file__).parent.parent.parent / "docs"
SVG = "{http://www.w3.org/2000/svg}"
EVERY_KIND = ("town", "forest", "goldmine", "mountain", "objective", "clear", "water")


def a_game(spaces: Board | None = None) -> Warcraft:
    game = GAME.rules.begin(WarcraftSetup(seats=2, races=("human", "orc")), GAME.box.shipped())
    if spaces is not None:
        game.board, game.depleted = spaces, [0] * len(spaces.spaces)
    return game


def a_row(*kinds: str) -> Board:
    """A board of one row: a1, a2 ..."""
    return board(
        Space(f"a{number + 1}", (number, 0), kind, 2 if kind == "objective" else 0)
        for number, kind in enumerate(kinds)
    )


def texts(picture: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def titles(picture: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(picture).iter(f"{SVG}title")]


def uses(picture: str) -> list[str]:
    """The drawings that a picture uses, in order, without hexes."""
    found = [each.get("href", "") for each in ElementTree.fromstring(picture).iter(f"{SVG}use")]
    return [each.removeprefix("#wc-") for each in found if each != "#wc-hex"]


class TestBoards:
    @pytest.mark.parametrize("name", main_boards(GAME.box.shipped()))
    def test_every_space_is_drawn_with_its_name(self, name: str) -> None:
        layout = laid_out(GAME.box.shipped(), GAME.box.shipped().layouts[name])
        drawn = svg.board_picture(layout)
        assert {space.name for space in layout.spaces} <= set(texts(drawn))
        assert sorted(uses(drawn)) == sorted(space.kind for space in layout.spaces)

    def test_a_notebook_shows_a_board(self) -> None:
        assert a_row("town")._repr_svg_() == svg.board_picture(a_row("town"))

    def test_hexes_that_are_adjacent_share_a_side(self) -> None:
        for number, at in enumerate(SIDES):
            x, y = svg.centre(at)
            theirs = {(x + dx, y + dy) for dx, dy in svg_parts.CORNERS}
            side = {svg_parts.CORNERS[number - 1], svg_parts.CORNERS[number]}
            assert theirs & set(svg_parts.CORNERS) == side

    def test_rows_go_down_and_numbers_to_the_right(self) -> None:
        assert svg.centre((0, 1))[1] > svg.centre((0, 0))[1]
        assert svg.centre((1, 0))[0] > svg.centre((0, 0))[0]

    def test_an_objective_shows_its_points(self) -> None:
        assert texts(svg.board_picture(a_row("objective"))) == ["2", "a1"]

    def test_a_line_shows_where_two_pieces_of_the_board_meet(self) -> None:
        meeting = board([Space("a", (0, 0), piece=1), Space("b", (1, 0), piece=2)])
        assert '<path d="M130,-75L130,75"' in svg.board_picture(meeting)

    def test_every_side_of_every_piece_is_on_the_sheet(self) -> None:
        drawn = svg.pieces_picture(GAME.box.shipped())
        numbers = [int(each) for each in texts(drawn)]
        for number, piece in GAME.box.shipped().pieces.items():
            assert numbers.count(int(number)) >= 2
            assert piece.cells
        cells = sum(len(piece.cells) for piece in GAME.box.shipped().pieces.values())
        assert len(uses(drawn)) == 2 * cells


class TestGames:
    def test_pieces_have_their_drawing_and_their_number(self) -> None:
        game = a_game(a_row("clear"))
        for kind, number in enumerate((2, 1, 3, 1)):
            game.players[0].put(0, kind, number)
        drawn = svg.picture(game)
        assert uses(drawn)[1:5] == list(KINDS)
        assert texts(drawn)[:4] == ["a1", "2", "H", "3"]

    def test_each_player_has_his_letter_and_his_shade(self) -> None:
        game = a_game(a_row("clear", "clear"))
        game.players[0].put(0, 0)
        game.players[1].put(0, 1)
        drawn = svg.picture(game)
        assert texts(drawn)[2:4] == ["H", "O"]
        assert svg_parts.SHADES["blue"] in drawn
        assert svg_parts.SHADES["red"] in drawn

    def test_a_depleted_space_has_a_notch_and_an_empty_one_two(self) -> None:
        game = a_game(a_row("goldmine", "forest"))
        assert "M92,-52" not in svg.picture(game)
        game.depleted = [1, 0]
        partly = svg.picture(game)
        assert '"M92,-52L104,-80"' in partly
        assert 'opacity=".4"' not in partly
        game.depleted = [0, 2]
        empty = svg.picture(game)
        assert '"M83,-52L95,-80M101,-52L113,-80"' in empty
        assert empty.count('opacity=".4"') == 1

    def test_a_town_shows_whose_it_is_that_it_was_captured_and_that_it_is_locked(self) -> None:
        game = a_game(a_row("town", "town"))
        game.players[0].town, game.players[1].town = 0, 1
        drawn = svg.picture(game)
        assert uses(drawn)[2:4] == ["human", "orc"]
        assert "lock" not in uses(drawn)
        game.players[1].marked = game.players[1].locked = True
        drawn = svg.picture(game)
        assert uses(drawn).count("lock") == 1
        assert '"M92,-52L104,-80"' in drawn

    def test_an_outpost_that_is_being_built_has_a_broken_rim(self) -> None:
        game = a_game(a_row("clear"))
        game.players[0].outposts = [Outpost(0, True)]
        assert "stroke-dasharray" not in svg.picture(game)
        game.players[0].outposts = [Outpost(0, False)]
        assert "stroke-dasharray" in svg.picture(game)

    def test_a_battle_is_marked(self) -> None:
        game = a_game(a_row("clear", "clear"))
        assert "battle" not in uses(svg.picture(game))
        game.battle = Battle(1, [[0], [1]])
        assert uses(svg.picture(game)).count("battle") == 1

    def test_what_a_player_has_stands_beside_the_board(self) -> None:
        game = a_game(a_row("clear"))
        game.players[0].gold, game.players[0].wood, game.players[0].hand = 7, 11, ["", ""]
        assert texts(svg.picture(game))[1:6] == ["H", "0/15", "7", "11", "2"]

    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_crowds_stay_inside_their_space(self, seats: int) -> None:
        game = GAME.rules.begin(WarcraftSetup(seats=4), GAME.box.shipped())
        game.board, game.depleted = a_row("clear"), [0]
        for player in game.players[:seats]:
            for kind in range(4):
                player.put(0, kind, 3)
            player.outposts = [Outpost(0, True)]
        on_board = svg.picture(game).split('rx="18"')[0]
        circles = re.findall(r'<circle cx="(-?\d+)" cy="(-?\d+)" r="(\d+)"', on_board)
        assert len(circles) >= 5 * seats
        for x, y, radius in circles:
            assert abs(int(x)) + int(radius) <= svg_parts.HALF
            assert abs(int(y)) + int(radius) <= svg_parts.HIGH - 40

    def test_cards_in_hands_are_counted_and_not_named(self) -> None:
        game = a_game()
        game.players[0].hand, game.players[0].deck = ["polymorph"], ["fast"]
        drawn = svg.picture(game, Words("en").say)
        assert "olymorph" not in drawn
        assert "ast<" not in drawn


class TestExpansion:
    def test_a_creep_shows_what_is_known_of_it(self) -> None:
        """Face down a creep has a broken rim; face up, its dice and its Strength on a square."""
        game = a_game(a_row("objective"))
        creeps.place(game, 0, 2)
        hidden = svg.picture(game)
        assert "stroke-dasharray" in hidden
        assert texts(hidden)[:3] == ["2", "a1", "H"]
        at = next(iter(game.creeps))
        game.creeps[at].name = "ogre-lord"
        game.creeps[at].lost = 1
        shown = svg.picture(game)
        assert "stroke-dasharray" not in shown
        assert texts(shown)[:4] == ["2", "a1", "4", "3"]

    def test_where_the_tree_of_eternity_stands_there_is_a_tree_and_no_house(self) -> None:
        setup = WarcraftSetup(seats=2, races=("night-elf", "orc"), options=("racial",))
        game = GAME.rules.begin(setup, GAME.box.shipped())
        game.board, game.depleted = a_row("town", "goldmine"), [0, 0]
        game.players[0].town, game.players[1].town, game.cleared = 0, 1, [0]
        assert uses(svg.picture(game))[:3] == ["clear", "goldmine", "tree"]
        game.players[0].town = 1
        drawn = uses(svg.picture(game))
        assert drawn[:2] == ["clear", "goldmine"]
        assert drawn.count("tree") == 1

    def test_a_token_that_lies_face_down_is_a_question(self) -> None:
        setup = WarcraftSetup(seats=2, races=("human", "orc"), options=("hidden",))
        game = GAME.rules.begin(setup, GAME.box.shipped())
        game.board, game.depleted, game.stocks = a_row("forest", "goldmine"), [0, 0], {0: 14}
        assert texts(svg.picture(game))[:4] == ["a1", "a2", "14", "?"]


class TestWords:
    def test_without_words_there_are_names_and_numbers_only(self) -> None:
        drawn = svg.picture(a_game())
        assert titles(drawn) == []
        letters = {race.letter for race in GAME.box.shipped().races.values()}
        for text in texts(drawn):
            assert re.fullmatch(r"[a-z]?\d+(/\d+)?", text) or text in letters, text

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_with_words_everything_has_a_title(self, lang: str) -> None:
        words = Words(lang)
        game = a_game(a_row("forest"))
        game.depleted = [2]
        game.players[1].put(0, 3, 2)
        said = titles(svg.picture(game, words.say))
        assert any("a1" in each and words("wc-space-forest") in each for each in said)
        assert any("2" in each and words("wc-kind-worker") in each for each in said)
        assert words("wc-depleted", space="a1") in " ".join(said)

    def test_the_legend_names_every_kind_of_space_and_piece(self) -> None:
        shown = texts(svg.picture(a_game(a_row(*EVERY_KIND)), lambda message: f"«{message.id}»"))
        for kind in EVERY_KIND:
            assert f"«wc-space-{kind}»" in shown
        for kind in KINDS:
            assert f"«wc-kind-{kind}»" in shown
        assert "«wc-space-outpost»" in shown
        assert "«wc-space-outpost-unfinished»" in shown

    def test_the_legend_names_water_only_where_there_is_some(self) -> None:
        shown = texts(svg.picture(a_game(), lambda message: f"«{message.id}»"))
        assert "«wc-space-water»" not in shown

    def test_nothing_that_others_have_written_becomes_markup(self) -> None:
        bad = '<script>"&'
        game = a_game(board([Space(bad, (0, 0)), Space("b", (1, 0))]))
        game.players[0].put(0, 0)

        def say(message: Message) -> str:
            return bad

        for drawn in (svg.picture(game, say), svg.picture(game), svg.board_picture(game.board)):
            assert "<script" not in drawn
            assert bad in texts(drawn)


class TestDrawings:
    FILES = sorted(svg_parts.DRAWINGS.glob("*.svg"))

    @pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
    def test_drawings_are_ours_and_whole_numbers(self, path: Path) -> None:
        text = path.read_text("utf-8")
        ElementTree.fromstring(text)
        assert "href" not in text
        assert "font" not in text
        assert not re.search(r"\d\.\d", text)

    def test_everything_that_is_drawn_has_its_drawing(self) -> None:
        for name in (*EVERY_KIND, *KINDS, "outpost", *GAME.box.shipped().races):
            assert svg_parts.drawn(name)

    def test_a_race_without_a_drawing_gets_its_letter(self) -> None:
        human = GAME.box.shipped().races["human"]
        assert "<use" not in svg_parts.emblem("elephant", human, (0, 0), 30)
        assert not svg_parts.drawn("../drawings/human")


def test_the_title_says_whose_step_it_is() -> None:
    game = a_game()
    game.turn, game.target = 3, 15
    drawn = GAME.browser.drawing(game, Words("en", names=("Ana", "Bo")).say)
    assert "<title>Turn 3, Ana’s Move Step; 15 victory points win.</title>" in drawn


def test_the_boards_are_on_their_page() -> None:
    page = (DOCS / "warcraft-boards.md").read_text("utf-8")
    for name in (*main_boards(GAME.box.shipped()), "pieces", "game"):
        assert f"pictures/warcraft-{name}.svg" in page
