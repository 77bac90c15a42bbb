"""The subcommands of `kitchentable`, one module each, loaded when they are called."""

from __future__ import annotations

COMMANDS = (
    "play", "serve", "simulate", "replay", "judge", "odds", "rules", "verify", "pack", "team",
    "house",
)  # fmt: skip
