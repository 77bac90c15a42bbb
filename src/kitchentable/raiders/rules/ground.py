"""Going to ground (group 18)."""

from __future__ import annotations

from kitchentable.kernel.questions import PASS, Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.model.attack import Attack
from kitchentable.raiders.model.events import StoodUp, WentToGround
from kitchentable.raiders.model.state import Raid, Troop
from kitchentable.raiders.model.topics import GoToGround
from kitchentable.raiders.rules.shared_questions import reaction


@rule("HR-115", "HR-116", "HR-117")
def offer_ground(game: Raid, troop: Troop, *attacks: Attack) -> Asks[None]:
    """Offer a troop that is about to be shot at to go to ground, once an action."""
    assert game.action is not None, "an action is in progress"
    surprised = attacks[0].follow_up and not game.setup.bolt_ground
    asked = (troop.id, "ground") in game.action.used
    if troop.down or asked or surprised or must_stand(game, troop):
        return
    game.action.used.append((troop.id, "ground"))
    choice = GoToGround(
        say("hr-go-to-ground", troop=troop.id),
        seat=troop.seat,
        rules=("HR-115", "HR-116"),
        among=("ground",),
        troop=troop.id,
        attacks=attacks,
    )
    if (yield from ask(reaction(game, choice))) is not PASS:
        all_of_it = ("HR-117",) if len(game.members(troop.id)) > 1 else ()
        go_to_ground(game, troop, ("HR-115", *all_of_it, "HR-119"))


def begin_shot(game: Raid) -> None:
    """Offer going to ground anew before each shot of a unit, if that was agreed on."""
    if game.setup.ground_each_shot and game.action is not None:
        game.action.used = [each for each in game.action.used if each[1] != "ground"]


def must_stand(game: Raid, troop: Troop) -> bool:
    """Whether a troop cannot go to ground because it is its player's own turn.

    Reactions may be agreed to belong to the opponent's turn alone (HR-065).
    """
    own = game.turn is not None and game.turn.seat == troop.seat
    return own and not game.setup.ground_in_own_turn


@rule("HR-117", "HR-119", "HR-120")
def go_to_ground(game: Raid, troop: Troop, rules: tuple[str, ...], forced: bool = False) -> None:
    """Let the whole troop lie down where it is. A troop on the ground stays there (A-063)."""
    if not troop.down:
        troop.down = True
        game.tell(WentToGround(troop=troop.id, forced=forced, rules=rules))


@rule("HR-121", "HR-140")
def stand_up(game: Raid, troop: Troop, rules: tuple[str, ...]) -> None:
    """Let a troop stand up."""
    troop.down = False
    game.tell(StoodUp(troop=troop.id, rules=rules))
