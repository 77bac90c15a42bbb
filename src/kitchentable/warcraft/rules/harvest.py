"""The Harvest Step (WC-320 to WC-339)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, Die, Roll, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Who, say
from kitchentable.warcraft.cards.card import HARVEST_START
from kitchentable.warcraft.cards.playing import open_window
from kitchentable.warcraft.events import Depleted, GoldHarvested, PartlyDepleted, WoodHarvested
from kitchentable.warcraft.kinds import GOLDMINE
from kitchentable.warcraft.state import Player, Warcraft

PARTLY, COMPLETELY = 1, 2


def step(game: Warcraft) -> Asks[None]:
    """Cards at the start, then every space with workers: mines first, then forests."""
    player = game.player()
    yield from open_window(game, HARVEST_START, (player.seat,), ("WC-490",))
    for space in harvested(game, player):
        yield from harvest(game, player, space)
    game.stage = "harvest-next"


@rule("WC-320", "WC-321", "WC-327", "WC-338")
def harvested(game: Warcraft, player: Player) -> list[int]:
    """Every mine, then every forest, in which the player has workers; none may be skipped."""
    spaces = (*game.board.mines, *game.board.forests)
    return [space for space in spaces if diggers(player, space)]


@rule("WC-326", "WC-335", "WC-336", "WC-337", "WC-339")
def diggers(player: Player, space: int) -> int:
    """Workers who harvest: all of the player's own but those building an Outpost."""
    return player.idle(space)


@rule("WC-322", "WC-325", "WC-331", "WC-332", "WC-334")
def harvest(game: Warcraft, player: Player, space: int) -> Asks[None]:
    """One roll for each worker, one at a time, until the space is completely depleted."""
    die = resource_die(game)
    for _ in range(diggers(player, space)):
        if game.depleted[space] == COMPLETELY:
            break
        question = Roll(
            say("wc-harvest-roll", who=Who(player.seat), space=game.name(space)),
            dice=(die,),
            rules=ROLLED,
        )
        (face,) = yield from ask(question)
        take(game, player, space, int(face))
        if face == 3:
            deplete(game, space)


ROLLED = (
    "WC-026", "WC-027", "WC-322", "WC-325", "WC-326", "WC-334", "WC-335", "WC-336", "WC-337",
)  # fmt: skip


@rule("WC-026", "WC-027")
def resource_die(game: Warcraft) -> Die:
    """The resource die: its faces are data."""
    return Die("resource", game.content.resource_die)


def take(game: Warcraft, player: Player, space: int, number: int) -> None:
    """Whatever the die shows, a 3 too, and also where the space is partly depleted."""
    if game.board.spaces[space].kind == GOLDMINE:
        take_gold(game, player, space, number)
    else:
        take_wood(game, player, space, number)


@rule("WC-023", "WC-062", "WC-323", "WC-330", "WC-333")
def take_gold(game: Warcraft, player: Player, space: int, number: int) -> None:
    """Gold from a mine; there is no end of it in the supply."""
    player.gold += number
    rules = ("WC-323", "WC-062", *harvested_by(game, player, space, number))
    told = GoldHarvested(seat=player.seat, space=game.name(space), number=number, rules=rules)
    game.tell(told)


@rule("WC-061", "WC-324")
def take_wood(game: Warcraft, player: Player, space: int, number: int) -> None:
    """Wood from a forest."""
    player.wood += number
    rules = ("WC-324", "WC-061", *harvested_by(game, player, space, number))
    told = WoodHarvested(seat=player.seat, space=game.name(space), number=number, rules=rules)
    game.tell(told)


TOKENS = 50
"""Tokens of each resource in the box; no limit, as WC-023 says."""


def harvested_by(game: Warcraft, player: Player, space: int, number: int) -> list[str]:
    """The rules by which a roll pays, with those for special cases."""
    rules = ["WC-320", "WC-321", "WC-327"]
    if number == 3:
        rules.append("WC-330")
    if game.depleted[space] == PARTLY:
        rules.append("WC-333")
    if len(game.team(player)) > 1:
        rules.append("WC-339")
    if max(player.gold, player.wood) > TOKENS:
        rules.append("WC-023")
    return rules


@rule("WC-028", "WC-328", "WC-329")
def deplete(game: Warcraft, space: int) -> None:
    """A 3 depletes a space partly, the second time completely."""
    game.depleted[space] += 1
    if game.depleted[space] == PARTLY:
        game.tell(PartlyDepleted(space=game.name(space), rules=("WC-028", "WC-328")))
    else:
        game.tell(Depleted(space=game.name(space), rules=("WC-028", "WC-329", "WC-331", "WC-332")))
