"""Learn the weights of Warcraft's outlook from games that explore.

    python -m tools.learn play --games 2000 --out FILE
    python -m tools.learn fit FILE...

Self-play of one bot teaches wrong weights, because it never shows what becomes of positions that
the bot avoids. Here both players now and then answer at random, each as often as the seed says.
Every game is a line of the file: the difference of the two sides' measures at the start of each
turn, and the side that won. A game that the file has is not played again. `fit` finds the weights
by logistic regression, tells how well they do on a fifth of the games that were held out, and
writes `outlook.json`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct
from msgspec import json as fast_json

from kitchentable.kernel.agreement import agreed
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.plain import Value
from kitchentable.kernel.table.look import Look
from kitchentable.kernel.table.table import Table
from kitchentable.players.random import RandomPlayer
from kitchentable.warcraft.bots import outlook
from kitchentable.warcraft.bots.regular import Regular
from kitchentable.warcraft.game import GAME
from kitchentable.warcraft.model.state import Warcraft

RACES = ("human", "orc", "undead", "night-elf")
DOUBTS = (0.0, 0.02, 0.1, 0.25)
"""How often a player answers at random."""
WEIGHTS = Path(outlook.__file__).with_name("outlook.json")
RIDGE = 1.0

Numbers = npt.NDArray[np.float64]


class Lesson(Struct, frozen=True):
    """A game: its number, the side that won, the differences of measures by turn."""

    seed: int
    won: int
    rows: list[list[int]]


class Exploring:
    """The regular, but for some answers at random."""

    def __init__(self, seed: int, doubt: float) -> None:
        self.regular, self.random = Regular(seed), RandomPlayer(seed)
        self.rng, self.doubt = Random(seed), doubt

    def answer(self, look: Look[Warcraft]) -> Value:
        """An answer to the question in the look."""
        given: Value = self.regular.answer(look)
        return self.random.answer(look) if self.rng.random() < self.doubt else given


def play(seed: int) -> Lesson | None:
    """Play a game of two races drawn by its number; `None` if neither side won alone."""
    rng = Random(seed)
    options = ("creeps", "heroes") if rng.random() < 0.3 else ()
    races = tuple(rng.sample(RACES, 2))
    setup = agreed(GAME.setup, {"seats": 2, "races": races, "options": options})
    table = Table(GAME, setup, chance=Seeded(seed), listen=False, keep=False)
    players = [Exploring(2 * seed + seat, rng.choice(DOUBTS)) for seat in range(2)]
    rows: list[list[int]] = []
    turn = 1
    while not table.over:
        for seat in table.waiting():
            table.answer(seat, players[seat].answer(table.look(seat)))
        if table.state.turn > turn and not table.over:
            turn = table.state.turn
            rows.append(difference(table.state))
    winners = table.state.winners
    return Lesson(seed, winners[0], rows) if len(winners) == 1 else None


def difference(state: Warcraft) -> list[int]:
    """How much more the first side has of everything, in thousandths."""
    one, two = (found for _, found in sorted(outlook.sides(state).items()))
    return [mine - other for mine, other in zip(one, two, strict=True)]


def read(paths: list[Path]) -> Iterator[Lesson]:
    """The games of the files."""
    for path in paths:
        for line in path.read_bytes().splitlines() if path.exists() else ():
            yield fast_json.decode(line, type=Lesson)


def fitted(rows: Numbers, won: Numbers) -> Numbers:
    """The weights of a logistic regression, by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (chance - won) + RIDGE * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows
        step = np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def fit(paths: list[Path]) -> None:
    """Fit the weights to all games, and report how weights from four fifths do on the rest."""
    games = list(read(paths))
    rows = np.array([row for game in games for row in game.rows]) / 1000
    won = np.array([float(game.won == 0) for game in games for _ in game.rows])
    held = np.array([game.seed % 5 == 0 for game in games for _ in game.rows])
    chance = 1 / (1 + np.exp(-rows[held] @ fitted(rows[~held], won[~held])))
    right = float(((chance > 0.5) == (won[held] > 0.5)).mean())
    print(f"{len(games)} games, {len(rows)} positions; held out: {100 * right:.1f} % right")
    weights = (1000 * fitted(rows, won)).round().astype(int).tolist()
    found = dict(zip(outlook.MEASURES, weights, strict=True))
    WEIGHTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Play games into a file, or fit the weights to files."""
    parser = argparse.ArgumentParser(description=__doc__)
    ways: Any = parser.add_subparsers(dest="what", required=True)
    playing = ways.add_parser("play")
    playing.add_argument("--games", type=int, default=2000)
    playing.add_argument("--out", type=Path, required=True)
    ways.add_parser("fit").add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    if given.what == "fit":
        fit(given.files)
        return
    known = {game.seed for game in read([given.out])}
    with given.out.open("ab") as file:
        for seed in range(given.games):
            if seed not in known and (lesson := play(seed)) is not None:
                file.write(fast_json.encode(lesson) + b"\n")
                file.flush()


if __name__ == "__main__":
    main()
