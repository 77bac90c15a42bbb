"""The start and the end of a turn: what is due then (steps 1 and 10 of the order in part 3.0)."""

from __future__ import annotations

from kitchentable.kernel.questions import CHECKPOINT, Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.model.cards import Type
from kitchentable.raiders.model.state import Action, Character, Phase, Raid
from kitchentable.raiders.model.topics import FightAsUnit
from kitchentable.raiders.moments import ABILITIES, TURN_ENDS, TURN_STARTS, Group
from kitchentable.raiders.rules import shared_questions, wounds


def turn_start(game: Raid) -> Asks[None]:
    """Let abilities act at the start of a turn."""
    assert game.turn is not None, "a troop was activated"
    members = [each for id in game.turn.acting for each in game.members(id)]
    lent = any(may_fight_as_unit(game, each) for each in members)
    if not lent and not TURN_STARTS.is_heard(game):
        game.phase = Phase.CHOOSE
        return
    yield CHECKPOINT
    game.phase = Phase.CHOOSE
    for member in members:
        yield from fight_as_unit(game, member)
        yield from TURN_STARTS.happen(game, member)


def may_fight_as_unit(game: Raid, who: Character) -> bool:
    """Whether a Leader may use its unit's Close combat abilities (D-14), if there are any."""
    if game.setup.leader_abilities == "own" or not game.setup.advanced:
        return False
    unit = game.content.cards[game.troop_of(who).card]
    lent = any(ABILITIES[id].group is Group.CLOSE_COMBAT for id in unit.abilities)
    return lent and unit.type is Type.UNIT and game.is_leader(who)


@rule("HR-045")
def fight_as_unit(game: Raid, who: Character) -> Asks[None]:
    """Let a Leader say whose Close combat abilities it uses until its next turn (D-14)."""
    who.borrows = False
    if may_fight_as_unit(game, who):
        why = say("hr-fight-as-unit", who=who.id, troop=who.troop)
        offer = FightAsUnit(why, who.seat, ("HR-045",), who=who.id)
        who.borrows = yield from shared_questions.agrees(game, offer)


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
    """End the effects that last for the next turn of the troop that acted."""
    assert game.turn is not None, "a turn is ending"
    acting = game.turn.acting
    game.effects = [
        each
        for each in game.effects
        if each.until != "own-turn" or game.characters[each.on].troop not in acting
    ]


@rule("HR-163")
def hurt(game: Raid, who: Character, ability: str) -> Asks[None]:
    """Place the token of an ability marked Hurts, if its user is still on the table (A-080)."""
    if who.at is not None:
        yield from wounds.wound(game, who, who.seat, ("HR-163", ABILITIES[ability].hurts))
