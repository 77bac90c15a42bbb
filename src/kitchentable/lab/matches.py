"""Matches between two kinds of players over all sides of a game, kept and resumable.

    python -m kitchentable.lab.matches regular regular --games 200 --out FILE
    python -m kitchentable.lab.matches regular random --game raiders --games 40 --out FILE
    python -m kitchentable.lab.matches regular regular --game heroes --games 200 --out FILE
    python -m kitchentable.lab.matches regular regular --game scenario:captives --out FILE

Each game says in its `contests` which sides it has: races, or ready-made teams. Each pair plays
the given number of games, half of them with the seats exchanged; the seed decides which player is
first. Every game is a line of the file; a game that the file has is not played again. With
`--settle 65` a pair plays no more once its interval lies within 35 to 65 % or wholly outside. The
report at the end has the matrix with 95 % intervals, how games ended, and times. In some contests,
such as scenarios, all sides play at once, each in its own seat; several may share a file.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from kitchentable import games, players
from kitchentable.kernel.agreement import agreed
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.contests import BySeat, Contest, Line, Match, Played
from kitchentable.kernel.game import Game
from kitchentable.kernel.plain import Value
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.look import Look, Player
from kitchentable.kernel.table.table import Table
from kitchentable.lab.processes import in_order, keyboard
from kitchentable.lab.simulate import play_out

S = TypeVar("S", bound=State)


class Timed(Played, frozen=True, kw_only=True):
    """A game with the milliseconds that an answer of each seat took."""

    ms: tuple[float, ...]


class Stopwatch(Generic[S]):
    """A player whose answers are timed, in the time of this process, and whose habits are noted."""

    def __init__(self, player: Player, contest: Contest[S]) -> None:
        self.player = player
        self.contest = contest
        self.seconds = 0.0
        self.answers = 0
        self.habits: Counter[str] = Counter()

    def answer(self, look: Look[S]) -> Value:
        """The player's own answer."""
        started = time.process_time()
        answer = self.player.answer(look)
        self.seconds += time.process_time() - started
        self.answers += 1
        habit = "" if look.question is None else self.contest.habit(look.question, answer)
        if habit:
            self.habits[habit] += 1
        return answer


def play(name: str, contest: Contest[S], match: Match) -> Line:
    """Play one game; return its line in the file."""
    game: Game[S] = games.game(name)
    setup = agreed(game.setup, contest.setup(match.sides, match.seed))
    luck = Seeded(contest.luck(match.sides, match.seed))
    table = Table(game, setup, chance=luck, listen=False)
    seated = [Stopwatch(players.player(kind, match.seed, game), contest) for kind in match.kinds]
    decisions, forced = play_out(table, seated)
    result = table.result
    return {
        "kinds": match.kinds,
        contest.key: match.sides,
        "seed": match.seed,
        "winners": result.winners if result else (),
        **contest.facts(table.state),
        "decisions": decisions,
        "forced": forced,
        "ms": [round(1000 * each.seconds / max(1, each.answers), 3) for each in seated],
        **contest.habits([each.habits for each in seated]),
    }


def read(contest: Contest[S], path: Path) -> list[Timed]:
    """The games of a contest that a file has."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [_read(contest, line) for line in map(json.loads, lines) if contest.holds(line)]


def _read(contest: Contest[S], line: Line) -> Timed:
    return msgspec.convert({**line, "sides": line[contest.key], "facts": line}, Timed)


# --- the report -------------------------------------------------------------------------------


def report(contest: Contest[S], played: Sequence[Timed]) -> None:
    """Print the figures of games."""
    if not played:
        return
    means = {key: round(_mean(played, key), 1) for key in contest.means}
    print(len(played), "games, on average", means)
    print("ended by", _ends(played))
    print("undecided", _ends([game for game in played if not game.winners]))
    seats = range(len(played[0].ms))
    times = [sum(game.ms[seat] for game in played) / len(played) for seat in seats]
    print("ms a decision by seat", [round(each, 3) for each in times])
    print("won by seat", [sum(seat in game.winners for game in played) for seat in seats])
    for kind in dict.fromkeys(kind for game in played for kind in game.kinds):
        mixed = [game for game in played if set(game.kinds) != {kind}]
        won = [game for game in mixed if any(game.kinds[seat] == kind for seat in game.winners)]
        if mixed:
            print(f"won by {kind}: {_share(len(won), len(mixed))} {_ends(won)}")
    for line in _pairs(contest, played) if contest.in_pairs else _by_seat(contest, played):
        print(line)
    for line in contest.remarks(played, _share):
        print(line)


def _pairs(contest: Contest[S], played: Sequence[Played]) -> Iterator[str]:
    for one, two in combinations(contest.sides, 2):
        ours, theirs, drawn = met(played, (one, two))
        if ours or theirs:
            yield f"{one:>14} : {two:<14} {_share(ours, ours + theirs)}, drawn {drawn}"


def _by_seat(contest: Contest[S], played: Sequence[Played]) -> Iterator[str]:
    for seat, side in enumerate(contest.sides):
        won = [game for game in played if seat in game.winners]
        yield f"{side:>14} : {_share(len(won), len(played))} {_ends(won)}"


def met(played: Sequence[Played], pair: BySeat) -> tuple[int, int, int]:
    """How often the first side of a pair won, how often the second, how often neither."""
    found = [game for game in played if set(pair) == set(game.sides)]
    won, lost = (sum(game.winners == (game.sides.index(side),) for game in found) for side in pair)
    return won, lost, len(found) - won - lost


def settled(played: Sequence[Played], pair: BySeat, most: float) -> bool:
    """Whether it is clear that neither side of a pair wins more than a share, or that one does."""
    won, lost, _ = met(played, pair)
    if not won and not lost:
        return False
    low, high = interval(won, won + lost)
    return (low >= 1 - most and high <= most) or high < 1 - most or low > most


def _ends(played: Sequence[Played]) -> dict[str, int]:
    return dict(Counter(game.ended for game in played))


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


def _mean(played: Sequence[Played], key: str) -> float:
    return sum(msgspec.convert(game.facts[key], float) for game in played) / len(played)


# --- the command ------------------------------------------------------------------------------


def contests() -> dict[str, str]:
    """The names of all contests, each with the name of its game."""
    rows = games.listed()
    return {name: row.name for row in rows for name in games.game(row.name).lab.contests()}


def main() -> None:
    """Play what is missing, then report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs=2)
    parser.add_argument("--game", default=games.MATCHED, help="a contest of one of the games")
    parser.add_argument("--games", type=int, default=200, help="games for each pair of sides")
    parser.add_argument("--first", type=int, default=0, help="the seed to begin with")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", nargs=2, help="only this pair of sides")
    parser.add_argument("--settle", type=float, help="stop a pair when this share is settled")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    given = parser.parse_args()
    known = contests()
    if given.game not in known:
        raise SystemExit(f"no game {given.game}; there are {', '.join(known)}")
    name = known[given.game]
    contest = games.game(name).lab.contests()[given.game]
    kinds = tuple(given.kinds)
    played = read(contest, given.out)
    done = {Match(game.kinds, game.sides, game.seed) for game in played}

    def left() -> Iterator[Match]:
        for match in contest.matches(kinds, range(given.first, given.games)):
            if match in done or (given.only and set(given.only) != set(match.sides)):
                continue
            if not (given.settle and settled(played, match.sides, given.settle / 100)):
                yield match

    with (
        given.out.open("a", encoding="utf-8") as file,
        keyboard() as interrupted,
        suppress(KeyboardInterrupt),  # what was played is in the file
    ):
        for line in in_order(partial(play, name, contest), left(), given.jobs, interrupted):
            played.append(_read(contest, line))
            file.write(json.dumps(line) + "\n")
            file.flush()
    report(contest, [game for game in read(contest, given.out) if set(game.kinds) == set(kinds)])


if __name__ == "__main__":
    main()
