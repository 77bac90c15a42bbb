"""Make situation files of version 2 out of files of version 1, line for line.

    python -m tools.situations_v2 [FOLDER ...]

A file of version 1 that has no warning is one of version 2 once it says so: the line `version = 2`
is put before its first key, and nothing else changes. Files of version 2 stay as they are, so the
tool can be run on any mixture, again and again. A file with warnings is named and left alone.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from kitchentable import games
from kitchentable.kernel.files.situations import Judged, read
from kitchentable.kernel.problem import Problem

FOLDER = Path(__file__).parent.parent / "tests" / "situations"


def converted(text: str) -> str:
    """The text of a file of version 2; comments and lines stay as they are.

    >>> converted('# A raid.\\ngame = "pantry"\\n')
    '# A raid.\\nversion = 2\\ngame = "pantry"\\n'
    """
    if re.search(r"^version\s*=\s*2\b", text, re.MULTILINE):
        return text
    text = re.sub(r"^version\s*=\s*1\b.*\n", "", text, count=1, flags=re.MULTILINE)
    first = re.search(r"^[^#\s]", text, re.MULTILINE)
    at = first.start() if first else 0
    return f"{text[:at]}version = 2\n{text[at:]}"


def fits(path: Path) -> str:
    """The reason why a file cannot be of version 2; "" if it can."""
    try:
        situation = read(path)
        judged = Judged(situation, games.game(situation.game), str(path))
        for outcome in judged.steps():
            if outcome.unmet:
                return "it is not as expected"
    except Problem as problem:
        return str(problem)
    return "; ".join(str(each) for each in judged.warnings)


def main(folders: list[str]) -> int:
    """Convert all files below some folders; 1 if some had to be left."""
    left = 0
    for folder in [Path(each) for each in folders] or [FOLDER]:
        for path in sorted(folder.rglob("*.toml")):
            text = path.read_text("utf-8")
            new = converted(text)
            if new == text:
                continue
            why = fits(path)
            if why:
                print(f"{path}: {why}")
                left += 1
            else:
                path.write_text(new, "utf-8")
    return int(left > 0)


if __name__ == "__main__":
    os.environ.setdefault("KITCHENTABLE_GAMES", "tests.games.pantry")
    sys.exit(main(sys.argv[1:]))
