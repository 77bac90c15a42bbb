"""The odds of a battle against battles of the engine, and the pieces that take part."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from statistics import stdev
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.game import Setup
from kitchentable.kernel.table.look import Look
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft.game import GAME
from kitchentable.warcraft.model.answers import Step, Victim
from kitchentable.warcraft.model.kinds import (
    FIRST_CREATURE,
    FIRST_CREEP,
    HERO,
    KIND_OF,
    MELEE,
    PHASES,
)
from kitchentable.warcraft.model.topics import ChooseCasualty, ChoosePhase
from kitchentable.warcraft.odds.armies import Side, sides, striking_first
from kitchentable.warcraft.odds.battle_odds import MILLION, odds
from kitchentable.warcraft.odds.remarks import why_attack

BATTLES = 400


def test_a_plan_with_more_moves_than_pieces_has_the_odds_of_its_pieces() -> None:
    """Two of the three planned melee units have gone elsewhere."""
    board = {"a": {"at": [0, 0]}, "b": {"at": [1, 0]}}
    players = [
        {"race": "orc", "deck": [], "units": {"b": {"melee": 1}}},
        {"race": "human", "deck": [], "units": {"a": {"melee": 1}}},
    ]
    state = {"point": "move", "board": board, "player": players}
    view = GAME.rules.situate(GAME.setup(seats=2), GAME.box.shipped(), state)
    move = Step("melee", "b", "a")
    assert why_attack(view, 0, "a", [move] * 3) == why_attack(view, 0, "a", [move])


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
"""The two sides; the second may be creeps in place of a player's units."""


def led_state(mine: Given, other: Given) -> Any:
    """A battle like that of `state_of`, with heroes and creeps; creatures stay to be counted."""
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
    state = GAME.rules.situate(setup, GAME.box.shipped(), data)
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
    """A battle in the first of the three spaces, without cards."""
    data = {
        "point": "battles",
        "board": BOARD,
        "player": [
            {"race": race, "units": units, "stats": TILES[tiles], "deck": [], "town": "t"}
            for race, tiles, units in (("orc", one, mine), ("undead", two, other))
        ],
    }
    return GAME.rules.situate(GAME.setup(seats=2), GAME.box.shipped(), data)


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
    """Casualties and Slow Poison as the odds assume them, other answers by the first option."""
    question, view = look.question, look.view
    assert question is not None
    assert look.seat is not None
    seat = look.seat if view.battle.side_of(look.seat) >= 0 else -1  # the seat speaks for creeps
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
    """The rank of a casualty by the assumptions of the odds; the lowest is removed first."""
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
    """In many battles of the engine the shares are within four standard errors."""
    compare(lambda: state_of(*TABLES[number]), BATTLES)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(LED)))
def test_the_engine_fights_so_with_heroes_creatures_and_creeps(number: int) -> None:
    compare(lambda: led_state(*LED[number]), BATTLES)


def compare(begin: Callable[[], Any], battles: int) -> None:
    """Compare the engine's battles with the odds: the winners and the average losses.

    Four standard errors are allowed, plus the error of odds from simulation.
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
    """The mover's players, and all others."""
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
    """The odds count its creatures, and its Life without wounds."""
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
    """A burrow and a worker: two dice of Strength 2 hit with 5/9, before the melee phase.

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
    state = GAME.rules.situate(GAME.setup(seats=2, options=("racial",)), GAME.box.shipped(), data)
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
    return GAME.rules.situate(GAME.setup(seats=2, scenario=name), GAME.box.shipped(), data)


def test_a_necromancer_takes_no_part() -> None:
    """A Necromancer fights no more than a worker does (WC-841)."""
    state = scene("necromancers", {"b": {"melee": 2, "necromancer": 1}})
    one, _ = sides(state, 0, state.board.index["a"], [("melee", "b", "a")])
    assert one.counts == (1, 1)


def test_units_behind_a_wall_take_no_part() -> None:
    state = scene("captives", {"b": {"melee": 1}, "c": {"melee": 2}}, walls=[["a", "c"]])
    one, _ = sides(state, 0, state.board.index["a"], [("melee", "b", "a")])
    assert one.counts == (1,)
