"""The moments at which the blocks of a scenario come in, and the turn of a game with one.

The rules ask `game.scene` first: without a scenario that is all they do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHECKPOINT, Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.board import Spaces
from kitchentable.warcraft.scenarios.block import Block
from kitchentable.warcraft.scenarios.events import StepSkipped
from kitchentable.warcraft.state import Player, Warcraft

Stages = dict[str, Callable[[Warcraft], Asks[None]]]
AtOnce = dict[str, Callable[[Warcraft], bool]]
Quiet = dict[str, Callable[[Warcraft], None]]

BEFORE = {
    "move-start": "move_start",
    "harvest": "harvest_start",
    "points": "own_turn_end",
    "turn-end": "turn_end",
}
"""Moments that come before a stage. Such a stage is entered once, not at every answer."""

AFTER = {
    "moving": "movement_done",
    "harvest": "harvest_end",
    "spend": "spend_start",
}
"""Moments that come when a stage is left."""

STEPS = {
    "move-next": ("move", "move-start"),
    "harvest-next": ("harvest", "harvest"),
    "deploy-next": ("deploy", "deploy"),
    "spend-next": ("spend", "spend"),
}
"""By the stage at which it is the next player's turn: the step, and how it begins for him."""

FOUGHT = ("battle-end", "battle-over")

SKIPPED = {"harvest": "harvest-next", "deploy": "deploy-next", "spend": "points"}
"""By step: where the turn goes on for whoever does not have it."""


def blocks(game: Warcraft, moment: str) -> tuple[Block, ...]:
    """The blocks with something to do at a moment."""
    return game.scene.at[moment] if game.scene is not None else ()


def happens(game: Warcraft, moment: str, *what: Any) -> Asks[None]:
    """A moment has come: every block does what it does then."""
    for each in blocks(game, moment):
        asks: Asks[None] | None = getattr(each, moment)(game, *what)
        if asks is not None:
            yield from asks


def quietly(game: Warcraft, moment: str, *what: Any) -> None:
    """The same at a moment when nobody is asked."""
    for each in blocks(game, moment):
        getattr(each, moment)(game, *what)


def play(game: Warcraft, stages: Stages, at_once: AtOnce, quiet: Quiet) -> Asks[None]:
    """The whole game, from stage to stage, with the moments of a scenario between them."""
    while (stage := game.stage) != "over":
        if stage in SKIPPED and (number := skips(game, game.player(), stage)):
            game.tell(StepSkipped(seat=game.seat, step=stage, rules=(number,)))
            game.stage = SKIPPED[stage]
            continue
        if stage in stages:
            yield CHECKPOINT
        if stage in BEFORE:
            yield from happens(game, BEFORE[stage])
        if not game.ended:
            if stage in stages:
                if not (stage in at_once and at_once[stage](game)):
                    yield from stages[stage](game)
            else:
                quiet[stage](game)
                if game.stage == stage:
                    raise RuntimeError(f"the stage {stage} leads nowhere")
        yield from left(game, stage)
        if game.ended:
            game.stage = "over"


def left(game: Warcraft, stage: str) -> Asks[None]:
    """What happens when a stage is over."""
    if game.ended or game.stage == stage:
        return
    if stage in AFTER:
        yield from happens(game, AFTER[stage])
    if stage in FOUGHT and game.battle is None:
        yield from happens(game, "battle_over")
    if stage in STEPS and game.stage != STEPS[stage][1]:
        yield from happens(game, "step_end", STEPS[stage][0])
    quietly(game, "at_once")


# --- what the rules ask -------------------------------------------------------------------


def skips(game: Warcraft, player: Player, step: str) -> str:
    """The rule by which a player does not have a step; none if he has it."""
    found = [each.skips(game, player, step) for each in blocks(game, "skips")]
    return next((number for number in found if number), "")


def forbidden(game: Warcraft, player: Player, act: tuple[str, ...]) -> Illegal | None:
    """Why a scenario does not allow something to be bought."""
    for each in blocks(game, "forbids"):
        refusal = each.forbids(game, player, act)
        if refusal is not None:
            return refusal
    return None


@rule("WC-892")
def shut(game: Warcraft, player: Player, kind: int, here: int) -> Spaces:
    """Spaces that a scenario closes to a piece; whatever it does not name is open to all."""
    found = 0
    for each in blocks(game, "closed"):
        found |= each.closed(game, player, kind, here)
    return found


def no_entry(game: Warcraft, player: Player, kind: int, there: int) -> Illegal | None:
    """Why a scenario closes a space to a piece, if it does."""
    for each in blocks(game, "no_entry"):
        refusal = each.no_entry(game, player, kind, there)
        if refusal is not None:
            return refusal
    return None


def uncounted(game: Warcraft, player: Player) -> dict[int, int]:
    """Units of a player that do not count against stacking."""
    found: dict[int, int] = {}
    for each in blocks(game, "uncounted"):
        found.update(each.uncounted(game, player))
    return found


def unsettled(game: Warcraft) -> bool:
    """Whether a move changes for others where they may go, in ways only the scenario knows."""
    return bool(blocks(game, "closed") or blocks(game, "uncounted"))


def staying_out(game: Warcraft, player: Player, space: int, kind: int) -> int:
    """How many units of a kind in a space stay out of the battle at hand."""
    return sum(each.absent(game, player, space, kind) for each in blocks(game, "absent"))


def at_peace(game: Warcraft, space: int, enemy: Player) -> bool:
    """Whether the mover does not fight an enemy in a space."""
    return any(each.leaves_alone(game, space, enemy) for each in blocks(game, "leaves_alone"))


def granted(game: Warcraft, player: Player, space: int, kind: int, ability: str) -> int:
    """How many units of a kind in a space have an ability that is not on their tile."""
    found = [each.granted(game, player, space, kind, ability) for each in blocks(game, "granted")]
    return sum(found)


def cited(game: Warcraft, player: Player, event: str, space: int = -1) -> tuple[str, ...]:
    """Rules of the scenario to cite in what is told of a player."""
    found = [each.cites(game, player, event, space) for each in blocks(game, "cites")]
    return tuple(number for some in found for number in some)


def falls_alone(game: Warcraft, player: Player) -> bool:
    """Whether a player who loses his Town leaves the game without his team."""
    return any(each.falls_alone(game, player) for each in blocks(game, "falls_alone"))


def settled(game: Warcraft, left: Player) -> bool:
    """Whether a scenario has a rule of its own for the last player or team."""
    quietly(game, "last_standing", left)
    return bool(blocks(game, "last_standing"))


def renews(game: Warcraft, player: Player) -> bool:
    """Whether a player's discard pile becomes a deck again."""
    return all(each.renews(game, player) for each in blocks(game, "renews"))


# --- winning ------------------------------------------------------------------------------


def win(game: Warcraft, seats: list[int], number: str) -> None:
    """The game is over, by a rule; its winners may be several. The first to win has won."""
    if not game.ended:
        game.winners, game.ended, game.stage = sorted(seats), number, "over"


@rule("WC-558")
def win_of(game: Warcraft, candidates: list[Player], number: str) -> None:
    """Of several who would win at the same moment: most points, then who is first in order."""
    if not candidates:
        return
    from kitchentable.warcraft.rules.points import side_points  # which asks for scenarios

    order = game.order(game.first)
    best = max(candidates, key=lambda each: (side_points(game, each), -order.index(each.seat)))
    win(game, [each.seat for each in game.team(best)], number)
