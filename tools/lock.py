"""Compile the lists in pyproject.toml into the hashed files of requirements/ (`make lock`).

Run it after changing a dependency. Versions that are already locked stay as they are;
`make lock ARGS=--upgrade` takes the newest of everything.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# File -> the arguments that say what goes into it. `test` is constrained by `play`, which is
# why an environment with `test` also has `play` (tools/setup.py relies on it).
LOCKS: dict[str, list[str]] = {
    "play": ["pyproject.toml", "--group", "build"],
    "test": [
        *["pyproject.toml", "--extra", "nodes", "--constraints", "requirements/play.txt"],
        *["--group", "build", "--group", "test", "--group", "docs", "--group", "bench"],
    ],
    "node": ["--group", "node"],
}

# The files must not name the index they were compiled from: everybody uses their own.
OPTIONS = [
    *["--quiet", "--universal", "--generate-hashes", "--no-emit-index-url"],
    *["--no-emit-find-links", "--python-version", "3.11", "--no-annotate"],
    *["--custom-compile-command", "make lock"],
]


def main(extra: list[str]) -> int:
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        for name, sources in LOCKS.items():
            target = f"requirements/{name}.txt"
            print(f"compiling {target}", flush=True)
            subprocess.run(
                [python, "-m", "uv", "pip", "compile", *sources, *OPTIONS, *extra, "-o", target],
                cwd=ROOT,
                env=environment,
                check=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
