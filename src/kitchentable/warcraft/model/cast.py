"""The cast of a game: what its edition, options and scenario have to say at which moments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from kitchentable.kernel.moments import Hook


class Cast(Struct, frozen=True):
    """What is worked out once for a game, and shared by all copies of its state.

    The moments are those of `warcraft/moments.py`; `options/catalogue.py` finds their hooks.
    """

    at: dict[Any, tuple[Hook, ...]] = field(default_factory=dict)
    """By moment: the hooks of those who have a say. A moment that is missing is silent."""
    says: dict[Any, Callable[..., Any]] = field(default_factory=dict)
    """By moment that has an outcome: those hooks as one function."""
    uncounted: tuple[Hook, ...] = ()
    """Those of them who know units that do not count against stacking."""
