"""Ranged attack actions: sight, range, who is hit, going to ground, and the shooting abilities."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import PASS
from kitchentable.raiders.model.events import (
    AbilityUsed,
    Attacked,
    Declared,
    DiceRolled,
    PoolBuilt,
    ShotLost,
    StoodUp,
    WentToGround,
    Wounded,
)
from kitchentable.raiders.model.topics import Deed
from tests.proof import asked, note, refused, told
from tests.raiders.boards import board, fig, heard, options, play

GUN: dict[str, Any] = {"shooting": {"white": 2}, "range": 6}


def shooter(*abilities: str, **said: Any) -> dict[str, Any]:
    return fig("A", 0, 10, 10, **{**GUN, "abilities": list(abilities), **said})


def target(x: float = 15, **said: Any) -> dict[str, Any]:
    return fig("B", 1, x, 10, **said)


SHOOT = (("A", "ranged", "B"), ("A", "ranged", "B"))


class TestShot:
    def test_a_shot_wounds_with_more_aces(self) -> None:
        table = play(board(shooter(), target(), turn="A"), *SHOOT, PASS, "ab", "bb")
        told(table, Attacked, "HR-097", hit=True)
        told(table, Wounded, "HR-097", who="B", wounds=1)
        told(table, DiceRolled, "HR-033", who="A", trait="shooting")
        told(table, DiceRolled, "HR-096", who="A", trait="shooting")

    def test_equal_aces_miss(self) -> None:
        table = play(board(shooter(), target(), turn="A"), *SHOOT, PASS, "ab", "ab")
        assert heard(table, Wounded) == []

    def test_within_base_range_the_pool_is_whole(self) -> None:
        table = play(board(shooter(), target(16.98), turn="A"), *SHOOT, PASS, "ab", "bb")
        assert heard(table, PoolBuilt) == []
        note("HR-113")

    def test_beyond_base_range_the_strongest_set_is_discarded(self) -> None:
        table = board(shooter(shooting={"white": 1, "red": 2}), target(16.99), turn="A")
        play(table, *SHOOT, PASS, "b", "bb")
        told(table, PoolBuilt, "HR-114", before=(1, 2, 0), after=(1, 0, 0))

    def test_range_is_no_maximum(self) -> None:
        table = board(shooter(), target(29), turn="A")
        play(table, *SHOOT, PASS, "bb")  # the only set is discarded: nothing to roll
        told(table, PoolBuilt, "HR-114", after=(0, 0, 0))
        assert heard(table, Attacked)[0].aces == 0
        told(table, Declared, "HR-094", target="B")

    def test_without_shooting_dice_nobody_shoots(self) -> None:
        table = board(fig("A", 0, 10, 10), target(), turn="A")
        with refused("HR-100", "hr-shoot-no-dice"):
            play(table, ("A", "ranged", "B"))

    def test_in_contact_nobody_shoots(self) -> None:
        table = board(shooter(), target(10.99), fig("C", 1, 14, 14), turn="A")
        with refused("HR-080", "hr-shoot-engaged"):
            play(table, ("A", "ranged", "C"))

    def test_the_engaged_are_no_targets(self) -> None:
        table = board(shooter(), target(), fig("F", 0, 15.99, 10), turn="A")
        with refused("HR-099", "hr-shoot-at-engaged"):
            play(table, ("A", "ranged", "B"))

    def test_the_norwegian_book_lets_one_shoot_into_close_combat(self) -> None:
        table = board(shooter(), target(), fig("F", 0, 15.99, 10), turn="A",
                      setup={"engaged_targets": True})  # fmt: skip
        play(table, *SHOOT)

    def test_what_is_hidden_completely_cannot_be_shot_at(self) -> None:
        thing = [{"object": "cereal_box", "at": [13, 10], "turn": 90}]
        table = board(shooter(), target(16), turn="A", thing=thing)
        with refused("HR-105", "hr-shoot-unseen"):
            play(table, ("A", "ranged", "B"))

    def test_a_character_between_gives_cover(self) -> None:
        table = board(shooter(), target(15), fig("X", 1, 13, 10.6), turn="A")
        play(table, *SHOOT, PASS, "ab", "bb")
        told(table, PoolBuilt, "HR-104", who="B", before=(2, 0, 0), after=(0, 2, 0))

    def test_an_object_between_gives_cover(self) -> None:
        thing = [{"object": "mug", "at": [12.5, 11.6]}]
        table = board(shooter(), target(15), turn="A", thing=thing)
        play(table, *SHOOT, PASS, "ab", "bb")
        told(table, PoolBuilt, "HR-104", source="cover")

    def test_ones_own_unit_never_blocks(self) -> None:
        table = board(
            fig("A", 0, 10, 10, "As", **GUN), fig("M", 0, 12, 10, "As"), target(15), turn="As"
        )
        play(table, ("As", "ranged", "B"), ("A", "ranged", "B"), PASS, "ab", "bb")
        assert heard(table, PoolBuilt) == []
        note("HR-106")


class TestUnits:
    def unit(self, *more: dict[str, Any], **state: Any) -> Any:
        return board(
            fig("A", 0, 10, 10, "As", **GUN), fig("C", 0, 10, 12, "As", **GUN),
            fig("B", 1, 15, 10, "Bs"), fig("D", 1, 15, 12, "Bs"), *more, turn="As", **state,
        )  # fmt: skip

    def test_one_target_for_all_each_with_its_own_roll(self) -> None:
        table = play(self.unit(), ("As", "ranged", "Bs"))
        told(table, Declared, "HR-122", target="Bs")
        asked(table, "HR-123", 0, "hr-act-next")
        asked(table, "HR-124", 0, "hr-act-next")
        play(table, ("C", "ranged", "Bs"), PASS, "ab", "bb", ("A", "ranged", "Bs"), "ab", "bb")
        assert [(each.by, each.target) for each in heard(table, Attacked)] == [
            ("C", "D"),
            ("A", "B"),
        ]

    def test_a_member_cannot_shoot_at_another_troop(self) -> None:
        table = play(self.unit(fig("E", 1, 5, 10)), ("As", "ranged", "Bs"))
        with pytest.raises(Illegal):
            play(table, ("A", "ranged", "E"))

    def test_the_closest_defends(self) -> None:
        table = play(self.unit(), ("As", "ranged", "Bs"), ("A", "ranged", "Bs"), PASS, "ab", "bb")
        told(table, Wounded, "HR-127", who="B")

    def test_the_defender_picks_among_equally_close(self) -> None:
        table = board(
            fig("A", 0, 10, 11, **GUN), fig("B", 1, 15, 10, "Bs"), fig("D", 1, 15, 12, "Bs"),
            turn="A",
        )  # fmt: skip
        play(table, ("A", "ranged", "Bs"), ("A", "ranged", "Bs"))
        asked(table, "HR-126", 1, "hr-who-defends")
        play(table, "D", PASS, "ab", "bb")
        told(table, Wounded, "HR-127", who="D")

    def test_after_one_vanished_the_next_closest_defends(self) -> None:
        table = board(
            fig("A", 0, 10, 10, "As", **GUN), fig("C", 0, 10, 12, "As", **GUN),
            fig("B", 1, 13, 11, "Bs", wounds=1), fig("D", 1, 15, 12, "Bs"), turn="As",
        )  # fmt: skip
        play(table, ("As", "ranged", "Bs"), ("A", "ranged", "Bs"), PASS, "ab", "bb")
        play(table, ("C", "ranged", "Bs"), "ab", "bb")
        assert [each.target for each in heard(table, Attacked)] == ["B", "D"]
        note("HR-128")
        note("HR-129")

    def test_a_leader_is_passed_over(self) -> None:
        table = board(
            shooter(), fig("L", 1, 13, 10, "Bs", type="Leader"), fig("B", 1, 15, 12, "Bs"),
            turn="A",
        )  # fmt: skip
        play(table, ("A", "ranged", "Bs"), ("A", "ranged", "Bs"), PASS, "ab", "bb")
        assert heard(table, Attacked)[0].target == "B"
        note("HR-049")

    def test_a_leader_alone_is_a_target(self) -> None:
        table = board(shooter(), fig("L", 1, 13, 10, "Bs", type="Leader"), turn="A")
        play(table, ("A", "ranged", "Bs"), ("A", "ranged", "Bs"), PASS, "ab", "bb")
        told(table, Wounded, "HR-127", who="L")
        note("HR-050")

    def test_shots_are_lost_when_nobody_is_left(self) -> None:
        table = board(
            fig("A", 0, 10, 10, "As", **GUN), fig("C", 0, 10, 12, "As", **GUN),
            fig("B", 1, 13, 11, "Bs", wounds=1), turn="As",
        )  # fmt: skip
        play(table, ("As", "ranged", "Bs"), ("A", "ranged", "Bs"), PASS, "ab", "bb")
        assert table.state.action is None, "the other shot is lost"
        assert len(heard(table, Attacked)) == 1
        told(table, ShotLost, "HR-131", who="C")


class TestGround:
    def test_the_defender_may_go_to_ground_before_the_dice(self) -> None:
        table = play(board(shooter(), target(), turn="A"), *SHOOT)
        asked(table, "HR-115", 1, "hr-go-to-ground")
        asked(table, "HR-116", 1, "hr-go-to-ground")
        play(table, "ground", "ab", "bb")
        told(table, WentToGround, "HR-115", troop="B")
        told(table, WentToGround, "HR-119", troop="B")
        told(table, PoolBuilt, "HR-118", who="B", before=(2, 0, 0), after=(0, 2, 0))

    def test_a_unit_goes_whole(self) -> None:
        table = board(shooter(), fig("B", 1, 15, 10, "Bs"), fig("D", 1, 15, 12, "Bs"), turn="A")
        play(table, ("A", "ranged", "Bs"), ("A", "ranged", "Bs"), "ground", "ab", "bb")
        told(table, WentToGround, "HR-117", troop="Bs")
        assert table.state.troops["Bs"].down

    def test_nobody_lies_down_twice(self) -> None:
        table = board(shooter(), target(), turn="A", troop=[{"id": "B", "down": True}])
        play(table, *SHOOT, "ab", "bb")
        assert [step.rules[0] for step in heard(table, PoolBuilt)] == ["HR-118"]

    def test_it_does_not_help_in_close_combat(self) -> None:
        table = board(
            fig("A", 0, 10, 10), target(10.99), turn="A", troop=[{"id": "B", "down": True}]
        )
        play(table, ("A", "close"), ("A", "close", "B"), "ab", "bb")
        assert heard(table, PoolBuilt) == []

    def test_it_lasts_until_the_first_action_which_is_to_stand_up(self) -> None:
        table = board(shooter(), target(), turn="A", troop=[{"id": "A", "down": True}])
        assert options(table) == [Deed("A", "generic", "stand")]
        with refused("HR-121", "hr-stand-up-first"):
            play(table, ("A", "move"))
        play(table, ("A", "generic", "stand"))
        told(table, StoodUp, "HR-140", troop="A")
        told(table, StoodUp, "HR-121", troop="A")
        assert table.state.characters["A"].actions == 1


class TestAbilities:
    def test_sure_aim_takes_both_actions_and_upgrades(self) -> None:
        table = play(board(shooter("sure-aim"), target(), turn="A"), *SHOOT, "sure-aim", PASS)
        play(table, "ab", "bb")
        told(table, PoolBuilt, "HR-232", who="A", before=(2, 0, 0), after=(0, 2, 0))
        assert table.state.turn is None

    def test_sure_aim_needs_both_actions(self) -> None:
        table = board(shooter("sure-aim", actions=1), target(), turn="A")
        play(table, *SHOOT, PASS, "ab", "bb")
        assert heard(table, PoolBuilt) == []

    def test_sure_aim_and_bullseye_go_together(self) -> None:
        table = board(
            shooter("sure-aim", "bullseye", shooting={"red": 2}), target(defence={"red": 2}),
            turn="A",
        )  # fmt: skip
        play(table, *SHOOT, "sure-aim", "bullseye", PASS, "ab", "bb")
        told(table, PoolBuilt, "HR-240", who="A", before=(0, 2, 0), after=(2, 0, 0))
        told(table, PoolBuilt, "HR-232", who="A", before=(2, 0, 0), after=(0, 2, 0))
        told(table, PoolBuilt, "HR-240", who="B", before=(0, 2, 0), after=(2, 0, 0))

    def test_double_shot_splits_the_aces(self) -> None:
        table = board(shooter("double-shot", shooting={"white": 3}), target(), fig("C", 1, 15, 13),
                      turn="A")  # fmt: skip
        play(table, *SHOOT, PASS, "aaa")
        asked(table, "HR-233", 0, "hr-double-shot")
        play(table, ("C", 2), "bb", "ab")
        assert [(each.target, each.aces) for each in heard(table, Attacked)] == [("B", 1), ("C", 2)]
        told(table, AbilityUsed, "HR-233", about="C")

    def test_double_shot_needs_the_same_range_class(self) -> None:
        table = board(shooter("double-shot"), target(), fig("C", 1, 20, 13), turn="A")
        play(table, *SHOOT, PASS, "aa", "bb")
        assert len(heard(table, Attacked)) == 1

    def test_double_shot_splits_what_a_barrier_left(self) -> None:
        table = board(
            shooter("double-shot"), target(abilities=["energy-barrier"]), fig("C", 1, 15, 13),
            turn="A",
        )  # fmt: skip
        play(table, *SHOOT, PASS, "aa", "yes", "ab", 1, "bb")
        told(table, AbilityUsed, "HR-265", who="B")
        assert heard(table, Attacked)[0].aces == 1

    def test_blast_hits_everybody_around_friend_or_foe(self) -> None:
        table = board(
            shooter("blast"), target(), fig("C", 1, 15, 12.5), fig("F", 0, 17, 10), turn="A"
        )
        play(table, *SHOOT, "blast", PASS, PASS, PASS, "aa", "bb", "bb", "bb")
        told(table, AbilityUsed, "HR-234", about="C")
        told(table, AbilityUsed, "HR-235", about="F")
        assert [each.target for each in heard(table, Attacked)] == ["B", "F", "C"]
        assert len(heard(table, DiceRolled)) == 4

    def test_blast_reaches_no_further_than_two_inches(self) -> None:
        table = board(shooter("blast"), target(), fig("C", 1, 15, 13), turn="A")
        play(table, *SHOOT, "blast", PASS, "aa", "bb")
        assert [each.target for each in heard(table, Attacked)] == ["B"]

    def test_each_barrier_in_a_blast_is_for_its_bearer_alone(self) -> None:
        table = board(
            shooter("blast"), target(), fig("C", 1, 15, 12, abilities=["energy-barrier"]), turn="A"
        )
        play(table, *SHOOT, "blast", PASS, PASS, "aa", "bb", "yes", "bb", 0, "bb")
        assert [(each.target, each.aces) for each in heard(table, Attacked)] == [("B", 2), ("C", 0)]

    def test_lightning_leaps_on_after_a_wound(self) -> None:
        table = board(
            shooter("lightning-bolt", shooting={"white": 2, "red": 1}), target(),
            fig("C", 1, 20, 10), turn="A",
        )  # fmt: skip
        play(table, *SHOOT, "lightning-bolt", PASS, "a", "bb")
        told(table, PoolBuilt, "HR-236", before=(2, 1, 0), after=(0, 1, 0))
        asked(table, "HR-237", 0, "hr-lightning")
        play(table, "C", PASS, "abb", "bb")
        assert heard(table, DiceRolled)[2].dice == (2, 1, 0), "all dice, at any range"

    def test_lightning_does_not_leap_after_a_miss_nor_too_far(self) -> None:
        table = board(shooter("lightning-bolt"), target(), fig("C", 1, 23, 10), turn="A")
        play(table, *SHOOT, "lightning-bolt", PASS, "ab", "bb")
        assert len(heard(table, Attacked)) == 1

    def test_lightning_and_sniper_go_together(self) -> None:
        table = board(shooter("lightning-bolt", "sniper"), target(), turn="A")
        play(table, *SHOOT, "lightning-bolt", PASS, "ab", "bb")
        told(table, PoolBuilt, "HR-236", after=(2, 0, 0))
        told(table, PoolBuilt, "HR-244", before=(2, 0, 0), after=(0, 2, 0))

    BOX = ({"object": "cereal_box", "at": [13, 10], "turn": 90},)

    def test_parabolic_shoots_over_one_thing(self) -> None:
        table = board(
            shooter("parabolic", shooting={"red": 2}), target(16), turn="A", thing=list(self.BOX)
        )
        play(table, *SHOOT, "parabolic", PASS, "ab", "bb")
        told(table, PoolBuilt, "HR-239", before=(0, 2, 0), after=(2, 0, 0))
        told(table, Attacked, "HR-097", target="B")
        note("HR-238")

    def test_parabolic_shoots_not_over_two(self) -> None:
        boxes = [*self.BOX, {"object": "cereal_box", "at": [15, 10], "turn": 90}]
        table = board(shooter("parabolic"), target(18), turn="A", thing=boxes)
        with refused("HR-105", "hr-shoot-unseen"):
            play(table, ("A", "ranged", "B"))

    def test_bullseye_weakens_both(self) -> None:
        table = board(
            shooter("bullseye", shooting={"red": 2}), target(defence={"white": 1, "red": 1}),
            turn="A",
        )  # fmt: skip
        play(table, *SHOOT, "bullseye", PASS, "ab", "bb")
        told(table, PoolBuilt, "HR-240", who="B", before=(1, 1, 0), after=(2, 0, 0))

    def test_bullseye_is_optional(self) -> None:
        table = play(board(shooter("bullseye"), target(), turn="A"), *SHOOT, "", PASS, "ab", "bb")
        assert heard(table, PoolBuilt) == []

    def test_multitask_shoots_past_whom_it_touches(self) -> None:
        table = board(shooter("multitask"), target(10.99), fig("C", 1, 10, 14), turn="A")
        with refused("HR-093", "hr-shoot-in-contact"):
            play(table, ("A", "ranged", "B"))
        play(table, ("A", "ranged", "C"), ("A", "ranged", "C"), PASS, "ab", "bb")
        told(table, AbilityUsed, "HR-241", about="C")

    def test_point_blank_shoots_at_whom_it_touches(self) -> None:
        table = board(shooter("point-blank"), target(10.99), fig("C", 1, 10, 14), turn="A")
        with refused("HR-093", "hr-shoot-in-contact"):
            play(table, ("A", "ranged", "C"))
        play(table, *SHOOT, PASS, "ab", "bb")
        told(table, PoolBuilt, "HR-242", who="A", before=(2, 0, 0), after=(0, 2, 0))

    def test_the_norwegian_point_blank_has_no_upgrade(self) -> None:
        table = board(shooter("point-blank"), target(10.99), turn="A",
                      setup={"point_blank": "plain"})  # fmt: skip
        play(table, *SHOOT, PASS, "ab", "bb")
        assert heard(table, PoolBuilt) == []

    def test_multitask_and_point_blank_together_shoot_at_anybody(self) -> None:
        table = board(shooter("multitask", "point-blank"), target(10.99), fig("C", 1, 10, 14),
                      turn="A")  # fmt: skip
        assert {Deed("A", "ranged", "B"), Deed("A", "ranged", "C")} <= set(options(table))

    def test_saturation_fire_floors_the_target_at_once(self) -> None:
        table = board(
            shooter("saturation-fire", shooting={"white": 2, "red": 1}), target(), turn="A"
        )
        play(table, *SHOOT, "saturation-fire", "a", "bb")
        told(table, PoolBuilt, "HR-243", before=(2, 1, 0), after=(0, 1, 0))
        told(table, WentToGround, "HR-243", troop="B", forced=True)
        told(table, PoolBuilt, "HR-118", who="B")

    def test_saturation_fire_and_lightning_exclude_each_other(self) -> None:
        table = board(shooter("saturation-fire", "lightning-bolt"), target(), turn="A")
        play(table, *SHOOT, "saturation-fire")
        assert heard(table, WentToGround)

    def test_sniper_upgrades_against_the_unactivated(self) -> None:
        table = play(board(shooter("sniper"), target(), turn="A"), *SHOOT, PASS, "ab", "bb")
        told(table, PoolBuilt, "HR-244", who="A", before=(2, 0, 0), after=(0, 2, 0))

    def test_sniper_does_nothing_against_the_activated(self) -> None:
        table = board(shooter("sniper"), target(), turn="A", troop=[{"id": "B", "activated": True}])
        play(table, *SHOOT, PASS, "ab", "bb")
        assert heard(table, PoolBuilt) == []
