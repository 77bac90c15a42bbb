"""The Undead gather with melee units, and build without tying workers up (WC-635 to WC-647)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.content import Cost
from kitchentable.warcraft.model.events import BuildingBegun
from kitchentable.warcraft.model.kinds import FOREST, GOLDMINE, KIND_OF, MELEE
from kitchentable.warcraft.model.state import Player, Warcraft
from kitchentable.warcraft.model.topics import Gather, ask_yes

GATHERERS = 3
"""Melee units that are worth a worker."""


def is_undead(game: Warcraft, player: Player) -> bool:
    """Whether a player has the Undead's racial ability."""
    return game.played.racial and player.race == "undead"


@rule("WC-635", "WC-638")
def could(game: Warcraft, player: Player, space: int) -> bool:
    """Three melee units in a forest; not in a mine, and not fewer."""
    if not is_undead(game, player) or no_forest(game, space):
        return False
    return player.count(space, MELEE) >= GATHERERS


@rule("WC-637")
def no_forest(game: Warcraft, space: int) -> bool:
    """Whether melee units have nothing to gather in a space: they do not dig in mines."""
    return game.board.spaces[space].kind != FOREST


@rule("WC-600", "WC-643", "WC-644", "WC-646")
def served(game: Warcraft, player: Player, space: int) -> str:
    """The rule by which nobody is free to build: not there, or has served in this step."""
    undead = is_undead(game, player)
    if game.assigned.get(space):
        return "WC-646" if undead else "WC-600"
    return ("WC-643" if space == player.town else "WC-644") if undead else ""


@rule("WC-644", "WC-646")
def serve(game: Warcraft, space: int) -> None:
    """A worker serves for one construction in a step, and stays where he is."""
    game.assigned[space] = game.assigned.get(space, 0) + 1


@rule("WC-642", "WC-643", "WC-645")
def begin(game: Warcraft, player: Player, what: str, cost: Cost) -> None:
    """A building site that needs nobody: the worker was only there when it was paid for."""
    serve(game, player.town)
    player.summoned[KIND_OF[what]] += 1
    rules = ("WC-642", "WC-643", "WC-645", "WC-646")
    told = BuildingBegun(seat=player.seat, kind=what, gold=cost[0], wood=cost[1], rules=rules)
    game.tell(told)


def in_a_mine(game: Warcraft, player: Player, space: int) -> bool:
    """Whether three melee units stand in a mine, where they gather nothing."""
    mine = is_undead(game, player) and game.board.spaces[space].kind == GOLDMINE
    return mine and player.count(space, MELEE) >= GATHERERS


@rule("WC-636", "WC-639", "WC-640", "WC-641")
def more(game: Warcraft, player: Player, space: int) -> Asks[int]:
    """One worker more, after the others, if the owner likes."""
    if not could(game, player, space):
        return 0
    rules = ("WC-635", "WC-636", "WC-637", "WC-638", "WC-639", "WC-641")
    message = say("wc-gather", space=game.name(space))
    return int((yield from ask_yes(Gather, player.seat, message, rules)))
