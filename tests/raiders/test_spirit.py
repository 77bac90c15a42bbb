"""Spirit actions and abilities."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.model.events import (
    AbilityUsed,
    Attacked,
    ChallengeRolled,
    DiceRolled,
    Healed,
    Moved,
    PoolBuilt,
    Wounded,
)
from kitchentable.raiders.model.topics import Deed
from tests.proof import asked, note, refused, told
from tests.raiders.boards import board, fig, heard, options, play, to

MIND: dict[str, Any] = {"spirit": {"white": 2}}


def mind(*abilities: str, **said: Any) -> dict[str, Any]:
    return fig("A", 0, 10, 10, **{**MIND, "abilities": list(abilities), "type": "Hero", **said})


def other(**said: Any) -> dict[str, Any]:
    return fig("B", 1, 20, 10, **said)


def dare(ability: str, target: str = "B") -> tuple[Any, ...]:
    return ("A", "spirit"), ("A", ability, target)


class TestChallenge:
    def test_both_roll_and_more_aces_win(self) -> None:
        table = play(board(mind("distract"), other(), turn="A"), *dare("distract"), "ab", "b")
        told(table, ChallengeRolled, "HR-133", won=True, aces=1, against=0)
        told(table, DiceRolled, "HR-035", who="B", trait="spirit")
        told(table, ChallengeRolled, "HR-137", target="B")

    def test_a_tie_is_not_won(self) -> None:
        table = play(board(mind("distract"), other(), turn="A"), *dare("distract"), "ab", "a")
        told(table, ChallengeRolled, "HR-133", won=False)
        assert table.state.effects == []

    def test_without_a_spirit_ability_there_is_no_spirit_action(self) -> None:
        table = board(fig("A", 0, 10, 10, type="Hero"), other(), turn="A")
        with refused("HR-132", "hr-spirit-none"):
            play(table, ("A", "spirit"))

    def test_friends_are_not_challenged(self) -> None:
        table = play(
            board(mind("distract"), other(), fig("F", 0, 12, 13), turn="A"), ("A", "spirit")
        )
        told_options = [deed.target for deed in options(table) if deed.target]
        assert told_options == ["B"]
        note("HR-134")

    def test_whoever_is_hidden_is_not_challenged(self) -> None:
        box = [{"object": "cereal_box", "at": [13, 10], "turn": 90}]
        table = board(mind("distract"), fig("B", 1, 16, 10), turn="A", thing=box)
        with refused("HR-135", "hr-spirit-nobody"):
            play(table, ("A", "spirit"))
        note("HR-135")

    def test_anybody_in_a_unit_can_be_picked_leaders_too(self) -> None:
        table = board(
            mind("distract"), fig("B", 1, 20, 10, "Bs"), fig("L", 1, 20, 12, "Bs", type="Leader"),
            turn="A",
        )  # fmt: skip
        play(table, ("A", "spirit"))
        asked(table, "HR-136", 0, "hr-act-next")
        assert Deed("A", "distract", "L") in options(table)

    def test_inside_a_unit_the_rest_has_to_attack(self) -> None:
        table = board(
            fig("A", 0, 10, 10, "As", abilities=["distract"], **MIND), fig("C", 0, 10, 12, "As"),
            fig("B", 1, 10.99, 12), turn="As",
        )  # fmt: skip
        with refused("HR-138", "hr-spirit-in-unit"):
            play(table, ("As", "spirit"))
        play(table, ("As", "close"), ("A", "distract", "B"), "ab", "b")
        told(table, ChallengeRolled, "HR-134", by="A")


class TestAbilities:
    def test_subtle_manipulation_moves_the_target(self) -> None:
        table = board(mind("subtle-manipulation"), other(), turn="A")
        play(table, *dare("subtle-manipulation"), "ab", "b")
        asked(table, "HR-245", 0, "hr-move-by-force")
        with refused("HR-067", "hr-move-too-far"):
            play(table, (("B", (to(23.1, 10),)),))
        play(table, (("B", (to(23, 10),)),))
        told(table, Moved, "HR-245", who="B", to=to(23, 10))

    def test_subtle_manipulation_may_break_contact_without_a_strike(self) -> None:
        table = board(mind("subtle-manipulation"), other(), fig("F", 0, 20.99, 10), turn="A")
        play(table, *dare("subtle-manipulation"), "ab", "b", (("B", (to(18, 10),)),))
        assert heard(table, Attacked) == []

    def test_firm_stance_resists_subtle_manipulation(self) -> None:
        table = board(mind("subtle-manipulation"), other(abilities=["firm-stance"]), turn="A")
        play(table, *dare("subtle-manipulation"), "ab", "b")
        told(table, AbilityUsed, "HR-272", who="B")
        assert heard(table, Moved) == []

    def test_distract_weakens_the_next_roll_and_only_that(self) -> None:
        table = board(mind("distract"), other(spirit={"red": 1}), turn="A")
        play(table, *dare("distract"), "ab", "b", *dare("distract"), "bb", "b")
        told(table, PoolBuilt, "HR-246", who="B", before=(0, 1, 0), after=(1, 0, 0))
        assert table.state.effects == []

    def test_distract_holds_for_both_rolls_of_a_barrier(self) -> None:
        gun: dict[str, Any] = {"shooting": {"red": 1}, "range": 9}
        table = board(
            fig("A", 0, 10, 10, **gun), fig("B", 1, 15, 10, abilities=["energy-barrier"]), turn="A",
            effect=[{"ability": "distract", "on": "A", "by": "B", "until": "game"}],
        )  # fmt: skip
        play(table, ("A", "ranged", "B"), ("A", "ranged", "B"), None, "a", "yes", "b", 0, "bb")
        assert [rolled.dice for rolled in heard(table, DiceRolled)][:2] == [(1, 0, 0), (1, 0, 0)]

    def test_mind_trick_protects_the_bearer_in_the_next_turn(self) -> None:
        table = board(
            mind("mind-trick"), fig("B", 1, 10.99, 10), fig("C", 0, 11.98, 10), turn="A",
            pearls=(0, 1),
        )  # fmt: skip
        play(table, *dare("mind-trick"), "ab", "b", ("", "end"))
        table.answer(-1, 1)
        play(table, "B", ("B", "close"))
        with refused("HR-247", "hr-mind-tricked"):
            play(table, ("B", "close", "A"))
        play(table, ("B", "close", "C"), "bb", "bb", ("", "end"))
        assert table.state.effects == []

    def test_mind_trick_does_not_stop_a_strike_in_another_turn(self) -> None:
        table = board(
            mind("mind-trick"), fig("B", 1, 10.99, 10), turn="A",
            effect=[{"ability": "mind-trick", "on": "B", "by": "A", "until": "own-turn"}],
        )  # fmt: skip
        play(table, ("A", "move"), ("", "move"), (("A", (to(8, 10),)),), "B", "bb", "bb")
        assert len(heard(table, Attacked)) == 1

    def test_transfer_heals_and_wounds(self) -> None:
        table = play(board(mind("transfer", wounds=1), other(), turn="A"), *dare("transfer"))
        play(table, "ab", "b")
        told(table, Healed, "HR-248", who="A", wounds=0)
        told(table, Wounded, "HR-248", who="B", wounds=1)

    def test_transfer_is_only_for_the_wounded(self) -> None:
        table = board(mind("transfer"), other(), turn="A")
        with pytest.raises(Illegal):
            play(table, ("A", "spirit"))

    def test_transfer_does_not_work_on_the_wounded(self) -> None:
        table = board(mind("transfer", "distract", wounds=1), other(wounds=1), turn="A")
        play(table, ("A", "spirit"))
        assert Deed("A", "transfer", "B") not in options(table)
        note("HR-249")

    def test_strong_will_is_no_target(self) -> None:
        table = board(mind("distract", "brainfreeze"), other(abilities=["strong-will"]), turn="A")
        with refused("HR-250", "hr-spirit-immune"):
            play(table, ("A", "spirit"))
        note("HR-250")

    def test_disrupt_binds_the_next_turn(self) -> None:
        table = board(mind("disrupt"), other(), fig("C", 1, 20, 14), turn="A", pearls=(0, 2))
        play(table, *dare("disrupt"), "ab", "b", ("", "end"))
        table.answer(-1, 1)
        asked(table, "HR-251", 1, "hr-activate-whom")
        with refused("HR-251", "hr-activation-bound"):
            play(table, "C")
        with refused("HR-251", "hr-activation-bound"):
            play(table, "")
        play(table, "B")
        assert table.state.effects == []

    def test_disrupt_of_the_norwegian_book_does_nothing_to_a_unit_that_has_acted(self) -> None:
        table = board(mind("disrupt"), other(), turn="A", troop=[{"id": "B", "activated": True}],
                      setup={"disrupt": "waiting"})  # fmt: skip
        play(table, *dare("disrupt"), "ab", "b")
        assert table.state.effects == []

    def test_charm_makes_the_target_strike_whom_the_bearer_likes(self) -> None:
        table = board(
            mind("charm"), other(), fig("C", 1, 20.99, 10), fig("F", 0, 20, 10.99), turn="A"
        )
        play(table, *dare("charm"), "ab", "b")
        asked(table, "HR-252", 0, "hr-charm")
        play(table, "C", "aa", "bb")
        told(table, AbilityUsed, "HR-252", about="B")
        assert (heard(table, Attacked)[0].by, heard(table, Attacked)[0].target) == ("B", "C")

    def test_charm_of_the_norwegian_book_strikes_friends_only(self) -> None:
        table = board(mind("charm"), other(), fig("F", 0, 20, 10.99), turn="A",
                      setup={"charm": "friends"})  # fmt: skip
        play(table, *dare("charm"), "ab", "b")
        assert heard(table, Attacked) == []

    def test_the_charmed_use_no_sucker_punch(self) -> None:
        table = board(
            mind("charm"), other(abilities=["sucker-punch"]), fig("C", 1, 20.99, 10), turn="A"
        )
        play(table, *dare("charm"), "ab", "b", "aa", "bb")
        assert len(heard(table, Attacked)) == 1

    def led(self, *abilities: str) -> Any:
        return board(
            mind("confuse", "stun"), fig("B", 1, 20, 10, "Bs"),
            fig("L", 1, 20, 12, "Bs", type="Leader", abilities=list(abilities)),
            turn="A", pearls=(0, 1),
        )  # fmt: skip

    def test_confuse_silences_a_leader_for_the_round(self) -> None:
        from kitchentable.raiders.moments import ALWAYS, bearing

        table = self.led("aim", "warrior-monk")
        member = table.state.characters["B"]
        assert [each.speaker.id for each in bearing(table.state, member, ALWAYS)] == [
            "aim",
            "warrior-monk",
        ]
        play(table, ("A", "spirit"), ("A", "confuse", "L"), "ab", "b")
        told(table, AbilityUsed, "HR-253", about="L")
        assert bearing(table.state, table.state.characters["B"], ALWAYS) == []

    def test_confuse_is_for_leaders(self) -> None:
        table = play(self.led("aim"), ("A", "spirit"))
        assert Deed("A", "confuse", "B") not in options(table)

    def test_stun_takes_one_ability(self) -> None:
        from kitchentable.raiders.moments import ALWAYS, bearing

        table = play(
            self.led("aim", "warrior-monk"), ("A", "spirit"), ("A", "stun", "L"), "ab", "b"
        )
        asked(table, "HR-254", 0, "hr-stun")
        play(table, "aim")
        left = bearing(table.state, table.state.characters["B"], ALWAYS)
        assert [each.speaker.id for each in left] == ["warrior-monk"]

    def test_stun_needs_an_ability_to_take(self) -> None:
        table = play(self.led("aim"), ("A", "spirit"))
        assert Deed("A", "stun", "B") not in options(table)

    def test_brainfreeze_wounds_without_an_ace_and_hurts(self) -> None:
        table = board(mind("brainfreeze"), other(spirit={"white": 2, "red": 1}), turn="A")
        play(table, *dare("brainfreeze"), "bb")
        told(table, PoolBuilt, "HR-255", who="B", before=(2, 1, 0), after=(2, 0, 0))
        told(table, Wounded, "HR-255", who="B")
        told(table, AbilityUsed, "HR-257", who="A")
        play(table, ("", "end"))
        told(table, Wounded, "HR-163", who="A")

    def test_brainfreeze_with_an_ace_does_nothing(self) -> None:
        table = play(board(mind("brainfreeze"), other(), turn="A"), *dare("brainfreeze"), "a")
        assert heard(table, Wounded) == []

    def test_brainfreeze_does_not_work_on_the_wounded(self) -> None:
        table = board(mind("brainfreeze", "distract"), other(wounds=1), turn="A")
        play(table, ("A", "spirit"))
        assert Deed("A", "brainfreeze", "B") not in options(table)
        note("HR-256")

    def test_iron_spirits_weaken_the_challenger_but_not_brainfreeze(self) -> None:
        iron = {"abilities": ["iron-spirits"]}
        table = board(mind("distract", "brainfreeze", spirit={"red": 2}), other(**iron), turn="A")
        play(table, *dare("distract"), "ab", "b")
        told(table, PoolBuilt, "HR-279", who="A", before=(0, 2, 0), after=(2, 0, 0))
        play(table, *dare("brainfreeze"), "a")
        assert [step.who for step in heard(table, PoolBuilt)][1:] == ["B", "B"]
