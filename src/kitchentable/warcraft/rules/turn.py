"""The turn: four steps, each for every player in play order (WC-112 to WC-120)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.stages import Stages
from kitchentable.warcraft.cards.card import TURN_END, TURN_START
from kitchentable.warcraft.cards.windows import open_window, opens
from kitchentable.warcraft.model.battle_state import POINTS
from kitchentable.warcraft.model.events import TurnBegan
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import TURN_CITES
from kitchentable.warcraft.options import heroes
from kitchentable.warcraft.rules import (
    after_moves,
    battle,
    deploy,
    harvest,
    move,
    points,
    setup,
    spend,
    towns,
)
from kitchentable.warcraft.scenarios import scenes


def play(game: Warcraft) -> Asks[None]:
    """The whole game, with the interludes of its scenario if it has one."""
    return TURN.play(game, scenes.INTERLUDES if game.scene is not None else None)


@rule("WC-112", "WC-114")
def begin_turn(game: Warcraft) -> None:
    """A new turn begins with the Move Step of the first player."""
    game.turn += 1
    game.seat = game.order(game.first)[0]
    if game.told is not None:
        game.tell(TurnBegan(turn=game.turn, seat=game.seat, rules=begun_by(game)))
    game.stage = "turn-start" if opens(game, TURN_START) else "move-start"


@rule("WC-780")
def turn_start(game: Warcraft) -> Asks[None]:
    """Before anything else in a turn: abilities and cards."""
    yield from open_window(game, TURN_START, ("WC-780",))
    game.stage = "move-start"


def turn_over(game: Warcraft) -> None:
    """Everybody has spent: the turn ends, at once unless something is used just then."""
    game.stage = "turn-last" if opens(game, TURN_END) else "turn-end"


@rule("WC-781")
def turn_last(game: Warcraft) -> Asks[None]:
    """When everything else in a turn is done: abilities and cards."""
    yield from open_window(game, TURN_END, ("WC-781",))
    game.stage = "turn-end"


def begun_by(game: Warcraft) -> tuple[str, ...]:
    """The rules by which this player begins this turn."""
    later = ("WC-117", "WC-118") if game.turn > 1 else ()
    skipped = ("WC-119",) if any(each.out for each in game.players) else ()
    return ("WC-112", "WC-114", "WC-093", *later, *skipped, *TURN_CITES.value(game))


def after_moving(game: Warcraft) -> None:
    """The Move Step of the next player; Towns are looked at when all have had it."""
    next_player(game, "move-start", "captured")


def after_harvest(game: Warcraft) -> None:
    """The Harvest Step of the next player; deployment when all have had it."""
    next_player(game, "harvest", "deploy")


def after_deployment(game: Warcraft) -> None:
    """The next player deploys; the Spend Steps begin when all have."""
    next_player(game, "deploy", "spend")


def after_spending(game: Warcraft) -> None:
    """The Spend Step of the next player; the turn is over when all have had it."""
    next_player(game, "spend", "turn-over")


@rule("WC-113", "WC-114", "WC-115", "WC-119")
def next_player(game: Warcraft, step: str, following: str) -> None:
    """Clockwise from the first player; every one finishes a step before the next begins."""
    players, first, seat = game.players, game.first, game.seat
    while True:
        seat += 1
        if seat == len(players) or players[seat].neutral:
            seat = 0
        if seat == first:
            step = following
        if not players[seat].out:
            game.seat, game.stage = seat, step
            return


@rule("WC-117", "WC-118", "WC-119")
def end_turn(game: Warcraft) -> None:
    """The first-player marker passes to the left."""
    order = game.order(game.first)
    game.first = order[1] if order[0] == game.first else order[0]
    for player in game.players:
        player.crippled = []
        if player.hero is not None:
            player.hero.rose = False
    game.stage = "turn"
    if game.limit and game.turn >= game.limit:
        call_it_a_day(game)


def call_it_a_day(game: Warcraft) -> None:
    """The turn limit the players agreed on: whoever has most points wins, or several do."""
    totals = {player.seat: points.side_points(game, player) for player in game.inside()}
    most = max(totals.values())
    game.winners = [seat for seat, total in totals.items() if total == most]
    game.ended = "limit"
    game.stage = "over"


ASKING: dict[str, Callable[[Warcraft], Asks[None]]] = {
    "races": setup.races,
    "first": setup.first,
    "start": setup.start,
    "heroes": heroes.choose,
    "hero-places": heroes.places,
    "levels": heroes.levels,
    "turn-start": turn_start,
    "turn-last": turn_last,
    "move-start": move.start,
    "moving": move.moving,
    "move-end": move.end,
    **dict.fromkeys(POINTS, battle.fight),
    "move-over": after_moves.step_end,
    "harvest": harvest.step,
    "spending": spend.spending,
}
"""The stages at which players are asked. A battle can be entered at each of its points."""

SELDOM: dict[str, Callable[[Warcraft], Asks[None]]] = {
    "battles": after_moves.battles,
    "deploy": deploy.step,
    "spend": spend.start,
}
"""Stages that mostly ask nothing. Each places a checkpoint of its own before it does."""

QUIET: dict[str, Callable[[Warcraft], None]] = {
    "turn": begin_turn,
    "aftermath": after_moves.aftermath,
    "move-next": after_moving,
    "captured": towns.captured,
    "harvest-next": after_harvest,
    "deploy-next": after_deployment,
    "points": points.check,
    "spend-next": after_spending,
    "turn-over": turn_over,
    "turn-end": end_turn,
}
"""Stages that ask nothing. A situation may start at them, too."""

TURN = Stages(attrgetter("stage"), "over", ASKING, QUIET, SELDOM)
"""Every point at which a game can stand, and what happens there."""
