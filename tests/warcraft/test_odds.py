"""The odds of a battle: computed by hand where possible, and exact against simulated odds."""

from __future__ import annotations

from random import Random

import pytest

from kitchentable.warcraft.model.kinds import KIND_OF, MELEE, PHASES
from kitchentable.warcraft.odds.armies import Group, Side, striking_first
from kitchentable.warcraft.odds.battle_odds import MILLION, Odds, odds, simulated
from kitchentable.warcraft.odds.typed import army

Stack = tuple[str, int, int, str, bool]
"""Kind, number, Strength, ability, whether in the battlefield."""


def side(owner: int, *stacks: Stack) -> Side:
    groups = [
        Group(owner, KIND_OF[kind], strength, ability, inside)
        for kind, _, strength, ability, inside in stacks
    ]
    return Side(tuple(groups), tuple(number for _, number, *_ in stacks))


def melee(number: int, strength: int) -> Stack:
    return ("melee", number, strength, "", True)


# --- by hand ------------------------------------------------------------------------------


def test_one_against_one_of_equal_strength() -> None:
    """Strength 3: each hits with 1/2. Of four equal cases one goes on; 1 : 1 : 1."""
    found = odds(side(0, melee(1, 3)), side(1, melee(1, 3)))
    assert (found.attacker, found.nobody, found.defender) == (333333, 333333, 333333)
    assert found.losses == (667, 667)
    assert found.error == 0


def test_one_against_one_of_different_strength() -> None:
    """2/6 against 4/6: of 28 decisive cases (36 - 8), 4 win, 16 lose, and in 8 both fall."""
    found = odds(side(0, melee(1, 2)), side(1, melee(1, 4)))
    assert found.attacker == round(MILLION * 4 / 28)
    assert found.nobody == round(MILLION * 8 / 28)
    assert found.defender == round(MILLION * 16 / 28)


def test_ranged_units_strike_before_melee() -> None:
    """Strength 6 never misses: the melee unit is gone before it rolls."""
    found = odds(side(0, ("ranged", 1, 6, "", True)), side(1, melee(1, 6)))
    assert (found.attacker, found.losses) == (MILLION, (0, 1000))


def test_melee_does_not_reach_flyers() -> None:
    found = odds(side(0, melee(3, 6)), side(1, ("flying", 1, 1, "", True)))
    assert (found.defender, found.losses) == (MILLION, (3000, 0))


def test_flanks_do_not_keep_a_battle_going() -> None:
    """The unit in the battlefield falls last; here the flank unit falls first."""
    defender = side(1, melee(1, 1), ("melee", 1, 1, "", False))
    found = odds(side(0, ("ranged", 1, 6, "", True)), defender)
    # round 1: the flank unit falls, then one die of Strength 1 in melee hits with 1/6
    assert found.attacker == round(MILLION * 5 / 6)
    assert found.nobody == 0


def test_slow_poison_strikes_first() -> None:
    """Three archers strike first in each phase; at Strength 6 no enemy is left to answer."""
    found = odds(
        side(0, ("ranged", 3, 6, "slow-poison", True)), side(1, ("ranged", 3, 6, "", True))
    )
    assert (found.attacker, found.losses) == (MILLION, (0, 3000))


def test_heal_takes_the_ones_off() -> None:
    """A healer of Strength 1 against melee of Strength 6, whose ones are healed.

    A round: the healer wins with 1/6; else the other with 5/6; else again: 6 and 25 of 31.
    """
    found = odds(side(0, melee(1, 6)), side(1, ("ranged", 1, 1, "heal", True)))
    assert found.attacker == round(MILLION * 25 / 31)
    assert found.defender == round(MILLION * 6 / 31)
    healed = odds(side(0, melee(2, 1)), side(1, ("melee", 2, 3, "heal", True)))
    assert healed.attacker == 0
    assert healed.losses[1] == 0


def test_area_attack_takes_two_for_a_one() -> None:
    """Strength 1 with Area Attack against two units: it removes both or none."""
    found = odds(side(0, ("ranged", 1, 1, "area-attack", True)), side(1, melee(2, 6)))
    assert found.attacker == round(MILLION / 6)
    assert found.nobody == 0


def test_bloodlust_adds_a_die() -> None:
    """One unit, two dice of Strength 3 against one that cannot answer in time: 3/4 at once."""
    found = odds(side(0, ("ranged", 1, 3, "bloodlust", True)), side(1, melee(1, 6)))
    assert found.attacker == 750000


def test_nobody_can_hurt_anybody() -> None:
    """Both sides heal all hits: the battle has no end, so no winner."""
    found = odds(side(0, ("melee", 1, 1, "heal", True)), side(1, ("melee", 1, 1, "heal", True)))
    assert found == Odds(0, MILLION, 0, (0, 0))


# --- heroes, creatures and creeps by hand --------------------------------------------------


def fight(one: str, two: str) -> Odds:
    """The odds of two armies as people write them."""
    return odds(army(one, 0), army(two, 1))


def test_a_hero_with_two_life_against_one_unit() -> None:
    """Strength 3 on both sides. With one Life left it is a third each, as between two units.

    With two: it hits with 1/2 and has won. Else it is wounded in half of the cases, and in the
    others all begins anew: 1/2 + 1/4 x 1/3 of the 3/4 in which something happens, 7/9.
    """
    found = fight("1 melee 3 hero 2", "1 melee 3")
    assert (found.attacker, found.nobody, found.defender) == (777778, 111111, 111111)
    assert found.losses == (222, 889)
    assert fight("1 melee 3 hero 1", "1 melee 3").attacker == 333333


def test_a_hero_is_wounded_before_a_unit_is_lost_and_dies_last() -> None:
    """The shot is a wound, so two dice of Strength 6 answer. The hit of 1/6 costs the unit."""
    found = fight("1 ranged 6, 1 melee 1", "1 melee 6 hero 2, 1 melee 6")
    assert found.defender == MILLION
    assert found.losses == (2000, 167)


def test_a_hero_in_a_flank_dies_rather_than_leave_the_battlefield() -> None:
    """Three shots of Strength 6: two Lives, then the unit; with two the unit is left, and hits."""
    assert fight("3 ranged 6", "1 melee 6 hero 2 flank, 1 melee 6").attacker == MILLION
    found = fight("2 ranged 6", "1 melee 1 hero 2 flank, 1 melee 6")
    assert (found.attacker, found.losses) == (MILLION, (1000, 2000))


def test_a_creature_falls_by_one_casualty_whatever_its_dice() -> None:
    """Two dice of Strength 3 strike first: 3/4; else one sure casualty is its end."""
    found = fight("1 ranged 3 creature 2", "1 melee 6")
    assert (found.attacker, found.defender) == (750000, 250000)
    assert found.losses == (250, 750)


def test_creatures_fall_with_their_hero() -> None:
    """Melee does not reach the creature in the air, but its hero: both are gone at once.

    The creature hits first with 1/6. Else the hero falls, and hits at the same time with 1/6.
    """
    found = fight("1 melee 6", "1 melee 1 hero 1, 1 flying 1 creature 1")
    assert found.attacker == round(MILLION * 25 / 36)
    assert found.nobody == round(MILLION * 5 / 36)
    assert found.defender == round(MILLION * 6 / 36)
    assert found.losses[1] == round(2000 * 5 / 6)


def test_a_creep_loses_a_die_for_a_casualty_and_is_one_unit() -> None:
    """A shot takes one of two dice, the other one hits; two shots take both."""
    found = fight("1 ranged 6", "1 melee 6 creep 2")
    assert (found.defender, found.losses) == (MILLION, (1000, 0))
    assert fight("2 ranged 6", "1 melee 6 creep 2") == Odds(MILLION, 0, 0, (0, 1000))


def test_a_creep_with_slow_poison_is_one_unit_with_it() -> None:
    """It strikes first in the phase of most dice, melee; in the ranged phase both strike."""
    creep, other = army("1 melee 3 creep 3 slow-poison", 0), army("3 melee 3", 1)
    assert striking_first(creep, creep.counts, other, other.counts) == {0: 1 << PHASES.index(MELEE)}


def test_each_source_of_dice_has_its_own_strength() -> None:
    """A hero of Strength 1 and a unit of Strength 6 shoot: 1 or 2 casualties, 5 : 1."""
    found = fight("1 ranged 1 hero 1, 1 ranged 6", "2 melee 6")
    # with one left it hits the unit; then the hero has 1/6 a round before it is hit
    assert found.attacker == round(MILLION * (1 / 6 + 5 / 6 * 1 / 6))


def test_immolation_is_a_die_of_strength_two() -> None:
    """It misses with 5/6 x 4/6 = 5/9 against 1/2: 4/9 x 1/2 of 13/18 decisive cases win."""
    found = fight("1 melee 1 hero 1 immolation", "1 melee 3")
    assert found.attacker == round(MILLION * 4 / 13)


def test_trueshot_aura_helps_ranged_units_while_the_hero_is_there() -> None:
    """Strength 5 and one more always hits; without it 5/6, and then the other hits."""
    helped = fight("1 melee 1 hero 1 trueshot-aura flank, 1 ranged 5", "1 melee 6")
    assert helped.attacker == MILLION
    alone = fight("1 ranged 5", "1 melee 6")
    assert alone.attacker == round(MILLION * 5 / 6)


def test_a_hero_that_heals_is_played() -> None:
    """Healing improves the odds, and odds from simulation state their error."""
    found = fight("1 melee 3 hero 3 vampiric-aura", "3 melee 3")
    plain = fight("1 melee 3 hero 3", "3 melee 3")
    assert found.error > plain.error == 0
    assert found.attacker > plain.attacker + found.error


# --- both ways ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_reckoning_and_playing_agree(seed: int) -> None:
    """For random forces the exact chance is within four standard errors of the simulated one."""
    rng = Random(seed)
    agree(anyhow(rng, 0), anyhow(rng, 1), seed)


def agree(one: Side, two: Side, seed: int) -> None:
    exact = odds(one, two)
    seen = simulated(one, two, Random(seed), 800)
    assert exact.error == 0
    assert abs(exact.attacker - seen.attacker) <= 2 * seen.error + 1000
    for mine, other in zip(exact.losses, seen.losses, strict=True):
        assert abs(mine - other) <= 150


def anyhow(rng: Random, owner: int) -> Side:
    abilities = ("", "heal", "bloodlust", "slow-poison", "area-attack")
    tiles = {kind: (rng.randint(2, 4), rng.choice(abilities)) for kind in ("melee", "ranged")}
    tiles["flying"] = (rng.randint(2, 4), rng.choice(("", "area-attack")))
    stacks: list[Stack] = []
    for inside in (True, False):
        for kind, (strength, ability) in tiles.items():
            stacks.append(
                (kind, rng.randint(int(inside and kind == "melee"), 2), strength, ability, inside)
            )
    return side(owner, *stacks)


@pytest.mark.parametrize("seed", range(6))
def test_both_agree_with_heroes_creatures_and_creeps(seed: int) -> None:
    rng = Random(seed)
    agree(army(led(rng), 0), army(led(rng), 1), seed)


def led(rng: Random) -> str:
    """A hero, creatures and units, or some creeps."""
    kind = rng.choice(("melee", "ranged"))
    if rng.random() < 0.3:
        ability = rng.choice(("", " heal", " bloodlust", " slow-poison", " area-attack"))
        return f"1 {kind} 3 creep 4{ability}, 1 flying 2 creep 2"
    power = rng.choice(("", " immolation", " trueshot-aura"))
    hero = f"1 {kind} {rng.randint(2, 5)} hero {rng.randint(1, 4)}{power}"
    creatures = f"{rng.randint(0, 2)} {rng.choice(('flying', 'melee'))} 2 creature 2"
    return f"{hero}, {creatures}, {rng.randint(0, 3)} ranged 2 bloodlust flank, 2 melee 3"
