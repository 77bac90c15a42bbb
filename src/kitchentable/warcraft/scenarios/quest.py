"""What the building blocks of a scenario keep in the state of a game."""

from __future__ import annotations

from msgspec import Struct, field

from kitchentable.kernel.state.marks import Public


class Gift(Struct):
    """An ability that some units of a player have from an element (WC-951)."""

    seat: Public[int]
    space: Public[int]
    kind: Public[int]
    number: Public[int]
    ability: Public[str]


class Quest(Struct):
    """How a scenario stands. A game without one has none."""

    tokens: Public[dict[str, int]] = field(default_factory=dict)
    """Tokens by name: the space each lies in."""
    carried: Public[list[str]] = field(default_factory=list)
    """Tokens that were carried in this Move Step."""
    sheltered: Public[dict[int, int]] = field(default_factory=dict)
    """Units that came back from the dead and have not moved off yet, as pieces are (WC-881)."""
    resting: Public[dict[int, int]] = field(default_factory=dict)
    """Those of them that came back in this Move Step: they fight no more in it (WC-883)."""
    aside: Public[int] = 0
    """Cards of a deck that are set aside, nobody knows which (WC-887)."""
    struck: Public[bool] = False
    """Lightning was called in this Harvest Step (WC-916)."""
    still: Public[list[Gift]] = field(default_factory=list)
    """What elements will give to units that have stayed with them in this Move Step."""
    gifts: Public[list[Gift]] = field(default_factory=list)
    """Abilities that come from elements."""
    bought: Public[list[tuple[int, str]]] = field(default_factory=list)
    """Cards bought in shops: whose, and in which (WC-993)."""
