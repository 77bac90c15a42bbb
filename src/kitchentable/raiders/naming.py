"""What cards and factions are called, in the reader's language.

The names in the packs are English and serve as ids at the table; these are for people to read.
Only what ships has such messages; whoever shows an owner's own card takes the pack's name.
"""

from __future__ import annotations

from kitchentable.kernel.words import Message


def card_name(id: str) -> Message:
    """The name of a card."""
    return Message(f"hr-card-{id}")


def card_flavour(id: str) -> Message:
    """The line that goes with a card."""
    return Message(f"hr-flavour-{id}")


def faction_name(faction: str) -> Message:
    """The name of a faction."""
    return Message(f"hr-faction-{_key(faction)}")


def faction_plan(faction: str) -> Message:
    """How a faction plays, in one sentence."""
    return Message(f"hr-plan-{_key(faction)}")


def _key(faction: str) -> str:
    return faction.lower().replace(" ", "-")
