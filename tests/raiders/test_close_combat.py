"""Close combat attack actions, and breaking away."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import PASS
from kitchentable.locale import Words
from kitchentable.raiders.model.events import (
    AbilityUsed,
    Attacked,
    BrokeAway,
    Declared,
    DiceRolled,
    Healed,
    Moved,
    MoveLost,
    PoolBuilt,
    Vanished,
    WentToGround,
    Wounded,
)
from kitchentable.raiders.model.topics import Deed
from tests.proof import asked, note, refused, told
from tests.raiders.boards import board, fig, heard, options, play, to


def duel(**a: Any) -> list[dict[str, Any]]:
    return [fig("A", 0, 10, 10, **a), fig("B", 1, 10.99, 10)]


ATTACK = (("A", "close"), ("A", "close", "B"))


class TestAttack:
    def test_more_aces_wound_once(self) -> None:
        table = play(board(*duel(close_combat={"white": 3}), turn="A"), *ATTACK, "aaa", "ab")
        told(table, Attacked, "HR-089", hit=True, aces=3, defence=1)
        told(table, Wounded, "HR-091", who="B", wounds=1)
        told(table, Wounded, "HR-160", who="B")

    def test_equal_aces_do_nothing(self) -> None:
        table = play(board(*duel(), turn="A"), *ATTACK, "ab", "ab")
        told(table, Attacked, "HR-090", hit=False, aces=1, defence=1)
        assert heard(table, Wounded) == []

    def test_more_defence_does_nothing_either(self) -> None:
        table = play(board(*duel(), turn="A"), *ATTACK, "ab", "aa")
        assert heard(table, Wounded) == []

    def test_the_attacker_rolls_first_and_the_defender_reacts(self) -> None:
        table = play(board(*duel(), turn="A"), *ATTACK)
        assert table.question is not None
        assert "HR-087" in table.question.rules
        note("HR-087")
        play(table, "ab")
        assert table.question.rules[0] == "HR-088"
        note("HR-088")
        play(table, "bb")
        told(table, DiceRolled, "HR-032", who="A", trait="close_combat")
        told(table, DiceRolled, "HR-034", who="B", trait="defence")

    def test_nobody_is_attacked_out_of_contact(self) -> None:
        table = board(fig("A", 0, 10, 10), fig("B", 1, 11.1, 10), turn="A")
        with refused("HR-083", "hr-close-nobody"):
            play(table, ("A", "close"))

    def test_a_gap_of_two_hundredths_is_contact(self) -> None:
        table = board(fig("A", 0, 10, 10), fig("B", 1, 11, 10), turn="A")
        play(table, ("A", "close"))
        asked(table, "HR-086", 0, "hr-act-next")
        assert Deed("A", "close", "B") in options(table)

    def test_both_actions_may_be_attacks(self) -> None:
        table = play(board(*duel(), turn="A"), *ATTACK, "bb", "bb", *ATTACK, "bb", "bb")
        assert len(heard(table, Attacked)) == 2
        told(table, Declared, "HR-084", troop="A")
        assert table.state.turn is None

    def test_each_member_attacks_only_whom_it_touches_itself(self) -> None:
        table = board(
            fig("A", 0, 10, 10, "As"), fig("C", 0, 10, 12, "As"),
            fig("B", 1, 10.99, 10), fig("D", 1, 10.99, 12), turn="As",
        )  # fmt: skip
        play(table, ("As", "close"))
        asked(table, "HR-044", 0, "hr-act-next")
        with pytest.raises(Illegal):
            play(table, ("A", "close", "D"))
        play(table, ("C", "close", "D"), "ab", "bb", ("A", "close", "B"), "bb", "bb")
        assert [each.target for each in heard(table, Attacked)] == ["D", "B"]

    def test_the_second_token_vanishes(self) -> None:
        table = board(fig("A", 0, 10, 10), fig("B", 1, 10.99, 10, wounds=1), turn="A")
        play(table, *ATTACK, "aa", "bb")
        told(table, Vanished, "HR-161", who="B")
        assert table.state.characters["B"].at is None

    def test_a_critical_ace_is_rolled_again_and_again(self) -> None:
        table = play(board(*duel(), turn="A"), *ATTACK, "cb", "c", "a", "bb")
        told(table, DiceRolled, "HR-151", who="A", aces=3)
        told(table, DiceRolled, "HR-152", faces=("critical", "blank", "critical", "ace"))
        told(table, DiceRolled, "HR-150", who="A", aces=3)

    def test_a_boost_counts_with_an_ace(self) -> None:
        table = play(
            board(*duel(close_combat={"white": 1, "boost": 2}), turn="A"), *ATTACK, "a", "bb"
        )
        told(table, DiceRolled, "HR-158", aces=3, boost=2)

    def test_a_boost_counts_for_nothing_without(self) -> None:
        table = play(
            board(*duel(close_combat={"white": 1, "boost": 2}), turn="A"), *ATTACK, "b", "bb"
        )
        [rolled, _] = heard(table, DiceRolled)
        assert (rolled.aces, rolled.boost) == (0, 0)
        note("HR-159")

    def test_the_wounded_leave_out_marked_dice(self) -> None:
        pool = {"white": 2, "red": 1, "marked": {"white": 1}}
        table = play(board(*duel(close_combat=pool, wounds=1), turn="A"), *ATTACK, "bb", "bb")
        told(table, PoolBuilt, "HR-165", who="A", before=(2, 1, 0), after=(1, 1, 0))


class TestBreakingAway:
    AWAY = (("A", "move"), ("", "move"), (("A", (to(8, 10),)),))

    def test_whoever_is_left_may_strike_before_the_move(self) -> None:
        table = play(board(*duel(), turn="A"), *self.AWAY)
        asked(table, "HR-081", 1, "hr-strike-leaving")
        asked(table, "HR-082", 1, "hr-strike-leaving")
        play(table, "B", "bb", "bb")
        told(table, BrokeAway, "HR-081", who="A", enemy="B")
        assert table.state.characters["A"].at == to(8, 10)

    def test_whoever_is_left_may_let_it_be(self) -> None:
        table = play(board(*duel(), turn="A"), *self.AWAY, PASS)
        assert heard(table, Attacked) == []
        assert table.state.characters["A"].at == to(8, 10)

    def test_whoever_vanishes_moves_no_more(self) -> None:
        table = play(board(*duel(wounds=1), turn="A"), *self.AWAY, "B", "aa", "bb")
        told(table, Vanished, "HR-161", who="A")
        assert heard(table, Moved) == []

    def test_one_cannot_slide_along_an_enemy(self) -> None:
        table = play(board(*duel(), turn="A"), ("A", "move"), ("", "move"))
        with refused("HR-079", "hr-move-locked", enemy="B"):
            play(table, (("A", (to(10, 9.95),)),))

    def test_contact_ends_a_move(self) -> None:
        table = board(fig("A", 0, 8, 10), fig("B", 1, 10.99, 11), turn="A")
        play(table, ("A", "move"), ("", "move"))
        with refused("HR-079", "hr-move-touches", enemy="B"):
            play(table, (("A", (to(10.99, 10.01), to(13, 10.01))),))

    def test_the_dutch_book_knows_no_free_strike(self) -> None:
        table = play(board(*duel(), turn="A", setup={"free_attacks": False}), *self.AWAY)
        assert table.state.characters["A"].at == to(8, 10)


class TestAbilities:
    def test_exploit_weakness_downgrades_the_defence(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["exploit-weakness"]),
            fig("B", 1, 10.99, 10, defence={"white": 1, "red": 1}), turn="A",
        )  # fmt: skip
        play(table, *ATTACK, "ab", "bb")
        told(table, PoolBuilt, "HR-216", who="B", before=(1, 1, 0), after=(2, 0, 0))

    def test_exploit_weakness_cannot_weaken_white(self) -> None:
        table = play(board(*duel(abilities=["exploit-weakness"]), turn="A"), *ATTACK, "ab", "bb")
        told(table, PoolBuilt, "HR-216", before=(2, 0, 0), after=(2, 0, 0))

    def test_exploit_weakness_comes_before_resilience(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["exploit-weakness"]),
            fig("B", 1, 10.99, 10, defence={"red": 2, "black": 1}, abilities=["resilience"]),
            turn="A",
        )  # fmt: skip
        play(table, *ATTACK, "ab", "bbb")
        told(table, PoolBuilt, "HR-216", before=(0, 2, 1), after=(0, 3, 0))
        told(table, PoolBuilt, "HR-264", before=(0, 3, 0), after=(0, 0, 3))

    def trio(self, **a: Any) -> list[dict[str, Any]]:
        return [*duel(**a), fig("C", 1, 9.01, 10)]

    def test_roundhouse_strikes_on_after_a_hit(self) -> None:
        table = board(*self.trio(abilities=["roundhouse-attack"]), turn="A")
        play(table, *ATTACK, "aa", "bb")
        asked(table, "HR-217", 0, "hr-roundhouse")
        play(table, "C", "aa", "bb")
        told(table, AbilityUsed, "HR-217", who="A", about="C")
        assert [each.target for each in heard(table, Attacked)] == ["B", "C"]
        assert table.state.characters["A"].actions == 1

    def test_roundhouse_needs_a_hit(self) -> None:
        table = board(*self.trio(abilities=["roundhouse-attack"]), turn="A")
        play(table, *ATTACK, "bb", "bb")
        assert len(heard(table, Attacked)) == 1

    def test_roundhouse_and_reach_go_together(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["roundhouse-attack", "reach"]),
            fig("B", 1, 10.99, 10), fig("C", 1, 8, 10), turn="A",
        )  # fmt: skip
        play(table, *ATTACK, "aa", "bb", "C", "bb", "bb")
        told(table, AbilityUsed, "HR-229", about="C")

    def test_violent_attack_rerolls_one_set(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["violent-attack"]),
            fig("B", 1, 10.99, 10, defence={"white": 1, "red": 1}), turn="A",
        )  # fmt: skip
        play(table, *ATTACK, "ab", "ba")
        question = asked(table, "HR-218", 0, "hr-violent-attack")
        assert options(table) == [PASS, "white", "red"]
        named = [Words("en").say(each.say) for each in question.asked().options]
        assert named == ["Pass", "The white set", "The red set"]
        play(table, "red", "b")
        told(table, Attacked, "HR-089", hit=True, defence=0)
        told(table, AbilityUsed, "HR-218", ability="violent-attack")

    def test_the_norwegian_violent_attack_rerolls_all(self) -> None:
        table = board(
            *duel(abilities=["violent-attack"]), turn="A", setup={"violent_attack": "all"}
        )
        play(table, *ATTACK, "ab", "aa")
        assert options(table) == [PASS, "all"]
        play(table, "all", "bb")
        told(table, Attacked, "HR-089", hit=True, defence=0)

    def test_violent_attack_against_a_boost_counts_it_anew(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["violent-attack"]),
            fig("B", 1, 10.99, 10, defence={"white": 1, "boost": 1}), turn="A",
        )  # fmt: skip
        play(table, *ATTACK, "ab", "a", "white", "b")
        assert heard(table, Attacked)[0].defence == 0

    def test_reassuring_attack_is_never_less_than_one(self) -> None:
        table = board(*duel(abilities=["reassuring-attack"]), turn="A")
        play(table, *ATTACK, "bb", "bb")
        told(table, AbilityUsed, "HR-219", who="A")
        told(table, Attacked, "HR-089", aces=1, hit=True)

    def test_reassuring_attack_adds_no_boost(self) -> None:
        pool = {"white": 2, "boost": 2}
        table = board(*duel(abilities=["reassuring-attack"], close_combat=pool), turn="A")
        play(table, *ATTACK, "bb", "bb")
        assert heard(table, Attacked)[0].aces == 1

    def test_knock_back_moves_a_target_away(self) -> None:
        table = board(*duel(abilities=["knock-back"]), turn="A")
        play(table, *ATTACK, "aa", "bb")
        asked(table, "HR-220", 0, "hr-move-by-force")
        with refused("HR-067", "hr-move-too-far"):
            play(table, (("B", (to(13.1, 10),)),))
        play(table, (("B", (to(12.99, 10),)),))
        told(table, Wounded, "HR-089", who="B")
        told(table, Moved, "HR-221", who="B", to=to(12.99, 10))

    def test_knock_back_leaves_contact(self) -> None:
        table = board(*duel(abilities=["knock-back"]), turn="A")
        play(table, *ATTACK, "aa", "bb")
        with refused("HR-221", "hr-move-not-away"):
            play(table, (("B", (to(10.99, 10.01),)),))

    def test_firm_stance_is_not_knocked_back(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["knock-back"]),
            fig("B", 1, 10.99, 10, abilities=["firm-stance"]), turn="A",
        )  # fmt: skip
        play(table, *ATTACK, "aa", "bb")
        told(table, AbilityUsed, "HR-272", who="B")
        assert heard(table, Moved) == []

    def test_the_norwegian_knock_back_takes_the_place_of_the_wound(self) -> None:
        table = board(*duel(abilities=["knock-back"]), turn="A", setup={"knock_back": "instead"})
        play(table, *ATTACK, "aa", "bb", "yes", (("B", (to(12, 10),)),))
        assert heard(table, Wounded) == []

    def test_sucker_punch_uses_the_strongest_set_and_floors_the_unit(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["sucker-punch"], close_combat={"white": 2, "red": 1}),
            fig("B", 1, 10.99, 10, "Bs"), fig("C", 1, 12.5, 10, "Bs"), turn="A",
        )  # fmt: skip
        play(table, *ATTACK, "sucker-punch", "a", "bb")
        told(table, PoolBuilt, "HR-222", before=(2, 1, 0), after=(0, 1, 0))
        told(table, WentToGround, "HR-223", troop="Bs", forced=True)

    def test_sucker_punch_that_fails_floors_nobody(self) -> None:
        table = play(board(*duel(abilities=["sucker-punch"]), turn="A"), *ATTACK)
        play(table, "sucker-punch", "ab", "ab")
        assert heard(table, WentToGround) == []

    def test_sucker_punch_after_charge_is_upgraded(self) -> None:
        table = board(
            fig("A", 0, 8, 10, abilities=["sucker-punch", "charge"], close_combat={"white": 2}),
            fig("B", 1, 10.99, 10), turn="A",
        )  # fmt: skip
        play(table, ("A", "move"), ("", "move"), (("A", (to(10, 10),)),), *ATTACK, "sucker-punch")
        play(table, "ab", "bb")
        told(table, PoolBuilt, "HR-222", after=(2, 0, 0))
        told(table, PoolBuilt, "HR-204", before=(2, 0, 0), after=(0, 2, 0))

    RAMPAGE = (("A", "close"), ("A", "rampage", "B", "C"))

    def test_rampage_attacks_two_and_heals(self) -> None:
        table = board(*self.trio(abilities=["rampage"], wounds=1), turn="A")
        play(table, *self.RAMPAGE, "aa", "bb", "aa", "bb")
        told(table, AbilityUsed, "HR-224", who="A", ability="rampage")
        told(table, AbilityUsed, "HR-226", who="A", ability="rampage")
        told(table, Healed, "HR-225", who="A", wounds=0)
        play(table, ("", "end"))
        told(table, Wounded, "HR-163", who="A", wounds=1)

    def test_rampage_of_the_unwounded_costs_nothing_if_both_are_hit(self) -> None:
        table = board(*self.trio(abilities=["rampage"]), turn="A")
        play(table, *self.RAMPAGE, "aa", "bb", "aa", "bb", ("", "end"))
        assert table.state.characters["A"].wounds == 0

    def test_rampage_with_one_hit_hurts(self) -> None:
        table = board(*self.trio(abilities=["rampage"]), turn="A")
        play(table, *self.RAMPAGE, "aa", "bb", "bb", "bb", ("", "end"))
        assert table.state.characters["A"].wounds == 1

    def test_the_norwegian_rampage_heals_with_one(self) -> None:
        table = board(*self.trio(abilities=["rampage"]), turn="A", setup={"rampage": "either"})
        play(table, *self.RAMPAGE, "aa", "bb", "bb", "bb", ("", "end"))
        assert table.state.characters["A"].wounds == 0

    def test_rampage_needs_two_in_contact(self) -> None:
        table = play(board(*duel(abilities=["rampage", "reach"]), fig("C", 1, 8, 10), turn="A"),
                     ("A", "close"))  # fmt: skip
        assert not any(deed.what == "rampage" for deed in options(table))

    def test_grapple_binds_the_next_defence(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["grapple"], close_combat={"white": 1, "red": 2}),
            fig("B", 1, 10.99, 10, defence={"white": 1, "red": 2}), turn="A",
        )  # fmt: skip
        play(table, ("A", "generic"), ("A", "grapple", "B"), "a")
        told(table, PoolBuilt, "HR-227", who="A", before=(1, 2, 0), after=(1, 0, 0))
        play(table, *ATTACK, "aaa", "b")
        told(table, PoolBuilt, "HR-228", who="B", before=(1, 2, 0), after=(1, 0, 0))
        assert table.state.effects == []

    def test_grapple_without_an_ace_binds_nobody(self) -> None:
        table = board(*duel(abilities=["grapple"]), turn="A")
        play(table, ("A", "generic"), ("A", "grapple", "B"), "bb")
        assert table.state.effects == []

    def test_grapple_comes_before_resilience(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["grapple"]),
            fig("B", 1, 10.99, 10, defence={"white": 2, "red": 1}, abilities=["resilience"]),
            turn="A",
        )  # fmt: skip
        play(table, ("A", "generic"), ("A", "grapple", "B"), "ab", *ATTACK, "aa", "bb")
        told(table, PoolBuilt, "HR-228", after=(2, 0, 0))
        told(table, PoolBuilt, "HR-264", before=(2, 0, 0), after=(0, 2, 0))

    def test_the_norwegian_grapple_lasts_the_round(self) -> None:
        table = board(*duel(abilities=["grapple"]), turn="A", pearls=(0, 1),
                      setup={"grapple": "round"})  # fmt: skip
        play(table, ("A", "generic"), ("A", "grapple", "B"), "ab", *ATTACK, "bb", "bb")
        assert [effect.ability for effect in table.state.effects] == ["grapple"]

    def test_reach_goes_two_inches(self) -> None:
        table = board(fig("A", 0, 10, 10, abilities=["reach"]), fig("B", 1, 12.98, 10), turn="A")
        play(table, *ATTACK, "ab", "bb")
        told(table, AbilityUsed, "HR-229", who="A", about="B")

    def test_reach_goes_no_further(self) -> None:
        table = board(fig("A", 0, 10, 10, abilities=["reach"]), fig("B", 1, 13, 10), turn="A")
        with refused("HR-083", "hr-close-nobody"):
            play(table, ("A", "close"))

    def test_entangle_upgrades_the_strike_at_whoever_leaves(self) -> None:
        table = board(fig("A", 0, 10, 10), fig("B", 1, 10.99, 10, abilities=["entangle"]), turn="A")
        play(table, *TestBreakingAway.AWAY, "B", "bb", "bb")
        told(table, PoolBuilt, "HR-230", who="B", before=(2, 0, 0), after=(0, 2, 0))

    def test_entangle_does_nothing_in_an_ordinary_attack(self) -> None:
        table = play(board(*duel(abilities=["entangle"]), turn="A"), *ATTACK, "bb", "bb")
        assert heard(table, PoolBuilt) == []

    def test_entangle_strikes_a_ghost_with_its_strongest_set(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["ghost"]),
            fig("B", 1, 10.99, 10, abilities=["entangle"], close_combat={"white": 2, "red": 1}),
            turn="A",
        )  # fmt: skip
        play(table, *TestBreakingAway.AWAY, "B", "b", "bb")
        told(table, PoolBuilt, "HR-231", who="B", before=(2, 1, 0), after=(0, 1, 0))
        assert len(heard(table, PoolBuilt)) == 1

    def test_wardancers_slip_away_from_entangle(self) -> None:
        table = board(
            fig("A", 0, 10, 10, abilities=["ghost", "wardancers"]),
            fig("B", 1, 10.99, 10, abilities=["entangle"]), turn="A",
        )  # fmt: skip
        play(table, *TestBreakingAway.AWAY)
        assert table.state.characters["A"].at == to(8, 10)
        assert heard(table, Attacked) == []


class TestOrder:
    def test_whoever_has_the_turn_resolves_first(self) -> None:
        """B strikes at A, who leaves; A has the turn, so A flickers before B may go on (A-084)."""
        table = board(
            fig("A", 0, 10, 10, abilities=["flicker"]),
            fig("B", 1, 10.99, 10, abilities=["roundhouse-attack"]),
            fig("C", 0, 11.98, 10),
            fig("D", 0, 14, 12),
            turn="A",
        )
        play(table, *TestBreakingAway.AWAY, "B", "bb", "bb")
        asked(table, "HR-266", 0, "hr-flicker")
        play(table, "D")
        assert table.state.characters["A"].at == to(14, 12), "its way is lost"
        assert heard(table, MoveLost)
