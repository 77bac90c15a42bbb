"""Battles as a whole: orders and counts in tables, and random battles watched by a referee."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from kitchentable.kernel.chance import Scripted, Seeded
from kitchentable.kernel.events import Event
from kitchentable.kernel.questions import CHANCE, PASS, Question, React
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft import GAME
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.battle_events import Attacked, CasualtiesCounted, Removed
from kitchentable.warcraft.model.events import MoveStepOver
from kitchentable.warcraft.model.state import Warcraft
from tests.proof import told
from tests.warcraft.referee import PHASES, Referee

HERE = {"at": [0, 0]}
RING = {"e": [1, 0], "se": [0, 1], "sw": [-1, 1], "w": [-1, 0], "nw": [0, -1], "ne": [1, -1]}


def battle(state: dict[str, Any], seats: int, chance: Any) -> Table[Warcraft]:
    """A table before its battles."""
    setup = WarcraftSetup(seats=seats)
    content = GAME.box.shipped()
    start = GAME.rules.situate(setup, content, {"point": "battles", **state})
    return Table(GAME, setup, content, chance=chance, start=start)


def asked(table: Table[Warcraft], seat: int) -> Question[Any]:
    """The question that a seat is asked."""
    question = table.look(seat).question
    assert question is not None
    return question


# --- orders and counts in tables ----------------------------------------------------------


def rolled(attackers: dict[str, Any], defenders: dict[str, Any], *faces: list[int]) -> Table[Any]:
    """A battle after these rolls: each side has three archers in the field and three in a flank."""
    board = {"field": HERE, "e": {"at": RING["e"]}, "w": {"at": RING["w"]}}
    sides = [
        {"race": "orc", "units": {"field": {"ranged": 3}, "e": {"ranged": 3}}, "deck": []},
        {"race": "human", "units": {"field": {"ranged": 3}, "w": {"ranged": 3}}, "deck": []},
    ]
    for side, tile in zip(sides, (attackers, defenders), strict=True):
        side["stats"] = {"ranged": tile}
    table = battle({"board": board, "player": sides}, 2, Scripted())
    for roll in faces:
        table.answer(CHANCE, tuple(roll))
    return table


@pytest.mark.parametrize(
    ("defender", "attacker", "order", "rule"),
    [
        (1, 0, "D", "WC-238"),
        (0, 1, "A", "WC-242"),
        (1, 1, "DA", "WC-241"),
        (2, 2, "DADA", "WC-241"),
        (3, 1, "DADD", "WC-243"),
        (1, 3, "DAAA", "WC-243"),
        (2, 3, "DADAA", "WC-243"),
        (0, 4, "AAAA", "WC-242"),
        (5, 5, "DADADADADA", "WC-241"),
    ],
)
def test_who_removes_when(defender: int, attacker: int, order: str, rule: str) -> None:
    """Sides remove casualties in turn, the defender (D) before the attacker (A)."""
    hits = [[1] * number + [6] * (6 - number) for number in (defender, attacker)]
    table = rolled({"strength": 1}, {"strength": 1}, *hits)
    for _ in order:
        if table.waiting() == (CHANCE,):
            break  # the last casualties were removed without a question
        (seat,) = table.waiting()
        table.answer(seat, asked(table, seat).suggestions()[0])
    removed = [each.event for each in table.log if isinstance(each.event, Removed)]
    assert "".join("AD"[each.seat] for each in removed) == order
    told(removed, Removed, rule)


@pytest.mark.parametrize(
    ("area", "heal", "faces", "hits", "casualties"),
    [
        (False, False, [1, 2, 3, 4, 5, 6], 3, 3),
        (True, False, [1, 2, 3, 4, 5, 6], 3, 4),
        (False, True, [1, 2, 3, 4, 5, 6], 3, 2),
        (True, True, [1, 2, 3, 4, 5, 6], 3, 3),
        (True, False, [1, 1, 1, 1, 1, 1], 6, 12),
        (True, True, [1, 1, 1, 1, 1, 1], 6, 6),
        (False, True, [1, 1, 2, 3, 6, 6], 4, 2),
        (True, True, [2, 2, 3, 3, 4, 4], 4, 4),
        (False, False, [4, 5, 6, 4, 5, 6], 0, None),
        (False, True, [1, 1, 1, 6, 6, 6], 3, 0),
    ],
)
def test_what_dice_inflict(
    area: bool, heal: bool, faces: list[int], hits: int, casualties: int | None
) -> None:
    """At Strength 3 a hit is one casualty; a natural 1 is two by Area Attack, none by Heal."""
    attackers = {"strength": 3, "ability": "area-attack" if area else ""}
    defenders = {"strength": 1, "ability": "heal" if heal else ""}
    table = rolled(attackers, defenders, faces, [6] * 6)
    told(table, Attacked, "WC-229", seat=0, hits=hits)
    counted = [each.event for each in table.log if isinstance(each.event, CasualtiesCounted)]
    assert [each.number for each in counted] == ([] if casualties is None else [casualties])
    if casualties is not None:
        told(counted, CasualtiesCounted, "WC-237", seats=(1,), number=casualties)


# --- random battles -----------------------------------------------------------------------


def random_players(rng: Random, seats: int) -> list[dict[str, Any]]:
    """Armies around a field: both sides may be in it, and each has flanks of its own."""
    content = GAME.box.shipped()
    races = rng.sample(sorted(content.races), seats)
    players = []
    for seat, race in enumerate(races):
        flanks = list(RING)[seat % 2 * 3 : seat % 2 * 3 + 3]
        spaces = ["field", rng.choice(flanks)] if seat < 2 else [rng.choice(["field", flanks[0]])]
        units: dict[str, dict[str, int]] = {}
        for space in spaces:
            kinds = rng.choices(PHASES, k=rng.randint(1, 3 if seat < 2 else 1))
            units[space] = dict(Counter(kinds))
        abilities = ("", "", content.races[race].power, "area-attack")
        stats = {
            kind: {"strength": rng.randint(2, 4), "ability": rng.choice(abilities)}
            for kind in PHASES
        }
        hand = rng.sample(content.races[race].cards(), rng.randint(0, 6))
        players.append(
            {"race": race, "team": seat % 2, "units": units, "stats": stats, "hand": hand,
             "gold": rng.randint(0, 3), "wood": rng.randint(0, 3)}
        )  # fmt: skip
    return players


def play(table: Table[Warcraft], rng: Random) -> list[Event]:
    """Answer at random until the Move Step is over; play a card in half of the windows."""
    for _ in range(5_000):
        heard = [each.event for each in table.log]
        if any(isinstance(event, MoveStepOver) for event in heard):
            return heard
        (seat,) = table.waiting()
        question = asked(table, seat)
        choices = [each for each in question.suggestions() if each is not PASS]
        if isinstance(question, React) and (not choices or rng.random() < 0.5):
            table.answer(seat, PASS)
        else:
            table.answer(seat, rng.choice(choices))
    raise AssertionError("a battle without an end")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(60))
def test_the_referee_has_no_complaints(seats: int, seed: int) -> None:
    rng = Random(seed * 10 + seats)
    players = random_players(rng, seats)
    board = {"field": HERE, **{name: {"at": at} for name, at in RING.items()}}
    table = battle({"board": board, "player": players}, seats, Seeded(seed))
    referee = Referee(players, list(RING))
    for event in play(table, rng):
        referee.hear(event)
    assert referee.heard["won"] + referee.heard["nobody"] >= 1
