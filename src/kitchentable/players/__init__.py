"""Opponents that work for any game. They receive looks, never the state."""

from __future__ import annotations

from kitchentable.kernel.look import Player
from kitchentable.kernel.problem import Problem
from kitchentable.players.random import RandomPlayer

KINDS = ("random",)


def player(kind: str, seed: int) -> Player:
    """An opponent by the name of its kind."""
    if kind == "random":
        return RandomPlayer(seed)
    raise Problem("no-such-player", name=kind, known=", ".join(KINDS))
