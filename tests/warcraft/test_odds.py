"""The odds of a battle: by hand where that is possible, and against battles of the engine."""

from __future__ import annotations

from math import isqrt
from random import Random
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.game import Setup
from kitchentable.kernel.look import Look
from kitchentable.kernel.table import Table
from kitchentable.warcraft.game import GAME
from kitchentable.warcraft.kinds import KIND_OF, MELEE, PHASES
from kitchentable.warcraft.odds import (
    MILLION,
    Group,
    Odds,
    Side,
    odds,
    sides,
    simulated,
    striking_first,
)

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


# --- both ways ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_reckoning_and_playing_agree(seed: int) -> None:
    """Forces of any kind: the reckoned chance lies within four standard errors of the played."""
    rng = Random(seed)
    one, two = (anyhow(rng, owner) for owner in (0, 1))
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


def state_of(one: str, mine: Units, two: str, other: Units) -> Any:
    """Three spaces in a triangle, a battle in the first, no cards at all."""
    data = {
        "point": "battles",
        "board": {
            "a": {"at": [0, 0]},
            "b": {"at": [1, 0]},
            "c": {"at": [0, 1]},
            "t": {"at": [5, 5]},
        },
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
    question, view, seat = look.question, look.view, look.seat
    assert question is not None
    assert seat is not None
    options = question.suggestions()
    if question.say.id == "wc-poison":
        one, two = both(view)
        mine, other = (one, two) if seat in view.battle.sides[0] else (two, one)
        first = striking_first(mine, mine.counts, other, other.counts)[seat]
        return next(kind for kind in options if first >> PHASES.index(KIND_OF[kind]) & 1)
    if question.say.id != "wc-remove":
        return options[0]
    player = view.players[seat]
    here = view.battle.space

    def rank(option: tuple[str, str]) -> tuple[bool, int, int, bool]:
        kind, inside = KIND_OF[option[0]], view.board.index[option[1]] == here
        return (inside and player.units(here) == 1, view.tile(player, kind).strength, kind, inside)

    return min(options, key=rank)


def both(view: Any) -> tuple[Side, Side]:
    return sides(view, view.seat, view.battle.space)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_engine_fights_as_the_odds_say(number: int) -> None:
    """Many battles played by the engine: shares within four standard errors."""
    begun = state_of(*TABLES[number])
    space = begun.board.index["a"]
    expected = odds(*sides(begun, 0, space), games=5000)
    before = sum(begun.players[1].pieces.values())
    wins = lost = 0
    for seed in range(BATTLES):
        state = fought(state_of(*TABLES[number]), seed)
        one, two = state.players
        wins += one.units(space) > 0 and not two.units(space)
        lost += before - sum(two.pieces.values())
    share = expected.attacker
    spread = 4 * isqrt(max(1, share * (MILLION - share)) // BATTLES) + expected.error
    assert abs(wins * MILLION // BATTLES - share) <= spread
    assert abs(1000 * lost // BATTLES - expected.losses[1]) <= 350


def test_sides_are_those_in_battlefield_and_flanks_after_the_moves() -> None:
    state = state_of("plain", {"b": {"melee": 2}}, "plain", {"a": {"melee": 1}, "t": {"melee": 2}})
    space = state.board.index["a"]
    one, two = sides(state, 0, space, [("melee", "b", "a")])
    found = {(group.kind, group.inside): n for group, n in zip(one.groups, one.counts, strict=True)}
    assert found == {(MELEE, True): 1, (MELEE, False): 1}
    assert two.counts == (1,)
