"""The state of a battle: its space and sides, its progress, its rolls and losses (WC-200)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from kitchentable.kernel.rules import rule
from kitchentable.kernel.state.marks import Public


class Gone(Struct):
    """A unit that Devour has taken out of the battle."""

    seat: Public[int]
    """Its owner."""
    kind: Public[int]
    """The number of its kind."""
    space: Public[int]
    """The number of its space."""
    by: Public[int]
    """The seat that devoured it."""


class Lost(Struct):
    """A unit that was removed as a casualty."""

    seat: Public[int]
    """Its owner."""
    kind: Public[int]
    """The number of its kind."""
    used: Public[list[str]] = field(default_factory=list)
    """Cards that were played on it, each at most once (WC-468)."""
    back: Public[bool] = False
    """Whether a scenario brought it back at once."""


class Sheep(Struct):
    """A unit that Polymorph keeps from attacking in this round."""

    seat: Public[int]
    """Its owner."""
    kind: Public[int]
    """The number of its kind."""
    space: Public[int]
    """The number of its space."""


class Rolled(Struct):
    """A player's roll for one kind of piece in this half of the phase."""

    seat: Public[int]
    """The seat that rolled."""
    kind: Public[int]
    """The number of the kind of piece."""
    strength: Public[int]
    """Its Strength."""
    area: Public[bool]
    """Whether a natural 1 inflicts two casualties (WC-284)."""
    minus: Public[int]
    """The number that Faerie Fire takes off every die."""
    faces: Public[list[int]]
    """The natural faces."""
    extra: Public[list[int]] = field(default_factory=list)
    """Dice of Moon Glaive, which give no further attacks (WC-487)."""

    def dice(self) -> list[int]:
        """The natural faces of all dice."""
        return [*self.faces, *self.extra] if self.extra else self.faces

    @rule("WC-229", "WC-475", "WC-476")
    def hits(self, faces: Sequence[int] | None = None) -> int:
        """The number of dice at or below the Strength (WC-229)."""
        limit, found = self.strength + self.minus, 0
        for face in self.dice() if faces is None else faces:
            found += face <= limit
        return found


FOR_PHASE, FOR_ROUND, FOR_BATTLE = range(3)
"""How long an effect lasts in a battle."""


class Spell(Struct):
    """A temporary effect of a hero's ability on pieces in a battle.

    `what` is "more" for dice and Strength added to a kind, "safe" for a unit that cannot be a
    casualty, or the name of the ability that looks for it.
    """

    what: Public[str]
    """ "more", "safe", or the ability."""
    seat: Public[int]
    """The owner of the pieces."""
    kind: Public[int] = -1
    """The number of their kind; -1: any."""
    space: Public[int] = -1
    """The number of their space; -1: any."""
    dice: Public[int] = 0
    """Dice added."""
    strength: Public[int] = 0
    """Strength added."""
    lasts: Public[int] = FOR_PHASE
    """0: for the phase, 1: for the round, 2: for the battle."""


JOIN, DRAW, ROUND, PHASE, ATTACK = "join", "draw", "round", "phase", "attack"
REMOVAL, AFTER_HALF, END, OVER = "removal", "after-half", "battle-end", "battle-over"
IN_PHASE = (PHASE, ATTACK, REMOVAL, AFTER_HALF)
IN_ROUND = (ROUND, *IN_PHASE)
POINTS = (JOIN, DRAW, *IN_ROUND, END, OVER)
"""The points of a battle in their order: the values of `Warcraft.stage` during a battle."""


class Battle(Struct):
    """A battle: its space, its sides and its progress."""

    space: Public[int]
    """The number of its space."""
    sides: Public[list[list[int]]]
    """The seats of attackers and defenders."""
    number: Public[int] = 0
    """The number of the battle in this game, from 1."""
    absent: Public[list[int]] = field(default_factory=list)
    """Teammates whose flank units stay out (WC-566)."""
    round: Public[int] = 0
    """The number of its round, from 1."""
    phase: Public[int] = 0
    """0: ranged, 1: flying, 2: melee (the index in `PHASES`)."""
    half: Public[int] = 0
    """0 or 1: with Slow Poison a phase has two halves."""
    first: Public[list[list[int]]] = field(default_factory=lambda: [[], [], []])
    """By phase: the seats that strike first by Slow Poison."""
    sheep: Public[list[Sheep]] = field(default_factory=list)
    """Units that Polymorph keeps from attacking."""
    gone: Public[list[Gone]] = field(default_factory=list)
    """Units that Devour has taken."""
    netted: Public[list[int]] = field(default_factory=list)
    """Sides whose flying units can be casualties of melee."""
    spears: Public[list[int]] = field(default_factory=list)
    """Seats that roll their misses again in this phase."""
    fire: Public[list[int]] = field(default_factory=list)
    """Seats that take 1 off their dice in this phase, once for each card."""
    rolls: Public[list[Rolled]] = field(default_factory=list)
    """The rolls of this half of the phase."""
    prevented: Public[list[int]] = field(default_factory=lambda: [0, 0])
    """Casualties that cards prevent, by the side that would suffer them."""
    owed: Public[list[int]] = field(default_factory=lambda: [0, 0])
    """Casualties that each side still has to remove."""
    caused: Public[list[int]] = field(default_factory=list)
    """By seat: casualties of this half that come from its own dice."""
    turn: Public[int] = 0
    """The side that removes the next casualty."""
    rolling: Public[list[int]] = field(default_factory=list)
    """Seats that roll in this half of the phase."""
    aimed: Public[bool] = False
    """Whether Marksmanship has made the choice of this casualty."""
    removed: Public[Lost | None] = None
    """The unit removed last."""
    spells: Public[list[Spell]] = field(default_factory=list)
    """The temporary effects of heroes' abilities."""
    lost: Public[list[Lost]] = field(default_factory=list)
    """With heroes: units that were lost in this battle."""
    won: Public[list[int]] = field(default_factory=list)
    """The winners, once they are known."""
    fallen: Public[list[int]] = field(default_factory=list)
    """Seats whose heroes died in this phase."""
    slain: Public[int] = 0
    """Experience points of the creeps killed in this phase."""
    took: Public[list[int]] = field(default_factory=lambda: [-1, -1])
    """By side: the seat that removed its last casualty."""
    raised: Public[dict[int, int]] = field(default_factory=dict)
    """By seat: the melee units raised in this battle."""

    def side_of(self, seat: int) -> int:
        """0 for an attacker, 1 for a defender, -1 for a third party."""
        return 0 if seat in self.sides[0] else 1 if seat in self.sides[1] else -1
