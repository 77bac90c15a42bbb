"""The odds of a battle that is being fought: from the phase it has reached."""

from __future__ import annotations

from random import Random

from kitchentable.warcraft.model.battle_state import AFTER_HALF, REMOVAL
from kitchentable.warcraft.model.kinds import PHASES
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.odds.armies import Counts, Side, reduced, side_in
from kitchentable.warcraft.odds.battle_odds import (
    MILLION,
    Odds,
    Reckoner,
    in_odds,
    reckonable,
    simulated,
)
from kitchentable.warcraft.rules.participants import battle_of

SPENT = (REMOVAL, AFTER_HALF)
"""The points of a phase at which its dice have been rolled."""


def standing(view: Warcraft, games: int) -> Odds:
    """The odds of the battle as it stands, without cards and abilities that cost mana.

    Casualties that are owed are taken off first. A half of a phase that has not been rolled yet
    counts as not rolled at all, so the odds in the middle of a phase are a close estimate.
    """
    battle = battle_of(view)
    one, two = (side_in(view, seats) for seats in battle.sides)
    kind = PHASES[battle.phase]
    left = [
        reduced(side, side.counts, owed, kind)
        for side, owed in zip((one, two), battle.owed, strict=True)
    ]
    if (over := decided(one, left[0], two, left[1])) is not None:
        return over
    phase = battle.phase + (view.stage in SPENT or any(battle.owed))
    if battle.round == 0:
        phase = 0
    if not reckonable(one, two):
        return simulated(one, two, Random(0), games, (left[0], left[1]), phase)
    reckoner, now = Reckoner(one, two), (left[0], left[1])
    return in_odds(reckoner.phase(now, phase, reckoner.first(now)))


def decided(one: Side, mine: Counts, two: Side, other: Counts) -> Odds | None:
    """The odds once a side holds the battlefield alone; `None` while both do."""
    holds = one.holds(mine), two.holds(other)
    if all(holds):
        return None
    return Odds(MILLION * holds[0], MILLION * (not any(holds)), MILLION * holds[1], (0, 0))
