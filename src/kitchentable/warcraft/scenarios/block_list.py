"""All building blocks. Importing this module enters them into `BLOCKS`."""

from __future__ import annotations

from kitchentable.kernel.events import Event
from kitchentable.warcraft.scenarios import (
    altar,
    block_events,
    captives,
    dragons,
    elements,
    gate,
    mercenaries,
    necromancers,
    nordrassil,
    plague,
    shared_blocks,
    storms,
    tokens,
)
from kitchentable.warcraft.scenarios.block import BLOCKS

__all__ = ["BLOCKS", "EVENTS", "MODULES"]

MODULES = (
    shared_blocks,
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

EVENTS: tuple[type[Event], ...] = (*tokens.EVENTS, *block_events.MORE_EVENTS)
"""The events of scenarios."""
