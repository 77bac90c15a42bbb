"""Matches of Warcraft between two kinds of players over all pairs of races, kept and resumable.

    python tools/matches.py regular regular --games 200 --out bench/results/warcraft-matches.jsonl

Each pair of races plays the given number of games, half of them with the seats exchanged; who
is first is drawn by the seed. Every game is a line of the file; games that are in it already
are not played again. At the end: the matrix with 95 % intervals, turns, limits, times.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

from kitchentable import players
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.look import Look, Player
from kitchentable.kernel.table import Table
from kitchentable.lab.simulate import play_out
from kitchentable.warcraft.game import GAME, WarcraftSetup

RACES = ("human", "orc", "undead", "night-elf")

Line = dict[str, Any]
Pair = tuple[str, str]


class Timed:
    """A player whose answers are timed, in the time of this process."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds = 0.0
        self.answers = 0

    def answer(self, look: Look[Any]) -> Any:
        """The player's own answer."""
        started = time.process_time()
        answer = self.player.answer(look)
        self.seconds += time.process_time() - started
        self.answers += 1
        return answer


def schedule(kinds: Pair, games: int) -> Iterator[tuple[Pair, Pair, int]]:
    """For every pair of races: players, races, seed; seats of races and of players exchanged."""
    for seed, pair in product(range(games), tuple(combinations(RACES, 2))):
        races = pair if seed % 2 == 0 else (pair[1], pair[0])
        seated = kinds if seed % 4 < 2 else (kinds[1], kinds[0])
        yield seated, races, seed


def play(kinds: Pair, races: Pair, seed: int) -> Line:
    """One game; its line in the file."""
    table = Table(
        GAME, WarcraftSetup(seats=2, races=races), chance=Seeded(seed), listen=False, keep=False
    )
    seated = [Timed(players.player(kind, seed, GAME)) for kind in kinds]
    decisions, forced = play_out(table, seated)
    result = table.result
    state = table.state
    return {
        "kinds": kinds,
        "races": races,
        "seed": seed,
        "winners": result.winners if result else (),
        "ended": state.ended,
        "turns": state.turn,
        "battles": state.battles,
        "decisions": decisions,
        "forced": forced,
        "ms": [round(1000 * each.seconds / max(1, each.answers), 3) for each in seated],
    }


def report(lines: list[Line]) -> None:
    """The figures of all games in the file."""
    if not lines:
        return
    means = {key: round(_mean(lines, key), 1) for key in ("turns", "battles", "decisions")}
    print(len(lines), "games, on average", means)
    ends: dict[str, int] = {}
    for line in lines:
        ends[line["ended"]] = ends.get(line["ended"], 0) + 1
    print("ended by", ends)
    times = [sum(line["ms"][seat] for line in lines) / len(lines) for seat in (0, 1)]
    print("ms a decision by seat", [round(each, 3) for each in times])
    seats = [sum(line["winners"] == [seat] for line in lines) for seat in (0, 1)]
    print("won by seat", seats)
    for kind in dict.fromkeys(kind for line in lines for kind in line["kinds"]):
        won = sum(any(line["kinds"][seat] == kind for seat in line["winners"]) for line in lines)
        print(f"won by {kind}: {won}")
    for one, two in combinations(RACES, 2):
        games = [line for line in lines if {one, two} == set(line["races"])]
        won = sum(line["winners"] == [line["races"].index(one)] for line in games)
        lost = sum(line["winners"] == [line["races"].index(two)] for line in games)
        if won + lost:
            low, high = interval(won, won + lost)
            share = f"{100 * won / (won + lost):5.1f} %  [{100 * low:.1f}, {100 * high:.1f}]"
            print(f"{one:>10} : {two:<10} {won:4} : {lost:<4} {share}")


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale


def _mean(lines: list[Line], key: str) -> float:
    return float(sum(line[key] for line in lines)) / len(lines)


def main() -> None:
    """Play what is missing, then report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs=2)
    parser.add_argument("--games", type=int, default=200, help="games for each pair of races")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", nargs=2, help="only this pair of races")
    given = parser.parse_args()
    kinds = (given.kinds[0], given.kinds[1])
    lines: list[Line] = []
    if given.out.exists():
        lines = [json.loads(text) for text in given.out.read_text("utf-8").splitlines()]
    done = {(tuple(line["kinds"]), tuple(line["races"]), line["seed"]) for line in lines}
    with given.out.open("a", encoding="utf-8") as file:
        for seated, races, seed in schedule(kinds, given.games):
            if (seated, races, seed) in done or (given.only and set(given.only) != set(races)):
                continue
            line = play(seated, races, seed)
            file.write(json.dumps(line) + "\n")
            file.flush()
    lines = [json.loads(text) for text in given.out.read_text("utf-8").splitlines()]
    report([line for line in lines if set(line["kinds"]) == set(kinds)])


if __name__ == "__main__":
    main()
