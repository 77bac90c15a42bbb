"""The Harvest Step (WC-320 to WC-339)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, Die
from kitchentable.kernel.rules import kept, rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.cards.card import HARVEST_START
from kitchentable.warcraft.cards.windows import open_window
from kitchentable.warcraft.model.events import (
    Depleted,
    GoldHarvested,
    PartlyDepleted,
    WoodHarvested,
)
from kitchentable.warcraft.model.kinds import GOLDMINE, SHIFT, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import RollForHarvest
from kitchentable.warcraft.moments import (
    GATHERED_IN,
    HARVEST_CITES,
    HARVESTED,
    MORE_HARVEST,
    is_heard,
)

PARTLY, COMPLETELY = 1, 2


def step(game: Warcraft) -> Asks[None]:
    """Play a Harvest Step: cards first, then every space with workers, mines before forests."""
    player = game.players[game.seat]
    yield from open_window(game, HARVEST_START, ("WC-490",), (player.seat,))
    by_die = not is_heard(game, HARVESTED)
    for space in harvested(game, player):
        workers = diggers(player, space)
        if by_die or not (yield from HARVESTED.happen(game, player, space, workers)):
            yield from harvest(game, player, space, workers)
    game.stage = "harvest-next"


@rule("WC-320", "WC-321", "WC-327", "WC-338")
def harvested(game: Warcraft, player: Player) -> list[int]:
    """The mines, then the forests, in which a player has workers; none may be skipped."""
    order = game.board.harvests
    found: dict[int, int] = {}
    for at in player.pieces:
        if at in order and diggers(player, at >> SHIFT):
            found[order[at]] = at >> SHIFT
    if (gathers := GATHERED_IN.of(game)) is not None:
        for space in gathers(game, player):
            found[order[space << SHIFT | WORKER]] = space
    if len(found) < 2:
        return list(found.values())
    return [space for _, space in sorted(found.items())]


@rule("WC-326", "WC-335", "WC-336", "WC-337", "WC-339")
def diggers(player: Player, space: int) -> int:
    """The number of a player's workers who harvest: all but those building an Outpost."""
    return player.idle(space)


@rule("WC-322", "WC-325", "WC-331", "WC-332", "WC-334")
def harvest(game: Warcraft, player: Player, space: int, workers: int) -> Asks[None]:
    """Roll once for each worker, one at a time, until the space is completely depleted."""
    for _ in range(workers):
        if game.depleted[space] == COMPLETELY:
            return
        yield from roll(game, player, space)
    if game.depleted[space] == COMPLETELY or not is_heard(game, MORE_HARVEST):
        return
    if (yield from MORE_HARVEST.happen(game, player, space)):
        yield from roll(game, player, space, ("WC-635", "WC-636", "WC-641"))


def roll(game: Warcraft, player: Player, space: int, because: tuple[str, ...] = ()) -> Asks[None]:
    """Roll the resource die for one worker and take what it shows."""
    question = RollForHarvest(
        harvest_words(player.seat, game.name(space)),
        dice=(resource_die(game.content.resource_die),),
        rules=(*ROLLED, *because) if because else ROLLED,
        stands_for=ROLLED_TOO,
    )
    (face,) = yield question
    rules = (
        (*harvested_by(game, player, space, int(face)), *because) if game.told is not None else ()
    )
    take(game, player, space, int(face), rules)
    if face == 3 and space not in game.endless:
        deplete(game, space)


ROLLED = ("WC-027", "WC-322", "WC-325")
ROLLED_TOO = ("WC-026", "WC-326", "WC-334", "WC-335", "WC-336", "WC-337")
"""Rules that decide which workers roll."""


def pays(game: Warcraft, space: int) -> bool:
    """Whether a space has anything left to harvest, by its stock or else by its markers."""
    if space in game.stocks:
        return game.stocks[space] > 0
    return game.depleted[space] != COMPLETELY


@kept(8)
@rule("WC-026", "WC-027", off=lambda faces: Die("resource", (1,)))
def resource_die(faces: tuple[int, ...]) -> Die:
    """The resource die with the faces of the content."""
    return Die("resource", faces)


@kept(512)
def harvest_words(seat: int, space: str) -> Message:
    """The words of a roll: the seat that harvests, and the space."""
    return say("wc-harvest-roll", who=Who(seat), space=space)


def take(game: Warcraft, player: Player, space: int, number: int, rules: tuple[str, ...]) -> None:
    """Take what the die shows: also a 3, and also from a partly depleted space."""
    taking = take_gold if game.board.spaces[space].kind == GOLDMINE else take_wood
    taking(game, player, space, number, rules)


@rule("WC-023", "WC-062", "WC-323", "WC-330", "WC-333")
def take_gold(
    game: Warcraft, player: Player, space: int, number: int, because: tuple[str, ...]
) -> None:
    """Take gold from a mine; the supply has no limit."""
    player.gold += number
    if game.told is not None:
        name, rules = game.name(space), ("WC-323", "WC-062", *because)
        game.tell(GoldHarvested(seat=player.seat, space=name, number=number, rules=rules))


@rule("WC-061", "WC-324")
def take_wood(
    game: Warcraft, player: Player, space: int, number: int, because: tuple[str, ...]
) -> None:
    """Take wood from a forest."""
    player.wood += number
    if game.told is not None:
        name, rules = game.name(space), ("WC-324", "WC-061", *because)
        game.tell(WoodHarvested(seat=player.seat, space=name, number=number, rules=rules))


TOKENS = 50
"""Tokens of each resource in the box. They are no limit (WC-023)."""


def harvested_by(game: Warcraft, player: Player, space: int, number: int) -> tuple[str, ...]:
    """The rules that decided which space is harvested now, and what the roll pays."""
    spaces = harvested(game, player)
    rules = ["WC-320"]
    if len({game.board.spaces[each].kind for each in spaces}) > 1:
        rules.append("WC-321")
    if len(spaces) > 1:
        rules.append("WC-327")
    if number == 3:
        rules.append("WC-330")
    if game.depleted[space] == PARTLY:
        rules.append("WC-333")
    if len(game.team(player)) > 1:
        rules.append("WC-339")
    if max(player.gold, player.wood) > TOKENS:
        rules.append("WC-023")
    return (*rules, *HARVEST_CITES.value(game, player, space, number))


@rule("WC-028", "WC-328", "WC-329")
def deplete(game: Warcraft, space: int) -> None:
    """Deplete a space after a 3: partly the first time, completely the second time."""
    game.depleted[space] += 1
    if game.depleted[space] == PARTLY:
        game.tell(PartlyDepleted(space=game.name(space), rules=("WC-028", "WC-328")))
    else:
        game.tell(Depleted(space=game.name(space), rules=("WC-028", "WC-329", "WC-331", "WC-332")))
