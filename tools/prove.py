"""The counter-proof: without the code of a rule, an expectation of one of its tests must fail.

    python tools/prove.py                    a random sample of the proven rules
    python tools/prove.py --all              every proven rule; goes on where it was stopped
    python tools/prove.py --all --game WC    every proven rule of one game
    python tools/prove.py HR-089 ...         these

`rulebook/pending.json` of each game lists the rules that are not proven in this way yet. The
list may only shrink: a rule that is not on it must be proven, one that is must not be.

Tests are collected, and the games loaded, once; each rule is tried in a copy of the process, until
the first expectation fails.

A test that passes without the code of the rule it proves does not prove it. Nor does one that
only crashes, or never ends: a crash shows that the code is called, not what it is for. An
expectation is what a test or a situation asserts, or an answer it gives that is then refused.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import resource
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.proof import HOMES  # noqa: E402 (run as a program, from anywhere)

SAMPLE = 8
LIMIT_SECONDS = 20
"""Of the processor, not of the clock: on a busy machine nothing is stopped that would end."""
NOTES = ROOT / ".proof" / "prove"
EXPECTED, CRASHED, SURVIVED, ENDLESS = "expectation", "crash", "survived", "no end"


class Verdict(NamedTuple):
    """What happened to the tests of a rule without its code."""

    rule: str
    outcome: str
    detail: str = ""

    @property
    def proven(self) -> bool:
        """Whether an expectation failed."""
        return self.outcome == EXPECTED

    def __str__(self) -> str:
        said = {
            CRASHED: "its tests only crash without its code",
            SURVIVED: "its tests pass without its code",
            ENDLESS: "its tests do not end without its code",
        }
        more = f" ({self.detail})" if self.detail else ""
        return f"{self.rule}: {said.get(self.outcome, self.outcome)}{more}"


def proven() -> dict[str, list[str]]:
    """The tests of every proven rule, as written down."""
    found: dict[str, list[str]] = {}
    for home in HOMES.values():
        file = home / "rulebook/proof.json"
        if file.exists():
            found.update(json.loads(file.read_text()))
    return found


def pending() -> set[str]:
    """The rules that are not known to be proven by an expectation, as written down."""
    files = [home / "rulebook/pending.json" for home in HOMES.values()]
    return {rule for file in files if file.exists() for rule in json.loads(file.read_text())}


def write_pending(rules: Iterable[str], found: Iterable[Verdict]) -> None:
    """Write down, for each game, which of its rules are not known to be proven."""
    missing = sorted({*rules} - {verdict.rule for verdict in found if verdict.proven})
    for prefix, home in HOMES.items():
        theirs = [rule for rule in missing if rule.startswith(prefix)]
        (home / "rulebook/pending.json").write_text(json.dumps(theirs, indent=1) + "\n")


# --- one rule ------------------------------------------------------------------------------------


class CannotTry(Exception):
    """The tests of a rule cannot be run."""


class Prover:
    """A plugin of pytest: tests are collected once, each rule is tried in a copy of the process."""

    def __init__(self, rules: Iterable[str], jobs: int, hear: Callable[[Verdict], None]) -> None:
        self.waiting = list(rules)[::-1]
        self.jobs = jobs
        self.hear = hear
        self.wrong = "the tests could not be collected: run them first"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests: run those of each rule without its code."""
        if not session.testsfailed:
            try:
                self.try_all({item.nodeid: item for item in session.items})
                self.wrong = ""
            except CannotTry as problem:
                self.wrong = str(problem)
        return True

    def try_all(self, items: dict[str, pytest.Item]) -> None:
        """Try every rule that is waiting, a few at a time."""
        tests, running = proven(), dict[int, str]()
        cheapest = {rule[:2]: cheapest_first(tests[rule])[0] for rule in self.waiting}
        warm_up([items[test] for test in cheapest.values() if test in items])
        while self.waiting or running:
            while self.waiting and len(running) < self.jobs:
                rule = self.waiting.pop()
                lost = [test for test in tests[rule] if test not in items]
                if lost:
                    raise CannotTry(f"{lost[0]} proves {rule} no more: run `make proof` first")
                running[begin(rule, [items[test] for test in cheapest_first(tests[rule])])] = rule
            process, status = os.wait()
            self.hear(ended(running.pop(process), status))


def warm_up(items: Iterable[pytest.Item]) -> None:
    """Run some tests with all rules: what they load, the copies of this process need not load."""
    from tests.proof import NOTED  # whose folder this program adds to the path

    for item in items:
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
    NOTED.clear()  # what these few prove is not all that the tests prove


def cheapest_first(tests: Iterable[str]) -> list[str]:
    """Situations before the other tests: they are short."""
    return sorted(tests, key=lambda test: "test_situations" not in test)


def begin(rule: str, items: Sequence[pytest.Item]) -> int:
    """Run the tests of a rule without its code, in a process of their own."""
    process = os.fork()
    if process:
        return process
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT_SECONDS, LIMIT_SECONDS))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        run_without(rule, items)
    except BaseException:
        os._exit(1)
    os._exit(0)


def run_without(rule: str, items: Sequence[pytest.Item]) -> None:
    """Run tests without the code of a rule until an expectation of one of them fails."""
    report(rule).unlink(missing_ok=True)
    for item in items:
        item.config.option.without_rule = rule
        item.config.option.failures = str(report(rule))
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        if judged(rule, failures(rule)).proven:
            return


def failures(rule: str) -> list[dict[str, str]]:
    """How the tests of a rule have failed so far."""
    if not report(rule).exists():
        return []
    return [json.loads(line) for line in report(rule).read_text().splitlines()]


def report(rule: str) -> Path:
    """Where a process writes how the tests of a rule failed."""
    return NOTES / f"{rule}.failures"


def ended(rule: str, status: int) -> Verdict:
    """The verdict of a process that has ended."""
    if os.WIFSIGNALED(status):
        found = Verdict(rule, ENDLESS)
    elif os.WEXITSTATUS(status):
        raise CannotTry(f"the tests of {rule} could not be run")
    else:
        found = judged(rule, failures(rule))
    report(rule).unlink(missing_ok=True)
    return found


def judged(rule: str, failures: Sequence[dict[str, str]]) -> Verdict:
    """One expectation that failed is enough."""
    for failure in failures:
        if failure["kind"] == EXPECTED:
            return Verdict(rule, EXPECTED)
    return Verdict(rule, CRASHED, failures[0]["detail"]) if failures else Verdict(rule, SURVIVED)


# --- many rules, in more than one sitting -------------------------------------------------------


def stamp() -> str:
    """A hash of everything that a verdict depends on: the program and its tests."""
    digest = hashlib.sha256()
    for folder in ("src/kitchentable", "tests"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".py", ".toml") and file.is_file():
                digest.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def notes() -> Path:
    """Where the verdicts on the code as it stands are kept."""
    return NOTES / f"{stamp()}.jsonl"


def known(file: Path) -> dict[str, Verdict]:
    """The verdicts of an earlier run that was stopped."""
    if not file.exists():
        return {}
    rows = [Verdict(**json.loads(line)) for line in file.read_text().splitlines()]
    return {row.rule: row for row in rows}


def try_rules(rules: Sequence[str], jobs: int, hear: Callable[[Verdict], None]) -> None:
    """Try rules, a few at a time; `hear` is told each verdict as it comes."""
    if not rules:
        return
    NOTES.mkdir(parents=True, exist_ok=True)
    tests = proven()
    files = sorted({test.partition("::")[0] for rule in rules for test in tests[rule]})
    quiet = ["-p", "no:terminal", "-p", "no:cacheprovider", "--capture=no"]
    quiet += ["-o", "addopts=--import-mode=importlib"]
    prover = Prover(rules, jobs, hear)
    pytest.main([*quiet, *files], plugins=[prover])
    if prover.wrong:
        raise SystemExit(prover.wrong)


def prove_all(rules: Iterable[str], jobs: int) -> list[Verdict]:
    """Try every rule; what an earlier run of the same code found is not done again."""
    file = notes()
    found = known(file)
    NOTES.mkdir(parents=True, exist_ok=True)
    with file.open("a") as out:

        def hear(verdict: Verdict) -> None:
            out.write(json.dumps(verdict._asdict()) + "\n")
            out.flush()
            found[verdict.rule] = verdict
            if not verdict.proven:
                print(verdict, flush=True)

        try_rules([rule for rule in rules if rule not in found], jobs, hear)
    return list(found.values())


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/prove.py", description=__doc__)
    parser.add_argument("rules", nargs="*", help="these rules; by default a random sample")
    parser.add_argument("--all", action="store_true", help="every proven rule")
    parser.add_argument("--game", default="", help="with --all: rules that begin so, such as WC")
    parser.add_argument(
        "--write", action="store_true", help="write the list anew, from what is known"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    tests = proven()
    unknown = [rule for rule in options.rules if rule not in tests]
    if unknown:
        raise SystemExit(f"no test is known to prove {', '.join(unknown)}: run `make proof` first")
    excused = pending()
    if options.all:
        found = prove_all([rule for rule in tests if rule.startswith(options.game)], options.jobs)
    elif options.write:
        found = list(known(notes()).values())
    else:
        rules = options.rules or sample(sorted(tests.keys() - excused))
        found = []
        try_rules(rules, options.jobs, found.append)
    if options.write:
        write_pending(tests, found)
        excused = pending()
    wrong = mistakes(found, excused)
    print("\n".join([*wrong, *summary(found)]))
    return int(bool(wrong))


def mistakes(found: Sequence[Verdict], excused: set[str]) -> list[str]:
    """What is not as `pending.json` says, in sentences."""
    wrong = [str(each) for each in found if not each.proven and each.rule not in excused]
    return wrong + [
        f"{each.rule} is proven: take it off the list of those that are not"
        for each in found
        if each.proven and each.rule in excused
    ]


def summary(found: Sequence[Verdict]) -> list[str]:
    """How many rules of each game fail an expectation without their code, and how many do not."""
    lines = []
    for prefix, home in HOMES.items():
        theirs = [each for each in found if each.rule.startswith(prefix)]
        if theirs:
            good = sum(each.proven for each in theirs)
            bad = Counter(each.outcome for each in theirs if not each.proven)
            others = ", ".join(f"{number} {outcome}" for outcome, number in sorted(bad.items()))
            lines.append(
                f"{home.name}: {good} of {len(theirs)} rules fail an expectation without their code"
                + (f" ({others})" if others else "")
            )
    return lines


def sample(rules: list[str]) -> list[str]:
    """A few rules at random."""
    return random.sample(rules, min(SAMPLE, len(rules)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
