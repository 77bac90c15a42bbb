"""The cast of a game: what its cards have to say at which moments. Cards do not change."""

from __future__ import annotations

from msgspec import Struct, field

from kitchentable.kernel.moments import Named


class Cast(Struct, frozen=True):
    """What is worked out once for a game, shared by all copies of its state.

    The moments are those of `raiders/moments.py`, which knows how to find all this.
    """

    speaking: frozenset[Named] = frozenset()
    """The moments at which any card of the game has anything to say."""
    leaders: dict[Named, list[str]] = field(default_factory=dict)
    """By moment: the Leaders whose Leader abilities have a say."""
    silent: dict[tuple[str, str, Named], bool] = field(default_factory=dict)
    """By a card, a troop's card and a moment: whether nothing is ever heard."""
