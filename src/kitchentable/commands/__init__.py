"""The subcommands of `kitchentable`, one module each, loaded when they are called."""

from __future__ import annotations

COMMANDS = ("play", "simulate", "replay", "judge", "rules", "verify", "pack")
