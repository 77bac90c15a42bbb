"""The start and the end of a turn: what is due then (steps 1 and 10 of the order in part 3.0)."""

from __future__ import annotations

from kitchentable.kernel.questions import CHECKPOINT, Asks
from kitchentable.kernel.rules import rule
from kitchentable.raiders.model.state import Action, Character, Phase, Raid
from kitchentable.raiders.moments import ABILITIES, TURN_ENDS, TURN_STARTS
from kitchentable.raiders.rules import wounds


def turn_start(game: Raid) -> Asks[None]:
    """What happens as soon as a troop is activated."""
    assert game.turn is not None, "a troop was activated"
    if not TURN_STARTS.is_heard(game):
        game.phase = Phase.CHOOSE
        return
    yield CHECKPOINT
    game.phase = Phase.CHOOSE
    for member in [each for id in game.turn.acting for each in game.members(id)]:
        yield from TURN_STARTS.happen(game, member)


def turn_end(game: Raid) -> Asks[None]:
    """What is due at the end of a turn: messages delivered, what hurts (step 10 of 3.0)."""
    assert game.turn is not None, "a turn is ending"
    turn, heard = game.turn, TURN_ENDS.is_heard(game)
    if heard or turn.hurts:
        yield CHECKPOINT
    game.action = Action("reaction", turn.acting[0])
    if heard:
        for member in [each for id in turn.acting for each in game.members(id)]:
            yield from TURN_ENDS.happen(game, member)
    while turn.hurts:
        who, ability = turn.hurts.pop(0)
        yield from hurt(game, game.characters[who], ability)
    game.end_effects("turn")
    end_own_turn(game)
    game.action = game.turn = None
    game.phase = Phase.DRAW


def end_own_turn(game: Raid) -> None:
    """What lasts for somebody's next turn ends with that turn."""
    assert game.turn is not None, "a turn is ending"
    acting = game.turn.acting
    game.effects = [
        each
        for each in game.effects
        if each.until != "own-turn" or game.characters[each.on].troop not in acting
    ]


@rule("HR-163")
def hurt(game: Raid, who: Character, ability: str) -> Asks[None]:
    """The token of an ability marked Hurts; whoever is gone needs none (A-080)."""
    if who.at is not None:
        yield from wounds.wound(game, who, who.seat, ("HR-163", ABILITIES[ability].hurts))
