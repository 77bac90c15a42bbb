"""Battles without one of their rules: stand-ins that `@rule(..., off=...)` names.

The counter-proof puts them in the place of a function to see which tests notice. Stand-ins for
functions of `participants.py` are in that file.
"""

from __future__ import annotations

from kitchentable.warcraft.model.battle_state import END, PHASE, Battle
from kitchentable.warcraft.model.kinds import PHASES
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.attack_dice import Sources
from kitchentable.warcraft.rules.participants import Part, battle_of, taking_part


def last_round(battle: Battle) -> str:
    """Without WC-224 and WC-225: a battle is over after its first round."""
    battle.phase += 1
    return PHASE if battle.phase < len(PHASES) else END


def against_everybody(game: Warcraft, team: int) -> list[list[int]]:
    """Without WC-205: third parties defend, too."""
    own = game.player().team
    seats = (*game.order(game.seat), *game.strangers())
    return [
        [seat for seat in seats if (game.players[seat].team == own) == attacks]
        for attacks in (True, False)
    ]


def one_against_one(game: Warcraft, team: int) -> list[list[int]]:
    """Without WC-568: teammates take no part."""
    enemies = [seat for seat in game.order(game.seat) if game.players[seat].team == team]
    return [[game.seat], enemies[:1]]


def attackers_first(battle: Battle, first: list[int], everybody: list[int]) -> list[list[int]]:
    """Without WC-294: of two sides with Slow Poison, the attackers strike first."""
    return [battle.sides[0], battle.sides[1]]


def whole_side(battle: Battle, first: list[int], everybody: list[int]) -> list[list[int]]:
    """Without WC-297: teammates strike first together."""
    side = battle.side_of(first[0])
    return [battle.sides[side], battle.sides[1 - side]]


def dice_of(game: Warcraft, seat: int, parts: list[Part]) -> Sources:
    """The dice of some pieces by kind, whatever their type."""
    found: Sources = {}
    for space, kind, number in parts:
        profile = game.profile(game.players[seat], kind, space)
        found[kind] = profile, number * profile.dice + found.get(kind, (profile, 0))[1]
    return found


def of_type(game: Warcraft, seat: int, phase: int) -> Sources:
    """The dice of pieces of a phase's type, without anything that changes them."""
    found = dice_of(game, seat, taking_part(game, seat, phase))
    return {
        kind: (profile, dice) for kind, (profile, dice) in found.items() if profile.type == phase
    }


def one_die(game: Warcraft, seat: int, phase: int) -> Sources:
    """Without WC-228: one die, however many units there are."""
    return {kind: (profile, 1) for kind, (profile, _) in of_type(game, seat, phase).items()}


def one_kind(game: Warcraft, seat: int, phase: int) -> Sources:
    """Without WC-946: of several creeps, only the first attacks."""
    return dict(list(of_type(game, seat, phase).items())[:1])


def all_alike(game: Warcraft, seat: int, phase: int) -> Sources:
    """Without WC-236: all dice are compared with one Strength."""
    found = of_type(game, seat, phase)
    if not found:
        return found
    kind, (profile, _) = next(iter(found.items()))
    return {kind: (profile, sum(dice for _, dice in found.values()))}


def as_the_first(game: Warcraft, seat: int, phase: int) -> Sources:
    """Without WC-571: teammates roll at the Strengths of the first of them."""
    battle = battle_of(game)
    first = game.players[battle.sides[battle.side_of(seat)][0]]
    found = of_type(game, seat, phase)
    return {kind: (game.profile(first, kind, -1), dice) for kind, (_, dice) in found.items()}
