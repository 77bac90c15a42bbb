"""The list of games. Nothing of a game is loaded before it is used.

Games of ours have a row in `OURS`. Others are named by their modules in the environment
variable KITCHENTABLE_GAMES (separated by commas), each with the game as its `GAME`.
"""

from __future__ import annotations

import importlib
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kitchentable.kernel.problem import Problem

if TYPE_CHECKING:
    from kitchentable.kernel.game import Game

HERE = Path(__file__).parent


class Listed(Struct, frozen=True):
    """A game by name: what its rule numbers begin with, its folder, its module.

    `commands` are its own subcommands: `team` is the module `commands/team_command.py` of the game.
    """

    name: str
    prefix: str
    home: Path
    module: str
    commands: tuple[str, ...] = ()


OURS = (
    Listed("raiders", "HR", HERE / "raiders", "kitchentable.raiders", ("team", "house")),
    Listed("warcraft", "WC", HERE / "warcraft", "kitchentable.warcraft"),
)

MATCHED = "warcraft"
"""The game whose sides `lab.matches` matches when none is named."""


@cache
def listed() -> tuple[Listed, ...]:
    """All games, those from the environment first."""
    modules = [name for name in os.environ.get("KITCHENTABLE_GAMES", "").split(",") if name]
    return (*(_list(module) for module in modules), *OURS)


def _list(module: str) -> Listed:
    try:
        game: Game[Any] = importlib.import_module(module).GAME
    except (ImportError, AttributeError):
        raise Problem("game-module", module=module) from None
    return Listed(game.name, game.prefix, game.home, module)


def names() -> str:
    """The names of all games, for messages."""
    return ", ".join(each.name for each in listed())


def choice() -> tuple[str, ...]:
    """The games to choose from when none is named: the first from the environment, or ours."""
    return (listed()[0].name,) if listed()[0] not in OURS else tuple(each.name for each in OURS)


def row(name: str) -> Listed:
    """A game's row by its name."""
    for each in listed():
        if each.name == name:
            return each
    raise Problem("no-such-game", name=name, known=names())


def row_of_rule(number: str) -> Listed:
    """The row of the game a rule number belongs to."""
    for each in listed():
        if number.startswith(each.prefix + "-"):
            return each
    raise Problem("no-such-rule", number=number)


def game(name: str) -> Game[Any]:
    """A game by its name."""
    found: Game[Any] = importlib.import_module(row(name).module).GAME
    return found
