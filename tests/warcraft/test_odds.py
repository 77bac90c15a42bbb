"""The odds of a battle: by hand where that is possible, and against battles of the engine."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from random import Random
from statistics import stdev
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.game import Setup
from kitchentable.kernel.table.look import Look
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft.game import GAME
from kitchentable.warcraft.model.answers import Victim
from kitchentable.warcraft.model.kinds import (
    FIRST_CREATURE,
    FIRST_CREEP,
    HERO,
    KIND_OF,
    MELEE,
    PHASES,
)
from kitchentable.warcraft.model.topics import ChooseCasualty, ChoosePhase
from kitchentable.warcraft.odds.armies import Group, Side, sides, striking_first
from kitchentable.warcraft.odds.battle_odds import MILLION, Odds, odds, simulated
from kitchentable.warcraft.odds.remarks import army

BATTLES = 400

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
    """2/6 against 4/6: wins 2 x 2, loses 4 x 4, both fall 2 x 4, of 36 - 8 that are left."""
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
    """The one in the battlefield falls first only when nobody else can; here the flank does."""
    defender = side(1, melee(1, 1), ("melee", 1, 1, "", False))
    found = odds(side(0, ("ranged", 1, 6, "", True)), defender)
    # round 1: the flank unit falls, then one die of Strength 1 in melee hits with 1/6
    assert found.attacker == round(MILLION * 5 / 6)
    assert found.nobody == 0


def test_slow_poison_strikes_first() -> None:
    """Three archers: first in every phase. Strength 6 leaves nobody to answer."""
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
    """Strength 1 with Area Attack against two: all or nothing."""
    found = odds(side(0, ("ranged", 1, 1, "area-attack", True)), side(1, melee(2, 6)))
    assert found.attacker == round(MILLION / 6)
    assert found.nobody == 0


def test_bloodlust_adds_a_die() -> None:
    """One unit, two dice of Strength 3 against one that cannot answer in time: 3/4 at once."""
    found = odds(side(0, ("ranged", 1, 3, "bloodlust", True)), side(1, melee(1, 6)))
    assert found.attacker == 750000


def test_nobody_can_hurt_anybody() -> None:
    """Healed ones on both sides: no end, so no winner."""
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
    """Misses with 5/6 x 4/6 = 5/9; against 1/2: 4/9 x 1/2 of the 13/18 in which something is."""
    found = fight("1 melee 1 hero 1 immolation", "1 melee 3")
    assert found.attacker == round(MILLION * 4 / 13)


def test_trueshot_aura_helps_ranged_units_while_the_hero_is_there() -> None:
    """Strength 5 and one more always hits; without it 5/6, and then the other hits."""
    helped = fight("1 melee 1 hero 1 trueshot-aura flank, 1 ranged 5", "1 melee 6")
    assert helped.attacker == MILLION
    alone = fight("1 ranged 5", "1 melee 6")
    assert alone.attacker == round(MILLION * 5 / 6)


def test_a_hero_that_heals_is_played() -> None:
    """A wound that goes away again: better than without, and with an error stated."""
    found = fight("1 melee 3 hero 3 vampiric-aura", "3 melee 3")
    plain = fight("1 melee 3 hero 3", "3 melee 3")
    assert found.error > plain.error == 0
    assert found.attacker > plain.attacker + found.error


# --- both ways ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_reckoning_and_playing_agree(seed: int) -> None:
    """Forces of any kind: the reckoned chance lies within four standard errors of the played."""
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


# --- against the engine -------------------------------------------------------------------

TILES: dict[str, dict[str, Any]] = {
    "plain": {"melee": {"strength": 3}, "ranged": {"strength": 2}, "flying": {"strength": 3}},
    "lust": {
        "melee": {"strength": 4, "ability": "area-attack"},
        "ranged": {"strength": 2, "ability": "bloodlust"},
    },
    "heal": {"melee": {"strength": 3}, "ranged": {"strength": 3, "ability": "heal"}},
    "poison": {"melee": {"strength": 2}, "ranged": {"strength": 3, "ability": "slow-poison"}},
    "dead": {"melee": {"strength": 2}, "ranged": {"strength": 2, "ability": "raise-dead"}},
}

Units = dict[str, dict[str, int]]
Given = dict[str, Any]

TABLES: list[tuple[str, Units, str, Units]] = [
    ("plain", {"a": {"melee": 3}}, "plain", {"a": {"melee": 2}}),
    ("plain", {"a": {"melee": 1, "flying": 1}, "b": {"ranged": 1}}, "heal", {"a": {"melee": 3}}),
    (
        "lust",
        {"a": {"melee": 2}, "b": {"ranged": 2}},
        "heal",
        {"a": {"melee": 2}, "c": {"ranged": 2}},
    ),
    (
        "poison",
        {"a": {"melee": 1}, "b": {"ranged": 2}},
        "lust",
        {"a": {"melee": 2}, "c": {"ranged": 1}},
    ),
    ("dead", {"a": {"melee": 1}, "b": {"ranged": 2}}, "plain", {"a": {"melee": 2, "ranged": 1}}),
]


HERO_OF = {"melee": {"type": "melee", "strength": 4, "life": 3}}
HERO_OF["ranged"] = {"type": "ranged", "strength": 3, "life": 3, "wounds": 1}
HERO_OF["flames"] = {**HERO_OF["melee"], "ability": "immolation"}
HERO_OF["thirst"] = {**HERO_OF["melee"], "ability": "vampiric-aura"}
HERO_OF["aim"] = {**HERO_OF["ranged"], "ability": "trueshot-aura"}

LED: list[tuple[Given, Given]] = [
    (
        {"units": {"a": {"melee": 1, "hero": 1}}, "hero": "melee"},
        {"units": {"a": {"melee": 3}, "c": {"ranged": 1}}},
    ),
    (
        {"units": {"a": {"melee": 1}, "b": {"hero": 1, "serpent-ward": 2}}, "hero": "ranged"},
        {"units": {"a": {"hero": 1, "zombie": 2, "melee": 1}}, "hero": "flames"},
    ),
    (
        {"units": {"a": {"hero": 1, "feral-spirit": 2}, "b": {"ranged": 1}}, "hero": "thirst"},
        {"units": {"a": {"melee": 3}, "c": {"hero": 1}}, "hero": "ranged", "tiles": "lust"},
    ),
    (
        {"units": {"a": {"melee": 2, "hero": 1}, "b": {"ranged": 1}}, "hero": "aim"},
        {"creeps": [{"strength": 3, "dice": 4}, {"strength": 2, "dice": 3, "type": "ranged"}]},
    ),
    (
        {"units": {"a": {"melee": 1}, "b": {"ranged": 2, "hero": 1}}, "hero": "melee"},
        {"creeps": [{"strength": 4, "dice": 3, "ability": "slow-poison"}]},
    ),
]
"""What either side has; creeps instead of units of a second player."""


def led_state(mine: Given, other: Given) -> Any:
    """As in `state_of`, with heroes and creeps; creatures stay, so that they can be counted."""
    creeps = [{"space": "a", **creep} for creep in other.get("creeps", ())]
    data = {
        "point": "battles",
        "board": BOARD,
        "creeps": creeps,
        "player": [
            {
                "race": race,
                "units": given.get("units", {"t": {"melee": 1}}),
                "stats": TILES[given.get("tiles", "plain")],
                "deck": [],
                "town": "t",
                **({"hero": HERO_OF[given["hero"]]} if "hero" in given else {}),
            }
            for race, given in (("orc", mine), ("undead", other))
        ],
    }
    setup = GAME.setup(seats=2, options=("creeps", "heroes"))
    state = GAME.situate(setup, GAME.packs(), data)
    for player in state.players[:2]:
        player.stay = list(range(FIRST_CREATURE, FIRST_CREEP))
    return state


BOARD = {
    "a": {"at": [0, 0]},
    "b": {"at": [1, 0]},
    "c": {"at": [0, 1]},
    "t": {"at": [5, 5]},
}
"""Three spaces in a triangle, and a Town far away."""


def state_of(one: str, mine: Units, two: str, other: Units) -> Any:
    """A battle in the first of the three spaces, no cards at all."""
    data = {
        "point": "battles",
        "board": BOARD,
        "player": [
            {"race": race, "units": units, "stats": TILES[tiles], "deck": [], "town": "t"}
            for race, tiles, units in (("orc", one, mine), ("undead", two, other))
        ],
    }
    return GAME.situate(GAME.setup(seats=2), GAME.packs(), data)


def fought(state: Any, seed: int) -> Any:
    """The state after the engine has fought the battle."""
    table: Table[Any] = Table(
        GAME, Setup(seats=2), chance=Seeded(seed), start=state, listen=False, keep=False
    )
    while table.state.battle is not None:
        (seat,) = table.waiting()
        table.answer(seat, answer(table.look(seat)))
    return table.state


def answer(look: Look[Any]) -> Any:
    """Casualties and Slow Poison as the odds take them, everything else by the first option."""
    question, view = look.question, look.view
    assert question is not None
    assert look.seat is not None
    seat = look.seat if view.battle.side_of(look.seat) >= 0 else -1  # who speaks for creeps
    options = question.suggestions()
    if isinstance(question, ChoosePhase):
        one, two = both(view)
        mine, other = (one, two) if seat in view.battle.sides[0] else (two, one)
        first = striking_first(mine, mine.counts, other, other.counts)[seat]
        return next(kind for kind in options if first >> PHASES.index(KIND_OF[kind]) & 1)
    if not isinstance(question, ChooseCasualty):
        return options[0]
    player = view.players[seat]
    return min(options, key=lambda option: missed(view, player, option))


def missed(view: Any, player: Any, option: Victim) -> tuple[bool, bool, int, bool, int, bool]:
    """How much a casualty is missed: by the words of the odds, from what the view shows."""
    here = view.battle.space
    kind, space = KIND_OF[option.kind], view.board.index[option.space]
    fights = view.profile(player, kind, space)
    creature, creep = FIRST_CREATURE <= kind < FIRST_CREEP, kind >= FIRST_CREEP
    alive = (kind == HERO and view.hero_level(player).life - player.hero.wounds > 1) or (
        creep and fights.dice > 1
    )
    gone = 0 if alive else 1
    if kind == HERO and gone:
        gone += sum(player.count(here, each) for each in range(FIRST_CREATURE, FIRST_CREEP))
    dice = 0 if kind == HERO and alive else 1 if creep else fights.dice
    last = space == here and gone >= player.units(here)
    death = kind == HERO and not alive
    return last, death, fights.strength * dice, not creature, fights.type, space == here


def both(view: Any) -> tuple[Side, Side]:
    return sides(view, view.seat, view.battle.space)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_engine_fights_as_the_odds_say(number: int) -> None:
    """Many battles played by the engine: shares within four standard errors."""
    compare(lambda: state_of(*TABLES[number]), BATTLES)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(LED)))
def test_the_engine_fights_so_with_heroes_creatures_and_creeps(number: int) -> None:
    compare(lambda: led_state(*LED[number]), BATTLES)


def compare(begin: Callable[[], Any], battles: int) -> None:
    """The engine's battles against the odds: who wins, and what both lose on average.

    All within four standard errors, and what odds that are played are off themselves.
    """
    begun = begin()
    space = begun.board.index["a"]
    expected = odds(*sides(begun, 0, space), games=5000)
    wins = [0, 0]
    lost: tuple[list[int], list[int]] = ([], [])
    for seed in range(battles):
        state = fought(begin(), seed)
        held = [sum(each.units(space) for each in some) > 0 for some in teams(state)]
        for at, some in enumerate(teams(begun)):
            wins[at] += held[at] and not held[1 - at]
            lost[at].append(pieces(some) - pieces(teams(state)[at]))
    for won, share in zip(wins, (expected.attacker, expected.defender), strict=True):
        spread = 4 * isqrt(max(1, share * (MILLION - share)) // battles) + expected.error
        assert abs(won * MILLION // battles - share) <= spread
    for gone, mean in zip(lost, expected.losses, strict=True):
        spread = int(4000 * stdev(gone) / battles**0.5) + 50 * (expected.error > 0)
        assert abs(1000 * sum(gone) // battles - mean) <= spread + 1


def teams(state: Any) -> tuple[list[Any], list[Any]]:
    """The mover, and everybody else."""
    return state.players[:1], state.players[1:]


def pieces(players: list[Any]) -> int:
    return sum(sum(each.pieces.values()) for each in players)


def test_sides_are_those_in_battlefield_and_flanks_after_the_moves() -> None:
    state = state_of("plain", {"b": {"melee": 2}}, "plain", {"a": {"melee": 1}, "t": {"melee": 2}})
    space = state.board.index["a"]
    one, two = sides(state, 0, space, [("melee", "b", "a")])
    found = {(group.kind, group.inside): n for group, n in zip(one.groups, one.counts, strict=True)}
    assert found == {(MELEE, True): 1, (MELEE, False): 1}
    assert two.counts == (1,)


def test_a_hero_brings_its_creatures_along() -> None:
    """And the odds take its wounds off its Life."""
    mine = {"units": {"b": {"hero": 1, "serpent-ward": 2}}, "hero": "ranged"}
    state = led_state(mine, {"units": {"a": {"melee": 1}}})
    one, _ = sides(state, 0, state.board.index["a"], [("hero", "b", "a")])
    found = {group.form: (n, group.inside) for group, n in zip(one.groups, one.counts, strict=True)}
    assert found == {"hero": (2, True), "creature": (2, True)}


def test_creeps_in_a_flank_take_no_part() -> None:
    state = led_state({"units": {"a": {"melee": 1}}}, {"creeps": [{"strength": 3, "dice": 2}]})
    state.players[1].put(state.board.index["b"], MELEE)
    _, two = sides(state, 0, state.board.index["b"])
    assert two.counts == (1,)
    _, two = sides(state, 0, state.board.index["a"])
    assert (two.groups[0].form, two.counts) == ("creep", (2,))


def test_burrows_shoot_along() -> None:
    """A burrow and a worker: two dice of Strength 2 hit with 5/9, before anybody fights in melee.

    Else the attacker's Strength 6 hits, and the Orc at the same time with 1/6.
    """
    given = (("undead", "t", 6, {"melee": 1}), ("orc", "a", 1, {"melee": 1, "worker": 1}))
    data = {
        "point": "battles",
        "board": {**BOARD, "a": {"at": [0, 0], "kind": "town"}},
        "player": [
            {"race": race, "town": town, "stats": {"melee": {"strength": n}}, "units": {"a": units}}
            for race, town, n, units in given
        ],
    }
    state = GAME.situate(GAME.setup(seats=2, options=("racial",)), GAME.packs(), data)
    found = odds(*sides(state, 0, state.board.index["a"]))
    assert found.attacker == round(MILLION * 4 / 9 * 5 / 6)
    assert found.defender == round(MILLION * 5 / 9)


def scene(name: str, units: Units, **more: Any) -> Any:
    """A battle of the Undead in the first of the three spaces, in a scenario."""
    data = {
        "board": BOARD,
        "player": [
            {"race": "undead", "town": "t", "units": units},
            {"race": "human", "town": "t", "units": {"a": {"melee": 1}}},
        ],
        **more,
    }
    return GAME.situate(GAME.setup(seats=2, scenario=name), GAME.packs(), data)


def test_a_necromancer_takes_no_part() -> None:
    """As a worker (WC-841)."""
    state = scene("necromancers", {"b": {"melee": 2, "necromancer": 1}})
    one, _ = sides(state, 0, state.board.index["a"], [("melee", "b", "a")])
    assert one.counts == (1, 1)


def test_units_behind_a_wall_take_no_part() -> None:
    state = scene("captives", {"b": {"melee": 1}, "c": {"melee": 2}}, walls=[["a", "c"]])
    one, _ = sides(state, 0, state.board.index["a"], [("melee", "b", "a")])
    assert one.counts == (1,)
