"""The ratchet of the rule proof: what the tests proved just now, against what is written down.

    python tools/proof.py           compare; fails if anything differs
    python tools/proof.py --write   write down what is proven

Each game's `rulebook/proof.json` says which tests prove which rule. A rule that was proven and
is not any more is a failure; so is a file that does not say what the tests say, because
`kitchentable rules` shows it to people.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kitchentable.games import OURS

ROOT = Path(__file__).resolve().parent.parent
NOTES = ROOT / ".proof"
HOMES = {**{row.prefix: row.home for row in OURS}, "PA": ROOT / "tests/games/pantry"}
"""The folders of our games and of the kernel's test game, by what their rule numbers begin with."""


def noted(folder: Path) -> dict[str, list[str]]:
    """The tests that proved each rule in the last run."""
    proven: dict[str, set[str]] = {}
    for file in sorted(folder.glob("*.json")):
        for test, rules in json.loads(file.read_text()).items():
            for rule in rules:
                proven.setdefault(rule, set()).add(test)
    return {rule: sorted(tests) for rule, tests in sorted(proven.items())}


def differences(written: dict[str, list[str]], proven: dict[str, list[str]]) -> list[str]:
    """The differences from what is written down, in sentences."""
    lost = [f"{rule} was proven and is not any more" for rule in written if rule not in proven]
    changed = [
        f"{rule} is proven by other tests than written down: run `make proof`"
        if rule in written
        else f"{rule} is proven but not written down: run `make proof`"
        for rule in proven
        if written.get(rule) != proven[rule]
    ]
    return lost + changed


def main(arguments: list[str]) -> int:
    proven = noted(NOTES)
    code = 0
    for prefix, home in HOMES.items():
        file = home / "rulebook/proof.json"
        written = json.loads(file.read_text()) if file.exists() else {}
        theirs = {rule: tests for rule, tests in proven.items() if rule.startswith(prefix)}
        wrong = differences(written, theirs)
        if arguments == ["--write"]:
            file.write_text(json.dumps(theirs, indent=1) + "\n")
        elif wrong:
            code = 1
            print("\n".join(wrong))
        print(f"{home.name}: {len(theirs)} rules proven")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
