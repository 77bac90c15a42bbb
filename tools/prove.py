"""The counter-proof: without the code of a rule, one of its tests must fail.

    python tools/prove.py                a random sample of the proven rules
    python tools/prove.py --all          every proven rule
    python tools/prove.py HR-089 ...     these

A test that passes without the code of the rule it proves does not prove it.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.proof import HOMES  # noqa: E402 (run as a program, from anywhere)

SAMPLE = 8
LIMIT_SECONDS = 120


def proven() -> dict[str, list[str]]:
    """The tests of every proven rule, as written down."""
    found: dict[str, list[str]] = {}
    for home in HOMES.values():
        file = home / "rulebook/proof.json"
        if file.exists():
            found.update(json.loads(file.read_text()))
    return found


def survives(rule: str, tests: list[str]) -> bool:
    """Whether all tests of a rule pass although its code is gone."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    command += [f"--without-rule={rule}", *tests]
    try:
        result = subprocess.run(
            command, cwd=ROOT, capture_output=True, check=False, timeout=LIMIT_SECONDS
        )
    except subprocess.TimeoutExpired:
        return False  # without its code nothing comes to an end: noticed as well
    if result.returncode not in (0, 1):
        sys.stdout.write(result.stdout.decode(errors="replace"))
        raise SystemExit(f"the tests of {rule} could not be run")
    return result.returncode == 0


def main(arguments: list[str]) -> int:
    tests = proven()
    if arguments == ["--all"]:
        rules = list(tests)
    elif arguments:
        rules = arguments
    else:
        rules = random.sample(sorted(tests), min(SAMPLE, len(tests)))
    unknown = [rule for rule in rules if rule not in tests]
    if unknown:
        raise SystemExit(f"no test is known to prove {', '.join(unknown)}: run `make proof` first")
    unproven = [rule for rule in rules if survives(rule, tests[rule])]
    for rule in unproven:
        print(f"{rule}: its tests pass without its code")
    print(f"{len(rules) - len(unproven)} of {len(rules)} rules fail without their code")
    return int(bool(unproven))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
