"""The turn: four steps, each for every player in play order (WC-112 to WC-120)."""

from __future__ import annotations

from collections.abc import Callable

from kitchentable.kernel.questions import CHECKPOINT, Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.events import TurnBegan
from kitchentable.warcraft.options import heroes
from kitchentable.warcraft.rules import (
    after,
    battle,
    deploy,
    harvest,
    move,
    points,
    setup,
    spend,
    towns,
)
from kitchentable.warcraft.state import Warcraft


def play(game: Warcraft) -> Asks[None]:
    """The whole game: from stage to stage, each of which could be entered afresh."""
    while (stage := game.stage) != "over":
        procedure = STAGES.get(stage)
        if procedure is not None:
            yield CHECKPOINT
            yield from procedure(game)
            continue
        QUIET[stage](game)
        if game.stage == stage:
            raise RuntimeError(f"the stage {stage} leads nowhere")


@rule("WC-112", "WC-114")
def begin_turn(game: Warcraft) -> None:
    """A new turn begins with the Move Step of the first player."""
    game.turn += 1
    game.seat = game.order(game.first)[0]
    game.tell(TurnBegan(turn=game.turn, seat=game.seat, rules=begun_by(game)))
    game.stage = "move-start"


def begun_by(game: Warcraft) -> tuple[str, ...]:
    """The rules by which this player begins this turn."""
    later = ("WC-117", "WC-118") if game.turn > 1 else ()
    skipped = ("WC-119",) if len(game.inside()) < len(game.players) else ()
    return ("WC-112", "WC-114", "WC-093", *later, *skipped)


def then(step: str, following: str) -> Callable[[Warcraft], None]:
    """After a player's step: the next player's, or what follows when all have had it."""
    return lambda game: next_player(game, step, following)


@rule("WC-113", "WC-114", "WC-115", "WC-119")
def next_player(game: Warcraft, step: str, following: str) -> None:
    """Clockwise from the first player; every one finishes a step before the next begins."""
    order = game.order(game.first)
    after = order.index(game.seat) + 1
    if after < len(order):
        game.seat, game.stage = order[after], step
        return
    game.stage = following
    if order:
        game.seat = order[0]


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


STAGES: dict[str, Callable[[Warcraft], Asks[None]]] = {
    "races": setup.races,
    "first": setup.first,
    "start": setup.start,
    "heroes": heroes.choose,
    "levels": heroes.levels,
    "move-start": move.start,
    "moving": move.moving,
    "move-end": move.end,
    "battles": after.battles,
    "join": battle.join,
    "draw": battle.draw,
    "round": battle.start_round,
    "phase": battle.start_phase,
    "attack": battle.attack,
    "removal": battle.removal,
    "battle-end": battle.end,
    "harvest": harvest.step,
    "deploy": deploy.step,
    "spend": spend.start,
    "spending": spend.spending,
}
"""Every point at which a game can stand."""

QUIET: dict[str, Callable[[Warcraft], None]] = {
    "turn": begin_turn,
    "after-half": battle.after_half,
    "aftermath": after.aftermath,
    "move-next": then("move-start", "captured"),
    "captured": towns.captured,
    "harvest-next": then("harvest", "deploy"),
    "deploy-next": then("deploy", "spend"),
    "points": points.check,
    "spend-next": then("spend", "turn-end"),
    "turn-end": end_turn,
}
"""Stages that ask nothing: no checkpoint is needed there, but a situation may start at them."""
