"""Leaders acting apart, and the Unit, Leader and Hero abilities."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import PASS
from kitchentable.raiders.model.events import (
    AbilityUsed,
    Attacked,
    DiceRolled,
    Healed,
    Moved,
    PoolBuilt,
    StoodUp,
    Vanished,
    Wounded,
)
from kitchentable.raiders.model.topics import Deed
from kitchentable.raiders.moments import ALWAYS, bearing
from tests.proof import asked, note, refused, told
from tests.raiders.boards import board, fig, heard, options, play, to

GUN: dict[str, Any] = {"shooting": {"white": 2}, "range": 9}


def man(id: str, x: float, y: float, *abilities: str, **said: Any) -> dict[str, Any]:
    return fig(id, 0, x, y, "As", **{"abilities": list(abilities), **said})


def chief(x: float, y: float, *abilities: str, **said: Any) -> dict[str, Any]:
    return man("L", x, y, *abilities, type="Leader", **said)


def hero(*abilities: str, **said: Any) -> dict[str, Any]:
    return fig("H", 0, 10, 10, **{"type": "Hero", "abilities": list(abilities), **said})


def has(table: Any, who: str) -> list[str]:
    return [each.speaker.id for each in bearing(table.state, table.state.characters[who], ALWAYS)]


class TestLeaders:
    def test_while_the_unit_moves_the_leader_may_attack(self) -> None:
        table = board(man("A", 10, 12), chief(10, 10), fig("B", 1, 10.99, 10), turn="As")
        play(table, ("As", "move"))
        assert Deed("L", "close", "B") in options(table)
        play(table, ("L", "close", "B"), "bb", "bb", ("", "move"), (("A", (to(9, 12),)),))
        assert table.state.characters["L"].actions == 1
        note("HR-051")

    def test_while_the_unit_attacks_the_leader_may_move_in_formation(self) -> None:
        table = board(man("A", 10, 12), chief(10, 10), fig("B", 1, 10.99, 12), turn="As")
        play(table, ("As", "close"), ("L", "move"))
        with refused("HR-058", "hr-unit-apart"):
            play(table, (("L", (to(10, 7),)),))
        play(table, (("L", (to(9, 10),)),))

    def test_leaders_have_the_unit_abilities_of_their_unit(self) -> None:
        table = board(man("A", 10, 12, "wardancers", "charge"), chief(10, 10, "sniper"), turn="As")
        assert has(table, "L") == ["sniper", "wardancers"]
        assert has(table, "A") == ["wardancers", "charge"] or has(table, "A") == [
            "charge",
            "wardancers",
        ]
        note("HR-045")
        note("HR-052")

    def test_what_a_vanished_leader_gave_ends(self) -> None:
        table = board(
            man("A", 10, 12), chief(10, 10, "warrior-monk", wounds=1), fig("B", 1, 10.99, 10),
            turn="B",
        )  # fmt: skip
        assert has(table, "A") == ["warrior-monk"]
        play(table, ("B", "close"), ("B", "close", "L"), "aa", "bb")
        told(table, Vanished, "HR-161", who="L")
        assert has(table, "A") == []
        note("HR-048")


class TestUnitAbilities:
    def test_an_action_group_divides(self) -> None:
        table = board(man("A", 10, 10, "action-group"), man("C", 10, 12, "action-group"),
                      man("D", 12, 12, "action-group"), turn="As", pearls=(0, 0))  # fmt: skip
        play(table, ("As", "generic"), ("A", "action-group"))
        asked(table, "HR-269", 0, "hr-action-group")
        play(table, "C", "D")
        told(table, AbilityUsed, "HR-269", about="As (2)")
        assert {Deed("As", "move"), Deed("As (2)", "move")} <= set(options(table))
        play(table, ("", "end"))
        assert table.state.bag == [2, 0], "a pearl more from the next round"

    def test_one_alone_divides_no_more(self) -> None:
        table = board(man("A", 10, 10, "action-group"), turn="As")
        with pytest.raises(Illegal):
            play(table, ("As", "generic"))

    def test_the_parts_keep_their_unit_abilities(self) -> None:
        both = ("action-group", "wardancers")
        table = board(man("A", 10, 10, *both), man("C", 10, 12, *both), turn="As")
        play(table, ("As", "generic"), ("A", "action-group"), "C")
        assert "wardancers" in has(table, "C")

    def test_phalanx_needs_contact_throughout(self) -> None:
        table = board(man("A", 10, 10, "phalanx"), man("C", 10, 12, "phalanx"),
                      fig("B", 1, 10.99, 10), turn="As")  # fmt: skip
        play(table, ("As", "close"), ("A", "close", "B"), "ab", "bb")
        assert heard(table, PoolBuilt) == []

    def test_divided_aim_lets_each_choose(self) -> None:
        table = board(
            man("A", 10, 10, "divided-aim", **GUN), man("C", 10, 12, "divided-aim", **GUN),
            fig("B", 1, 15, 10), fig("D", 1, 15, 13), turn="As",
        )  # fmt: skip
        play(table, ("As", "ranged", "B"), ("A", "ranged", "B"), PASS, "bb", "bb")
        play(table, ("C", "ranged", "D"), PASS, "bb", "bb")
        told(table, AbilityUsed, "HR-275", who="C", about="D")

    def test_wardancers_leave_without_a_strike(self) -> None:
        table = board(man("A", 10, 10, "wardancers"), fig("B", 1, 10.99, 10), turn="As")
        play(table, ("As", "move"), ("", "move"), (("A", (to(8, 10),)),))
        assert heard(table, Attacked) == []
        note("HR-276")

    def test_a_beating_posse_boosts(self) -> None:
        table = board(
            man("A", 10, 10, "beating-posse"), man("C", 11.98, 10, "beating-posse"),
            fig("B", 1, 10.99, 10), turn="As",
        )  # fmt: skip
        play(table, ("As", "close"), ("A", "close", "B"), "ab", "bb")
        told(table, DiceRolled, "HR-277", who="A", aces=2, boost=1)

    def test_a_beating_posse_of_one_does_not(self) -> None:
        table = board(
            man("A", 10, 10, "beating-posse"), man("C", 13, 10, "beating-posse"),
            fig("B", 1, 10.99, 10), turn="As",
        )  # fmt: skip
        play(table, ("As", "close"), ("A", "close", "B"), "ab", "bb")
        assert heard(table, DiceRolled)[0].boost == 0

    def test_posse_monk_and_card_boost_add_up(self) -> None:
        table = board(
            man("A", 10, 10, "beating-posse", close_combat={"white": 1, "boost": 1}),
            man("C", 11.98, 10, "beating-posse"), chief(10, 12, "warrior-monk"),
            fig("B", 1, 10.99, 10), turn="As",
        )  # fmt: skip
        play(table, ("As", "close"), ("A", "close", "B"), "a", "bb")
        told(table, DiceRolled, "HR-281", aces=4, boost=3)

    def test_a_member_that_is_stunned_loses_its_own_only(self) -> None:
        stunned = [{"ability": "stun", "on": "A", "by": "B", "what": "wardancers"}]
        table = board(man("A", 10, 10, "wardancers"), man("C", 10, 12, "wardancers"), turn="As",
                      effect=stunned)  # fmt: skip
        assert (has(table, "A"), has(table, "C")) == ([], ["wardancers"])


class TestLeaderAbilities:
    def test_aim_boosts_shots(self) -> None:
        table = board(man("A", 10, 12, **GUN), chief(10, 10, "aim"), fig("B", 1, 15, 12), turn="As")
        play(table, ("As", "ranged", "B"), ("A", "ranged", "B"), PASS, "ab", "bb")
        told(table, DiceRolled, "HR-280", who="A", aces=2, boost=1)

    def test_aim_does_not_boost_blows(self) -> None:
        table = board(man("A", 10, 12), chief(10, 10, "aim"), fig("B", 1, 10.99, 12), turn="As")
        play(table, ("As", "close"), ("A", "close", "B"), "ab", "bb")
        assert heard(table, DiceRolled)[0].boost == 0

    def test_fast_recovery_stands_up_for_free(self) -> None:
        table = board(man("A", 10, 12), chief(10, 10, "fast-recovery"), drawn=0,
                      troop=[{"id": "As", "down": True}])  # fmt: skip
        play(table, "As")
        asked(table, "HR-282", 0, "hr-fast-recovery")
        play(table, "yes")
        told(table, StoodUp, "HR-282", troop="As")
        assert table.state.characters["A"].actions == 2

    def test_fast_recovery_is_optional(self) -> None:
        table = board(man("A", 10, 12), chief(10, 10, "fast-recovery"), drawn=0,
                      troop=[{"id": "As", "down": True}])  # fmt: skip
        play(table, "As", PASS)
        assert options(table) == [Deed("As", "generic", "stand")]

    def test_defensive_stance_steps_back_after_the_action(self) -> None:
        table = board(man("A", 10, 12), chief(10, 10, "defensive-stance"), fig("B", 1, 10.99, 12),
                      turn="B")  # fmt: skip
        play(table, ("B", "close"), ("B", "close", "A"), "bb", "bb")
        asked(table, "HR-283", 0, "hr-move-where")
        with refused("HR-067", "hr-move-too-far"):
            play(table, (("A", (to(8.9, 12),)),))
        play(table, (("A", (to(9, 12),)),))
        told(table, Moved, "HR-283", who="A")
        assert len(heard(table, Attacked)) == 1

    def test_dodge_shortens_the_range(self) -> None:
        table = board(
            fig("S", 1, 18, 12, shooting={"white": 1, "red": 1}, range=8), man("A", 10, 12),
            chief(10, 10, "dodge"), turn="S",
        )  # fmt: skip
        play(table, ("S", "ranged", "As"), ("S", "ranged", "As"), PASS, "b", "bb")
        told(table, AbilityUsed, "HR-285", who="L", about="A")
        told(table, PoolBuilt, "HR-114", who="S")

    def test_lead_by_example_heals_and_hurts(self) -> None:
        table = board(man("A", 10, 12, wounds=1), chief(10, 10, "lead-by-example"), turn="As")
        play(table, ("As", "generic"), ("L", "lead-by-example", "A"))
        told(table, Healed, "HR-286", who="A", wounds=0)
        play(table, ("", "end"))
        told(table, AbilityUsed, "HR-287", who="L")
        told(table, Wounded, "HR-163", who="L")

    def test_lead_by_example_needs_somebody_wounded(self) -> None:
        table = board(man("A", 10, 12), chief(10, 10, "lead-by-example"), turn="As")
        with pytest.raises(Illegal):
            play(table, ("As", "generic"))

    def pair(self, *abilities: str) -> Any:
        return board(
            man("A", 10, 12), chief(10, 10, *abilities, wounds=1), fig("B", 1, 10.99, 10),
            fig("C", 0, 20, 20, "Cs"), fig("M", 0, 20, 21, "Cs", type="Leader"), turn="B",
        )  # fmt: skip

    def test_replacement_brings_another_leader(self) -> None:
        table = play(self.pair("replacement"), ("B", "close"), ("B", "close", "L"), "aa", "bb")
        asked(table, "HR-288", 0, "hr-replacement")
        play(table, "M")
        told(table, Moved, "HR-288", who="M", to=to(10, 10))
        assert table.state.characters["M"].troop == "As"

    def test_replacement_may_be_declined(self) -> None:
        table = play(
            self.pair("replacement"), ("B", "close"), ("B", "close", "L"), "aa", "bb", PASS
        )
        assert table.state.characters["M"].troop == "Cs"

    def army(self, *abilities: str, **state: Any) -> Any:
        return board(
            man("A", 10, 12), chief(10, 10, *abilities), fig("C", 0, 15, 15, "Cs", **GUN),
            fig("B", 1, 20, 15), turn="Cs", **state,
        )  # fmt: skip

    def test_a_general_leads_the_whole_army(self) -> None:
        table = self.army("general", "aim")
        play(table, ("Cs", "ranged", "B"), ("C", "ranged", "B"), PASS, "ab", "bb")
        told(table, DiceRolled, "HR-289", who="C", boost=1)

    def test_a_leader_who_is_no_general_does_not(self) -> None:
        assert has(self.army("aim"), "C") == []

    def test_stun_on_general_limits_the_others_to_the_unit(self) -> None:
        stunned = [{"ability": "stun", "on": "L", "by": "B", "what": "general"}]
        table = self.army("general", "aim", effect=stunned)
        assert (has(table, "C"), has(table, "A")) == ([], ["aim"])

    def test_confuse_stops_a_general_for_everyone(self) -> None:
        confused = [{"ability": "confuse", "on": "L", "by": "B"}]
        table = self.army("general", "aim", effect=confused)
        assert (has(table, "C"), has(table, "A")) == ([], [])

    def test_redeploy_makes_the_leader_a_unit_of_its_own(self) -> None:
        table = board(man("A", 10, 12), chief(10, 10, "redeploy"), turn="As")
        play(table, ("As", "move"), ("L", "redeploy"), (("L", (to(10, 5),)),))
        told(table, AbilityUsed, "HR-291", who="L")
        told(table, AbilityUsed, "HR-292", who="L")
        assert table.state.characters["L"].troop == "L"
        play(table, ("", "done"), ("", "end"))
        assert table.state.bag == [2, 0]

    def test_redeploy_may_join_another_unit_which_then_waits(self) -> None:
        table = board(man("A", 10, 12), chief(10, 10, "redeploy"), fig("C", 0, 10, 4, "Cs"),
                      turn="As", pearls=(1, 0))  # fmt: skip
        play(table, ("As", "move"), ("L", "redeploy"), (("L", (to(10, 7),)),))
        asked(table, "HR-293", 0, "hr-redeploy-join")
        play(table, "Cs")
        told(table, AbilityUsed, "HR-294", about="Cs")
        assert table.state.troops["Cs"].waits
        play(table, ("", "done"), ("", "end"))
        table.answer(-1, 0)
        assert table.state.round == 2, "nobody could be activated"


class TestHeroAbilities:
    FIGHT = (("H", "close"), ("H", "close", "B"))

    def test_a_precise_attack_stops_chains(self) -> None:
        table = board(hero("precise-attack"), fig("B", 1, 10.99, 10), turn="H")
        play(table, *self.FIGHT, "aa", "cb")
        told(table, AbilityUsed, "HR-295", who="H")
        assert heard(table, Attacked)[0].defence == 1

    def test_the_attackers_own_chains_go_on(self) -> None:
        table = board(hero("precise-attack"), fig("B", 1, 10.99, 10), turn="H")
        play(table, *self.FIGHT, "cb", "a", "bb")
        assert heard(table, Attacked)[0].aces == 2

    def test_a_swan_song_is_one_last_attack(self) -> None:
        table = board(hero("swan-song", wounds=1), fig("B", 1, 10.99, 10), turn="B")
        play(table, ("B", "close"), ("B", "close", "H"), "aa", "bb")
        asked(table, "HR-296", 0, "hr-swan-song")
        play(table, "close: B", "aa", "bb")
        told(table, AbilityUsed, "HR-296", about="B")
        told(table, Wounded, "HR-089", who="B")
        told(table, Vanished, "HR-161", who="H")

    def test_a_swan_song_saves_nobody_and_may_be_silent(self) -> None:
        table = board(hero("swan-song", wounds=1), fig("B", 1, 10.99, 10), turn="B")
        play(table, ("B", "close"), ("B", "close", "H"), "aa", "bb", PASS)
        assert heard(table, Vanished)

    def test_a_swan_song_comes_before_shrapnel(self) -> None:
        table = board(hero("swan-song", "shrapnel", wounds=1), fig("B", 1, 10.99, 10), turn="B")
        play(table, ("B", "close"), ("B", "close", "H"), "aa", "bb", "close: B", "aa", "bb", "bb")
        assert [each.by for each in heard(table, Attacked)] == ["B", "H", ""]
        assert [each.who for each in heard(table, Vanished)] == ["H", "B"]

    def test_a_selfish_fighter_passes_his_wound(self) -> None:
        table = board(
            hero("selfish-fighter"), fig("F", 0, 9.01, 10), fig("B", 1, 10.99, 10), turn="B"
        )
        play(table, ("B", "close"), ("B", "close", "H"), "aa", "bb")
        asked(table, "HR-299", 0, "hr-pass-wound")
        play(table, "F")
        told(table, AbilityUsed, "HR-299", who="H", about="F")
        assert table.state.characters["F"].wounds == 1

    def test_a_selfish_fighter_needs_a_friend_in_contact(self) -> None:
        table = board(hero("selfish-fighter"), fig("F", 0, 8, 10), fig("B", 1, 10.99, 10), turn="B")
        play(table, ("B", "close"), ("B", "close", "H"), "aa", "bb")
        assert table.state.characters["H"].wounds == 1

    def prudent(self, gap: float, **state: Any) -> Any:
        table = board(hero("prudent-strategist"), fig("F", 0, 10, 10.98 + gap),
                      fig("B", 1, 10.99, 10.98 + gap), turn="B", **state)  # fmt: skip
        return play(table, ("B", "close"), ("B", "close", "F"), "ab", "bb")

    def test_a_prudent_strategist_helps_friends_within_three_inches(self) -> None:
        told(self.prudent(3), PoolBuilt, "HR-300", who="F", before=(2, 0, 0), after=(0, 2, 0))

    def test_but_not_further_off(self) -> None:
        assert heard(self.prudent(3.01), PoolBuilt) == []

    def test_in_spain_two_inches(self) -> None:
        assert heard(self.prudent(3, setup={"prudent": 200}), PoolBuilt) == []

    def test_nor_himself(self) -> None:
        table = board(hero("prudent-strategist"), fig("B", 1, 10.99, 10), turn="B")
        play(table, ("B", "close"), ("B", "close", "H"), "ab", "bb")
        assert heard(table, PoolBuilt) == []

    def test_a_messenger_brings_a_leaders_abilities(self) -> None:
        table = board(
            hero("messenger", movement=9), man("A", 12, 12), chief(12, 10, "aim"),
            fig("C", 0, 10, 20, "Cs"), drawn=0, pearls=(1, 0),
        )  # fmt: skip
        play(table, "H", ("H", "move"), ("", "move"), (("H", (to(10, 17),)),), ("", "end"))
        asked(table, "HR-301", 0, "hr-messenger")
        play(table, "Cs")
        told(table, AbilityUsed, "HR-301", about="Cs")
        assert has(table, "C") == ["aim"]

    def test_a_messenger_has_to_start_beside_the_leader(self) -> None:
        table = board(
            hero("messenger"), man("A", 16, 12), chief(16, 10, "aim"), fig("C", 0, 10, 12, "Cs"),
            drawn=0, pearls=(1, 0),
        )  # fmt: skip
        play(table, "H", ("", "end"))
        assert table.state.effects == []

    def test_a_sworn_enemy_is_hit_harder(self) -> None:
        sworn = [{"ability": "sworn-enemy", "on": "H", "by": "H", "until": "game", "what": "B"}]
        table = board(hero("sworn-enemy"), fig("B", 1, 10.99, 10), turn="H", effect=sworn)
        play(table, *self.FIGHT, "ab", "bb")
        told(table, PoolBuilt, "HR-303", who="H", before=(2, 0, 0), after=(0, 2, 0))

    def test_others_are_not(self) -> None:
        sworn = [{"ability": "sworn-enemy", "on": "H", "by": "H", "until": "game", "what": "X"}]
        table = board(hero("sworn-enemy"), fig("B", 1, 10.99, 10), turn="H", effect=sworn)
        play(table, *self.FIGHT, "ab", "bb")
        assert heard(table, PoolBuilt) == []

    def test_a_champion_vanishes_on_the_third_token(self) -> None:
        table = board(hero("champion", wounds=1), fig("B", 1, 10.99, 10), turn="B")
        play(table, ("B", "close"), ("B", "close", "H"), "aa", "bb")
        told(table, AbilityUsed, "HR-304", who="H")
        assert heard(table, Vanished) == []
        play(table, ("B", "close"), ("B", "close", "H"), "aa", "bb")
        told(table, Vanished, "HR-161", who="H")

    def test_a_stunned_champion_is_judged_by_the_next_token(self) -> None:
        stunned = [{"ability": "stun", "on": "H", "by": "B", "what": "champion"}]
        table = board(hero("champion", wounds=2), fig("B", 1, 10.99, 10), turn="B", effect=stunned)
        assert table.state.characters["H"].at is not None
        play(table, ("B", "close"), ("B", "close", "H"), "aa", "bb")
        assert heard(table, Vanished)

    def test_fervour_gives_a_third_action_and_hurts(self) -> None:
        table = board(hero("fervour"), drawn=0)
        play(table, "H")
        asked(table, "HR-305", 0, "hr-fervour")
        play(table, "yes")
        told(table, AbilityUsed, "HR-306", who="H")
        assert table.state.characters["H"].actions == 3
        play(table, ("", "end"))
        told(table, Wounded, "HR-163", who="H")

    def test_one_may_resign_while_a_turn_starts(self) -> None:
        """Where the start of a turn asks, a checkpoint stands before it: no player has to wait."""
        table = play(board(hero("fervour"), drawn=0), "H")
        table.interject(1, ("resign",))
        assert table.result is not None
        assert table.result.winners == (0,)

    def test_fervour_is_optional(self) -> None:
        table = play(board(hero("fervour"), drawn=0), "H", PASS)
        assert table.state.characters["H"].actions == 2

    def test_a_specialist_in_a_unit_has_its_unit_abilities(self) -> None:
        table = board(man("A", 10, 12, "wardancers"), man("S", 10, 10, "specialist", type="Hero"),
                      turn="As")  # fmt: skip
        assert has(table, "S") == ["specialist", "wardancers"]
        note("HR-308")
