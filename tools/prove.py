"""The counter-proof: without the code of a rule, an expectation of one of its tests must fail.

    python tools/prove.py                a random sample of the proven rules
    python tools/prove.py --all          every proven rule; goes on where it was stopped
    python tools/prove.py HR-089 ...     these

`rulebook/pending.json` of each game lists the rules that are not proven in this way yet. The
list may only shrink: a rule that is not on it must be proven, one that is must not be.

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
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
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


def warm_up(tests: Iterable[str]) -> None:
    """Load the tests once: every rule is tried in a copy of this process."""
    files = sorted({test.partition("::")[0] for test in tests})
    with silence():
        pytest.main(["-q", "-p", "no:cacheprovider", "--collect-only", *files])


@contextmanager
def silence() -> Iterator[None]:
    """Nothing is printed for a while, not by other programs either."""
    sys.stdout.flush()
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)


def begin(rule: str, tests: Sequence[str]) -> int:
    """Run the tests of a rule without its code, in a process of their own."""
    process = os.fork()
    if process:
        return process
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT_SECONDS, LIMIT_SECONDS))
    report(rule).unlink(missing_ok=True)
    asked = [f"--without-rule={rule}", f"--failures={report(rule)}", *tests]
    with silence():
        code = int(pytest.main(["-q", "-p", "no:cacheprovider", *asked]))
    os._exit(code)


def report(rule: str) -> Path:
    """Where a process writes how the tests of a rule failed."""
    return NOTES / f"{rule}.failures"


def ended(rule: str, status: int) -> Verdict:
    """The verdict of a process that has ended."""
    if os.WIFSIGNALED(status):
        return Verdict(rule, ENDLESS)
    code = os.WEXITSTATUS(status)
    if code not in (0, 1):
        raise SystemExit(f"the tests of {rule} could not be run: pytest returned {code}")
    if code == 0:
        return Verdict(rule, SURVIVED)
    failures = [json.loads(line) for line in report(rule).read_text().splitlines()]
    report(rule).unlink()
    return judged(rule, failures)


def judged(rule: str, failures: Sequence[dict[str, str]]) -> Verdict:
    """One expectation that failed is enough."""
    for failure in failures:
        if failure["kind"] == EXPECTED:
            return Verdict(rule, EXPECTED)
    return Verdict(rule, CRASHED, failures[0]["detail"] if failures else "")


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


def verdicts(rules: Iterable[str], tests: dict[str, list[str]], jobs: int) -> Iterator[Verdict]:
    """The verdict of every rule, a few at a time, as they come."""
    NOTES.mkdir(parents=True, exist_ok=True)
    waiting, running = list(rules)[::-1], dict[int, str]()
    warm_up(test for rule in waiting for test in tests[rule])
    while waiting or running:
        while waiting and len(running) < jobs:
            rule = waiting.pop()
            running[begin(rule, tests[rule])] = rule
        process, status = os.wait()
        yield ended(running.pop(process), status)


def prove_all(tests: dict[str, list[str]], jobs: int) -> list[Verdict]:
    """Every rule; what an earlier run of the same code found is not done again."""
    file = notes()
    found = known(file)
    NOTES.mkdir(parents=True, exist_ok=True)
    with file.open("a") as out:
        for verdict in verdicts([rule for rule in tests if rule not in found], tests, jobs):
            out.write(json.dumps(verdict._asdict()) + "\n")
            out.flush()
            found[verdict.rule] = verdict
            print(verdict, flush=True)
    return list(found.values())


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/prove.py", description=__doc__)
    parser.add_argument("rules", nargs="*", help="these rules; by default a random sample")
    parser.add_argument("--all", action="store_true", help="every proven rule")
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
        found = prove_all(tests, options.jobs)
    elif options.write:
        found = list(known(notes()).values())
    else:
        rules = options.rules or sample(sorted(tests.keys() - excused))
        found = list(verdicts(rules, tests, options.jobs))
    if options.write:
        write_pending(tests, found)
        excused = pending()
    wrong = [str(each) for each in found if not each.proven and each.rule not in excused]
    wrong += [
        f"{each.rule} is proven: take it off the list of those that are not"
        for each in found
        if each.proven and each.rule in excused
    ]
    proven_now = sum(each.proven for each in found)
    print("\n".join(wrong))
    print(f"{proven_now} of {len(found)} rules fail an expectation without their code")
    return int(bool(wrong))


def sample(rules: list[str]) -> list[str]:
    """A few rules at random."""
    return random.sample(rules, min(SAMPLE, len(rules)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
