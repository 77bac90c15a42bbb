"""Opponents: those that work for any game, and those a game brings. They receive looks only."""

from __future__ import annotations

from typing import TypeVar

from kitchentable.kernel.files.puzzles import First
from kitchentable.kernel.game import Game
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.look import Player
from kitchentable.players.random import RandomPlayer
from kitchentable.players.search import Effort, Searcher

S = TypeVar("S", bound=State)


def kinds(game: Game[S]) -> tuple[str, ...]:
    """The kinds of opponents there are for a game, the plainest first."""
    return ("random", *game.lobby.opponents)


EFFORTS = {
    "quick": Effort(worlds=16, seconds=0.2),
    "strong": Effort(worlds=60, seconds=1.0),
    "master": Effort(worlds=300, seconds=5.0, plans=12),
}
"""The effort of each kind of search player."""


def player(kind: str, seed: int, game: Game[S]) -> Player:
    """An opponent by the name of its kind; `first` plays the other side of a puzzle."""
    if kind == "first":
        return First()
    if kind == "random":
        return RandomPlayer(seed)
    if kind in EFFORTS and game.thought is not None:
        return Searcher(game, game.thought, seed, EFFORTS[kind])
    if kind in game.lobby.opponents:
        return game.lobby.player(kind, seed)
    raise Problem("no-such-player", name=kind, known=", ".join(kinds(game)))
