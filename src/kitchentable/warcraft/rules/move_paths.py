"""The path of a move: a piece goes from space to space, and every one of them must let it pass.

Where a move ends is all that the rules ask for, so nobody has to name a path. One that is named
(`through` in an answer of a situation) must be possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.board import Board, Spaces, each_of
from kitchentable.warcraft.model.kinds import KIND_OF, NAMES, SHIFT
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.rules.move_reasons import (
    MOVES_BY,
    barrier,
    no_escort,
    no_ground,
    stays,
    stopped,
)
from kitchentable.warcraft.rules.reach import Ground, closed, speed, stops


def passed(game: Warcraft, player: Player, kind: int, here: int, there: int) -> Spaces:
    """The spaces that a piece may have passed from one space to another, by any way it could go."""
    hindered = 0 if here << SHIFT | kind in player.unstopped else stops(game, player)[0]
    apart = ~(hindered | 1 << here | 1 << there)
    return between(game.board, kind, here, there, speed(player, kind, here), apart)


def between(board: Board, kind: int, here: int, there: int, left: int, through: Spaces) -> Spaces:
    """The spaces on the ways of at most `left` steps that lead only through some spaces."""
    found, ways = 0, board.ways[kind]
    for at in each_of(ways[here] & through) if left > 1 else ():
        further = between(board, kind, at, there, left - 1, through & ~(1 << at))
        if further or ways[at] >> there & 1:
            found |= 1 << at | further
    return found


def impassable(ground: Ground, chosen: Step, through: Sequence[str]) -> Illegal | None:
    """Why a piece cannot take a path; `None` if it can."""
    game, index = ground.game, ground.game.board.index
    names = (chosen.start, *through, chosen.to)
    if chosen.what not in KIND_OF or any(name not in index for name in names):
        return names_nothing()
    kind, path = KIND_OF[chosen.what], [index[name] for name in names]
    no = stays(game, ground.player, kind, path[0])
    for here, there in pairwise(path):
        no = no or _leg(ground, kind, here, there)
    return no or _pauses(ground, kind, path) or _length(ground, kind, path)


@rule("WC-122")
def _leg(ground: Ground, kind: int, here: int, there: int) -> Illegal | None:
    """Why a piece cannot go from one space of a path to the next."""
    game, board = ground.game, ground.game.board
    if there not in board.near[here]:
        return Illegal("WC-122", "wc-not-beside", space=game.name(there), other=game.name(here))
    if (no := barrier(game, ground.player, kind, here, there)) is not None:
        return no
    if not board.ways[kind][here] >> there & 1:
        return no_ground(game, kind, there)
    if closed(ground, kind) >> there & 1:
        return no_escort(game, ground.player, there)
    return None


def _pauses(ground: Ground, kind: int, path: Sequence[int]) -> Illegal | None:
    """Why a piece cannot go on from a space in the middle of a path: it must stop there."""
    here = path[0]
    if here << SHIFT | kind in ground.player.unstopped:
        return None
    for at, there in pairwise(path[1:]):
        if ground.hindered >> at & 1:
            return stopped(ground, kind, here, there)
    return None


def _length(ground: Ground, kind: int, path: Sequence[int]) -> Illegal | None:
    """Why a path is too long for a piece."""
    most = speed(ground.player, kind, path[0])
    if len(path) - 1 <= most:
        return None
    number = "WC-497" if path[0] in ground.player.crippled else MOVES_BY[kind]
    to, word = ground.game.name(path[-1]), kind_word(NAMES[kind])
    return Illegal(number, "wc-too-far", kind=word, space=to, most=most)
