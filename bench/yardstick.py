"""The yardstick of the machine: python-chess playing random games."""

from __future__ import annotations

import statistics
import time
from random import Random

import chess


def chess_decisions_per_second(repeat: int, games: int = 4) -> float:
    """Random games to their end; the median over several runs."""
    return statistics.median(_run(seed, games) for seed in range(repeat))


def _run(seed: int, games: int) -> float:
    rng = Random(seed)
    decisions = 0
    started = time.perf_counter()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
    return decisions / (time.perf_counter() - started)
