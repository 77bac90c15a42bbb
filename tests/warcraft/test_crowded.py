"""On crowded boards, too, each question has a legal answer (WC-163)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kitchentable import players
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft import GAME
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.board import CROWD
from kitchentable.warcraft.model.kinds import STACK
from kitchentable.warcraft.model.state import Warcraft
from tests.warcraft.positions import RACES, stand

LEFT = {"melee": 10, "ranged": 7, "flying": 4, "worker": 8}
"""The markers of each kind that a race has (WC-003 to WC-006)."""


def crowded(rng: Random) -> dict[str, Any]:
    """A board of 7 to 20 spaces, most of them as full as the limits allow (WC-158, WC-159)."""
    hexes = [(q, r) for q in range(5) for r in range(5)]
    rng.shuffle(hexes)
    names = [f"s{number}" for number in range(rng.randrange(7, 21))]
    kinds = ("clear", "clear", "forest", "mountain", "water")
    board = {
        name: {"at": at, "kind": rng.choice(kinds)} for name, at in zip(names, hexes, strict=False)
    }
    board[names[0]]["kind"] = "town"
    seats = rng.choice((2, 4))
    free = {name for name in names if board[name]["kind"] != "water"}
    given = [crowd(rng, seat, board, free) for seat in range(seats)]
    return {"board": board, "player": given, "point": "moving"}


def crowd(rng: Random, seat: int, board: dict[str, Any], free: set[str]) -> dict[str, Any]:
    """A player whose units and workers fill one space after another."""
    left, units = dict(LEFT), {}
    most = rng.randrange(1, 9) if seat % 2 == 0 else rng.randrange(1, 3)
    for name in rng.sample(sorted(free), min(most, len(free))):
        free.discard(name)
        flat = board[name]["kind"] != "mountain"
        pieces: dict[str, int] = {}
        for _ in range(STACK):
            kind = rng.choice(("melee", "ranged", "flying") if flat else ("flying",))
            if left[kind]:
                left[kind] -= 1
                pieces[kind] = pieces.get(kind, 0) + 1
        if flat and rng.random() < 0.5:
            pieces["worker"] = min(rng.randrange(1, STACK + 1), left["worker"])
            left["worker"] -= pieces["worker"]
        units[name] = {kind: number for kind, number in pieces.items() if number}
    return {
        "race": RACES[seat],
        "team": seat % 2,
        "town": next(iter(board)),
        "units": units,
        "crippled": [name for name in units if rng.random() < 0.1],
        "fast": [name for name in units if rng.random() < 0.1],
    }


def fullest(game: Warcraft) -> int:
    """The most units, or workers, that the mover's side has in one space."""
    counts: dict[int, int] = {}
    for player in game.team(game.players[0]):
        for at, number in player.pieces.items():
            if CROWD[at] >= 0:
                counts[CROWD[at]] = counts.get(CROWD[at], 0) + number
    return max(counts.values(), default=0)


def move_on(table: Table[Warcraft], rng: Random) -> int:
    """Move at random to the end of the first Move Step; return how often a space was too full."""
    tight = 0
    for _ in range(200):
        question = table.question
        if question is None or question.topic != "move-piece" or table.state.seat != 0:
            break
        answers = list(question.suggestions())
        assert answers, "a question without a legal answer"
        moves = [each for each in answers if each != Step("done")]
        tight += Step("done") not in answers
        table.answer(question.seat, rng.choice(moves or answers))
    assert fullest(table.state) <= STACK, "movement is finished and a space is too full (WC-163)"
    return tight


@pytest.mark.parametrize("block", range(10))
def test_no_mover_is_left_without_a_legal_answer(block: int) -> None:
    tight = 0
    for seed in range(40 * block, 40 * block + 40):
        rng = Random(seed)
        tight += move_on(stand(crowded(rng)), rng)
    assert tight, "no space was ever too full: nothing was tried"


@pytest.mark.parametrize("kind", ["random", "regular"])
def test_bots_get_out_of_crowded_spaces(kind: str) -> None:
    for seed in range(25):
        table = stand(crowded(Random(seed)))
        bot = players.player(kind, seed, GAME)
        for _ in range(60):
            question = table.question
            if question is None or question.topic != "move-piece" or table.state.seat != 0:
                break
            table.answer(0, bot.answer(table.look(0)))


RING = {"a": (0, 0), "b": (1, 0), "c": (0, 1)}
LINE = {"a": (0, 0), "b": (1, 0), "c": (2, 0)}
PAIR = {"a": (0, 0), "b": (1, 0)}


def spaces(hexes: dict[str, tuple[int, int]], units: dict[str, dict[str, int]]) -> Table[Warcraft]:
    """A table with the mover's units on a few spaces and the enemy far away."""
    board = {name: {"at": at} for name, at in hexes.items()}
    far = {"far": {"at": (9, 9), "kind": "town"}}
    given = [
        {"race": "orc", "town": "far", "units": units},
        {"race": "human", "town": "far", "units": {"far": {"melee": 1}}},
    ]
    return stand({"board": {**board, **far}, "player": given, "point": "moving"})


def test_three_full_stacks_go_round_in_a_ring() -> None:
    stacks = {"a": {"melee": 3}, "b": {"ranged": 3}, "c": {"melee": 1, "ranged": 2}}
    table = spaces(RING, stacks)
    for move in (("melee", "a", "b"), ("ranged", "b", "c"), ("melee", "c", "a")):
        table.answer(0, move)
    table.answer(0, ("done",))
    assert fullest(table.state) == STACK


def test_two_full_stacks_change_places() -> None:
    table = spaces(PAIR, {"a": {"melee": 3}, "b": {"ranged": 3}})
    for _ in range(3):
        table.answer(0, ("melee", "a", "b"))
        table.answer(0, ("ranged", "b", "a"))
    table.answer(0, ("done",))
    assert fullest(table.state) == STACK


def test_a_space_that_holds_three_after_its_fourth_has_left_is_full() -> None:
    """b cannot take back a unit of c, because three other units have moved there."""
    table = spaces(LINE, {"a": {"melee": 3}, "b": {"ranged": 1}, "c": {"ranged": 3}})
    for _ in range(3):
        table.answer(0, ("melee", "a", "b"))
    assert table.question is not None
    assert list(table.question.suggestions()) == [Step("ranged", "b", "a")]
    with pytest.raises(Illegal) as refused:
        table.answer(0, ("ranged", "b", "c"))
    assert refused.value.rule == "WC-158"


@pytest.mark.parametrize("kind", ["random", "regular"])
def test_who_began_with_too_many_and_cannot_mend_it_may_be_done(kind: str) -> None:
    table = spaces({"a": (0, 0)}, {"a": {"melee": 4}})
    bot = players.player(kind, 1, GAME)
    assert bot.answer(table.look(0)) == Step("done")
