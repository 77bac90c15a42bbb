"""The moments at which the blocks of a scenario come in, and the turn of a game with one.

The rules ask `game.scene` first: without a scenario that is all they do.
"""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.board import Spaces
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import (
    AT_ONCE,
    CLOSED,
    HARVEST_END,
    HARVEST_START,
    LAST_STANDING,
    MOVE_START,
    MOVEMENT_DONE,
    OWN_TURN_END,
    SKIPS,
    STEP_END,
    TURN_END,
    UNCOUNTED,
    Happening,
    Notice,
    is_heard,
)
from kitchentable.warcraft.scenarios.tokens import StepSkipped

BEFORE: dict[str, Happening[[], None] | Notice[[]]] = {
    "move-start": MOVE_START,
    "harvest": HARVEST_START,
    "points": OWN_TURN_END,
    "turn-end": TURN_END,
}
"""Moments that come before a stage. Such a stage is entered once, not at every answer."""

AFTER: dict[str, Happening[[], None] | Notice[[]]] = {
    "moving": MOVEMENT_DONE,
    "harvest": HARVEST_END,
}
"""Moments that come when a stage is left."""

STEPS = {
    "move-next": ("move", "move-start"),
    "harvest-next": ("harvest", "harvest"),
    "deploy-next": ("deploy", "deploy"),
    "spend-next": ("spend", "spend"),
}
"""By the stage at which it is the next player's turn: the step, and how it begins for him."""

SKIPPED = {"harvest": "harvest-next", "deploy": "deploy-next", "spend": "points"}
"""By step: where the turn goes on for whoever does not have it."""


class Interludes:
    """What the blocks of a scenario do around the stages of a turn."""

    def skips(self, game: Warcraft, stage: str) -> bool:
        """Whether the player does not have this step; then the turn goes on behind it."""
        if stage not in SKIPPED or not (number := SKIPS.value(game, game.player(), stage)):
            return False
        game.tell(StepSkipped(seat=game.seat, step=stage, rules=(number,)))
        game.stage = SKIPPED[stage]
        return True

    def before(self, game: Warcraft, stage: str) -> Asks[bool]:
        """What happens before a stage; whether the game still goes on."""
        if stage in BEFORE:
            yield from come(game, BEFORE[stage])
        return not game.ended

    def after(self, game: Warcraft, stage: str) -> Asks[None]:
        """What happens when a stage was left; perhaps the game is over with it."""
        if not game.ended and game.stage != stage:
            if stage in AFTER:
                yield from come(game, AFTER[stage])
            if stage in STEPS and game.stage != STEPS[stage][1]:
                STEP_END.tell(game, STEPS[stage][0])
            AT_ONCE.tell(game)
        if game.ended:
            game.stage = "over"


INTERLUDES = Interludes()


def end_between(game: Warcraft) -> None:
    """A scenario may end the game between two parts of a battle."""
    if not game.ended:
        AT_ONCE.tell(game)
    if game.ended:
        game.stage = "over"


def come(game: Warcraft, moment: Happening[[], None] | Notice[[]]) -> Asks[None]:
    """A moment has come."""
    if isinstance(moment, Notice):
        moment.tell(game)
    else:
        yield from moment.happen(game)


# --- what the rules ask -------------------------------------------------------------------


@rule("WC-892")
def shut(game: Warcraft, player: Player, kind: int, here: int) -> Spaces:
    """Spaces that a scenario closes to a piece; whatever it does not name is open to all."""
    return CLOSED.value(game, player, kind, here)


def unsettled(game: Warcraft) -> bool:
    """Whether a move changes for others where they may go, in ways only the scenario knows."""
    return is_heard(game, CLOSED) or is_heard(game, UNCOUNTED)


def settled(game: Warcraft, left: Player) -> bool:
    """Whether a scenario has a rule of its own for the last player or team."""
    LAST_STANDING.tell(game, left)
    return is_heard(game, LAST_STANDING)


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
