"""The cast of a game: the hooks of its edition, options and scenario, by moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from kitchentable.kernel.moments import Hook


class Cast(Struct, frozen=True):
    """The hooks of a game, found once and shared by all copies of its state.

    The moments are those of `warcraft/moments.py`; `options/catalogue.py` finds their hooks.
    """

    at: dict[Any, tuple[Hook, ...]] = field(default_factory=dict)
    """By moment: its hooks. A moment that is missing is silent."""
    says: dict[Any, Callable[..., Any]] = field(default_factory=dict)
    """By moment with a value or an outcome: all its hooks as one function."""
    uncounted: tuple[Hook, ...] = ()
    """The hooks for units that do not count against stacking."""
