"""The dice of an attack: arithmetic that battles, their odds and bots share."""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.kinds import MELEE, WORKER
from kitchentable.warcraft.model.player import Profile

Sources = dict[int, tuple[Profile, int]]
"""By kind of piece: its profile, and its number of dice."""


def add_units(found: Sources, kind: int, profile: Profile, units: int, phase: int) -> None:
    """Add the dice of some units if they attack in this phase (WC-219, WC-228).

    Each unit rolls one die or what its marker shows. Armed workers are melee units (WC-422).
    """
    dice = units * profile.dice
    if profile.type == phase and dice > 0:
        source = MELEE if kind == WORKER else kind
        found[source] = profile, dice + (found[source][1] if source in found else 0)


def add_bloodlust(found: Sources, phase: int) -> None:
    """Add the die of Bloodlust to an attack that has dice (WC-298)."""
    source = strongest(found, phase)
    profile, dice = found[source]
    found[source] = profile, dice + 1


@rule("WC-301")
def strongest(found: Sources, phase: int) -> int:
    """The source whose Strength the die of Bloodlust has: units, or else the best (WC-301)."""
    return phase if phase in found else max(found, key=lambda kind: found[kind][0].strength)
