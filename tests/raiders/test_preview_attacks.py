"""Previews of attacks: pools, reasons and chances, counted by hand.

With the dice of the pack a white die shows a blank on three sides of six, a red one on two.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.raiders import GAME
from kitchentable.raiders.model.events import Attacked, DiceRolled
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.text.remarks import parts
from tests.raiders.boards import board, fig, heard, play
from tests.raiders.test_preview import MUG, ask

RIFLE: dict[str, Any] = {"range": 8, "shooting": {"white": 1, "red": 1}}
ONE: dict[str, Any] = {"defence": {"white": 1}}


def shoots(*more: dict[str, Any], at: float = 16, **state: Any) -> Table[Raid]:
    shooter = fig("A", 0, 10, 10, **RIFLE)
    return board(shooter, fig("B", 1, at, 10, **ONE), *more, turn="A", **state)


def blank(table: Table[Raid], colour: str) -> Fraction:
    faces = table.look(0).view.content.dice[colour]
    return Fraction(faces.count("blank"), len(faces))


class TestShots:
    def test_within_range_nothing_changes_the_pool(self) -> None:
        found = ask(shoots(), what="attack", kind="ranged", by="A", at="B")
        assert (found["distance"], found["range"], found["sight"]) == (502, 800, "open")
        assert (found["attack"]["dice"], found["attack"]["steps"]) == ([1, 1, 0], [])
        assert found["refused"] is None

    def test_beyond_it_the_strongest_set_goes(self) -> None:
        found = ask(shoots(at=20), what="attack", kind="ranged", by="A", at="B")
        [step] = found["attack"]["steps"]
        assert (step["rules"][0], step["after"]) == ("HR-114", [1, 0, 0])

    def test_cover_strengthens_the_defence(self) -> None:
        mug = {**MUG, "at": [13, 11.7]}
        found = ask(shoots(thing=[mug]), what="attack", kind="ranged", by="A", at="B")
        assert (found["sight"], found["behind"]) == ("partial", ["mug-1"])
        [step] = found["defence"]["steps"]
        assert (step["rules"][0], found["defence"]["dice"]) == ("HR-104", [0, 1, 0])

    def test_of_a_troop_the_closest_that_is_seen_would_defend(self) -> None:
        """Not the closest of all: a mug hides that one (HR-125)."""
        troop = fig("B1", 1, 16, 10, "B", **ONE), fig("B2", 1, 16, 12.5, "B", **ONE)
        shooter = fig("A", 0, 10, 10, **RIFLE)
        table = board(shooter, *troop, turn="A", thing=[{**MUG, "at": [14, 9.4]}])
        assert ask(table, what="attack", kind="ranged", by="A", at="B1")["sight"] == "blocked"
        found = ask(table, what="attack", kind="ranged", by="A", at="B")
        assert (found["target"], found["refused"]) == ("B2", None)
        play(table, ("A", "ranged", "B"), ("A", "ranged", "B"), None, "ab", "b")
        [attack] = heard(table, Attacked)
        assert attack.target == "B2"

    def test_lying_down_would_too(self) -> None:
        table = shoots()
        found = ask(table, what="attack", kind="ranged", by="A", at="B")
        [other] = [each for each in found["others"] if each["kind"] == "reaction"]
        assert other["say"]["id"] == "hr-option-ground"
        assert other["hit"] < found["hit"]
        assert not table.state.troops["B"].down, "nothing has happened"

    def test_unseen_it_is_refused_with_the_reason(self) -> None:
        found = ask(shoots(thing=[MUG]), what="attack", kind="ranged", by="A", at="B")
        assert (found["rule"], found["refused"]["id"]) == ("HR-105", "hr-shoot-unseen")

    def test_the_chance_is_exact(self) -> None:
        table = board(
            fig("A", 0, 10, 10, close_combat={"white": 1}),
            fig("B", 1, 10.99, 10, defence={}),
            turn="A",
        )
        found = ask(table, what="attack", kind="close", by="A", at="B")
        expected = (1 - blank(table, "white")) * 10_000
        assert found["hit"] == round(expected), "no Defence: any Ace is more"

    def test_a_second_token_vanishes(self) -> None:
        near = fig("B", 1, 10.99, 10, wounds=1)
        table = board(fig("A", 0, 10, 10), near, turn="A")
        found = ask(table, what="attack", kind="close", by="A", at="B")
        assert found["vanish"] == found["hit"] > 0
        fresh = board(fig("A", 0, 10, 10), fig("B", 1, 10.99, 10), turn="A")
        assert ask(fresh, what="attack", kind="close", by="A", at="B")["vanish"] == 0

    def test_the_pools_are_those_that_are_rolled(self) -> None:
        table = shoots(at=20)
        found = ask(table, what="attack", kind="ranged", by="A", at="B")
        play(table, ("A", "ranged", "B"), ("A", "ranged", "B"), None, "b", "b")
        rolled = {each.who: list(each.dice) for each in heard(table, DiceRolled)}
        assert rolled == {"A": found["attack"]["dice"], "B": found["defence"]["dice"]}


class TestVolleys:
    def test_everybody_who_can_shoots_at_the_closest(self) -> None:
        mate = fig("A2", 0, 10, 12, "A", **RIFLE)
        table = shoots(mate, fig("B2", 1, 17, 12, "B"))
        found = ask(table, what="volley", kind="ranged", by="A", at="B")
        assert [(each["by"], each["target"]) for each in found["attacks"]] == [
            ("A", "B"), ("A2", "B")
        ]  # fmt: skip
        first, second = (each["hit"] for each in found["attacks"])
        none = (10_000 - first) * (10_000 - second) // 10_000
        assert abs(found["any"] - (10_000 - none)) <= 1

    def test_who_does_not_shoot_is_left_out(self) -> None:
        table = shoots(fig("A2", 0, 10, 12, "A"))
        found = ask(table, what="volley", kind="ranged", by="A", at="B")
        assert [each["by"] for each in found["attacks"]] == ["A"]

    def test_close_it_is_whoever_is_touched(self) -> None:
        table = board(
            fig("A", 0, 10, 10), fig("A2", 0, 10, 13, "A"), fig("B", 1, 10.99, 10), turn="A"
        )
        found = ask(table, what="volley", kind="close", by="A")
        assert [(each["by"], each["target"]) for each in found["attacks"]] == [("A", "B")]


class TestReactions:
    """What a defender is shown is the attack as it was declared."""

    def aimed(self, mode: str) -> Table[Raid]:
        """B is about to be shot at by A, who has announced a way to shoot, or none."""
        bolt: dict[str, Any] = {
            "range": 8,
            "shooting": {"white": 2, "red": 1},
            "abilities": ["lightning-bolt"],
        }
        table = board(fig("A", 0, 10, 10, **bolt), fig("B", 1, 16, 10, **ONE), turn="A")
        return play(table, ("A", "ranged", "B"), ("A", "ranged", "B"), mode)

    def test_a_declared_ability_counts(self) -> None:
        """Lightning bolt is rolled with the strongest set alone, here one red die."""
        table = self.aimed("lightning-bolt")
        [found] = ask(table, what="reaction")["attacks"]
        assert found["attack"]["dice"] == [0, 1, 0]
        red, white = blank(table, "red"), blank(table, "white")
        assert found["hit"] < ask(table, what="attack", kind="ranged", by="A", at="B")["hit"]
        least = (1 - red) * white
        assert found["hit"] >= int(10_000 * least), "an Ace against a blank always hits"

    def test_without_one_it_is_the_plain_shot(self) -> None:
        table = self.aimed("")
        [found] = ask(table, what="reaction")["attacks"]
        assert found["attack"]["dice"] == [2, 1, 0]
        assert [each["kind"] for each in found["others"]] == ["reaction"], "modes are decided"

    def test_going_to_ground_is_told_with_the_declared_ability(self) -> None:
        [found] = ask(self.aimed("lightning-bolt"), what="reaction")["attacks"]
        [other] = found["others"]
        assert other["hit"] < found["hit"]

    def test_free_strikes_at_who_breaks_away(self) -> None:
        table = board(fig("A", 0, 10, 10), fig("B", 1, 10.99, 10), fig("C", 1, 9.01, 10), turn="A")
        play(table, ("A", "move"), ("", "move"), (("A", ((1000, 1300, 0),)),))
        found = ask(table, what="reaction")["attacks"]
        assert [(each["by"], each["target"], each["kind"]) for each in found] == [
            ("B", "A", "close"), ("C", "A", "close"),
        ]  # fmt: skip

    def test_other_questions_are_about_no_attack(self) -> None:
        assert ask(shoots(), what="reaction") == {"attacks": []}

    def test_the_terminal_shows_the_same_chances(self) -> None:
        table = self.aimed("lightning-bolt")
        [found] = ask(table, what="reaction")["attacks"]
        look = table.look(1)
        assert look.question is not None
        said = [GAME.text.remark(look.view, look.question, answer) for answer in (None, "ground")]
        wanted = [found["hit"], found["others"][0]["hit"]]
        assert said == [say("hr-remark-hit", hit=parts(each)) for each in wanted]
