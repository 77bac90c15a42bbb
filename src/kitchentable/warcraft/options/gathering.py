"""Undead melee units gather wood, and Undead workers stay free (WC-635 to WC-647)."""

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
"""The number of melee units that harvest as one worker."""


@option("racial")
class Gathering:
    """The Undead's racial ability."""

    @GATHERED_IN
    def forests(self, game: Warcraft, player: Player) -> list[int]:
        """The forests in which three melee units of a player stand."""
        if player.race != RACE:
            return []
        melee = [at >> SHIFT for at in player.pieces if at & MASK == MELEE]
        return [space for space in melee if could(game, player, space)]

    @MORE_HARVEST
    def gather(self, game: Warcraft, player: Player, space: int) -> Asks[int]:
        """Offer the owner to let three melee units harvest as one worker."""
        gathers = player.race == RACE and could(game, player, space)
        return (yield from more(game, player, space)) if gathers else 0

    @BUILDS_ALONE
    def builds_alone(self, game: Warcraft, player: Player) -> bool:
        """Undead constructions go on without a worker."""
        return player.race == RACE

    @HAS_SERVED
    def has_served(self, game: Warcraft, player: Player, space: int, outpost: bool) -> str:
        return served(game, player, space, outpost) if player.race == RACE else ""

    @HARVEST_CITES
    def in_a_mine(self, game: Warcraft, player: Player, space: int, number: int) -> Rules:
        """Melee units gather nothing in a mine."""
        mine = player.race == RACE and game.board.spaces[space].kind == GOLDMINE
        return ("WC-637",) if mine and player.count(space, MELEE) >= GATHERERS else ()


@rule("WC-635", "WC-638")
def could(game: Warcraft, player: Player, space: int) -> bool:
    """Whether three melee units of a player stand in a forest."""
    return not no_forest(game, space) and player.count(space, MELEE) >= GATHERERS


@rule("WC-637")
def no_forest(game: Warcraft, space: int) -> bool:
    """Whether a space is a mine: melee units gather nothing there."""
    return game.board.spaces[space].kind != FOREST


@rule("WC-643", "WC-644", "WC-646")
def served(game: Warcraft, player: Player, space: int, outpost: bool) -> str:
    """The rule by which no worker can build: none is there, or all have served already."""
    if game.assigned.get(space):
        return "WC-646"
    return "WC-644" if outpost else "WC-643"


@rule("WC-644", "WC-646")
def serve(game: Warcraft, space: int) -> None:
    """Count a worker as having served for a construction in this step; he stays in his space."""
    game.assigned[space] = game.assigned.get(space, 0) + 1


@rule("WC-642", "WC-643", "WC-645")
def begin(game: Warcraft, player: Player, what: str, cost: Cost) -> None:
    """Begin a building site that keeps no worker: he was needed only for the purchase."""
    serve(game, player.town)
    player.summoned[KIND_OF[what]] += 1
    rules = ("WC-642", "WC-643", "WC-645", "WC-646")
    told = BuildingBegun(seat=player.seat, kind=what, gold=cost[0], wood=cost[1], rules=rules)
    game.tell(told)


@rule("WC-636", "WC-639", "WC-640", "WC-641")
def more(game: Warcraft, player: Player, space: int) -> Asks[int]:
    """Ask the owner whether melee units harvest as one more worker, after the others."""
    rules = ("WC-635", "WC-636", "WC-637", "WC-638", "WC-639", "WC-641")
    message = say("wc-gather", space=game.name(space))
    return int((yield from ask_yes(Gather, player.seat, message, rules)))
