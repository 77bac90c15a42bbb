"""The subcommands of `kitchentable`, one module each, loaded when they are called.

A game may bring subcommands of its own: its row in `kitchentable.games` names them.
"""

from __future__ import annotations

from kitchentable import games

OF_ANY_GAME = (
    "play", "serve", "admin", "simulate", "replay", "judge", "odds", "rules", "verify", "pack",
    "puzzles",
)  # fmt: skip

MODULES = {
    **{name: f"kitchentable.commands.{name}" for name in OF_ANY_GAME},
    **{
        name: f"{row.module}.commands.{name}_command" for row in games.OURS for name in row.commands
    },
}
"""The module of each subcommand, in the order in which `--help` lists them."""

COMMANDS = tuple(MODULES)
