"""Aims of the troops: a marker for each, or the enemy that it can harm most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.attack import CLOSE, RANGED
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Character


def markers(eyes: Eyes, way: Callable[[Character, int], int]) -> dict[str, int]:
    """The marker of each troop: one troop for each, the nearest first; the others help."""
    troops = [troop.id for troop in eyes.game.alive(eyes.seat)]
    numbers = range(len(eyes.game.markers))
    costs = sorted(
        (_effort(eyes, troop, marker, way), marker, troop)
        for troop, marker in product(troops, numbers)
    )
    found: dict[str, int] = {}
    for _, marker, troop in costs:
        if troop not in found and marker not in found.values():
            found[troop] = marker
    for _, marker, troop in costs:
        found.setdefault(troop, marker)
    return found


def _effort(eyes: Eyes, troop: str, marker: int, way: Callable[[Character, int], int]) -> int:
    """How hard it is for a troop to hold a marker: the way there, and the enemies around it."""
    members = eyes.game.members(troop)
    if any(who.controls == marker for who in members):
        return -1
    far = min(way(who, marker) for who in members)
    moves = max(1, min(eyes.card(who).movement for who in members)) * INCH
    at = eyes.game.markers[marker].at
    foes = sum(
        abs(foe.place[0] - at[0]) + abs(foe.place[1] - at[1]) < 6 * INCH for foe in eyes.foes
    )
    return 100 * far // moves + 12 * foes


def quarry(
    eyes: Eyes, members: Sequence[Character], walk: Callable[[Character, Place], int]
) -> Character:
    """The enemy that a troop can harm most until the end of the game."""
    gap, near = eyes.gap, dict[str, tuple[int, Character]]()
    for foe in eyes.foes:
        far = min(gap(who, foe) for who in members)
        if foe.troop not in near or far < near[foe.troop][0]:
            near[foe.troop] = far, foe
    hopes = [(_hope(eyes, members, foe, far), foe) for far, foe in near.values()]
    best, most = min(near.values(), key=lambda each: each[0])[1], 0
    for hope, foe in sorted(hopes, key=lambda each: -each[0]):
        if hope <= most:
            break  # even a straight way would give fewer points
        lead = min(members, key=lambda who: gap(who, foe))
        real = _hope(eyes, members, foe, walk(lead, foe.place))
        best, most = (foe, real) if real > most else (best, most)
    return best


def _hope(eyes: Eyes, members: Sequence[Character], foe: Character, far: int) -> int:
    """The points that a troop may expect from an enemy at a distance."""
    lead = members[0]
    card, rough = eyes.card(lead), eyes.memory.rough
    close = rough.chance(lead, foe, (CLOSE, False, False, False))
    shot = rough.chance(lead, foe, (RANGED, False, False, False))
    shoots = eyes.shoots(lead) and not eyes.screened(foe, lead)
    enough = card.range * INCH * 3 // 4 if shoots else 0
    move = max(1, card.movement) * INCH
    left = eyes.actions_left(lead) * move
    strikes = close * max(0, left - far)
    shots = shot * max(0, left - max(0, far - enough)) if enough else 0
    return max(strikes, shots) * eyes.worth(foe) // move
