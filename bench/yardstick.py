"""The yardstick of the machine: python-chess playing random games."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from random import Random

import chess


def chess_decisions_per_second(repeat: int, games: int = 4) -> float:
    """Random games to their end; the median over several runs."""
    return statistics.median(_run(seed, games) for seed in range(repeat))


def _run(seed: int, games: int) -> float:
    rng = Random(seed)
    started = time.process_time()
    decisions = sum(chess_game(rng) for _ in range(games))
    return decisions / (time.process_time() - started)


def chess_game(rng: Random) -> int:
    """One random game of python-chess; its moves."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)


def seconds(what: Callable[[], object]) -> float:
    """How long something takes, in this process's own time."""
    started = time.process_time()
    what()
    return time.process_time() - started
