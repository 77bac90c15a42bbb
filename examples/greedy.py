"""A bot for Warcraft. `docs/bot-in-30-lines.md` explains it."""

from random import Random
from typing import Any

from kitchentable.kernel.table.look import Look
from kitchentable.warcraft.model.board import Board
from kitchentable.warcraft.model.kinds import MASK, SHIFT, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.points import side_points


def worth(game: Warcraft, player: Player) -> int:
    board, taken = game.board, player.spaces()
    total = 40 * side_points(game, player) + player.gold + player.wood + 8 * sum(player.training)
    for piece, number in player.pieces.items():
        here, works = piece >> SHIFT, piece & MASK == WORKER
        goals = (*board.mines, *board.forests) if works else board.scoring
        far = [distance(board, here, goal) for goal in goals if goal not in taken]
        total += number * (20 - min(far, default=0)) + 12 * (works and here in goals)
    return total


def distance(board: Board, here: int, there: int) -> int:
    (q, r), (x, y) = board.spaces[here].at, board.spaces[there].at
    return max(abs(q - x), abs(r - y), abs(q + r - x - y))


class Greedy:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def answer(self, look: Look[Warcraft]) -> Any:
        assert look.question is not None, "a player is asked"
        assert look.seat is not None, "a player has a seat"
        options, me = look.question.suggestions(), look.seat
        if len(options) == 1:
            return options[0]
        world = look.imagine(self.rng)

        def after(answer: Any) -> int:
            trial = world.fork()
            trial.answer(me, answer)
            game = trial.state
            return sum(worth(game, p) * (1 if p.seat == me else -1) for p in game.players)

        return max(options, key=after)
