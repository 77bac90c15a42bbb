"""Many random games of a game, its invariants checked at every checkpoint: `python tools/soak.py`.

    python tools/soak.py warcraft --games 10000 --seats 2,4
    python tools/soak.py warcraft-options --games 10000
    python tools/soak.py warcraft-small --games 20000
    python tools/soak.py raiders-refusals --games 100
    python tools/soak.py warcraft-refusals --games 100

Home Raiders is played with random teams of random cards, any mix of abilities, on random tables.
Resumable: the result file says how far it is, and a second start goes on from there. A game that
fails is written down with its seed and does not stop the rest.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from kitchentable import games
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.game import Game
from kitchentable.kernel.questions import Chance
from kitchentable.kernel.table.run import Run
from kitchentable.players.random import RandomPlayer

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "results"
sys.path.insert(0, str(ROOT))  # the random cards of Home Raiders are the tests'
EVERY = 50
"""Games between two notes of the progress."""
MOST_ANSWERS = 200_000
OPTIONS = "warcraft-options"
"""Warcraft with every set of options that goes together: the main game for two, three and four,
and every scenario."""
SMALL = "warcraft-small"
"""Warcraft on small crowded boards, where every question must have a legal answer."""
REFUSALS = ("raiders-refusals", "warcraft-refusals")
"""Random games in which answers that are not possible are tried: each refusal gives its reason."""
MOST_SMALL = 400
"""The most answers of a game on a small board."""


def play(game: Game[Any], setup: Any, seed: int) -> int:
    """Play one random game and return the number of answers. Raises if an invariant breaks."""

    def check(state: Any) -> None:
        wrong = game.rules.broken(state)
        if wrong:
            raise AssertionError("; ".join(wrong))

    player, chance, answers = RandomPlayer(seed), Seeded(seed), 0
    run = Run(game, game.rules.begin(setup, game.box.shipped()), keep=False, notice=check)
    while run.question is not None:
        seat = run.waiting()[0]
        part = run.question.part(seat)
        if isinstance(part, Chance):
            answer = chance.answer(part, answers)
        else:
            answer = part.accept(player.drawn(part))
        run.answer(seat, answer)
        answers += 1
        if answers > MOST_ANSWERS:
            raise AssertionError(f"no end after {MOST_ANSWERS} answers")
    check(run.state)
    if game.rules.result(run.state) is None:
        raise AssertionError("it ended without a result")
    return answers


def played(name: str, seed: int, seats: int) -> int:
    """Play the game of a seed and return the number of answers."""
    if name in REFUSALS:
        return refused(name, seed)
    if name != SMALL:
        return play(*dealt(name, seed, seats), seed)
    from tests.laws import answer_all
    from tests.warcraft.small_boards import small_game
    from tests.warcraft.test_small_boards import IDLE

    return answer_all(small_game(seed), seed, MOST_SMALL, IDLE)


def refused(name: str, seed: int) -> int:
    """Try impossible answers all through a game and return the number of refusals."""
    if name == "raiders-refusals":
        from tests.raiders.cards import RandomRaiders
        from tests.raiders.test_reasons import try_game

        return try_game(seed, 400, 8, RandomRaiders(1, size=5, first=seed)).total()
    from tests.warcraft.test_refusals import check, crowded, games, tries

    found = check(tries(games(seed, number=1, answers=300), seed, each=5))
    return (found + check(tries(crowded(seed, number=10), seed, each=25))).total()


def dealt(name: str, seed: int, seats: int) -> tuple[Game[Any], Any]:
    """The game to play, and its setup."""
    if name == OPTIONS:
        setups = all_setups()
        return games.game("warcraft"), setups[seed % len(setups)]
    if name != "raiders":
        game = games.game(name)
        return game, game.setup(seats=seats)
    from tests.raiders.cards import RandomRaiders

    raiders = RandomRaiders(1, size=5, first=seed)
    teams, table = f"a{seed},b{seed}", f"t{seed}"
    return raiders, raiders.setup(teams=teams, table=table, portals="mug,jam_jar")


@cache
def all_setups() -> list[Any]:
    """Option sets of the main game and of every scenario, by turns."""
    from tests.warcraft.option_sets import option_setups, scenario_setups

    main, others = option_setups(turns=40), scenario_setups(turns=40)
    most = max(len(main), len(others))
    return [each[n % len(each)] for n in range(most) for each in (main, others)]


def soak(name: str, count: int, seats: list[int], note: Callable[[dict[str, Any]], None]) -> int:
    """Play on from where the notes end; return the number of games that failed."""
    path = RESULTS / f"soak-{name}.json"
    done: dict[str, Any] = {"games": 0, "answers": 0, "seconds": 0, "failed": []}
    if path.exists():
        done = json.loads(path.read_text())
    started, before = time.process_time(), done["seconds"]
    while done["games"] < count:
        seed = done["games"]
        try:
            done["answers"] += played(name, seed, seats[seed % len(seats)])
        except Exception as wrong:  # what kind of failure does not matter: it is written down
            done["failed"].append({"seed": seed, "why": f"{type(wrong).__name__}: {wrong}"})
        done["games"] += 1
        if done["games"] % EVERY == 0 or done["games"] == count:
            done["seconds"] = round(before + time.process_time() - started)
            path.write_text(json.dumps(done, indent=1) + "\n")
            note(done)
    return len(done["failed"])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", default="2")
    options = parser.parse_args(arguments)
    seats = [int(each) for each in options.seats.split(",")]
    RESULTS.mkdir(parents=True, exist_ok=True)

    def note(done: dict[str, Any]) -> None:
        print(f"{done['games']} games, {len(done['failed'])} failed", flush=True)

    return 1 if soak(options.game, options.games, seats, note) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
