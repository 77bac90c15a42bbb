"""Run all measurements, print them beside their bars, and write them as JSON.

    python -m bench [--json FILE] [--repeat N]

The machine's own speed is measured in the same run: python-chess playing random games. On
shared machines only ratios within one run mean much, so that column is the one to compare.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from bench import kernel, odds, space
from bench.measure import Measured, measure
from bench.yardstick import chess_decisions_per_second
from kitchentable.games import OURS

RESULTS = Path(__file__).parent / "results"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--json", type=Path, default=RESULTS / "bench.json", metavar="FILE")
    parser.add_argument("--repeat", type=int, default=7, metavar="N")
    options = parser.parse_args(arguments)

    yardstick = chess_decisions_per_second(options.repeat)
    print(f"python-chess, random games: {yardstick:,.0f} decisions a second\n")
    print(f"{'':<44} {'median':>10} {'best':>10} {'bar':>8} {'x chess':>8}")
    measured = []
    theirs = [f"bench.{row.name}" for row in OURS if find_spec(f"bench.{row.name}")]
    rooms = (kernel, space, odds, *map(import_module, theirs))
    for what in (what for room in rooms for what in room.MEASURES):
        found = measure(what, options.repeat)
        measured.append(found)
        print(_row(found, yardstick), flush=True)
    options.json.parent.mkdir(parents=True, exist_ok=True)
    report = {
        "python": platform.python_version(),
        "chess_decisions_per_second": round(yardstick),
        "measured": [each.as_data(yardstick) for each in measured],
    }
    options.json.write_text(json.dumps(report, indent=1) + "\n")
    print(f"\nwritten to {options.json}")
    return 0


def _row(found: Measured, yardstick: float) -> str:
    bar = f"{found.what.bar:g}" if found.what.bar else ""
    unit = found.what.unit
    return (
        f"{found.what.name:<44} {found.median:>7.2f} {unit} {found.best:>7.2f} {unit} "
        f"{bar:>8} {found.ratio(yardstick):>8.2f}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
