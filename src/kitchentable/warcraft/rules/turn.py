"""The turn: four steps, each for every player in play order (WC-112 to WC-120)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import SkipTo, rule
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
    """Play the whole game, with the interludes of its scenario if it has one."""
    return TURN.play(game, scenes.INTERLUDES if game.scene is not None else None)


@rule("WC-112", off=SkipTo("harvest"))
@rule("WC-114", off=SkipTo("move-start"))
def begin_turn(game: Warcraft) -> None:
    """Begin a new turn with the Move Step of the first player."""
    game.turn += 1
    game.seat = game.order(game.first)[0]
    if game.told is not None:
        game.tell(TurnBegan(turn=game.turn, seat=game.seat, rules=begun_by(game)))
    game.stage = "turn-start" if opens(game, TURN_START) else "move-start"


@rule("WC-780")
def turn_start(game: Warcraft) -> Asks[None]:
    """Open the window for abilities and cards before anything else in a turn."""
    yield from open_window(game, TURN_START, ("WC-780",))
    game.stage = "move-start"


def turn_over(game: Warcraft) -> None:
    """End the turn after the last Spend Step, with a window if cards or abilities exist for it."""
    game.stage = "turn-last" if opens(game, TURN_END) else "turn-end"


@rule("WC-781", off=SkipTo("turn-end"))
def turn_last(game: Warcraft) -> Asks[None]:
    """Open the window for abilities and cards when everything else in a turn is done."""
    yield from open_window(game, TURN_END, ("WC-781",))
    game.stage = "turn-end"


def begun_by(game: Warcraft) -> tuple[str, ...]:
    """The rules that decided the seat that begins this turn: after the first turn the next one."""
    later = ("WC-117", "WC-118", "WC-093") if game.turn > 1 else ()
    skipped = ("WC-119",) if any(each.out for each in game.players) else ()
    return ("WC-112", "WC-114", *later, *skipped, *TURN_CITES.value(game))


def judged_after_each(game: Warcraft) -> None:
    """Without WC-181: judge every Town after every Move Step."""
    for player in game.inside():
        if towns.occupied(game, player):
            towns.mark(game, player)
    next_player(game, "move-start", "captured")


@rule("WC-181", "WC-189", off=judged_after_each)
def after_moving(game: Warcraft) -> None:
    """Go to the next player's Move Step; after the last one to the check of captured Towns."""
    next_player(game, "move-start", "captured")


def after_harvest(game: Warcraft) -> None:
    """Go to the next player's Harvest Step; after the last one to the Deploy Steps."""
    next_player(game, "harvest", "deploy")


def after_deployment(game: Warcraft) -> None:
    """Go to the next player's Deploy Step; after the last one to the Spend Steps."""
    next_player(game, "deploy", "spend")


def after_spending(game: Warcraft) -> None:
    """Go to the next player's Spend Step; after the last one the turn is over."""
    next_player(game, "spend", "turn-over")


def own_next_step(game: Warcraft, step: str, following: str) -> None:
    """Without WC-113: a player goes on to the next step at once."""
    game.stage = following


def next_seat(game: Warcraft, step: str, following: str) -> None:
    """Without WC-119: eliminated players have their steps, too."""
    game.seat = (game.seat + 1) % len(game.players)
    game.stage = following if game.seat == game.first else step


@rule("WC-113", "WC-114", off=own_next_step)
@rule("WC-119", off=next_seat)
def next_player(game: Warcraft, step: str, following: str) -> None:
    """Go clockwise to the next player's `step`; after the last player to the `following` stage."""
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


@rule("WC-117", off=SkipTo("spend"))
@rule("WC-118", off=SkipTo("turn"))
def end_turn(game: Warcraft) -> None:
    """Pass the first-player marker to the left and end the effects of this turn."""
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
    """End the game at the agreed turn limit: all seats with the most points win."""
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
    "move-end": move.end,
    **dict.fromkeys(POINTS, battle.fight),
    "move-over": after_moves.step_end,
    "harvest": harvest.step,
}
"""The stages that ask players. A battle can be entered at each of its points."""

MARKING: dict[str, Callable[[Warcraft], Asks[None]]] = {
    "moving": move.moving,
    "battles": after_moves.battles,
    "deploy": deploy.step,
    "spend": spend.start,
    "spending": spend.spending,
}
"""Stages that mark their own checkpoints: they rarely ask, or their questions are checkpoints."""

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
"""Stages that never ask. A situation may start at them, too."""

TURN = Stages(attrgetter("stage"), "over", ASKING, QUIET, MARKING)
"""Every stage at which a game can stand, and its procedure."""
