"""The stages of a turn at which a scenario's blocks act, and how they end a game.

The rules test `game.scene` first, so a game without a scenario pays nothing else.
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
"""Moments before a stage, for stages that are entered once and not at each answer."""

AFTER: dict[str, Happening[[], None] | Notice[[]]] = {
    "moving": MOVEMENT_DONE,
    "harvest": HARVEST_END,
}
"""Moments after a stage."""

STEPS = {
    "move-next": ("move", "move-start"),
    "harvest-next": ("harvest", "harvest"),
    "deploy-next": ("deploy", "deploy"),
    "spend-next": ("spend", "spend"),
}
"""By the stage that turns to the next player: the step, and the stage where it begins."""

SKIPPED = {"harvest": "harvest-next", "deploy": "deploy-next", "spend": "points"}
"""By step: the stage that follows for a player who skips it."""


class Interludes:
    """What the blocks of a scenario do around the stages of a turn."""

    def skips(self, game: Warcraft, stage: str) -> bool:
        """Whether the player skips this step; if so, go on to the stage behind it."""
        if stage not in SKIPPED or not (number := SKIPS.value(game, game.player(), stage)):
            return False
        game.tell(StepSkipped(seat=game.seat, step=stage, rules=(number,)))
        game.stage = SKIPPED[stage]
        return True

    def before(self, game: Warcraft, stage: str) -> Asks[bool]:
        """Let the blocks act before a stage, and return whether the game goes on."""
        if stage in BEFORE:
            yield from come(game, BEFORE[stage])
        return not game.ended

    def after(self, game: Warcraft, stage: str) -> Asks[None]:
        """Let the blocks act after a stage, which may end the game."""
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
    """Let the blocks act between two parts of a battle; they may end the game."""
    if not game.ended:
        AT_ONCE.tell(game)
    if game.ended:
        game.stage = "over"


def come(game: Warcraft, moment: Happening[[], None] | Notice[[]]) -> Asks[None]:
    """Let the blocks act at a moment."""
    if isinstance(moment, Notice):
        moment.tell(game)
    else:
        yield from moment.happen(game)


# --- what the rules ask -------------------------------------------------------------------


def shut(game: Warcraft, player: Player, kind: int, here: int) -> Spaces:
    """The spaces that a scenario closes to a piece."""
    return CLOSED.value(game, player, kind, here)


def unsettled(game: Warcraft) -> bool:
    """Whether moves change where other pieces may go, by rules of the scenario."""
    heard = game.cast.at
    return CLOSED in heard or UNCOUNTED in heard


def settled(game: Warcraft, left: Player) -> bool:
    """Tell a scenario that one side is left, and return whether it has a rule for that."""
    LAST_STANDING.tell(game, left)
    return is_heard(game, LAST_STANDING)


# --- winning ------------------------------------------------------------------------------


def win(game: Warcraft, seats: list[int], number: str) -> None:
    """End the game by a rule, with one or several winners. A decided game stays decided."""
    if not game.ended:
        game.winners, game.ended, game.stage = sorted(seats), number, "over"


@rule("WC-558")
def win_of(game: Warcraft, candidates: list[Player], number: str) -> None:
    """Of several players who win at once, let the one with most points win, then the first."""
    if not candidates:
        return
    from kitchentable.warcraft.rules.points import side_points  # points imports this module

    order = game.order(game.first)
    best = max(candidates, key=lambda each: (side_points(game, each), -order.index(each.seat)))
    win(game, [each.seat for each in game.team(best)], number)
