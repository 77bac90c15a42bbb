"""Reasons why something cannot be deployed or finished (WC-340 to WC-357)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.answers import Deployment
from kitchentable.warcraft.model.kinds import (
    FIRST_MERCENARY,
    HERO,
    HIRED,
    KIND_OF,
    NAMES,
    STACK,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import building_word, kind_word


def why_not(game: Warcraft, player: Player, item: Deployment) -> Illegal:
    """Why an item cannot be deployed or finished now."""
    if item.name == "outpost":
        return no_outpost(game, item.what)
    if item.name not in ("place", "finish", "summoned") or item.what not in KIND_OF:
        return names_nothing()
    kind = KIND_OF[item.what]
    if item.name != "place":
        return no_building(game, player, kind, summoned=item.name == "summoned")
    space = game.board.index.get(item.space)
    if space is None:
        return names_nothing()
    return (
        none_waiting(player, kind)
        or nowhere(game, player, space)
        or no_room(game, player, kind, space)
    )


@rule("WC-341", "WC-342", "WC-741", "WC-971")
def none_waiting(player: Player, kind: int) -> Illegal | None:
    """The reason against a piece that is not in training: nothing of its kind waits."""
    hero = player.hero
    if kind in (*UNITS, WORKER):
        number, waits = "WC-342" if kind == WORKER else "WC-341", player.training[kind] > 0
    elif kind == HERO:
        number, waits = "WC-741", hero is not None and hero.training
    else:
        hired = kind in HIRED and player.hired and player.hired[kind - FIRST_MERCENARY]
        number, waits = "WC-971" if kind in HIRED else "WC-341", bool(hired)
    return None if waits else Illegal(number, "wc-none-waiting", kind=kind_word(NAMES[kind]))


@rule("WC-344", "WC-350")
def nowhere(game: Warcraft, player: Player, space: int) -> Illegal | None:
    """The reason against a space that is neither the Town nor a finished Outpost of the player."""
    if space in player.deploys_in():
        return None
    unfinished = any(post.space == space for post in player.outposts)
    return Illegal("WC-350" if unfinished else "WC-344", "wc-no-deployment", space=game.name(space))


@rule("WC-351", "WC-352")
def no_room(game: Warcraft, player: Player, kind: int, space: int) -> Illegal:
    """The reason against a space that is full, or that the piece cannot enter."""
    name = game.name(space)
    if game.stacked(player, space, kind) >= STACK:
        return Illegal("WC-351", "wc-too-many", space=name, most=STACK)
    return Illegal("WC-352", "wc-mountain", kind=kind_word(NAMES[kind]), space=name)


@rule("WC-345")
def no_building(game: Warcraft, player: Player, kind: int, summoned: bool) -> Illegal:
    """The reason against finishing a building: none is begun, or its worker finds no room."""
    if kind not in (*UNITS, WORKER):
        return names_nothing()
    begun = player.summoned if summoned else player.sites
    if kind in UNITS and begun[kind]:
        return worker_waits(game, player)
    return Illegal("WC-345", "wc-no-site", kind=building_word(NAMES[kind]))


@rule("WC-353")
def worker_waits(game: Warcraft, player: Player) -> Illegal:
    """The reason against a building whose worker would be one too many in the Town."""
    return Illegal("WC-353", "wc-no-room-for-worker", space=game.name(player.town))


@rule("WC-347")
def no_outpost(game: Warcraft, name: str) -> Illegal:
    """The reason against finishing an Outpost in a space where none is under construction."""
    if name not in game.board.index:
        return names_nothing()
    return Illegal("WC-347", "wc-no-outpost-site", space=name)
