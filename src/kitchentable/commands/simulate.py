"""`kitchentable simulate`: many games between bots."""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import content_of, print_json, setup_of
from kitchentable.kernel.chance import LARGEST_SEED
from kitchentable.kernel.files.reasons import of_system
from kitchentable.kernel.problem import Problem
from kitchentable.lab.simulate import Ended, Report, Series, simulate
from kitchentable.locale import Words

INTERRUPTED = 130


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME", say="help-game")
    parser.number("-n", "--games", default=100, least=0, most=10**9, say="help-games")
    parser.number("--seats", least=1, most=99, say="help-seats")
    parser.option("--edition", metavar="LANG", say="help-edition")
    parser.option("--set", action="append", metavar="KEY=VALUE", say="help-set")
    parser.option("--pack", action="append", metavar="FILE", say="help-pack-file")
    parser.option("--players", default="random", metavar="KIND,...", say="help-players")
    parser.number("--seed", default=0, least=0, most=LARGEST_SEED, say="help-seed")
    parser.number("--jobs", default=0, least=0, most=256, say="help-jobs")
    parser.option("--json", action="store_true", say="help-json")
    parser.option("--csv", metavar="FILE", say="help-csv")


def run(options: argparse.Namespace, words: Words) -> int:
    game = games.game(options.game)
    shipped = content_of(game, options)
    setup, content = game.box.with_files(setup_of(game, options), shipped)
    given = options.players.split(",")
    kinds = tuple(given * setup.seats if len(given) == 1 else given)
    own = content if options.pack or content is not shipped else None
    report = _simulate(options, Series(options.game, setup, kinds, own), words)
    if options.json:
        print_json(msgspec.to_builtins(report))
    else:
        _print(report, words)
    return INTERRUPTED if report.interrupted else 0


def _simulate(options: argparse.Namespace, series: Series, words: Words) -> Report:
    todo = (series, options.games, options.seed, options.jobs)
    with ExitStack() as open_:
        each = open_.enter_context(_rows(options.csv)) if options.csv else lambda game: None
        if options.json or not sys.stderr.isatty():
            return simulate(*todo, each=each)
        from rich.console import Console
        from rich.progress import Progress

        bar = open_.enter_context(Progress(console=Console(stderr=True), transient=True))
        task = bar.add_task(words("simulating"), total=options.games)
        progress = lambda done: bar.update(task, completed=done)  # noqa: E731
        return simulate(*todo, progress=progress, each=each)


@contextmanager
def _rows(name: str) -> Iterator[Callable[[Ended], None]]:
    """A CSV file with a line for each game, written as they end; nothing is overwritten."""
    if Path(name).exists():
        raise Problem("file-exists", file=name)
    try:
        with Path(name).open("w", newline="", encoding="utf-8") as file:
            yield _writer(file)
    except OSError as error:
        raise Problem("file-not-written", file=name, why=of_system(error)) from None


def _writer(file: IO[str]) -> Callable[[Ended], None]:
    rows: Any = csv.writer(file, lineterminator="\n")
    names: list[str] = []

    def write(game: Ended) -> None:
        if not names:
            names.extend(game.summary)
            rows.writerow(["seed", "winners", "decisions", "forced", "rolls", *names])
        winners = " ".join(str(seat + 1) for seat in game.winners)
        figures = [game.summary.get(name, 0) for name in names]
        rows.writerow([game.seed, winners, game.decisions, game.forced, game.rolls, *figures])
        file.flush()

    return write


def _print(report: Report, words: Words) -> None:
    print(words("simulated", games=report.games, seconds=words.decimal(report.seconds)))
    for row in _table(report, words):
        print("  " + row)
    print("  " + words("simulated-shared", shared=report.shared, undecided=report.undecided))
    each = report.decisions // report.games if report.games else 0
    speed = round(report.decisions_per_second)
    print("  " + words("simulated-speed", decisions=report.decisions, each=each, speed=speed))
    rate = words.decimal(report.games_per_second)
    print("  " + words("simulated-rate", rate=rate))
    if report.interrupted:
        print(words("simulated-stopped"))


def _table(report: Report, words: Words) -> Iterator[str]:
    """The number of games that each player won, in columns."""
    rows = [tuple(words(f"simulated-head-{name}") for name in ("player", "wins", "share"))]
    for seat, (kind, wins) in enumerate(zip(report.players, report.wins, strict=True)):
        name = words("simulated-seat", number=seat + 1, kind=kind)
        rows.append((name, str(wins), _percent(wins, report.games, words)))
    share = _percent(report.draws, report.games, words)
    rows.append((words("simulated-draws"), str(report.draws), share))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for name, wins_, share in rows:
        yield f"{name:<{widths[0]}}  {wins_:>{widths[1]}}  {share:>{widths[2]}}"


def _percent(part: int, whole: int, words: Words) -> str:
    return words.decimal(100 * part / whole if whole else 0.0) + " %"
