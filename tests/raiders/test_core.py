"""Team building, cards, measuring and levels: what is settled before the first move."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.files import packs
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import CHANCE, PASS
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message
from kitchentable.locale import Words
from kitchentable.raiders import GAME
from kitchentable.raiders.browser.lines_of_sight import Measured
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.events import Aimed, DiceRolled, Moved, RoundBegan
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Raid
from tests.proof import asked, note, refused, told
from tests.raiders.boards import board, fig, heard, options, play

DICE = {"white": 1}
PLAIN = {"faction": "Red folk", "movement": 4, "close_combat": DICE, "defence": DICE}
CARDS: dict[str, Any] = {
    "guards": {**PLAIN, "name": "Guards", "type": "Unit", "cost": 2, "force": 3},
    "scamps": {**PLAIN, "name": "Scamps", "type": "Unit", "cost": 1, "force": 2},
    "chief": {**PLAIN, "name": "Chief", "type": "Leader", "cost": 1},
    "giant": {**PLAIN, "name": "Giant", "type": "Hero", "cost": 3},
    "stranger": {**PLAIN, "name": "Stranger", "type": "Hero", "cost": 1, "faction": "Blue folk"},
}
FOES = {"name": "Foes", "entries": [{"card": "stranger"}]}
BARE = {"outline": [[0, 0], [3000, 0], [3000, 3000], [0, 3000]]}


def content(*entries: dict[str, Any], cards: dict[str, Any] | None = None) -> Content:
    """Content with a team `ours` of these entries, and one to play against."""
    teams = {"ours": {"name": "Ours", "entries": list(entries)}, "foes": FOES}
    data = {"cards": {**CARDS, **(cards or {})}, "teams": teams, "tables": {"bare": BARE}}
    found: Content = packs.overlaid(GAME, data, "test")
    return found


def start(*entries: dict[str, Any], stars: int = 6, teams: str = "ours,foes") -> Table[Raid]:
    """A game with a team of these entries, at its first question."""
    setup = RaidersSetup(stars=stars, teams=teams, table="bare")
    return Table(GAME, setup, content(*entries), chance=Scripted())


def begun(*entries: dict[str, Any]) -> Table[Raid]:
    """That game when the first round begins; every seat gives the first possible answer."""
    table = start(*entries)
    while not heard(table, RoundBegan):
        question = table.question
        assert question is not None
        seat = table.waiting()[0]
        if seat == CHANCE:
            dice: Any = getattr(question, "dice", ())
            table.answer(CHANCE, ("blank",) * len(dice))
        else:
            table.answer(seat, question.part(seat).suggestions()[0])
    return table


def ours(table: Table[Raid]) -> dict[str, list[str]]:
    """The first team's troops with their characters."""
    return {
        troop.id: [each.id for each in table.state.characters.values() if each.troop == troop.id]
        for troop in table.state.troops.values()
        if troop.seat == 0
    }


# --- what a team costs ---------------------------------------------------------------------


class TestCost:
    def test_the_maximum_may_be_reached(self) -> None:
        """Guards 2, Chief 1, Giant 3: six Stars of six."""
        start({"card": "guards"}, {"card": "chief"}, {"card": "giant"}, stars=6)

    def test_the_maximum_may_not_be_passed(self) -> None:
        with refused("HR-003", "hr-team-too-dear", cost=6, stars=5):
            start({"card": "guards"}, {"card": "chief"}, {"card": "giant"}, stars=5)

    @pytest.mark.parametrize("teams", ["ours,foes", "foes,ours"])
    def test_one_maximum_binds_every_team(self, teams: str) -> None:
        """Foes cost one Star and ours three: with two agreed ours is too dear in either seat."""
        with refused("HR-003", "hr-team-too-dear", stars=2):
            start({"card": "giant"}, stars=2, teams=teams)
        note("HR-002")

    def test_a_ready_made_team_is_named_in_the_language_of_the_reader(self) -> None:
        setup = RaidersSetup(teams="fair-folk-10,lilliput", stars=9)
        with pytest.raises(Illegal) as caught:
            GAME.rules.begin(setup, GAME.box.shipped())
        said = Words("es").say(caught.value.message)
        assert said.startswith("El equipo «Hadas» cuesta 10 Estrellas")

    def test_every_copy_counts(self) -> None:
        """Two Stars a copy: four copies, two merged and two apart, cost eight."""
        with refused("HR-003", "hr-team-too-dear", cost=8, stars=7):
            start({"card": "guards", "copies": 2, "separate": 2}, stars=7)
        note("HR-007")

    def test_cost_is_the_price_on_the_card(self) -> None:
        dear = {"giant": {**CARDS["giant"], "cost": 7}}
        setup = RaidersSetup(teams="ours,foes", table="bare")
        with refused("HR-003", "hr-team-too-dear", cost=7, stars=6):
            Table(GAME, setup, content({"card": "giant"}, cards=dear), chance=Scripted())
        note("HR-030")


# --- what a team holds ---------------------------------------------------------------------


class TestTeam:
    def test_not_more_leaders_than_units(self) -> None:
        with refused("HR-004", "hr-team-leaders", leaders=2, units=1):
            start({"card": "guards"}, {"card": "chief", "separate": 2})

    def test_as_many_leaders_as_units(self) -> None:
        start({"card": "scamps", "separate": 2}, {"card": "chief", "separate": 2})

    def test_no_units_no_leaders(self) -> None:
        with refused("HR-004", "hr-team-leaders", leaders=1, units=0):
            start({"card": "giant"}, {"card": "chief"})

    def test_a_merged_unit_is_one_for_the_leaders(self) -> None:
        """Two copies merged are one Unit, so two Leaders are one too many (A-120)."""
        with refused("HR-004", "hr-team-leaders", leaders=2, units=1):
            start({"card": "scamps", "copies": 2}, {"card": "chief", "separate": 2})

    def test_one_faction(self) -> None:
        with refused("HR-005", "hr-team-factions", factions=("Red folk", "Blue folk")):
            start({"card": "guards"}, {"card": "stranger"})

    def test_force_is_how_many_come(self) -> None:
        """One copy of Force 3 for two Stars: three Guards in one unit."""
        table = start({"card": "guards"}, stars=2)
        assert ours(table) == {"Guards": ["Guards 1", "Guards 2", "Guards 3"]}
        note("HR-006")

    def test_merged_copies_are_one_unit_with_one_pearl(self) -> None:
        table = begun({"card": "scamps", "copies": 2})
        assert [len(members) for members in ours(table).values()] == [4]
        assert told(table, RoundBegan, "HR-017").pearls == (1, 1)
        note("HR-008")

    def test_separate_copies_have_a_pearl_each(self) -> None:
        table = begun({"card": "scamps", "separate": 2})
        assert [len(members) for members in ours(table).values()] == [2, 2]
        assert told(table, RoundBegan, "HR-017").pearls == (2, 1)
        note("HR-009")

    def test_only_units_are_merged(self) -> None:
        with refused("HR-010", "hr-team-merge", card="Giant"):
            start({"card": "giant", "copies": 2})

    def test_wounds_last_for_one_game(self) -> None:
        """However a game went, in the next one all characters are there again, unhurt."""
        first = begun({"card": "guards"})
        for who in first.state.characters.values():
            who.wounds, who.vanished = 2, True
            first.state.stand(who, None)
        again = begun({"card": "guards"})
        assert len(again.state.here(0)) == 3
        assert not any(who.wounds or who.vanished for who in again.state.characters.values())
        note("HR-013")


# --- cards ---------------------------------------------------------------------------------


def unfit(cards: dict[str, Any]) -> str:
    """What is said to be wrong with cards."""
    with pytest.raises(Problem) as caught:
        content({"card": "giant"}, cards=cards)
    why = caught.value.message.args["why"]
    assert isinstance(why, Message)
    return why.id


class TestCards:
    def test_a_card_is_of_one_type(self) -> None:
        """There is no fourth type of troop."""
        wizard = {"giant": {**CARDS["giant"], "type": "Wizard"}}
        with pytest.raises(Problem):
            content({"card": "giant"}, cards=wizard)

    def test_the_type_says_what_it_may_bear(self) -> None:
        """A Hero cannot bear an ability of Leaders, for it is a Hero and nothing else."""
        content({"card": "chief"}, cards={"chief": {**CARDS["chief"], "abilities": ["aim"]}})
        odd = {"giant": {**CARDS["giant"], "abilities": ["aim"]}}
        assert unfit(odd) == "hr-card-ability-type"
        note("HR-028")

    def test_only_units_have_a_force(self) -> None:
        odd = {"giant": {**CARDS["giant"], "force": 2}}
        assert unfit(odd) == "hr-card-force"
        note("HR-029")


# --- measuring -----------------------------------------------------------------------------

GUN: dict[str, Any] = {"shooting": {"white": 1}, "range": 6}


def ruler(table: Table[Raid], seat: int | None, start: str, end: str) -> int:
    """What a seat's ruler shows."""
    found = GAME.browser.preview(
        table.view(seat), None, {"what": "sight", "start": start, "end": end}
    )
    assert isinstance(found, Measured)
    return found.distance


class TestMeasuring:
    def test_distances_are_in_inches(self) -> None:
        """What the rules count in hundredths is told in inches."""
        table = board(fig("A", 0, 10, 10), fig("B", 1, 20, 20), turn="A")
        play(table, ("A", "move"), ("", "move"), (("A", ((1255, 1000, 0),)),))
        event = told(table, Moved, "HR-067", cost=255)
        assert event.say().args["cost"] == "2.55"
        note("HR-014")

    def test_a_refusal_says_how_many_inches(self) -> None:
        table = board(fig("A", 0, 10, 10), fig("B", 1, 20, 20), turn="A")
        play(table, ("A", "move"), ("", "move"))
        with refused("HR-067", "hr-move-too-far", over="0.50"):
            play(table, (("A", ((1650, 1000, 0),)),))
        note("HR-014")

    def test_anybody_measures_at_any_moment(self) -> None:
        """In the middle of a shot either player measures any distance, and nothing changes."""
        table = board(
            fig("A", 0, 10, 10, **GUN), fig("B", 1, 15, 10), fig("C", 1, 10, 20), turn="A"
        )
        play(table, ("A", "ranged", "B"), ("A", "ranged", "B"))
        told(table, Aimed, "HR-015", distance=402)
        for seat in (0, 1, None):
            assert [ruler(table, seat, "A", "B"), ruler(table, seat, "A", "C")] == [402, 902]
            assert ruler(table, seat, "B", "C") == ruler(table, seat, "C", "B")
        asked(table, "HR-115", 1, "hr-go-to-ground")
        note("HR-016")


# --- the table and the two levels ------------------------------------------------------------


class TestLevels:
    def position(self, level: str) -> Table[Raid]:
        """Two pearls for one troop that waits."""
        return board(
            fig("A", 0, 5, 5), fig("B", 1, 20, 20), setup={"level": level}, drawn=0, pearls=(1, 0)
        )

    def test_the_advanced_rules_may_be_left_out(self) -> None:
        assert options(self.position("advanced")) == ["A", ""]
        assert options(self.position("basic")) == ["A"]
        with refused("HR-001", "hr-pass-advanced"):
            play(self.position("basic"), "")

    def test_marks_boosts_and_abilities_are_advanced(self) -> None:
        """Basic: the marked die is rolled, the Boost is not added, no ability is announced."""
        pool = {"white": 2, "marked": {"white": 1}, "boost": 1}
        for level, dice, aces in (("basic", "aa", 2), ("advanced", "a", 2)):
            table = board(
                fig("A", 0, 10, 10, wounds=1, close_combat=pool),
                fig("B", 1, 11, 10),
                setup={"level": level},
                turn="A",
            )
            play(table, ("A", "close"), ("A", "close", "B"), dice)
            rolled = heard(table, DiceRolled)[0]
            assert (len(rolled.faces), rolled.aces) == (len(dice), aces)
        note("HR-001")

    def test_going_to_ground_is_basic(self) -> None:
        table = board(
            fig("A", 0, 10, 10, **GUN), fig("B", 1, 15, 10), setup={"level": "basic"}, turn="A"
        )
        play(table, ("A", "ranged", "B"), ("A", "ranged", "B"))
        asked(table, "HR-115", 1, "hr-go-to-ground")
        play(table, PASS, "b", "bb")

    def test_the_combat_space_is_agreed(self) -> None:
        setup = RaidersSetup(teams="ours,foes", table="nowhere")
        with refused("HR-171", "hr-no-such-table", table="nowhere"):
            Table(GAME, setup, content({"card": "guards"}), chance=Scripted())
        assert start({"card": "guards"}).state.table == "bare"

    def test_a_portal_is_an_object_that_there_is(self) -> None:
        setup = RaidersSetup(teams="ours,foes", table="bare", portals="mug,unicorn")
        with refused("HR-147", "hr-no-such-object", object="unicorn"):
            Table(GAME, setup, content({"card": "guards"}), chance=Scripted())
