"""Invariants of every state, checked by tests."""

from __future__ import annotations

from kitchentable.warcraft.cards import common
from kitchentable.warcraft.model.kinds import MARKERS, NAMES, STACK
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft


def broken(state: Warcraft) -> list[str]:
    """The broken invariants of a state, one sentence each."""
    players = [player for player in state.players if not player.neutral]
    return [wrong for player in players for wrong in _broken(state, player)]


def _broken(state: Warcraft, player: Player) -> list[str]:
    wrong: list[str] = []
    who = f"seat {player.seat}"
    if min(player.pieces.values(), default=1) < 1 or player.gold < 0 or player.wood < 0:
        wrong.append(f"{who} has less than nothing")
    for kind, markers in enumerate(MARKERS):
        if player.in_play(kind) > markers:
            wrong.append(f"{who} has {player.in_play(kind)} {NAMES[kind]}")
    cards = [*player.hand, *player.deck, *player.discard]
    bought = [seat for seat, _ in state.quest.bought] if state.quest is not None else []
    cards += [common.VICTORY_POINT.name] * (player.shown - bought.count(player.seat))
    if state.turn and sorted(cards) != sorted(state.cards(player)) and not player.out:
        wrong.append(f"{who} has other cards than his deck")
    if state.stage in ("harvest", "deploy", "spend"):
        for space in range(len(state.board.spaces)):
            if state.stacked(player, space, 0) > STACK:
                wrong.append(f"{who} has more than {STACK} units in {state.name(space)}")
            if player.workers(space) < player.builders(space):
                wrong.append(f"{who} builds in {state.name(space)} without a worker")
    return wrong
