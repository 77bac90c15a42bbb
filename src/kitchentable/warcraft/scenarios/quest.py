"""The state that the building blocks of a scenario keep in a game."""

from __future__ import annotations

from msgspec import Struct, field

from kitchentable.kernel.state.marks import Public


class Gift(Struct):
    """An ability that some units of a player have from an element (WC-951)."""

    seat: Public[int]
    """The player."""
    space: Public[int]
    """The number of the space."""
    kind: Public[int]
    """The number of the kind of unit."""
    number: Public[int]
    """How many units."""
    ability: Public[str]
    """The ability, by name."""


class Quest(Struct):
    """The state of a scenario's blocks. A game without a scenario has none."""

    tokens: Public[dict[str, int]] = field(default_factory=dict)
    """Tokens by name: the space each lies in."""
    carried: Public[list[str]] = field(default_factory=list)
    """Tokens that were carried in this Move Step."""
    sheltered: Public[dict[int, int]] = field(default_factory=dict)
    """Units that came back from the dead and have not moved, as in `Player.pieces` (WC-881)."""
    resting: Public[dict[int, int]] = field(default_factory=dict)
    """The sheltered units that came back in this Move Step and do not fight in it (WC-883)."""
    aside: Public[int] = 0
    """The number of cards of a deck that are set aside unseen (WC-887)."""
    struck: Public[bool] = False
    """Whether lightning was called in this Harvest Step (WC-916)."""
    still: Public[list[Gift]] = field(default_factory=list)
    """Abilities that elements will give to units that stay with them in this Move Step."""
    gifts: Public[list[Gift]] = field(default_factory=list)
    """Abilities that come from elements."""
    bought: Public[list[tuple[int, str]]] = field(default_factory=list)
    """Cards bought in shops: the seat and the shop of each (WC-993)."""
