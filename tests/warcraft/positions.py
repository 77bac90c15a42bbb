"""Random small positions, and tables that begin in them."""

from __future__ import annotations

from random import Random
from typing import Any

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft import GAME
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.state import Warcraft

KINDS = ("melee", "ranged", "flying", "worker")
RACES = ("human", "orc", "night-elf", "undead")


def position(rng: Random, point: str = "moving") -> dict[str, Any]:
    """A board with holes and mountains, pieces, Outposts, locks, Fast and Cripple."""
    hexes = [(q, r) for q in range(4) for r in range(3)]
    rng.shuffle(hexes)
    names = "abcdefghij"[: rng.randrange(5, 11)]
    kinds = ("clear", "clear", "clear", "forest", "mountain", "town")
    board: dict[str, Any] = {
        name: {"at": at, "kind": rng.choice(kinds)} for name, at in zip(names, hexes, strict=False)
    }
    seats = rng.choice((2, 4))
    players = [player(rng, seat, board) for seat in range(seats)]
    return {"board": board, "player": players, "point": point}


def player(rng: Random, seat: int, board: dict[str, Any]) -> dict[str, Any]:
    """A player with pieces in random spaces."""
    units: dict[str, dict[str, int]] = {}
    for name in rng.sample(list(board), rng.randrange(1, 4)):
        flat = board[name]["kind"] != "mountain"
        kind = rng.choice(KINDS if flat else ("flying",))
        units[name] = {kind: rng.randrange(1, 3)}
        if flat and kind != "worker" and rng.random() < 0.4:
            units[name]["worker"] = 1
    flat_spaces = [name for name in board if board[name]["kind"] != "mountain"] or list(board)
    town = rng.choice(flat_spaces)
    return {
        "race": RACES[seat],
        "team": seat % 2,
        "town": town,
        "units": units,
        "outposts": [{"space": rng.choice(flat_spaces)}] if rng.random() < 0.3 else [],
        "locked": rng.random() < 0.15,
        "fast": [name for name in units if rng.random() < 0.2],
        "crippled": [name for name in units if rng.random() < 0.2],
    }


def stand(given: dict[str, Any]) -> Table[Warcraft]:
    """A table in a position; the test answers for the dice."""
    setup = WarcraftSetup(seats=len(given["player"]))
    start = GAME.rules.situate(setup, GAME.box.shipped(), given)
    return Table(GAME, setup, chance=Scripted(), start=start)
