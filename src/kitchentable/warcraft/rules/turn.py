"""The turn: four steps, each for every player in play order (WC-112 to WC-120)."""

from __future__ import annotations

from collections.abc import Callable

from kitchentable.kernel.questions import Asks, checkpoint
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.events import TurnBegan
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
    while game.stage != "over":
        stage = game.stage
        if stage not in QUIET:
            yield from checkpoint()
        yield from STAGES[stage](game)
        if stage in QUIET and game.stage == stage:
            raise RuntimeError(f"the stage {stage} leads nowhere")


@rule("WC-112", "WC-114")
def begin_turn(game: Warcraft) -> Asks[None]:
    """A new turn begins with the Move Step of the first player."""
    game.turn += 1
    game.seat = game.order(game.first)[0]
    game.tell(TurnBegan(turn=game.turn, seat=game.seat, rules=begun_by(game)))
    game.stage = "move-start"
    yield from ()


def begun_by(game: Warcraft) -> tuple[str, ...]:
    """The rules by which this player begins this turn."""
    later = ("WC-117", "WC-118") if game.turn > 1 else ()
    skipped = ("WC-119",) if len(game.inside()) < len(game.players) else ()
    return ("WC-112", "WC-114", "WC-093", *later, *skipped)


def then(step: str, following: str) -> Callable[[Warcraft], Asks[None]]:
    """After a player's step: the next player's, or what follows when all have had it."""

    def pass_on(game: Warcraft) -> Asks[None]:
        next_player(game, step, following)
        yield from ()

    return pass_on


@rule("WC-113", "WC-114", "WC-115", "WC-119")
def next_player(game: Warcraft, step: str, following: str) -> None:
    """Clockwise from the first player; every one finishes a step before the next begins."""
    left = after.still_to_come(game)
    if left:
        game.seat, game.stage = left[0].seat, step
        return
    game.stage = following
    order = game.order(game.first)
    if order:
        game.seat = order[0]


@rule("WC-117", "WC-118", "WC-119")
def end_turn(game: Warcraft) -> Asks[None]:
    """The first-player marker passes to the left."""
    order = game.order(game.first)
    game.first = order[1] if order[0] == game.first else order[0]
    for player in game.players:
        player.crippled = []
    game.stage = "turn"
    if game.limit and game.turn >= game.limit:
        call_it_a_day(game)
    yield from ()


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
    "turn": begin_turn,
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
    "after-half": battle.after_half,
    "battle-end": battle.end,
    "aftermath": after.aftermath,
    "move-next": then("move-start", "captured"),
    "captured": towns.captured,
    "harvest": harvest.step,
    "harvest-next": then("harvest", "deploy"),
    "deploy": deploy.step,
    "deploy-next": then("deploy", "spend"),
    "spend": spend.start,
    "spending": spend.spending,
    "points": points.check,
    "spend-next": then("spend", "turn-end"),
    "turn-end": end_turn,
}
"""Every point at which a game can stand."""

QUIET = {
    "turn", "after-half", "aftermath", "move-next", "captured", "harvest-next", "deploy-next",
    "points", "spend-next", "turn-end",
}  # fmt: skip
"""Stages that ask nothing: no need to be able to start there."""
