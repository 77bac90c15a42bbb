"""Home Raiders at the terminal: the map, names, remarks and odds, undo, saving, replay."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.facets import Sheet
from kitchentable.kernel.questions import Draw, Moves, Route
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message, say
from kitchentable.lab.simulate import play_out
from kitchentable.locale import LANGUAGES, Words
from kitchentable.players.random import RandomPlayer
from kitchentable.raiders import GAME
from kitchentable.raiders.model.content import shipped
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.team import card_title
from kitchentable.raiders.model.topics import ActNext, ChooseAction, Deed
from kitchentable.raiders.odds import exact
from kitchentable.raiders.odds.exact import ONE
from kitchentable.raiders.rules.round import pearl_words
from kitchentable.raiders.text import names, picture, remarks
from kitchentable.terminal import Terminal
from tests.cli.shell import Shell, outside

SETUP = RaidersSetup(seats=2)
CONTENT = shipped()


def situation(figures: list[dict[str, Any]], **more: Any) -> Raid:
    """A bare table of 24" by 24" with some figures."""
    data = {"size": [24, 24], "figure": figures, "turn": figures[0]["troop"], **more}
    return GAME.rules.situate(SETUP, CONTENT, data)


def guard(id: str, at: tuple[int, int], card: str = "guardsmen", seat: int = 0, **more: Any) -> Any:
    return {"id": id, "at": at, "seat": seat, "card": card, "troop": more.pop("troop", id), **more}


def lines(state: Raid, width: int = 80, lang: str = "en") -> list[str]:
    words = Words(lang)
    words.call(GAME.text.names(state, lang))
    return [words.say(each) for each in GAME.text.picture(state, Sheet(width, lang))]


def on_map(drawn: list[str]) -> list[str]:
    return [line.partition("|")[2].rpartition("|")[0] for line in drawn if line.endswith("|")]


class TestMap:
    def test_a_table_fits_the_sheet_it_is_drawn_on(self) -> None:
        state = GAME.rules.begin(SETUP, CONTENT)
        for width in (60, 80, 100, 160):
            drawn = [each for each in lines(state, width) if "|" in each or "+-" in each]
            assert max(map(len, drawn)) <= width
        assert len(on_map(lines(state, 160))) > len(on_map(lines(state, 80)))

    def test_everybody_is_where_he_stands(self) -> None:
        """24" on 72 columns: too fine for a base, so a column is 0.4" and a line 0.8"."""
        state = situation([guard("Ana", (2, 2)), guard("Ben", (22, 21), seat=1)])
        rows = on_map(lines(state))
        assert (len(rows), len(rows[0])) == (30, 60)
        assert rows[27].index("A1") == 5, '2" from below is the third line, 2" the sixth column'
        assert rows[3].index("N1") == 55
        assert sum(row.count("1") for row in rows) == 2

    def test_crowds_stay_readable(self) -> None:
        """Four in base contact: at 80 columns there is no room for all, and none is left out."""
        places = [(10, 10), (11, 10), (10, 11), (11, 11)]
        figures = [guard(f"G {n}", at, troop="G") for n, at in enumerate(places, start=1)]
        state = situation(figures, size=[44, 44])
        text = "\n".join(on_map(lines(state, 60)))
        assert all(sign in text for sign in names.signs(state).values())

    def test_heights_names_portals_and_markers(self) -> None:
        things = [{"object": "atlas", "at": [6, 6]}, {"object": "mug", "at": [18, 18]}]
        more = {"thing": things, "portal": [{"seat": 0, "object": "mug", "at": [4, 20]}],
                "marker": [{"seat": 0, "at": [20, 4]}], "objective": "spot"}  # fmt: skip
        state = situation([guard("Ana", (12, 12))], **more)
        text = "\n".join(on_map(lines(state)))
        assert "atlas" in text
        assert "▒" in text, 'an atlas is between 1" and 3" high'
        assert "▓" in text
        assert "@1" in text
        assert "*1" in text
        assert "mok" in "\n".join(on_map(lines(state, lang="nl")))

    def test_what_is_beyond_the_edge_is_hatched(self) -> None:
        state = GAME.rules.begin(RaidersSetup(table="coffee_table"), CONTENT)
        assert on_map(lines(state))[0].startswith("///")
        assert "/" not in "".join(on_map(lines(GAME.rules.begin(SETUP, CONTENT))))

    def test_who_is_where_and_how(self) -> None:
        ana = guard("Ana", (2, 2), wounds=1)
        state = situation([ana, guard("Ben", (22, 21), card="ohm", seat=1)], round=3)
        text = lines(state)
        assert text[0].startswith("Round 3.")
        assert "Player 1, Guardsman A1 (activated): A1 2 2 (a wound)" in text
        assert "Player 2, Granny Ohm: N1 22 21" in text

    def test_objects_can_be_read_up(self) -> None:
        state = situation([guard("Ana", (12, 12))], thing=[{"object": "mug", "at": [6, 6]}])
        words = Words("en")
        words.call(GAME.text.names(state, "en"))
        said = [words.say(line) for line in GAME.text.about(state, "")]
        assert said == ["The mug: 6 6, 3.8″ high; can be pushed"]
        assert GAME.text.about(state, "A"), "a card by its letter"
        assert not GAME.text.about(state, "Z7")

    def test_a_place_gets_its_height(self) -> None:
        state = situation([guard("Ana", (12, 12))], thing=[{"object": "atlas", "at": [6, 6]}])
        high = picture.whole_place(state, (600, 600))[2]
        assert 100 < high <= 300
        assert picture.whole_place(state, (1200, 1200)) == (1200, 1200, 0)
        assert picture.whole_place(state, (1, 2, 3)) == (1, 2, 3)


class TestNames:
    @pytest.mark.parametrize(
        ("lang", "name"),
        [("en", "Guardsman"), ("es", "El Guardia"), ("nl", "Wachter"), ("nb", "Gardist")],
    )
    def test_cards_are_called_in_the_readers_language(self, lang: str, name: str) -> None:
        state = GAME.rules.begin(SETUP, CONTENT)
        words = Words(lang)
        words.call(GAME.text.names(state, lang))
        said = words.say(say("event-hr-vanished", who="Guardsmen 2"))
        assert said.startswith(f"{name} A2 ")

    def test_signs_are_unique_and_known(self) -> None:
        setup = RaidersSetup(stars=10, teams="freeloaders-10,freeloaders-10")
        state = GAME.rules.begin(setup, CONTENT)
        signs = GAME.text.signs(state)
        assert set(signs.values()) == set(state.characters)
        letters = {sign[0] for sign, id in signs.items() if state.characters[id].seat == 0}
        assert letters <= set("ABCDEFGHIJKLM")

    def test_an_owners_card_is_called_what_its_pack_says(self) -> None:
        card = CONTENT.cards["guardsmen"]
        assert card_title("guardsmen", card) == Message("hr-card-guardsmen")
        assert card_title("mine", card) == card.name


ACT_NEXT = ActNext(say("hr-act-next"), seat=0, among=(), troop="Ana")
CHOOSE_ACTION = ChooseAction(say("hr-choose-action"), seat=0, among=())


class TestAdvice:
    def duel(self, wounds: int = 0) -> Raid:
        """Guardsmen (1 white 2 red) in contact with Ragmen (2 white)."""
        return situation(
            [guard("Ana", (10, 10)), guard("Rag", (11, 10), card="ragmen", seat=1, wounds=wounds)]
        )

    def test_the_exact_chance_stands_beside_an_attack(self) -> None:
        state = self.duel()
        found = remarks.remark(state, ACT_NEXT, Deed("Ana", "close", "Rag"))
        attack, defence = exact.aces(CONTENT.dice, (1, 2, 0)), exact.aces(CONTENT.dice, (2, 0, 0))
        hit = exact.attack(attack, defence).hit
        assert found is not None
        shown = re.match(r"wounds (\d+\.\d)%", Words("en").say(found))
        assert shown is not None, "one decimal"
        assert abs(float(shown[1]) - 100 * hit / ONE) < 0.1

    def test_the_last_token_is_told(self) -> None:
        found = remarks.remark(self.duel(1), ACT_NEXT, Deed("Ana", "close", "Rag"))
        assert found is not None
        assert "vanishes" in Words("en").say(found)

    def test_every_step_of_both_pools_is_explained_with_its_rule(self) -> None:
        """Ana wounded leaves out a marked die; the shot's target lies on the ground."""
        figures = [guard("Ana", (2, 12), card="ohm", wounds=1),
                   guard("Ben", (21, 12), card="guardsmen", seat=1)]  # fmt: skip
        state = situation(figures, troop=[{"id": "Ben", "down": True}])
        found = remarks.explain(state, CHOOSE_ACTION, Deed("Ana", "ranged", "Ben"))
        said = "\n".join(Words("en").say(line) for line in found)
        assert "18″ away, base range 14″" in said
        assert "[HR-165]" in said, "the wound"
        assert "[HR-114" in said, "beyond the base range"
        assert "[HR-118" in said, "on the ground"
        assert "Wounds:" in said
        assert said.endswith("one in a million million.")

    def test_a_move_says_what_it_comes_to(self) -> None:
        state = situation([guard("Ana", (5, 10)), guard("Rag", (11, 10), card="ragmen", seat=1)])
        move = Moves(say("x"), seat=0, check=lambda _: None, suggest=lambda: ((),))
        english = Words("en")
        near = remarks.remark(state, move, (Route("Ana", ((1001, 1000, 0),)),))
        far = remarks.remark(state, move, (Route("Ana", ((300, 1000, 0),)),))
        assert near is not None
        assert far is not None
        assert english.say(near) == "in base contact with Rag"
        assert english.say(far) == "seen by one enemy"
        assert remarks.remark(state, move, ()) is None

    def test_leaving_contact_is_warned_of(self) -> None:
        move = Moves(say("x"), seat=0, check=lambda _: None, suggest=lambda: ((),))
        found = remarks.remark(self.duel(), move, (Route("Ana", ((500, 1000, 0),)),))
        assert found is not None
        assert Words("en").say(found).startswith("breaking away from Rag (risking a free attack)")

    def test_a_challenge_has_its_chance(self) -> None:
        state = situation([guard("Ana", (5, 10), card="dewfall"),
                           guard("Ben", (9, 10), card="ohm", seat=1)])  # fmt: skip
        found = remarks.remark(state, ACT_NEXT, Deed("Ana", "charm", "Ben"))
        two_black = exact.aces(CONTENT.dice, (0, 0, 2))
        hit = exact.attack(two_black, exact.aces(CONTENT.dice, (0, 1, 1))).hit
        assert found is not None
        assert f"{hit * 1000 // ONE / 10:.1f}"[:4] in Words("en").say(found)

    def test_every_question_of_a_game_can_be_remarked_on(self) -> None:
        """Nothing in a whole game is too odd for a remark or an explanation."""
        table: Table[Any] = Table(GAME, SETUP, chance=Seeded(6))

        class Curious(RandomPlayer):
            def answer(self, look: Any) -> Any:
                for each in look.question.suggestions()[:2]:
                    GAME.text.remark(look.view, look.question, each)
                    GAME.text.explain(look.view, look.question, each)
                return super().answer(look)

        play_out(table, [Curious(1), Curious(2)])
        assert table.over


ALWAYS_FIRST = "1\n" * 400


def play_until(*steps: Any) -> list[str]:
    """Answer with the first suggestion until a question comes up, then with what was prepared."""
    table: Table[Any] = Table(GAME, SETUP, chance=Seeded(3))
    written: list[str] = []
    waiting, prepared = list(steps), list[str]()

    def read(prompt: str) -> str:
        question = next(line for line in reversed(written) if line.startswith("Player 1: "))
        if not prepared and waiting and waiting[0] in question:
            prepared.extend(waiting[1])
            del waiting[:2]
        return prepared.pop(0) if prepared else "1"

    bots = {1: RandomPlayer(3001)}
    Terminal(table, bots, Words("en"), written.append, read).play()
    return written


@pytest.mark.slow
class TestPlay:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_whole_game_in_four_languages(self, shell: Shell, lang: str) -> None:
        options = ["--seed", "3", "--players", "person,random", "--lang", lang]
        small = ["--set", "teams=lilliput-3,gremlins-3", "--set", "stars=3"]
        out = shell("play", "raiders", "--terminal", *options, *small, typed=ALWAYS_FIRST).out
        ends = {"en": "draw|wins", "es": "Empate|gana", "nl": "elijk|wint", "nb": "avgjort|vinner"}
        assert re.search(ends[lang], out.splitlines()[-1]), out.splitlines()[-1]
        assert not re.search(r"\bhr-|kind-|event-", out)
        if lang != "en":
            assert "Guardsmen" not in out
            assert "Ragmen" not in out

    def test_routes_and_places_are_typed_with_signs(self) -> None:
        told = play_until("Where do you place Guardsman A1?", ["9.1 13.2"],
                          "Where do the Guardsmen move?", ["Z9: 1 1", "a1: 40 13", "A1: 10 13.2"],
                          "Guardsmen", ["u", "q"])  # fmt: skip
        out = "\n".join(told)
        assert "A1 9.1 13.2" in out, "the height goes without saying"
        assert "No: Nothing that could be chosen here has that name." in out, "Z9"
        assert re.search(r"No: .*HR-0", out), "and one that the rules refuse"
        assert re.search(r"Guardsman A1 moves 0\.9″", out)
        assert "Taken back." in out

    def test_a_person_in_each_seat_needs_no_screen_in_between(self, shell: Shell) -> None:
        options = ["--seed", "3", "--players", "person,person"]
        out = shell("play", "raiders", "--terminal", *options, typed="1\n" * 30 + "q\n").out
        assert "Player 2:" in out
        assert "Press Enter" not in out, "nothing is hidden in this game"

    def test_save_and_resume_at_any_question(self, shell: Shell, tmp_path: Path) -> None:
        options = ["--seed", "3", "--players", "person,random"]
        for moves in (0, 3, 14, 21):
            path = tmp_path / f"{moves}.kt"
            typed = "1\n" * moves + "q\n"
            first = shell("play", "raiders", *options, "--save", path, typed=typed).out
            again = shell("play", "--resume", path, "--players", "person,random", typed="q\n").out
            questions = re.findall(r"^(?:> )?(Player 1: .*)$", first, re.MULTILINE)
            assert questions[-1] in again

    def test_replay_shows_the_map_in_the_readers_language(
        self, shell: Shell, tmp_path: Path
    ) -> None:
        path = tmp_path / "game.kt"
        options = ["--seed", "3", "--players", "person,random", "--save", path]
        shell("play", "raiders", *options, typed="1\n" * 22 + "q\n")
        out = shell("replay", path, "--at", "999", "--lang", "nb").out
        assert "Gardister" in out
        assert "tekanne" in out

    def test_a_bot_in_each_seat(self, shell: Shell) -> None:
        small = ["--set", "teams=lilliput-3,gremlins-3", "--players", "random,random"]
        said = shell("play", "raiders", "--terminal", "--seed", "2", *small)
        assert said.code == 0

    def test_dice_of_ones_own_say_what_to_type(self, shell: Shell) -> None:
        options = ["--dice", "physical", "--players", "person,random"]
        out = shell("play", "raiders", "--terminal", *options, typed="ace\nq\n").out
        assert "in this order: white (blank/ace/critical)" in out
        assert "Setup: Cunning strategy." in out

    def test_pearls_drawn_by_hand_are_named_after_their_owner(self) -> None:
        pearls = Draw(say("hr-draw-pearl"), items=(0, 0, 1), open=True, words=pearl_words)
        said = [Words("en").say(each.say) for each in pearls.asked().options]
        assert said == ["Player 1’s pearl", "Player 2’s pearl"]


def test_words_come_from_the_catalogues(shell: Shell, tmp_path: Path) -> None:
    """In the pseudo-language every message stands in brackets; the rest is names and signs."""
    calls: list[list[object]] = [
        ["team", "check", "gremlins"],
        ["odds", "raiders", "2 white 1 red, upgrade, boost 1", "2 white", "wounded"],
        ["simulate", "raiders", "-n", "1", "--jobs", "1"],
    ]
    for call in calls:
        assert not outside(shell(*call, "--lang", "qps").out), call
    rooms = ["--rooms", "desk", "--names", "1,2", "--teams", "lilliput,gremlins"]
    out = shell("house", "new", tmp_path / "h.toml", *rooms, "--lang", "qps").out
    assert outside(out) <= {"Desk"}
