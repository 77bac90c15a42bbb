"""All building blocks: whoever imports this knows them by their names."""

from __future__ import annotations

from kitchentable.kernel.events import Event
from kitchentable.warcraft.scenarios import (
    altar,
    captives,
    common,
    dragons,
    elements,
    events,
    gate,
    mercenaries,
    necromancers,
    nordrassil,
    plague,
    storms,
    telling,
)
from kitchentable.warcraft.scenarios.block import BLOCKS

__all__ = ["BLOCKS", "EVENTS", "MODULES"]

MODULES = (
    common,
    gate,
    necromancers,
    captives,
    nordrassil,
    altar,
    storms,
    dragons,
    elements,
    mercenaries,
    plague,
)
"""Modules with blocks."""

EVENTS: tuple[type[Event], ...] = (*events.EVENTS, *telling.MORE_EVENTS)
"""What scenarios tell."""
