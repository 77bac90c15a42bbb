"""The counter-proof: without the code of a rule, an expectation of one of its tests must fail.

    python tools/prove.py                a random sample of the proven rules
    python tools/prove.py --all          every proven rule; goes on where it was stopped
    python tools/prove.py HR-089 ...     these

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
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.proof import HOMES  # noqa: E402 (run as a program, from anywhere)

SAMPLE = 8
LIMIT_SECONDS = 600
"""A test that has no end without its rule; generous, so that a busy machine stops no other."""
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


def without(rule: str, tests: Sequence[str]) -> Verdict:
    """Run the tests of a rule without its code."""
    NOTES.mkdir(parents=True, exist_ok=True)
    report = NOTES / f"{rule}.failures"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    command += [f"--without-rule={rule}", f"--failures={report}", *tests]
    try:
        result = subprocess.run(
            command, cwd=ROOT, capture_output=True, check=False, timeout=LIMIT_SECONDS
        )
    except subprocess.TimeoutExpired:
        return Verdict(rule, ENDLESS)
    if result.returncode not in (0, 1):
        sys.stdout.write(result.stdout.decode(errors="replace"))
        raise SystemExit(f"the tests of {rule} could not be run")
    if result.returncode == 0:
        return Verdict(rule, SURVIVED)
    failures = [json.loads(line) for line in report.read_text().splitlines()]
    report.unlink()
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


def known(file: Path) -> dict[str, Verdict]:
    """The verdicts of an earlier run that was stopped."""
    if not file.exists():
        return {}
    rows = [Verdict(**json.loads(line)) for line in file.read_text().splitlines()]
    return {row.rule: row for row in rows}


def verdicts(rules: Iterable[str], tests: dict[str, list[str]], jobs: int) -> Iterator[Verdict]:
    """The verdict of every rule, two at a time."""
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(lambda rule: without(rule, tests[rule]), rules)


def prove_all(tests: dict[str, list[str]], jobs: int) -> list[Verdict]:
    """Every rule; what an earlier run of the same code found is not done again."""
    NOTES.mkdir(parents=True, exist_ok=True)
    file = NOTES / f"{stamp()}.jsonl"
    found = known(file)
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
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    tests = proven()
    unknown = [rule for rule in options.rules if rule not in tests]
    if unknown:
        raise SystemExit(f"no test is known to prove {', '.join(unknown)}: run `make proof` first")
    if options.all:
        found = prove_all(tests, options.jobs)
    else:
        rules = options.rules or random.sample(sorted(tests), min(SAMPLE, len(tests)))
        found = list(verdicts(rules, tests, options.jobs))
    missing = [verdict for verdict in found if not verdict.proven]
    print("\n".join(map(str, missing)))
    print(
        f"{len(found) - len(missing)} of {len(found)} rules fail an expectation without their code"
    )
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
