"""Run every check and say at the end what ran, what did not, and why (`make test`).

`--fast` (`make check`) leaves out what takes long: tests marked slow, browser or database, the
counter-proof and the documentation. `--long` (`make long`) runs what is too long for either: of
each of its steps a sample is in `make test`. Steps go on after a failure, so that one run shows
everything.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tools.setup import REPORT, ROOT, VENV, search_path

RAN, FAILED, SKIPPED, NOT_YET = "ok", "FAILED", "skipped", "not yet"

# A step that hangs must not eat the time in which the others could have spoken. The longest step
# takes about ten minutes on a quiet machine of two cores: six times that stops no healthy run.
STEP_LIMIT_SECONDS = 60 * 60

# Marks that `make check` leaves out, and the need (tools/setup.py) of each that has one.
SLOW_MARKS = ("slow", "browser", "database")
LONG_MARK = "long"  # only in `make long`
MARK_OF_NEED = {"chromium": "browser", "postgresql": "database"}

PYTEST = ["pytest", "-n", "2"]


@dataclass(frozen=True)
class Step:
    """Something to run: commands in order, until one fails."""

    name: str
    commands: tuple[tuple[str, ...], ...]
    folder: Path = ROOT
    report: Path | None = None  # where pytest writes its results
    fine: tuple[int, ...] = (0,)  # exit codes that are no failure
    limit: int | None = STEP_LIMIT_SECONDS


@dataclass(frozen=True)
class Row:
    """A line of the table at the end."""

    name: str
    state: str
    seconds: float | None = None
    note: str = ""
    details: list[str] = field(default_factory=list)


# --- What to run ----------------------------------------------------------------------------


def step(name: str, *command: str) -> Step:
    return Step(name, (command,))


def in_ci(environment: Mapping[str, str]) -> bool:
    return environment.get("CI", "").lower() in ("true", "1")


def unmet(name: str, reason: str, ci: bool, details: Iterable[str] = ()) -> Row:
    """The build machine must have everything. On other machines a missing tool is only reported."""
    return Row(name, FAILED if ci else SKIPPED, note=reason, details=list(details))


def pytest_step(
    name: str, marks: str, paths: Iterable[str] = (), may_be_empty: bool = False
) -> Step:
    report = VENV / f"{name.replace(' ', '-')}.xml"
    command = (*PYTEST, "-m", marks, f"--junitxml={report}", *paths)
    return Step(name, (command,), report=report, fine=(0, 5) if may_be_empty else (0,))


def fast_tests() -> Step:
    marks = " and ".join(f"not {mark}" for mark in (*SLOW_MARKS, LONG_MARK))
    made = "--ignore=docs/reference"  # from docstrings, whose examples run where they stand
    examples = ["--doctest-modules", "--doctest-glob=docs/*.md", made, "docs"]
    return pytest_step("tests", marks, [*examples, "tests", "tools", "src/kitchentable"])


def slow_tests(missing: Mapping[str, str]) -> Step:
    left_out = [mark for need, mark in MARK_OF_NEED.items() if need in missing]
    marks = f"({' or '.join(SLOW_MARKS)})"
    marks += "".join(f" and not {mark}" for mark in (LONG_MARK, *left_out))
    return pytest_step("slow tests", marks, may_be_empty=bool(left_out))


def web_step(web: Path, missing: Mapping[str, str], ci: bool) -> Step | Row:
    if not (web / "package.json").is_file():
        return Row("web client", NOT_YET, note="there is no web/package.json yet")
    if "node" in missing:
        return unmet("web client", missing["node"], ci)
    return Step("web client", (("npm", "run", "check"),), folder=web)


def plan(root: Path, fast: bool, missing: Mapping[str, str], ci: bool) -> list[Step | Row]:
    """Every step in order; what cannot run is a finished row that says why."""
    todo: list[Step | Row] = [
        step("format", "ruff", "format", "--check", "."),
        step("lint", "ruff", "check", "."),
        step("types", "mypy"),
        fast_tests(),
        step("rules", "kitchentable", "rules", "--check"),
    ]
    todo.append(step("proof", "python", "tools/proof.py"))
    todo.append(web_step(root / "web", missing, ci))
    if fast:
        left_out = ("counter-proof", "slow tests", "documentation")
        return todo + [Row(name, SKIPPED, note="only in `make test`") for name in left_out]
    todo.append(step("counter-proof", "python", "tools/prove.py"))
    todo.append(slow_tests(missing))
    for need, mark in MARK_OF_NEED.items():
        if need in missing:
            todo.append(unmet(f"{mark} tests", missing[need], ci, names_of_tests(mark)))
    reference, build = (
        ("python", "tools/reference.py"),
        ("zensical", "build", "--clean", "--strict"),
    )
    todo.append(Step("documentation", (reference, build)))
    return todo


def long_plan() -> list[Step | Row]:
    """Steps of hours; each goes on where it was stopped, and keeps its result in a file."""
    soak = ("python", "tools/soak.py")
    steps = {
        "counter-proof of every rule": ("python", "tools/prove.py", "--all"),
        "small boards": (*soak, "warcraft-small", "--games", "20000"),
        "options and scenarios": (*soak, "warcraft-options", "--games", "10000"),
        "two and four players": (*soak, "warcraft", "--games", "10000", "--seats", "2,4"),
        "random teams": (*soak, "raiders", "--games", "10000"),
        "refusals in raids": (*soak, "raiders-refusals", "--games", "300"),
        "refusals in wars": (*soak, "warcraft-refusals", "--games", "300"),
        "whole games in the browser": (*PYTEST, "-m", LONG_MARK),
    }
    return [Step(name, (command,), limit=None) for name, command in steps.items()]


# --- Running it -----------------------------------------------------------------------------


def environment() -> dict[str, str]:
    """Steps keep bytecode, whatever the shell says: hundreds of processes load the same modules."""
    found = {**os.environ, "PATH": search_path()}
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    return found


def names_of_tests(mark: str) -> list[str]:
    """The tests that carry a mark, for saying exactly what was left out."""
    command = ["pytest", "--collect-only", "-q", "-m", mark]
    listing = subprocess.run(
        command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False
    )
    return [line for line in listing.stdout.splitlines() if "::" in line]


def read_results(report: Path) -> tuple[str, list[str]]:
    """The counts in pytest's report, and one line for each test that skipped itself."""
    if not report.is_file():
        return "no results", []
    cases = list(ElementTree.parse(report).iter("testcase"))
    bad = [case for case in cases if {"failure", "error"} & {part.tag for part in case}]
    skipped = [
        f"{case.get('classname')}::{case.get('name')}: {mark.get('message')}"
        for case in cases
        for mark in case.findall("skipped")
        if mark.get("type") == "pytest.skip"
    ]
    parts = [f"{len(cases) - len(bad) - len(skipped)} passed"]
    parts += [f"{len(bad)} failed"] if bad else []
    parts += [f"{len(skipped)} skipped"] if skipped else []
    return ", ".join(parts), skipped


def forget_proofs(root: Path) -> None:
    """Forget what an earlier run proved."""
    for file in (root / ".proof").glob("*.json"):
        file.unlink()


def run(todo: Step) -> Row:
    print(f"\n=== {todo.name}", flush=True)
    if todo.report:
        todo.report.unlink(missing_ok=True)
    started = time.monotonic()
    state, note = RAN, ""
    for command in todo.commands:
        try:
            code = subprocess.run(
                command, cwd=todo.folder, env=environment(), timeout=todo.limit, check=False
            ).returncode
        except subprocess.TimeoutExpired:
            state, note = FAILED, f"stopped after {todo.limit} seconds"
            break
        except OSError as problem:
            state, note = FAILED, f"{command[0]} did not start: {problem.strerror}"
            break
        if code not in todo.fine:
            state, note = FAILED, f"`{' '.join(command)}` returned {code}"
            break
    seconds = time.monotonic() - started
    details: list[str] = []
    if todo.report and todo.report.is_file():
        note, details = read_results(todo.report)
    return Row(todo.name, state, seconds, note, details)


# --- Saying it ------------------------------------------------------------------------------


def summary(rows: list[Row]) -> str:
    width = max(len(row.name) for row in rows)
    lines = []
    for row in rows:
        seconds = "     -" if row.seconds is None else f"{row.seconds:6.1f}"
        lines.append(f"{row.name:<{width}}  {row.state:<7}  {seconds} s  {row.note}".rstrip())
        lines += [f"{'':<{width}}    {detail}" for detail in row.details]
    total = sum(row.seconds or 0 for row in rows)
    counts = [(RAN, "ran"), (FAILED, "failed"), (SKIPPED, "skipped"), (NOT_YET, "not there yet")]
    said = [f"{sum(row.state == state for row in rows)} {word}" for state, word in counts]
    return "\n".join([*lines, f"{', '.join(said)}; {total:.0f} seconds in all"])


def exit_code(rows: list[Row]) -> int:
    return int(any(row.state == FAILED for row in rows))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.check", description=__doc__)
    parser.add_argument("--fast", action="store_true", help="leave out what takes long")
    parser.add_argument("--long", action="store_true", help="run what takes hours")
    parser.add_argument("--only", metavar="STEP", help="run a single step, such as `types`")
    options = parser.parse_args(arguments)

    setup = json.loads(REPORT.read_text())
    forget_proofs(ROOT)
    missing, ci = setup["missing"], in_ci(os.environ)
    todo = long_plan() if options.long else plan(ROOT, options.fast, missing, ci)
    rows = [Row("set-up", RAN, setup["seconds"])]
    if options.only:
        names = [each.name for each in todo]
        todo, rows = [each for each in todo if each.name == options.only], []
        if not todo:
            parser.error(f"there is no step {options.only!r}, only {', '.join(names)}")
    rows += [run(each) if isinstance(each, Step) else each for each in todo]
    print(f"\n=== what ran\n{summary(rows)}", flush=True)
    return exit_code(rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
