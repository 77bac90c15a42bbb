"""`kitchentable simulate`: many games between bots."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import print_json, setup_of
from kitchentable.kernel.chance import LARGEST_SEED
from kitchentable.lab.simulate import Report, simulate
from kitchentable.locale import Words


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME", say="help-game")
    parser.number("-n", "--games", default=100, least=0, most=10**9, say="help-games")
    parser.number("--seats", least=1, most=99, say="help-seats")
    parser.option("--set", action="append", metavar="KEY=VALUE", say="help-set")
    parser.option("--players", default="random", metavar="KIND,...", say="help-players")
    parser.number("--seed", default=0, least=0, most=LARGEST_SEED, say="help-seed")
    parser.number("--jobs", default=0, least=0, most=256, say="help-jobs")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    game = games.game(options.game)
    setup = setup_of(game, options)
    given = options.players.split(",")
    kinds = tuple(given * setup.seats if len(given) == 1 else given)
    report = _simulate(options, setup, kinds, words)
    if options.json:
        print_json(msgspec.to_builtins(report))
    else:
        _print(report, words)
    return 0


def _simulate(
    options: argparse.Namespace, setup: Any, kinds: tuple[str, ...], words: Words
) -> Report:
    todo = (options.game, setup, kinds, options.games, options.seed, options.jobs)
    if options.json or not sys.stderr.isatty():
        return simulate(*todo)
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words("simulating"), total=options.games)
        return simulate(*todo, progress=lambda done: bar.update(task, completed=done))


def _print(report: Report, words: Words) -> None:
    print(words("simulated", games=report.games, seconds=words.decimal(report.seconds)))
    for seat, (kind, wins) in enumerate(zip(report.players, report.wins, strict=True)):
        print("  " + words("simulated-seat", number=seat + 1, kind=kind, wins=wins))
    print("  " + words("simulated-shared", shared=report.shared, undecided=report.undecided))
    each = report.decisions // report.games if report.games else 0
    speed = round(report.decisions_per_second)
    print("  " + words("simulated-speed", decisions=report.decisions, each=each, speed=speed))
