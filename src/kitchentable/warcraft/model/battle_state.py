"""A battle as it stands: who fights where, how far it is, what was rolled and lost (WC-200)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from kitchentable.kernel.rules import rule
from kitchentable.kernel.state.marks import Public


class Gone(Struct):
    """A unit that Devour has taken out of the battle."""

    seat: Public[int]
    kind: Public[int]
    space: Public[int]
    by: Public[int]


class Lost(Struct):
    """A unit that was removed as a casualty."""

    seat: Public[int]
    kind: Public[int]
    used: Public[list[str]] = field(default_factory=list)
    """Cards that were played on it: each once (WC-468)."""
    back: Public[bool] = False
    """Whether it came back at once, as a scenario may have it."""


class Sheep(Struct):
    """A unit that Polymorph keeps from attacking in this round."""

    seat: Public[int]
    kind: Public[int]
    space: Public[int]


class Rolled(Struct):
    """What one player rolled in this half of the phase."""

    seat: Public[int]
    kind: Public[int]
    strength: Public[int]
    area: Public[bool]
    """Whether a natural 1 inflicts two casualties (WC-284)."""
    minus: Public[int]
    """What Faerie Fire takes off every die."""
    faces: Public[list[int]]
    extra: Public[list[int]] = field(default_factory=list)
    """Dice of Moon Glaive, which give no further attacks (WC-487)."""

    def dice(self) -> list[int]:
        """All natural faces."""
        return [*self.faces, *self.extra] if self.extra else self.faces

    @rule("WC-475", "WC-476")
    def hits(self, faces: Sequence[int] | None = None) -> int:
        """Dice at or under the Strength (WC-229)."""
        limit, found = self.strength + self.minus, 0
        for face in self.dice() if faces is None else faces:
            found += face <= limit
        return found


FOR_PHASE, FOR_ROUND, FOR_BATTLE = range(3)
"""How long something holds in a battle."""


class Spell(Struct):
    """What a hero's ability does to pieces in a battle, for a while.

    `what` is "more" for dice and Strength added to a kind, "safe" for a unit that is no
    casualty, or the name of the ability that asks for it.
    """

    what: Public[str]
    seat: Public[int]
    kind: Public[int] = -1
    space: Public[int] = -1
    dice: Public[int] = 0
    strength: Public[int] = 0
    lasts: Public[int] = FOR_PHASE


JOIN, DRAW, ROUND, PHASE, ATTACK = "join", "draw", "round", "phase", "attack"
REMOVAL, AFTER_HALF, END, OVER = "removal", "after-half", "battle-end", "battle-over"
IN_PHASE = (PHASE, ATTACK, REMOVAL, AFTER_HALF)
IN_ROUND = (ROUND, *IN_PHASE)
POINTS = (JOIN, DRAW, *IN_ROUND, END, OVER)
"""The points of a battle, in their order: `Warcraft.stage` is one of them while it is fought."""


class Battle(Struct):
    """A battle: who fights where, and how far it is."""

    space: Public[int]
    sides: Public[list[list[int]]]
    """The seats of attackers and defenders."""
    number: Public[int] = 0
    absent: Public[list[int]] = field(default_factory=list)
    """Teammates whose flank units stay out (WC-566)."""
    round: Public[int] = 0
    phase: Public[int] = 0
    """Which of the three phases, in their order."""
    half: Public[int] = 0
    first: Public[list[list[int]]] = field(default_factory=lambda: [[], [], []])
    """By phase: the seats that strike first by Slow Poison."""
    sheep: Public[list[Sheep]] = field(default_factory=list)
    gone: Public[list[Gone]] = field(default_factory=list)
    netted: Public[list[int]] = field(default_factory=list)
    """Sides whose flyers can be melee casualties."""
    spears: Public[list[int]] = field(default_factory=list)
    """Seats that roll their misses again in this phase."""
    fire: Public[list[int]] = field(default_factory=list)
    """Seats that take 1 off their dice in this phase, once for each card."""
    rolls: Public[list[Rolled]] = field(default_factory=list)
    prevented: Public[list[int]] = field(default_factory=lambda: [0, 0])
    """Casualties that cards take off, by the side that would suffer them."""
    owed: Public[list[int]] = field(default_factory=lambda: [0, 0])
    """Casualties each side still has to remove."""
    caused: Public[list[int]] = field(default_factory=list)
    """By seat: casualties of this half that come from its own dice."""
    turn: Public[int] = 0
    """The side that removes the next casualty."""
    rolling: Public[list[int]] = field(default_factory=list)
    """Seats that roll in this half of the phase."""
    aimed: Public[bool] = False
    """Marksmanship has taken the removal at hand."""
    removed: Public[Lost | None] = None
    """The unit removed last."""
    spells: Public[list[Spell]] = field(default_factory=list)
    """What abilities of heroes do meanwhile."""
    lost: Public[list[Lost]] = field(default_factory=list)
    """With heroes: units that were lost in this battle."""
    won: Public[list[int]] = field(default_factory=list)
    """The winners, once they are known."""
    fallen: Public[list[int]] = field(default_factory=list)
    """Seats whose heroes died in this phase."""
    slain: Public[int] = 0
    """Points of creeps that were killed in this phase."""
    took: Public[list[int]] = field(default_factory=lambda: [-1, -1])
    """By side: the seat that removed its last casualty."""

    def side_of(self, seat: int) -> int:
        """0 for an attacker, 1 for a defender, -1 for a third party."""
        return 0 if seat in self.sides[0] else 1 if seat in self.sides[1] else -1
