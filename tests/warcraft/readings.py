"""A second, slow reading of the rules behind the most common refusals, written from their text.

Each reading looks at the position and the answer with no help of the program's own reasons, and
gives the rules that forbid the answer. The refusal has to cite one of them. Here are moves and
battles; cards and spending have files of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kitchentable.kernel.illegal import Illegal
from kitchentable.warcraft.model.answers import BattleAt, Deployment, Step, Victim
from kitchentable.warcraft.model.kinds import KIND_OF, NAMES, SHIFT
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from tests.warcraft import card_readings, spend_readings
from tests.warcraft.slow_board import (
    enemies_in,
    fighting,
    ground,
    has,
    steps,
    town,
    units,
)

Rules = Iterator[str]
FAR = {"melee": "WC-124", "ranged": "WC-125", "flying": "WC-126", "worker": "WC-127"}
PACE = {"melee": 1, "ranged": 1, "flying": 2, "worker": 2, "hero": 2}


# --- moves ------------------------------------------------------------------------------------


def nobody_there(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-121: each of your pieces may move; there is none of the kind."""
    if not has(game, player, answer.what, answer.start):
        yield "WC-121"


def moved_already(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-121: at most once per Move Step."""
    at = game.board.index[answer.start] << SHIFT | KIND_OF[answer.what]
    if 0 < has(game, player, answer.what, answer.start) <= player.moved.get(at, 0):
        yield "WC-121"


def locked(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-151: no piece leaves a locked Town; WC-157: nor by Town Portal."""
    start = answer.start if isinstance(answer, Step) else answer.on[0]
    if any(each.locked and game.name(each.town) == start for each in game.players):
        yield "WC-151" if isinstance(answer, Step) else "WC-157"


def mountain(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-143 to WC-145: only flying units enter mountains."""
    if isinstance(answer, Step) and ground(game, answer.to) == "mountain":
        yield {"worker": "WC-143", "hero": "WC-145"}.get(answer.what, "WC-144")
    elif isinstance(answer, Deployment) and ground(game, answer.space) == "mountain":
        yield "WC-352"


def water(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-067, WC-143, WC-145: only flying units enter water."""
    if ground(game, answer.to) == "water":
        yield {"worker": "WC-143", "hero": "WC-145"}.get(answer.what, "WC-067")


def too_far(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-124 to WC-128, WC-497, WC-515: more steps than the piece has."""
    here = game.board.index[answer.start]
    pace = PACE.get(answer.what.removeprefix("orc-"), 2)
    pace += player.strides.get(here << SHIFT | KIND_OF[answer.what], 0)
    if here in player.fast:
        pace = min(3, pace + 2)
    pace = max(0, pace - player.crippled.count(here))
    if steps(game, answer.start, answer.to) > pace:
        if here in player.crippled:
            yield "WC-497"
        yield (
            "WC-128"
            if answer.what == "hero"
            else FAR.get(answer.what.removeprefix("orc-"), "WC-127")
        )


def behind(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-067, WC-143 to WC-145: near enough, but the ground between is closed to the piece."""
    at = str(no.message.args["at"])
    around = steps(game, answer.start, at) + steps(game, at, answer.to)
    shut = ground(game, at)
    if around <= 3 and shut in ("mountain", "water"):
        usual = "WC-144" if shut == "mountain" else "WC-067"
        yield {"worker": "WC-143", "hero": "WC-145"}.get(answer.what, usual)


def no_escort(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-139, WC-141, WC-142: a worker among enemies needs a unit of its own player."""
    space = str(no.message.args["space"])
    own = any(has(game, player, kind, space) for kind in NAMES if kind != "worker")
    if enemies_in(game, player, space) and (not own or answer.what != "worker"):
        yield from ("WC-139", "WC-141", "WC-142")


def stopped(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-130 to WC-136, WC-932: a piece stops in a space with enemies."""
    if enemies_in(game, player, str(no.message.args["space"])):
        yield from ("WC-130", "WC-131", "WC-132", "WC-133", "WC-134", "WC-135", "WC-136", "WC-932")


def same_space(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-122: a move goes to another space; WC-524: so does a portal."""
    start, to = (answer.start, answer.to) if isinstance(answer, Step) else answer.on
    if start == to:
        yield "WC-122" if isinstance(answer, Step) else "WC-524"


def no_walking(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-609, WC-615: Trees and Outposts of Night Elves walk, with option 2."""
    if player.race != "night-elf" or "racial" not in game.played.options():
        yield "WC-609" if answer.what == "tree" else "WC-615"


def no_tree_there(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-607, WC-609: the Tree walks, and it stands where the Town is."""
    if town(game, player) != answer.start:
        yield "WC-609"


def one_step(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-609, WC-615: one space."""
    if steps(game, answer.start, answer.to) != 1:
        yield "WC-609" if answer.what == "tree" else "WC-615"


# --- battles ----------------------------------------------------------------------------------


def no_battle_yours(game: Warcraft, player: Player, answer: BattleAt, no: Illegal) -> Rules:
    """WC-169: a battle needs a unit of the mover in the space."""
    if not units(game, player, answer.space):
        yield "WC-169"


def not_in_battle(game: Warcraft, player: Player, answer: Victim, no: Illegal) -> Rules:
    """WC-238, WC-239: one of the player's units in the battlefield or a flank."""
    there = [(kind, space) for kind, space, _ in fighting(game, player)]
    if (answer.kind, answer.space) not in there:
        yield "WC-238"


def flyer_safe(game: Warcraft, player: Player, answer: Victim, no: Illegal) -> Rules:
    """WC-244, WC-247: in the melee phase flyers are no casualties, unless they are netted."""
    battle = game.battle
    assert battle is not None
    if battle.phase == 2:
        yield "WC-244" if answer.kind == "flying" else "WC-247"


READINGS: dict[str, Callable[[Warcraft, Player, Any, Illegal], Rules]] = {
    **card_readings.READINGS,
    **spend_readings.READINGS,
    "wc-nobody-there": nobody_there,
    "wc-moved-already": moved_already,
    "wc-locked": locked,
    "wc-mountain": mountain,
    "wc-water": water,
    "wc-too-far": too_far,
    "wc-behind-mountain": behind,
    "wc-behind-water": behind,
    "wc-no-escort": no_escort,
    "wc-stopped": stopped,
    "wc-same-space": same_space,
    "wc-no-walking": no_walking,
    "wc-no-tree-there": no_tree_there,
    "wc-one-step": one_step,
    "wc-no-battle-yours": no_battle_yours,
    "wc-not-in-battle": not_in_battle,
    "wc-flyer-safe": flyer_safe,
}
"""By the message of a refusal: the second reading of its rules."""


def reading(game: Warcraft, seat: int, answer: Any, no: Illegal) -> list[str]:
    """The rules that forbid an answer of a seat, by a second reading."""
    return list(READINGS[no.message.id](game, game.players[seat], answer, no))
