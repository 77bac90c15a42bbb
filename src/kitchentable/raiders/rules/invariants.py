"""What must hold in every state, for tests."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.model.state import Phase, Raid
from kitchentable.raiders.tabletop import interface


def broken(state: Raid) -> list[str]:
    """What is wrong with a state: the invariants that do not hold."""
    wrong = []
    for who in state.characters.values():
        if who.vanished and who.at is not None:
            wrong.append(f"{who.id} vanished and is on the table")
        if who.wounds < 0 or who.actions < 0:
            wrong.append(f"{who.id} has {who.wounds} wounds, {who.actions} actions")
        if who.at is not None and who.troop not in state.troops:
            wrong.append(f"{who.id} belongs to no troop")
    if min(state.bag) < 0:
        wrong.append(f"the bag holds {state.bag}")
    if state.vanishing and state.phase is Phase.DRAW:
        wrong.append(f"{state.vanishing} are still vanishing")
    return wrong + overlapping(state)


def overlapping(state: Raid) -> list[str]:
    """Characters that stand where no character can stand."""
    top = interface.of(state)
    wrong = []
    for who in state.here():
        try:
            top.check_place(who, who.place)
        except Illegal as why:
            wrong.append(f"{who.id} at {who.at}: {why}")
    return wrong
