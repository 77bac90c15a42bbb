"""The rulings A-..., each where it decides something that no other test decides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.files import packs
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import PASS
from kitchentable.kernel.table.table import Table
from kitchentable.raiders import GAME
from kitchentable.raiders.model import dice
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.dice import Colour
from kitchentable.raiders.model.events import (
    Attacked,
    DiceRolled,
    Healed,
    PoolBuilt,
    Vanished,
    WentToGround,
    Wounded,
)
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.topics import Deed
from tests.raiders.boards import board, fig, heard, options, play, to

GUN: dict[str, Any] = {"shooting": {"white": 2}, "range": 9}


def close(who: str, target: str, troop: str = "") -> tuple[Any, ...]:
    return (troop or who, "close"), (who, "close", target)


def shot(who: str, troop: str, of: str = "") -> tuple[Any, ...]:
    return (of or who, "ranged", troop), (who, "ranged", troop)


def targets(table: Any) -> list[str]:
    return [each.target for each in heard(table, Attacked)]


class TestDice:
    def test_a_010_a_critical_ace_saves_in_a_single_die_test(self) -> None:
        table = board(
            fig("A", 0, 10, 10), fig("B", 1, 10.99, 10, abilities=["regeneration"]), turn="A"
        )
        play(table, *close("A", "B"), "aa", "bb", "c")
        assert heard(table, Healed), "and is not rolled again"

    def test_a_014_a_boost_is_added_once_before_a_split(self) -> None:
        gun: dict[str, Any] = {
            "shooting": {"white": 2, "boost": 1},
            "range": 9,
            "abilities": ["double-shot"],
        }
        table = board(
            fig("A", 0, 10, 10, **gun), fig("B", 1, 15, 10), fig("C", 1, 15, 13), turn="A"
        )
        play(table, *shot("A", "B"), PASS, "ab", ("C", 1), "bb", "bb")
        assert [each.aces for each in heard(table, Attacked)] == [1, 1]

    def test_a_018_distract_reaches_a_single_die_test(self) -> None:
        distracted = [{"ability": "distract", "on": "B", "by": "A", "until": "game"}]
        b = fig("B", 1, 10.99, 10, defence={"red": 1}, abilities=["mirror-image"])
        table = board(fig("A", 0, 10, 10), b, fig("C", 1, 13, 13), turn="A", effect=distracted)
        play(table, *close("A", "B"), "aa", "b")
        assert heard(table, PoolBuilt)[0].after == (1, 0, 0), "the Defence was the next roll"
        play(table, "yes", "b")
        assert heard(table, DiceRolled)[-1].dice == (0, 1, 0), "and the only one"


class TestTurns:
    def test_a_022_the_later_disrupt_replaces_the_earlier(self) -> None:
        mind: dict[str, Any] = {"type": "Hero", "spirit": {"white": 2}, "abilities": ["disrupt"]}
        table = board(
            fig("A", 0, 10, 10, **mind), fig("B", 1, 20, 10), fig("C", 1, 20, 14), turn="A",
            pearls=(0, 2),
        )  # fmt: skip
        play(table, ("A", "spirit"), ("A", "disrupt", "B"), "ab", "b")
        play(table, ("A", "spirit"), ("A", "disrupt", "C"), "ab", "b")
        assert [each.on for each in table.state.effects] == ["C"]

    def test_a_024_only_the_hero_has_the_third_action(self) -> None:
        hero: dict[str, Any] = {"type": "Hero", "abilities": ["fervour", "specialist"]}
        table = board(fig("A", 0, 10, 10, "As"), fig("H", 0, 10, 12, "As", **hero), drawn=0)
        play(table, "As", "yes")
        actions = {who.id: who.actions for who in table.state.characters.values()}
        assert actions == {"A": 2, "H": 3}

    def test_a_081_two_uses_hurt_twice(self) -> None:
        mind: dict[str, Any] = {
            "type": "Hero",
            "spirit": {"white": 1},
            "abilities": ["brainfreeze"],
        }
        table = board(
            fig("A", 0, 10, 10, **mind), fig("B", 1, 20, 10), fig("C", 1, 20, 14), turn="A"
        )
        play(table, ("A", "spirit"), ("A", "brainfreeze", "B"), "a")
        play(table, ("A", "spirit"), ("A", "brainfreeze", "C"), "a")
        assert [each.who for each in heard(table, Vanished)] == ["A"]

    def test_a_080_whoever_vanished_gets_no_token_for_what_hurts(self) -> None:
        mad: dict[str, Any] = {"abilities": ["rampage"], "wounds": 1}
        spiky: dict[str, Any] = {"abilities": ["shrapnel"], "wounds": 1}
        table = board(
            fig("A", 0, 10, 10, **mad), fig("B", 1, 10.99, 10, **spiky), fig("C", 1, 9.01, 10),
            turn="A",
        )  # fmt: skip
        play(table, ("A", "close"), ("A", "rampage", "B", "C"), "aa", "bb", "bb")
        assert [each.who for each in heard(table, Wounded)].count("A") == 1


class TestMoves:
    def test_a_049_nobody_strikes_at_a_teleport(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["eager-teleport"]), fig("B", 1, 10.99, 10),
            fig("F", 0, 25, 25), turn="A",
        )  # fmt: skip
        play(table, ("A", "generic"), ("A", "eager-teleport", "F"), to(24.01, 25))
        assert heard(table, Attacked) == []

    def test_a_053_engaged_passengers_are_struck_at(self) -> None:
        table = board(
            fig("A", 0, 10, 10, type="Hero", abilities=["transport"]), fig("F", 0, 11, 11),
            fig("B", 1, 11.99, 11), turn="A",
        )  # fmt: skip
        play(table, ("A", "move"), ("A", "transport", "F"), "B", "bb", "bb")
        assert targets(table) == ["F"]

    def test_a_071_reach_makes_no_contact(self) -> None:
        table = board(fig("A", 0, 10, 10), fig("B", 1, 12.5, 10, abilities=["reach"]), turn="A")
        play(table, ("A", "move"), ("", "move"), (("A", (to(6, 10),)),))
        assert heard(table, Attacked) == [], "nobody is left"

    def test_a_075_a_charge_is_spent_by_the_first_attack(self) -> None:
        table = board(
            fig("A", 0, 8, 10, abilities=["charge", "roundhouse-attack"]), fig("B", 1, 10.99, 10),
            fig("C", 1, 10, 10.99), turn="A",
        )  # fmt: skip
        play(table, ("A", "move"), ("", "move"), (("A", (to(10, 10),)),))
        play(table, *close("A", "B"), "aa", "bb", "C", "bb", "bb")
        assert [step.rules[0] for step in heard(table, PoolBuilt)] == ["HR-204"]


class TestShots:
    def test_a_035_a_blast_hits_a_leader(self) -> None:
        gun: dict[str, Any] = {**GUN, "abilities": ["blast"]}
        table = board(
            fig("A", 0, 10, 10, **gun), fig("B", 1, 15, 10, "Bs"),
            fig("L", 1, 16, 11, "Bs", type="Leader"), turn="A",
        )  # fmt: skip
        play(table, *shot("A", "Bs"), "blast", PASS, "aa", "bb", "bb")
        assert targets(table) == ["B", "L"]

    def test_a_066_the_shooter_may_be_hit_too(self) -> None:
        gun: dict[str, Any] = {**GUN, "abilities": ["blast"]}
        table = board(fig("A", 0, 10, 10, **gun), fig("B", 1, 12.5, 10), turn="A")
        play(table, *shot("A", "B"), "blast", PASS, PASS, "aa", "bb", "bb")
        assert targets(table) == ["B", "A"]

    def test_a_067_the_second_bolt_leaps_no_further(self) -> None:
        gun: dict[str, Any] = {**GUN, "abilities": ["lightning-bolt"]}
        table = board(
            fig("A", 0, 10, 10, **gun), fig("B", 1, 15, 10), fig("C", 1, 19, 10),
            fig("D", 1, 22, 10), turn="A",
        )  # fmt: skip
        play(table, *shot("A", "B"), "lightning-bolt", PASS, "ab", "bb", "C", PASS, "ab", "bb")
        assert targets(table) == ["B", "C"]

    def test_a_064_saturation_fire_helps_against_its_own_shot(self) -> None:
        gun: dict[str, Any] = {**GUN, "abilities": ["saturation-fire"]}
        table = board(fig("A", 0, 10, 10, **gun), fig("B", 1, 15, 10), turn="A")
        play(table, *shot("A", "B"), "saturation-fire", "ab", "bb")
        assert heard(table, WentToGround)[0].forced
        assert heard(table, PoolBuilt)[-1].rules[0] == "HR-118"

    def test_a_070_dodge_never_goes_below_nothing(self) -> None:
        gun: dict[str, Any] = {"shooting": {"white": 1, "red": 1}, "range": 1}
        table = board(
            fig("A", 0, 10, 10, **gun), fig("B", 1, 12, 10, "Bs"),
            fig("L", 1, 13, 12, "Bs", type="Leader", abilities=["dodge"]), turn="A",
        )  # fmt: skip
        play(table, *shot("A", "Bs"), PASS, "b", "bb")
        assert heard(table, PoolBuilt)[0].rules[0] == "HR-114"

    def test_a_097_the_tricked_shoot_at_the_next_closest(self) -> None:
        tricked = [{"ability": "mind-trick", "on": "A", "by": "B", "until": "own-turn"}]
        table = board(
            fig("A", 0, 10, 10, **GUN), fig("B", 1, 14, 10, "Bs"), fig("C", 1, 14, 12, "Bs"),
            turn="A", effect=tricked,
        )  # fmt: skip
        play(table, *shot("A", "Bs"), PASS, "bb", "bb")
        assert targets(table) == ["C"]

    def test_a_091_the_engaged_do_not_deflect(self) -> None:
        deflects: dict[str, Any] = {**GUN, "abilities": ["deflect"]}
        table = board(
            fig("A", 0, 10, 10, **GUN), fig("B", 1, 15, 10, **deflects), fig("F", 0, 15.99, 10),
            turn="A", setup={"engaged_targets": True},
        )  # fmt: skip
        play(table, *shot("A", "B"), PASS, "ab", "aa")
        assert targets(table) == ["B"]


class TestBlows:
    def test_a_074_roundhouse_goes_on_while_there_is_somebody_new(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["roundhouse-attack"]), fig("B", 1, 10.99, 10),
            fig("C", 1, 9.01, 10), fig("D", 1, 10, 10.99), turn="A",
        )  # fmt: skip
        play(table, *close("A", "B"), "aa", "bb", "C", "aa", "bb", "D", "aa", "bb")
        assert targets(table) == ["B", "C", "D"]

    def test_a_089_a_bodyguard_is_looked_at_by_sniper_and_keeps_the_cover(self) -> None:
        gun: dict[str, Any] = {**GUN, "abilities": ["sniper"]}
        table = board(
            fig("A", 0, 10, 10, **gun), fig("B", 1, 15, 10),
            fig("G", 1, 15, 10.99, abilities=["bodyguard"]), fig("X", 1, 13, 9.4), turn="A",
            troop=[{"id": "B", "activated": True}],
        )  # fmt: skip
        play(table, *shot("A", "B"), "yes", PASS, "ab", "bb")
        rules = [step.rules[0] for step in heard(table, PoolBuilt)]
        assert rules == ["HR-244", "HR-104"], "G has not acted; the cover is B's"

    def test_a_085_vanishings_wait_in_a_queue(self) -> None:
        spiky: dict[str, Any] = {"abilities": ["shrapnel"], "wounds": 1}
        table = board(
            fig("A", 0, 10, 10), fig("B", 1, 10.99, 10, **spiky),
            fig("C", 1, 10.99, 10.99, **spiky), fig("D", 1, 11.98, 10, **spiky), turn="A",
        )  # fmt: skip
        play(table, *close("A", "B"), "aa", "bb", "C", "ab", "bb", "bb")
        assert [each.who for each in heard(table, Vanished)] == ["B", "C", "D"]

    def test_a_095_one_step_back_for_a_whole_action(self) -> None:
        table = board(
            fig("A", 0, 10, 12, "As"), fig("L", 0, 10, 10, "As", type="Leader",
                                           abilities=["defensive-stance"]),
            fig("B", 1, 10.99, 12, "Bs"), fig("C", 1, 9.01, 12, "Bs"), turn="Bs",
        )  # fmt: skip
        play(
            table, ("Bs", "close"), ("B", "close", "A"), "bb", "bb", ("C", "close", "A"), "bb", "bb"
        )
        assert table.question is not None
        assert table.question.rules == ("HR-283",)
        play(table, ())
        assert Deed("Bs", "move") in options(table)


class TestSources:
    def test_a_101_the_new_leader_brings_its_wounds(self) -> None:
        table = board(
            fig("A", 0, 10, 12, "As"),
            fig("L", 0, 10, 10, "As", type="Leader", abilities=["replacement"], wounds=1),
            fig("C", 0, 20, 20, "Cs"), fig("M", 0, 20, 21, "Cs", type="Leader", wounds=1),
            fig("B", 1, 10.99, 10), turn="B",
        )  # fmt: skip
        play(table, *close("B", "L"), "aa", "bb", "M")
        assert table.state.characters["M"].wounds == 1

    def test_a_124_nobody_strikes_when_a_leader_is_lifted(self) -> None:
        table = board(
            fig("A", 0, 10, 12, "As"),
            fig("L", 0, 10, 10, "As", type="Leader", abilities=["replacement"], wounds=1),
            fig("C", 0, 20, 20, "Cs"), fig("M", 0, 20, 21, "Cs", type="Leader"),
            fig("B", 1, 10.99, 10), fig("E", 1, 20.99, 21), turn="B",
        )  # fmt: skip
        play(table, *close("B", "L"), "aa", "bb", "M")
        assert targets(table) == ["L"]

    def test_a_105_a_leader_may_heal_itself(self) -> None:
        boss: dict[str, Any] = {"type": "Leader", "abilities": ["lead-by-example"], "wounds": 1}
        table = board(fig("A", 0, 10, 12, "As"), fig("L", 0, 10, 10, "As", **boss), turn="As")
        play(table, ("As", "generic"), ("L", "lead-by-example", "L"), ("", "end"))
        assert table.state.characters["L"].wounds == 1, "net effect nil"

    def test_a_119_phalanx_is_joined_by_contact(self) -> None:
        row = [fig(name, 0, 10 + 0.99 * k, 10, "As", abilities=["phalanx"])
               for k, name in enumerate("ACD")]  # fmt: skip
        table = board(*row, fig("B", 1, 9.01, 10), turn="As")
        play(table, *close("A", "B", "As"), "bb", "bb")
        assert heard(table, PoolBuilt)[0].rules[0] == "HR-273", "A does not touch D"

    def test_a_079_wound_reactions_work_on_what_hurts(self) -> None:
        hero: dict[str, Any] = {
            "type": "Hero",
            "abilities": ["fervour", "regeneration"],
            "wounds": 1,
        }
        table = play(board(fig("H", 0, 10, 10, **hero), drawn=0), "H", "yes", ("", "end"), "a")
        assert heard(table, Vanished) == []

    def test_a_063_nobody_is_offered_the_ground_twice(self) -> None:
        table = board(fig("A", 0, 10, 10, **GUN), fig("B", 1, 15, 10), turn="A", pearls=(0, 1))
        play(table, *shot("A", "B"), "ground", "bb", "bb", *shot("A", "B"), "bb", "bb")
        assert len(heard(table, WentToGround)) == 1

    def test_a_031_a_member_without_a_target_does_nothing_else(self) -> None:
        table = board(
            fig("A", 0, 10, 10, "As"), fig("C", 0, 10, 12, "As", **GUN), fig("B", 1, 10.99, 10),
            fig("D", 1, 15, 12), turn="As",
        )  # fmt: skip
        play(table, ("As", "close"))
        with pytest.raises(Illegal):
            play(table, ("C", "ranged", "D"))


class TestAllOfThem:
    def test_a_025_three_cannot_play(self) -> None:
        with pytest.raises(Illegal) as refused:
            Table(GAME, RaidersSetup(seats=3), chance=Scripted())
        assert refused.value.message.id == "hr-raiders-seats"

    def test_a_001_the_faces_of_the_dice_are_data(self) -> None:
        """An owner's white die of four faces: no Critical Ace, so it can never be rolled."""
        content: Content = packs.overlaid(GAME, {"dice": {"white": ["blank", "ace"] * 2}}, "test")
        assert dice.die(content.dice, Colour.WHITE).faces == ("blank", "ace", "blank", "ace")
        assert GAME.box.shipped().dice["white"].count("critical") == 1

    def test_every_ruling_is_decided_by_a_test(self) -> None:
        """Each is named where it decides: in the reason of a situation, or in a test."""
        tests = Path(__file__).parents[1]
        files = [*(tests / "situations" / "raiders").rglob("*.toml")]
        files += [*(tests / "raiders").rglob("*.py")]
        text = "\n".join(file.read_text(encoding="utf-8") for file in files)
        named = set(re.findall(r"(?<![A-Za-z0-9])[aA][-_](\d{3})(?!\d)", text))
        missing = [n for n in range(1, 133) if f"{n:03}" not in named]
        assert [f"A-{n:03}" for n in missing] == []
