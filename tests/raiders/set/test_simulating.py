"""Many games at once: the same whatever the number of processes, flat, and kept when stopped."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from kitchentable import games
from kitchentable.lab import simulate as lab
from kitchentable.lab.simulate import Ended, Report, Series, simulate
from kitchentable.raiders.model.settings import RaidersSetup
from tests.cli.shell import Shell

SERIES = Series("raiders", RaidersSetup(stars=3, teams="lilliput-3,gremlins-3"), ("random",) * 2)
CLOCKS = ("seconds", "games_per_second", "decisions_per_second")


def same(report: Report) -> dict[str, Any]:
    """A report without what the clock has a say in."""
    return {name: getattr(report, name) for name in Report.__struct_fields__ if name not in CLOCKS}


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    played: list[list[Ended]] = [[], []]
    reports = [
        simulate(SERIES, 6, 11, jobs, each=kept.append)
        for jobs, kept in zip((1, 2), played, strict=True)
    ]
    assert same(reports[0]) == same(reports[1])
    assert played[0] == played[1]
    assert [game.seed for game in played[0]] == list(range(11, 17))


def test_the_figures_add_up(shell: Shell, tmp_path: Path) -> None:
    rows = tmp_path / "games.csv"
    options = ["-n", "4", "--jobs", "1", "--seed", "5", "--set", "teams=lilliput-3,gremlins-3"]
    data = json.loads(shell("simulate", "raiders", *options, "--json", "--csv", rows).out)
    assert data["games"] == 4
    assert data["players"] == ["random", "random"]
    assert sum(data["wins"]) + data["draws"] == 4
    assert data["draws"] == data["shared"] + data["undecided"]
    assert data["games_per_second"] == pytest.approx(4 / data["seconds"])
    with rows.open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["seed"] for line in lines] == ["5", "6", "7", "8"]
    assert sum(int(line["decisions"]) for line in lines) == data["decisions"]
    assert [sum(line["winners"] == seat for line in lines) for seat in "12"] == data["wins"]
    assert shell("simulate", "raiders", *options, "--csv", rows).code == 2, "nothing is overwritten"


def test_as_a_table(shell: Shell) -> None:
    out = shell("simulate", "pantry", "-n", "8", "--jobs", "1", "--players", "random,random").out
    lines = out.splitlines()
    assert lines[1].split() == ["player", "won", "of", "all"]
    assert lines[2].startswith("  Seat 1 (random)")
    assert lines[4].startswith("  draws")
    assert lines[-1].endswith("games a second.")


def test_interrupted_it_keeps_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    real, played = lab.play_one, list[Any]()

    def stopped(*args: Any) -> Ended:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(args)
        return real(*args)

    monkeypatch.setattr(lab, "play_one", stopped)
    report = simulate(Series("pantry", games.game("pantry").setup(), ("random",) * 2), 50, jobs=1)
    assert report.interrupted
    assert report.games == 3


@pytest.mark.slow
def test_from_the_keyboard_on_several_processes(tmp_path: Path) -> None:
    """The interrupt goes to all processes of the terminal; only the parent reports it."""
    rows = tmp_path / "games.csv"
    command = [sys.executable, "-m", "kitchentable.cli", "simulate", "pantry", "-n", "1000000"]
    process = subprocess.Popen(
        [*command, "--jobs", "2", "--json", "--csv", str(rows)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "KITCHENTABLE_LANG": "en"},
    )  # fmt: skip
    end = time.monotonic() + 60
    while time.monotonic() < end and (not rows.exists() or rows.stat().st_size < 500):
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    data = json.loads(out)
    assert process.returncode == 130
    assert data["interrupted"] is True
    assert 0 < data["games"] < 1_000_000
    assert "Traceback" not in err
    assert len(rows.read_text().splitlines()) == data["games"] + 1


PEAK = Path("/proc/self/status")
"""Where Linux tells the peak of this program alone. `getrusage` would not do: a new process
begins there with the peak of the one that started it, here of pytest and all its tests."""


@pytest.mark.slow
@pytest.mark.skipif(not PEAK.exists(), reason="the peak of a process is read from Linux")
def test_memory_stays_flat_and_below_300_megabytes() -> None:
    """What one process of Home Raiders needs, after some games and after many."""
    code = (
        "from pathlib import Path; from kitchentable.lab.simulate import *;"
        "from kitchentable.raiders.model.settings import RaidersSetup;"
        "series = Series('raiders', RaidersSetup(), ('random', 'random'));"
        f"peak = lambda: Path('{PEAK}').read_text().split('VmHWM:')[1].split()[0];"
        "simulate(series, 15, jobs=1); before = peak();"
        "simulate(series, 60, 15, jobs=1); print(before, peak())"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    before, after = (int(word) / 1024 for word in result.stdout.split())
    assert after < 300
    assert after - before < 15
