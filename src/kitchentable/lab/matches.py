"""Matches between two kinds of players over all pairs of sides, kept and resumable.

    python -m kitchentable.lab.matches regular regular --games 200 --out FILE
    python -m kitchentable.lab.matches regular random --game raiders --games 40 --out FILE
    python -m kitchentable.lab.matches regular regular --game heroes --games 200 --out FILE
    python -m kitchentable.lab.matches regular regular --game scenario:captives --out FILE

Sides are the races of Warcraft or the ready-made 6-Star teams of Home Raiders. Each pair plays
the given number of games, half of them with the seats exchanged; who is first is drawn by the
seed. Every game is a line of the file; games that are in it already are not played again. With
`--settle 65` a pair plays no more once its interval lies within 35 to 65 % or wholly outside. At
the end: the matrix with 95 % intervals, how games ended, times. A scenario is played by its own
races in their seats; several scenarios may share a file.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import combinations, product
from pathlib import Path
from typing import Any

from kitchentable import games, players
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.look import Look, Player
from kitchentable.kernel.table.table import Table
from kitchentable.lab.processes import in_order, keyboard
from kitchentable.lab.simulate import play_out

Line = dict[str, Any]
Pair = tuple[str, str]
Sides = tuple[str, ...]
Match = tuple[Sides, Sides, int]
"""Players and sides by seat, and the seed."""


class Warcraft:
    """Sides are races."""

    name, sides, key = "warcraft", ("human", "orc", "undead", "night-elf"), "races"
    means = ("turns", "battles", "decisions")

    @staticmethod
    def setup(pair: Pair, seed: int) -> dict[str, Any]:
        """What a game is set up with."""
        return {"seats": 2, "races": pair}

    @staticmethod
    def luck(pair: Pair, seed: int) -> int:
        """The seed of chance."""
        return seed

    @staticmethod
    def facts(state: Any) -> Line:
        """What is worth keeping of a game."""
        return {"ended": state.ended, "turns": state.turn, "battles": state.battles}


class Led(Warcraft):
    """The same with creeps and heroes; each side's hero follows from the seed."""

    @staticmethod
    def setup(pair: Pair, seed: int) -> dict[str, Any]:
        """What a game is set up with."""
        return {"seats": 2, "races": pair, "options": ("creeps", "heroes")}

    @staticmethod
    def facts(state: Any) -> Line:
        """What is worth keeping of a game: also how far the heroes came."""
        levels = [each.hero.level if each.hero else 0 for each in state.players[:2]]
        return {**Warcraft.facts(state), "levels": levels}


class Raiders:
    """Sides are ready-made teams of 6 Stars; every seed has its table."""

    name, key = "raiders", "teams"
    sides = ("lilliput", "gremlins", "fair-folk", "freeloaders", "lords-of-dust")
    means = ("gone", "decisions")

    @classmethod
    def setup(cls, pair: Pair, seed: int) -> dict[str, Any]:
        """What a game is set up with: two games on one table, the seats exchanged."""
        tables = sorted(games.game("raiders").box.shipped().tables)
        one, two = sorted(cls.sides.index(side) for side in pair)
        return {"teams": ",".join(pair), "table": tables[(seed // 2 + 3 * one + two) % len(tables)]}

    @classmethod
    def luck(cls, pair: Pair, seed: int) -> int:
        """The seed of chance: other objectives for each pair and each exchange of seats."""
        one, two = (cls.sides.index(side) for side in pair)
        return 25 * seed + 5 * one + two

    @staticmethod
    def facts(state: Any) -> Line:
        """What is worth keeping of a game."""
        gone = [[w for w in state.characters.values() if w.seat == seat and w.vanished]
                for seat in (0, 1)]  # fmt: skip
        lost = [len(each) for each in gone]
        return {"ended": state.objective, "table": state.table, "lost": lost,
                "gone": sum(lost)}  # fmt: skip


class Scenario:
    """A scenario: all its races at once, each in its seat."""

    name, key, means = Warcraft.name, Warcraft.key, Warcraft.means
    luck = staticmethod(Warcraft.luck)

    def __init__(self, scenario: str) -> None:
        self.scenario = scenario
        self.told = games.game("warcraft").box.shipped().scenarios[scenario]
        self.sides: Sides = self.told.races

    def setup(self, sides: Sides, seed: int) -> dict[str, Any]:
        """What a game is set up with."""
        return {"seats": self.told.seats, "scenario": self.scenario}

    def facts(self, state: Any) -> Line:
        """What is worth keeping of a game."""
        return {"scenario": self.scenario, **Warcraft.facts(state)}

    def rounds(self, kinds: Pair, seeds: range) -> Iterator[Match]:
        """Every seed once; kinds of players go by teams, exchanged in every other game."""
        for seed in seeds:
            teams = [race in self.told.teams[0] if self.told.teams else race == self.sides[0]
                     for race in self.sides]  # fmt: skip
            yield tuple(kinds[(team + seed) % 2] for team in teams), self.sides, seed


CONTESTS: dict[str, type[Warcraft | Raiders]] = {
    "warcraft": Warcraft,
    "heroes": Led,
    "raiders": Raiders,
}


def contest_of(name: str) -> Any:
    """A contest by its name, `scenario:` and a scenario's name among them."""
    scenarios = [f"scenario:{each}" for each in games.game("warcraft").box.shipped().scenarios]
    if name not in (*CONTESTS, *scenarios):
        raise SystemExit(f"no game {name}; there are {', '.join((*CONTESTS, *scenarios))}")
    return CONTESTS[name] if name in CONTESTS else Scenario(name.partition(":")[2])


class Timed:
    """A player whose answers are timed, in the time of this process, and its actions counted."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds = 0.0
        self.answers = 0
        self.actions: Counter[str] = Counter()
        self.hero = ""

    def answer(self, look: Look[Any]) -> Any:
        """The player's own answer."""
        started = time.process_time()
        answer = self.player.answer(look)
        self.seconds += time.process_time() - started
        self.answers += 1
        asked = "" if look.question is None else look.question.topic
        if asked == "choose-action":
            self.actions[answer.what] += 1
        elif asked == "choose-hero":
            self.hero = answer
        return answer


def schedule(contest: Any, kinds: Pair, seeds: range) -> Iterator[Match]:
    """For every pair of sides: players, sides, seed; seats of sides and of players exchanged."""
    if isinstance(contest, Scenario):
        yield from contest.rounds(kinds, seeds)
        return
    for seed, pair in product(seeds, tuple(combinations(contest.sides, 2))):
        sides = pair if seed % 2 == 0 else (pair[1], pair[0])
        seated = kinds if seed % 4 < 2 else (kinds[1], kinds[0])
        yield seated, sides, seed


def play(contest: Any, match: Match) -> Line:
    """One game; its line in the file."""
    kinds, sides, seed = match
    game = games.game(contest.name)
    setup = game.setup(**contest.setup(sides, seed))
    luck = Seeded(contest.luck(sides, seed))
    table: Table[Any] = Table(game, setup, chance=luck, listen=False, keep=False)
    seated = [Timed(players.player(kind, seed, game)) for kind in kinds]
    decisions, forced = play_out(table, seated)
    result = table.result
    line: Line = {"kinds": kinds, contest.key: sides, "seed": seed}
    line["winners"] = result.winners if result else ()
    line |= contest.facts(table.state)
    line |= {"decisions": decisions, "forced": forced}
    line["ms"] = [round(1000 * each.seconds / max(1, each.answers), 3) for each in seated]
    if any(each.actions for each in seated):
        line["actions"] = [dict(each.actions) for each in seated]
    if any(each.hero for each in seated):
        line["heroes"] = [each.hero for each in seated]
    return line


def report(contest: Any, lines: list[Line]) -> None:
    """The figures of all games in the file."""
    if not lines:
        return
    means = {key: round(_mean(lines, key), 1) for key in contest.means}
    print(len(lines), "games, on average", means)
    print("ended by", dict(Counter(line["ended"] for line in lines)))
    print("undecided", dict(Counter(line["ended"] for line in lines if not line["winners"])))
    seats = range(len(lines[0]["ms"]))
    times = [sum(line["ms"][seat] for line in lines) / len(lines) for seat in seats]
    print("ms a decision by seat", [round(each, 3) for each in times])
    print("won by seat", [sum(seat in line["winners"] for line in lines) for seat in seats])
    for kind in dict.fromkeys(kind for line in lines for kind in line["kinds"]):
        mine = [line for line in lines if set(line["kinds"]) != {kind}]
        won = [line for line in mine if any(line["kinds"][s] == kind for s in line["winners"])]
        if mine:
            ends = dict(Counter(line["ended"] for line in won))
            print(f"won by {kind}: {_share(len(won), len(mine))} {ends}")
    if isinstance(contest, Scenario):
        for seat, race in enumerate(contest.sides):
            won = [line for line in lines if seat in line["winners"]]
            ends = dict(Counter(line["ended"] for line in won))
            print(f"{race:>14} : {_share(len(won), len(lines))} {ends}")
        return
    for one, two in combinations(contest.sides, 2):
        ours, theirs, drawn = met(contest, lines, (one, two))
        if ours or theirs:
            print(f"{one:>14} : {two:<14} {_share(ours, ours + theirs)}, drawn {drawn}")
    plans(contest, lines)
    led(lines)


def met(contest: Any, lines: list[Line], pair: Sides) -> tuple[int, int, int]:
    """How often the first side of a pair won, how often the second, how often neither."""
    found = [line for line in lines if set(pair) == set(line[contest.key])]
    won, lost = (
        sum(line["winners"] == [line[contest.key].index(side)] for line in found) for side in pair
    )
    return won, lost, len(found) - won - lost


def settled(contest: Any, lines: list[Line], pair: Sides, most: float) -> bool:
    """Whether it is clear of a pair that neither side wins more than so much, or that one does."""
    won, lost, _ = met(contest, lines, pair)
    if not won and not lost:
        return False
    low, high = interval(won, won + lost)
    return (low >= 1 - most and high <= most) or high < 1 - most or low > most


def led(lines: list[Line]) -> None:
    """How often each hero's side won, and the level it reached on average."""
    seats = [(line, seat) for line in lines for seat in (0, 1) if "heroes" in line]
    for name in sorted({line["heroes"][seat] for line, seat in seats}):
        mine = [(line, seat) for line, seat in seats if line["heroes"][seat] == name]
        won = sum(line["winners"] == [seat] for line, seat in mine)
        level = sum(line["levels"][seat] for line, seat in mine) / len(mine)
        race = mine[0][0]["races"][mine[0][1]]
        print(f"{race:>14} : {name:<22} {_share(won, len(mine))}, level {level:.1f}")


def plans(contest: Any, lines: list[Line]) -> None:
    """What each side does in a game: its actions by kind, whom it loses and makes vanish."""
    kinds = ("move", "close", "ranged", "spirit", "generic", "end")
    print("side", *kinds, "lost", "vanished", sep=" | ")
    for side in contest.sides:
        seats = [(line, seat) for line in lines for seat in (0, 1)
                 if line[contest.key][seat] == side and "actions" in line]  # fmt: skip
        if not seats:
            continue
        figures = [sum(line["actions"][seat].get(kind, 0) for line, seat in seats)
                   for kind in kinds]  # fmt: skip
        figures.append(sum(line["lost"][seat] for line, seat in seats))
        figures.append(sum(line["lost"][1 - seat] for line, seat in seats))
        print(side, *(f"{each / len(seats):.1f}" for each in figures), sep=" | ")


def _share(won: int, count: int) -> str:
    low, high = interval(won, count)
    share = f"{100 * won / count:5.1f} %  [{100 * low:.1f}, {100 * high:.1f}]"
    return f"{won:4} : {count - won:<4} {share}"


def interval(won: int, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, won / count
    middle = share + z * z / (2 * count)
    spread = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return (middle - spread) / scale, (middle + spread) / scale


def _mean(lines: list[Line], key: str) -> float:
    return float(sum(line[key] for line in lines)) / len(lines)


def _read(path: Path) -> list[Line]:
    if not path.exists():
        return []
    return [json.loads(text) for text in path.read_text("utf-8").splitlines()]


def _lines(path: Path, contest: Any) -> list[Line]:
    mine = getattr(contest, "scenario", "")
    return [line for line in _read(path) if line.get("scenario", "") == mine]


def main() -> None:
    """Play what is missing, then report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs=2)
    parser.add_argument("--game", default="warcraft", help="or heroes, raiders, scenario:NAME")
    parser.add_argument("--games", type=int, default=200, help="games for each pair of sides")
    parser.add_argument("--first", type=int, default=0, help="the seed to begin with")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", nargs=2, help="only this pair of sides")
    parser.add_argument("--settle", type=float, help="stop a pair when this share is settled")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    given = parser.parse_args()
    contest = contest_of(given.game)
    kinds = (given.kinds[0], given.kinds[1])
    lines = _lines(given.out, contest)
    done = {(tuple(line["kinds"]), tuple(line[contest.key]), line["seed"]) for line in lines}

    def left() -> Iterator[Match]:
        for match in schedule(contest, kinds, range(given.first, given.games)):
            sides = match[1]
            if match in done or (given.only and set(given.only) != set(sides)):
                continue
            if not (given.settle and settled(contest, lines, sides, given.settle / 100)):
                yield match

    with (
        given.out.open("a", encoding="utf-8") as file,
        keyboard() as interrupted,
        suppress(KeyboardInterrupt),  # what was played is in the file
    ):
        for line in in_order(partial(play, contest), left(), given.jobs, interrupted):
            lines.append(line)
            file.write(json.dumps(line) + "\n")
            file.flush()
    lines = _lines(given.out, contest)
    report(contest, [line for line in lines if set(line["kinds"]) == set(kinds)])


if __name__ == "__main__":
    main()
