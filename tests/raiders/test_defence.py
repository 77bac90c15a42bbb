"""Wounds, and the defence abilities."""

from __future__ import annotations

from typing import Any

from kitchentable.kernel.questions import PASS
from kitchentable.raiders.model.events import (
    AbilityUsed,
    Attacked,
    DiceRolled,
    Healed,
    Moved,
    PoolBuilt,
    Vanished,
    Wounded,
)
from tests.proof import asked, told
from tests.raiders.boards import board, fig, heard, options, play, to

CLOSE = (("A", "close"), ("A", "close", "B"))
SHOOT = (("A", "ranged", "B"), ("A", "ranged", "B"))
GUN: dict[str, Any] = {"shooting": {"white": 2}, "range": 9}


def near(*abilities: str, **said: Any) -> dict[str, Any]:
    return fig("B", 1, 10.99, 10, **{"abilities": list(abilities), **said})


def far(*abilities: str, **said: Any) -> dict[str, Any]:
    return fig("B", 1, 15, 10, **{"abilities": list(abilities), **said})


A = fig("A", 0, 10, 10, **GUN)


class TestPools:
    def test_sharp_reflexes_against_shots(self) -> None:
        table = play(board(A, far("sharp-reflexes"), turn="A"), *SHOOT, PASS, "ab", "bb")
        told(table, PoolBuilt, "HR-258", before=(2, 0, 0), after=(0, 2, 0))

    def test_sharp_reflexes_not_in_close_combat(self) -> None:
        table = play(board(A, near("sharp-reflexes"), turn="A"), *CLOSE, "ab", "bb")
        assert heard(table, PoolBuilt) == []

    def test_cover_ground_and_reflexes_add_up(self) -> None:
        table = board(
            A,
            far("sharp-reflexes", defence={"white": 2, "red": 1}),
            fig("X", 1, 13, 10.6),
            turn="A",
        )
        play(table, *SHOOT, "ground", "ab", "bbb")
        steps = [(step.before, step.after) for step in heard(table, PoolBuilt)]
        assert steps == [((2, 1, 0), (0, 3, 0)), ((0, 3, 0), (0, 0, 3)), ((0, 0, 3), (0, 0, 3))]
        told(table, PoolBuilt, "HR-104", source="cover")
        told(table, PoolBuilt, "HR-118", source="ground")
        told(table, PoolBuilt, "HR-258", source="sharp-reflexes")

    def test_resilience_in_close_combat(self) -> None:
        table = play(board(A, near("resilience"), turn="A"), *CLOSE, "ab", "bb")
        told(table, PoolBuilt, "HR-264", before=(2, 0, 0), after=(0, 2, 0))

    def test_resilience_not_against_shots(self) -> None:
        table = play(board(A, far("resilience"), turn="A"), *SHOOT, PASS, "ab", "bb")
        assert heard(table, PoolBuilt) == []

    def test_wall_of_shields_boosts_beside_another(self) -> None:
        wall = ["wall-of-shields"]
        table = board(A, near(*wall), fig("C", 1, 11.98, 10, abilities=wall), turn="A")
        play(table, *CLOSE, "aa", "ab")
        told(table, DiceRolled, "HR-259", who="B", aces=2, boost=1)
        assert heard(table, Wounded) == []

    def test_wall_of_shields_needs_another_bearer(self) -> None:
        table = board(A, near("wall-of-shields"), fig("C", 1, 11.98, 10), turn="A")
        play(table, *CLOSE, "aa", "ab")
        assert heard(table, Wounded)

    def test_wall_of_shields_needs_an_ace(self) -> None:
        wall = ["wall-of-shields"]
        table = board(A, near(*wall), fig("C", 1, 11.98, 10, abilities=wall), turn="A")
        play(table, *CLOSE, "ab", "bb")
        assert heard(table, Wounded)


class TestWounds:
    def test_regeneration_takes_the_token_off(self) -> None:
        table = board(A, near("regeneration", defence={"red": 1, "black": 2}), turn="A")
        play(table, *CLOSE, "aa", "bbb", "a")
        told(table, Healed, "HR-260", who="B", wounds=0)
        told(table, DiceRolled, "HR-260", dice=(0, 1, 0))
        told(table, Healed, "HR-162", who="B")

    def test_regeneration_without_an_ace_does_nothing(self) -> None:
        table = play(board(A, near("regeneration"), turn="A"), *CLOSE, "aa", "bb", "b")
        assert table.state.characters["B"].wounds == 1

    def test_regeneration_saves_from_the_last_token(self) -> None:
        table = play(board(A, near("regeneration", wounds=1), turn="A"), *CLOSE, "aa", "bb", "c")
        assert heard(table, Vanished) == []
        assert table.state.characters["B"].wounds == 1

    def test_mirror_image_passes_the_wound_on(self) -> None:
        table = board(A, near("mirror-image"), fig("C", 1, 14, 10), turn="A")
        play(table, *CLOSE, "aa", "bb")
        asked(table, "HR-268", 1, "hr-mirror-image")
        play(table, "yes", "a")
        told(table, AbilityUsed, "HR-268", about="C")
        told(table, Wounded, "HR-089", who="C")
        assert table.state.characters["B"].wounds == 0

    def test_mirror_image_reaches_five_inches(self) -> None:
        table = board(A, near("mirror-image"), fig("C", 1, 17, 10), turn="A")
        play(table, *CLOSE, "aa", "bb")
        assert table.state.characters["B"].wounds == 1

    def test_mirror_image_goes_before_regeneration(self) -> None:
        table = board(A, near("mirror-image", "regeneration"), fig("C", 1, 14, 10), turn="A")
        play(table, *CLOSE, "aa", "bb", "yes", "b", "a")
        told(table, Healed, "HR-260", who="B", wounds=0)

    def test_two_mirrors_pass_a_token_once_each(self) -> None:
        mirror = ["mirror-image"]
        table = board(A, near(*mirror), fig("C", 1, 14, 10, abilities=mirror), turn="A")
        play(table, *CLOSE, "aa", "bb", "yes", "a", "yes", "a")
        assert table.state.characters["B"].wounds == 1

    def test_shrapnel_hits_everybody_in_contact(self) -> None:
        table = board(A, near("shrapnel", wounds=1), fig("C", 1, 11.98, 10), turn="A")
        play(table, *CLOSE, "aa", "bb", "bb", "ab")
        told(table, AbilityUsed, "HR-263", who="B")
        told(table, Wounded, "HR-263", who="A")
        assert [(each.target, each.hit) for each in heard(table, Attacked)[1:]] == [
            ("A", True), ("C", False),
        ]  # fmt: skip

    def test_shrapnel_hits_nobody_further_off(self) -> None:
        table = board(A, near("shrapnel", wounds=1), fig("C", 1, 13, 10), turn="A")
        play(table, *CLOSE, "aa", "bb", "ab")
        assert len(heard(table, Attacked)) == 2

    def test_shrapnel_sets_shrapnel_off(self) -> None:
        burst = ["shrapnel"]
        table = board(
            A, near(*burst, wounds=1), fig("C", 1, 11.98, 10, abilities=burst, wounds=1),
            fig("D", 1, 12.97, 10), turn="A",
        )  # fmt: skip
        play(table, *CLOSE, "aa", "bb", "ab", "bb", "bb")
        assert [each.who for each in heard(table, Vanished)] == ["B", "C"]
        told(table, Wounded, "HR-263", who="D")


class TestReactions:
    def test_deflect_sends_a_failed_shot_on(self) -> None:
        table = board(A, far("deflect", **GUN), turn="A")
        play(table, *SHOOT, PASS, "ab", "ab")
        asked(table, "HR-261", 1, "hr-deflect")
        play(table, "A", PASS, "ab", "bb")
        told(table, AbilityUsed, "HR-262", who="B", about="A")
        told(table, Wounded, "HR-097", who="A")

    def test_deflect_needs_ones_own_dice(self) -> None:
        table = play(board(A, far("deflect"), turn="A"), *SHOOT, PASS, "ab", "ab")
        assert len(heard(table, Attacked)) == 1

    def test_the_norwegian_deflect_needs_more_aces(self) -> None:
        table = board(A, far("deflect", **GUN), turn="A", setup={"deflect": "more"})
        play(table, *SHOOT, PASS, "ab", "ab")
        assert len(heard(table, Attacked)) == 1

    def test_each_deflects_once_in_an_action(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["deflect"], **GUN), far("deflect", **GUN), turn="A"
        )
        play(table, *SHOOT, PASS, "ab", "ab", "A", PASS, "ab", "ab", "B", "ab", "ab")
        assert [each.by for each in heard(table, Attacked)] == ["A", "B", "A"]

    def test_the_barrier_makes_the_attacker_roll_again(self) -> None:
        table = board(A, near("energy-barrier"), turn="A")
        play(table, *CLOSE, "aa")
        asked(table, "HR-265", 1, "hr-energy-barrier")
        play(table, "yes", "bb")
        assert options(table) == [2, 0]
        play(table, 0, "bb")
        assert heard(table, Attacked)[0].aces == 0

    def test_the_barrier_may_be_left_alone(self) -> None:
        table = play(board(A, near("energy-barrier"), turn="A"), *CLOSE, "aa", PASS, "bb")
        assert heard(table, Attacked)[0].aces == 2

    def test_the_barrier_and_a_reassuring_attack(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["reassuring-attack"]), near("energy-barrier"), turn="A"
        )
        play(table, *CLOSE, "aa", "yes", "bb", 1, "ab")
        assert heard(table, Attacked)[0].aces == 1

    def test_flicker_swaps_places(self) -> None:
        table = board(A, near("flicker"), fig("C", 1, 14, 12), turn="A")
        play(table, *CLOSE, "ab", "ab")
        asked(table, "HR-266", 1, "hr-flicker")
        assert options(table) == [PASS, "A", "C"]
        play(table, "C")
        told(table, Moved, "HR-266", who="B", to=to(14, 12))
        told(table, Moved, "HR-266", who="C", to=to(10.99, 10))

    def test_flicker_needs_a_successful_defence(self) -> None:
        table = play(board(A, near("flicker"), turn="A"), *CLOSE, "ab", "bb")
        assert heard(table, Moved) == []

    def test_flicker_moves_no_enemy_that_stands_firm(self) -> None:
        firm = fig("A", 0, 10, 10, abilities=["firm-stance"])
        table = board(firm, near("flicker"), fig("C", 1, 14, 12), turn="A")
        play(table, *CLOSE, "ab", "ab")
        assert options(table) == [PASS, "C"]

    def test_flicker_may_move_a_friend_that_stands_firm(self) -> None:
        """Its own player moves it: that is not against its will (HR-272)."""
        table = board(A, near("flicker"), fig("C", 1, 14, 12, abilities=["firm-stance"]), turn="A")
        play(table, *CLOSE, "ab", "ab")
        assert options(table) == [PASS, "A", "C"]

    def test_a_bodyguard_takes_the_attack(self) -> None:
        table = board(A, near(), fig("C", 1, 11.98, 10, abilities=["bodyguard"]), turn="A")
        play(table, *CLOSE)
        asked(table, "HR-267", 1, "hr-bodyguard")
        play(table, "yes", "aa", "bb")
        told(table, AbilityUsed, "HR-267", who="C", about="B")
        told(table, Wounded, "HR-089", who="C")

    def test_a_bodyguard_has_to_be_in_contact(self) -> None:
        table = board(A, near(), fig("C", 1, 13, 10, abilities=["bodyguard"]), turn="A")
        play(table, *CLOSE, "aa", "bb")
        assert table.state.characters["B"].wounds == 1

    def test_a_bodyguard_may_mirror_the_wound_onto_his_friend(self) -> None:
        table = board(
            A, near(), fig("C", 1, 11.98, 10, abilities=["bodyguard", "mirror-image"]), turn="A"
        )
        play(table, *CLOSE, "yes", "aa", "bb", "yes", "a")
        assert table.state.characters["B"].wounds == 1
