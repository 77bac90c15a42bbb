"""The Undead gather with melee units, and build without tying workers up (WC-635 to WC-647)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.content import Cost
from kitchentable.warcraft.model.events import BuildingBegun
from kitchentable.warcraft.model.kinds import FOREST, GOLDMINE, KIND_OF, MASK, MELEE, SHIFT
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import Gather, ask_yes
from kitchentable.warcraft.moments import (
    BUILDS_ALONE,
    GATHERED_IN,
    HARVEST_CITES,
    HAS_SERVED,
    MORE_HARVEST,
    Rules,
)
from kitchentable.warcraft.options.option import option

RACE = "undead"
GATHERERS = 3
"""Melee units that are worth a worker."""


@option("racial")
class Gathering:
    """The Undead's racial ability."""

    @GATHERED_IN
    def forests(self, game: Warcraft, player: Player) -> list[int]:
        """Forests with three melee units."""
        if player.race != RACE:
            return []
        melee = [at >> SHIFT for at in player.pieces if at & MASK == MELEE]
        return [space for space in melee if could(game, player, space)]

    @MORE_HARVEST
    def gather(self, game: Warcraft, player: Player, space: int) -> Asks[int]:
        """Three melee units harvest as one worker, if their owner likes."""
        gathers = player.race == RACE and could(game, player, space)
        return (yield from more(game, player, space)) if gathers else 0

    @BUILDS_ALONE
    def builds_alone(self, game: Warcraft, player: Player) -> bool:
        """A worker only begins a construction."""
        return player.race == RACE

    @HAS_SERVED
    def has_served(self, game: Warcraft, player: Player, space: int) -> str:
        return served(game, player, space) if player.race == RACE else ""

    @HARVEST_CITES
    def in_a_mine(self, game: Warcraft, player: Player, space: int, number: int) -> Rules:
        """Melee units in a mine gather nothing there."""
        mine = player.race == RACE and game.board.spaces[space].kind == GOLDMINE
        return ("WC-637",) if mine and player.count(space, MELEE) >= GATHERERS else ()


@rule("WC-635", "WC-638")
def could(game: Warcraft, player: Player, space: int) -> bool:
    """Three melee units in a forest; not in a mine, and not fewer."""
    return not no_forest(game, space) and player.count(space, MELEE) >= GATHERERS


@rule("WC-637")
def no_forest(game: Warcraft, space: int) -> bool:
    """Whether melee units have nothing to gather in a space: they do not dig in mines."""
    return game.board.spaces[space].kind != FOREST


@rule("WC-643", "WC-644", "WC-646")
def served(game: Warcraft, player: Player, space: int) -> str:
    """The rule by which no worker is free to build: none is there, or he has served already."""
    if game.assigned.get(space):
        return "WC-646"
    return "WC-643" if space == player.town else "WC-644"


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


@rule("WC-636", "WC-639", "WC-640", "WC-641")
def more(game: Warcraft, player: Player, space: int) -> Asks[int]:
    """One worker more, after the others, if the owner likes."""
    rules = ("WC-635", "WC-636", "WC-637", "WC-638", "WC-639", "WC-641")
    message = say("wc-gather", space=game.name(space))
    return int((yield from ask_yes(Gather, player.seat, message, rules)))
