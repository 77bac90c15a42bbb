"""Movement actions and abilities."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import PASS
from kitchentable.raiders.model.events import (
    AbilityUsed,
    Attacked,
    Declared,
    Fell,
    Moved,
    ObjectPushed,
    PoolBuilt,
    Wounded,
)
from kitchentable.raiders.model.topics import Deed, StrikeLeaving
from tests.proof import asked, note, refused, told
from tests.raiders.boards import board, fig, heard, options, play, to

MOVE = (("A", "move"), ("", "move"))
BLOCK = {"object": "wooden_block", "at": [14, 10]}


def alone(*abilities: str, **said: Any) -> dict[str, Any]:
    return fig("A", 0, 10, 10, **{"abilities": list(abilities), **said})


class TestMoving:
    def test_anything_up_to_the_movement(self) -> None:
        table = play(board(alone(), turn="A"), *MOVE)
        with refused("HR-067", "hr-move-too-far"):
            play(table, (("A", (to(16.01, 10),)),))
        play(table, (("A", (to(16, 10),)),))
        told(table, Moved, "HR-066", to=to(16, 10), cost=600)

    @pytest.mark.parametrize(
        ("end", "words", "near"),
        [((10, 13), "moved", ""), ((14, 11.8), "moved-beside", "wooden_block-1")],
    )
    def test_where_to_is_said_by_what_stands_there(
        self, end: tuple[float, float], words: str, near: str
    ) -> None:
        table = play(board(alone(), turn="A", thing=[BLOCK]), *MOVE, (("A", (to(*end),)),))
        (event,) = heard(table, Moved)
        assert event.near == near
        assert event.say().id == f"event-hr-{words}"
        assert event.say().args.get("object", "") == near

    def test_movement_is_what_the_card_says(self) -> None:
        table = play(board(alone(movement=3), turn="A"), *MOVE)
        with refused("HR-067", "hr-move-too-far"):
            play(table, (("A", (to(13.01, 10),)),))
        note("HR-031")

    def test_not_through_characters(self) -> None:
        table = play(board(alone(), fig("F", 0, 12, 10), turn="A"), *MOVE)
        with refused("HR-068", "route-figure", figure="F"):
            play(table, (("A", (to(15, 10),)),))

    def test_not_through_objects(self) -> None:
        table = play(board(alone(), turn="A", thing=[{"object": "mug", "at": [13, 10]}]), *MOVE)
        with refused("HR-069", "route-thing", thing="mug-1"):
            play(table, (("A", (to(16, 10),)),))

    def test_not_off_the_table(self) -> None:
        table = play(board(fig("A", 0, 1, 10), turn="A"), *MOVE)
        with refused("HR-070", "route-border"):
            play(table, (("A", (to(0.2, 10),)),))

    def test_two_moves_in_a_turn(self) -> None:
        table = play(board(alone(), turn="A"), *MOVE, (("A", (to(16, 10),)),))
        play(table, *MOVE, (("A", (to(22, 10),)),))
        assert table.state.characters["A"].at == to(22, 10)
        told(table, Declared, "HR-060", troop="A")

    def test_the_norwegian_book_moves_a_unit_as_its_slowest(self) -> None:
        table = board(
            alone(movement=6, troop="As"), fig("C", 0, 10, 12, "As", movement=3), turn="As",
            setup={"slowest": True},
        )  # fmt: skip
        play(table, ("As", "move"), ("", "move"))
        with refused("HR-067", "hr-move-too-far"):
            play(table, (("A", (to(13.5, 10),)),))
        note("HR-071")


class TestFormation:
    def unit(self, gap: float = 2, *abilities: str, **state: Any) -> Any:
        each = {"abilities": list(abilities)}
        return board(fig("A", 0, 10, 10, "As", **each), fig("C", 0, 10, 10 + gap, "As", **each),
                     turn="As", **state)  # fmt: skip

    def test_a_unit_ends_within_three_inches(self) -> None:
        table = play(self.unit(), ("As", "move"), ("", "move"))
        with refused("HR-055", "hr-unit-apart"):
            play(table, (("A", (to(10, 8),)),))
        play(table, (("A", (to(10, 8.02),)),))
        assert table.state.characters["A"].at == to(10, 8.02)

    def test_a_unit_may_be_broken_on_the_way(self) -> None:
        """A-028: only the end of the move counts."""
        table = play(self.unit(), ("As", "move"), ("", "move"))
        play(table, (("A", (to(10, 7.5), to(10, 9))),))
        assert table.state.characters["A"].at == to(10, 9)

    def test_a_unit_moves_together(self) -> None:
        table = play(self.unit(), ("As", "move"), ("", "move"))
        play(table, (("A", (to(14, 10),)), ("C", (to(14, 12),))))
        assert [each.who for each in heard(table, Moved)] == ["A", "C"]
        note("HR-041")

    def test_a_broken_unit_only_regroups(self) -> None:
        table = self.unit(6)
        assert options(table) == [Deed("As", "move")]
        with refused("HR-042", "hr-regroup-first"):
            play(table, ("As", "close"))
        play(table, ("As", "move"), ("", "move"))
        with refused("HR-056", "hr-unit-not-regrouped"):
            play(table, (("A", (to(10, 9),)),))
        play(table, (("A", (to(10, 13),)),))
        assert Deed("", "end") in options(table)

    def test_regrouping_takes_as_many_moves_as_it_takes(self) -> None:
        table = play(self.unit(18), ("As", "move"), ("", "move"), (("A", (to(10, 15),)),))
        assert options(table) == [Deed("As", "move")]
        note("HR-057")

    def test_open_formation_keeps_within_five(self) -> None:
        table = self.unit(5.9, "open-formation")
        assert Deed("", "end") in options(table)
        play(table, ("As", "move"), ("", "move"))
        with refused("HR-274", "hr-unit-apart"):
            play(table, (("A", (to(10, 9.8),)),))

    def test_strict_formation_asks_every_pair(self) -> None:
        three = [fig(name, 0, 10, 10 + 3 * k, "As") for k, name in enumerate("ABC")]
        assert Deed("", "end") in options(board(*three, turn="As"))
        strict = board(*three, turn="As", setup={"formation": "strict"})
        assert Deed("", "end") not in options(strict)


class TestHeights:
    def test_climbing_costs_double(self) -> None:
        block = {"object": "toy_brick", "at": [12, 10]}
        table = play(board(alone(), turn="A", thing=[block]), *MOVE)
        with pytest.raises(Illegal) as caught:
            play(table, (("A", (to(12, 10, 5),)),))
        assert caught.value.rule == "HR-072"

    def on_top(self, *abilities: str) -> Any:
        """In the middle of a shoebox, 4.8 inches high and 7.5 deep."""
        box = {"object": "shoebox", "at": [10, 10]}
        return board(alone(*abilities, z=4.8), turn="A", thing=[box])

    def test_who_stays_up_is_said_to_stand_on_it(self) -> None:
        table = play(self.on_top(), *MOVE, (("A", (to(10, 12, 4.8),)),))
        (event,) = heard(table, Moved)
        assert (event.near, event.say().id) == ("shoebox-1", "event-hr-moved-on")

    def test_a_long_fall_wounds(self) -> None:
        table = play(self.on_top(), *MOVE, (("A", (to(10, 14.4),)),))
        told(table, Fell, "HR-076", who="A", height=480)
        told(table, Wounded, "HR-076", who="A")

    def test_feather_fall_lands_softly(self) -> None:
        table = play(self.on_top("feather-fall"), *MOVE, (("A", (to(10, 14.4),)),))
        told(table, Fell, "HR-207", who="A")
        assert heard(table, Wounded) == []


class TestAbilities:
    def test_push_moves_an_object_half_the_movement(self) -> None:
        mug = {"object": "mug", "at": [Decimal("12.1"), 10]}
        table = board(alone("push"), turn="A", thing=[mug])
        play(table, ("A", "move"), ("A", "push", "mug-1"))
        with refused("HR-199", "hr-push-far"):
            play(table, (301, 0))
        play(table, (300, 0))
        told(table, ObjectPushed, "HR-199", object="mug-1")

    def test_ghost_slips_away_and_through(self) -> None:
        table = board(alone("ghost"), fig("B", 1, 10.99, 10), turn="A")
        play(table, *MOVE, (("A", (to(14, 10),)),))
        assert table.state.characters["A"].at == to(14, 10)
        assert heard(table, Attacked) == []
        note("HR-202")
        note("HR-203")

    def test_ghost_does_not_go_through_objects(self) -> None:
        table = board(alone("ghost"), turn="A", thing=[{"object": "mug", "at": [13, 10]}])
        with refused("HR-069", "route-thing"):
            play(table, *MOVE, (("A", (to(16, 10),)),))

    def test_charge_upgrades_the_next_attack(self) -> None:
        table = board(alone("charge"), fig("B", 1, 13, 10), turn="A")
        play(table, *MOVE, (("A", (to(12.01, 10),)),))
        told(table, AbilityUsed, "HR-204", about="B")
        play(table, ("A", "close"), ("A", "close", "B"), "ab", "bb")
        told(table, PoolBuilt, "HR-204", before=(2, 0, 0), after=(0, 2, 0))

    def test_charge_needs_a_contact_made_by_moving(self) -> None:
        table = board(alone("charge"), fig("B", 1, 10.99, 10), turn="A")
        play(table, ("A", "close"), ("A", "close", "B"), "ab", "bb")
        assert heard(table, PoolBuilt) == []

    def test_charge_and_phalanx_add_up(self) -> None:
        both = {"abilities": ["charge", "phalanx"]}
        table = board(
            fig("A", 0, 10, 10, "As", **both), fig("C", 0, 12.01, 10.99, "As", **both),
            fig("B", 1, 13, 10), turn="As",
        )  # fmt: skip
        play(table, ("As", "move"), ("", "move"), (("A", (to(12.01, 10),)),))
        play(table, ("As", "close"), ("A", "close", "B"), "ab", "bb")
        rules = [step.rules[0] for step in heard(table, PoolBuilt)]
        assert sorted(rules) == ["HR-204", "HR-273"]
        told(table, PoolBuilt, "HR-273", source="phalanx")

    GUN: dict[str, Any] = {"shooting": {"white": 2}, "range": 9}  # noqa: RUF012

    def test_running_shot_moves_shoots_and_moves_on(self) -> None:
        table = board(alone("running-shot", **self.GUN), fig("B", 1, 18, 10), turn="A")
        play(table, ("A", "move"), ("A", "running-shot"))
        with refused("HR-067", "hr-move-too-far"):
            play(table, (("A", (to(13.5, 10),)),))
        play(table, (("A", (to(13, 10),)),))
        asked(table, "HR-205", 0, "hr-running-shot")
        play(table, "B", PASS, "ab", "bb")
        asked(table, "HR-206", 0, "hr-move-where")
        play(table, (("A", (to(10, 10),)),))
        assert table.state.turn is None, "it took both actions"

    def test_running_shot_needs_both_actions(self) -> None:
        table = board(alone("running-shot", actions=1, **self.GUN), fig("B", 1, 18, 10), turn="A")
        play(table, ("A", "move"))
        assert Deed("A", "running-shot") not in options(table)

    def test_teleport_beside_anybody_once_and_it_hurts(self) -> None:
        table = board(alone("eager-teleport"), fig("B", 1, 25, 25), turn="A")
        play(table, ("A", "generic"), ("A", "eager-teleport", "B"), to(24.01, 25))
        told(table, Moved, "HR-208", who="A", to=to(24.01, 25))
        told(table, AbilityUsed, "HR-209", who="A")
        with pytest.raises(Illegal):
            play(table, ("A", "generic"))
        play(table, ("", "end"))
        told(table, Wounded, "HR-163", who="A")

    def test_teleport_ends_in_contact(self) -> None:
        table = board(alone("eager-teleport"), fig("B", 1, 25, 25), turn="A")
        play(table, ("A", "generic"), ("A", "eager-teleport", "B"))
        with refused("HR-208", "hr-place-not-near"):
            play(table, to(23, 25))

    def test_flight_ignores_what_lies_between(self) -> None:
        table = board(alone("flight"), turn="A", thing=[{"object": "mug", "at": [13, 10]}])
        play(table, *MOVE, (("A", (to(16, 10),)),))
        told(table, Moved, "HR-066", to=to(16, 10))
        note("HR-210")

    def test_flight_does_not_land_on_a_mug(self) -> None:
        table = board(alone("flight"), turn="A", thing=[{"object": "mug", "at": [13, 10]}])
        with pytest.raises(Illegal) as caught:
            play(table, *MOVE, (("A", (to(13, 10),)),))
        assert caught.value.rule == "HR-211"
        note("HR-211")

    def test_flight_out_of_contact_still_provokes(self) -> None:
        table = board(alone("flight"), fig("B", 1, 10.99, 10), turn="A")
        play(table, *MOVE, (("A", (to(14, 10),)),))
        asked(table, "HR-081", 1, "hr-strike-leaving")

    def test_transport_carries_a_unit(self) -> None:
        table = board(
            alone("transport", type="Hero"), fig("F", 0, 11, 11, "Fs"), fig("G", 0, 10, 12, "Fs"),
            turn="A",
        )  # fmt: skip
        play(table, ("A", "move"), ("A", "transport", "Fs"), (("A", (to(16, 10),)),))
        asked(table, "HR-214", 0, "hr-place-near")
        with refused("HR-214", "hr-place-not-near"):
            play(table, to(11, 11))
        play(table, to(17, 10), to(18, 10))
        told(table, AbilityUsed, "HR-212", about="Fs")
        assert table.state.characters["G"].at == to(18, 10)
        assert not table.state.troops["Fs"].activated

    def test_transport_needs_the_whole_unit_near(self) -> None:
        table = board(
            alone("transport", type="Hero"), fig("F", 0, 11, 11, "Fs"), fig("G", 0, 10, 14.5, "Fs"),
            turn="A",
        )  # fmt: skip
        play(table, ("A", "move"))
        assert Deed("A", "transport", "Fs") not in options(table)
        note("HR-213")

    def test_relocate_goes_round_an_enemy(self) -> None:
        table = board(alone("relocate"), fig("B", 1, 10.99, 10), turn="A")
        play(table, ("A", "move"), ("A", "relocate", "B"))
        asked(table, "HR-215", 0, "hr-relocate")
        with refused("HR-215", "hr-relocate-contact"):
            play(table, (("A", (to(8, 10),)),))
        moves = [each for each in options(table) if each]
        play(table, moves[-1])
        told(table, Moved, "HR-215", who="A")
        assert heard(table, Attacked) == []

    def test_relocate_needs_exactly_one_enemy(self) -> None:
        table = board(alone("relocate"), fig("B", 1, 10.99, 10), fig("D", 1, 9.01, 10), turn="A")
        play(table, ("A", "move"))
        assert not any(deed.what == "relocate" for deed in options(table))


def test_an_enemy_that_is_left_strikes_and_one_that_is_slid_around_does_not() -> None:
    """A-126: in short legs around B, which stays in contact; C is left."""
    table = board(alone(), fig("B", 1, 10.99, 10), fig("C", 1, 9.01, 10), turn="A")
    play(table, *MOVE, (("A", (to(10.02, 10.17), to(10.06, 10.34), to(10.13, 10.5))),))
    assert table.question is not None
    assert isinstance(table.question.matter, StrikeLeaving)
    assert [option for option in options(table) if option] == ["C"]
