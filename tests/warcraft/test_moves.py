"""Moves against a second, plain version of the rules, on small random boards.

The engine uses bit sets and keeps what it has computed; the plain version walks each step.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.rules.move import DONE
from tests.warcraft.positions import KINDS, position, stand

SPEEDS = {"melee": 1, "ranged": 1, "flying": 2, "worker": 2}
NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
POSITIONS = 150

Move = tuple[str, str, str]


class Plain:
    """A plain version of the rules of a Move Step, for the player of seat 0."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.board = given["board"]
        self.me, *others = given["player"]
        self.enemies = [each for each in others if each["team"] != self.me["team"]]
        self.side = [self.me, *(each for each in others if each["team"] == self.me["team"])]
        self.locks = [each["town"] for each in given["player"] if each["locked"]]
        self.moved: dict[tuple[str, str], int] = {}

    def enemy_at(self, space: str) -> bool:
        return any(
            space in each["units"] or any(post["space"] == space for post in each["outposts"])
            for each in self.enemies
        )

    def may_enter(self, kind: str, space: str) -> bool:
        if self.board[space]["kind"] in ("mountain", "water") and kind != "flying":
            return False
        mine = self.me["units"].get(space, {})
        escort = any(mine.get(each) for each in KINDS[:3])
        return kind != "worker" or escort or not self.enemy_at(space)

    def speed(self, kind: str, space: str) -> int:
        spaces = SPEEDS[kind]
        if space in self.me["fast"]:
            spaces = min(3, spaces + 2)
        slowed: int = self.me["crippled"].count(space)
        return max(0, spaces - slowed)

    def goals(self, kind: str, start: str) -> set[str]:
        """The spaces where a piece can end, found by walking all ways."""
        found: set[str] = set()
        walks = [(start, self.speed(kind, start))]
        while walks:
            at, left = walks.pop()
            if left == 0 or (at != start and self.enemy_at(at)):
                continue
            for to in self.board:
                q, r = self.board[at]["at"]
                beside = tuple(self.board[to]["at"]) in [(q + dq, r + dr) for dq, dr in NEIGHBOURS]
                if beside and self.may_enter(kind, to):
                    found.add(to)
                    walks.append((to, left - 1))
        return {space for space in found if self.board[space]["kind"] != "water"} - {start}

    def crowd(self, kind: str, space: str) -> int:
        """Units, or workers, of the side in a space."""
        alike = ("worker",) if kind == "worker" else KINDS[:3]
        return sum(each["units"].get(space, {}).get(one, 0) for each in self.side for one in alike)

    def moves(self) -> tuple[set[Move], set[Move]]:
        """The moves to spaces with room, and those to full spaces."""
        free: set[Move] = set()
        full: set[Move] = set()
        for start, kinds in self.me["units"].items():
            if start in self.locks:
                continue
            for kind, number in kinds.items():
                if self.moved.get((start, kind), 0) >= number:
                    continue
                for to in self.goals(kind, start):
                    (free if self.crowd(kind, to) < 3 else full).add((kind, start, to))
        return free, full

    def move(self, move: Move) -> None:
        """Move a piece, which does not move again."""
        kind, start, to = move
        units = self.me["units"]
        units[start][kind] -= 1
        units[start] = {each: number for each, number in units[start].items() if number}
        if not units[start]:
            del units[start]
        units.setdefault(to, {})[kind] = units.get(to, {}).get(kind, 0) + 1
        self.moved[to, kind] = self.moved.get((to, kind), 0) + 1


def named(steps: Sequence[Step]) -> set[Move]:
    """The steps of pieces among the answers, by kind, start and goal."""
    return {(step.what, step.start, step.to) for step in steps if step != DONE}


def crowded(plain: Plain) -> bool:
    """Whether a space begins above the limit, so that only moves out of it are offered."""
    return any(
        plain.crowd(kind, space) > 3 for kind in ("melee", "worker") for space in plain.board
    )


def flood(rng: Random, given: dict[str, Any]) -> None:
    """Put water into some empty spaces."""
    taken = {name for each in given["player"] for name in each["units"]}
    taken |= {post["space"] for each in given["player"] for post in each["outposts"]}
    taken |= {each["town"] for each in given["player"]}
    for name, space in given["board"].items():
        if name not in taken and rng.random() < 0.7:
            space["kind"] = "water"


@pytest.mark.parametrize("wet", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_moves_are_those_of_a_plain_reading(seed: int, wet: bool) -> None:
    """Compare at the first question of a Move Step and after each move."""
    rng = Random(seed)
    compared = 0
    while compared < POSITIONS:
        given = position(rng)
        if wet:
            flood(rng, given)
        plain = Plain(given)
        if crowded(plain):
            continue
        table = stand(given)
        while True:
            compared += 1
            free, full = plain.moves()
            assert table.question is not None
            offered = named(table.question.suggestions())
            assert free <= offered, given
            assert offered <= free | full, given
            if not free:
                break
            move = rng.choice(sorted(free))
            table.answer(0, move)
            plain.move(move)


@pytest.mark.parametrize("seed", range(4))
def test_whoever_enters_a_full_space_can_always_make_room(seed: int) -> None:
    """After such a move the player may not be done, and always has a move that makes room."""
    rng = Random(100 + seed)
    entered = 0
    for _ in range(40 * POSITIONS):
        given = position(rng)
        plain = Plain(given)
        _, full = plain.moves()
        if crowded(plain) or not full:
            continue
        table = stand(given)
        assert table.question is not None
        for move in full & named(table.question.suggestions()):
            entered += 1
            twin = table.fork()
            twin.answer(0, move)
            for _ in range(12):
                assert twin.question is not None
                options = list(twin.question.suggestions())
                assert options, given
                if DONE in options:
                    break
                twin.answer(0, rng.choice(options))
            else:
                raise AssertionError(f"no end of making room: {given}")
        if entered >= 20:
            return
    assert entered, "no full space was ever entered"
